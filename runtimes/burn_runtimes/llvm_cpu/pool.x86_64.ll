; made from pool.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.worker = type { i32, i32, [56 x i8] }
%struct.anon = type { i32, [60 x i8] }
%struct.anon.1 = type { i64, [56 x i8] }
%struct.timespec = type { i64, i64 }

@worker_count = internal unnamed_addr global i32 0, align 4
@workers = internal global [1024 x %struct.worker] zeroinitializer, align 16
@busy = internal global i32 0, align 4
@gate = internal global %struct.anon zeroinitializer, align 4
@job.0 = internal unnamed_addr global ptr null, align 8
@job.1 = internal unnamed_addr global ptr null, align 8
@job.2 = internal unnamed_addr global i64 0, align 8
@job.3 = internal unnamed_addr global i64 0, align 8
@job.4 = internal unnamed_addr global i64 0, align 8
@job.5 = internal unnamed_addr global ptr null, align 8
@job.6 = internal unnamed_addr global i64 0, align 8
@counter = internal global %struct.anon.1 zeroinitializer, align 8

; Function Attrs: nounwind
define dso_local range(i32 -2147483647, -2147483648) i32 @cube_pool_start(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i64], align 16
  %4 = alloca [16 x i64], align 16
  %5 = alloca [16 x i64], align 16
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %3, i8 -1, i64 128, i1 false)
  %7 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef nonnull %3, ptr noundef nonnull %4) #6
  %8 = call i32 @llvm.smin.i32(i32 %0, i32 1024)
  %9 = load i32, ptr @worker_count, align 4
  %10 = icmp slt i32 %9, %8
  br i1 %10, label %11, label %39

11:                                               ; preds = %2, %33
  %12 = phi i32 [ %37, %33 ], [ %9, %2 ]
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.worker, ptr @workers, i64 %13
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  store i32 0, ptr %14, align 16
  %15 = getelementptr inbounds i32, ptr %1, i64 %13
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store i32 %16, ptr %17, align 4
  %18 = call i32 @pthread_create(ptr noundef nonnull %6, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull %14) #6
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %32

20:                                               ; preds = %11
  %21 = load i32, ptr %17, align 4
  %22 = icmp ult i32 %21, 1024
  br i1 %22, label %23, label %33

23:                                               ; preds = %20
  %24 = and i32 %21, 63
  %25 = zext nneg i32 %24 to i64
  %26 = shl nuw i64 1, %25
  %27 = lshr i32 %21, 6
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr %5, i64 %28
  store i64 %26, ptr %29, align 8
  %30 = load i64, ptr %6, align 8
  %31 = call i32 @pthread_setaffinity_np(i64 noundef %30, i64 noundef 128, ptr noundef nonnull %5) #6
  br label %33

32:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br label %39

33:                                               ; preds = %20, %23
  %34 = load i64, ptr %6, align 8
  %35 = call i32 @pthread_detach(i64 noundef %34) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  %36 = load i32, ptr @worker_count, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr @worker_count, align 4
  %38 = icmp slt i32 %37, %8
  br i1 %38, label %11, label %39, !llvm.loop !3

39:                                               ; preds = %33, %2, %32
  %40 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %4, ptr noundef null) #6
  %41 = load i32, ptr @worker_count, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret i32 %41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
define internal noalias noundef nonnull ptr @work(ptr noundef %0) #4 {
  %2 = alloca %struct.timespec, align 8
  %3 = ptrtoint ptr %0 to i64
  %4 = sub i64 %3, ptrtoint (ptr @workers to i64)
  %5 = ashr exact i64 %4, 6
  %6 = add nsw i64 %5, 1
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %8

8:                                                ; preds = %81, %1
  %9 = load atomic i32, ptr %0 acquire, align 4
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %11, label %17

11:                                               ; preds = %17, %8
  %12 = cmpxchg ptr %0, i32 0, i32 1 acq_rel acquire, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %14, label %28

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %0 acquire, align 4
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %24, label %28

17:                                               ; preds = %8, %17
  %18 = phi i32 [ %19, %17 ], [ 0, %8 ]
  call void @llvm.x86.sse2.pause()
  %19 = add nuw nsw i32 %18, 1
  %20 = load atomic i32, ptr %0 acquire, align 4
  %21 = icmp ne i32 %20, 2
  %22 = icmp samesign ult i32 %18, 199
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %17, label %11, !llvm.loop !5

24:                                               ; preds = %14, %24
  %25 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %0, i32 noundef 128, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #6
  %26 = load atomic i32, ptr %0 acquire, align 4
  %27 = icmp eq i32 %26, 1
  br i1 %27, label %24, label %28, !llvm.loop !6

28:                                               ; preds = %24, %14, %11
  store atomic i32 0, ptr %0 release, align 4
  %29 = load atomic i32, ptr @gate acquire, align 4
  br label %30

30:                                               ; preds = %34, %28
  %31 = phi i32 [ %29, %28 ], [ %38, %34 ]
  %32 = and i32 %31, 1073741824
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %81, label %34

34:                                               ; preds = %30
  %35 = add i32 %31, 1
  %36 = cmpxchg ptr @gate, i32 %31, i32 %35 acq_rel acquire, align 4
  %37 = extractvalue { i32, i1 } %36, 1
  %38 = extractvalue { i32, i1 } %36, 0
  br i1 %37, label %39, label %30, !llvm.loop !7

39:                                               ; preds = %34
  %40 = load ptr, ptr @job.5, align 8
  %41 = load i64, ptr @job.6, align 8
  %42 = mul nsw i64 %41, %6
  %43 = getelementptr inbounds i8, ptr %40, i64 %42
  %44 = load i64, ptr @job.3, align 8
  %45 = atomicrmw add ptr @counter, i64 %44 monotonic, align 8
  %46 = load atomic i64, ptr @job.2 acquire, align 8
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %48, label %76

48:                                               ; preds = %39, %71
  %49 = phi i64 [ %74, %71 ], [ %46, %39 ]
  %50 = phi i64 [ %73, %71 ], [ %45, %39 ]
  %51 = load i64, ptr @job.3, align 8
  %52 = add nsw i64 %51, %50
  %53 = call i64 @llvm.smin.i64(i64 %52, i64 %49)
  %54 = load ptr, ptr @job.0, align 8
  %55 = load ptr, ptr @job.1, align 8
  call void %54(ptr noundef %55, i64 noundef %50, i64 noundef %53, ptr noundef %43) #6
  %56 = load i64, ptr @job.4, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %71, label %58

58:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %59 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #6
  %60 = load i64, ptr %2, align 8
  %61 = mul nsw i64 %60, 1000000000
  %62 = load i64, ptr %7, align 8
  %63 = add nsw i64 %61, %62
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  %64 = load i64, ptr @job.4, align 8
  %65 = icmp sgt i64 %63, %64
  br i1 %65, label %66, label %71

66:                                               ; preds = %58
  %67 = atomicrmw xchg ptr @counter, i64 4611686018427387904 monotonic, align 8
  %68 = load atomic i64, ptr @job.2 acquire, align 8
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %70, label %76

70:                                               ; preds = %66
  store atomic i64 %67, ptr @job.2 release, align 8
  br label %76

71:                                               ; preds = %58, %48
  %72 = load i64, ptr @job.3, align 8
  %73 = atomicrmw add ptr @counter, i64 %72 monotonic, align 8
  %74 = load atomic i64, ptr @job.2 acquire, align 8
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %48, label %76

76:                                               ; preds = %71, %39, %66, %70
  %77 = atomicrmw sub ptr @gate, i32 1 acq_rel, align 4
  %78 = icmp eq i32 %77, 1
  br i1 %78, label %79, label %81

79:                                               ; preds = %76
  %80 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @gate, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #6
  br label %81

81:                                               ; preds = %30, %79, %76
  br label %8
}

declare i32 @pthread_setaffinity_np(i64 noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @pthread_detach(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @cube_pool_forget() local_unnamed_addr #5 {
  store i32 0, ptr @worker_count, align 4
  store atomic i32 0, ptr @busy release, align 4
  store atomic i32 0, ptr @gate release, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local i64 @cube_pool_run(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i32 noundef %7, i64 noundef %8) local_unnamed_addr #0 {
  %10 = alloca %struct.timespec, align 8
  %11 = alloca %struct.timespec, align 8
  %12 = alloca %struct.timespec, align 8
  %13 = icmp eq i64 %8, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #6
  %15 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %12) #6
  %16 = load i64, ptr %12, align 8
  %17 = mul nsw i64 %16, 1000000000
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %19 = load i64, ptr %18, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #6
  %20 = add i64 %19, %8
  %21 = add i64 %20, %17
  br label %22

22:                                               ; preds = %9, %14
  %23 = phi i64 [ %21, %14 ], [ 0, %9 ]
  %24 = xor i64 %2, -1
  %25 = add i64 %3, %24
  %26 = add i64 %25, %4
  %27 = sdiv i64 %26, %4
  %28 = add nsw i32 %7, -1
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %27, -1
  %31 = call i64 @llvm.smin.i64(i64 %30, i64 %29)
  %32 = trunc i64 %31 to i32
  %33 = icmp sgt i32 %32, 0
  %34 = load i32, ptr @worker_count, align 4
  %35 = icmp ne i32 %34, 0
  %36 = select i1 %33, i1 %35, i1 false
  br i1 %36, label %37, label %40

37:                                               ; preds = %22
  %38 = cmpxchg ptr @busy, i32 0, i32 1 acquire monotonic, align 4
  %39 = extractvalue { i32, i1 } %38, 1
  br i1 %39, label %58, label %40

40:                                               ; preds = %37, %22
  %41 = icmp slt i64 %2, %3
  br i1 %41, label %42, label %142

42:                                               ; preds = %40
  %43 = icmp eq i64 %23, 0
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 8
  br label %45

45:                                               ; preds = %42, %56
  %46 = phi i64 [ %2, %42 ], [ %47, %56 ]
  %47 = add nsw i64 %46, %4
  %48 = call i64 @llvm.smin.i64(i64 %47, i64 %3)
  call void %0(ptr noundef %1, i64 noundef %46, i64 noundef %48, ptr noundef %5) #6
  br i1 %43, label %56, label %49

49:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #6
  %50 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %11) #6
  %51 = load i64, ptr %11, align 8
  %52 = mul nsw i64 %51, 1000000000
  %53 = load i64, ptr %44, align 8
  %54 = add nsw i64 %52, %53
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #6
  %55 = icmp sgt i64 %54, %23
  br i1 %55, label %142, label %56

56:                                               ; preds = %45, %49
  %57 = icmp slt i64 %47, %3
  br i1 %57, label %45, label %142, !llvm.loop !8

58:                                               ; preds = %37
  store ptr %0, ptr @job.0, align 8
  store ptr %1, ptr @job.1, align 8
  store i64 %3, ptr @job.2, align 8
  store i64 %4, ptr @job.3, align 8
  store i64 %23, ptr @job.4, align 8
  store ptr %5, ptr @job.5, align 8
  store i64 %6, ptr @job.6, align 8
  store atomic i64 %2, ptr @counter monotonic, align 8
  store atomic i32 1073741824, ptr @gate release, align 4
  %59 = call i32 @sched_getcpu() #6
  %60 = load i32, ptr @worker_count, align 4
  %61 = icmp sgt i32 %60, 0
  br i1 %61, label %62, label %86

62:                                               ; preds = %58, %78
  %63 = phi i32 [ %79, %78 ], [ %60, %58 ]
  %64 = phi i64 [ %81, %78 ], [ 0, %58 ]
  %65 = phi i32 [ %80, %78 ], [ %32, %58 ]
  %66 = getelementptr inbounds nuw %struct.worker, ptr @workers, i64 %64
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %68 = load i32, ptr %67, align 4
  %69 = icmp eq i32 %68, %59
  br i1 %69, label %78, label %70

70:                                               ; preds = %62
  %71 = atomicrmw xchg ptr %66, i32 2 acq_rel, align 16
  %72 = icmp eq i32 %71, 1
  br i1 %72, label %73, label %75

73:                                               ; preds = %70
  %74 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %66, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #6
  br label %75

75:                                               ; preds = %73, %70
  %76 = add nsw i32 %65, -1
  %77 = load i32, ptr @worker_count, align 4
  br label %78

78:                                               ; preds = %75, %62
  %79 = phi i32 [ %63, %62 ], [ %77, %75 ]
  %80 = phi i32 [ %65, %62 ], [ %76, %75 ]
  %81 = add nuw nsw i64 %64, 1
  %82 = sext i32 %79 to i64
  %83 = icmp slt i64 %81, %82
  %84 = icmp sgt i32 %80, 0
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %62, label %86, !llvm.loop !9

86:                                               ; preds = %78, %58
  %87 = load i64, ptr @job.3, align 8
  %88 = atomicrmw add ptr @counter, i64 %87 monotonic, align 8
  %89 = load atomic i64, ptr @job.2 acquire, align 8
  %90 = icmp slt i64 %88, %89
  br i1 %90, label %91, label %121

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %10, i64 8
  br label %93

93:                                               ; preds = %116, %91
  %94 = phi i64 [ %89, %91 ], [ %119, %116 ]
  %95 = phi i64 [ %88, %91 ], [ %118, %116 ]
  %96 = load i64, ptr @job.3, align 8
  %97 = add nsw i64 %96, %95
  %98 = call i64 @llvm.smin.i64(i64 %97, i64 %94)
  %99 = load ptr, ptr @job.0, align 8
  %100 = load ptr, ptr @job.1, align 8
  call void %99(ptr noundef %100, i64 noundef %95, i64 noundef %98, ptr noundef %5) #6
  %101 = load i64, ptr @job.4, align 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %116, label %103

103:                                              ; preds = %93
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #6
  %104 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #6
  %105 = load i64, ptr %10, align 8
  %106 = mul nsw i64 %105, 1000000000
  %107 = load i64, ptr %92, align 8
  %108 = add nsw i64 %106, %107
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #6
  %109 = load i64, ptr @job.4, align 8
  %110 = icmp sgt i64 %108, %109
  br i1 %110, label %111, label %116

111:                                              ; preds = %103
  %112 = atomicrmw xchg ptr @counter, i64 4611686018427387904 monotonic, align 8
  %113 = load atomic i64, ptr @job.2 acquire, align 8
  %114 = icmp slt i64 %112, %113
  br i1 %114, label %115, label %121

115:                                              ; preds = %111
  store atomic i64 %112, ptr @job.2 release, align 8
  br label %121

116:                                              ; preds = %103, %93
  %117 = load i64, ptr @job.3, align 8
  %118 = atomicrmw add ptr @counter, i64 %117 monotonic, align 8
  %119 = load atomic i64, ptr @job.2 acquire, align 8
  %120 = icmp slt i64 %118, %119
  br i1 %120, label %93, label %121

121:                                              ; preds = %116, %86, %111, %115
  %122 = atomicrmw and ptr @gate, i32 -1073741825 acq_rel, align 4
  %123 = and i32 %122, -1073741825
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %128

125:                                              ; preds = %128, %121
  %126 = load atomic i32, ptr @gate acquire, align 4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %140, label %135

128:                                              ; preds = %121, %128
  %129 = phi i32 [ %131, %128 ], [ 0, %121 ]
  call void @llvm.x86.sse2.pause()
  %130 = load atomic i32, ptr @gate acquire, align 4
  %131 = add nuw nsw i32 %129, 1
  %132 = icmp ne i32 %130, 0
  %133 = icmp samesign ult i32 %129, 399
  %134 = select i1 %132, i1 %133, i1 false
  br i1 %134, label %128, label %125, !llvm.loop !10

135:                                              ; preds = %125, %135
  %136 = phi i32 [ %138, %135 ], [ %126, %125 ]
  %137 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @gate, i32 noundef 128, i32 noundef range(i32 1, 0) %136, ptr noundef null, ptr noundef null, i32 noundef 0) #6
  %138 = load atomic i32, ptr @gate acquire, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %135, !llvm.loop !11

140:                                              ; preds = %135, %125
  %141 = load atomic i64, ptr @job.2 acquire, align 8
  store atomic i32 0, ptr @busy release, align 4
  br label %142

142:                                              ; preds = %49, %56, %40, %140
  %143 = phi i64 [ %141, %140 ], [ %3, %40 ], [ %48, %49 ], [ %3, %56 ]
  ret i64 %143
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #6

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #2

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

declare i32 @sched_getcpu() local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { noreturn nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
