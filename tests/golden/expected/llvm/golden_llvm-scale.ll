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
  %cube26 = phi i64 [ %begin, %entry ], [ %v82, %endcube38 ]
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
  br label %plane39
plane39:
  %plane41 = phi i64 [ 0, %inside36 ], [ %v51, %plane39 ]
  %v42 = mul i64 %plane41, 8
  %v43 = mul nsw i64 %cube26, 64
  %v44 = add nsw i64 %v43, %v42
  %v45 = getelementptr float, ptr %v10, i64 %v44
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = insertelement <8 x float> poison, float %v22, i64 0
  %v48 = shufflevector <8 x float> %v47, <8 x float> %v47, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v49 = fmul <8 x float> %v46, %v48
  %v50 = getelementptr float, ptr %v16, i64 %v44
  store <8 x float> %v49, ptr %v50, align 4
  %v51 = add i64 %plane41, 1
  %v52 = icmp ult i64 %v51, 8
  br i1 %v52, label %plane39, label %endplanes40
endplanes40:
  br label %endcube38
outside37:
  br label %plane53
plane53:
  %plane55 = phi i64 [ 0, %outside37 ], [ %v80, %none67 ]
  %v56 = mul i64 %plane55, 8
  %v57 = mul nsw i64 %cube26, 64
  %v58 = add nsw i64 %v57, %v56
  %v59 = insertelement <8 x i64> poison, i64 %v58, i64 0
  %v60 = shufflevector <8 x i64> %v59, <8 x i64> %v59, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v61 = add <8 x i64> %v60, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v62 = insertelement <8 x i64> poison, i64 %v18, i64 0
  %v63 = shufflevector <8 x i64> %v62, <8 x i64> %v62, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v64 = icmp slt <8 x i64> %v61, %v63
  %v65 = xor <8 x i1> %v64, splat (i1 true)
  %v68 = bitcast <8 x i1> %v64 to i8
  %v69 = icmp ne i8 %v68, 0
  br i1 %v69, label %some66, label %none67
some66:
  %v70 = insertelement <8 x i64> poison, i64 %v12, i64 0
  %v71 = shufflevector <8 x i64> %v70, <8 x i64> %v70, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v72 = icmp slt <8 x i64> %v61, %v71
  %v73 = and <8 x i1> %v64, %v72
  %v74 = getelementptr float, ptr %v10, i64 %v58
  %v75 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %v74, <8 x i1> %v73, <8 x float> zeroinitializer)
  %v76 = insertelement <8 x float> poison, float %v22, i64 0
  %v77 = shufflevector <8 x float> %v76, <8 x float> %v76, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %v78 = fmul <8 x float> %v75, %v77
  %v79 = getelementptr float, ptr %v16, i64 %v58
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v78, ptr align 4 %v79, <8 x i1> %v64)
  br label %none67
none67:
  %v80 = add i64 %plane55, 1
  %v81 = icmp ult i64 %v80, 8
  br i1 %v81, label %plane53, label %endplanes54
endplanes54:
  br label %endcube38
endcube38:
  %v82 = add i64 %cube26, 1
  br label %cubes23
endcubes25:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr align 4, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }
