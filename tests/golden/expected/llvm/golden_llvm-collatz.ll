define void @collatz(ptr %slots, i64 %begin, i64 %end, ptr %scratch) #0 {
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
  %cube24 = phi i64 [ %begin, %entry ], [ %v124, %endcube36 ]
  %v25 = icmp slt i64 %cube24, %end
  br i1 %v25, label %cube22, label %endcubes23
cube22:
  %v26 = mul nsw i64 %cube24, 64
  %v27 = icmp sle i64 %v26, 9223372036854775744
  %v28 = add nsw i64 %v26, 63
  %v29 = icmp slt i64 %v28, %v18
  %v30 = add nsw i64 %v26, 63
  %v31 = icmp slt i64 %v30, %v12
  %v32 = and i1 %v27, %v29
  %v33 = and i1 %v32, %v31
  br i1 %v33, label %inside34, label %outside35
inside34:
  br label %plane37
plane37:
  %plane39 = phi i64 [ 0, %inside34 ], [ %v71, %endwhile47 ]
  %v40 = mul i64 %plane39, 8
  %v41 = mul nsw i64 %cube24, 64
  %v42 = add nsw i64 %v41, %v40
  %v43 = getelementptr i32, ptr %v10, i64 %v42
  %v44 = load <8 x i32>, ptr %v43, align 4
  br label %while45
while45:
  %v48 = phi <8 x i1> [ splat (i1 true), %plane37 ], [ %v53, %do46 ]
  %v49 = phi <8 x i32> [ %v44, %plane37 ], [ %v69, %do46 ]
  %v50 = phi i32 [ 0, %plane37 ], [ %v68, %do46 ]
  %v51 = phi <8 x i32> [ zeroinitializer, %plane37 ], [ %v56, %do46 ]
  %v52 = icmp ugt <8 x i32> %v49, splat (i32 1)
  %v53 = and <8 x i1> %v48, %v52
  %v54 = insertelement <8 x i32> poison, i32 %v50, i64 0
  %v55 = shufflevector <8 x i32> %v54, <8 x i32> %v54, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v56 = select <8 x i1> %v48, <8 x i32> %v55, <8 x i32> %v51
  %v57 = bitcast <8 x i1> %v53 to i8
  %v58 = icmp ne i8 %v57, 0
  br i1 %v58, label %do46, label %endwhile47
do46:
  %v59 = and <8 x i32> %v49, splat (i32 1)
  %v60 = icmp eq <8 x i32> %v59, splat (i32 0)
  %v61 = icmp ult <8 x i32> splat (i32 1), splat (i32 32)
  %v62 = and <8 x i32> splat (i32 1), splat (i32 31)
  %v63 = lshr <8 x i32> %v49, %v62
  %v64 = select <8 x i1> %v61, <8 x i32> %v63, <8 x i32> splat (i32 0)
  %v65 = mul <8 x i32> %v49, splat (i32 3)
  %v66 = add <8 x i32> %v65, splat (i32 1)
  %v67 = select <8 x i1> %v60, <8 x i32> %v64, <8 x i32> %v66
  %v68 = add i32 %v50, 1
  %v69 = select <8 x i1> %v53, <8 x i32> %v67, <8 x i32> %v49
  br label %while45
endwhile47:
  %v70 = getelementptr i32, ptr %v16, i64 %v42
  store <8 x i32> %v56, ptr %v70, align 4
  %v71 = add i64 %plane39, 1
  %v72 = icmp ult i64 %v71, 8
  br i1 %v72, label %plane37, label %endplanes38
endplanes38:
  br label %endcube36
outside35:
  br label %plane73
plane73:
  %plane75 = phi i64 [ 0, %outside35 ], [ %v122, %none87 ]
  %v76 = mul i64 %plane75, 8
  %v77 = mul nsw i64 %cube24, 64
  %v78 = add nsw i64 %v77, %v76
  %v79 = insertelement <8 x i64> poison, i64 %v78, i64 0
  %v80 = shufflevector <8 x i64> %v79, <8 x i64> %v79, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v81 = add <8 x i64> %v80, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v82 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v83 = shufflevector <8 x i64> %v82, <8 x i64> %v82, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v84 = icmp slt <8 x i64> %v81, %v83
  %v85 = xor <8 x i1> %v84, splat (i1 true)
  %v88 = bitcast <8 x i1> %v84 to i8
  %v89 = icmp ne i8 %v88, 0
  br i1 %v89, label %some86, label %none87
some86:
  %v90 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v91 = shufflevector <8 x i64> %v90, <8 x i64> %v90, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v92 = icmp slt <8 x i64> %v81, %v91
  %v93 = and <8 x i1> %v84, %v92
  %v94 = getelementptr i32, ptr %v10, i64 %v78
  %v95 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %v94, <8 x i1> %v93, <8 x i32> zeroinitializer)
  br label %while96
while96:
  %v99 = phi <8 x i1> [ %v84, %some86 ], [ %v104, %do97 ]
  %v100 = phi <8 x i32> [ %v95, %some86 ], [ %v120, %do97 ]
  %v101 = phi i32 [ 0, %some86 ], [ %v119, %do97 ]
  %v102 = phi <8 x i32> [ zeroinitializer, %some86 ], [ %v107, %do97 ]
  %v103 = icmp ugt <8 x i32> %v100, splat (i32 1)
  %v104 = and <8 x i1> %v99, %v103
  %v105 = insertelement <8 x i32> poison, i32 %v101, i64 0
  %v106 = shufflevector <8 x i32> %v105, <8 x i32> %v105, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v107 = select <8 x i1> %v99, <8 x i32> %v106, <8 x i32> %v102
  %v108 = bitcast <8 x i1> %v104 to i8
  %v109 = icmp ne i8 %v108, 0
  br i1 %v109, label %do97, label %endwhile98
do97:
  %v110 = and <8 x i32> %v100, splat (i32 1)
  %v111 = icmp eq <8 x i32> %v110, splat (i32 0)
  %v112 = icmp ult <8 x i32> splat (i32 1), splat (i32 32)
  %v113 = and <8 x i32> splat (i32 1), splat (i32 31)
  %v114 = lshr <8 x i32> %v100, %v113
  %v115 = select <8 x i1> %v112, <8 x i32> %v114, <8 x i32> splat (i32 0)
  %v116 = mul <8 x i32> %v100, splat (i32 3)
  %v117 = add <8 x i32> %v116, splat (i32 1)
  %v118 = select <8 x i1> %v111, <8 x i32> %v115, <8 x i32> %v117
  %v119 = add i32 %v101, 1
  %v120 = select <8 x i1> %v104, <8 x i32> %v118, <8 x i32> %v100
  br label %while96
endwhile98:
  %v121 = getelementptr i32, ptr %v16, i64 %v78
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %v107, ptr align 4 %v121, <8 x i1> %v84)
  br label %none87
none87:
  %v122 = add i64 %plane75, 1
  %v123 = icmp ult i64 %v122, 8
  br i1 %v123, label %plane73, label %endplanes74
endplanes74:
  br label %endcube36
endcube36:
  %v124 = add i64 %cube24, 1
  br label %cubes21
endcubes23:
  ret void
}

declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4, <8 x i1>, <8 x i32>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }
