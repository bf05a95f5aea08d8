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
  br label %cubes21
cubes21:
  %cube24 = phi i64 [ %begin, %entry ], [ %v137, %endcube33 ]
  %v25 = icmp slt i64 %cube24, %end
  br i1 %v25, label %cube22, label %endcubes23
cube22:
  %v26 = mul nsw i64 %cube24, 64
  %v27 = icmp sle i64 %v26, 9223372036854775744
  %v28 = add nsw i64 %v26, 63
  %v29 = icmp slt i64 %v28, %v12
  %v30 = and i1 %v27, %v29
  br i1 %v30, label %inside31, label %outside32
inside31:
  br label %plane34
plane34:
  %plane36 = phi i64 [ 0, %inside31 ], [ %v91, %endif57 ]
  %v37 = mul i64 %plane36, 8
  %v38 = mul nsw i64 %cube24, 64
  %v39 = add nsw i64 %v38, %v37
  %v40 = getelementptr i32, ptr %v10, i64 %v39
  %v41 = load <8 x i32>, ptr %v40, align 4
  %v42 = shufflevector <8 x i32> %v41, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v43 = shufflevector <8 x i32> %v41, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v44 = add <4 x i32> %v42, %v43
  %v45 = shufflevector <4 x i32> %v44, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v46 = shufflevector <4 x i32> %v44, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v47 = add <2 x i32> %v45, %v46
  %v48 = shufflevector <2 x i32> %v47, <2 x i32> poison, <1 x i32> <i32 0>
  %v49 = shufflevector <2 x i32> %v47, <2 x i32> poison, <1 x i32> <i32 1>
  %v50 = add <1 x i32> %v48, %v49
  %v51 = extractelement <1 x i32> %v50, i64 0
  %v52 = add <8 x i64> splat (i64 0), <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v53 = icmp eq <8 x i64> %v52, splat (i64 0)
  %v54 = xor <8 x i1> %v53, splat (i1 true)
  %v58 = bitcast <8 x i1> %v53 to i8
  %v59 = icmp eq i8 %v58, -1
  br i1 %v59, label %all55, label %partial56
all55:
  %v60 = insertelement <8 x i64> poison, i64 %v39, i64 0
  %v61 = shufflevector <8 x i64> %v60, <8 x i64> %v60, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v62 = add <8 x i64> %v61, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v63 = icmp ult <8 x i64> splat (i64 3), splat (i64 64)
  %v64 = and <8 x i64> splat (i64 3), splat (i64 63)
  %v65 = select <8 x i1> %v63, <8 x i64> splat (i64 3), <8 x i64> splat (i64 63)
  %v66 = ashr <8 x i64> %v62, %v65
  %v67 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v68 = shufflevector <8 x i64> %v67, <8 x i64> %v67, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v69 = icmp slt <8 x i64> %v66, %v68
  %v70 = insertelement <8 x i32> poison, i32 %v51, i64 0
  %v71 = shufflevector <8 x i32> %v70, <8 x i32> %v70, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v72 = getelementptr i32, ptr %v16, <8 x i64> %v66
  call void @llvm.masked.scatter.v8i32.v8p0(<8 x i32> %v71, <8 x ptr> align 4 %v72, <8 x i1> %v69)
  br label %endif57
partial56:
  %v75 = bitcast <8 x i1> %v53 to i8
  %v76 = icmp ne i8 %v75, 0
  br i1 %v76, label %some73, label %none74
some73:
  %v77 = insertelement <8 x i64> poison, i64 %v39, i64 0
  %v78 = shufflevector <8 x i64> %v77, <8 x i64> %v77, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v79 = add <8 x i64> %v78, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v80 = icmp ult <8 x i64> splat (i64 3), splat (i64 64)
  %v81 = and <8 x i64> splat (i64 3), splat (i64 63)
  %v82 = select <8 x i1> %v80, <8 x i64> splat (i64 3), <8 x i64> splat (i64 63)
  %v83 = ashr <8 x i64> %v79, %v82
  %v84 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v85 = shufflevector <8 x i64> %v84, <8 x i64> %v84, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v86 = icmp slt <8 x i64> %v83, %v85
  %v87 = insertelement <8 x i32> poison, i32 %v51, i64 0
  %v88 = shufflevector <8 x i32> %v87, <8 x i32> %v87, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v89 = and <8 x i1> %v53, %v86
  %v90 = getelementptr i32, ptr %v16, <8 x i64> %v83
  call void @llvm.masked.scatter.v8i32.v8p0(<8 x i32> %v88, <8 x ptr> align 4 %v90, <8 x i1> %v89)
  br label %none74
none74:
  br label %endif57
endif57:
  %v91 = add i64 %plane36, 1
  %v92 = icmp ult i64 %v91, 8
  br i1 %v92, label %plane34, label %endplanes35
endplanes35:
  br label %endcube33
outside32:
  br label %plane93
plane93:
  %plane95 = phi i64 [ 0, %outside32 ], [ %v135, %none121 ]
  %v96 = mul i64 %plane95, 8
  %v97 = mul nsw i64 %cube24, 64
  %v98 = add nsw i64 %v97, %v96
  %v99 = insertelement <8 x i64> poison, i64 %v98, i64 0
  %v100 = shufflevector <8 x i64> %v99, <8 x i64> %v99, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v101 = add <8 x i64> %v100, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v102 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v103 = shufflevector <8 x i64> %v102, <8 x i64> %v102, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v104 = icmp slt <8 x i64> %v101, %v103
  %v105 = getelementptr i32, ptr %v10, i64 %v98
  %v106 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %v105, <8 x i1> %v104, <8 x i32> zeroinitializer)
  %v107 = shufflevector <8 x i32> %v106, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v108 = shufflevector <8 x i32> %v106, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v109 = add <4 x i32> %v107, %v108
  %v110 = shufflevector <4 x i32> %v109, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v111 = shufflevector <4 x i32> %v109, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v112 = add <2 x i32> %v110, %v111
  %v113 = shufflevector <2 x i32> %v112, <2 x i32> poison, <1 x i32> <i32 0>
  %v114 = shufflevector <2 x i32> %v112, <2 x i32> poison, <1 x i32> <i32 1>
  %v115 = add <1 x i32> %v113, %v114
  %v116 = extractelement <1 x i32> %v115, i64 0
  %v117 = add <8 x i64> splat (i64 0), <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v118 = icmp eq <8 x i64> %v117, splat (i64 0)
  %v119 = xor <8 x i1> %v118, splat (i1 true)
  %v122 = bitcast <8 x i1> %v118 to i8
  %v123 = icmp ne i8 %v122, 0
  br i1 %v123, label %some120, label %none121
some120:
  %v124 = icmp ult <8 x i64> splat (i64 3), splat (i64 64)
  %v125 = and <8 x i64> splat (i64 3), splat (i64 63)
  %v126 = select <8 x i1> %v124, <8 x i64> splat (i64 3), <8 x i64> splat (i64 63)
  %v127 = ashr <8 x i64> %v101, %v126
  %v128 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v129 = shufflevector <8 x i64> %v128, <8 x i64> %v128, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v130 = icmp slt <8 x i64> %v127, %v129
  %v131 = insertelement <8 x i32> poison, i32 %v116, i64 0
  %v132 = shufflevector <8 x i32> %v131, <8 x i32> %v131, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v133 = and <8 x i1> %v118, %v130
  %v134 = getelementptr i32, ptr %v16, <8 x i64> %v127
  call void @llvm.masked.scatter.v8i32.v8p0(<8 x i32> %v132, <8 x ptr> align 4 %v134, <8 x i1> %v133)
  br label %none121
none121:
  %v135 = add i64 %plane95, 1
  %v136 = icmp ult i64 %v135, 8
  br i1 %v136, label %plane93, label %endplanes94
endplanes94:
  br label %endcube33
endcube33:
  %v137 = add i64 %cube24, 1
  br label %cubes21
endcubes23:
  ret void
}

declare void @llvm.masked.scatter.v8i32.v8p0(<8 x i32>, <8 x ptr> align 4, <8 x i1>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4, <8 x i1>, <8 x i32>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }
