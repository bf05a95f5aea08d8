define void @block_sum(ptr %slots, i64 %begin, i64 %end, ptr %scratch) #0 {
entry:
  %memory21 = alloca [256 x i8], align 64
  %memory23 = alloca [64 x i8], align 64
  %memory24 = alloca [64 x i8], align 64
  %memory25 = alloca [64 x i8], align 64
  %tmp182 = alloca [1 x float], align 64
  %tmp191 = alloca [1 x float], align 64
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
  %v22 = getelementptr i8, ptr %memory21, i64 0
  br label %cubes26
cubes26:
  %cube29 = phi i64 [ %begin, %entry ], [ %v196, %endplanes162 ]
  %v30 = icmp slt i64 %cube29, %end
  br i1 %v30, label %cube27, label %endcubes28
cube27:
  br label %plane31
plane31:
  %plane33 = phi i64 [ 0, %cube27 ], [ %v79, %endfor55 ]
  %v34 = mul i64 %plane33, 8
  %v35 = mul nsw i64 %cube29, 64
  %v36 = add nsw i64 %v35, %v34
  %v37 = mul i64 %v2, %v4
  %v38 = mul i64 %v37, %v6
  %v39 = mul i64 %v38, 64
  %v40 = insertelement <8 x i64> poison, i64 %v36, i64 0
  %v41 = shufflevector <8 x i64> %v40, <8 x i64> %v40, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v42 = add <8 x i64> %v41, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v43 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v44 = shufflevector <8 x i64> %v43, <8 x i64> %v43, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v45 = insertelement <8 x i64> poison, i64 %v39, i64 0
  %v46 = shufflevector <8 x i64> %v45, <8 x i64> %v45, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v47 = icmp slt <8 x i64> %v42, %v44
  %v48 = icmp sgt <8 x i64> %v42, %v44
  %v49 = icmp sgt <8 x i64> %v46, splat (i64 0)
  %v50 = select <8 x i1> %v49, <8 x i1> %v47, <8 x i1> %v48
  %v51 = icmp ne <8 x i64> %v46, splat (i64 0)
  %v52 = and <8 x i1> %v50, %v51
  br label %for53
for53:
  %v56 = phi <8 x i1> [ %v52, %plane31 ], [ %v76, %round54 ]
  %v57 = phi <8 x i1> [ splat (i1 true), %plane31 ], [ %v56, %round54 ]
  %v58 = phi i64 [ %v36, %plane31 ], [ %v77, %round54 ]
  %v59 = phi <8 x float> [ splat (float 0x0000000000000000), %plane31 ], [ %v65, %round54 ]
  %v60 = bitcast <8 x i1> %v56 to i8
  %v61 = icmp ne i8 %v60, 0
  br i1 %v61, label %round54, label %endfor55
round54:
  %v62 = getelementptr float, ptr %v10, i64 %v58
  %v63 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v62, <8 x i1> %v56, <8 x float> zeroinitializer)
  %v64 = fadd <8 x float> %v59, %v63
  %v65 = select <8 x i1> %v56, <8 x float> %v64, <8 x float> %v59
  %v66 = insertelement <8 x i64> poison, i64 %v58, i64 0
  %v67 = shufflevector <8 x i64> %v66, <8 x i64> %v66, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v68 = add <8 x i64> %v67, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v69 = sub <8 x i64> %v44, %v68
  %v70 = sub <8 x i64> %v68, %v44
  %v71 = sub <8 x i64> splat (i64 0), %v46
  %v72 = icmp sgt <8 x i64> %v46, splat (i64 0)
  %v73 = select <8 x i1> %v72, <8 x i64> %v69, <8 x i64> %v70
  %v74 = select <8 x i1> %v72, <8 x i64> %v46, <8 x i64> %v71
  %v75 = icmp ugt <8 x i64> %v73, %v74
  %v76 = and <8 x i1> %v56, %v75
  %v77 = add i64 %v58, %v39
  br label %for53
endfor55:
  %v78 = getelementptr float, ptr %v22, i64 %v34
  store <8 x float> %v59, ptr %v78, align 4
  %v79 = add i64 %plane33, 1
  %v80 = icmp ult i64 %v79, 8
  br i1 %v80, label %plane31, label %endplanes32
endplanes32:
  br label %plane81
plane81:
  %plane83 = phi i64 [ 0, %endplanes32 ], [ %v87, %plane81 ]
  %v84 = mul i64 %plane83, 8
  %v85 = mul i64 %plane83, 8
  %v86 = getelementptr i8, ptr %memory23, i64 %v85
  store i64 32, ptr %v86, align 8
  %v87 = add i64 %plane83, 1
  %v88 = icmp ult i64 %v87, 8
  br i1 %v88, label %plane81, label %endplanes82
endplanes82:
  br label %while89
while89:
  br label %plane92
plane92:
  %plane94 = phi i64 [ 0, %while89 ], [ %v102, %plane92 ]
  %v95 = mul i64 %plane94, 8
  %v96 = mul i64 %plane94, 8
  %v97 = getelementptr i8, ptr %memory23, i64 %v96
  %v98 = load i64, ptr %v97, align 8
  %v99 = icmp sgt i64 %v98, 0
  %v100 = mul i64 %plane94, 8
  %v101 = getelementptr i8, ptr %memory25, i64 %v100
  store i1 %v99, ptr %v101, align 8
  %v102 = add i64 %plane94, 1
  %v103 = icmp ult i64 %v102, 8
  br i1 %v103, label %plane92, label %endplanes93
endplanes93:
  %v104 = mul i64 0, 8
  %v105 = getelementptr i8, ptr %memory25, i64 %v104
  %v106 = load i1, ptr %v105, align 8
  br i1 %v106, label %do90, label %endwhile91
do90:
  br label %plane107
plane107:
  %plane109 = phi i64 [ 0, %do90 ], [ %v144, %endif123 ]
  %v110 = mul i64 %plane109, 8
  %v111 = mul i64 %plane109, 8
  %v112 = getelementptr i8, ptr %memory23, i64 %v111
  %v113 = load i64, ptr %v112, align 8
  %v114 = insertelement <8 x i64> poison, i64 %v110, i64 0
  %v115 = shufflevector <8 x i64> %v114, <8 x i64> %v114, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v116 = add <8 x i64> %v115, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v117 = insertelement <8 x i64> poison, i64 %v113, i64 0
  %v118 = shufflevector <8 x i64> %v117, <8 x i64> %v117, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v119 = icmp slt <8 x i64> %v116, %v118
  %v120 = xor <8 x i1> %v119, splat (i1 true)
  %v124 = bitcast <8 x i1> %v119 to i8
  %v125 = icmp eq i8 %v124, -1
  br i1 %v125, label %all121, label %partial122
all121:
  %v126 = getelementptr float, ptr %v22, i64 %v110
  %v127 = load <8 x float>, ptr %v126, align 4
  %v128 = add i64 %v110, %v113
  %v129 = getelementptr float, ptr %v22, i64 %v128
  %v130 = load <8 x float>, ptr %v129, align 4
  %v131 = fadd <8 x float> %v127, %v130
  %v132 = getelementptr float, ptr %v22, i64 %v110
  store <8 x float> %v131, ptr %v132, align 4
  br label %endif123
partial122:
  %v135 = bitcast <8 x i1> %v119 to i8
  %v136 = icmp ne i8 %v135, 0
  br i1 %v136, label %some133, label %none134
some133:
  %v137 = getelementptr float, ptr %v22, i64 %v110
  %v138 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v137, <8 x i1> %v119, <8 x float> zeroinitializer)
  %v139 = add i64 %v110, %v113
  %v140 = getelementptr float, ptr %v22, i64 %v139
  %v141 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v140, <8 x i1> %v119, <8 x float> zeroinitializer)
  %v142 = fadd <8 x float> %v138, %v141
  %v143 = getelementptr float, ptr %v22, i64 %v110
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v142, ptr align 4 %v143, <8 x i1> %v119)
  br label %none134
none134:
  br label %endif123
endif123:
  %v144 = add i64 %plane109, 1
  %v145 = icmp ult i64 %v144, 8
  br i1 %v145, label %plane107, label %endplanes108
endplanes108:
  br label %plane146
plane146:
  %plane148 = phi i64 [ 0, %endplanes108 ], [ %v159, %plane146 ]
  %v149 = mul i64 %plane148, 8
  %v150 = mul i64 %plane148, 8
  %v151 = getelementptr i8, ptr %memory23, i64 %v150
  %v152 = load i64, ptr %v151, align 8
  %v153 = icmp ult i64 1, 64
  %v154 = and i64 1, 63
  %v155 = select i1 %v153, i64 1, i64 63
  %v156 = ashr i64 %v152, %v155
  %v157 = mul i64 %plane148, 8
  %v158 = getelementptr i8, ptr %memory23, i64 %v157
  store i64 %v156, ptr %v158, align 8
  %v159 = add i64 %plane148, 1
  %v160 = icmp ult i64 %v159, 8
  br i1 %v160, label %plane146, label %endplanes147
endplanes147:
  br label %while89
endwhile91:
  br label %plane161
plane161:
  %plane163 = phi i64 [ 0, %endwhile91 ], [ %v194, %endif177 ]
  %v164 = mul i64 %plane163, 8
  %v165 = mul i64 %plane163, 8
  %v166 = getelementptr i8, ptr %memory23, i64 %v165
  %v167 = load i64, ptr %v166, align 8
  %v168 = mul i64 %plane163, 8
  %v169 = getelementptr i8, ptr %memory24, i64 %v168
  store i64 %v167, ptr %v169, align 8
  %v170 = insertelement <8 x i64> poison, i64 %v164, i64 0
  %v171 = shufflevector <8 x i64> %v170, <8 x i64> %v170, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v172 = add <8 x i64> %v171, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v173 = icmp eq <8 x i64> %v172, splat (i64 0)
  %v174 = xor <8 x i1> %v173, splat (i1 true)
  %v178 = bitcast <8 x i1> %v173 to i8
  %v179 = icmp eq i8 %v178, -1
  br i1 %v179, label %all175, label %partial176
all175:
  %v180 = load float, ptr %v22, align 4
  %v181 = icmp slt i64 %cube29, %v18
  %v183 = getelementptr float, ptr %v16, i64 %cube29
  %v184 = select i1 %v181, ptr %v183, ptr %tmp182
  store float %v180, ptr %v184, align 4
  br label %endif177
partial176:
  %v187 = bitcast <8 x i1> %v173 to i8
  %v188 = icmp ne i8 %v187, 0
  br i1 %v188, label %some185, label %none186
some185:
  %v189 = load float, ptr %v22, align 4
  %v190 = icmp slt i64 %cube29, %v18
  %v192 = getelementptr float, ptr %v16, i64 %cube29
  %v193 = select i1 %v190, ptr %v192, ptr %tmp191
  store float %v189, ptr %v193, align 4
  br label %none186
none186:
  br label %endif177
endif177:
  %v194 = add i64 %plane163, 1
  %v195 = icmp ult i64 %v194, 8
  br i1 %v195, label %plane161, label %endplanes162
endplanes162:
  %v196 = add i64 %cube29, 1
  br label %cubes26
endcubes28:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }
