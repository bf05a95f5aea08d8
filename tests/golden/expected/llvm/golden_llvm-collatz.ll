@last_level_cache = internal constant i64 33554432

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
  %v21 = load i64, ptr @last_level_cache
  %v22 = lshr i64 %v21, 3
  %v23 = icmp uge i64 %v18, %v22
  br label %cubes24
cubes24:
  %cube27 = phi i64 [ %begin, %entry ], [ %v172, %endcube39 ]
  %v28 = icmp slt i64 %cube27, %end
  br i1 %v28, label %cube25, label %endcubes26
cube25:
  %v29 = mul nsw i64 %cube27, 64
  %v30 = icmp sle i64 %v29, 9223372036854775744
  %v31 = add nsw i64 %v29, 63
  %v32 = icmp slt i64 %v31, %v18
  %v33 = add nsw i64 %v29, 63
  %v34 = icmp slt i64 %v33, %v12
  %v35 = and i1 %v30, %v32
  %v36 = and i1 %v35, %v34
  br i1 %v36, label %inside37, label %outside38
inside37:
  br i1 %v23, label %past40, label %through41
past40:
  br label %plane43
plane43:
  %plane45 = phi i64 [ 0, %past40 ], [ %v83, %stored79 ]
  %v46 = mul i64 %plane45, 8
  %v47 = mul nsw i64 %cube27, 64
  %v48 = add nsw i64 %v47, %v46
  %v49 = getelementptr i32, ptr %v10, i64 %v48
  %v50 = load <8 x i32>, ptr %v49, align 4
  br label %while51
while51:
  %v54 = phi <8 x i1> [ splat (i1 true), %plane43 ], [ %v59, %do52 ]
  %v55 = phi <8 x i32> [ %v50, %plane43 ], [ %v75, %do52 ]
  %v56 = phi i32 [ 0, %plane43 ], [ %v74, %do52 ]
  %v57 = phi <8 x i32> [ zeroinitializer, %plane43 ], [ %v62, %do52 ]
  %v58 = icmp ugt <8 x i32> %v55, splat (i32 1)
  %v59 = and <8 x i1> %v54, %v58
  %v60 = insertelement <8 x i32> poison, i32 %v56, i64 0
  %v61 = shufflevector <8 x i32> %v60, <8 x i32> %v60, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v62 = select <8 x i1> %v54, <8 x i32> %v61, <8 x i32> %v57
  %v63 = bitcast <8 x i1> %v59 to i8
  %v64 = icmp ne i8 %v63, 0
  br i1 %v64, label %do52, label %endwhile53
do52:
  %v65 = and <8 x i32> %v55, splat (i32 1)
  %v66 = icmp eq <8 x i32> %v65, splat (i32 0)
  %v67 = icmp ult <8 x i32> splat (i32 1), splat (i32 32)
  %v68 = and <8 x i32> splat (i32 1), splat (i32 31)
  %v69 = lshr <8 x i32> %v55, %v68
  %v70 = select <8 x i1> %v67, <8 x i32> %v69, <8 x i32> splat (i32 0)
  %v71 = mul <8 x i32> %v55, splat (i32 3)
  %v72 = add <8 x i32> %v71, splat (i32 1)
  %v73 = select <8 x i1> %v66, <8 x i32> %v70, <8 x i32> %v72
  %v74 = add i32 %v56, 1
  %v75 = select <8 x i1> %v59, <8 x i32> %v73, <8 x i32> %v55
  br label %while51
endwhile53:
  %v76 = getelementptr i32, ptr %v16, i64 %v48
  %v80 = ptrtoint ptr %v76 to i64
  %v81 = and i64 %v80, 31
  %v82 = icmp eq i64 %v81, 0
  br i1 %v82, label %stream77, label %plain78
stream77:
  store <8 x i32> %v62, ptr %v76, align 32, !nontemporal !0
  br label %stored79
plain78:
  store <8 x i32> %v62, ptr %v76, align 4
  br label %stored79
stored79:
  %v83 = add i64 %plane45, 1
  %v84 = icmp ult i64 %v83, 8
  br i1 %v84, label %plane43, label %endplanes44
endplanes44:
  br label %written42
through41:
  br label %plane85
plane85:
  %plane87 = phi i64 [ 0, %through41 ], [ %v119, %endwhile95 ]
  %v88 = mul i64 %plane87, 8
  %v89 = mul nsw i64 %cube27, 64
  %v90 = add nsw i64 %v89, %v88
  %v91 = getelementptr i32, ptr %v10, i64 %v90
  %v92 = load <8 x i32>, ptr %v91, align 4
  br label %while93
while93:
  %v96 = phi <8 x i1> [ splat (i1 true), %plane85 ], [ %v101, %do94 ]
  %v97 = phi <8 x i32> [ %v92, %plane85 ], [ %v117, %do94 ]
  %v98 = phi i32 [ 0, %plane85 ], [ %v116, %do94 ]
  %v99 = phi <8 x i32> [ zeroinitializer, %plane85 ], [ %v104, %do94 ]
  %v100 = icmp ugt <8 x i32> %v97, splat (i32 1)
  %v101 = and <8 x i1> %v96, %v100
  %v102 = insertelement <8 x i32> poison, i32 %v98, i64 0
  %v103 = shufflevector <8 x i32> %v102, <8 x i32> %v102, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v104 = select <8 x i1> %v96, <8 x i32> %v103, <8 x i32> %v99
  %v105 = bitcast <8 x i1> %v101 to i8
  %v106 = icmp ne i8 %v105, 0
  br i1 %v106, label %do94, label %endwhile95
do94:
  %v107 = and <8 x i32> %v97, splat (i32 1)
  %v108 = icmp eq <8 x i32> %v107, splat (i32 0)
  %v109 = icmp ult <8 x i32> splat (i32 1), splat (i32 32)
  %v110 = and <8 x i32> splat (i32 1), splat (i32 31)
  %v111 = lshr <8 x i32> %v97, %v110
  %v112 = select <8 x i1> %v109, <8 x i32> %v111, <8 x i32> splat (i32 0)
  %v113 = mul <8 x i32> %v97, splat (i32 3)
  %v114 = add <8 x i32> %v113, splat (i32 1)
  %v115 = select <8 x i1> %v108, <8 x i32> %v112, <8 x i32> %v114
  %v116 = add i32 %v98, 1
  %v117 = select <8 x i1> %v101, <8 x i32> %v115, <8 x i32> %v97
  br label %while93
endwhile95:
  %v118 = getelementptr i32, ptr %v16, i64 %v90
  store <8 x i32> %v104, ptr %v118, align 4
  %v119 = add i64 %plane87, 1
  %v120 = icmp ult i64 %v119, 8
  br i1 %v120, label %plane85, label %endplanes86
endplanes86:
  br label %written42
written42:
  br label %endcube39
outside38:
  br label %plane121
plane121:
  %plane123 = phi i64 [ 0, %outside38 ], [ %v170, %none135 ]
  %v124 = mul i64 %plane123, 8
  %v125 = mul nsw i64 %cube27, 64
  %v126 = add nsw i64 %v125, %v124
  %v127 = insertelement <8 x i64> poison, i64 %v126, i64 0
  %v128 = shufflevector <8 x i64> %v127, <8 x i64> %v127, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v129 = add <8 x i64> %v128, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v130 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v131 = shufflevector <8 x i64> %v130, <8 x i64> %v130, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v132 = icmp slt <8 x i64> %v129, %v131
  %v133 = xor <8 x i1> %v132, splat (i1 true)
  %v136 = bitcast <8 x i1> %v132 to i8
  %v137 = icmp ne i8 %v136, 0
  br i1 %v137, label %some134, label %none135
some134:
  %v138 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v139 = shufflevector <8 x i64> %v138, <8 x i64> %v138, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v140 = icmp slt <8 x i64> %v129, %v139
  %v141 = and <8 x i1> %v132, %v140
  %v142 = getelementptr i32, ptr %v10, i64 %v126
  %v143 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %v142, <8 x i1> %v141, <8 x i32> zeroinitializer)
  br label %while144
while144:
  %v147 = phi <8 x i1> [ %v132, %some134 ], [ %v152, %do145 ]
  %v148 = phi <8 x i32> [ %v143, %some134 ], [ %v168, %do145 ]
  %v149 = phi i32 [ 0, %some134 ], [ %v167, %do145 ]
  %v150 = phi <8 x i32> [ zeroinitializer, %some134 ], [ %v155, %do145 ]
  %v151 = icmp ugt <8 x i32> %v148, splat (i32 1)
  %v152 = and <8 x i1> %v147, %v151
  %v153 = insertelement <8 x i32> poison, i32 %v149, i64 0
  %v154 = shufflevector <8 x i32> %v153, <8 x i32> %v153, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v155 = select <8 x i1> %v147, <8 x i32> %v154, <8 x i32> %v150
  %v156 = bitcast <8 x i1> %v152 to i8
  %v157 = icmp ne i8 %v156, 0
  br i1 %v157, label %do145, label %endwhile146
do145:
  %v158 = and <8 x i32> %v148, splat (i32 1)
  %v159 = icmp eq <8 x i32> %v158, splat (i32 0)
  %v160 = icmp ult <8 x i32> splat (i32 1), splat (i32 32)
  %v161 = and <8 x i32> splat (i32 1), splat (i32 31)
  %v162 = lshr <8 x i32> %v148, %v161
  %v163 = select <8 x i1> %v160, <8 x i32> %v162, <8 x i32> splat (i32 0)
  %v164 = mul <8 x i32> %v148, splat (i32 3)
  %v165 = add <8 x i32> %v164, splat (i32 1)
  %v166 = select <8 x i1> %v159, <8 x i32> %v163, <8 x i32> %v165
  %v167 = add i32 %v149, 1
  %v168 = select <8 x i1> %v152, <8 x i32> %v166, <8 x i32> %v148
  br label %while144
endwhile146:
  %v169 = getelementptr i32, ptr %v16, i64 %v126
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %v155, ptr align 4 %v169, <8 x i1> %v132)
  br label %none135
none135:
  %v170 = add i64 %plane123, 1
  %v171 = icmp ult i64 %v170, 8
  br i1 %v171, label %plane121, label %endplanes122
endplanes122:
  br label %endcube39
endcube39:
  %v172 = add i64 %cube27, 1
  br label %cubes24
endcubes26:
  br i1 %v23, label %fence173, label %fenced174
fence173:
  fence seq_cst
  br label %fenced174
fenced174:
  ret void
}

declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4, <8 x i1>, <8 x i32>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }

!0 = !{i32 1}
