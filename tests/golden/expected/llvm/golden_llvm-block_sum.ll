define void @block_sum(ptr %slots, i64 %begin, i64 %end, ptr %scratch) #0 {
entry:
  %memory21 = alloca [256 x i8], align 64
  %memory23 = alloca [64 x i8], align 64
  %memory24 = alloca [64 x i8], align 64
  %memory25 = alloca [64 x i8], align 64
  %tmp216 = alloca [1 x float], align 64
  %tmp225 = alloca [1 x float], align 64
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
  %cube29 = phi i64 [ %begin, %entry ], [ %v230, %endplanes196 ]
  %v30 = icmp slt i64 %cube29, %end
  br i1 %v30, label %cube27, label %endcubes28
cube27:
  br label %plane31
plane31:
  %plane33 = phi i64 [ 0, %cube27 ], [ %v113, %endfor89 ]
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
  %v56 = bitcast <8 x i1> %v52 to i8
  %v57 = icmp eq i8 %v56, -1
  br i1 %v57, label %all53, label %leaving55
all53:
  %v58 = phi i64 [ %v36, %plane31 ], [ %v63, %all53 ]
  %v59 = phi <8 x float> [ splat (float 0x0000000000000000), %plane31 ], [ %v62, %all53 ]
  %v60 = getelementptr float, ptr %v10, i64 %v58
  %v61 = load <8 x float>, ptr %v60, align 4
  %v62 = fadd <8 x float> %v59, %v61
  %v63 = add i64 %v58, %v39
  %v64 = icmp sgt i64 %v39, 0
  %v65 = select i1 %v64, i64 7, i64 0
  %v66 = add i64 %v58, %v65
  %v67 = sub i64 %v12, %v66
  %v68 = sub i64 %v66, %v12
  %v69 = sub i64 0, %v39
  %v70 = icmp sgt i64 %v39, 0
  %v71 = select i1 %v70, i64 %v67, i64 %v68
  %v72 = select i1 %v70, i64 %v39, i64 %v69
  %v73 = icmp ugt i64 %v71, %v72
  br i1 %v73, label %all53, label %last54
last54:
  %v74 = insertelement <8 x i64> poison, i64 %v58, i64 0
  %v75 = shufflevector <8 x i64> %v74, <8 x i64> %v74, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v76 = add <8 x i64> %v75, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v77 = sub <8 x i64> %v44, %v76
  %v78 = sub <8 x i64> %v76, %v44
  %v79 = sub <8 x i64> splat (i64 0), %v46
  %v80 = icmp sgt <8 x i64> %v46, splat (i64 0)
  %v81 = select <8 x i1> %v80, <8 x i64> %v77, <8 x i64> %v78
  %v82 = select <8 x i1> %v80, <8 x i64> %v46, <8 x i64> %v79
  %v83 = icmp ugt <8 x i64> %v81, %v82
  br label %leaving55
leaving55:
  %v84 = phi <8 x i1> [ %v52, %plane31 ], [ %v83, %last54 ]
  %v85 = phi i64 [ %v36, %plane31 ], [ %v63, %last54 ]
  %v86 = phi <8 x float> [ splat (float 0x0000000000000000), %plane31 ], [ %v62, %last54 ]
  br label %for87
for87:
  %v90 = phi <8 x i1> [ %v84, %leaving55 ], [ %v110, %round88 ]
  %v91 = phi <8 x i1> [ splat (i1 true), %leaving55 ], [ %v90, %round88 ]
  %v92 = phi i64 [ %v85, %leaving55 ], [ %v111, %round88 ]
  %v93 = phi <8 x float> [ %v86, %leaving55 ], [ %v99, %round88 ]
  %v94 = bitcast <8 x i1> %v90 to i8
  %v95 = icmp ne i8 %v94, 0
  br i1 %v95, label %round88, label %endfor89
round88:
  %v96 = getelementptr float, ptr %v10, i64 %v92
  %v97 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v96, <8 x i1> %v90, <8 x float> zeroinitializer)
  %v98 = fadd <8 x float> %v93, %v97
  %v99 = select <8 x i1> %v90, <8 x float> %v98, <8 x float> %v93
  %v100 = insertelement <8 x i64> poison, i64 %v92, i64 0
  %v101 = shufflevector <8 x i64> %v100, <8 x i64> %v100, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v102 = add <8 x i64> %v101, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v103 = sub <8 x i64> %v44, %v102
  %v104 = sub <8 x i64> %v102, %v44
  %v105 = sub <8 x i64> splat (i64 0), %v46
  %v106 = icmp sgt <8 x i64> %v46, splat (i64 0)
  %v107 = select <8 x i1> %v106, <8 x i64> %v103, <8 x i64> %v104
  %v108 = select <8 x i1> %v106, <8 x i64> %v46, <8 x i64> %v105
  %v109 = icmp ugt <8 x i64> %v107, %v108
  %v110 = and <8 x i1> %v90, %v109
  %v111 = add i64 %v92, %v39
  br label %for87
endfor89:
  %v112 = getelementptr float, ptr %v22, i64 %v34
  store <8 x float> %v93, ptr %v112, align 4
  %v113 = add i64 %plane33, 1
  %v114 = icmp ult i64 %v113, 8
  br i1 %v114, label %plane31, label %endplanes32
endplanes32:
  br label %plane115
plane115:
  %plane117 = phi i64 [ 0, %endplanes32 ], [ %v121, %plane115 ]
  %v118 = mul i64 %plane117, 8
  %v119 = mul i64 %plane117, 8
  %v120 = getelementptr i8, ptr %memory23, i64 %v119
  store i64 32, ptr %v120, align 8
  %v121 = add i64 %plane117, 1
  %v122 = icmp ult i64 %v121, 8
  br i1 %v122, label %plane115, label %endplanes116
endplanes116:
  br label %while123
while123:
  br label %plane126
plane126:
  %plane128 = phi i64 [ 0, %while123 ], [ %v136, %plane126 ]
  %v129 = mul i64 %plane128, 8
  %v130 = mul i64 %plane128, 8
  %v131 = getelementptr i8, ptr %memory23, i64 %v130
  %v132 = load i64, ptr %v131, align 8
  %v133 = icmp sgt i64 %v132, 0
  %v134 = mul i64 %plane128, 8
  %v135 = getelementptr i8, ptr %memory25, i64 %v134
  store i1 %v133, ptr %v135, align 8
  %v136 = add i64 %plane128, 1
  %v137 = icmp ult i64 %v136, 8
  br i1 %v137, label %plane126, label %endplanes127
endplanes127:
  %v138 = mul i64 0, 8
  %v139 = getelementptr i8, ptr %memory25, i64 %v138
  %v140 = load i1, ptr %v139, align 8
  br i1 %v140, label %do124, label %endwhile125
do124:
  br label %plane141
plane141:
  %plane143 = phi i64 [ 0, %do124 ], [ %v178, %endif157 ]
  %v144 = mul i64 %plane143, 8
  %v145 = mul i64 %plane143, 8
  %v146 = getelementptr i8, ptr %memory23, i64 %v145
  %v147 = load i64, ptr %v146, align 8
  %v148 = insertelement <8 x i64> poison, i64 %v144, i64 0
  %v149 = shufflevector <8 x i64> %v148, <8 x i64> %v148, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v150 = add <8 x i64> %v149, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v151 = insertelement <8 x i64> poison, i64 %v147, i64 0
  %v152 = shufflevector <8 x i64> %v151, <8 x i64> %v151, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v153 = icmp slt <8 x i64> %v150, %v152
  %v154 = xor <8 x i1> %v153, splat (i1 true)
  %v158 = bitcast <8 x i1> %v153 to i8
  %v159 = icmp eq i8 %v158, -1
  br i1 %v159, label %all155, label %partial156
all155:
  %v160 = getelementptr float, ptr %v22, i64 %v144
  %v161 = load <8 x float>, ptr %v160, align 4
  %v162 = add i64 %v144, %v147
  %v163 = getelementptr float, ptr %v22, i64 %v162
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = fadd <8 x float> %v161, %v164
  %v166 = getelementptr float, ptr %v22, i64 %v144
  store <8 x float> %v165, ptr %v166, align 4
  br label %endif157
partial156:
  %v169 = bitcast <8 x i1> %v153 to i8
  %v170 = icmp ne i8 %v169, 0
  br i1 %v170, label %some167, label %none168
some167:
  %v171 = getelementptr float, ptr %v22, i64 %v144
  %v172 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v171, <8 x i1> %v153, <8 x float> zeroinitializer)
  %v173 = add i64 %v144, %v147
  %v174 = getelementptr float, ptr %v22, i64 %v173
  %v175 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v174, <8 x i1> %v153, <8 x float> zeroinitializer)
  %v176 = fadd <8 x float> %v172, %v175
  %v177 = getelementptr float, ptr %v22, i64 %v144
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v176, ptr align 4 %v177, <8 x i1> %v153)
  br label %none168
none168:
  br label %endif157
endif157:
  %v178 = add i64 %plane143, 1
  %v179 = icmp ult i64 %v178, 8
  br i1 %v179, label %plane141, label %endplanes142
endplanes142:
  br label %plane180
plane180:
  %plane182 = phi i64 [ 0, %endplanes142 ], [ %v193, %plane180 ]
  %v183 = mul i64 %plane182, 8
  %v184 = mul i64 %plane182, 8
  %v185 = getelementptr i8, ptr %memory23, i64 %v184
  %v186 = load i64, ptr %v185, align 8
  %v187 = icmp ult i64 1, 64
  %v188 = and i64 1, 63
  %v189 = select i1 %v187, i64 1, i64 63
  %v190 = ashr i64 %v186, %v189
  %v191 = mul i64 %plane182, 8
  %v192 = getelementptr i8, ptr %memory23, i64 %v191
  store i64 %v190, ptr %v192, align 8
  %v193 = add i64 %plane182, 1
  %v194 = icmp ult i64 %v193, 8
  br i1 %v194, label %plane180, label %endplanes181
endplanes181:
  br label %while123
endwhile125:
  br label %plane195
plane195:
  %plane197 = phi i64 [ 0, %endwhile125 ], [ %v228, %endif211 ]
  %v198 = mul i64 %plane197, 8
  %v199 = mul i64 %plane197, 8
  %v200 = getelementptr i8, ptr %memory23, i64 %v199
  %v201 = load i64, ptr %v200, align 8
  %v202 = mul i64 %plane197, 8
  %v203 = getelementptr i8, ptr %memory24, i64 %v202
  store i64 %v201, ptr %v203, align 8
  %v204 = insertelement <8 x i64> poison, i64 %v198, i64 0
  %v205 = shufflevector <8 x i64> %v204, <8 x i64> %v204, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v206 = add <8 x i64> %v205, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v207 = icmp eq <8 x i64> %v206, splat (i64 0)
  %v208 = xor <8 x i1> %v207, splat (i1 true)
  %v212 = bitcast <8 x i1> %v207 to i8
  %v213 = icmp eq i8 %v212, -1
  br i1 %v213, label %all209, label %partial210
all209:
  %v214 = load float, ptr %v22, align 4
  %v215 = icmp slt i64 %cube29, %v18
  %v217 = getelementptr float, ptr %v16, i64 %cube29
  %v218 = select i1 %v215, ptr %v217, ptr %tmp216
  store float %v214, ptr %v218, align 4
  br label %endif211
partial210:
  %v221 = bitcast <8 x i1> %v207 to i8
  %v222 = icmp ne i8 %v221, 0
  br i1 %v222, label %some219, label %none220
some219:
  %v223 = load float, ptr %v22, align 4
  %v224 = icmp slt i64 %cube29, %v18
  %v226 = getelementptr float, ptr %v16, i64 %cube29
  %v227 = select i1 %v224, ptr %v226, ptr %tmp225
  store float %v223, ptr %v227, align 4
  br label %none220
none220:
  br label %endif211
endif211:
  %v228 = add i64 %plane197, 1
  %v229 = icmp ult i64 %v228, 8
  br i1 %v229, label %plane195, label %endplanes196
endplanes196:
  %v230 = add i64 %cube29, 1
  br label %cubes26
endcubes28:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }
