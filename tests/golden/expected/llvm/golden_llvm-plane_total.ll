define void @plane_total(ptr %slots, i64 %begin, i64 %end, ptr %scratch) #0 {
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
  %v21 = udiv i64 %begin, %v2
  %v22 = urem i64 %begin, %v2
  %v23 = urem i64 %v21, %v4
  %v24 = udiv i64 %v21, %v4
  br label %cubes25
cubes25:
  %cube28 = phi i64 [ %begin, %entry ], [ %v96, %endplanes34 ]
  %cube29 = phi i64 [ %v22, %entry ], [ %v99, %endplanes34 ]
  %cube30 = phi i64 [ %v23, %entry ], [ %v103, %endplanes34 ]
  %cube31 = phi i64 [ %v24, %entry ], [ %v105, %endplanes34 ]
  %v32 = icmp slt i64 %cube28, %end
  br i1 %v32, label %cube26, label %endcubes27
cube26:
  br label %plane33
plane33:
  %plane35 = phi i64 [ 0, %cube26 ], [ %v94, %endif66 ]
  %v36 = mul i64 %plane35, 8
  %v37 = mul i64 %cube31, %v4
  %v38 = add i64 %v37, %cube30
  %v39 = mul i64 %v38, %v2
  %v40 = add i64 %v39, %cube29
  %v41 = mul i64 %v40, 64
  %v42 = add i64 %v41, %v36
  %v43 = insertelement <8 x i64> poison, i64 %v42, i64 0
  %v44 = shufflevector <8 x i64> %v43, <8 x i64> %v43, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v45 = add <8 x i64> %v44, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v46 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v47 = shufflevector <8 x i64> %v46, <8 x i64> %v46, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v48 = icmp slt <8 x i64> %v45, %v47
  %v49 = getelementptr i32, ptr %v10, i64 %v42
  %v50 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %v49, <8 x i1> %v48, <8 x i32> zeroinitializer)
  %v51 = shufflevector <8 x i32> %v50, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v52 = shufflevector <8 x i32> %v50, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v53 = add <4 x i32> %v51, %v52
  %v54 = shufflevector <4 x i32> %v53, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v55 = shufflevector <4 x i32> %v53, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v56 = add <2 x i32> %v54, %v55
  %v57 = shufflevector <2 x i32> %v56, <2 x i32> poison, <1 x i32> <i32 0>
  %v58 = shufflevector <2 x i32> %v56, <2 x i32> poison, <1 x i32> <i32 1>
  %v59 = add <1 x i32> %v57, %v58
  %v60 = extractelement <1 x i32> %v59, i64 0
  %v61 = add <8 x i64> splat (i64 0), <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v62 = icmp eq <8 x i64> %v61, splat (i64 0)
  %v63 = xor <8 x i1> %v62, splat (i1 true)
  %v67 = bitcast <8 x i1> %v62 to i8
  %v68 = icmp eq i8 %v67, -1
  br i1 %v68, label %all64, label %partial65
all64:
  %v69 = icmp ult <8 x i64> splat (i64 3), splat (i64 64)
  %v70 = and <8 x i64> splat (i64 3), splat (i64 63)
  %v71 = select <8 x i1> %v69, <8 x i64> splat (i64 3), <8 x i64> splat (i64 63)
  %v72 = ashr <8 x i64> %v45, %v71
  %v73 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v74 = shufflevector <8 x i64> %v73, <8 x i64> %v73, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v75 = icmp slt <8 x i64> %v72, %v74
  %v76 = insertelement <8 x i32> poison, i32 %v60, i64 0
  %v77 = shufflevector <8 x i32> %v76, <8 x i32> %v76, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v78 = getelementptr i32, ptr %v16, <8 x i64> %v72
  call void @llvm.masked.scatter.v8i32.v8p0(<8 x i32> %v77, <8 x ptr> align 4 %v78, <8 x i1> %v75)
  br label %endif66
partial65:
  %v81 = bitcast <8 x i1> %v62 to i8
  %v82 = icmp ne i8 %v81, 0
  br i1 %v82, label %some79, label %none80
some79:
  %v83 = icmp ult <8 x i64> splat (i64 3), splat (i64 64)
  %v84 = and <8 x i64> splat (i64 3), splat (i64 63)
  %v85 = select <8 x i1> %v83, <8 x i64> splat (i64 3), <8 x i64> splat (i64 63)
  %v86 = ashr <8 x i64> %v45, %v85
  %v87 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v88 = shufflevector <8 x i64> %v87, <8 x i64> %v87, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v89 = icmp slt <8 x i64> %v86, %v88
  %v90 = insertelement <8 x i32> poison, i32 %v60, i64 0
  %v91 = shufflevector <8 x i32> %v90, <8 x i32> %v90, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v92 = and <8 x i1> %v62, %v89
  %v93 = getelementptr i32, ptr %v16, <8 x i64> %v86
  call void @llvm.masked.scatter.v8i32.v8p0(<8 x i32> %v91, <8 x ptr> align 4 %v93, <8 x i1> %v92)
  br label %none80
none80:
  br label %endif66
endif66:
  %v94 = add i64 %plane35, 1
  %v95 = icmp ult i64 %v94, 8
  br i1 %v95, label %plane33, label %endplanes34
endplanes34:
  %v96 = add i64 %cube28, 1
  %v97 = add i64 %cube29, 1
  %v98 = icmp eq i64 %v97, %v2
  %v99 = select i1 %v98, i64 0, i64 %v97
  %v100 = zext i1 %v98 to i64
  %v101 = add i64 %cube30, %v100
  %v102 = icmp eq i64 %v101, %v4
  %v103 = select i1 %v102, i64 0, i64 %v101
  %v104 = zext i1 %v102 to i64
  %v105 = add i64 %cube31, %v104
  br label %cubes25
endcubes27:
  ret void
}

declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4, <8 x i1>, <8 x i32>)
declare void @llvm.masked.scatter.v8i32.v8p0(<8 x i32>, <8 x ptr> align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }
