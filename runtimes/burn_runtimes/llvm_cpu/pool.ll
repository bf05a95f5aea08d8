target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.worker_t = type { i32, i32, [120 x i8] }
%struct.__sigset_t = type { [16 x i64] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@started = internal unnamed_addr global i64 0, align 8
@workers = internal global [256 x %struct.worker_t] zeroinitializer, align 128
@taken = internal global i32 0, align 4
@running = internal global i32 0, align 128
@entry = internal unnamed_addr global ptr null, align 8
@slots = internal unnamed_addr global ptr null, align 8
@cubes = internal unnamed_addr global i64 0, align 8
@chunk = internal unnamed_addr global i64 0, align 8
@scratch = internal unnamed_addr global ptr null, align 8
@scratch_stride = internal unnamed_addr global i64 0, align 8
@next_cube = internal global i64 0, align 128

; Function Attrs: nounwind uwtable
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @burn_pool_start(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.__sigset_t, align 8
  %3 = alloca %struct.__sigset_t, align 8
  %4 = alloca %union.pthread_attr_t, align 8
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %6 = call i32 @sigfillset(ptr noundef nonnull %2) #5
  %7 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %2, ptr noundef nonnull %3) #5
  %8 = call i32 @pthread_attr_init(ptr noundef nonnull %4) #5
  %9 = call i32 @pthread_attr_setdetachstate(ptr noundef nonnull %4, i32 noundef 1) #5
  %10 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %4, i64 noundef 8388608) #5
  %11 = call i64 @llvm.smin.i64(i64 %0, i64 256)
  %12 = load i64, ptr @started, align 8, !tbaa !9
  %13 = icmp slt i64 %12, %11
  br i1 %13, label %14, label %25

14:                                               ; preds = %1, %21
  %15 = phi i64 [ %23, %21 ], [ %12, %1 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %16 = getelementptr inbounds %struct.worker_t, ptr @workers, i64 %15
  store atomic i32 0, ptr %16 seq_cst, align 128
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store atomic i32 0, ptr %17 seq_cst, align 4
  %18 = inttoptr i64 %15 to ptr
  %19 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull @work, ptr noundef %18) #5
  %20 = icmp eq i32 %19, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br i1 %20, label %21, label %25

21:                                               ; preds = %14
  %22 = load i64, ptr @started, align 8, !tbaa !9
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr @started, align 8, !tbaa !9
  %24 = icmp slt i64 %23, %11
  br i1 %24, label %14, label %25, !llvm.loop !11

25:                                               ; preds = %21, %14, %1
  %26 = call i32 @pthread_attr_destroy(ptr noundef nonnull %4) #5
  %27 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %3, ptr noundef null) #5
  %28 = load i64, ptr @started, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret i64 %28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare i32 @sigfillset(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_attr_init(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn nounwind uwtable
define internal noalias noundef nonnull ptr @work(ptr noundef %0) #3 {
  %2 = ptrtoint ptr %0 to i64
  %3 = getelementptr inbounds %struct.worker_t, ptr @workers, i64 %2
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %5 = add nsw i64 %2, 1
  br label %6

6:                                                ; preds = %51, %1
  %7 = phi i32 [ 0, %1 ], [ %25, %51 ]
  %8 = load atomic i32, ptr %3 seq_cst, align 128
  %9 = icmp eq i32 %8, %7
  br i1 %9, label %13, label %10

10:                                               ; preds = %13, %6
  %11 = load atomic i32, ptr %3 seq_cst, align 128
  %12 = icmp eq i32 %11, %7
  br i1 %12, label %20, label %24

13:                                               ; preds = %6, %13
  %14 = phi i32 [ %15, %13 ], [ 0, %6 ]
  tail call void @llvm.x86.sse2.pause()
  %15 = add nuw nsw i32 %14, 1
  %16 = load atomic i32, ptr %3 seq_cst, align 128
  %17 = icmp eq i32 %16, %7
  %18 = icmp samesign ult i32 %14, 199
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %13, label %10, !llvm.loop !13

20:                                               ; preds = %10, %20
  store atomic i32 1, ptr %4 seq_cst, align 4
  %21 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef %7, i32 noundef 0, i32 noundef 0, i32 noundef 0) #5
  store atomic i32 0, ptr %4 seq_cst, align 4
  %22 = load atomic i32, ptr %3 seq_cst, align 128
  %23 = icmp eq i32 %22, %7
  br i1 %23, label %20, label %24, !llvm.loop !14

24:                                               ; preds = %20, %10
  %25 = load atomic i32, ptr %3 seq_cst, align 128
  %26 = load ptr, ptr @scratch, align 8, !tbaa !15
  %27 = load i64, ptr @scratch_stride, align 8, !tbaa !9
  %28 = mul nsw i64 %27, %5
  %29 = getelementptr inbounds i8, ptr %26, i64 %28
  %30 = load i64, ptr @chunk, align 8, !tbaa !9
  %31 = atomicrmw add ptr @next_cube, i64 %30 monotonic, align 128
  %32 = load i64, ptr @cubes, align 8, !tbaa !9
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %46

34:                                               ; preds = %24, %34
  %35 = phi i64 [ %44, %34 ], [ %32, %24 ]
  %36 = phi i64 [ %43, %34 ], [ %31, %24 ]
  %37 = phi i64 [ %42, %34 ], [ %30, %24 ]
  %38 = load ptr, ptr @entry, align 8, !tbaa !18
  %39 = load ptr, ptr @slots, align 8, !tbaa !18
  %40 = add nsw i64 %37, %36
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %35)
  tail call void %38(ptr noundef %39, i64 noundef %36, i64 noundef %41, ptr noundef %29) #5
  %42 = load i64, ptr @chunk, align 8, !tbaa !9
  %43 = atomicrmw add ptr @next_cube, i64 %42 monotonic, align 128
  %44 = load i64, ptr @cubes, align 8, !tbaa !9
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %34, label %46

46:                                               ; preds = %34, %24
  %47 = atomicrmw sub ptr @running, i32 1 seq_cst, align 128
  %48 = icmp eq i32 %47, 1
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @running, i32 noundef 129, i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef 0) #5
  br label %51

51:                                               ; preds = %49, %46
  br label %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_destroy(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @burn_pool_forget() local_unnamed_addr #4 {
  store i64 0, ptr @started, align 8, !tbaa !9
  store atomic i32 0, ptr @taken seq_cst, align 4
  store atomic i32 0, ptr @running seq_cst, align 128
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local range(i64 0, 2) i64 @burn_pool_run(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) local_unnamed_addr #0 {
  %9 = atomicrmw xchg ptr @taken, i32 1 seq_cst, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %69

11:                                               ; preds = %8
  %12 = load i64, ptr @started, align 8, !tbaa !9
  %13 = tail call i64 @llvm.smin.i64(i64 %5, i64 %12)
  store ptr %0, ptr @entry, align 8, !tbaa !18
  store ptr %1, ptr @slots, align 8, !tbaa !18
  store i64 %3, ptr @cubes, align 8, !tbaa !9
  store i64 %4, ptr @chunk, align 8, !tbaa !9
  store ptr %6, ptr @scratch, align 8, !tbaa !15
  store i64 %7, ptr @scratch_stride, align 8, !tbaa !9
  store atomic i64 %2, ptr @next_cube seq_cst, align 128
  %14 = trunc i64 %13 to i32
  store atomic i32 %14, ptr @running seq_cst, align 128
  %15 = icmp sgt i64 %13, 0
  br i1 %15, label %41, label %20

16:                                               ; preds = %50
  %17 = load ptr, ptr @scratch, align 8, !tbaa !15
  %18 = load i64, ptr @chunk, align 8, !tbaa !9
  %19 = load i64, ptr @cubes, align 8, !tbaa !9
  br label %20

20:                                               ; preds = %16, %11
  %21 = phi i64 [ %19, %16 ], [ %3, %11 ]
  %22 = phi i64 [ %18, %16 ], [ %4, %11 ]
  %23 = phi ptr [ %17, %16 ], [ %6, %11 ]
  %24 = atomicrmw add ptr @next_cube, i64 %22 monotonic, align 128
  %25 = icmp slt i64 %24, %21
  br i1 %25, label %26, label %38

26:                                               ; preds = %20, %26
  %27 = phi i64 [ %36, %26 ], [ %21, %20 ]
  %28 = phi i64 [ %35, %26 ], [ %24, %20 ]
  %29 = phi i64 [ %34, %26 ], [ %22, %20 ]
  %30 = load ptr, ptr @entry, align 8, !tbaa !18
  %31 = load ptr, ptr @slots, align 8, !tbaa !18
  %32 = add nsw i64 %29, %28
  %33 = tail call i64 @llvm.smin.i64(i64 %32, i64 %27)
  tail call void %30(ptr noundef %31, i64 noundef %28, i64 noundef %33, ptr noundef %23) #5
  %34 = load i64, ptr @chunk, align 8, !tbaa !9
  %35 = atomicrmw add ptr @next_cube, i64 %34 monotonic, align 128
  %36 = load i64, ptr @cubes, align 8, !tbaa !9
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %26, label %38

38:                                               ; preds = %26, %20
  %39 = load atomic i32, ptr @running seq_cst, align 128
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %53, label %56

41:                                               ; preds = %11, %50
  %42 = phi i64 [ %51, %50 ], [ 0, %11 ]
  %43 = getelementptr inbounds nuw %struct.worker_t, ptr @workers, i64 %42
  %44 = atomicrmw add ptr %43, i32 1 seq_cst, align 128
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %46 = load atomic i32, ptr %45 seq_cst, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %41
  %49 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %43, i32 noundef 129, i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef 0) #5
  br label %50

50:                                               ; preds = %41, %48
  %51 = add nuw nsw i64 %42, 1
  %52 = icmp eq i64 %51, %13
  br i1 %52, label %16, label %41, !llvm.loop !19

53:                                               ; preds = %56, %38
  %54 = load atomic i32, ptr @running seq_cst, align 128
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %63, label %64

56:                                               ; preds = %38, %56
  %57 = phi i32 [ %58, %56 ], [ 0, %38 ]
  tail call void @llvm.x86.sse2.pause()
  %58 = add nuw nsw i32 %57, 1
  %59 = load atomic i32, ptr @running seq_cst, align 128
  %60 = icmp ne i32 %59, 0
  %61 = icmp samesign ult i32 %57, 199
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %56, label %53, !llvm.loop !20

63:                                               ; preds = %64, %53
  store atomic i32 0, ptr @taken seq_cst, align 4
  br label %69

64:                                               ; preds = %53, %64
  %65 = phi i32 [ %67, %64 ], [ %54, %53 ]
  %66 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @running, i32 noundef 128, i32 noundef %65, i32 noundef 0, i32 noundef 0, i32 noundef 0) #5
  %67 = load atomic i32, ptr @running seq_cst, align 128
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %63, label %64, !llvm.loop !21

69:                                               ; preds = %8, %63
  %70 = phi i64 [ 1, %63 ], [ 0, %8 ]
  ret i64 %70
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #5

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 omnipotent char", !17, i64 0}
!17 = !{!"any pointer", !7, i64 0}
!18 = !{!17, !17, i64 0}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
