define void @scale(ptr %slots, i64 %begin, i64 %end, ptr %scratch) #0 {
entry:
  %v1 = getelementptr i64, ptr %slots, i64 0
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i64, ptr %slots, i64 1
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i64, ptr %slots, i64 2
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i64, ptr %slots, i64 3
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i64, ptr %slots, i64 4
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr i64, ptr %slots, i64 5
  %v12 = load i64, ptr %v11, align 8
  %v13 = getelementptr i64, ptr %slots, i64 6
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i64, ptr %slots, i64 7
  %v16 = load ptr, ptr %v15, align 8
  %v17 = getelementptr i64, ptr %slots, i64 8
  %v18 = load i64, ptr %v17, align 8
  %v19 = getelementptr i64, ptr %slots, i64 9
  %v20 = load i64, ptr %v19, align 8
  %v21 = getelementptr i64, ptr %slots, i64 10
  %v22 = load float, ptr %v21, align 8
  %v23 = udiv i64 %begin, %v2
  %v24 = urem i64 %begin, %v2
  %v25 = urem i64 %v23, %v4
  %v26 = udiv i64 %v23, %v4
  br label %cubes27
cubes27:
  %cube30 = phi i64 [ %begin, %entry ], [ %v82, %endplanes36 ]
  %cube31 = phi i64 [ %v24, %entry ], [ %v85, %endplanes36 ]
  %cube32 = phi i64 [ %v25, %entry ], [ %v89, %endplanes36 ]
  %cube33 = phi i64 [ %v26, %entry ], [ %v91, %endplanes36 ]
  %v34 = icmp slt i64 %cube30, %end
  br i1 %v34, label %cube28, label %endcubes29
cube28:
  br label %plane35
plane35:
  %plane37 = phi i64 [ 0, %cube28 ], [ %v80, %endif54 ]
  %v38 = mul i64 %plane37, 8
  %v39 = mul i64 %cube33, %v4
  %v40 = add i64 %v39, %cube32
  %v41 = mul i64 %v40, %v2
  %v42 = add i64 %v41, %cube31
  %v43 = mul i64 %v42, 64
  %v44 = add i64 %v43, %v38
  %v45 = insertelement <8 x i64> poison, i64 %v44, i64 0
  %v46 = shufflevector <8 x i64> %v45, <8 x i64> %v45, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v47 = add <8 x i64> %v46, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v48 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v49 = shufflevector <8 x i64> %v48, <8 x i64> %v48, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v50 = icmp slt <8 x i64> %v47, %v49
  %v51 = xor <8 x i1> %v50, splat (i1 true)
  %v55 = bitcast <8 x i1> %v50 to i8
  %v56 = icmp eq i8 %v55, -1
  br i1 %v56, label %all52, label %partial53
all52:
  %v57 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v58 = shufflevector <8 x i64> %v57, <8 x i64> %v57, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v59 = icmp slt <8 x i64> %v47, %v58
  %v60 = getelementptr float, ptr %v10, i64 %v44
  %v61 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v60, <8 x i1> %v59, <8 x float> zeroinitializer)
  %v62 = insertelement <8 x float> poison, float %v22, i64 0
  %v63 = shufflevector <8 x float> %v62, <8 x float> %v62, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v64 = fmul <8 x float> %v61, %v63
  %v65 = getelementptr float, ptr %v16, i64 %v44
  store <8 x float> %v64, ptr %v65, align 4
  br label %endif54
partial53:
  %v68 = bitcast <8 x i1> %v50 to i8
  %v69 = icmp ne i8 %v68, 0
  br i1 %v69, label %some66, label %none67
some66:
  %v70 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v71 = shufflevector <8 x i64> %v70, <8 x i64> %v70, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v72 = icmp slt <8 x i64> %v47, %v71
  %v73 = and <8 x i1> %v50, %v72
  %v74 = getelementptr float, ptr %v10, i64 %v44
  %v75 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v74, <8 x i1> %v73, <8 x float> zeroinitializer)
  %v76 = insertelement <8 x float> poison, float %v22, i64 0
  %v77 = shufflevector <8 x float> %v76, <8 x float> %v76, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v78 = fmul <8 x float> %v75, %v77
  %v79 = getelementptr float, ptr %v16, i64 %v44
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v78, ptr align 4 %v79, <8 x i1> %v50)
  br label %none67
none67:
  br label %endif54
endif54:
  %v80 = add i64 %plane37, 1
  %v81 = icmp ult i64 %v80, 8
  br i1 %v81, label %plane35, label %endplanes36
endplanes36:
  %v82 = add i64 %cube30, 1
  %v83 = add i64 %cube31, 1
  %v84 = icmp eq i64 %v83, %v2
  %v85 = select i1 %v84, i64 0, i64 %v83
  %v86 = zext i1 %v84 to i64
  %v87 = add i64 %cube32, %v86
  %v88 = icmp eq i64 %v87, %v4
  %v89 = select i1 %v88, i64 0, i64 %v87
  %v90 = zext i1 %v88 to i64
  %v91 = add i64 %cube33, %v90
  br label %cubes27
endcubes29:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }
