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
  br label %cubes23
cubes23:
  %cube26 = phi i64 [ %begin, %entry ], [ %v106, %endcube38 ]
  %v27 = icmp slt i64 %cube26, %end
  br i1 %v27, label %cube24, label %endcubes25
cube24:
  %v28 = mul nsw i64 %cube26, 64
  %v29 = icmp sle i64 %v28, 9223372036854775744
  %v30 = add nsw i64 %v28, 63
  %v31 = icmp slt i64 %v30, %v18
  %v32 = add nsw i64 %v28, 63
  %v33 = icmp slt i64 %v32, %v12
  %v34 = and i1 %v29, %v31
  %v35 = and i1 %v34, %v33
  br i1 %v35, label %inside36, label %outside37
inside36:
  %v42 = icmp uge i64 %v18, 4194304
  br i1 %v42, label %past39, label %through40
past39:
  br label %plane43
plane43:
  %plane45 = phi i64 [ 0, %past39 ], [ %v61, %stored59 ]
  %v46 = mul i64 %plane45, 8
  %v47 = mul nsw i64 %cube26, 64
  %v48 = add nsw i64 %v47, %v46
  %v49 = getelementptr float, ptr %v10, i64 %v48
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = insertelement <8 x float> poison, float %v22, i64 0
  %v52 = shufflevector <8 x float> %v51, <8 x float> %v51, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v53 = fmul <8 x float> %v50, %v52
  %v54 = getelementptr float, ptr %v16, i64 %v48
  %v55 = ptrtoint ptr %v54 to i64
  %v56 = and i64 %v55, 31
  %v60 = icmp eq i64 %v56, 0
  br i1 %v60, label %stream57, label %plain58
stream57:
  store <8 x float> %v53, ptr %v54, align 32, !nontemporal !0
  br label %stored59
plain58:
  store <8 x float> %v53, ptr %v54, align 4
  br label %stored59
stored59:
  %v61 = add i64 %plane45, 1
  %v62 = icmp ult i64 %v61, 8
  br i1 %v62, label %plane43, label %endplanes44
endplanes44:
  br label %written41
through40:
  br label %plane63
plane63:
  %plane65 = phi i64 [ 0, %through40 ], [ %v75, %plane63 ]
  %v66 = mul i64 %plane65, 8
  %v67 = mul nsw i64 %cube26, 64
  %v68 = add nsw i64 %v67, %v66
  %v69 = getelementptr float, ptr %v10, i64 %v68
  %v70 = load <8 x float>, ptr %v69, align 4
  %v71 = insertelement <8 x float> poison, float %v22, i64 0
  %v72 = shufflevector <8 x float> %v71, <8 x float> %v71, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v73 = fmul <8 x float> %v70, %v72
  %v74 = getelementptr float, ptr %v16, i64 %v68
  store <8 x float> %v73, ptr %v74, align 4
  %v75 = add i64 %plane65, 1
  %v76 = icmp ult i64 %v75, 8
  br i1 %v76, label %plane63, label %endplanes64
endplanes64:
  br label %written41
written41:
  br label %endcube38
outside37:
  br label %plane77
plane77:
  %plane79 = phi i64 [ 0, %outside37 ], [ %v104, %none91 ]
  %v80 = mul i64 %plane79, 8
  %v81 = mul nsw i64 %cube26, 64
  %v82 = add nsw i64 %v81, %v80
  %v83 = insertelement <8 x i64> poison, i64 %v82, i64 0
  %v84 = shufflevector <8 x i64> %v83, <8 x i64> %v83, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v85 = add <8 x i64> %v84, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v86 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v87 = shufflevector <8 x i64> %v86, <8 x i64> %v86, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v88 = icmp slt <8 x i64> %v85, %v87
  %v89 = xor <8 x i1> %v88, splat (i1 true)
  %v92 = bitcast <8 x i1> %v88 to i8
  %v93 = icmp ne i8 %v92, 0
  br i1 %v93, label %some90, label %none91
some90:
  %v94 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v95 = shufflevector <8 x i64> %v94, <8 x i64> %v94, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v96 = icmp slt <8 x i64> %v85, %v95
  %v97 = and <8 x i1> %v88, %v96
  %v98 = getelementptr float, ptr %v10, i64 %v82
  %v99 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v98, <8 x i1> %v97, <8 x float> zeroinitializer)
  %v100 = insertelement <8 x float> poison, float %v22, i64 0
  %v101 = shufflevector <8 x float> %v100, <8 x float> %v100, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v102 = fmul <8 x float> %v99, %v101
  %v103 = getelementptr float, ptr %v16, i64 %v82
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v102, ptr align 4 %v103, <8 x i1> %v88)
  br label %none91
none91:
  %v104 = add i64 %plane79, 1
  %v105 = icmp ult i64 %v104, 8
  br i1 %v105, label %plane77, label %endplanes78
endplanes78:
  br label %endcube38
endcube38:
  %v106 = add i64 %cube26, 1
  br label %cubes23
endcubes25:
  %v109 = icmp uge i64 %v18, 4194304
  br i1 %v109, label %fence107, label %fenced108
fence107:
  fence seq_cst
  br label %fenced108
fenced108:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }

!0 = !{i32 1}
