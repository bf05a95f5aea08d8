; made from launch.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"

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
  %12 = alloca i16, align 4
  %13 = alloca i32, align 4
  %14 = alloca [2 x i64], align 8
  %15 = alloca ptr, align 8
  %16 = alloca %struct.call, align 8
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9
  %18 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %3, null
  %22 = icmp eq ptr %20, null
  %23 = select i1 %21, i1 true, i1 %22
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %25 = icmp eq ptr %20, %24
  %26 = select i1 %23, i1 true, i1 %25
  br i1 %26, label %1013, label %27

27:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  store ptr null, ptr %15, align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %30 = call i32 %28(ptr noundef %29, ptr noundef null, ptr noundef nonnull %15) #9
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %27
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %33() #9
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
  call void %41(ptr noundef nonnull %36) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  %56 = icmp eq ptr %20, %54
  br i1 %56, label %1013, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %16, i64 824
  %60 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %16, i64 24
  br label %62

62:                                               ; preds = %57, %1005
  %63 = phi ptr [ %20, %57 ], [ %1008, %1005 ]
  %64 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %65 = getelementptr inbounds i8, ptr %63, i64 %64
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %2, %69
  br i1 %70, label %71, label %1005

71:                                               ; preds = %62
  %72 = load ptr, ptr %67, align 8
  %73 = icmp eq ptr %72, %55
  br i1 %73, label %74, label %1005

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
  br i1 %87, label %1005, label %88

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
  br i1 %97, label %98, label %639

98:                                               ; preds = %88, %633
  %99 = phi i64 [ %634, %633 ], [ 0, %88 ]
  %100 = getelementptr inbounds nuw %struct.item, ptr %92, i64 %99
  %101 = getelementptr inbounds nuw ptr, ptr %1, i64 %99
  %102 = load ptr, ptr %101, align 8
  %103 = load i64, ptr %100, align 8
  switch i64 %103, label %607 [
    i64 0, label %104
    i64 1, label %353
    i64 2, label %466
    i64 3, label %466
    i64 4, label %496
    i64 6, label %577
    i64 5, label %622
    i64 7, label %581
    i64 8, label %596
  ]

104:                                              ; preds = %98
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %106 = load ptr, ptr %105, align 8
  %107 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %108 = icmp eq ptr %106, %107
  br i1 %108, label %109, label %1005

109:                                              ; preds = %104
  %110 = getelementptr inbounds nuw i8, ptr %102, i64 56
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %111, %113
  br i1 %114, label %115, label %1005

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
  br i1 %130, label %131, label %1005

131:                                              ; preds = %115
  %132 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %133 = load i32, ptr %132, align 8
  %134 = icmp sgt i32 %133, 0
  br i1 %134, label %135, label %161

135:                                              ; preds = %131
  %136 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %137 = load ptr, ptr %136, align 8
  %138 = zext nneg i32 %133 to i64
  %139 = icmp eq i32 %133, 1
  br i1 %139, label %158, label %140

140:                                              ; preds = %135
  %141 = and i64 %138, 2147483646
  br label %142

142:                                              ; preds = %142, %140
  %143 = phi i64 [ 0, %140 ], [ %153, %142 ]
  %144 = phi i64 [ 1, %140 ], [ %151, %142 ]
  %145 = phi i64 [ 1, %140 ], [ %152, %142 ]
  %146 = getelementptr inbounds nuw i64, ptr %137, i64 %143
  %147 = getelementptr inbounds nuw i64, ptr %137, i64 %143
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %149 = load i64, ptr %146, align 8
  %150 = load i64, ptr %148, align 8
  %151 = mul i64 %149, %144
  %152 = mul i64 %150, %145
  %153 = add nuw i64 %143, 2
  %154 = icmp eq i64 %153, %141
  br i1 %154, label %155, label %142, !llvm.loop !4

155:                                              ; preds = %142
  %156 = mul i64 %152, %151
  %157 = icmp eq i64 %141, %138
  br i1 %157, label %161, label %158

158:                                              ; preds = %135, %155
  %159 = phi i64 [ 0, %135 ], [ %141, %155 ]
  %160 = phi i64 [ 1, %135 ], [ %156, %155 ]
  br label %164

161:                                              ; preds = %164, %155, %131
  %162 = phi i64 [ 1, %131 ], [ %156, %155 ], [ %169, %164 ]
  %163 = icmp sgt i64 %122, -1
  br i1 %163, label %172, label %327

164:                                              ; preds = %158, %164
  %165 = phi i64 [ %170, %164 ], [ %159, %158 ]
  %166 = phi i64 [ %169, %164 ], [ %160, %158 ]
  %167 = getelementptr inbounds nuw i64, ptr %137, i64 %165
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %168, %166
  %170 = add nuw nsw i64 %165, 1
  %171 = icmp eq i64 %170, %138
  br i1 %171, label %161, label %164, !llvm.loop !8

172:                                              ; preds = %161
  %173 = sext i32 %133 to i64
  %174 = icmp eq i64 %122, %173
  br i1 %174, label %175, label %1005

175:                                              ; preds = %172
  %176 = load ptr, ptr %60, align 8
  %177 = icmp eq i64 %162, 0
  br i1 %177, label %1005, label %178

178:                                              ; preds = %175
  %179 = icmp eq i64 %122, 0
  br i1 %179, label %225, label %180

180:                                              ; preds = %178
  %181 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %182 = getelementptr inbounds nuw i8, ptr %102, i64 40
  %183 = getelementptr inbounds nuw i8, ptr %100, i64 56
  %184 = getelementptr i64, ptr %176, i64 %122
  %185 = getelementptr i8, ptr %184, i64 24
  br label %186

186:                                              ; preds = %216, %180
  %187 = phi i64 [ 0, %180 ], [ %209, %216 ]
  %188 = phi i64 [ 0, %180 ], [ %207, %216 ]
  %189 = phi i64 [ 0, %180 ], [ %212, %216 ]
  %190 = phi i64 [ 0, %180 ], [ %220, %216 ]
  %191 = load ptr, ptr %181, align 8
  %192 = getelementptr inbounds nuw i64, ptr %191, i64 %190
  %193 = load i64, ptr %192, align 8
  %194 = load ptr, ptr %182, align 8
  %195 = getelementptr inbounds nuw i64, ptr %194, i64 %190
  %196 = load i64, ptr %195, align 8
  %197 = load i64, ptr %183, align 8
  %198 = ashr i64 %196, %197
  %199 = shl nsw i64 -1, %197
  %200 = xor i64 %199, -1
  %201 = and i64 %196, %200
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %203, label %1005

203:                                              ; preds = %186
  %204 = add nsw i64 %193, -1
  %205 = mul nsw i64 %198, %204
  %206 = call i64 @llvm.smax.i64(i64 %205, i64 0)
  %207 = add nuw nsw i64 %206, %188
  %208 = call i64 @llvm.smin.i64(i64 %205, i64 0)
  %209 = sub nsw i64 %187, %208
  %210 = call i64 @llvm.abs.i64(i64 %198, i1 true)
  %211 = mul nsw i64 %210, %193
  %212 = add nsw i64 %211, %189
  %213 = load i64, ptr %16, align 8
  %214 = icmp sgt i64 %193, %213
  br i1 %214, label %215, label %216

215:                                              ; preds = %203
  store i64 %193, ptr %16, align 8
  br label %216

216:                                              ; preds = %215, %203
  %217 = getelementptr inbounds nuw i64, ptr %176, i64 %190
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 24
  store i64 %193, ptr %218, align 8
  %219 = getelementptr i64, ptr %185, i64 %190
  store i64 %198, ptr %219, align 8
  %220 = add nuw nsw i64 %190, 1
  %221 = icmp eq i64 %220, %122
  br i1 %221, label %222, label %186, !llvm.loop !9

222:                                              ; preds = %216
  %223 = add nuw nsw i64 %207, 1
  %224 = load i32, ptr %127, align 8
  br label %225

225:                                              ; preds = %222, %178
  %226 = phi i32 [ %128, %178 ], [ %224, %222 ]
  %227 = phi i64 [ 0, %178 ], [ %212, %222 ]
  %228 = phi i64 [ 1, %178 ], [ %223, %222 ]
  %229 = phi i64 [ 0, %178 ], [ %209, %222 ]
  %230 = and i32 %226, 1
  %231 = icmp eq i32 %230, 0
  %232 = select i1 %231, i64 %227, i64 %162
  %233 = load i64, ptr %16, align 8
  %234 = icmp sgt i64 %232, %233
  br i1 %234, label %235, label %236

235:                                              ; preds = %225
  store i64 %232, ptr %16, align 8
  br label %236

236:                                              ; preds = %235, %225
  br i1 %231, label %237, label %302

237:                                              ; preds = %236
  %238 = load i64, ptr %116, align 8
  %239 = and i64 %238, 2
  %240 = icmp eq i64 %239, 0
  br i1 %240, label %302, label %241

241:                                              ; preds = %237
  %242 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %243 = load ptr, ptr %242, align 8
  %244 = getelementptr inbounds nuw i8, ptr %102, i64 40
  %245 = load ptr, ptr %244, align 8
  br i1 %179, label %302, label %247

246:                                              ; preds = %298
  br label %247, !llvm.loop !10

247:                                              ; preds = %241, %246
  %248 = phi i64 [ %299, %246 ], [ 0, %241 ]
  %249 = phi i64 [ %280, %246 ], [ 0, %241 ]
  br label %250

250:                                              ; preds = %271, %247
  %251 = phi i64 [ %273, %271 ], [ 0, %247 ]
  %252 = phi i64 [ %272, %271 ], [ -1, %247 ]
  %253 = getelementptr inbounds nuw i64, ptr %245, i64 %251
  %254 = load i64, ptr %253, align 8
  %255 = call i64 @llvm.abs.i64(i64 %254, i1 true)
  %256 = getelementptr inbounds nuw i64, ptr %243, i64 %251
  %257 = load i64, ptr %256, align 8
  %258 = icmp slt i64 %257, 2
  br i1 %258, label %271, label %259

259:                                              ; preds = %250
  %260 = icmp eq i64 %254, 0
  br i1 %260, label %1005, label %261

261:                                              ; preds = %259
  %262 = icmp samesign ugt i64 %255, %249
  br i1 %262, label %263, label %271

263:                                              ; preds = %261
  %264 = icmp slt i64 %252, 0
  br i1 %264, label %270, label %265

265:                                              ; preds = %263
  %266 = getelementptr inbounds nuw i64, ptr %245, i64 %252
  %267 = load i64, ptr %266, align 8
  %268 = call i64 @llvm.abs.i64(i64 %267, i1 true)
  %269 = icmp samesign ult i64 %255, %268
  br i1 %269, label %270, label %271

270:                                              ; preds = %265, %263
  br label %271

271:                                              ; preds = %270, %265, %261, %250
  %272 = phi i64 [ %252, %250 ], [ %252, %265 ], [ %251, %270 ], [ %252, %261 ]
  %273 = add nuw nsw i64 %251, 1
  %274 = icmp eq i64 %273, %122
  br i1 %274, label %275, label %250, !llvm.loop !11

275:                                              ; preds = %271
  %276 = icmp slt i64 %272, 0
  br i1 %276, label %302, label %277

277:                                              ; preds = %275
  %278 = getelementptr inbounds nuw i64, ptr %245, i64 %272
  %279 = load i64, ptr %278, align 8
  %280 = call i64 @llvm.abs.i64(i64 %279, i1 true)
  br label %281

281:                                              ; preds = %298, %277
  %282 = phi i64 [ %300, %298 ], [ 0, %277 ]
  %283 = phi i64 [ %299, %298 ], [ %248, %277 ]
  %284 = getelementptr inbounds nuw i64, ptr %245, i64 %282
  %285 = load i64, ptr %284, align 8
  %286 = call i64 @llvm.abs.i64(i64 %285, i1 true)
  %287 = getelementptr inbounds nuw i64, ptr %243, i64 %282
  %288 = load i64, ptr %287, align 8
  %289 = icmp sgt i64 %288, 1
  %290 = icmp eq i64 %286, %280
  %291 = select i1 %289, i1 %290, i1 false
  br i1 %291, label %292, label %298

292:                                              ; preds = %281
  %293 = icmp sgt i64 %280, %283
  br i1 %293, label %294, label %1005

294:                                              ; preds = %292
  %295 = add nsw i64 %288, -1
  %296 = mul nsw i64 %295, %280
  %297 = add nuw nsw i64 %296, %283
  br label %298

298:                                              ; preds = %294, %281
  %299 = phi i64 [ %283, %281 ], [ %297, %294 ]
  %300 = add nuw nsw i64 %282, 1
  %301 = icmp eq i64 %300, %122
  br i1 %301, label %246, label %281, !llvm.loop !10

302:                                              ; preds = %275, %236, %237, %241
  %303 = phi i64 [ %162, %236 ], [ %228, %241 ], [ %228, %237 ], [ %228, %275 ]
  %304 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %305 = load ptr, ptr %304, align 8
  %306 = ptrtoint ptr %305 to i64
  store i64 %306, ptr %176, align 8
  %307 = getelementptr inbounds nuw i8, ptr %176, i64 8
  store i64 %162, ptr %307, align 8
  %308 = getelementptr inbounds nuw i8, ptr %176, i64 16
  store i64 %303, ptr %308, align 8
  %309 = load ptr, ptr %60, align 8
  %310 = shl nuw nsw i64 %122, 4
  %311 = getelementptr i8, ptr %309, i64 %310
  %312 = getelementptr i8, ptr %311, i64 24
  store ptr %312, ptr %60, align 8
  %313 = getelementptr inbounds nuw i8, ptr %100, i64 56
  %314 = load i64, ptr %313, align 8
  %315 = shl i64 %229, %314
  %316 = sub nsw i64 %306, %315
  %317 = shl i64 %228, %314
  %318 = add nsw i64 %317, %306
  %319 = load i32, ptr %58, align 8
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %58, align 8
  %321 = sext i32 %319 to i64
  %322 = getelementptr inbounds %struct.range, ptr %61, i64 %321
  store i64 %316, ptr %322, align 8
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 8
  store i64 %318, ptr %323, align 8
  %324 = load i64, ptr %116, align 8
  %325 = and i64 %324, 2
  %326 = getelementptr inbounds nuw i8, ptr %322, i64 16
  store i64 %325, ptr %326, align 8
  br label %633

327:                                              ; preds = %161
  %328 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %329 = load ptr, ptr %328, align 8
  %330 = ptrtoint ptr %329 to i64
  %331 = load ptr, ptr %60, align 8
  store i64 %330, ptr %331, align 8
  %332 = load ptr, ptr %60, align 8
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 8
  store i64 %162, ptr %333, align 8
  %334 = load ptr, ptr %60, align 8
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 16
  store i64 %162, ptr %335, align 8
  %336 = getelementptr inbounds nuw i8, ptr %334, i64 24
  store ptr %336, ptr %60, align 8
  %337 = load i64, ptr %16, align 8
  %338 = icmp sgt i64 %162, %337
  br i1 %338, label %339, label %340

339:                                              ; preds = %327
  store i64 %162, ptr %16, align 8
  br label %340

340:                                              ; preds = %327, %339
  %341 = getelementptr inbounds nuw i8, ptr %100, i64 56
  %342 = load i64, ptr %341, align 8
  %343 = shl i64 %162, %342
  %344 = add nsw i64 %343, %330
  %345 = load i32, ptr %58, align 8
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %58, align 8
  %347 = sext i32 %345 to i64
  %348 = getelementptr inbounds %struct.range, ptr %61, i64 %347
  store i64 %330, ptr %348, align 8
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 8
  store i64 %344, ptr %349, align 8
  %350 = load i64, ptr %116, align 8
  %351 = and i64 %350, 2
  %352 = getelementptr inbounds nuw i8, ptr %348, i64 16
  store i64 %351, ptr %352, align 8
  br label %633

353:                                              ; preds = %98
  %354 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %355 = load ptr, ptr %354, align 8
  %356 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %357 = load ptr, ptr %356, align 8
  %358 = icmp eq ptr %355, %357
  br i1 %358, label %359, label %1005

359:                                              ; preds = %353
  %360 = getelementptr inbounds nuw i8, ptr %100, i64 40
  %361 = load i64, ptr %360, align 8
  %362 = getelementptr inbounds i8, ptr %102, i64 %361
  %363 = load ptr, ptr %362, align 8
  %364 = icmp eq ptr %363, null
  br i1 %364, label %1005, label %365

365:                                              ; preds = %359
  %366 = getelementptr inbounds nuw i8, ptr %363, i64 8
  %367 = load ptr, ptr %366, align 8
  %368 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %369 = icmp eq ptr %367, %368
  br i1 %369, label %370, label %1005

370:                                              ; preds = %365
  %371 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 256), align 8
  %372 = getelementptr inbounds i8, ptr %363, i64 %371
  %373 = load ptr, ptr %372, align 8
  %374 = icmp eq ptr %373, null
  %375 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %376 = icmp eq ptr %373, %375
  %377 = select i1 %374, i1 true, i1 %376
  br i1 %377, label %1005, label %378

378:                                              ; preds = %370
  %379 = getelementptr inbounds nuw i8, ptr %373, i64 32
  %380 = load ptr, ptr %379, align 8
  %381 = getelementptr inbounds nuw i8, ptr %100, i64 32
  %382 = load ptr, ptr %381, align 8
  %383 = icmp eq ptr %380, %382
  br i1 %383, label %384, label %1005

384:                                              ; preds = %378
  %385 = getelementptr inbounds nuw i8, ptr %373, i64 40
  %386 = load ptr, ptr %385, align 8
  %387 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %388 = load ptr, ptr %387, align 8
  %389 = icmp eq ptr %386, %388
  br i1 %389, label %390, label %1005

390:                                              ; preds = %384
  %391 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %392 = load i64, ptr %391, align 8
  %393 = and i64 %392, 1
  %394 = icmp eq i64 %393, 0
  br i1 %394, label %399, label %395

395:                                              ; preds = %390
  %396 = getelementptr inbounds nuw i8, ptr %373, i64 104
  %397 = load i64, ptr %396, align 8
  %398 = icmp eq i64 %397, 0
  br i1 %398, label %1005, label %399

399:                                              ; preds = %395, %390
  %400 = getelementptr inbounds nuw i8, ptr %373, i64 48
  %401 = load i64, ptr %400, align 8
  %402 = load ptr, ptr %60, align 8
  store i64 %401, ptr %402, align 8
  %403 = getelementptr inbounds nuw i8, ptr %373, i64 56
  %404 = load i64, ptr %403, align 8
  %405 = load ptr, ptr %60, align 8
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 8
  store i64 %404, ptr %406, align 8
  %407 = getelementptr inbounds nuw i8, ptr %373, i64 64
  %408 = load i64, ptr %407, align 8
  %409 = load ptr, ptr %60, align 8
  %410 = getelementptr inbounds nuw i8, ptr %409, i64 16
  store i64 %408, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %409, i64 24
  store ptr %411, ptr %60, align 8
  %412 = getelementptr inbounds nuw i8, ptr %373, i64 72
  %413 = load i64, ptr %412, align 8
  %414 = load i64, ptr %16, align 8
  %415 = icmp sgt i64 %413, %414
  br i1 %415, label %416, label %417

416:                                              ; preds = %399
  store i64 %413, ptr %16, align 8
  br label %417

417:                                              ; preds = %399, %416
  %418 = getelementptr inbounds nuw i8, ptr %373, i64 80
  %419 = load i32, ptr %58, align 8
  %420 = add nsw i32 %419, 1
  store i32 %420, ptr %58, align 8
  %421 = sext i32 %419 to i64
  %422 = getelementptr inbounds %struct.range, ptr %61, i64 %421
  %423 = load <2 x i64>, ptr %418, align 8
  store <2 x i64> %423, ptr %422, align 8
  %424 = load i64, ptr %391, align 8
  %425 = and i64 %424, 2
  %426 = getelementptr inbounds nuw i8, ptr %422, i64 16
  store i64 %425, ptr %426, align 8
  %427 = getelementptr inbounds nuw i8, ptr %100, i64 48
  %428 = load i64, ptr %427, align 8
  %429 = icmp slt i64 %428, 0
  br i1 %429, label %430, label %434

430:                                              ; preds = %417
  %431 = getelementptr inbounds nuw i8, ptr %373, i64 96
  %432 = load i64, ptr %431, align 8
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %1005, label %633

434:                                              ; preds = %417
  %435 = getelementptr inbounds nuw i8, ptr %373, i64 112
  %436 = load i64, ptr %435, align 8
  %437 = icmp eq i64 %436, %428
  br i1 %437, label %438, label %1005

438:                                              ; preds = %434
  %439 = icmp eq i64 %428, 0
  br i1 %439, label %442, label %440

440:                                              ; preds = %438
  %441 = getelementptr inbounds nuw i8, ptr %373, i64 120
  br label %447

442:                                              ; preds = %447, %438
  %443 = phi i64 [ 0, %438 ], [ %454, %447 ]
  %444 = getelementptr inbounds nuw i8, ptr %373, i64 96
  %445 = load i64, ptr %444, align 8
  %446 = icmp eq i64 %445, 0
  br i1 %446, label %457, label %633

447:                                              ; preds = %440, %447
  %448 = phi i64 [ 0, %440 ], [ %453, %447 ]
  %449 = getelementptr inbounds nuw i64, ptr %441, i64 %448
  %450 = load i64, ptr %449, align 8
  %451 = load ptr, ptr %60, align 8
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 8
  store ptr %452, ptr %60, align 8
  store i64 %450, ptr %451, align 8
  %453 = add nuw nsw i64 %448, 1
  %454 = load i64, ptr %435, align 8
  %455 = shl nsw i64 %454, 1
  %456 = icmp slt i64 %453, %455
  br i1 %456, label %447, label %442, !llvm.loop !12

457:                                              ; preds = %442
  %458 = load i64, ptr %391, align 8
  %459 = and i64 %458, 2
  %460 = icmp eq i64 %459, 0
  br i1 %460, label %633, label %461

461:                                              ; preds = %457
  %462 = getelementptr inbounds nuw i8, ptr %373, i64 120
  %463 = getelementptr inbounds i64, ptr %462, i64 %443
  %464 = call fastcc i32 @meets_itself(i64 noundef %443, ptr noundef nonnull %462, ptr noundef nonnull %463)
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %633, label %1005

466:                                              ; preds = %98, %98
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  store i32 0, ptr %13, align 4
  %467 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %468 = load ptr, ptr %467, align 8
  %469 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %470 = icmp eq ptr %468, %469
  br i1 %470, label %472, label %471

471:                                              ; preds = %466
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br label %1005

472:                                              ; preds = %466
  %473 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %474 = call i64 %473(ptr noundef nonnull %102, ptr noundef nonnull %13) #9
  %475 = load i32, ptr %13, align 4
  %476 = icmp eq i32 %475, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br i1 %476, label %477, label %1005

477:                                              ; preds = %472
  %478 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %479 = load i64, ptr %478, align 8
  %480 = icmp slt i64 %474, %479
  br i1 %480, label %1005, label %481

481:                                              ; preds = %477
  %482 = getelementptr inbounds nuw i8, ptr %100, i64 72
  %483 = load i64, ptr %482, align 8
  %484 = icmp sgt i64 %474, %483
  br i1 %484, label %1005, label %485

485:                                              ; preds = %481
  %486 = load i64, ptr %100, align 8
  %487 = icmp eq i64 %486, 3
  br i1 %487, label %488, label %493

488:                                              ; preds = %485
  %489 = call i64 @llvm.abs.i64(i64 %474, i1 true)
  %490 = load i64, ptr %16, align 8
  %491 = icmp sgt i64 %489, %490
  br i1 %491, label %492, label %493

492:                                              ; preds = %488
  store i64 %489, ptr %16, align 8
  br label %493

493:                                              ; preds = %492, %488, %485
  %494 = load ptr, ptr %60, align 8
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 8
  store ptr %495, ptr %60, align 8
  store i64 %474, ptr %494, align 8
  br label %633

496:                                              ; preds = %98
  %497 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %498 = load i64, ptr %497, align 8
  %499 = and i64 %498, 2
  %500 = icmp eq i64 %499, 0
  br i1 %500, label %509, label %501

501:                                              ; preds = %496
  %502 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %503 = load ptr, ptr %502, align 8
  %504 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %505 = icmp eq ptr %503, %504
  br i1 %505, label %506, label %509

506:                                              ; preds = %501
  %507 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %508 = load double, ptr %507, align 8
  br label %525

509:                                              ; preds = %501, %496
  %510 = and i64 %498, 1
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %1005, label %512

512:                                              ; preds = %509
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  store i32 0, ptr %11, align 4
  %513 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %514 = load ptr, ptr %513, align 8
  %515 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %516 = icmp eq ptr %514, %515
  br i1 %516, label %518, label %517

517:                                              ; preds = %512
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %1005

518:                                              ; preds = %512
  %519 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %520 = call i64 %519(ptr noundef nonnull %102, ptr noundef nonnull %11) #9
  %521 = load i32, ptr %11, align 4
  %522 = icmp eq i32 %521, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %522, label %523, label %1005

523:                                              ; preds = %518
  %524 = sitofp i64 %520 to double
  br label %525

525:                                              ; preds = %523, %506
  %526 = phi double [ %508, %506 ], [ %524, %523 ]
  %527 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %528 = load i64, ptr %527, align 8
  switch i64 %528, label %566 [
    i64 64, label %529
    i64 32, label %532
    i64 0, label %538
  ]

529:                                              ; preds = %525
  %530 = load ptr, ptr %60, align 8
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 8
  store ptr %531, ptr %60, align 8
  store double %526, ptr %530, align 8
  br label %633

532:                                              ; preds = %525
  %533 = fptrunc double %526 to float
  %534 = bitcast float %533 to i32
  %535 = zext i32 %534 to i64
  %536 = load ptr, ptr %60, align 8
  %537 = getelementptr inbounds nuw i8, ptr %536, i64 8
  store ptr %537, ptr %60, align 8
  store i64 %535, ptr %536, align 8
  br label %633

538:                                              ; preds = %525
  %539 = fptrunc double %526 to float
  %540 = bitcast float %539 to i32
  %541 = fcmp uno double %526, 0.000000e+00
  br i1 %541, label %562, label %542

542:                                              ; preds = %538
  %543 = fpext float %539 to double
  %544 = fcmp une double %526, %543
  br i1 %544, label %545, label %554

545:                                              ; preds = %542
  %546 = fcmp olt double %526, 0xB690000000000000
  %547 = fneg double %543
  %548 = select i1 %546, double %547, double %543
  %549 = call double @llvm.fabs.f64(double %526)
  %550 = fcmp ogt double %548, %549
  %551 = sext i1 %550 to i32
  %552 = add i32 %551, %540
  %553 = or i32 %552, 1
  br label %554

554:                                              ; preds = %545, %542
  %555 = phi i32 [ %553, %545 ], [ %540, %542 ]
  %556 = add i32 %555, 32767
  %557 = lshr i32 %555, 16
  %558 = and i32 %557, 1
  %559 = add i32 %556, %558
  %560 = lshr i32 %559, 16
  %561 = zext nneg i32 %560 to i64
  br label %562

562:                                              ; preds = %554, %538
  %563 = phi i64 [ %561, %554 ], [ 32704, %538 ]
  %564 = load ptr, ptr %60, align 8
  %565 = getelementptr inbounds nuw i8, ptr %564, i64 8
  store ptr %565, ptr %60, align 8
  store i64 %563, ptr %564, align 8
  br label %633

566:                                              ; preds = %525
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  store i16 0, ptr %12, align 4
  %567 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %568 = call i32 %567(double noundef %526, ptr noundef nonnull %12, i32 noundef 1) #9
  %569 = icmp sgt i32 %568, -1
  br i1 %569, label %570, label %575

570:                                              ; preds = %566
  %571 = load i16, ptr %12, align 4
  %572 = zext i16 %571 to i64
  %573 = load ptr, ptr %60, align 8
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 8
  store ptr %574, ptr %60, align 8
  store i64 %572, ptr %573, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %633

575:                                              ; preds = %566
  %576 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %576() #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %1005

577:                                              ; preds = %98
  %578 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %579 = load ptr, ptr %578, align 8
  %580 = icmp eq ptr %102, %579
  br i1 %580, label %633, label %1005

581:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  store i32 0, ptr %10, align 4
  %582 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %583 = load ptr, ptr %582, align 8
  %584 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %585 = icmp eq ptr %583, %584
  br i1 %585, label %587, label %586

586:                                              ; preds = %581
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %1005

587:                                              ; preds = %581
  %588 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %589 = call i64 %588(ptr noundef nonnull %102, ptr noundef nonnull %10) #9
  %590 = load i32, ptr %10, align 4
  %591 = icmp eq i32 %590, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %591, label %592, label %1005

592:                                              ; preds = %587
  %593 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %594 = load i64, ptr %593, align 8
  %595 = icmp eq i64 %589, %594
  br label %620

596:                                              ; preds = %98
  %597 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %598 = load ptr, ptr %597, align 8
  %599 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %600 = icmp eq ptr %598, %599
  br i1 %600, label %601, label %1005

601:                                              ; preds = %596
  %602 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %603 = load i64, ptr %602, align 8
  %604 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %605 = load i64, ptr %604, align 8
  %606 = icmp eq i64 %603, %605
  br label %620

607:                                              ; preds = %98
  %608 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %609 = load ptr, ptr %608, align 8
  %610 = icmp eq ptr %102, %609
  br i1 %610, label %633, label %611

611:                                              ; preds = %607
  %612 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %613 = load ptr, ptr %612, align 8
  %614 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %615 = icmp eq ptr %613, %614
  br i1 %615, label %616, label %1005

616:                                              ; preds = %611
  %617 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %618 = call i32 %617(ptr noundef nonnull %102, ptr noundef %609) #9
  %619 = icmp eq i32 %618, 0
  br label %620

620:                                              ; preds = %592, %601, %616
  %621 = phi i1 [ %606, %601 ], [ %595, %592 ], [ %619, %616 ]
  br i1 %621, label %633, label %1005

622:                                              ; preds = %98
  %623 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %624 = icmp eq ptr %102, %623
  %625 = zext i1 %624 to i64
  %626 = load ptr, ptr %60, align 8
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 8
  store ptr %627, ptr %60, align 8
  store i64 %625, ptr %626, align 8
  %628 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %629 = icmp ne ptr %102, %628
  %630 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %631 = icmp ne ptr %102, %630
  %632 = select i1 %629, i1 %631, i1 false
  br i1 %632, label %1005, label %633

633:                                              ; preds = %607, %577, %461, %430, %620, %302, %442, %457, %570, %529, %340, %562, %532, %493, %622
  %634 = add nuw nsw i64 %99, 1
  %635 = load i64, ptr %95, align 8
  %636 = icmp slt i64 %634, %635
  br i1 %636, label %98, label %637, !llvm.loop !13

637:                                              ; preds = %633
  %638 = load i64, ptr %16, align 8
  br label %639

639:                                              ; preds = %637, %88
  %640 = phi i64 [ %638, %637 ], [ %94, %88 ]
  %641 = getelementptr inbounds nuw i8, ptr %66, i64 48
  %642 = load i64, ptr %641, align 8
  %643 = icmp slt i64 %640, %642
  br i1 %643, label %1005, label %644

644:                                              ; preds = %639
  %645 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %646 = load i64, ptr %645, align 8
  %647 = icmp sgt i64 %640, %646
  br i1 %647, label %1005, label %648

648:                                              ; preds = %644
  %649 = load i32, ptr %58, align 8
  %650 = icmp sgt i32 %649, 0
  br i1 %650, label %651, label %653

651:                                              ; preds = %648
  %652 = zext nneg i32 %649 to i64
  br label %656

653:                                              ; preds = %684, %648
  %654 = load i64, ptr %90, align 8
  %655 = icmp sgt i64 %654, 0
  br i1 %655, label %706, label %691

656:                                              ; preds = %651, %684
  %657 = phi i64 [ 0, %651 ], [ %685, %684 ]
  %658 = getelementptr inbounds nuw %struct.range, ptr %61, i64 %657
  %659 = getelementptr inbounds nuw i8, ptr %658, i64 16
  %660 = load i64, ptr %659, align 8
  %661 = icmp eq i64 %660, 0
  br i1 %661, label %684, label %662

662:                                              ; preds = %656
  %663 = getelementptr inbounds nuw i8, ptr %658, i64 8
  br label %664

664:                                              ; preds = %662, %681
  %665 = phi i64 [ 0, %662 ], [ %682, %681 ]
  %666 = getelementptr inbounds nuw %struct.range, ptr %61, i64 %665
  %667 = icmp eq i64 %657, %665
  br i1 %667, label %681, label %668

668:                                              ; preds = %664
  %669 = load i64, ptr %658, align 8
  %670 = getelementptr inbounds nuw i8, ptr %666, i64 8
  %671 = load i64, ptr %670, align 8
  %672 = icmp slt i64 %669, %671
  br i1 %672, label %673, label %681

673:                                              ; preds = %668
  %674 = load i64, ptr %666, align 8
  %675 = load i64, ptr %663, align 8
  %676 = icmp slt i64 %674, %675
  %677 = icmp slt i64 %669, %675
  %678 = and i1 %676, %677
  %679 = icmp slt i64 %674, %671
  %680 = and i1 %679, %678
  br i1 %680, label %1005, label %681

681:                                              ; preds = %673, %668, %664
  %682 = add nuw nsw i64 %665, 1
  %683 = icmp eq i64 %682, %652
  br i1 %683, label %684, label %664, !llvm.loop !14

684:                                              ; preds = %681, %656
  %685 = add nuw nsw i64 %657, 1
  %686 = icmp eq i64 %685, %652
  br i1 %686, label %653, label %656, !llvm.loop !15

687:                                              ; preds = %723
  %688 = add nuw nsw i64 %707, 1
  %689 = load i64, ptr %90, align 8
  %690 = icmp slt i64 %688, %689
  br i1 %690, label %706, label %691, !llvm.loop !16

691:                                              ; preds = %653, %687
  %692 = getelementptr inbounds nuw i8, ptr %66, i64 88
  %693 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %694 = getelementptr inbounds nuw i8, ptr %16, i64 792
  %695 = load i64, ptr %693, align 8
  store i64 %695, ptr %694, align 8
  %696 = getelementptr inbounds nuw i8, ptr %66, i64 112
  %697 = load i64, ptr %696, align 8
  %698 = getelementptr inbounds nuw i8, ptr %16, i64 800
  store i64 %697, ptr %698, align 8
  %699 = getelementptr inbounds nuw i8, ptr %66, i64 120
  %700 = load i64, ptr %699, align 8
  %701 = getelementptr inbounds nuw i8, ptr %16, i64 808
  store i64 %700, ptr %701, align 8
  %702 = getelementptr inbounds nuw i8, ptr %66, i64 168
  %703 = load i64, ptr %702, align 8
  %704 = and i64 %703, 8
  %705 = icmp eq i64 %704, 0
  br i1 %705, label %740, label %735

706:                                              ; preds = %653, %687
  %707 = phi i64 [ %688, %687 ], [ 0, %653 ]
  %708 = getelementptr inbounds nuw %struct.dependency, ptr %89, i64 %707
  %709 = load i64, ptr %708, align 8
  %710 = icmp eq i64 %709, 0
  br i1 %710, label %716, label %711

711:                                              ; preds = %706
  %712 = getelementptr inbounds nuw i8, ptr %708, i64 8
  %713 = load ptr, ptr %712, align 8
  %714 = getelementptr inbounds nuw i8, ptr %713, i64 16
  %715 = load ptr, ptr %714, align 8
  br label %723

716:                                              ; preds = %706
  %717 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %718 = getelementptr inbounds nuw i8, ptr %708, i64 8
  %719 = load ptr, ptr %718, align 8
  %720 = getelementptr inbounds nuw i8, ptr %708, i64 16
  %721 = load ptr, ptr %720, align 8
  %722 = call ptr %717(ptr noundef %719, ptr noundef %721) #9
  br label %723

723:                                              ; preds = %716, %711
  %724 = phi ptr [ %715, %711 ], [ %722, %716 ]
  %725 = getelementptr inbounds nuw i8, ptr %708, i64 24
  %726 = load ptr, ptr %725, align 8
  %727 = icmp eq ptr %724, %726
  br i1 %727, label %687, label %728

728:                                              ; preds = %723
  %729 = icmp eq ptr %724, null
  br i1 %729, label %730, label %1005

730:                                              ; preds = %728
  %731 = load i64, ptr %708, align 8
  %732 = icmp eq i64 %731, 0
  br i1 %732, label %733, label %1005

733:                                              ; preds = %730
  %734 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %734() #9
  br label %1005

735:                                              ; preds = %691
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9
  %736 = getelementptr inbounds nuw i8, ptr %16, i64 816
  store i64 0, ptr %736, align 8
  %737 = call fastcc ptr @queue(ptr noundef %63, ptr noundef nonnull %67, ptr noundef %16, ptr noundef %17)
  %738 = load i32, ptr %17, align 4
  %739 = icmp eq i32 %738, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %739, label %1016, label %1013

740:                                              ; preds = %691
  %741 = getelementptr inbounds nuw i8, ptr %66, i64 160
  %742 = load i64, ptr %741, align 8
  %743 = icmp eq i64 %742, 0
  br i1 %743, label %744, label %745

744:                                              ; preds = %740
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  br label %770

745:                                              ; preds = %740
  %746 = load ptr, ptr @spare.0, align 8
  %747 = icmp eq ptr %746, null
  %748 = load i64, ptr @spare.1, align 8
  %749 = icmp slt i64 %748, %742
  %750 = select i1 %747, i1 true, i1 %749
  br i1 %750, label %756, label %751

751:                                              ; preds = %745
  store ptr null, ptr @spare.0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %752 = ptrtoint ptr %746 to i64
  %753 = add i64 %752, 63
  %754 = and i64 %753, -64
  %755 = inttoptr i64 %754 to ptr
  br label %770

756:                                              ; preds = %745
  %757 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %758 = add i64 %742, 64
  %759 = call ptr %757(i64 noundef %758) #9
  %760 = icmp eq ptr %759, null
  br i1 %760, label %1013, label %761

761:                                              ; preds = %756
  %762 = load i64, ptr %741, align 8
  %763 = freeze i64 %762
  %764 = icmp eq i64 %763, 0
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %765 = ptrtoint ptr %759 to i64
  %766 = add i64 %765, 63
  %767 = and i64 %766, -64
  %768 = inttoptr i64 %767 to ptr
  %769 = select i1 %764, ptr null, ptr %768
  br label %770

770:                                              ; preds = %761, %744, %751
  %771 = phi ptr [ %746, %751 ], [ %759, %761 ], [ undef, %744 ]
  %772 = phi i64 [ %748, %751 ], [ %742, %761 ], [ undef, %744 ]
  %773 = phi ptr [ %755, %751 ], [ %769, %761 ], [ null, %744 ]
  %774 = ptrtoint ptr %14 to i64
  %775 = getelementptr inbounds nuw i8, ptr %16, i64 816
  store i64 %774, ptr %775, align 8
  %776 = getelementptr inbounds nuw i8, ptr %66, i64 72
  %777 = load ptr, ptr %776, align 8
  %778 = load i64, ptr %777, align 8
  %779 = add nsw i64 %778, 1
  store i64 %779, ptr %777, align 8
  %780 = load i64, ptr %702, align 8
  %781 = and i64 %780, 1
  %782 = icmp eq i64 %781, 0
  br i1 %782, label %790, label %783

783:                                              ; preds = %770
  %784 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %785 = load i64, ptr %784, align 8
  %786 = icmp eq i64 %785, 0
  br i1 %786, label %790, label %787

787:                                              ; preds = %783
  %788 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %789 = load ptr, ptr %788, align 8
  call void %789(ptr noundef nonnull %694, i64 noundef 0, i64 noundef %785, ptr noundef %773) #9
  br label %790

790:                                              ; preds = %787, %783, %770
  %791 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %791(ptr noundef nonnull %63) #9
  %792 = load i64, ptr %702, align 8
  %793 = and i64 %792, 1
  %794 = icmp eq i64 %793, 0
  br i1 %794, label %795, label %966

795:                                              ; preds = %790
  %796 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %797 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %798 = getelementptr inbounds nuw i8, ptr %66, i64 176
  %799 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %800 = getelementptr inbounds nuw i8, ptr %66, i64 144
  %801 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %802 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %803 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %804 = getelementptr inbounds nuw i8, ptr %66, i64 152
  %805 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %806 = load i64, ptr %796, align 8
  %807 = icmp sgt i64 %806, 0
  br i1 %807, label %808, label %966

808:                                              ; preds = %795
  %809 = and i64 %792, 4
  %810 = icmp eq i64 %809, 0
  %811 = load ptr, ptr %692, align 8
  %812 = icmp ne ptr %811, null
  %813 = and i1 %810, %812
  %814 = zext i1 %813 to i32
  %815 = getelementptr inbounds nuw i8, ptr %66, i64 136
  %816 = load i64, ptr %815, align 8
  br label %817

817:                                              ; preds = %808, %963
  %818 = phi i64 [ %954, %963 ], [ %816, %808 ]
  %819 = phi i32 [ %953, %963 ], [ %814, %808 ]
  %820 = phi i64 [ %955, %963 ], [ 0, %808 ]
  %821 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %822 = call ptr %821() #9
  %823 = icmp eq i32 %819, 0
  br i1 %823, label %824, label %909

824:                                              ; preds = %817
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %825 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %826 = call i32 %825(i32 noundef 1, ptr noundef nonnull %9) #9
  %827 = load i64, ptr %9, align 8
  %828 = mul nsw i64 %827, 1000000000
  %829 = load i64, ptr %797, align 8
  %830 = add nsw i64 %828, %829
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %831 = icmp eq i64 %820, 0
  br i1 %831, label %833, label %832

832:                                              ; preds = %843, %839, %833, %824
  br label %853

833:                                              ; preds = %824
  %834 = load ptr, ptr %798, align 8
  %835 = load atomic i64, ptr %834 monotonic, align 8
  %836 = load i64, ptr %796, align 8
  %837 = load ptr, ptr %692, align 8
  %838 = icmp eq ptr %837, null
  br i1 %838, label %832, label %839

839:                                              ; preds = %833
  %840 = load ptr, ptr %799, align 8
  %841 = load i32, ptr %840, align 4
  %842 = icmp eq i32 %841, 0
  br i1 %842, label %832, label %843

843:                                              ; preds = %839
  %844 = sdiv i64 50000, %836
  %845 = icmp sgt i64 %835, %844
  br i1 %845, label %846, label %832

846:                                              ; preds = %843
  %847 = load i64, ptr %800, align 8
  %848 = shl nsw i64 %847, 2
  %849 = sdiv i64 %836, %848
  %850 = sdiv i64 20000, %835
  %851 = call i64 @llvm.smin.i64(i64 %850, i64 %849)
  %852 = add nsw i64 %851, 1
  br label %909

853:                                              ; preds = %907, %832
  %854 = phi i64 [ %818, %832 ], [ %908, %907 ]
  %855 = phi i64 [ %830, %832 ], [ %869, %907 ]
  %856 = phi i64 [ %820, %832 ], [ %861, %907 ]
  %857 = load i64, ptr %796, align 8
  %858 = sub nsw i64 %857, %856
  %859 = call i64 @llvm.smin.i64(i64 %858, i64 %854)
  %860 = load ptr, ptr %801, align 8
  %861 = add nsw i64 %859, %856
  call void %860(ptr noundef nonnull %694, i64 noundef %856, i64 noundef %861, ptr noundef %773) #9
  %862 = load i64, ptr %796, align 8
  %863 = sub nsw i64 %862, %861
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %864 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %865 = call i32 %864(i32 noundef 1, ptr noundef nonnull %8) #9
  %866 = load i64, ptr %8, align 8
  %867 = mul nsw i64 %866, 1000000000
  %868 = load i64, ptr %802, align 8
  %869 = add nsw i64 %867, %868
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  %870 = sub nsw i64 %869, %855
  %871 = icmp eq i64 %862, %861
  br i1 %871, label %952, label %872

872:                                              ; preds = %853
  %873 = sub nsw i64 %869, %830
  %874 = icmp sgt i64 %873, 50000000
  br i1 %874, label %952, label %875

875:                                              ; preds = %872
  %876 = icmp sgt i64 %873, 20000
  br i1 %876, label %877, label %897

877:                                              ; preds = %875
  %878 = sdiv i64 %870, %859
  %879 = load ptr, ptr %692, align 8
  %880 = icmp eq ptr %879, null
  br i1 %880, label %897, label %881

881:                                              ; preds = %877
  %882 = load ptr, ptr %799, align 8
  %883 = load i32, ptr %882, align 4
  %884 = icmp eq i32 %883, 0
  br i1 %884, label %897, label %885

885:                                              ; preds = %881
  %886 = sdiv i64 50000, %863
  %887 = icmp slt i64 %878, %886
  br i1 %887, label %897, label %888

888:                                              ; preds = %885
  %889 = add nsw i64 %878, 1
  %890 = load i64, ptr %800, align 8
  %891 = shl nsw i64 %890, 2
  %892 = sdiv i64 %863, %891
  %893 = sdiv i64 20000, %889
  %894 = call i64 @llvm.smin.i64(i64 %893, i64 %892)
  %895 = add nsw i64 %894, 1
  %896 = load ptr, ptr %798, align 8
  store atomic i64 %889, ptr %896 monotonic, align 8
  br label %909

897:                                              ; preds = %885, %881, %877, %875
  %898 = icmp slt i64 %870, 100000
  br i1 %898, label %899, label %901

899:                                              ; preds = %897
  %900 = shl nsw i64 %854, 1
  br label %907

901:                                              ; preds = %897
  %902 = icmp samesign ugt i64 %870, 400000
  %903 = icmp sgt i64 %854, 1
  %904 = and i1 %903, %902
  %905 = zext i1 %904 to i64
  %906 = lshr i64 %854, %905
  br label %907

907:                                              ; preds = %901, %899
  %908 = phi i64 [ %906, %901 ], [ %900, %899 ]
  br label %853

909:                                              ; preds = %888, %846, %817
  %910 = phi i64 [ %820, %817 ], [ 0, %846 ], [ %861, %888 ]
  %911 = phi i64 [ %818, %817 ], [ %852, %846 ], [ %895, %888 ]
  %912 = load i64, ptr %796, align 8
  %913 = icmp slt i64 %910, %912
  br i1 %913, label %914, label %952

914:                                              ; preds = %909
  %915 = load i64, ptr %702, align 8
  %916 = and i64 %915, 4
  %917 = icmp eq i64 %916, 0
  br i1 %917, label %926, label %918

918:                                              ; preds = %914
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %919 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %920 = call i32 %919(i32 noundef 1, ptr noundef nonnull %7) #9
  %921 = load i64, ptr %7, align 8
  %922 = mul nsw i64 %921, 1000000000
  %923 = load i64, ptr %803, align 8
  %924 = add nsw i64 %922, %923
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  %925 = load i64, ptr %796, align 8
  br label %926

926:                                              ; preds = %918, %914
  %927 = phi i64 [ %925, %918 ], [ %912, %914 ]
  %928 = phi i64 [ %924, %918 ], [ 0, %914 ]
  %929 = load ptr, ptr %692, align 8
  %930 = load ptr, ptr %801, align 8
  %931 = load i64, ptr %804, align 8
  %932 = load i64, ptr %800, align 8
  %933 = trunc i64 %932 to i32
  %934 = call i64 %929(ptr noundef %930, ptr noundef nonnull %694, i64 noundef %910, i64 noundef %927, i64 noundef %911, ptr noundef %773, i64 noundef %931, i32 noundef %933, i64 noundef 50000000) #9
  %935 = icmp ne i64 %928, 0
  %936 = icmp sgt i64 %934, %910
  %937 = select i1 %935, i1 %936, i1 false
  br i1 %937, label %938, label %952

938:                                              ; preds = %926
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %939 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %940 = call i32 %939(i32 noundef 1, ptr noundef nonnull %6) #9
  %941 = load i64, ptr %6, align 8
  %942 = mul nsw i64 %941, 1000000000
  %943 = load i64, ptr %805, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  %944 = sub i64 %943, %928
  %945 = add i64 %944, %942
  %946 = load i64, ptr %800, align 8
  %947 = mul nsw i64 %945, %946
  %948 = sub nsw i64 %934, %910
  %949 = sdiv i64 %947, %948
  %950 = load ptr, ptr %798, align 8
  %951 = add nsw i64 %949, 1
  store atomic i64 %951, ptr %950 monotonic, align 8
  br label %952

952:                                              ; preds = %872, %853, %938, %926, %909
  %953 = phi i32 [ 1, %926 ], [ 1, %909 ], [ 1, %938 ], [ 0, %853 ], [ 0, %872 ]
  %954 = phi i64 [ %911, %926 ], [ %911, %909 ], [ %911, %938 ], [ %854, %853 ], [ %854, %872 ]
  %955 = phi i64 [ %934, %926 ], [ %910, %909 ], [ %934, %938 ], [ %861, %853 ], [ %861, %872 ]
  %956 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %956(ptr noundef %822) #9
  %957 = load i64, ptr %796, align 8
  %958 = icmp slt i64 %955, %957
  br i1 %958, label %959, label %966

959:                                              ; preds = %952
  %960 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %961 = call i32 %960() #9
  %962 = icmp eq i32 %961, 0
  br i1 %962, label %963, label %993

963:                                              ; preds = %959
  %964 = load i64, ptr %796, align 8
  %965 = icmp slt i64 %955, %964
  br i1 %965, label %817, label %966, !llvm.loop !17

966:                                              ; preds = %952, %963, %795, %790
  %967 = load i64, ptr %14, align 8
  %968 = icmp eq i64 %967, 0
  br i1 %968, label %990, label %969

969:                                              ; preds = %966
  %970 = load i64, ptr %702, align 8
  %971 = and i64 %970, 2
  %972 = icmp eq i64 %971, 0
  br i1 %972, label %990, label %973

973:                                              ; preds = %969
  %974 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %975 = getelementptr inbounds i8, ptr %63, i64 %974
  %976 = load ptr, ptr %975, align 8
  %977 = add nsw i64 %967, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %978 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %979 = call ptr %978(i64 noundef %977) #9
  store ptr %979, ptr %5, align 8
  %980 = icmp eq ptr %979, null
  br i1 %980, label %988, label %981

981:                                              ; preds = %973
  %982 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %982(ptr noundef %976) #9
  %983 = load ptr, ptr @py, align 8
  %984 = call ptr %983(ptr noundef %976, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #9
  %985 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %986 = load ptr, ptr %5, align 8
  call void %985(ptr noundef %986) #9
  %987 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %987(ptr noundef %976) #9
  br label %988

988:                                              ; preds = %973, %981
  %989 = phi ptr [ %984, %981 ], [ null, %973 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %993

990:                                              ; preds = %969, %966
  %991 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %992 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  call void %991(ptr noundef %992) #9
  br label %993

993:                                              ; preds = %959, %990, %988
  %994 = phi ptr [ %989, %988 ], [ %992, %990 ], [ null, %959 ]
  %995 = load i64, ptr %741, align 8
  %996 = icmp eq i64 %995, 0
  br i1 %996, label %1003, label %997

997:                                              ; preds = %993
  %998 = load ptr, ptr @spare.0, align 8
  %999 = icmp eq ptr %998, null
  br i1 %999, label %1000, label %1001

1000:                                             ; preds = %997
  store ptr %771, ptr @spare.0, align 8
  store i64 %772, ptr @spare.1, align 8
  br label %1003

1001:                                             ; preds = %997
  %1002 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %1002(ptr noundef %771) #9
  br label %1003

1003:                                             ; preds = %1001, %1000, %993
  %1004 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %1004(ptr noundef nonnull %63) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %1016

1005:                                             ; preds = %611, %596, %587, %175, %509, %518, %472, %477, %481, %384, %395, %378, %434, %370, %365, %359, %353, %172, %115, %109, %104, %622, %620, %430, %461, %577, %186, %673, %259, %292, %586, %730, %733, %728, %575, %517, %471, %639, %644, %62, %83, %71
  %1006 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %1007 = getelementptr inbounds i8, ptr %63, i64 %1006
  %1008 = load ptr, ptr %1007, align 8
  %1009 = icmp ne ptr %1008, null
  %1010 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %1011 = icmp ne ptr %1008, %1010
  %1012 = select i1 %1009, i1 %1011, i1 false
  br i1 %1012, label %62, label %1013, !llvm.loop !18

1013:                                             ; preds = %1005, %53, %735, %756, %4
  %1014 = load ptr, ptr @py, align 8
  %1015 = call ptr %1014(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #9
  br label %1016

1016:                                             ; preds = %735, %1003, %1013
  %1017 = phi ptr [ %1015, %1013 ], [ %994, %1003 ], [ %737, %735 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  ret ptr %1017
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
  tail call void %9(ptr noundef nonnull %0) #9
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
  %23 = tail call ptr %20(ptr noundef %22, ptr noundef null, i64 noundef 0, ptr noundef null) #9
  %24 = icmp eq ptr %23, null
  br i1 %24, label %43, label %25

25:                                               ; preds = %19
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  tail call void %26(ptr noundef nonnull %23) #9
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
  tail call void %62(ptr noundef %63) #9
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %76 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %77 = tail call ptr %76(i64 noundef %75) #9
  store ptr %77, ptr %5, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %86, label %79

79:                                               ; preds = %71
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  tail call void %80(ptr noundef %74) #9
  %81 = load ptr, ptr @py, align 8
  %82 = call ptr %81(ptr noundef %74, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #9
  %83 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %84 = load ptr, ptr %5, align 8
  call void %83(ptr noundef %84) #9
  %85 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %85(ptr noundef %74) #9
  br label %86

86:                                               ; preds = %71, %79
  %87 = phi ptr [ %82, %79 ], [ null, %71 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %88

88:                                               ; preds = %52, %12, %25, %43, %57, %86, %64, %34, %38
  %89 = phi ptr [ %63, %57 ], [ null, %34 ], [ null, %43 ], [ %36, %38 ], [ null, %64 ], [ %87, %86 ], [ null, %25 ], [ null, %12 ], [ null, %52 ]
  %90 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %90(ptr noundef nonnull %0) #9
  ret ptr %89
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @meets_itself(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #5 {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %6, label %61

5:                                                ; preds = %57
  br label %6, !llvm.loop !10

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
  br i1 %33, label %34, label %9, !llvm.loop !11

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
  br i1 %60, label %5, label %40, !llvm.loop !10

61:                                               ; preds = %34, %18, %51, %3
  %62 = phi i32 [ 0, %3 ], [ 1, %18 ], [ 1, %51 ], [ 0, %34 ]
  ret i32 %62
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @told(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #4 {
  %4 = alloca [320 x i64], align 8
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
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
  br i1 %70, label %71, label %28, !llvm.loop !19

71:                                               ; preds = %68, %22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %72 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %73 = call ptr %72(ptr noundef nonnull %4, i64 noundef %12) #9
  store ptr %73, ptr %5, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %87, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr @py, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %78 = load ptr, ptr %77, align 8
  %79 = call ptr %76(ptr noundef %78, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #9
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %81 = load ptr, ptr %5, align 8
  call void %80(ptr noundef %81) #9
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %83 = icmp eq ptr %79, %82
  %84 = zext i1 %83 to i32
  store i32 %84, ptr %2, align 4
  br i1 %83, label %85, label %87

85:                                               ; preds = %75
  %86 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %86(ptr noundef %79) #9
  br label %87

87:                                               ; preds = %85, %75, %71
  %88 = phi ptr [ null, %71 ], [ null, %85 ], [ %79, %75 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret ptr %88
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2) unnamed_addr #4 {
  %4 = alloca [33 x ptr], align 8
  %5 = alloca [3 x i64], align 8
  %6 = alloca [3 x i64], align 8
  %7 = alloca [320 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
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
  br i1 %55, label %56, label %13, !llvm.loop !19

56:                                               ; preds = %53, %3
  %57 = load ptr, ptr %1, align 8
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 48
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %108, label %61

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef nonnull align 8 dereferenceable(24) %70, i64 24, i1 false)
  %72 = load i64, ptr %70, align 8
  %73 = load i64, ptr %71, align 8
  %74 = mul i64 %73, %72
  store i64 %74, ptr %5, align 8
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
  store i64 %85, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %57, i64 56
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %57, i64 64
  %90 = load ptr, ptr %89, align 8
  %91 = load ptr, ptr %63, align 8
  %92 = call i32 %88(ptr noundef %90, ptr noundef %91, i32 noundef 3, ptr noundef null, ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef 0, ptr noundef null, ptr noundef null) #9
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
  %104 = call i32 %94(ptr noundef %95, i32 noundef %96, i64 noundef %102, ptr noundef nonnull %103) #9
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %65, label %106, !llvm.loop !20

106:                                              ; preds = %101, %69
  %107 = phi i32 [ %92, %69 ], [ %104, %101 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %192

108:                                              ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
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
  store <2 x ptr> %120, ptr %122, align 8
  store <2 x ptr> %121, ptr %123, align 8
  %124 = add nuw i64 %117, 4
  %125 = add <2 x i64> %118, splat (i64 4)
  %126 = icmp eq i64 %124, %115
  br i1 %126, label %127, label %116, !llvm.loop !21

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
  %144 = call ptr %143() #9
  %145 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %57, i64 40
  %148 = load i64, ptr %147, align 8
  %149 = call i32 %146(i64 noundef %148) #9
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
  %186 = call i32 %160(ptr noundef %162, i32 noundef %165, i32 noundef %168, i32 noundef %171, i32 noundef %174, i32 noundef %177, i32 noundef %180, i32 noundef %183, ptr noundef %185, ptr noundef nonnull %4, ptr noundef null) #9
  br label %187

187:                                              ; preds = %131, %158
  %188 = phi i32 [ %150, %131 ], [ %186, %158 ]
  %189 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %189(ptr noundef %144) #9
  %190 = load i64, ptr %140, align 8
  %191 = add nsw i64 %190, -1
  store i64 %191, ptr %140, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  br label %192

192:                                              ; preds = %187, %106
  %193 = phi i32 [ %107, %106 ], [ %188, %187 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline nounwind "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 4}
!4 = distinct !{!4, !5, !6, !7}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.isvectorized", i32 1}
!7 = !{!"llvm.loop.unroll.runtime.disable"}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
!20 = distinct !{!20, !5}
!21 = distinct !{!21, !5, !6, !7}
!22 = distinct !{!22, !5, !7, !6}
