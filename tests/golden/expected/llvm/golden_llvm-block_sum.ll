define void @block_sum(ptr %slots, i64 %begin, i64 %end, ptr %scratch) #0 {
entry:
  %memory21 = alloca [256 x i8], align 64
  %memory23 = alloca [64 x i8], align 64
  %memory24 = alloca [64 x i8], align 64
  %memory25 = alloca [64 x i8], align 64
  %tmp197 = alloca [1 x float], align 64
  %tmp206 = alloca [1 x float], align 64
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
  %v26 = udiv i64 %begin, %v2
  %v27 = urem i64 %begin, %v2
  %v28 = urem i64 %v26, %v4
  %v29 = udiv i64 %v26, %v4
  br label %cubes30
cubes30:
  %cube33 = phi i64 [ %begin, %entry ], [ %v211, %endplanes173 ]
  %cube34 = phi i64 [ %v27, %entry ], [ %v214, %endplanes173 ]
  %cube35 = phi i64 [ %v28, %entry ], [ %v218, %endplanes173 ]
  %cube36 = phi i64 [ %v29, %entry ], [ %v220, %endplanes173 ]
  %v37 = icmp slt i64 %cube33, %end
  br i1 %v37, label %cube31, label %endcubes32
cube31:
  br label %plane38
plane38:
  %plane40 = phi i64 [ 0, %cube31 ], [ %v90, %endfor66 ]
  %v41 = mul i64 %plane40, 8
  %v42 = mul i64 %cube36, %v4
  %v43 = add i64 %v42, %cube35
  %v44 = mul i64 %v43, %v2
  %v45 = add i64 %v44, %cube34
  %v46 = mul i64 %v45, 64
  %v47 = add i64 %v46, %v41
  %v48 = mul i64 %v2, %v4
  %v49 = mul i64 %v48, %v6
  %v50 = mul i64 %v49, 64
  %v51 = insertelement <8 x i64> poison, i64 %v47, i64 0
  %v52 = shufflevector <8 x i64> %v51, <8 x i64> %v51, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v53 = add <8 x i64> %v52, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v54 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v55 = shufflevector <8 x i64> %v54, <8 x i64> %v54, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v56 = insertelement <8 x i64> poison, i64 %v50, i64 0
  %v57 = shufflevector <8 x i64> %v56, <8 x i64> %v56, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v58 = icmp slt <8 x i64> %v53, %v55
  %v59 = icmp sgt <8 x i64> %v53, %v55
  %v60 = icmp sgt <8 x i64> %v57, splat (i64 0)
  %v61 = select <8 x i1> %v60, <8 x i1> %v58, <8 x i1> %v59
  %v62 = icmp ne <8 x i64> %v57, splat (i64 0)
  %v63 = and <8 x i1> %v61, %v62
  br label %for64
for64:
  %v67 = phi <8 x i1> [ %v63, %plane38 ], [ %v87, %round65 ]
  %v68 = phi <8 x i1> [ splat (i1 true), %plane38 ], [ %v67, %round65 ]
  %v69 = phi i64 [ %v47, %plane38 ], [ %v88, %round65 ]
  %v70 = phi <8 x float> [ splat (float 0x0000000000000000), %plane38 ], [ %v76, %round65 ]
  %v71 = bitcast <8 x i1> %v67 to i8
  %v72 = icmp ne i8 %v71, 0
  br i1 %v72, label %round65, label %endfor66
round65:
  %v73 = getelementptr float, ptr %v10, i64 %v69
  %v74 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v73, <8 x i1> %v67, <8 x float> zeroinitializer)
  %v75 = fadd <8 x float> %v70, %v74
  %v76 = select <8 x i1> %v67, <8 x float> %v75, <8 x float> %v70
  %v77 = insertelement <8 x i64> poison, i64 %v69, i64 0
  %v78 = shufflevector <8 x i64> %v77, <8 x i64> %v77, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v79 = add <8 x i64> %v78, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v80 = sub <8 x i64> %v55, %v79
  %v81 = sub <8 x i64> %v79, %v55
  %v82 = sub <8 x i64> splat (i64 0), %v57
  %v83 = icmp sgt <8 x i64> %v57, splat (i64 0)
  %v84 = select <8 x i1> %v83, <8 x i64> %v80, <8 x i64> %v81
  %v85 = select <8 x i1> %v83, <8 x i64> %v57, <8 x i64> %v82
  %v86 = icmp ugt <8 x i64> %v84, %v85
  %v87 = and <8 x i1> %v67, %v86
  %v88 = add i64 %v69, %v50
  br label %for64
endfor66:
  %v89 = getelementptr float, ptr %v22, i64 %v41
  store <8 x float> %v70, ptr %v89, align 4
  %v90 = add i64 %plane40, 1
  %v91 = icmp ult i64 %v90, 8
  br i1 %v91, label %plane38, label %endplanes39
endplanes39:
  br label %plane92
plane92:
  %plane94 = phi i64 [ 0, %endplanes39 ], [ %v98, %plane92 ]
  %v95 = mul i64 %plane94, 8
  %v96 = mul i64 %plane94, 8
  %v97 = getelementptr i8, ptr %memory23, i64 %v96
  store i64 32, ptr %v97, align 8
  %v98 = add i64 %plane94, 1
  %v99 = icmp ult i64 %v98, 8
  br i1 %v99, label %plane92, label %endplanes93
endplanes93:
  br label %while100
while100:
  br label %plane103
plane103:
  %plane105 = phi i64 [ 0, %while100 ], [ %v113, %plane103 ]
  %v106 = mul i64 %plane105, 8
  %v107 = mul i64 %plane105, 8
  %v108 = getelementptr i8, ptr %memory23, i64 %v107
  %v109 = load i64, ptr %v108, align 8
  %v110 = icmp sgt i64 %v109, 0
  %v111 = mul i64 %plane105, 8
  %v112 = getelementptr i8, ptr %memory25, i64 %v111
  store i1 %v110, ptr %v112, align 8
  %v113 = add i64 %plane105, 1
  %v114 = icmp ult i64 %v113, 8
  br i1 %v114, label %plane103, label %endplanes104
endplanes104:
  %v115 = mul i64 0, 8
  %v116 = getelementptr i8, ptr %memory25, i64 %v115
  %v117 = load i1, ptr %v116, align 8
  br i1 %v117, label %do101, label %endwhile102
do101:
  br label %plane118
plane118:
  %plane120 = phi i64 [ 0, %do101 ], [ %v155, %endif134 ]
  %v121 = mul i64 %plane120, 8
  %v122 = mul i64 %plane120, 8
  %v123 = getelementptr i8, ptr %memory23, i64 %v122
  %v124 = load i64, ptr %v123, align 8
  %v125 = insertelement <8 x i64> poison, i64 %v121, i64 0
  %v126 = shufflevector <8 x i64> %v125, <8 x i64> %v125, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v127 = add <8 x i64> %v126, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v128 = insertelement <8 x i64> poison, i64 %v124, i64 0
  %v129 = shufflevector <8 x i64> %v128, <8 x i64> %v128, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v130 = icmp slt <8 x i64> %v127, %v129
  %v131 = xor <8 x i1> %v130, splat (i1 true)
  %v135 = bitcast <8 x i1> %v130 to i8
  %v136 = icmp eq i8 %v135, -1
  br i1 %v136, label %all132, label %partial133
all132:
  %v137 = getelementptr float, ptr %v22, i64 %v121
  %v138 = load <8 x float>, ptr %v137, align 4
  %v139 = add i64 %v121, %v124
  %v140 = getelementptr float, ptr %v22, i64 %v139
  %v141 = load <8 x float>, ptr %v140, align 4
  %v142 = fadd <8 x float> %v138, %v141
  %v143 = getelementptr float, ptr %v22, i64 %v121
  store <8 x float> %v142, ptr %v143, align 4
  br label %endif134
partial133:
  %v146 = bitcast <8 x i1> %v130 to i8
  %v147 = icmp ne i8 %v146, 0
  br i1 %v147, label %some144, label %none145
some144:
  %v148 = getelementptr float, ptr %v22, i64 %v121
  %v149 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v148, <8 x i1> %v130, <8 x float> zeroinitializer)
  %v150 = add i64 %v121, %v124
  %v151 = getelementptr float, ptr %v22, i64 %v150
  %v152 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v151, <8 x i1> %v130, <8 x float> zeroinitializer)
  %v153 = fadd <8 x float> %v149, %v152
  %v154 = getelementptr float, ptr %v22, i64 %v121
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v153, ptr align 4 %v154, <8 x i1> %v130)
  br label %none145
none145:
  br label %endif134
endif134:
  %v155 = add i64 %plane120, 1
  %v156 = icmp ult i64 %v155, 8
  br i1 %v156, label %plane118, label %endplanes119
endplanes119:
  br label %plane157
plane157:
  %plane159 = phi i64 [ 0, %endplanes119 ], [ %v170, %plane157 ]
  %v160 = mul i64 %plane159, 8
  %v161 = mul i64 %plane159, 8
  %v162 = getelementptr i8, ptr %memory23, i64 %v161
  %v163 = load i64, ptr %v162, align 8
  %v164 = icmp ult i64 1, 64
  %v165 = and i64 1, 63
  %v166 = select i1 %v164, i64 1, i64 63
  %v167 = ashr i64 %v163, %v166
  %v168 = mul i64 %plane159, 8
  %v169 = getelementptr i8, ptr %memory23, i64 %v168
  store i64 %v167, ptr %v169, align 8
  %v170 = add i64 %plane159, 1
  %v171 = icmp ult i64 %v170, 8
  br i1 %v171, label %plane157, label %endplanes158
endplanes158:
  br label %while100
endwhile102:
  br label %plane172
plane172:
  %plane174 = phi i64 [ 0, %endwhile102 ], [ %v209, %endif192 ]
  %v175 = mul i64 %plane174, 8
  %v176 = mul i64 %plane174, 8
  %v177 = getelementptr i8, ptr %memory23, i64 %v176
  %v178 = load i64, ptr %v177, align 8
  %v179 = mul i64 %cube36, %v4
  %v180 = add i64 %v179, %cube35
  %v181 = mul i64 %v180, %v2
  %v182 = add i64 %v181, %cube34
  %v183 = mul i64 %plane174, 8
  %v184 = getelementptr i8, ptr %memory24, i64 %v183
  store i64 %v178, ptr %v184, align 8
  %v185 = insertelement <8 x i64> poison, i64 %v175, i64 0
  %v186 = shufflevector <8 x i64> %v185, <8 x i64> %v185, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v187 = add <8 x i64> %v186, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v188 = icmp eq <8 x i64> %v187, splat (i64 0)
  %v189 = xor <8 x i1> %v188, splat (i1 true)
  %v193 = bitcast <8 x i1> %v188 to i8
  %v194 = icmp eq i8 %v193, -1
  br i1 %v194, label %all190, label %partial191
all190:
  %v195 = load float, ptr %v22, align 4
  %v196 = icmp slt i64 %v182, %v18
  %v198 = getelementptr float, ptr %v16, i64 %v182
  %v199 = select i1 %v196, ptr %v198, ptr %tmp197
  store float %v195, ptr %v199, align 4
  br label %endif192
partial191:
  %v202 = bitcast <8 x i1> %v188 to i8
  %v203 = icmp ne i8 %v202, 0
  br i1 %v203, label %some200, label %none201
some200:
  %v204 = load float, ptr %v22, align 4
  %v205 = icmp slt i64 %v182, %v18
  %v207 = getelementptr float, ptr %v16, i64 %v182
  %v208 = select i1 %v205, ptr %v207, ptr %tmp206
  store float %v204, ptr %v208, align 4
  br label %none201
none201:
  br label %endif192
endif192:
  %v209 = add i64 %plane174, 1
  %v210 = icmp ult i64 %v209, 8
  br i1 %v210, label %plane172, label %endplanes173
endplanes173:
  %v211 = add i64 %cube33, 1
  %v212 = add i64 %cube34, 1
  %v213 = icmp eq i64 %v212, %v2
  %v214 = select i1 %v213, i64 0, i64 %v212
  %v215 = zext i1 %v213 to i64
  %v216 = add i64 %cube35, %v215
  %v217 = icmp eq i64 %v216, %v4
  %v218 = select i1 %v217, i64 0, i64 %v216
  %v219 = zext i1 %v217 to i64
  %v220 = add i64 %cube36, %v219
  br label %cubes30
endcubes32:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }
