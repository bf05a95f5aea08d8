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
  %v21 = udiv i64 %begin, %v2
  %v22 = urem i64 %begin, %v2
  %v23 = urem i64 %v21, %v4
  %v24 = udiv i64 %v21, %v4
  br label %cubes25
cubes25:
  %cube28 = phi i64 [ %begin, %entry ], [ %v124, %endplanes34 ]
  %cube29 = phi i64 [ %v22, %entry ], [ %v127, %endplanes34 ]
  %cube30 = phi i64 [ %v23, %entry ], [ %v131, %endplanes34 ]
  %cube31 = phi i64 [ %v24, %entry ], [ %v133, %endplanes34 ]
  %v32 = icmp slt i64 %cube28, %end
  br i1 %v32, label %cube26, label %endcubes27
cube26:
  br label %plane33
plane33:
  %plane35 = phi i64 [ 0, %cube26 ], [ %v122, %endif52 ]
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
  %v46 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v47 = shufflevector <8 x i64> %v46, <8 x i64> %v46, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v48 = icmp slt <8 x i64> %v45, %v47
  %v49 = xor <8 x i1> %v48, splat (i1 true)
  %v53 = bitcast <8 x i1> %v48 to i8
  %v54 = icmp eq i8 %v53, -1
  br i1 %v54, label %all50, label %partial51
all50:
  %v55 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v56 = shufflevector <8 x i64> %v55, <8 x i64> %v55, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v57 = icmp slt <8 x i64> %v45, %v56
  %v58 = getelementptr i32, ptr %v10, i64 %v42
  %v59 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %v58, <8 x i1> %v57, <8 x i32> zeroinitializer)
  br label %while60
while60:
  %v63 = phi <8 x i1> [ splat (i1 true), %all50 ], [ %v68, %do61 ]
  %v64 = phi <8 x i32> [ %v59, %all50 ], [ %v84, %do61 ]
  %v65 = phi i32 [ 0, %all50 ], [ %v83, %do61 ]
  %v66 = phi <8 x i32> [ zeroinitializer, %all50 ], [ %v71, %do61 ]
  %v67 = icmp ugt <8 x i32> %v64, splat (i32 1)
  %v68 = and <8 x i1> %v63, %v67
  %v69 = insertelement <8 x i32> poison, i32 %v65, i64 0
  %v70 = shufflevector <8 x i32> %v69, <8 x i32> %v69, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v71 = select <8 x i1> %v63, <8 x i32> %v70, <8 x i32> %v66
  %v72 = bitcast <8 x i1> %v68 to i8
  %v73 = icmp ne i8 %v72, 0
  br i1 %v73, label %do61, label %endwhile62
do61:
  %v74 = and <8 x i32> %v64, splat (i32 1)
  %v75 = icmp eq <8 x i32> %v74, splat (i32 0)
  %v76 = icmp ult <8 x i32> splat (i32 1), splat (i32 32)
  %v77 = and <8 x i32> splat (i32 1), splat (i32 31)
  %v78 = lshr <8 x i32> %v64, %v77
  %v79 = select <8 x i1> %v76, <8 x i32> %v78, <8 x i32> splat (i32 0)
  %v80 = mul <8 x i32> %v64, splat (i32 3)
  %v81 = add <8 x i32> %v80, splat (i32 1)
  %v82 = select <8 x i1> %v75, <8 x i32> %v79, <8 x i32> %v81
  %v83 = add i32 %v65, 1
  %v84 = select <8 x i1> %v68, <8 x i32> %v82, <8 x i32> %v64
  br label %while60
endwhile62:
  %v85 = getelementptr i32, ptr %v16, i64 %v42
  store <8 x i32> %v71, ptr %v85, align 4
  br label %endif52
partial51:
  %v88 = bitcast <8 x i1> %v48 to i8
  %v89 = icmp ne i8 %v88, 0
  br i1 %v89, label %some86, label %none87
some86:
  %v90 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v91 = shufflevector <8 x i64> %v90, <8 x i64> %v90, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v92 = icmp slt <8 x i64> %v45, %v91
  %v93 = and <8 x i1> %v48, %v92
  %v94 = getelementptr i32, ptr %v10, i64 %v42
  %v95 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %v94, <8 x i1> %v93, <8 x i32> zeroinitializer)
  br label %while96
while96:
  %v99 = phi <8 x i1> [ %v48, %some86 ], [ %v104, %do97 ]
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
  %v121 = getelementptr i32, ptr %v16, i64 %v42
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %v107, ptr align 4 %v121, <8 x i1> %v48)
  br label %none87
none87:
  br label %endif52
endif52:
  %v122 = add i64 %plane35, 1
  %v123 = icmp ult i64 %v122, 8
  br i1 %v123, label %plane33, label %endplanes34
endplanes34:
  %v124 = add i64 %cube28, 1
  %v125 = add i64 %cube29, 1
  %v126 = icmp eq i64 %v125, %v2
  %v127 = select i1 %v126, i64 0, i64 %v125
  %v128 = zext i1 %v126 to i64
  %v129 = add i64 %cube30, %v128
  %v130 = icmp eq i64 %v129, %v4
  %v131 = select i1 %v130, i64 0, i64 %v129
  %v132 = zext i1 %v130 to i64
  %v133 = add i64 %cube31, %v132
  br label %cubes25
endcubes27:
  ret void
}

declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4, <8 x i1>, <8 x i32>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }
