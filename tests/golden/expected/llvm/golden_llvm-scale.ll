@last_level_cache = internal constant i64 33554432

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
  %v23 = load i64, ptr @last_level_cache
  %v24 = lshr i64 %v23, 3
  %v25 = icmp uge i64 %v18, %v24
  br label %cubes26
cubes26:
  %cube29 = phi i64 [ %begin, %entry ], [ %v108, %endcube41 ]
  %v30 = icmp slt i64 %cube29, %end
  br i1 %v30, label %cube27, label %endcubes28
cube27:
  %v31 = mul nsw i64 %cube29, 64
  %v32 = icmp sle i64 %v31, 9223372036854775744
  %v33 = add nsw i64 %v31, 63
  %v34 = icmp slt i64 %v33, %v18
  %v35 = add nsw i64 %v31, 63
  %v36 = icmp slt i64 %v35, %v12
  %v37 = and i1 %v32, %v34
  %v38 = and i1 %v37, %v36
  br i1 %v38, label %inside39, label %outside40
inside39:
  br i1 %v25, label %past42, label %through43
past42:
  br label %plane45
plane45:
  %plane47 = phi i64 [ 0, %past42 ], [ %v63, %stored59 ]
  %v48 = mul i64 %plane47, 8
  %v49 = mul nsw i64 %cube29, 64
  %v50 = add nsw i64 %v49, %v48
  %v51 = getelementptr float, ptr %v10, i64 %v50
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = insertelement <8 x float> poison, float %v22, i64 0
  %v54 = shufflevector <8 x float> %v53, <8 x float> %v53, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v55 = fmul <8 x float> %v52, %v54
  %v56 = getelementptr float, ptr %v16, i64 %v50
  %v60 = ptrtoint ptr %v56 to i64
  %v61 = and i64 %v60, 31
  %v62 = icmp eq i64 %v61, 0
  br i1 %v62, label %stream57, label %plain58
stream57:
  store <8 x float> %v55, ptr %v56, align 32, !nontemporal !0
  br label %stored59
plain58:
  store <8 x float> %v55, ptr %v56, align 4
  br label %stored59
stored59:
  %v63 = add i64 %plane47, 1
  %v64 = icmp ult i64 %v63, 8
  br i1 %v64, label %plane45, label %endplanes46
endplanes46:
  br label %written44
through43:
  br label %plane65
plane65:
  %plane67 = phi i64 [ 0, %through43 ], [ %v77, %plane65 ]
  %v68 = mul i64 %plane67, 8
  %v69 = mul nsw i64 %cube29, 64
  %v70 = add nsw i64 %v69, %v68
  %v71 = getelementptr float, ptr %v10, i64 %v70
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = insertelement <8 x float> poison, float %v22, i64 0
  %v74 = shufflevector <8 x float> %v73, <8 x float> %v73, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v75 = fmul <8 x float> %v72, %v74
  %v76 = getelementptr float, ptr %v16, i64 %v70
  store <8 x float> %v75, ptr %v76, align 4
  %v77 = add i64 %plane67, 1
  %v78 = icmp ult i64 %v77, 8
  br i1 %v78, label %plane65, label %endplanes66
endplanes66:
  br label %written44
written44:
  br label %endcube41
outside40:
  br label %plane79
plane79:
  %plane81 = phi i64 [ 0, %outside40 ], [ %v106, %none93 ]
  %v82 = mul i64 %plane81, 8
  %v83 = mul nsw i64 %cube29, 64
  %v84 = add nsw i64 %v83, %v82
  %v85 = insertelement <8 x i64> poison, i64 %v84, i64 0
  %v86 = shufflevector <8 x i64> %v85, <8 x i64> %v85, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v87 = add <8 x i64> %v86, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v88 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v89 = shufflevector <8 x i64> %v88, <8 x i64> %v88, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v90 = icmp slt <8 x i64> %v87, %v89
  %v91 = xor <8 x i1> %v90, splat (i1 true)
  %v94 = bitcast <8 x i1> %v90 to i8
  %v95 = icmp ne i8 %v94, 0
  br i1 %v95, label %some92, label %none93
some92:
  %v96 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v97 = shufflevector <8 x i64> %v96, <8 x i64> %v96, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v98 = icmp slt <8 x i64> %v87, %v97
  %v99 = and <8 x i1> %v90, %v98
  %v100 = getelementptr float, ptr %v10, i64 %v84
  %v101 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v100, <8 x i1> %v99, <8 x float> zeroinitializer)
  %v102 = insertelement <8 x float> poison, float %v22, i64 0
  %v103 = shufflevector <8 x float> %v102, <8 x float> %v102, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v104 = fmul <8 x float> %v101, %v103
  %v105 = getelementptr float, ptr %v16, i64 %v84
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v104, ptr align 4 %v105, <8 x i1> %v90)
  br label %none93
none93:
  %v106 = add i64 %plane81, 1
  %v107 = icmp ult i64 %v106, 8
  br i1 %v107, label %plane79, label %endplanes80
endplanes80:
  br label %endcube41
endcube41:
  %v108 = add i64 %cube29, 1
  br label %cubes26
endcubes28:
  br i1 %v25, label %fence109, label %fenced110
fence109:
  fence seq_cst
  br label %fenced110
fenced110:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }

!0 = !{i32 1}
