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
  %cube24 = phi i64 [ %begin, %entry ], [ %v170, %endcube36 ]
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
  %v40 = icmp uge i64 %v18, 4194304
  br i1 %v40, label %past37, label %through38
past37:
  br label %plane41
plane41:
  %plane43 = phi i64 [ 0, %past37 ], [ %v81, %stored79 ]
  %v44 = mul i64 %plane43, 8
  %v45 = mul nsw i64 %cube24, 64
  %v46 = add nsw i64 %v45, %v44
  %v47 = getelementptr i32, ptr %v10, i64 %v46
  %v48 = load <8 x i32>, ptr %v47, align 4
  br label %while49
while49:
  %v52 = phi <8 x i1> [ splat (i1 true), %plane41 ], [ %v57, %do50 ]
  %v53 = phi <8 x i32> [ %v48, %plane41 ], [ %v73, %do50 ]
  %v54 = phi i32 [ 0, %plane41 ], [ %v72, %do50 ]
  %v55 = phi <8 x i32> [ zeroinitializer, %plane41 ], [ %v60, %do50 ]
  %v56 = icmp ugt <8 x i32> %v53, splat (i32 1)
  %v57 = and <8 x i1> %v52, %v56
  %v58 = insertelement <8 x i32> poison, i32 %v54, i64 0
  %v59 = shufflevector <8 x i32> %v58, <8 x i32> %v58, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v60 = select <8 x i1> %v52, <8 x i32> %v59, <8 x i32> %v55
  %v61 = bitcast <8 x i1> %v57 to i8
  %v62 = icmp ne i8 %v61, 0
  br i1 %v62, label %do50, label %endwhile51
do50:
  %v63 = and <8 x i32> %v53, splat (i32 1)
  %v64 = icmp eq <8 x i32> %v63, splat (i32 0)
  %v65 = icmp ult <8 x i32> splat (i32 1), splat (i32 32)
  %v66 = and <8 x i32> splat (i32 1), splat (i32 31)
  %v67 = lshr <8 x i32> %v53, %v66
  %v68 = select <8 x i1> %v65, <8 x i32> %v67, <8 x i32> splat (i32 0)
  %v69 = mul <8 x i32> %v53, splat (i32 3)
  %v70 = add <8 x i32> %v69, splat (i32 1)
  %v71 = select <8 x i1> %v64, <8 x i32> %v68, <8 x i32> %v70
  %v72 = add i32 %v54, 1
  %v73 = select <8 x i1> %v57, <8 x i32> %v71, <8 x i32> %v53
  br label %while49
endwhile51:
  %v74 = getelementptr i32, ptr %v16, i64 %v46
  %v75 = ptrtoint ptr %v74 to i64
  %v76 = and i64 %v75, 31
  %v80 = icmp eq i64 %v76, 0
  br i1 %v80, label %stream77, label %plain78
stream77:
  store <8 x i32> %v60, ptr %v74, align 32, !nontemporal !0
  br label %stored79
plain78:
  store <8 x i32> %v60, ptr %v74, align 4
  br label %stored79
stored79:
  %v81 = add i64 %plane43, 1
  %v82 = icmp ult i64 %v81, 8
  br i1 %v82, label %plane41, label %endplanes42
endplanes42:
  br label %written39
through38:
  br label %plane83
plane83:
  %plane85 = phi i64 [ 0, %through38 ], [ %v117, %endwhile93 ]
  %v86 = mul i64 %plane85, 8
  %v87 = mul nsw i64 %cube24, 64
  %v88 = add nsw i64 %v87, %v86
  %v89 = getelementptr i32, ptr %v10, i64 %v88
  %v90 = load <8 x i32>, ptr %v89, align 4
  br label %while91
while91:
  %v94 = phi <8 x i1> [ splat (i1 true), %plane83 ], [ %v99, %do92 ]
  %v95 = phi <8 x i32> [ %v90, %plane83 ], [ %v115, %do92 ]
  %v96 = phi i32 [ 0, %plane83 ], [ %v114, %do92 ]
  %v97 = phi <8 x i32> [ zeroinitializer, %plane83 ], [ %v102, %do92 ]
  %v98 = icmp ugt <8 x i32> %v95, splat (i32 1)
  %v99 = and <8 x i1> %v94, %v98
  %v100 = insertelement <8 x i32> poison, i32 %v96, i64 0
  %v101 = shufflevector <8 x i32> %v100, <8 x i32> %v100, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v102 = select <8 x i1> %v94, <8 x i32> %v101, <8 x i32> %v97
  %v103 = bitcast <8 x i1> %v99 to i8
  %v104 = icmp ne i8 %v103, 0
  br i1 %v104, label %do92, label %endwhile93
do92:
  %v105 = and <8 x i32> %v95, splat (i32 1)
  %v106 = icmp eq <8 x i32> %v105, splat (i32 0)
  %v107 = icmp ult <8 x i32> splat (i32 1), splat (i32 32)
  %v108 = and <8 x i32> splat (i32 1), splat (i32 31)
  %v109 = lshr <8 x i32> %v95, %v108
  %v110 = select <8 x i1> %v107, <8 x i32> %v109, <8 x i32> splat (i32 0)
  %v111 = mul <8 x i32> %v95, splat (i32 3)
  %v112 = add <8 x i32> %v111, splat (i32 1)
  %v113 = select <8 x i1> %v106, <8 x i32> %v110, <8 x i32> %v112
  %v114 = add i32 %v96, 1
  %v115 = select <8 x i1> %v99, <8 x i32> %v113, <8 x i32> %v95
  br label %while91
endwhile93:
  %v116 = getelementptr i32, ptr %v16, i64 %v88
  store <8 x i32> %v102, ptr %v116, align 4
  %v117 = add i64 %plane85, 1
  %v118 = icmp ult i64 %v117, 8
  br i1 %v118, label %plane83, label %endplanes84
endplanes84:
  br label %written39
written39:
  br label %endcube36
outside35:
  br label %plane119
plane119:
  %plane121 = phi i64 [ 0, %outside35 ], [ %v168, %none133 ]
  %v122 = mul i64 %plane121, 8
  %v123 = mul nsw i64 %cube24, 64
  %v124 = add nsw i64 %v123, %v122
  %v125 = insertelement <8 x i64> poison, i64 %v124, i64 0
  %v126 = shufflevector <8 x i64> %v125, <8 x i64> %v125, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v127 = add <8 x i64> %v126, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v128 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v129 = shufflevector <8 x i64> %v128, <8 x i64> %v128, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v130 = icmp slt <8 x i64> %v127, %v129
  %v131 = xor <8 x i1> %v130, splat (i1 true)
  %v134 = bitcast <8 x i1> %v130 to i8
  %v135 = icmp ne i8 %v134, 0
  br i1 %v135, label %some132, label %none133
some132:
  %v136 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v137 = shufflevector <8 x i64> %v136, <8 x i64> %v136, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v138 = icmp slt <8 x i64> %v127, %v137
  %v139 = and <8 x i1> %v130, %v138
  %v140 = getelementptr i32, ptr %v10, i64 %v124
  %v141 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %v140, <8 x i1> %v139, <8 x i32> zeroinitializer)
  br label %while142
while142:
  %v145 = phi <8 x i1> [ %v130, %some132 ], [ %v150, %do143 ]
  %v146 = phi <8 x i32> [ %v141, %some132 ], [ %v166, %do143 ]
  %v147 = phi i32 [ 0, %some132 ], [ %v165, %do143 ]
  %v148 = phi <8 x i32> [ zeroinitializer, %some132 ], [ %v153, %do143 ]
  %v149 = icmp ugt <8 x i32> %v146, splat (i32 1)
  %v150 = and <8 x i1> %v145, %v149
  %v151 = insertelement <8 x i32> poison, i32 %v147, i64 0
  %v152 = shufflevector <8 x i32> %v151, <8 x i32> %v151, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v153 = select <8 x i1> %v145, <8 x i32> %v152, <8 x i32> %v148
  %v154 = bitcast <8 x i1> %v150 to i8
  %v155 = icmp ne i8 %v154, 0
  br i1 %v155, label %do143, label %endwhile144
do143:
  %v156 = and <8 x i32> %v146, splat (i32 1)
  %v157 = icmp eq <8 x i32> %v156, splat (i32 0)
  %v158 = icmp ult <8 x i32> splat (i32 1), splat (i32 32)
  %v159 = and <8 x i32> splat (i32 1), splat (i32 31)
  %v160 = lshr <8 x i32> %v146, %v159
  %v161 = select <8 x i1> %v158, <8 x i32> %v160, <8 x i32> splat (i32 0)
  %v162 = mul <8 x i32> %v146, splat (i32 3)
  %v163 = add <8 x i32> %v162, splat (i32 1)
  %v164 = select <8 x i1> %v157, <8 x i32> %v161, <8 x i32> %v163
  %v165 = add i32 %v147, 1
  %v166 = select <8 x i1> %v150, <8 x i32> %v164, <8 x i32> %v146
  br label %while142
endwhile144:
  %v167 = getelementptr i32, ptr %v16, i64 %v124
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %v153, ptr align 4 %v167, <8 x i1> %v130)
  br label %none133
none133:
  %v168 = add i64 %plane121, 1
  %v169 = icmp ult i64 %v168, 8
  br i1 %v169, label %plane119, label %endplanes120
endplanes120:
  br label %endcube36
endcube36:
  %v170 = add i64 %cube24, 1
  br label %cubes21
endcubes23:
  %v173 = icmp uge i64 %v18, 4194304
  br i1 %v173, label %fence171, label %fenced172
fence171:
  fence seq_cst
  br label %fenced172
fenced172:
  ret void
}

declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4, <8 x i1>, <8 x i32>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }

!0 = !{i32 1}
