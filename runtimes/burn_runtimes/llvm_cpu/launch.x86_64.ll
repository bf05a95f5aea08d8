; made from launch.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.python = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.call = type { i64, ptr, i32, [32 x %struct.range], [256 x i64] }
%struct.range = type { i64, i64, i64 }
%struct.dependency = type { i64, ptr, ptr, ptr }
%struct.item = type { i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64 }

@py = internal unnamed_addr global %struct.python zeroinitializer, align 8
@spare.0 = internal unnamed_addr global ptr null, align 8
@spare.1 = internal unnamed_addr global i64 0, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @cube_launch_setup(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) @py, ptr noundef nonnull align 8 dereferenceable(256) %0, i64 256, i1 false)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nounwind
define dso_local ptr @cube_launch(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #2 {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i16, align 2
  %11 = alloca i32, align 4
  %12 = alloca [2 x i64], align 16
  %13 = alloca ptr, align 8
  %14 = alloca %struct.call, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  %15 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 216), align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %3, null
  %19 = icmp eq ptr %17, null
  %20 = select i1 %18, i1 true, i1 %19
  %21 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %22 = icmp eq ptr %17, %21
  %23 = select i1 %20, i1 true, i1 %22
  br i1 %23, label %967, label %24

24:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  store ptr null, ptr %13, align 8
  %25 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %27 = call i32 %25(ptr noundef %26, ptr noundef null, ptr noundef nonnull %13) #9
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %24
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %30() #9
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  br label %50

32:                                               ; preds = %24
  %33 = load ptr, ptr %13, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %37

35:                                               ; preds = %32
  %36 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  br label %44

37:                                               ; preds = %32
  %38 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %38(ptr noundef nonnull %33) #9
  %39 = load ptr, ptr %13, align 8
  %40 = icmp eq ptr %39, null
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %42 = icmp eq ptr %39, %41
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %44, label %50

44:                                               ; preds = %35, %37
  %45 = phi ptr [ %36, %35 ], [ %41, %37 ]
  %46 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %47 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 208), align 8
  %48 = getelementptr inbounds i8, ptr %46, i64 %47
  %49 = load ptr, ptr %48, align 8
  br label %50

50:                                               ; preds = %29, %37, %44
  %51 = phi ptr [ %31, %29 ], [ %45, %44 ], [ %41, %37 ]
  %52 = phi ptr [ null, %29 ], [ %49, %44 ], [ %39, %37 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  %53 = icmp eq ptr %17, %51
  br i1 %53, label %967, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 824
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 24
  br label %59

59:                                               ; preds = %54, %957
  %60 = phi ptr [ %17, %54 ], [ %960, %957 ]
  %61 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 40
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %2, %65
  br i1 %66, label %67, label %957

67:                                               ; preds = %59
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, %52
  br i1 %70, label %71, label %957

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw i8, ptr %63, i64 88
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %85, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %63, i64 96
  %77 = load ptr, ptr %76, align 8
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %85

80:                                               ; preds = %75
  %81 = getelementptr inbounds nuw i8, ptr %63, i64 168
  %82 = load i64, ptr %81, align 8
  %83 = and i64 %82, 4
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %957, label %85

85:                                               ; preds = %80, %75, %71
  %86 = getelementptr inbounds nuw i8, ptr %63, i64 192
  %87 = getelementptr inbounds nuw i8, ptr %63, i64 176
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.dependency, ptr %86, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 64
  %91 = load i64, ptr %90, align 8
  store i64 %91, ptr %14, align 8
  store i32 0, ptr %55, align 8
  store ptr %56, ptr %57, align 8
  %92 = getelementptr inbounds nuw i8, ptr %63, i64 184
  %93 = load i64, ptr %92, align 8
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %664

95:                                               ; preds = %85, %658
  %96 = phi i64 [ %659, %658 ], [ 0, %85 ]
  %97 = getelementptr inbounds nuw %struct.item, ptr %89, i64 %96
  %98 = getelementptr inbounds nuw ptr, ptr %1, i64 %96
  %99 = load ptr, ptr %98, align 8
  %100 = load i64, ptr %97, align 8
  switch i64 %100, label %632 [
    i64 0, label %101
    i64 1, label %378
    i64 2, label %491
    i64 3, label %491
    i64 4, label %521
    i64 6, label %602
    i64 5, label %647
    i64 7, label %606
    i64 8, label %621
  ]

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %103 = load ptr, ptr %102, align 8
  %104 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %105 = icmp eq ptr %103, %104
  br i1 %105, label %106, label %957

106:                                              ; preds = %101
  %107 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %97, i64 24
  %110 = load ptr, ptr %109, align 8
  %111 = icmp eq ptr %108, %110
  br i1 %111, label %112, label %957

112:                                              ; preds = %106
  %113 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = trunc i64 %114 to i32
  %116 = shl i32 %115, 10
  %117 = and i32 %116, 1024
  %118 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %119 = load i64, ptr %118, align 8
  %120 = lshr i64 %119, 63
  %121 = trunc nuw nsw i64 %120 to i32
  %122 = or disjoint i32 %117, %121
  %123 = or disjoint i32 %122, 256
  %124 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %125 = load i32, ptr %124, align 8
  %126 = and i32 %123, %125
  %127 = icmp eq i32 %126, %123
  br i1 %127, label %128, label %957

128:                                              ; preds = %112
  %129 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %130 = load i32, ptr %129, align 8
  %131 = icmp sgt i32 %130, 0
  br i1 %131, label %132, label %156

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %134 = load ptr, ptr %133, align 8
  %135 = zext nneg i32 %130 to i64
  %136 = and i64 %135, 7
  %137 = icmp ult i32 %130, 8
  br i1 %137, label %142, label %138

138:                                              ; preds = %132
  %139 = and i64 %135, 2147483640
  br label %159

140:                                              ; preds = %159
  %141 = icmp eq i64 %136, 0
  br i1 %141, label %156, label %142

142:                                              ; preds = %140, %132
  %143 = phi i64 [ 0, %132 ], [ %194, %140 ]
  %144 = phi i64 [ 1, %132 ], [ %193, %140 ]
  %145 = icmp ne i64 %136, 0
  call void @llvm.assume(i1 %145)
  br label %146

146:                                              ; preds = %146, %142
  %147 = phi i64 [ %143, %142 ], [ %153, %146 ]
  %148 = phi i64 [ %144, %142 ], [ %152, %146 ]
  %149 = phi i64 [ 0, %142 ], [ %154, %146 ]
  %150 = getelementptr inbounds nuw i64, ptr %134, i64 %147
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %151, %148
  %153 = add nuw nsw i64 %147, 1
  %154 = add i64 %149, 1
  %155 = icmp eq i64 %154, %136
  br i1 %155, label %156, label %146, !llvm.loop !3

156:                                              ; preds = %140, %146, %128
  %157 = phi i64 [ 1, %128 ], [ %193, %140 ], [ %152, %146 ]
  %158 = icmp sgt i64 %119, -1
  br i1 %158, label %197, label %352

159:                                              ; preds = %159, %138
  %160 = phi i64 [ 0, %138 ], [ %194, %159 ]
  %161 = phi i64 [ 1, %138 ], [ %193, %159 ]
  %162 = phi i64 [ 0, %138 ], [ %195, %159 ]
  %163 = getelementptr inbounds nuw i64, ptr %134, i64 %160
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %164, %161
  %166 = getelementptr inbounds nuw i64, ptr %134, i64 %160
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %168, %165
  %170 = getelementptr inbounds nuw i64, ptr %134, i64 %160
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 16
  %172 = load i64, ptr %171, align 8
  %173 = mul nsw i64 %172, %169
  %174 = getelementptr inbounds nuw i64, ptr %134, i64 %160
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %176, %173
  %178 = getelementptr inbounds nuw i64, ptr %134, i64 %160
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 32
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %180, %177
  %182 = getelementptr inbounds nuw i64, ptr %134, i64 %160
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 40
  %184 = load i64, ptr %183, align 8
  %185 = mul nsw i64 %184, %181
  %186 = getelementptr inbounds nuw i64, ptr %134, i64 %160
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 48
  %188 = load i64, ptr %187, align 8
  %189 = mul nsw i64 %188, %185
  %190 = getelementptr inbounds nuw i64, ptr %134, i64 %160
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 56
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %192, %189
  %194 = add nuw nsw i64 %160, 8
  %195 = add i64 %162, 8
  %196 = icmp eq i64 %195, %139
  br i1 %196, label %140, label %159, !llvm.loop !5

197:                                              ; preds = %156
  %198 = sext i32 %130 to i64
  %199 = icmp eq i64 %119, %198
  br i1 %199, label %200, label %957

200:                                              ; preds = %197
  %201 = load ptr, ptr %57, align 8
  %202 = icmp eq i64 %157, 0
  br i1 %202, label %957, label %203

203:                                              ; preds = %200
  %204 = icmp eq i64 %119, 0
  br i1 %204, label %250, label %205

205:                                              ; preds = %203
  %206 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %207 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %208 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %209 = getelementptr i64, ptr %201, i64 %119
  %210 = getelementptr i8, ptr %209, i64 24
  br label %211

211:                                              ; preds = %241, %205
  %212 = phi i64 [ 0, %205 ], [ %234, %241 ]
  %213 = phi i64 [ 0, %205 ], [ %232, %241 ]
  %214 = phi i64 [ 0, %205 ], [ %237, %241 ]
  %215 = phi i64 [ 0, %205 ], [ %245, %241 ]
  %216 = load ptr, ptr %206, align 8
  %217 = getelementptr inbounds nuw i64, ptr %216, i64 %215
  %218 = load i64, ptr %217, align 8
  %219 = load ptr, ptr %207, align 8
  %220 = getelementptr inbounds nuw i64, ptr %219, i64 %215
  %221 = load i64, ptr %220, align 8
  %222 = load i64, ptr %208, align 8
  %223 = ashr i64 %221, %222
  %224 = shl nsw i64 -1, %222
  %225 = xor i64 %224, -1
  %226 = and i64 %221, %225
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %228, label %957

228:                                              ; preds = %211
  %229 = add nsw i64 %218, -1
  %230 = mul nsw i64 %223, %229
  %231 = call i64 @llvm.smax.i64(i64 %230, i64 0)
  %232 = add nuw nsw i64 %231, %213
  %233 = call i64 @llvm.smin.i64(i64 %230, i64 0)
  %234 = sub nsw i64 %212, %233
  %235 = call i64 @llvm.abs.i64(i64 %223, i1 true)
  %236 = mul nsw i64 %235, %218
  %237 = add nsw i64 %236, %214
  %238 = load i64, ptr %14, align 8
  %239 = icmp sgt i64 %218, %238
  br i1 %239, label %240, label %241

240:                                              ; preds = %228
  store i64 %218, ptr %14, align 8
  br label %241

241:                                              ; preds = %240, %228
  %242 = getelementptr inbounds nuw i64, ptr %201, i64 %215
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 24
  store i64 %218, ptr %243, align 8
  %244 = getelementptr i64, ptr %210, i64 %215
  store i64 %223, ptr %244, align 8
  %245 = add nuw nsw i64 %215, 1
  %246 = icmp eq i64 %245, %119
  br i1 %246, label %247, label %211, !llvm.loop !7

247:                                              ; preds = %241
  %248 = add nuw nsw i64 %232, 1
  %249 = load i32, ptr %124, align 8
  br label %250

250:                                              ; preds = %247, %203
  %251 = phi i32 [ %125, %203 ], [ %249, %247 ]
  %252 = phi i64 [ 0, %203 ], [ %237, %247 ]
  %253 = phi i64 [ 1, %203 ], [ %248, %247 ]
  %254 = phi i64 [ 0, %203 ], [ %234, %247 ]
  %255 = and i32 %251, 1
  %256 = icmp eq i32 %255, 0
  %257 = select i1 %256, i64 %252, i64 %157
  %258 = load i64, ptr %14, align 8
  %259 = icmp sgt i64 %257, %258
  br i1 %259, label %260, label %261

260:                                              ; preds = %250
  store i64 %257, ptr %14, align 8
  br label %261

261:                                              ; preds = %260, %250
  br i1 %256, label %262, label %327

262:                                              ; preds = %261
  %263 = load i64, ptr %113, align 8
  %264 = and i64 %263, 2
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %327, label %266

266:                                              ; preds = %262
  %267 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %268 = load ptr, ptr %267, align 8
  %269 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %270 = load ptr, ptr %269, align 8
  br i1 %204, label %327, label %272

271:                                              ; preds = %323
  br label %272, !llvm.loop !8

272:                                              ; preds = %266, %271
  %273 = phi i64 [ %324, %271 ], [ 0, %266 ]
  %274 = phi i64 [ %305, %271 ], [ 0, %266 ]
  br label %275

275:                                              ; preds = %296, %272
  %276 = phi i64 [ %298, %296 ], [ 0, %272 ]
  %277 = phi i64 [ %297, %296 ], [ -1, %272 ]
  %278 = getelementptr inbounds nuw i64, ptr %270, i64 %276
  %279 = load i64, ptr %278, align 8
  %280 = call i64 @llvm.abs.i64(i64 %279, i1 true)
  %281 = getelementptr inbounds nuw i64, ptr %268, i64 %276
  %282 = load i64, ptr %281, align 8
  %283 = icmp slt i64 %282, 2
  br i1 %283, label %296, label %284

284:                                              ; preds = %275
  %285 = icmp eq i64 %279, 0
  br i1 %285, label %957, label %286

286:                                              ; preds = %284
  %287 = icmp samesign ugt i64 %280, %274
  br i1 %287, label %288, label %296

288:                                              ; preds = %286
  %289 = icmp slt i64 %277, 0
  br i1 %289, label %295, label %290

290:                                              ; preds = %288
  %291 = getelementptr inbounds nuw i64, ptr %270, i64 %277
  %292 = load i64, ptr %291, align 8
  %293 = call i64 @llvm.abs.i64(i64 %292, i1 true)
  %294 = icmp samesign ult i64 %280, %293
  br i1 %294, label %295, label %296

295:                                              ; preds = %290, %288
  br label %296

296:                                              ; preds = %295, %290, %286, %275
  %297 = phi i64 [ %277, %275 ], [ %277, %290 ], [ %276, %295 ], [ %277, %286 ]
  %298 = add nuw nsw i64 %276, 1
  %299 = icmp eq i64 %298, %119
  br i1 %299, label %300, label %275, !llvm.loop !9

300:                                              ; preds = %296
  %301 = icmp slt i64 %297, 0
  br i1 %301, label %327, label %302

302:                                              ; preds = %300
  %303 = getelementptr inbounds nuw i64, ptr %270, i64 %297
  %304 = load i64, ptr %303, align 8
  %305 = call i64 @llvm.abs.i64(i64 %304, i1 true)
  br label %306

306:                                              ; preds = %323, %302
  %307 = phi i64 [ %325, %323 ], [ 0, %302 ]
  %308 = phi i64 [ %324, %323 ], [ %273, %302 ]
  %309 = getelementptr inbounds nuw i64, ptr %270, i64 %307
  %310 = load i64, ptr %309, align 8
  %311 = call i64 @llvm.abs.i64(i64 %310, i1 true)
  %312 = getelementptr inbounds nuw i64, ptr %268, i64 %307
  %313 = load i64, ptr %312, align 8
  %314 = icmp sgt i64 %313, 1
  %315 = icmp eq i64 %311, %305
  %316 = select i1 %314, i1 %315, i1 false
  br i1 %316, label %317, label %323

317:                                              ; preds = %306
  %318 = icmp sgt i64 %305, %308
  br i1 %318, label %319, label %957

319:                                              ; preds = %317
  %320 = add nsw i64 %313, -1
  %321 = mul nsw i64 %320, %305
  %322 = add nuw nsw i64 %321, %308
  br label %323

323:                                              ; preds = %319, %306
  %324 = phi i64 [ %308, %306 ], [ %322, %319 ]
  %325 = add nuw nsw i64 %307, 1
  %326 = icmp eq i64 %325, %119
  br i1 %326, label %271, label %306, !llvm.loop !8

327:                                              ; preds = %300, %261, %262, %266
  %328 = phi i64 [ %157, %261 ], [ %253, %266 ], [ %253, %262 ], [ %253, %300 ]
  %329 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %330 = load ptr, ptr %329, align 8
  %331 = ptrtoint ptr %330 to i64
  store i64 %331, ptr %201, align 8
  %332 = getelementptr inbounds nuw i8, ptr %201, i64 8
  store i64 %157, ptr %332, align 8
  %333 = getelementptr inbounds nuw i8, ptr %201, i64 16
  store i64 %328, ptr %333, align 8
  %334 = load ptr, ptr %57, align 8
  %335 = shl nuw nsw i64 %119, 4
  %336 = getelementptr i8, ptr %334, i64 %335
  %337 = getelementptr i8, ptr %336, i64 24
  store ptr %337, ptr %57, align 8
  %338 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %339 = load i64, ptr %338, align 8
  %340 = shl i64 %254, %339
  %341 = sub nsw i64 %331, %340
  %342 = shl i64 %253, %339
  %343 = add nsw i64 %342, %331
  %344 = load i32, ptr %55, align 8
  %345 = add nsw i32 %344, 1
  store i32 %345, ptr %55, align 8
  %346 = sext i32 %344 to i64
  %347 = getelementptr inbounds %struct.range, ptr %58, i64 %346
  store i64 %341, ptr %347, align 8
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 8
  store i64 %343, ptr %348, align 8
  %349 = load i64, ptr %113, align 8
  %350 = and i64 %349, 2
  %351 = getelementptr inbounds nuw i8, ptr %347, i64 16
  store i64 %350, ptr %351, align 8
  br label %658

352:                                              ; preds = %156
  %353 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %354 = load ptr, ptr %353, align 8
  %355 = ptrtoint ptr %354 to i64
  %356 = load ptr, ptr %57, align 8
  store i64 %355, ptr %356, align 8
  %357 = load ptr, ptr %57, align 8
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 8
  store i64 %157, ptr %358, align 8
  %359 = load ptr, ptr %57, align 8
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 16
  store i64 %157, ptr %360, align 8
  %361 = getelementptr inbounds nuw i8, ptr %359, i64 24
  store ptr %361, ptr %57, align 8
  %362 = load i64, ptr %14, align 8
  %363 = icmp sgt i64 %157, %362
  br i1 %363, label %364, label %365

364:                                              ; preds = %352
  store i64 %157, ptr %14, align 8
  br label %365

365:                                              ; preds = %352, %364
  %366 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %367 = load i64, ptr %366, align 8
  %368 = shl i64 %157, %367
  %369 = add nsw i64 %368, %355
  %370 = load i32, ptr %55, align 8
  %371 = add nsw i32 %370, 1
  store i32 %371, ptr %55, align 8
  %372 = sext i32 %370 to i64
  %373 = getelementptr inbounds %struct.range, ptr %58, i64 %372
  store i64 %355, ptr %373, align 8
  %374 = getelementptr inbounds nuw i8, ptr %373, i64 8
  store i64 %369, ptr %374, align 8
  %375 = load i64, ptr %113, align 8
  %376 = and i64 %375, 2
  %377 = getelementptr inbounds nuw i8, ptr %373, i64 16
  store i64 %376, ptr %377, align 8
  br label %658

378:                                              ; preds = %95
  %379 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %380 = load ptr, ptr %379, align 8
  %381 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %382 = load ptr, ptr %381, align 8
  %383 = icmp eq ptr %380, %382
  br i1 %383, label %384, label %957

384:                                              ; preds = %378
  %385 = getelementptr inbounds nuw i8, ptr %97, i64 40
  %386 = load i64, ptr %385, align 8
  %387 = getelementptr inbounds i8, ptr %99, i64 %386
  %388 = load ptr, ptr %387, align 8
  %389 = icmp eq ptr %388, null
  br i1 %389, label %957, label %390

390:                                              ; preds = %384
  %391 = getelementptr inbounds nuw i8, ptr %388, i64 8
  %392 = load ptr, ptr %391, align 8
  %393 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %394 = icmp eq ptr %392, %393
  br i1 %394, label %395, label %957

395:                                              ; preds = %390
  %396 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %397 = getelementptr inbounds i8, ptr %388, i64 %396
  %398 = load ptr, ptr %397, align 8
  %399 = icmp eq ptr %398, null
  %400 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %401 = icmp eq ptr %398, %400
  %402 = select i1 %399, i1 true, i1 %401
  br i1 %402, label %957, label %403

403:                                              ; preds = %395
  %404 = getelementptr inbounds nuw i8, ptr %398, i64 32
  %405 = load ptr, ptr %404, align 8
  %406 = getelementptr inbounds nuw i8, ptr %97, i64 32
  %407 = load ptr, ptr %406, align 8
  %408 = icmp eq ptr %405, %407
  br i1 %408, label %409, label %957

409:                                              ; preds = %403
  %410 = getelementptr inbounds nuw i8, ptr %398, i64 40
  %411 = load ptr, ptr %410, align 8
  %412 = getelementptr inbounds nuw i8, ptr %97, i64 24
  %413 = load ptr, ptr %412, align 8
  %414 = icmp eq ptr %411, %413
  br i1 %414, label %415, label %957

415:                                              ; preds = %409
  %416 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %417 = load i64, ptr %416, align 8
  %418 = and i64 %417, 1
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %424, label %420

420:                                              ; preds = %415
  %421 = getelementptr inbounds nuw i8, ptr %398, i64 104
  %422 = load i64, ptr %421, align 8
  %423 = icmp eq i64 %422, 0
  br i1 %423, label %957, label %424

424:                                              ; preds = %420, %415
  %425 = getelementptr inbounds nuw i8, ptr %398, i64 48
  %426 = load i64, ptr %425, align 8
  %427 = load ptr, ptr %57, align 8
  store i64 %426, ptr %427, align 8
  %428 = getelementptr inbounds nuw i8, ptr %398, i64 56
  %429 = load i64, ptr %428, align 8
  %430 = load ptr, ptr %57, align 8
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 8
  store i64 %429, ptr %431, align 8
  %432 = getelementptr inbounds nuw i8, ptr %398, i64 64
  %433 = load i64, ptr %432, align 8
  %434 = load ptr, ptr %57, align 8
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 16
  store i64 %433, ptr %435, align 8
  %436 = getelementptr inbounds nuw i8, ptr %434, i64 24
  store ptr %436, ptr %57, align 8
  %437 = getelementptr inbounds nuw i8, ptr %398, i64 72
  %438 = load i64, ptr %437, align 8
  %439 = load i64, ptr %14, align 8
  %440 = icmp sgt i64 %438, %439
  br i1 %440, label %441, label %442

441:                                              ; preds = %424
  store i64 %438, ptr %14, align 8
  br label %442

442:                                              ; preds = %424, %441
  %443 = getelementptr inbounds nuw i8, ptr %398, i64 80
  %444 = load i32, ptr %55, align 8
  %445 = add nsw i32 %444, 1
  store i32 %445, ptr %55, align 8
  %446 = sext i32 %444 to i64
  %447 = getelementptr inbounds %struct.range, ptr %58, i64 %446
  %448 = load <2 x i64>, ptr %443, align 8
  store <2 x i64> %448, ptr %447, align 8
  %449 = load i64, ptr %416, align 8
  %450 = and i64 %449, 2
  %451 = getelementptr inbounds nuw i8, ptr %447, i64 16
  store i64 %450, ptr %451, align 8
  %452 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %453 = load i64, ptr %452, align 8
  %454 = icmp slt i64 %453, 0
  br i1 %454, label %455, label %459

455:                                              ; preds = %442
  %456 = getelementptr inbounds nuw i8, ptr %398, i64 96
  %457 = load i64, ptr %456, align 8
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %957, label %658

459:                                              ; preds = %442
  %460 = getelementptr inbounds nuw i8, ptr %398, i64 112
  %461 = load i64, ptr %460, align 8
  %462 = icmp eq i64 %461, %453
  br i1 %462, label %463, label %957

463:                                              ; preds = %459
  %464 = icmp eq i64 %453, 0
  br i1 %464, label %467, label %465

465:                                              ; preds = %463
  %466 = getelementptr inbounds nuw i8, ptr %398, i64 120
  br label %472

467:                                              ; preds = %472, %463
  %468 = phi i64 [ 0, %463 ], [ %479, %472 ]
  %469 = getelementptr inbounds nuw i8, ptr %398, i64 96
  %470 = load i64, ptr %469, align 8
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %482, label %658

472:                                              ; preds = %465, %472
  %473 = phi i64 [ 0, %465 ], [ %478, %472 ]
  %474 = getelementptr inbounds nuw i64, ptr %466, i64 %473
  %475 = load i64, ptr %474, align 8
  %476 = load ptr, ptr %57, align 8
  %477 = getelementptr inbounds nuw i8, ptr %476, i64 8
  store ptr %477, ptr %57, align 8
  store i64 %475, ptr %476, align 8
  %478 = add nuw nsw i64 %473, 1
  %479 = load i64, ptr %460, align 8
  %480 = shl nsw i64 %479, 1
  %481 = icmp slt i64 %478, %480
  br i1 %481, label %472, label %467, !llvm.loop !10

482:                                              ; preds = %467
  %483 = load i64, ptr %416, align 8
  %484 = and i64 %483, 2
  %485 = icmp eq i64 %484, 0
  br i1 %485, label %658, label %486

486:                                              ; preds = %482
  %487 = getelementptr inbounds nuw i8, ptr %398, i64 120
  %488 = getelementptr inbounds i64, ptr %487, i64 %468
  %489 = call fastcc i32 @meets_itself(i64 noundef %468, ptr noundef nonnull %487, ptr noundef nonnull %488)
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %658, label %957

491:                                              ; preds = %95, %95
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  store i32 0, ptr %11, align 4
  %492 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %493 = load ptr, ptr %492, align 8
  %494 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %495 = icmp eq ptr %493, %494
  br i1 %495, label %497, label %496

496:                                              ; preds = %491
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %957

497:                                              ; preds = %491
  %498 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %499 = call i64 %498(ptr noundef nonnull %99, ptr noundef nonnull %11) #9
  %500 = load i32, ptr %11, align 4
  %501 = icmp eq i32 %500, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %501, label %502, label %957

502:                                              ; preds = %497
  %503 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %504 = load i64, ptr %503, align 8
  %505 = icmp slt i64 %499, %504
  br i1 %505, label %957, label %506

506:                                              ; preds = %502
  %507 = getelementptr inbounds nuw i8, ptr %97, i64 72
  %508 = load i64, ptr %507, align 8
  %509 = icmp sgt i64 %499, %508
  br i1 %509, label %957, label %510

510:                                              ; preds = %506
  %511 = load i64, ptr %97, align 8
  %512 = icmp eq i64 %511, 3
  br i1 %512, label %513, label %518

513:                                              ; preds = %510
  %514 = call i64 @llvm.abs.i64(i64 %499, i1 true)
  %515 = load i64, ptr %14, align 8
  %516 = icmp sgt i64 %514, %515
  br i1 %516, label %517, label %518

517:                                              ; preds = %513
  store i64 %514, ptr %14, align 8
  br label %518

518:                                              ; preds = %517, %513, %510
  %519 = load ptr, ptr %57, align 8
  %520 = getelementptr inbounds nuw i8, ptr %519, i64 8
  store ptr %520, ptr %57, align 8
  store i64 %499, ptr %519, align 8
  br label %658

521:                                              ; preds = %95
  %522 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %523 = load i64, ptr %522, align 8
  %524 = and i64 %523, 2
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %534, label %526

526:                                              ; preds = %521
  %527 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %528 = load ptr, ptr %527, align 8
  %529 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %530 = icmp eq ptr %528, %529
  br i1 %530, label %531, label %534

531:                                              ; preds = %526
  %532 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %533 = load double, ptr %532, align 8
  br label %550

534:                                              ; preds = %526, %521
  %535 = and i64 %523, 1
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %957, label %537

537:                                              ; preds = %534
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  store i32 0, ptr %9, align 4
  %538 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %539 = load ptr, ptr %538, align 8
  %540 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %541 = icmp eq ptr %539, %540
  br i1 %541, label %543, label %542

542:                                              ; preds = %537
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %957

543:                                              ; preds = %537
  %544 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %545 = call i64 %544(ptr noundef nonnull %99, ptr noundef nonnull %9) #9
  %546 = load i32, ptr %9, align 4
  %547 = icmp eq i32 %546, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br i1 %547, label %548, label %957

548:                                              ; preds = %543
  %549 = sitofp i64 %545 to double
  br label %550

550:                                              ; preds = %548, %531
  %551 = phi double [ %533, %531 ], [ %549, %548 ]
  %552 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %553 = load i64, ptr %552, align 8
  switch i64 %553, label %591 [
    i64 64, label %554
    i64 32, label %557
    i64 0, label %563
  ]

554:                                              ; preds = %550
  %555 = load ptr, ptr %57, align 8
  %556 = getelementptr inbounds nuw i8, ptr %555, i64 8
  store ptr %556, ptr %57, align 8
  store double %551, ptr %555, align 8
  br label %658

557:                                              ; preds = %550
  %558 = fptrunc double %551 to float
  %559 = bitcast float %558 to i32
  %560 = zext i32 %559 to i64
  %561 = load ptr, ptr %57, align 8
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 8
  store ptr %562, ptr %57, align 8
  store i64 %560, ptr %561, align 8
  br label %658

563:                                              ; preds = %550
  %564 = fptrunc double %551 to float
  %565 = bitcast float %564 to i32
  %566 = fcmp uno double %551, 0.000000e+00
  br i1 %566, label %587, label %567

567:                                              ; preds = %563
  %568 = fpext float %564 to double
  %569 = fcmp une double %551, %568
  br i1 %569, label %570, label %579

570:                                              ; preds = %567
  %571 = fcmp olt double %551, 0xB690000000000000
  %572 = fneg double %568
  %573 = select i1 %571, double %572, double %568
  %574 = call double @llvm.fabs.f64(double %551)
  %575 = fcmp ogt double %573, %574
  %576 = sext i1 %575 to i32
  %577 = add i32 %576, %565
  %578 = or i32 %577, 1
  br label %579

579:                                              ; preds = %570, %567
  %580 = phi i32 [ %578, %570 ], [ %565, %567 ]
  %581 = add i32 %580, 32767
  %582 = lshr i32 %580, 16
  %583 = and i32 %582, 1
  %584 = add i32 %581, %583
  %585 = lshr i32 %584, 16
  %586 = zext nneg i32 %585 to i64
  br label %587

587:                                              ; preds = %579, %563
  %588 = phi i64 [ %586, %579 ], [ 32704, %563 ]
  %589 = load ptr, ptr %57, align 8
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 8
  store ptr %590, ptr %57, align 8
  store i64 %588, ptr %589, align 8
  br label %658

591:                                              ; preds = %550
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  store i16 0, ptr %10, align 2
  %592 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %593 = call i32 %592(double noundef %551, ptr noundef nonnull %10, i32 noundef 1) #9
  %594 = icmp sgt i32 %593, -1
  br i1 %594, label %595, label %600

595:                                              ; preds = %591
  %596 = load i16, ptr %10, align 2
  %597 = zext i16 %596 to i64
  %598 = load ptr, ptr %57, align 8
  %599 = getelementptr inbounds nuw i8, ptr %598, i64 8
  store ptr %599, ptr %57, align 8
  store i64 %597, ptr %598, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %658

600:                                              ; preds = %591
  %601 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %601() #9
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %957

602:                                              ; preds = %95
  %603 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %604 = load ptr, ptr %603, align 8
  %605 = icmp eq ptr %99, %604
  br i1 %605, label %658, label %957

606:                                              ; preds = %95
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store i32 0, ptr %8, align 4
  %607 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %608 = load ptr, ptr %607, align 8
  %609 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %610 = icmp eq ptr %608, %609
  br i1 %610, label %612, label %611

611:                                              ; preds = %606
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %957

612:                                              ; preds = %606
  %613 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %614 = call i64 %613(ptr noundef nonnull %99, ptr noundef nonnull %8) #9
  %615 = load i32, ptr %8, align 4
  %616 = icmp eq i32 %615, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br i1 %616, label %617, label %957

617:                                              ; preds = %612
  %618 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %619 = load i64, ptr %618, align 8
  %620 = icmp eq i64 %614, %619
  br label %645

621:                                              ; preds = %95
  %622 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %623 = load ptr, ptr %622, align 8
  %624 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %625 = icmp eq ptr %623, %624
  br i1 %625, label %626, label %957

626:                                              ; preds = %621
  %627 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %628 = load i64, ptr %627, align 8
  %629 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %630 = load i64, ptr %629, align 8
  %631 = icmp eq i64 %628, %630
  br label %645

632:                                              ; preds = %95
  %633 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %634 = load ptr, ptr %633, align 8
  %635 = icmp eq ptr %99, %634
  br i1 %635, label %658, label %636

636:                                              ; preds = %632
  %637 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %638 = load ptr, ptr %637, align 8
  %639 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %640 = icmp eq ptr %638, %639
  br i1 %640, label %641, label %957

641:                                              ; preds = %636
  %642 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %643 = call i32 %642(ptr noundef nonnull %99, ptr noundef %634) #9
  %644 = icmp eq i32 %643, 0
  br label %645

645:                                              ; preds = %617, %626, %641
  %646 = phi i1 [ %631, %626 ], [ %620, %617 ], [ %644, %641 ]
  br i1 %646, label %658, label %957

647:                                              ; preds = %95
  %648 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %649 = icmp eq ptr %99, %648
  %650 = zext i1 %649 to i64
  %651 = load ptr, ptr %57, align 8
  %652 = getelementptr inbounds nuw i8, ptr %651, i64 8
  store ptr %652, ptr %57, align 8
  store i64 %650, ptr %651, align 8
  %653 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %654 = icmp ne ptr %99, %653
  %655 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %656 = icmp ne ptr %99, %655
  %657 = select i1 %654, i1 %656, i1 false
  br i1 %657, label %957, label %658

658:                                              ; preds = %632, %602, %486, %455, %645, %327, %467, %482, %595, %554, %365, %587, %557, %518, %647
  %659 = add nuw nsw i64 %96, 1
  %660 = load i64, ptr %92, align 8
  %661 = icmp slt i64 %659, %660
  br i1 %661, label %95, label %662, !llvm.loop !11

662:                                              ; preds = %658
  %663 = load i64, ptr %14, align 8
  br label %664

664:                                              ; preds = %662, %85
  %665 = phi i64 [ %663, %662 ], [ %91, %85 ]
  %666 = getelementptr inbounds nuw i8, ptr %63, i64 48
  %667 = load i64, ptr %666, align 8
  %668 = icmp slt i64 %665, %667
  br i1 %668, label %957, label %669

669:                                              ; preds = %664
  %670 = getelementptr inbounds nuw i8, ptr %63, i64 56
  %671 = load i64, ptr %670, align 8
  %672 = icmp sgt i64 %665, %671
  br i1 %672, label %957, label %673

673:                                              ; preds = %669
  %674 = load i32, ptr %55, align 8
  %675 = icmp sgt i32 %674, 0
  br i1 %675, label %676, label %678

676:                                              ; preds = %673
  %677 = zext nneg i32 %674 to i64
  br label %681

678:                                              ; preds = %709, %673
  %679 = load i64, ptr %87, align 8
  %680 = icmp sgt i64 %679, 0
  br i1 %680, label %716, label %745

681:                                              ; preds = %676, %709
  %682 = phi i64 [ 0, %676 ], [ %710, %709 ]
  %683 = getelementptr inbounds nuw %struct.range, ptr %58, i64 %682
  %684 = getelementptr inbounds nuw i8, ptr %683, i64 16
  %685 = load i64, ptr %684, align 8
  %686 = icmp eq i64 %685, 0
  br i1 %686, label %709, label %687

687:                                              ; preds = %681
  %688 = getelementptr inbounds nuw i8, ptr %683, i64 8
  br label %689

689:                                              ; preds = %687, %706
  %690 = phi i64 [ 0, %687 ], [ %707, %706 ]
  %691 = getelementptr inbounds nuw %struct.range, ptr %58, i64 %690
  %692 = icmp eq i64 %682, %690
  br i1 %692, label %706, label %693

693:                                              ; preds = %689
  %694 = load i64, ptr %683, align 8
  %695 = getelementptr inbounds nuw i8, ptr %691, i64 8
  %696 = load i64, ptr %695, align 8
  %697 = icmp slt i64 %694, %696
  br i1 %697, label %698, label %706

698:                                              ; preds = %693
  %699 = load i64, ptr %691, align 8
  %700 = load i64, ptr %688, align 8
  %701 = icmp slt i64 %699, %700
  %702 = icmp slt i64 %694, %700
  %703 = and i1 %701, %702
  %704 = icmp slt i64 %699, %696
  %705 = and i1 %704, %703
  br i1 %705, label %957, label %706

706:                                              ; preds = %698, %693, %689
  %707 = add nuw nsw i64 %690, 1
  %708 = icmp eq i64 %707, %677
  br i1 %708, label %709, label %689, !llvm.loop !12

709:                                              ; preds = %706, %681
  %710 = add nuw nsw i64 %682, 1
  %711 = icmp eq i64 %710, %677
  br i1 %711, label %678, label %681, !llvm.loop !13

712:                                              ; preds = %733
  %713 = add nuw nsw i64 %717, 1
  %714 = load i64, ptr %87, align 8
  %715 = icmp slt i64 %713, %714
  br i1 %715, label %716, label %745, !llvm.loop !14

716:                                              ; preds = %678, %712
  %717 = phi i64 [ %713, %712 ], [ 0, %678 ]
  %718 = getelementptr inbounds nuw %struct.dependency, ptr %86, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = icmp eq i64 %719, 0
  br i1 %720, label %726, label %721

721:                                              ; preds = %716
  %722 = getelementptr inbounds nuw i8, ptr %718, i64 8
  %723 = load ptr, ptr %722, align 8
  %724 = getelementptr inbounds nuw i8, ptr %723, i64 16
  %725 = load ptr, ptr %724, align 8
  br label %733

726:                                              ; preds = %716
  %727 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %728 = getelementptr inbounds nuw i8, ptr %718, i64 8
  %729 = load ptr, ptr %728, align 8
  %730 = getelementptr inbounds nuw i8, ptr %718, i64 16
  %731 = load ptr, ptr %730, align 8
  %732 = call ptr %727(ptr noundef %729, ptr noundef %731) #9
  br label %733

733:                                              ; preds = %726, %721
  %734 = phi ptr [ %725, %721 ], [ %732, %726 ]
  %735 = getelementptr inbounds nuw i8, ptr %718, i64 24
  %736 = load ptr, ptr %735, align 8
  %737 = icmp eq ptr %734, %736
  br i1 %737, label %712, label %738

738:                                              ; preds = %733
  %739 = icmp eq ptr %734, null
  br i1 %739, label %740, label %957

740:                                              ; preds = %738
  %741 = load i64, ptr %718, align 8
  %742 = icmp eq i64 %741, 0
  br i1 %742, label %743, label %957

743:                                              ; preds = %740
  %744 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %744() #9
  br label %957

745:                                              ; preds = %678, %712
  %746 = getelementptr inbounds nuw i8, ptr %63, i64 88
  %747 = getelementptr inbounds nuw i8, ptr %63, i64 160
  %748 = load i64, ptr %747, align 8
  %749 = icmp eq i64 %748, 0
  br i1 %749, label %766, label %750

750:                                              ; preds = %745
  %751 = load ptr, ptr @spare.0, align 8
  %752 = icmp eq ptr %751, null
  %753 = load i64, ptr @spare.1, align 8
  %754 = icmp slt i64 %753, %748
  %755 = select i1 %752, i1 true, i1 %754
  br i1 %755, label %757, label %756

756:                                              ; preds = %750
  store ptr null, ptr @spare.0, align 8
  br label %766

757:                                              ; preds = %750
  %758 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %759 = add i64 %748, 64
  %760 = call ptr %758(i64 noundef %759) #9
  %761 = icmp eq ptr %760, null
  br i1 %761, label %967, label %762

762:                                              ; preds = %757
  %763 = load i64, ptr %747, align 8
  %764 = freeze i64 %763
  %765 = icmp eq i64 %764, 0
  br label %766

766:                                              ; preds = %762, %756, %745
  %767 = phi i1 [ true, %745 ], [ %765, %762 ], [ false, %756 ]
  %768 = phi i64 [ undef, %745 ], [ %748, %762 ], [ %753, %756 ]
  %769 = phi ptr [ undef, %745 ], [ %760, %762 ], [ %751, %756 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %770 = getelementptr inbounds nuw i8, ptr %63, i64 104
  %771 = getelementptr inbounds nuw i8, ptr %14, i64 792
  %772 = load i64, ptr %770, align 8
  store i64 %772, ptr %771, align 8
  %773 = getelementptr inbounds nuw i8, ptr %63, i64 112
  %774 = load i64, ptr %773, align 8
  %775 = getelementptr inbounds nuw i8, ptr %14, i64 800
  store i64 %774, ptr %775, align 8
  %776 = getelementptr inbounds nuw i8, ptr %63, i64 120
  %777 = load i64, ptr %776, align 8
  %778 = getelementptr inbounds nuw i8, ptr %14, i64 808
  store i64 %777, ptr %778, align 8
  %779 = ptrtoint ptr %769 to i64
  %780 = add i64 %779, 63
  %781 = and i64 %780, -64
  %782 = inttoptr i64 %781 to ptr
  %783 = select i1 %767, ptr null, ptr %782
  %784 = ptrtoint ptr %12 to i64
  %785 = getelementptr inbounds nuw i8, ptr %14, i64 816
  store i64 %784, ptr %785, align 8
  %786 = getelementptr inbounds nuw i8, ptr %63, i64 72
  %787 = load ptr, ptr %786, align 8
  %788 = load i64, ptr %787, align 8
  %789 = add nsw i64 %788, 1
  store i64 %789, ptr %787, align 8
  %790 = getelementptr inbounds nuw i8, ptr %63, i64 168
  %791 = load i64, ptr %790, align 8
  %792 = and i64 %791, 1
  %793 = icmp eq i64 %792, 0
  br i1 %793, label %801, label %794

794:                                              ; preds = %766
  %795 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %796 = load i64, ptr %795, align 8
  %797 = icmp eq i64 %796, 0
  br i1 %797, label %801, label %798

798:                                              ; preds = %794
  %799 = getelementptr inbounds nuw i8, ptr %63, i64 80
  %800 = load ptr, ptr %799, align 8
  call void %800(ptr noundef nonnull %771, i64 noundef 0, i64 noundef %796, ptr noundef %783) #9
  br label %801

801:                                              ; preds = %798, %794, %766
  %802 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %802(ptr noundef nonnull %60) #9
  %803 = load i64, ptr %790, align 8
  %804 = and i64 %803, 1
  %805 = icmp eq i64 %804, 0
  br i1 %805, label %806, label %920

806:                                              ; preds = %801
  %807 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %808 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %809 = getelementptr inbounds nuw i8, ptr %63, i64 80
  %810 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %811 = getelementptr inbounds nuw i8, ptr %63, i64 96
  %812 = getelementptr inbounds nuw i8, ptr %63, i64 144
  %813 = getelementptr inbounds nuw i8, ptr %63, i64 152
  %814 = load i64, ptr %807, align 8
  %815 = icmp sgt i64 %814, 0
  br i1 %815, label %816, label %920

816:                                              ; preds = %806
  %817 = and i64 %803, 4
  %818 = icmp eq i64 %817, 0
  %819 = load ptr, ptr %746, align 8
  %820 = icmp ne ptr %819, null
  %821 = and i1 %818, %820
  %822 = zext i1 %821 to i32
  %823 = getelementptr inbounds nuw i8, ptr %63, i64 136
  %824 = load i64, ptr %823, align 8
  br label %825

825:                                              ; preds = %816, %917
  %826 = phi i64 [ %908, %917 ], [ %824, %816 ]
  %827 = phi i32 [ %907, %917 ], [ %822, %816 ]
  %828 = phi i64 [ %909, %917 ], [ 0, %816 ]
  %829 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %830 = call ptr %829() #9
  %831 = icmp eq i32 %827, 0
  br i1 %831, label %832, label %894

832:                                              ; preds = %825
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %833 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %834 = call i32 %833(i32 noundef 1, ptr noundef nonnull %7) #9
  %835 = load i64, ptr %7, align 8
  %836 = mul nsw i64 %835, 1000000000
  %837 = load i64, ptr %808, align 8
  %838 = add nsw i64 %836, %837
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %839

839:                                              ; preds = %892, %832
  %840 = phi i64 [ %826, %832 ], [ %893, %892 ]
  %841 = phi i64 [ %838, %832 ], [ %855, %892 ]
  %842 = phi i64 [ %828, %832 ], [ %847, %892 ]
  %843 = load i64, ptr %807, align 8
  %844 = sub nsw i64 %843, %842
  %845 = call i64 @llvm.smin.i64(i64 %844, i64 %840)
  %846 = load ptr, ptr %809, align 8
  %847 = add nsw i64 %845, %842
  call void %846(ptr noundef nonnull %771, i64 noundef %842, i64 noundef %847, ptr noundef %783) #9
  %848 = load i64, ptr %807, align 8
  %849 = sub nsw i64 %848, %847
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %850 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %851 = call i32 %850(i32 noundef 1, ptr noundef nonnull %6) #9
  %852 = load i64, ptr %6, align 8
  %853 = mul nsw i64 %852, 1000000000
  %854 = load i64, ptr %810, align 8
  %855 = add nsw i64 %853, %854
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  %856 = sub nsw i64 %855, %841
  %857 = icmp eq i64 %848, %847
  br i1 %857, label %906, label %858

858:                                              ; preds = %839
  %859 = sub nsw i64 %855, %838
  %860 = icmp sgt i64 %859, 50000000
  br i1 %860, label %906, label %861

861:                                              ; preds = %858
  %862 = load ptr, ptr %746, align 8
  %863 = icmp eq ptr %862, null
  br i1 %863, label %882, label %864

864:                                              ; preds = %861
  %865 = load ptr, ptr %811, align 8
  %866 = load i32, ptr %865, align 4
  %867 = icmp ne i32 %866, 0
  %868 = icmp sgt i64 %859, 20000
  %869 = and i1 %868, %867
  br i1 %869, label %870, label %882

870:                                              ; preds = %864
  %871 = sdiv i64 %856, %845
  %872 = sdiv i64 50000, %849
  %873 = icmp slt i64 %871, %872
  br i1 %873, label %882, label %874

874:                                              ; preds = %870
  %875 = load i64, ptr %812, align 8
  %876 = shl nsw i64 %875, 2
  %877 = sdiv i64 %849, %876
  %878 = add nsw i64 %871, 1
  %879 = sdiv i64 20000, %878
  %880 = call i64 @llvm.smin.i64(i64 %879, i64 %877)
  %881 = add nsw i64 %880, 1
  br label %894

882:                                              ; preds = %870, %864, %861
  %883 = icmp slt i64 %856, 100000
  br i1 %883, label %884, label %886

884:                                              ; preds = %882
  %885 = shl nsw i64 %840, 1
  br label %892

886:                                              ; preds = %882
  %887 = icmp samesign ugt i64 %856, 400000
  %888 = icmp sgt i64 %840, 1
  %889 = and i1 %888, %887
  %890 = zext i1 %889 to i64
  %891 = lshr i64 %840, %890
  br label %892

892:                                              ; preds = %886, %884
  %893 = phi i64 [ %891, %886 ], [ %885, %884 ]
  br label %839

894:                                              ; preds = %874, %825
  %895 = phi i64 [ %828, %825 ], [ %847, %874 ]
  %896 = phi i64 [ %826, %825 ], [ %881, %874 ]
  %897 = load i64, ptr %807, align 8
  %898 = icmp slt i64 %895, %897
  br i1 %898, label %899, label %906

899:                                              ; preds = %894
  %900 = load ptr, ptr %746, align 8
  %901 = load ptr, ptr %809, align 8
  %902 = load i64, ptr %813, align 8
  %903 = load i64, ptr %812, align 8
  %904 = trunc i64 %903 to i32
  %905 = call i64 %900(ptr noundef %901, ptr noundef nonnull %771, i64 noundef %895, i64 noundef %897, i64 noundef %896, ptr noundef %783, i64 noundef %902, i32 noundef %904, i64 noundef 50000000) #9
  br label %906

906:                                              ; preds = %858, %839, %899, %894
  %907 = phi i32 [ 1, %899 ], [ 1, %894 ], [ 0, %839 ], [ 0, %858 ]
  %908 = phi i64 [ %896, %899 ], [ %896, %894 ], [ %840, %839 ], [ %840, %858 ]
  %909 = phi i64 [ %905, %899 ], [ %895, %894 ], [ %847, %839 ], [ %847, %858 ]
  %910 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %910(ptr noundef %830) #9
  %911 = load i64, ptr %807, align 8
  %912 = icmp slt i64 %909, %911
  br i1 %912, label %913, label %920

913:                                              ; preds = %906
  %914 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %915 = call i32 %914() #9
  %916 = icmp eq i32 %915, 0
  br i1 %916, label %917, label %947

917:                                              ; preds = %913
  %918 = load i64, ptr %807, align 8
  %919 = icmp slt i64 %909, %918
  br i1 %919, label %825, label %920, !llvm.loop !15

920:                                              ; preds = %906, %917, %806, %801
  %921 = load i64, ptr %12, align 16
  %922 = icmp eq i64 %921, 0
  br i1 %922, label %944, label %923

923:                                              ; preds = %920
  %924 = load i64, ptr %790, align 8
  %925 = and i64 %924, 2
  %926 = icmp eq i64 %925, 0
  br i1 %926, label %944, label %927

927:                                              ; preds = %923
  %928 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %929 = getelementptr inbounds i8, ptr %60, i64 %928
  %930 = load ptr, ptr %929, align 8
  %931 = add nsw i64 %921, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %932 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %933 = call ptr %932(i64 noundef range(i64 0, -1) %931) #9
  store ptr %933, ptr %5, align 8
  %934 = icmp eq ptr %933, null
  br i1 %934, label %942, label %935

935:                                              ; preds = %927
  %936 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %936(ptr noundef %930) #9
  %937 = load ptr, ptr @py, align 8
  %938 = call ptr %937(ptr noundef %930, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #9
  %939 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %940 = load ptr, ptr %5, align 8
  call void %939(ptr noundef %940) #9
  %941 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %941(ptr noundef %930) #9
  br label %942

942:                                              ; preds = %927, %935
  %943 = phi ptr [ %938, %935 ], [ null, %927 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %947

944:                                              ; preds = %923, %920
  %945 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %946 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  call void %945(ptr noundef %946) #9
  br label %947

947:                                              ; preds = %913, %944, %942
  %948 = phi ptr [ %943, %942 ], [ %946, %944 ], [ null, %913 ]
  %949 = load i64, ptr %747, align 8
  %950 = icmp eq i64 %949, 0
  br i1 %950, label %965, label %951

951:                                              ; preds = %947
  %952 = load ptr, ptr @spare.0, align 8
  %953 = icmp eq ptr %952, null
  br i1 %953, label %954, label %955

954:                                              ; preds = %951
  store ptr %769, ptr @spare.0, align 8
  store i64 %768, ptr @spare.1, align 8
  br label %965

955:                                              ; preds = %951
  %956 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %956(ptr noundef %769) #9
  br label %965

957:                                              ; preds = %636, %621, %612, %200, %534, %543, %497, %502, %506, %409, %420, %403, %459, %395, %390, %384, %378, %197, %112, %106, %101, %647, %645, %455, %486, %602, %211, %698, %284, %317, %611, %740, %743, %738, %600, %542, %496, %664, %669, %59, %80, %67
  %958 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %959 = getelementptr inbounds i8, ptr %60, i64 %958
  %960 = load ptr, ptr %959, align 8
  %961 = icmp ne ptr %960, null
  %962 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %963 = icmp ne ptr %960, %962
  %964 = select i1 %961, i1 %963, i1 false
  br i1 %964, label %59, label %967, !llvm.loop !16

965:                                              ; preds = %947, %954, %955
  %966 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %966(ptr noundef nonnull %60) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %970

967:                                              ; preds = %957, %50, %757, %4
  %968 = load ptr, ptr @py, align 8
  %969 = call ptr %968(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #9
  br label %970

970:                                              ; preds = %965, %967
  %971 = phi ptr [ %969, %967 ], [ %948, %965 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  ret ptr %971
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @meets_itself(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #4 {
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }

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
