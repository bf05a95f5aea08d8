; made from launch.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.python = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.call = type { i64, ptr, i32, [32 x %struct.range], [256 x i64] }
%struct.range = type { i64, i64, i64 }
%struct.dependency = type { i64, ptr, ptr, ptr }
%struct.item = type { i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64 }
%struct.copy = type { i64, i64, i64 }

@py = internal unnamed_addr global %struct.python zeroinitializer, align 8
@spare.0 = internal unnamed_addr global ptr null, align 8
@spare.1 = internal unnamed_addr global i64 0, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @cube_launch_setup(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(264) @py, ptr noundef nonnull align 8 dereferenceable(264) %0, i64 264, i1 false)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nounwind
define dso_local ptr @cube_launch(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #2 {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i16, align 2
  %13 = alloca i32, align 4
  %14 = alloca [2 x i64], align 16
  %15 = alloca ptr, align 8
  %16 = alloca %struct.call, align 8
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #10
  %18 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %3, null
  %22 = icmp eq ptr %20, null
  %23 = select i1 %21, i1 true, i1 %22
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %25 = icmp eq ptr %20, %24
  %26 = select i1 %23, i1 true, i1 %25
  br i1 %26, label %1041, label %27

27:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #10
  store ptr null, ptr %15, align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %30 = call i32 %28(ptr noundef %29, ptr noundef null, ptr noundef nonnull %15) #10
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %27
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %33() #10
  %34 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  br label %53

35:                                               ; preds = %27
  %36 = load ptr, ptr %15, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %40

38:                                               ; preds = %35
  %39 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  br label %47

40:                                               ; preds = %35
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %41(ptr noundef nonnull %36) #10
  %42 = load ptr, ptr %15, align 8
  %43 = icmp eq ptr %42, null
  %44 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %45 = icmp eq ptr %42, %44
  %46 = select i1 %43, i1 true, i1 %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %38, %40
  %48 = phi ptr [ %39, %38 ], [ %44, %40 ]
  %49 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 208), align 8
  %50 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 216), align 8
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  %52 = load ptr, ptr %51, align 8
  br label %53

53:                                               ; preds = %32, %40, %47
  %54 = phi ptr [ %34, %32 ], [ %48, %47 ], [ %44, %40 ]
  %55 = phi ptr [ null, %32 ], [ %52, %47 ], [ %42, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #10
  %56 = icmp eq ptr %20, %54
  br i1 %56, label %1041, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %16, i64 824
  %60 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %16, i64 24
  br label %62

62:                                               ; preds = %57, %1033
  %63 = phi ptr [ %20, %57 ], [ %1036, %1033 ]
  %64 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %65 = getelementptr inbounds i8, ptr %63, i64 %64
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %2, %69
  br i1 %70, label %71, label %1033

71:                                               ; preds = %62
  %72 = load ptr, ptr %67, align 8
  %73 = icmp eq ptr %72, %55
  br i1 %73, label %74, label %1033

74:                                               ; preds = %71
  %75 = getelementptr inbounds nuw i8, ptr %66, i64 88
  %76 = load ptr, ptr %75, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %88, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %80 = load ptr, ptr %79, align 8
  %81 = load i32, ptr %80, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %88

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %66, i64 168
  %85 = load i64, ptr %84, align 8
  %86 = and i64 %85, 4
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %1033, label %88

88:                                               ; preds = %83, %78, %74
  %89 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %90 = getelementptr inbounds nuw i8, ptr %66, i64 184
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds %struct.dependency, ptr %89, i64 %91
  %93 = getelementptr inbounds nuw i8, ptr %66, i64 64
  %94 = load i64, ptr %93, align 8
  store i64 %94, ptr %16, align 8
  store i32 0, ptr %58, align 8
  store ptr %59, ptr %60, align 8
  %95 = getelementptr inbounds nuw i8, ptr %66, i64 192
  %96 = load i64, ptr %95, align 8
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %667

98:                                               ; preds = %88, %661
  %99 = phi i64 [ %662, %661 ], [ 0, %88 ]
  %100 = getelementptr inbounds nuw %struct.item, ptr %92, i64 %99
  %101 = getelementptr inbounds nuw ptr, ptr %1, i64 %99
  %102 = load ptr, ptr %101, align 8
  %103 = load i64, ptr %100, align 8
  switch i64 %103, label %635 [
    i64 0, label %104
    i64 1, label %381
    i64 2, label %494
    i64 3, label %494
    i64 4, label %524
    i64 6, label %605
    i64 5, label %650
    i64 7, label %609
    i64 8, label %624
  ]

104:                                              ; preds = %98
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %106 = load ptr, ptr %105, align 8
  %107 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %108 = icmp eq ptr %106, %107
  br i1 %108, label %109, label %1033

109:                                              ; preds = %104
  %110 = getelementptr inbounds nuw i8, ptr %102, i64 56
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %111, %113
  br i1 %114, label %115, label %1033

115:                                              ; preds = %109
  %116 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %117 = load i64, ptr %116, align 8
  %118 = trunc i64 %117 to i32
  %119 = shl i32 %118, 10
  %120 = and i32 %119, 1024
  %121 = getelementptr inbounds nuw i8, ptr %100, i64 48
  %122 = load i64, ptr %121, align 8
  %123 = lshr i64 %122, 63
  %124 = trunc nuw nsw i64 %123 to i32
  %125 = or disjoint i32 %120, %124
  %126 = or disjoint i32 %125, 256
  %127 = getelementptr inbounds nuw i8, ptr %102, i64 64
  %128 = load i32, ptr %127, align 8
  %129 = and i32 %126, %128
  %130 = icmp eq i32 %129, %126
  br i1 %130, label %131, label %1033

131:                                              ; preds = %115
  %132 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %133 = load i32, ptr %132, align 8
  %134 = icmp sgt i32 %133, 0
  br i1 %134, label %135, label %159

135:                                              ; preds = %131
  %136 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %137 = load ptr, ptr %136, align 8
  %138 = zext nneg i32 %133 to i64
  %139 = and i64 %138, 7
  %140 = icmp ult i32 %133, 8
  br i1 %140, label %145, label %141

141:                                              ; preds = %135
  %142 = and i64 %138, 2147483640
  br label %162

143:                                              ; preds = %162
  %144 = icmp eq i64 %139, 0
  br i1 %144, label %159, label %145

145:                                              ; preds = %143, %135
  %146 = phi i64 [ 0, %135 ], [ %197, %143 ]
  %147 = phi i64 [ 1, %135 ], [ %196, %143 ]
  %148 = icmp ne i64 %139, 0
  call void @llvm.assume(i1 %148)
  br label %149

149:                                              ; preds = %149, %145
  %150 = phi i64 [ %146, %145 ], [ %156, %149 ]
  %151 = phi i64 [ %147, %145 ], [ %155, %149 ]
  %152 = phi i64 [ 0, %145 ], [ %157, %149 ]
  %153 = getelementptr inbounds nuw i64, ptr %137, i64 %150
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %154, %151
  %156 = add nuw nsw i64 %150, 1
  %157 = add i64 %152, 1
  %158 = icmp eq i64 %157, %139
  br i1 %158, label %159, label %149, !llvm.loop !3

159:                                              ; preds = %143, %149, %131
  %160 = phi i64 [ 1, %131 ], [ %196, %143 ], [ %155, %149 ]
  %161 = icmp sgt i64 %122, -1
  br i1 %161, label %200, label %355

162:                                              ; preds = %162, %141
  %163 = phi i64 [ 0, %141 ], [ %197, %162 ]
  %164 = phi i64 [ 1, %141 ], [ %196, %162 ]
  %165 = phi i64 [ 0, %141 ], [ %198, %162 ]
  %166 = getelementptr inbounds nuw i64, ptr %137, i64 %163
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %167, %164
  %169 = getelementptr inbounds nuw i64, ptr %137, i64 %163
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %171, %168
  %173 = getelementptr inbounds nuw i64, ptr %137, i64 %163
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 16
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %175, %172
  %177 = getelementptr inbounds nuw i64, ptr %137, i64 %163
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %179 = load i64, ptr %178, align 8
  %180 = mul nsw i64 %179, %176
  %181 = getelementptr inbounds nuw i64, ptr %137, i64 %163
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 32
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %183, %180
  %185 = getelementptr inbounds nuw i64, ptr %137, i64 %163
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 40
  %187 = load i64, ptr %186, align 8
  %188 = mul nsw i64 %187, %184
  %189 = getelementptr inbounds nuw i64, ptr %137, i64 %163
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 48
  %191 = load i64, ptr %190, align 8
  %192 = mul nsw i64 %191, %188
  %193 = getelementptr inbounds nuw i64, ptr %137, i64 %163
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 56
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %195, %192
  %197 = add nuw nsw i64 %163, 8
  %198 = add i64 %165, 8
  %199 = icmp eq i64 %198, %142
  br i1 %199, label %143, label %162, !llvm.loop !5

200:                                              ; preds = %159
  %201 = sext i32 %133 to i64
  %202 = icmp eq i64 %122, %201
  br i1 %202, label %203, label %1033

203:                                              ; preds = %200
  %204 = load ptr, ptr %60, align 8
  %205 = icmp eq i64 %160, 0
  br i1 %205, label %1033, label %206

206:                                              ; preds = %203
  %207 = icmp eq i64 %122, 0
  br i1 %207, label %253, label %208

208:                                              ; preds = %206
  %209 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %210 = getelementptr inbounds nuw i8, ptr %102, i64 40
  %211 = getelementptr inbounds nuw i8, ptr %100, i64 56
  %212 = getelementptr i64, ptr %204, i64 %122
  %213 = getelementptr i8, ptr %212, i64 24
  br label %214

214:                                              ; preds = %244, %208
  %215 = phi i64 [ 0, %208 ], [ %237, %244 ]
  %216 = phi i64 [ 0, %208 ], [ %235, %244 ]
  %217 = phi i64 [ 0, %208 ], [ %240, %244 ]
  %218 = phi i64 [ 0, %208 ], [ %248, %244 ]
  %219 = load ptr, ptr %209, align 8
  %220 = getelementptr inbounds nuw i64, ptr %219, i64 %218
  %221 = load i64, ptr %220, align 8
  %222 = load ptr, ptr %210, align 8
  %223 = getelementptr inbounds nuw i64, ptr %222, i64 %218
  %224 = load i64, ptr %223, align 8
  %225 = load i64, ptr %211, align 8
  %226 = ashr i64 %224, %225
  %227 = shl nsw i64 -1, %225
  %228 = xor i64 %227, -1
  %229 = and i64 %224, %228
  %230 = icmp eq i64 %229, 0
  br i1 %230, label %231, label %1033

231:                                              ; preds = %214
  %232 = add nsw i64 %221, -1
  %233 = mul nsw i64 %226, %232
  %234 = call i64 @llvm.smax.i64(i64 %233, i64 0)
  %235 = add nuw nsw i64 %234, %216
  %236 = call i64 @llvm.smin.i64(i64 %233, i64 0)
  %237 = sub nsw i64 %215, %236
  %238 = call i64 @llvm.abs.i64(i64 %226, i1 true)
  %239 = mul nsw i64 %238, %221
  %240 = add nsw i64 %239, %217
  %241 = load i64, ptr %16, align 8
  %242 = icmp sgt i64 %221, %241
  br i1 %242, label %243, label %244

243:                                              ; preds = %231
  store i64 %221, ptr %16, align 8
  br label %244

244:                                              ; preds = %243, %231
  %245 = getelementptr inbounds nuw i64, ptr %204, i64 %218
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 24
  store i64 %221, ptr %246, align 8
  %247 = getelementptr i64, ptr %213, i64 %218
  store i64 %226, ptr %247, align 8
  %248 = add nuw nsw i64 %218, 1
  %249 = icmp eq i64 %248, %122
  br i1 %249, label %250, label %214, !llvm.loop !7

250:                                              ; preds = %244
  %251 = add nuw nsw i64 %235, 1
  %252 = load i32, ptr %127, align 8
  br label %253

253:                                              ; preds = %250, %206
  %254 = phi i32 [ %128, %206 ], [ %252, %250 ]
  %255 = phi i64 [ 0, %206 ], [ %240, %250 ]
  %256 = phi i64 [ 1, %206 ], [ %251, %250 ]
  %257 = phi i64 [ 0, %206 ], [ %237, %250 ]
  %258 = and i32 %254, 1
  %259 = icmp eq i32 %258, 0
  %260 = select i1 %259, i64 %255, i64 %160
  %261 = load i64, ptr %16, align 8
  %262 = icmp sgt i64 %260, %261
  br i1 %262, label %263, label %264

263:                                              ; preds = %253
  store i64 %260, ptr %16, align 8
  br label %264

264:                                              ; preds = %263, %253
  br i1 %259, label %265, label %330

265:                                              ; preds = %264
  %266 = load i64, ptr %116, align 8
  %267 = and i64 %266, 2
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %330, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %271 = load ptr, ptr %270, align 8
  %272 = getelementptr inbounds nuw i8, ptr %102, i64 40
  %273 = load ptr, ptr %272, align 8
  br i1 %207, label %330, label %275

274:                                              ; preds = %326
  br label %275, !llvm.loop !8

275:                                              ; preds = %269, %274
  %276 = phi i64 [ %327, %274 ], [ 0, %269 ]
  %277 = phi i64 [ %308, %274 ], [ 0, %269 ]
  br label %278

278:                                              ; preds = %299, %275
  %279 = phi i64 [ %301, %299 ], [ 0, %275 ]
  %280 = phi i64 [ %300, %299 ], [ -1, %275 ]
  %281 = getelementptr inbounds nuw i64, ptr %273, i64 %279
  %282 = load i64, ptr %281, align 8
  %283 = call i64 @llvm.abs.i64(i64 %282, i1 true)
  %284 = getelementptr inbounds nuw i64, ptr %271, i64 %279
  %285 = load i64, ptr %284, align 8
  %286 = icmp slt i64 %285, 2
  br i1 %286, label %299, label %287

287:                                              ; preds = %278
  %288 = icmp eq i64 %282, 0
  br i1 %288, label %1033, label %289

289:                                              ; preds = %287
  %290 = icmp samesign ugt i64 %283, %277
  br i1 %290, label %291, label %299

291:                                              ; preds = %289
  %292 = icmp slt i64 %280, 0
  br i1 %292, label %298, label %293

293:                                              ; preds = %291
  %294 = getelementptr inbounds nuw i64, ptr %273, i64 %280
  %295 = load i64, ptr %294, align 8
  %296 = call i64 @llvm.abs.i64(i64 %295, i1 true)
  %297 = icmp samesign ult i64 %283, %296
  br i1 %297, label %298, label %299

298:                                              ; preds = %293, %291
  br label %299

299:                                              ; preds = %298, %293, %289, %278
  %300 = phi i64 [ %280, %278 ], [ %280, %293 ], [ %279, %298 ], [ %280, %289 ]
  %301 = add nuw nsw i64 %279, 1
  %302 = icmp eq i64 %301, %122
  br i1 %302, label %303, label %278, !llvm.loop !9

303:                                              ; preds = %299
  %304 = icmp slt i64 %300, 0
  br i1 %304, label %330, label %305

305:                                              ; preds = %303
  %306 = getelementptr inbounds nuw i64, ptr %273, i64 %300
  %307 = load i64, ptr %306, align 8
  %308 = call i64 @llvm.abs.i64(i64 %307, i1 true)
  br label %309

309:                                              ; preds = %326, %305
  %310 = phi i64 [ %328, %326 ], [ 0, %305 ]
  %311 = phi i64 [ %327, %326 ], [ %276, %305 ]
  %312 = getelementptr inbounds nuw i64, ptr %273, i64 %310
  %313 = load i64, ptr %312, align 8
  %314 = call i64 @llvm.abs.i64(i64 %313, i1 true)
  %315 = getelementptr inbounds nuw i64, ptr %271, i64 %310
  %316 = load i64, ptr %315, align 8
  %317 = icmp sgt i64 %316, 1
  %318 = icmp eq i64 %314, %308
  %319 = select i1 %317, i1 %318, i1 false
  br i1 %319, label %320, label %326

320:                                              ; preds = %309
  %321 = icmp sgt i64 %308, %311
  br i1 %321, label %322, label %1033

322:                                              ; preds = %320
  %323 = add nsw i64 %316, -1
  %324 = mul nsw i64 %323, %308
  %325 = add nuw nsw i64 %324, %311
  br label %326

326:                                              ; preds = %322, %309
  %327 = phi i64 [ %311, %309 ], [ %325, %322 ]
  %328 = add nuw nsw i64 %310, 1
  %329 = icmp eq i64 %328, %122
  br i1 %329, label %274, label %309, !llvm.loop !8

330:                                              ; preds = %303, %264, %265, %269
  %331 = phi i64 [ %160, %264 ], [ %256, %269 ], [ %256, %265 ], [ %256, %303 ]
  %332 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %333 = load ptr, ptr %332, align 8
  %334 = ptrtoint ptr %333 to i64
  store i64 %334, ptr %204, align 8
  %335 = getelementptr inbounds nuw i8, ptr %204, i64 8
  store i64 %160, ptr %335, align 8
  %336 = getelementptr inbounds nuw i8, ptr %204, i64 16
  store i64 %331, ptr %336, align 8
  %337 = load ptr, ptr %60, align 8
  %338 = shl nuw nsw i64 %122, 4
  %339 = getelementptr i8, ptr %337, i64 %338
  %340 = getelementptr i8, ptr %339, i64 24
  store ptr %340, ptr %60, align 8
  %341 = getelementptr inbounds nuw i8, ptr %100, i64 56
  %342 = load i64, ptr %341, align 8
  %343 = shl i64 %257, %342
  %344 = sub nsw i64 %334, %343
  %345 = shl i64 %256, %342
  %346 = add nsw i64 %345, %334
  %347 = load i32, ptr %58, align 8
  %348 = add nsw i32 %347, 1
  store i32 %348, ptr %58, align 8
  %349 = sext i32 %347 to i64
  %350 = getelementptr inbounds %struct.range, ptr %61, i64 %349
  store i64 %344, ptr %350, align 8
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 8
  store i64 %346, ptr %351, align 8
  %352 = load i64, ptr %116, align 8
  %353 = and i64 %352, 2
  %354 = getelementptr inbounds nuw i8, ptr %350, i64 16
  store i64 %353, ptr %354, align 8
  br label %661

355:                                              ; preds = %159
  %356 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %357 = load ptr, ptr %356, align 8
  %358 = ptrtoint ptr %357 to i64
  %359 = load ptr, ptr %60, align 8
  store i64 %358, ptr %359, align 8
  %360 = load ptr, ptr %60, align 8
  %361 = getelementptr inbounds nuw i8, ptr %360, i64 8
  store i64 %160, ptr %361, align 8
  %362 = load ptr, ptr %60, align 8
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 16
  store i64 %160, ptr %363, align 8
  %364 = getelementptr inbounds nuw i8, ptr %362, i64 24
  store ptr %364, ptr %60, align 8
  %365 = load i64, ptr %16, align 8
  %366 = icmp sgt i64 %160, %365
  br i1 %366, label %367, label %368

367:                                              ; preds = %355
  store i64 %160, ptr %16, align 8
  br label %368

368:                                              ; preds = %355, %367
  %369 = getelementptr inbounds nuw i8, ptr %100, i64 56
  %370 = load i64, ptr %369, align 8
  %371 = shl i64 %160, %370
  %372 = add nsw i64 %371, %358
  %373 = load i32, ptr %58, align 8
  %374 = add nsw i32 %373, 1
  store i32 %374, ptr %58, align 8
  %375 = sext i32 %373 to i64
  %376 = getelementptr inbounds %struct.range, ptr %61, i64 %375
  store i64 %358, ptr %376, align 8
  %377 = getelementptr inbounds nuw i8, ptr %376, i64 8
  store i64 %372, ptr %377, align 8
  %378 = load i64, ptr %116, align 8
  %379 = and i64 %378, 2
  %380 = getelementptr inbounds nuw i8, ptr %376, i64 16
  store i64 %379, ptr %380, align 8
  br label %661

381:                                              ; preds = %98
  %382 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %383 = load ptr, ptr %382, align 8
  %384 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %385 = load ptr, ptr %384, align 8
  %386 = icmp eq ptr %383, %385
  br i1 %386, label %387, label %1033

387:                                              ; preds = %381
  %388 = getelementptr inbounds nuw i8, ptr %100, i64 40
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr inbounds i8, ptr %102, i64 %389
  %391 = load ptr, ptr %390, align 8
  %392 = icmp eq ptr %391, null
  br i1 %392, label %1033, label %393

393:                                              ; preds = %387
  %394 = getelementptr inbounds nuw i8, ptr %391, i64 8
  %395 = load ptr, ptr %394, align 8
  %396 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %397 = icmp eq ptr %395, %396
  br i1 %397, label %398, label %1033

398:                                              ; preds = %393
  %399 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 256), align 8
  %400 = getelementptr inbounds i8, ptr %391, i64 %399
  %401 = load ptr, ptr %400, align 8
  %402 = icmp eq ptr %401, null
  %403 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %404 = icmp eq ptr %401, %403
  %405 = select i1 %402, i1 true, i1 %404
  br i1 %405, label %1033, label %406

406:                                              ; preds = %398
  %407 = getelementptr inbounds nuw i8, ptr %401, i64 32
  %408 = load ptr, ptr %407, align 8
  %409 = getelementptr inbounds nuw i8, ptr %100, i64 32
  %410 = load ptr, ptr %409, align 8
  %411 = icmp eq ptr %408, %410
  br i1 %411, label %412, label %1033

412:                                              ; preds = %406
  %413 = getelementptr inbounds nuw i8, ptr %401, i64 40
  %414 = load ptr, ptr %413, align 8
  %415 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %416 = load ptr, ptr %415, align 8
  %417 = icmp eq ptr %414, %416
  br i1 %417, label %418, label %1033

418:                                              ; preds = %412
  %419 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %420 = load i64, ptr %419, align 8
  %421 = and i64 %420, 1
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %427, label %423

423:                                              ; preds = %418
  %424 = getelementptr inbounds nuw i8, ptr %401, i64 104
  %425 = load i64, ptr %424, align 8
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %1033, label %427

427:                                              ; preds = %423, %418
  %428 = getelementptr inbounds nuw i8, ptr %401, i64 48
  %429 = load i64, ptr %428, align 8
  %430 = load ptr, ptr %60, align 8
  store i64 %429, ptr %430, align 8
  %431 = getelementptr inbounds nuw i8, ptr %401, i64 56
  %432 = load i64, ptr %431, align 8
  %433 = load ptr, ptr %60, align 8
  %434 = getelementptr inbounds nuw i8, ptr %433, i64 8
  store i64 %432, ptr %434, align 8
  %435 = getelementptr inbounds nuw i8, ptr %401, i64 64
  %436 = load i64, ptr %435, align 8
  %437 = load ptr, ptr %60, align 8
  %438 = getelementptr inbounds nuw i8, ptr %437, i64 16
  store i64 %436, ptr %438, align 8
  %439 = getelementptr inbounds nuw i8, ptr %437, i64 24
  store ptr %439, ptr %60, align 8
  %440 = getelementptr inbounds nuw i8, ptr %401, i64 72
  %441 = load i64, ptr %440, align 8
  %442 = load i64, ptr %16, align 8
  %443 = icmp sgt i64 %441, %442
  br i1 %443, label %444, label %445

444:                                              ; preds = %427
  store i64 %441, ptr %16, align 8
  br label %445

445:                                              ; preds = %427, %444
  %446 = getelementptr inbounds nuw i8, ptr %401, i64 80
  %447 = load i32, ptr %58, align 8
  %448 = add nsw i32 %447, 1
  store i32 %448, ptr %58, align 8
  %449 = sext i32 %447 to i64
  %450 = getelementptr inbounds %struct.range, ptr %61, i64 %449
  %451 = load <2 x i64>, ptr %446, align 8
  store <2 x i64> %451, ptr %450, align 8
  %452 = load i64, ptr %419, align 8
  %453 = and i64 %452, 2
  %454 = getelementptr inbounds nuw i8, ptr %450, i64 16
  store i64 %453, ptr %454, align 8
  %455 = getelementptr inbounds nuw i8, ptr %100, i64 48
  %456 = load i64, ptr %455, align 8
  %457 = icmp slt i64 %456, 0
  br i1 %457, label %458, label %462

458:                                              ; preds = %445
  %459 = getelementptr inbounds nuw i8, ptr %401, i64 96
  %460 = load i64, ptr %459, align 8
  %461 = icmp eq i64 %460, 0
  br i1 %461, label %1033, label %661

462:                                              ; preds = %445
  %463 = getelementptr inbounds nuw i8, ptr %401, i64 112
  %464 = load i64, ptr %463, align 8
  %465 = icmp eq i64 %464, %456
  br i1 %465, label %466, label %1033

466:                                              ; preds = %462
  %467 = icmp eq i64 %456, 0
  br i1 %467, label %470, label %468

468:                                              ; preds = %466
  %469 = getelementptr inbounds nuw i8, ptr %401, i64 120
  br label %475

470:                                              ; preds = %475, %466
  %471 = phi i64 [ 0, %466 ], [ %482, %475 ]
  %472 = getelementptr inbounds nuw i8, ptr %401, i64 96
  %473 = load i64, ptr %472, align 8
  %474 = icmp eq i64 %473, 0
  br i1 %474, label %485, label %661

475:                                              ; preds = %468, %475
  %476 = phi i64 [ 0, %468 ], [ %481, %475 ]
  %477 = getelementptr inbounds nuw i64, ptr %469, i64 %476
  %478 = load i64, ptr %477, align 8
  %479 = load ptr, ptr %60, align 8
  %480 = getelementptr inbounds nuw i8, ptr %479, i64 8
  store ptr %480, ptr %60, align 8
  store i64 %478, ptr %479, align 8
  %481 = add nuw nsw i64 %476, 1
  %482 = load i64, ptr %463, align 8
  %483 = shl nsw i64 %482, 1
  %484 = icmp slt i64 %481, %483
  br i1 %484, label %475, label %470, !llvm.loop !10

485:                                              ; preds = %470
  %486 = load i64, ptr %419, align 8
  %487 = and i64 %486, 2
  %488 = icmp eq i64 %487, 0
  br i1 %488, label %661, label %489

489:                                              ; preds = %485
  %490 = getelementptr inbounds nuw i8, ptr %401, i64 120
  %491 = getelementptr inbounds i64, ptr %490, i64 %471
  %492 = call fastcc i32 @meets_itself(i64 noundef %471, ptr noundef nonnull %490, ptr noundef nonnull %491)
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %661, label %1033

494:                                              ; preds = %98, %98
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #10
  store i32 0, ptr %13, align 4
  %495 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %496 = load ptr, ptr %495, align 8
  %497 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %498 = icmp eq ptr %496, %497
  br i1 %498, label %500, label %499

499:                                              ; preds = %494
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #10
  br label %1033

500:                                              ; preds = %494
  %501 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %502 = call i64 %501(ptr noundef nonnull %102, ptr noundef nonnull %13) #10
  %503 = load i32, ptr %13, align 4
  %504 = icmp eq i32 %503, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #10
  br i1 %504, label %505, label %1033

505:                                              ; preds = %500
  %506 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %507 = load i64, ptr %506, align 8
  %508 = icmp slt i64 %502, %507
  br i1 %508, label %1033, label %509

509:                                              ; preds = %505
  %510 = getelementptr inbounds nuw i8, ptr %100, i64 72
  %511 = load i64, ptr %510, align 8
  %512 = icmp sgt i64 %502, %511
  br i1 %512, label %1033, label %513

513:                                              ; preds = %509
  %514 = load i64, ptr %100, align 8
  %515 = icmp eq i64 %514, 3
  br i1 %515, label %516, label %521

516:                                              ; preds = %513
  %517 = call i64 @llvm.abs.i64(i64 %502, i1 true)
  %518 = load i64, ptr %16, align 8
  %519 = icmp sgt i64 %517, %518
  br i1 %519, label %520, label %521

520:                                              ; preds = %516
  store i64 %517, ptr %16, align 8
  br label %521

521:                                              ; preds = %520, %516, %513
  %522 = load ptr, ptr %60, align 8
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 8
  store ptr %523, ptr %60, align 8
  store i64 %502, ptr %522, align 8
  br label %661

524:                                              ; preds = %98
  %525 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %526 = load i64, ptr %525, align 8
  %527 = and i64 %526, 2
  %528 = icmp eq i64 %527, 0
  br i1 %528, label %537, label %529

529:                                              ; preds = %524
  %530 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %531 = load ptr, ptr %530, align 8
  %532 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %533 = icmp eq ptr %531, %532
  br i1 %533, label %534, label %537

534:                                              ; preds = %529
  %535 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %536 = load double, ptr %535, align 8
  br label %553

537:                                              ; preds = %529, %524
  %538 = and i64 %526, 1
  %539 = icmp eq i64 %538, 0
  br i1 %539, label %1033, label %540

540:                                              ; preds = %537
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #10
  store i32 0, ptr %11, align 4
  %541 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %542 = load ptr, ptr %541, align 8
  %543 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %544 = icmp eq ptr %542, %543
  br i1 %544, label %546, label %545

545:                                              ; preds = %540
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #10
  br label %1033

546:                                              ; preds = %540
  %547 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %548 = call i64 %547(ptr noundef nonnull %102, ptr noundef nonnull %11) #10
  %549 = load i32, ptr %11, align 4
  %550 = icmp eq i32 %549, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #10
  br i1 %550, label %551, label %1033

551:                                              ; preds = %546
  %552 = sitofp i64 %548 to double
  br label %553

553:                                              ; preds = %551, %534
  %554 = phi double [ %536, %534 ], [ %552, %551 ]
  %555 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %556 = load i64, ptr %555, align 8
  switch i64 %556, label %594 [
    i64 64, label %557
    i64 32, label %560
    i64 0, label %566
  ]

557:                                              ; preds = %553
  %558 = load ptr, ptr %60, align 8
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 8
  store ptr %559, ptr %60, align 8
  store double %554, ptr %558, align 8
  br label %661

560:                                              ; preds = %553
  %561 = fptrunc double %554 to float
  %562 = bitcast float %561 to i32
  %563 = zext i32 %562 to i64
  %564 = load ptr, ptr %60, align 8
  %565 = getelementptr inbounds nuw i8, ptr %564, i64 8
  store ptr %565, ptr %60, align 8
  store i64 %563, ptr %564, align 8
  br label %661

566:                                              ; preds = %553
  %567 = fptrunc double %554 to float
  %568 = bitcast float %567 to i32
  %569 = fcmp uno double %554, 0.000000e+00
  br i1 %569, label %590, label %570

570:                                              ; preds = %566
  %571 = fpext float %567 to double
  %572 = fcmp une double %554, %571
  br i1 %572, label %573, label %582

573:                                              ; preds = %570
  %574 = fcmp olt double %554, 0xB690000000000000
  %575 = fneg double %571
  %576 = select i1 %574, double %575, double %571
  %577 = call double @llvm.fabs.f64(double %554)
  %578 = fcmp ogt double %576, %577
  %579 = sext i1 %578 to i32
  %580 = add i32 %579, %568
  %581 = or i32 %580, 1
  br label %582

582:                                              ; preds = %573, %570
  %583 = phi i32 [ %581, %573 ], [ %568, %570 ]
  %584 = add i32 %583, 32767
  %585 = lshr i32 %583, 16
  %586 = and i32 %585, 1
  %587 = add i32 %584, %586
  %588 = lshr i32 %587, 16
  %589 = zext nneg i32 %588 to i64
  br label %590

590:                                              ; preds = %582, %566
  %591 = phi i64 [ %589, %582 ], [ 32704, %566 ]
  %592 = load ptr, ptr %60, align 8
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 8
  store ptr %593, ptr %60, align 8
  store i64 %591, ptr %592, align 8
  br label %661

594:                                              ; preds = %553
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #10
  store i16 0, ptr %12, align 2
  %595 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %596 = call i32 %595(double noundef %554, ptr noundef nonnull %12, i32 noundef 1) #10
  %597 = icmp sgt i32 %596, -1
  br i1 %597, label %598, label %603

598:                                              ; preds = %594
  %599 = load i16, ptr %12, align 2
  %600 = zext i16 %599 to i64
  %601 = load ptr, ptr %60, align 8
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 8
  store ptr %602, ptr %60, align 8
  store i64 %600, ptr %601, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #10
  br label %661

603:                                              ; preds = %594
  %604 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %604() #10
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #10
  br label %1033

605:                                              ; preds = %98
  %606 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %607 = load ptr, ptr %606, align 8
  %608 = icmp eq ptr %102, %607
  br i1 %608, label %661, label %1033

609:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #10
  store i32 0, ptr %10, align 4
  %610 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %611 = load ptr, ptr %610, align 8
  %612 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %613 = icmp eq ptr %611, %612
  br i1 %613, label %615, label %614

614:                                              ; preds = %609
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #10
  br label %1033

615:                                              ; preds = %609
  %616 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %617 = call i64 %616(ptr noundef nonnull %102, ptr noundef nonnull %10) #10
  %618 = load i32, ptr %10, align 4
  %619 = icmp eq i32 %618, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #10
  br i1 %619, label %620, label %1033

620:                                              ; preds = %615
  %621 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %622 = load i64, ptr %621, align 8
  %623 = icmp eq i64 %617, %622
  br label %648

624:                                              ; preds = %98
  %625 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %626 = load ptr, ptr %625, align 8
  %627 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %628 = icmp eq ptr %626, %627
  br i1 %628, label %629, label %1033

629:                                              ; preds = %624
  %630 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %633 = load i64, ptr %632, align 8
  %634 = icmp eq i64 %631, %633
  br label %648

635:                                              ; preds = %98
  %636 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %637 = load ptr, ptr %636, align 8
  %638 = icmp eq ptr %102, %637
  br i1 %638, label %661, label %639

639:                                              ; preds = %635
  %640 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %641 = load ptr, ptr %640, align 8
  %642 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %643 = icmp eq ptr %641, %642
  br i1 %643, label %644, label %1033

644:                                              ; preds = %639
  %645 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %646 = call i32 %645(ptr noundef nonnull %102, ptr noundef %637) #10
  %647 = icmp eq i32 %646, 0
  br label %648

648:                                              ; preds = %620, %629, %644
  %649 = phi i1 [ %634, %629 ], [ %623, %620 ], [ %647, %644 ]
  br i1 %649, label %661, label %1033

650:                                              ; preds = %98
  %651 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %652 = icmp eq ptr %102, %651
  %653 = zext i1 %652 to i64
  %654 = load ptr, ptr %60, align 8
  %655 = getelementptr inbounds nuw i8, ptr %654, i64 8
  store ptr %655, ptr %60, align 8
  store i64 %653, ptr %654, align 8
  %656 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %657 = icmp ne ptr %102, %656
  %658 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %659 = icmp ne ptr %102, %658
  %660 = select i1 %657, i1 %659, i1 false
  br i1 %660, label %1033, label %661

661:                                              ; preds = %635, %605, %489, %458, %648, %330, %470, %485, %598, %557, %368, %590, %560, %521, %650
  %662 = add nuw nsw i64 %99, 1
  %663 = load i64, ptr %95, align 8
  %664 = icmp slt i64 %662, %663
  br i1 %664, label %98, label %665, !llvm.loop !11

665:                                              ; preds = %661
  %666 = load i64, ptr %16, align 8
  br label %667

667:                                              ; preds = %665, %88
  %668 = phi i64 [ %666, %665 ], [ %94, %88 ]
  %669 = getelementptr inbounds nuw i8, ptr %66, i64 48
  %670 = load i64, ptr %669, align 8
  %671 = icmp slt i64 %668, %670
  br i1 %671, label %1033, label %672

672:                                              ; preds = %667
  %673 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %674 = load i64, ptr %673, align 8
  %675 = icmp sgt i64 %668, %674
  br i1 %675, label %1033, label %676

676:                                              ; preds = %672
  %677 = load i32, ptr %58, align 8
  %678 = icmp sgt i32 %677, 0
  br i1 %678, label %679, label %681

679:                                              ; preds = %676
  %680 = zext nneg i32 %677 to i64
  br label %684

681:                                              ; preds = %712, %676
  %682 = load i64, ptr %90, align 8
  %683 = icmp sgt i64 %682, 0
  br i1 %683, label %734, label %719

684:                                              ; preds = %679, %712
  %685 = phi i64 [ 0, %679 ], [ %713, %712 ]
  %686 = getelementptr inbounds nuw %struct.range, ptr %61, i64 %685
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 16
  %688 = load i64, ptr %687, align 8
  %689 = icmp eq i64 %688, 0
  br i1 %689, label %712, label %690

690:                                              ; preds = %684
  %691 = getelementptr inbounds nuw i8, ptr %686, i64 8
  br label %692

692:                                              ; preds = %690, %709
  %693 = phi i64 [ 0, %690 ], [ %710, %709 ]
  %694 = getelementptr inbounds nuw %struct.range, ptr %61, i64 %693
  %695 = icmp eq i64 %685, %693
  br i1 %695, label %709, label %696

696:                                              ; preds = %692
  %697 = load i64, ptr %686, align 8
  %698 = getelementptr inbounds nuw i8, ptr %694, i64 8
  %699 = load i64, ptr %698, align 8
  %700 = icmp slt i64 %697, %699
  br i1 %700, label %701, label %709

701:                                              ; preds = %696
  %702 = load i64, ptr %694, align 8
  %703 = load i64, ptr %691, align 8
  %704 = icmp slt i64 %702, %703
  %705 = icmp slt i64 %697, %703
  %706 = and i1 %704, %705
  %707 = icmp slt i64 %702, %699
  %708 = and i1 %707, %706
  br i1 %708, label %1033, label %709

709:                                              ; preds = %701, %696, %692
  %710 = add nuw nsw i64 %693, 1
  %711 = icmp eq i64 %710, %680
  br i1 %711, label %712, label %692, !llvm.loop !12

712:                                              ; preds = %709, %684
  %713 = add nuw nsw i64 %685, 1
  %714 = icmp eq i64 %713, %680
  br i1 %714, label %681, label %684, !llvm.loop !13

715:                                              ; preds = %751
  %716 = add nuw nsw i64 %735, 1
  %717 = load i64, ptr %90, align 8
  %718 = icmp slt i64 %716, %717
  br i1 %718, label %734, label %719, !llvm.loop !14

719:                                              ; preds = %681, %715
  %720 = getelementptr inbounds nuw i8, ptr %66, i64 88
  %721 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %722 = getelementptr inbounds nuw i8, ptr %16, i64 792
  %723 = load i64, ptr %721, align 8
  store i64 %723, ptr %722, align 8
  %724 = getelementptr inbounds nuw i8, ptr %66, i64 112
  %725 = load i64, ptr %724, align 8
  %726 = getelementptr inbounds nuw i8, ptr %16, i64 800
  store i64 %725, ptr %726, align 8
  %727 = getelementptr inbounds nuw i8, ptr %66, i64 120
  %728 = load i64, ptr %727, align 8
  %729 = getelementptr inbounds nuw i8, ptr %16, i64 808
  store i64 %728, ptr %729, align 8
  %730 = getelementptr inbounds nuw i8, ptr %66, i64 168
  %731 = load i64, ptr %730, align 8
  %732 = and i64 %731, 8
  %733 = icmp eq i64 %732, 0
  br i1 %733, label %768, label %763

734:                                              ; preds = %681, %715
  %735 = phi i64 [ %716, %715 ], [ 0, %681 ]
  %736 = getelementptr inbounds nuw %struct.dependency, ptr %89, i64 %735
  %737 = load i64, ptr %736, align 8
  %738 = icmp eq i64 %737, 0
  br i1 %738, label %744, label %739

739:                                              ; preds = %734
  %740 = getelementptr inbounds nuw i8, ptr %736, i64 8
  %741 = load ptr, ptr %740, align 8
  %742 = getelementptr inbounds nuw i8, ptr %741, i64 16
  %743 = load ptr, ptr %742, align 8
  br label %751

744:                                              ; preds = %734
  %745 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %746 = getelementptr inbounds nuw i8, ptr %736, i64 8
  %747 = load ptr, ptr %746, align 8
  %748 = getelementptr inbounds nuw i8, ptr %736, i64 16
  %749 = load ptr, ptr %748, align 8
  %750 = call ptr %745(ptr noundef %747, ptr noundef %749) #10
  br label %751

751:                                              ; preds = %744, %739
  %752 = phi ptr [ %743, %739 ], [ %750, %744 ]
  %753 = getelementptr inbounds nuw i8, ptr %736, i64 24
  %754 = load ptr, ptr %753, align 8
  %755 = icmp eq ptr %752, %754
  br i1 %755, label %715, label %756

756:                                              ; preds = %751
  %757 = icmp eq ptr %752, null
  br i1 %757, label %758, label %1033

758:                                              ; preds = %756
  %759 = load i64, ptr %736, align 8
  %760 = icmp eq i64 %759, 0
  br i1 %760, label %761, label %1033

761:                                              ; preds = %758
  %762 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %762() #10
  br label %1033

763:                                              ; preds = %719
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #10
  %764 = getelementptr inbounds nuw i8, ptr %16, i64 816
  store i64 0, ptr %764, align 8
  %765 = call fastcc ptr @queue(ptr noundef %63, ptr noundef nonnull %67, ptr noundef %16, ptr noundef %17)
  %766 = load i32, ptr %17, align 4
  %767 = icmp eq i32 %766, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #10
  br i1 %767, label %1044, label %1041

768:                                              ; preds = %719
  %769 = getelementptr inbounds nuw i8, ptr %66, i64 160
  %770 = load i64, ptr %769, align 8
  %771 = icmp eq i64 %770, 0
  br i1 %771, label %772, label %773

772:                                              ; preds = %768
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  br label %798

773:                                              ; preds = %768
  %774 = load ptr, ptr @spare.0, align 8
  %775 = icmp eq ptr %774, null
  %776 = load i64, ptr @spare.1, align 8
  %777 = icmp slt i64 %776, %770
  %778 = select i1 %775, i1 true, i1 %777
  br i1 %778, label %784, label %779

779:                                              ; preds = %773
  store ptr null, ptr @spare.0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %780 = ptrtoint ptr %774 to i64
  %781 = add i64 %780, 63
  %782 = and i64 %781, -64
  %783 = inttoptr i64 %782 to ptr
  br label %798

784:                                              ; preds = %773
  %785 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %786 = add i64 %770, 64
  %787 = call ptr %785(i64 noundef %786) #10
  %788 = icmp eq ptr %787, null
  br i1 %788, label %1041, label %789

789:                                              ; preds = %784
  %790 = load i64, ptr %769, align 8
  %791 = freeze i64 %790
  %792 = icmp eq i64 %791, 0
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %793 = ptrtoint ptr %787 to i64
  %794 = add i64 %793, 63
  %795 = and i64 %794, -64
  %796 = inttoptr i64 %795 to ptr
  %797 = select i1 %792, ptr null, ptr %796
  br label %798

798:                                              ; preds = %789, %772, %779
  %799 = phi ptr [ %774, %779 ], [ %787, %789 ], [ undef, %772 ]
  %800 = phi i64 [ %776, %779 ], [ %770, %789 ], [ undef, %772 ]
  %801 = phi ptr [ %783, %779 ], [ %797, %789 ], [ null, %772 ]
  %802 = ptrtoint ptr %14 to i64
  %803 = getelementptr inbounds nuw i8, ptr %16, i64 816
  store i64 %802, ptr %803, align 8
  %804 = getelementptr inbounds nuw i8, ptr %66, i64 72
  %805 = load ptr, ptr %804, align 8
  %806 = load i64, ptr %805, align 8
  %807 = add nsw i64 %806, 1
  store i64 %807, ptr %805, align 8
  %808 = load i64, ptr %730, align 8
  %809 = and i64 %808, 1
  %810 = icmp eq i64 %809, 0
  br i1 %810, label %818, label %811

811:                                              ; preds = %798
  %812 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %813 = load i64, ptr %812, align 8
  %814 = icmp eq i64 %813, 0
  br i1 %814, label %818, label %815

815:                                              ; preds = %811
  %816 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %817 = load ptr, ptr %816, align 8
  call void %817(ptr noundef nonnull %722, i64 noundef 0, i64 noundef %813, ptr noundef %801) #10
  br label %818

818:                                              ; preds = %815, %811, %798
  %819 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %819(ptr noundef nonnull %63) #10
  %820 = load i64, ptr %730, align 8
  %821 = and i64 %820, 1
  %822 = icmp eq i64 %821, 0
  br i1 %822, label %823, label %994

823:                                              ; preds = %818
  %824 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %825 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %826 = getelementptr inbounds nuw i8, ptr %66, i64 176
  %827 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %828 = getelementptr inbounds nuw i8, ptr %66, i64 144
  %829 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %830 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %831 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %832 = getelementptr inbounds nuw i8, ptr %66, i64 152
  %833 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %834 = load i64, ptr %824, align 8
  %835 = icmp sgt i64 %834, 0
  br i1 %835, label %836, label %994

836:                                              ; preds = %823
  %837 = and i64 %820, 4
  %838 = icmp eq i64 %837, 0
  %839 = load ptr, ptr %720, align 8
  %840 = icmp ne ptr %839, null
  %841 = and i1 %838, %840
  %842 = zext i1 %841 to i32
  %843 = getelementptr inbounds nuw i8, ptr %66, i64 136
  %844 = load i64, ptr %843, align 8
  br label %845

845:                                              ; preds = %836, %991
  %846 = phi i64 [ %982, %991 ], [ %844, %836 ]
  %847 = phi i32 [ %981, %991 ], [ %842, %836 ]
  %848 = phi i64 [ %983, %991 ], [ 0, %836 ]
  %849 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %850 = call ptr %849() #10
  %851 = icmp eq i32 %847, 0
  br i1 %851, label %852, label %937

852:                                              ; preds = %845
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #10
  %853 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %854 = call i32 %853(i32 noundef 1, ptr noundef nonnull %9) #10
  %855 = load i64, ptr %9, align 8
  %856 = mul nsw i64 %855, 1000000000
  %857 = load i64, ptr %825, align 8
  %858 = add nsw i64 %856, %857
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #10
  %859 = icmp eq i64 %848, 0
  br i1 %859, label %861, label %860

860:                                              ; preds = %871, %867, %861, %852
  br label %881

861:                                              ; preds = %852
  %862 = load ptr, ptr %826, align 8
  %863 = load atomic i64, ptr %862 monotonic, align 8
  %864 = load i64, ptr %824, align 8
  %865 = load ptr, ptr %720, align 8
  %866 = icmp eq ptr %865, null
  br i1 %866, label %860, label %867

867:                                              ; preds = %861
  %868 = load ptr, ptr %827, align 8
  %869 = load i32, ptr %868, align 4
  %870 = icmp eq i32 %869, 0
  br i1 %870, label %860, label %871

871:                                              ; preds = %867
  %872 = sdiv i64 50000, %864
  %873 = icmp sgt i64 %863, %872
  br i1 %873, label %874, label %860

874:                                              ; preds = %871
  %875 = load i64, ptr %828, align 8
  %876 = shl nsw i64 %875, 2
  %877 = sdiv i64 %864, %876
  %878 = sdiv i64 20000, %863
  %879 = call i64 @llvm.smin.i64(i64 %878, i64 %877)
  %880 = add nsw i64 %879, 1
  br label %937

881:                                              ; preds = %935, %860
  %882 = phi i64 [ %846, %860 ], [ %936, %935 ]
  %883 = phi i64 [ %858, %860 ], [ %897, %935 ]
  %884 = phi i64 [ %848, %860 ], [ %889, %935 ]
  %885 = load i64, ptr %824, align 8
  %886 = sub nsw i64 %885, %884
  %887 = call i64 @llvm.smin.i64(i64 %886, i64 %882)
  %888 = load ptr, ptr %829, align 8
  %889 = add nsw i64 %887, %884
  call void %888(ptr noundef nonnull %722, i64 noundef %884, i64 noundef %889, ptr noundef %801) #10
  %890 = load i64, ptr %824, align 8
  %891 = sub nsw i64 %890, %889
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  %892 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %893 = call i32 %892(i32 noundef 1, ptr noundef nonnull %8) #10
  %894 = load i64, ptr %8, align 8
  %895 = mul nsw i64 %894, 1000000000
  %896 = load i64, ptr %830, align 8
  %897 = add nsw i64 %895, %896
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  %898 = sub nsw i64 %897, %883
  %899 = icmp eq i64 %890, %889
  br i1 %899, label %980, label %900

900:                                              ; preds = %881
  %901 = sub nsw i64 %897, %858
  %902 = icmp sgt i64 %901, 50000000
  br i1 %902, label %980, label %903

903:                                              ; preds = %900
  %904 = icmp sgt i64 %901, 20000
  br i1 %904, label %905, label %925

905:                                              ; preds = %903
  %906 = sdiv i64 %898, %887
  %907 = load ptr, ptr %720, align 8
  %908 = icmp eq ptr %907, null
  br i1 %908, label %925, label %909

909:                                              ; preds = %905
  %910 = load ptr, ptr %827, align 8
  %911 = load i32, ptr %910, align 4
  %912 = icmp eq i32 %911, 0
  br i1 %912, label %925, label %913

913:                                              ; preds = %909
  %914 = sdiv i64 50000, %891
  %915 = icmp slt i64 %906, %914
  br i1 %915, label %925, label %916

916:                                              ; preds = %913
  %917 = add nsw i64 %906, 1
  %918 = load i64, ptr %828, align 8
  %919 = shl nsw i64 %918, 2
  %920 = sdiv i64 %891, %919
  %921 = sdiv i64 20000, %917
  %922 = call i64 @llvm.smin.i64(i64 %921, i64 %920)
  %923 = add nsw i64 %922, 1
  %924 = load ptr, ptr %826, align 8
  store atomic i64 %917, ptr %924 monotonic, align 8
  br label %937

925:                                              ; preds = %913, %909, %905, %903
  %926 = icmp slt i64 %898, 100000
  br i1 %926, label %927, label %929

927:                                              ; preds = %925
  %928 = shl nsw i64 %882, 1
  br label %935

929:                                              ; preds = %925
  %930 = icmp samesign ugt i64 %898, 400000
  %931 = icmp sgt i64 %882, 1
  %932 = and i1 %931, %930
  %933 = zext i1 %932 to i64
  %934 = lshr i64 %882, %933
  br label %935

935:                                              ; preds = %929, %927
  %936 = phi i64 [ %934, %929 ], [ %928, %927 ]
  br label %881

937:                                              ; preds = %916, %874, %845
  %938 = phi i64 [ %848, %845 ], [ 0, %874 ], [ %889, %916 ]
  %939 = phi i64 [ %846, %845 ], [ %880, %874 ], [ %923, %916 ]
  %940 = load i64, ptr %824, align 8
  %941 = icmp slt i64 %938, %940
  br i1 %941, label %942, label %980

942:                                              ; preds = %937
  %943 = load i64, ptr %730, align 8
  %944 = and i64 %943, 4
  %945 = icmp eq i64 %944, 0
  br i1 %945, label %954, label %946

946:                                              ; preds = %942
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %947 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %948 = call i32 %947(i32 noundef 1, ptr noundef nonnull %7) #10
  %949 = load i64, ptr %7, align 8
  %950 = mul nsw i64 %949, 1000000000
  %951 = load i64, ptr %831, align 8
  %952 = add nsw i64 %950, %951
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  %953 = load i64, ptr %824, align 8
  br label %954

954:                                              ; preds = %946, %942
  %955 = phi i64 [ %953, %946 ], [ %940, %942 ]
  %956 = phi i64 [ %952, %946 ], [ 0, %942 ]
  %957 = load ptr, ptr %720, align 8
  %958 = load ptr, ptr %829, align 8
  %959 = load i64, ptr %832, align 8
  %960 = load i64, ptr %828, align 8
  %961 = trunc i64 %960 to i32
  %962 = call i64 %957(ptr noundef %958, ptr noundef nonnull %722, i64 noundef %938, i64 noundef %955, i64 noundef %939, ptr noundef %801, i64 noundef %959, i32 noundef %961, i64 noundef 50000000) #10
  %963 = icmp ne i64 %956, 0
  %964 = icmp sgt i64 %962, %938
  %965 = select i1 %963, i1 %964, i1 false
  br i1 %965, label %966, label %980

966:                                              ; preds = %954
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  %967 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %968 = call i32 %967(i32 noundef 1, ptr noundef nonnull %6) #10
  %969 = load i64, ptr %6, align 8
  %970 = mul nsw i64 %969, 1000000000
  %971 = load i64, ptr %833, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  %972 = sub i64 %971, %956
  %973 = add i64 %972, %970
  %974 = load i64, ptr %828, align 8
  %975 = mul nsw i64 %973, %974
  %976 = sub nsw i64 %962, %938
  %977 = sdiv i64 %975, %976
  %978 = load ptr, ptr %826, align 8
  %979 = add nsw i64 %977, 1
  store atomic i64 %979, ptr %978 monotonic, align 8
  br label %980

980:                                              ; preds = %900, %881, %966, %954, %937
  %981 = phi i32 [ 1, %954 ], [ 1, %937 ], [ 1, %966 ], [ 0, %881 ], [ 0, %900 ]
  %982 = phi i64 [ %939, %954 ], [ %939, %937 ], [ %939, %966 ], [ %882, %881 ], [ %882, %900 ]
  %983 = phi i64 [ %962, %954 ], [ %938, %937 ], [ %962, %966 ], [ %889, %881 ], [ %889, %900 ]
  %984 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %984(ptr noundef %850) #10
  %985 = load i64, ptr %824, align 8
  %986 = icmp slt i64 %983, %985
  br i1 %986, label %987, label %994

987:                                              ; preds = %980
  %988 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %989 = call i32 %988() #10
  %990 = icmp eq i32 %989, 0
  br i1 %990, label %991, label %1021

991:                                              ; preds = %987
  %992 = load i64, ptr %824, align 8
  %993 = icmp slt i64 %983, %992
  br i1 %993, label %845, label %994, !llvm.loop !15

994:                                              ; preds = %980, %991, %823, %818
  %995 = load i64, ptr %14, align 16
  %996 = icmp eq i64 %995, 0
  br i1 %996, label %1018, label %997

997:                                              ; preds = %994
  %998 = load i64, ptr %730, align 8
  %999 = and i64 %998, 2
  %1000 = icmp eq i64 %999, 0
  br i1 %1000, label %1018, label %1001

1001:                                             ; preds = %997
  %1002 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %1003 = getelementptr inbounds i8, ptr %63, i64 %1002
  %1004 = load ptr, ptr %1003, align 8
  %1005 = add nsw i64 %995, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %1006 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %1007 = call ptr %1006(i64 noundef %1005) #10
  store ptr %1007, ptr %5, align 8
  %1008 = icmp eq ptr %1007, null
  br i1 %1008, label %1016, label %1009

1009:                                             ; preds = %1001
  %1010 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %1010(ptr noundef %1004) #10
  %1011 = load ptr, ptr @py, align 8
  %1012 = call ptr %1011(ptr noundef %1004, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #10
  %1013 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %1014 = load ptr, ptr %5, align 8
  call void %1013(ptr noundef %1014) #10
  %1015 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %1015(ptr noundef %1004) #10
  br label %1016

1016:                                             ; preds = %1001, %1009
  %1017 = phi ptr [ %1012, %1009 ], [ null, %1001 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %1021

1018:                                             ; preds = %997, %994
  %1019 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %1020 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  call void %1019(ptr noundef %1020) #10
  br label %1021

1021:                                             ; preds = %987, %1018, %1016
  %1022 = phi ptr [ %1017, %1016 ], [ %1020, %1018 ], [ null, %987 ]
  %1023 = load i64, ptr %769, align 8
  %1024 = icmp eq i64 %1023, 0
  br i1 %1024, label %1031, label %1025

1025:                                             ; preds = %1021
  %1026 = load ptr, ptr @spare.0, align 8
  %1027 = icmp eq ptr %1026, null
  br i1 %1027, label %1028, label %1029

1028:                                             ; preds = %1025
  store ptr %799, ptr @spare.0, align 8
  store i64 %800, ptr @spare.1, align 8
  br label %1031

1029:                                             ; preds = %1025
  %1030 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %1030(ptr noundef %799) #10
  br label %1031

1031:                                             ; preds = %1029, %1028, %1021
  %1032 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %1032(ptr noundef nonnull %63) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #10
  br label %1044

1033:                                             ; preds = %639, %624, %615, %203, %537, %546, %500, %505, %509, %412, %423, %406, %462, %398, %393, %387, %381, %200, %115, %109, %104, %650, %648, %458, %489, %605, %214, %701, %287, %320, %614, %758, %761, %756, %603, %545, %499, %667, %672, %62, %83, %71
  %1034 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %1035 = getelementptr inbounds i8, ptr %63, i64 %1034
  %1036 = load ptr, ptr %1035, align 8
  %1037 = icmp ne ptr %1036, null
  %1038 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %1039 = icmp ne ptr %1036, %1038
  %1040 = select i1 %1037, i1 %1039, i1 false
  br i1 %1040, label %62, label %1041, !llvm.loop !16

1041:                                             ; preds = %1033, %53, %763, %784, %4
  %1042 = load ptr, ptr @py, align 8
  %1043 = call ptr %1042(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #10
  br label %1044

1044:                                             ; preds = %763, %1031, %1041
  %1045 = phi ptr [ %1043, %1041 ], [ %1022, %1031 ], [ %765, %763 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #10
  ret ptr %1045
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: noinline nounwind
define internal fastcc ptr @queue(ptr noundef nonnull %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull captures(none) initializes((0, 4)) %3) unnamed_addr #4 {
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  tail call void %9(ptr noundef nonnull %0) #10
  %10 = load i64, ptr %8, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %4
  store i32 1, ptr %3, align 4
  br label %88

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %13
  store i32 0, ptr %3, align 4
  br label %30

19:                                               ; preds = %13
  %20 = load ptr, ptr @py, align 8
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = tail call ptr %20(ptr noundef %22, ptr noundef null, i64 noundef 0, ptr noundef null) #10
  %24 = icmp eq ptr %23, null
  br i1 %24, label %43, label %25

25:                                               ; preds = %19
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  tail call void %26(ptr noundef nonnull %23) #10
  %27 = load i64, ptr %8, align 8
  %28 = icmp ne i64 %27, 0
  %29 = zext i1 %28 to i32
  store i32 %29, ptr %3, align 4
  br i1 %28, label %88, label %30

30:                                               ; preds = %18, %25
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %44, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 792
  %36 = tail call fastcc ptr @told(ptr noundef nonnull %7, ptr noundef %35, ptr noundef %3)
  %37 = icmp eq ptr %36, null
  br i1 %37, label %88, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %40 = load ptr, ptr %39, align 8
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %40, align 8
  br label %88

43:                                               ; preds = %19
  store i32 0, ptr %3, align 4
  br label %88

44:                                               ; preds = %30
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %57, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 792
  %50 = tail call fastcc i32 @start(ptr noundef nonnull %1, ptr noundef nonnull %7, ptr noundef %49)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %57, label %52

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %54 = load ptr, ptr %53, align 8
  %55 = icmp ne ptr %54, null
  %56 = zext i1 %55 to i32
  store i32 %56, ptr %3, align 4
  br i1 %55, label %88, label %64

57:                                               ; preds = %44, %48
  store i32 0, ptr %3, align 4
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %59, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %59, align 8
  %62 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %63 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  tail call void %62(ptr noundef %63) #10
  br label %88

64:                                               ; preds = %52
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %66 = load ptr, ptr %65, align 8
  %67 = load i64, ptr %66, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %66, align 8
  %69 = load i32, ptr %3, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %88

71:                                               ; preds = %64
  %72 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %73 = getelementptr inbounds i8, ptr %0, i64 %72
  %74 = load ptr, ptr %73, align 8
  %75 = sext i32 %50 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %76 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %77 = tail call ptr %76(i64 noundef %75) #10
  store ptr %77, ptr %5, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %86, label %79

79:                                               ; preds = %71
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  tail call void %80(ptr noundef %74) #10
  %81 = load ptr, ptr @py, align 8
  %82 = call ptr %81(ptr noundef %74, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #10
  %83 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %84 = load ptr, ptr %5, align 8
  call void %83(ptr noundef %84) #10
  %85 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %85(ptr noundef %74) #10
  br label %86

86:                                               ; preds = %71, %79
  %87 = phi ptr [ %82, %79 ], [ null, %71 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %88

88:                                               ; preds = %52, %12, %25, %43, %57, %86, %64, %34, %38
  %89 = phi ptr [ %63, %57 ], [ null, %34 ], [ null, %43 ], [ %36, %38 ], [ null, %64 ], [ %87, %86 ], [ null, %25 ], [ null, %12 ], [ null, %52 ]
  %90 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %90(ptr noundef nonnull %0) #10
  ret ptr %89
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @meets_itself(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #5 {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %6, label %61

5:                                                ; preds = %57
  br label %6, !llvm.loop !8

6:                                                ; preds = %3, %5
  %7 = phi i64 [ %58, %5 ], [ 0, %3 ]
  %8 = phi i64 [ %39, %5 ], [ 0, %3 ]
  br label %9

9:                                                ; preds = %6, %30
  %10 = phi i64 [ %32, %30 ], [ 0, %6 ]
  %11 = phi i64 [ %31, %30 ], [ -1, %6 ]
  %12 = getelementptr inbounds nuw i64, ptr %2, i64 %10
  %13 = load i64, ptr %12, align 8
  %14 = tail call i64 @llvm.abs.i64(i64 %13, i1 true)
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %16, 2
  br i1 %17, label %30, label %18

18:                                               ; preds = %9
  %19 = icmp eq i64 %13, 0
  br i1 %19, label %61, label %20

20:                                               ; preds = %18
  %21 = icmp samesign ugt i64 %14, %8
  br i1 %21, label %22, label %30

22:                                               ; preds = %20
  %23 = icmp slt i64 %11, 0
  br i1 %23, label %29, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i64, ptr %2, i64 %11
  %26 = load i64, ptr %25, align 8
  %27 = tail call i64 @llvm.abs.i64(i64 %26, i1 true)
  %28 = icmp samesign ult i64 %14, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %24, %22
  br label %30

30:                                               ; preds = %9, %20, %29, %24
  %31 = phi i64 [ %11, %9 ], [ %11, %24 ], [ %10, %29 ], [ %11, %20 ]
  %32 = add nuw nsw i64 %10, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %34, label %9, !llvm.loop !9

34:                                               ; preds = %30
  %35 = icmp slt i64 %31, 0
  br i1 %35, label %61, label %36

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw i64, ptr %2, i64 %31
  %38 = load i64, ptr %37, align 8
  %39 = tail call i64 @llvm.abs.i64(i64 %38, i1 true)
  br label %40

40:                                               ; preds = %36, %57
  %41 = phi i64 [ %59, %57 ], [ 0, %36 ]
  %42 = phi i64 [ %58, %57 ], [ %7, %36 ]
  %43 = getelementptr inbounds nuw i64, ptr %2, i64 %41
  %44 = load i64, ptr %43, align 8
  %45 = tail call i64 @llvm.abs.i64(i64 %44, i1 true)
  %46 = getelementptr inbounds nuw i64, ptr %1, i64 %41
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i64 %47, 1
  %49 = icmp eq i64 %45, %39
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %57

51:                                               ; preds = %40
  %52 = icmp sgt i64 %39, %42
  br i1 %52, label %53, label %61

53:                                               ; preds = %51
  %54 = add nsw i64 %47, -1
  %55 = mul nsw i64 %54, %39
  %56 = add nuw nsw i64 %55, %42
  br label %57

57:                                               ; preds = %53, %40
  %58 = phi i64 [ %42, %40 ], [ %56, %53 ]
  %59 = add nuw nsw i64 %41, 1
  %60 = icmp eq i64 %59, %0
  br i1 %60, label %5, label %40, !llvm.loop !8

61:                                               ; preds = %34, %18, %51, %3
  %62 = phi i32 [ 0, %3 ], [ 1, %18 ], [ 1, %51 ], [ 0, %34 ]
  ret i32 %62
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @told(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #4 {
  %4 = alloca [320 x i64], align 16
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 3
  %9 = add i64 %8, -8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %9, %11
  %13 = icmp sgt i64 %11, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %3
  %15 = getelementptr i8, ptr %4, i64 %9
  %16 = shl i64 %7, 3
  %17 = tail call i64 @llvm.smax.i64(i64 %16, i64 %12)
  %18 = add i64 %17, 7
  %19 = sub i64 %18, %16
  %20 = and i64 %19, -8
  %21 = add i64 %20, 8
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 %21, i1 false)
  br label %22

22:                                               ; preds = %14, %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %24 = load i64, ptr %23, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %71

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %28

28:                                               ; preds = %26, %68
  %29 = phi i64 [ 0, %26 ], [ %69, %68 ]
  %30 = getelementptr inbounds nuw %struct.copy, ptr %27, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i64, ptr %1, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %4, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 8
  br i1 %39, label %40, label %41

40:                                               ; preds = %28
  store i64 %33, ptr %36, align 1
  br label %68

41:                                               ; preds = %28
  %42 = trunc i64 %33 to i32
  %43 = icmp eq i64 %38, 2
  br i1 %43, label %44, label %63

44:                                               ; preds = %41
  %45 = shl i32 %42, 16
  %46 = and i32 %45, -2147483648
  %47 = and i32 %42, 31744
  %48 = and i32 %42, 1023
  %49 = icmp eq i32 %47, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %44
  %51 = uitofp nneg i32 %48 to float
  %52 = fmul float %51, 0x3E70000000000000
  %53 = bitcast float %52 to i32
  %54 = or disjoint i32 %46, %53
  br label %63

55:                                               ; preds = %44
  %56 = icmp eq i32 %47, 31744
  %57 = shl nuw nsw i32 %47, 13
  %58 = add nuw nsw i32 %57, 939524096
  %59 = select i1 %56, i32 2139095040, i32 %58
  %60 = shl nuw nsw i32 %48, 13
  %61 = or disjoint i32 %59, %60
  %62 = or disjoint i32 %61, %46
  br label %63

63:                                               ; preds = %55, %50, %41
  %64 = phi i32 [ %42, %41 ], [ %62, %55 ], [ %54, %50 ]
  %65 = icmp eq i64 %38, 3
  %66 = shl i32 %64, 16
  %67 = select i1 %65, i32 %66, i32 %64
  store i32 %67, ptr %36, align 1
  br label %68

68:                                               ; preds = %40, %63
  %69 = add nuw nsw i64 %29, 1
  %70 = icmp eq i64 %69, %24
  br i1 %70, label %71, label %28, !llvm.loop !17

71:                                               ; preds = %68, %22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %72 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %73 = call ptr %72(ptr noundef nonnull %4, i64 noundef %12) #10
  store ptr %73, ptr %5, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %87, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr @py, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %78 = load ptr, ptr %77, align 8
  %79 = call ptr %76(ptr noundef %78, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #10
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %81 = load ptr, ptr %5, align 8
  call void %80(ptr noundef %81) #10
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %83 = icmp eq ptr %79, %82
  %84 = zext i1 %83 to i32
  store i32 %84, ptr %2, align 4
  br i1 %83, label %85, label %87

85:                                               ; preds = %75
  %86 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %86(ptr noundef %79) #10
  br label %87

87:                                               ; preds = %85, %75, %71
  %88 = phi ptr [ null, %71 ], [ null, %85 ], [ %79, %75 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret ptr %88
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2) unnamed_addr #4 {
  %4 = alloca [33 x ptr], align 16
  %5 = alloca [3 x i64], align 16
  %6 = alloca [3 x i64], align 16
  %7 = alloca [320 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %56

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 80
  br label %13

13:                                               ; preds = %11, %53
  %14 = phi i64 [ 0, %11 ], [ %54, %53 ]
  %15 = getelementptr inbounds nuw %struct.copy, ptr %12, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %2, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %7, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 8
  br i1 %24, label %25, label %26

25:                                               ; preds = %13
  store i64 %18, ptr %21, align 1
  br label %53

26:                                               ; preds = %13
  %27 = trunc i64 %18 to i32
  %28 = icmp eq i64 %23, 2
  br i1 %28, label %29, label %48

29:                                               ; preds = %26
  %30 = shl i32 %27, 16
  %31 = and i32 %30, -2147483648
  %32 = and i32 %27, 31744
  %33 = and i32 %27, 1023
  %34 = icmp eq i32 %32, 0
  br i1 %34, label %35, label %40

35:                                               ; preds = %29
  %36 = uitofp nneg i32 %33 to float
  %37 = fmul float %36, 0x3E70000000000000
  %38 = bitcast float %37 to i32
  %39 = or disjoint i32 %31, %38
  br label %48

40:                                               ; preds = %29
  %41 = icmp eq i32 %32, 31744
  %42 = shl nuw nsw i32 %32, 13
  %43 = add nuw nsw i32 %42, 939524096
  %44 = select i1 %41, i32 2139095040, i32 %43
  %45 = shl nuw nsw i32 %33, 13
  %46 = or disjoint i32 %44, %45
  %47 = or disjoint i32 %46, %31
  br label %48

48:                                               ; preds = %40, %35, %26
  %49 = phi i32 [ %27, %26 ], [ %47, %40 ], [ %39, %35 ]
  %50 = icmp eq i64 %23, 3
  %51 = shl i32 %49, 16
  %52 = select i1 %50, i32 %51, i32 %49
  store i32 %52, ptr %21, align 1
  br label %53

53:                                               ; preds = %25, %48
  %54 = add nuw nsw i64 %14, 1
  %55 = icmp eq i64 %54, %9
  br i1 %55, label %56, label %13, !llvm.loop !17

56:                                               ; preds = %53, %3
  %57 = load ptr, ptr %1, align 8
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 48
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %108, label %61

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br label %65

65:                                               ; preds = %101, %61
  %66 = phi i64 [ 0, %61 ], [ %97, %101 ]
  %67 = load i64, ptr %62, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %93, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %6, ptr noundef nonnull align 8 dereferenceable(24) %70, i64 24, i1 false)
  %72 = load i64, ptr %70, align 8
  %73 = load i64, ptr %71, align 8
  %74 = mul i64 %73, %72
  store i64 %74, ptr %5, align 16
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %78 = load i64, ptr %77, align 8
  %79 = mul i64 %78, %76
  %80 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %79, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %84 = load i64, ptr %83, align 8
  %85 = mul i64 %84, %82
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %85, ptr %86, align 16
  %87 = getelementptr inbounds nuw i8, ptr %57, i64 56
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %57, i64 64
  %90 = load ptr, ptr %89, align 8
  %91 = load ptr, ptr %63, align 8
  %92 = call i32 %88(ptr noundef %90, ptr noundef %91, i32 noundef 3, ptr noundef null, ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, ptr noundef null) #10
  br label %106

93:                                               ; preds = %65
  %94 = load ptr, ptr %58, align 8
  %95 = load ptr, ptr %63, align 8
  %96 = trunc i64 %66 to i32
  %97 = add nuw nsw i64 %66, 1
  %98 = icmp slt i64 %97, %67
  br i1 %98, label %101, label %99

99:                                               ; preds = %93
  %100 = load i64, ptr %64, align 8
  br label %101

101:                                              ; preds = %99, %93
  %102 = phi i64 [ %100, %99 ], [ 8, %93 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %66
  %104 = call i32 %94(ptr noundef %95, i32 noundef %96, i64 noundef %102, ptr noundef nonnull %103) #10
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %65, label %106, !llvm.loop !18

106:                                              ; preds = %101, %69
  %107 = phi i32 [ %92, %69 ], [ %104, %101 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %192

108:                                              ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %110 = load i64, ptr %109, align 8
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %131

112:                                              ; preds = %108
  %113 = icmp ult i64 %110, 4
  br i1 %113, label %129, label %114

114:                                              ; preds = %112
  %115 = and i64 %110, 9223372036854775804
  br label %116

116:                                              ; preds = %116, %114
  %117 = phi i64 [ 0, %114 ], [ %124, %116 ]
  %118 = phi <2 x i64> [ <i64 0, i64 1>, %114 ], [ %125, %116 ]
  %119 = add <2 x i64> %118, splat (i64 2)
  %120 = getelementptr inbounds nuw i64, ptr %7, <2 x i64> %118
  %121 = getelementptr inbounds nuw i64, ptr %7, <2 x i64> %119
  %122 = getelementptr inbounds nuw ptr, ptr %4, i64 %117
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 16
  store <2 x ptr> %120, ptr %122, align 16
  store <2 x ptr> %121, ptr %123, align 16
  %124 = add nuw i64 %117, 4
  %125 = add <2 x i64> %118, splat (i64 4)
  %126 = icmp eq i64 %124, %115
  br i1 %126, label %127, label %116, !llvm.loop !19

127:                                              ; preds = %116
  %128 = icmp eq i64 %110, %115
  br i1 %128, label %131, label %129

129:                                              ; preds = %112, %127
  %130 = phi i64 [ 0, %112 ], [ %115, %127 ]
  br label %152

131:                                              ; preds = %152, %127, %108
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %57, i64 88
  %135 = getelementptr inbounds nuw i8, ptr %57, i64 80
  %136 = load i64, ptr %135, align 8
  %137 = add i64 %136, 1
  store i64 %137, ptr %135, align 8
  %138 = and i64 %136, 3
  %139 = getelementptr inbounds nuw i64, ptr %134, i64 %138
  store i64 %133, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %141 = load i64, ptr %140, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %140, align 8
  %143 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %144 = call ptr %143() #10
  %145 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %57, i64 40
  %148 = load i64, ptr %147, align 8
  %149 = call i32 %146(i64 noundef %148) #10
  %150 = sub nsw i32 0, %149
  %151 = icmp eq i32 %149, 0
  br i1 %151, label %158, label %187

152:                                              ; preds = %129, %152
  %153 = phi i64 [ %156, %152 ], [ %130, %129 ]
  %154 = getelementptr inbounds nuw i64, ptr %7, i64 %153
  %155 = getelementptr inbounds nuw ptr, ptr %4, i64 %153
  store ptr %154, ptr %155, align 8
  %156 = add nuw nsw i64 %153, 1
  %157 = icmp eq i64 %156, %110
  br i1 %157, label %131, label %152, !llvm.loop !22

158:                                              ; preds = %131
  %159 = getelementptr inbounds nuw i8, ptr %57, i64 56
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %164 = load i64, ptr %163, align 8
  %165 = trunc i64 %164 to i32
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %167 = load i64, ptr %166, align 8
  %168 = trunc i64 %167 to i32
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %170 = load i64, ptr %169, align 8
  %171 = trunc i64 %170 to i32
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %173 = load i64, ptr %172, align 8
  %174 = trunc i64 %173 to i32
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %176 = load i64, ptr %175, align 8
  %177 = trunc i64 %176 to i32
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %179 = load i64, ptr %178, align 8
  %180 = trunc i64 %179 to i32
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %182 = load i64, ptr %181, align 8
  %183 = trunc i64 %182 to i32
  %184 = getelementptr inbounds nuw i8, ptr %57, i64 64
  %185 = load ptr, ptr %184, align 8
  %186 = call i32 %160(ptr noundef %162, i32 noundef %165, i32 noundef %168, i32 noundef %171, i32 noundef %174, i32 noundef %177, i32 noundef %180, i32 noundef %183, ptr noundef %185, ptr noundef nonnull %4, ptr noundef null) #10
  br label %187

187:                                              ; preds = %131, %158
  %188 = phi i32 [ %150, %131 ], [ %186, %158 ]
  %189 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %189(ptr noundef %144) #10
  %190 = load i64, ptr %140, align 8
  %191 = add nsw i64 %190, -1
  store i64 %191, ptr %140, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %192

192:                                              ; preds = %187, %106
  %193 = phi i32 [ %107, %106 ], [ %188, %187 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  ret i32 %193
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6, !20, !21}
!20 = !{!"llvm.loop.isvectorized", i32 1}
!21 = !{!"llvm.loop.unroll.runtime.disable"}
!22 = distinct !{!22, !6, !21, !20}
