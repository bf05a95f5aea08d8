; made from launch.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"

%struct.python = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }
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
  %18 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 216), align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %3, null
  %22 = icmp eq ptr %20, null
  %23 = select i1 %21, i1 true, i1 %22
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %25 = icmp eq ptr %20, %24
  %26 = select i1 %23, i1 true, i1 %25
  br i1 %26, label %1012, label %27

27:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  store ptr null, ptr %15, align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %30 = call i32 %28(ptr noundef %29, ptr noundef null, ptr noundef nonnull %15) #9
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %27
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %33() #9
  %34 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  br label %53

35:                                               ; preds = %27
  %36 = load ptr, ptr %15, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %40

38:                                               ; preds = %35
  %39 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  br label %47

40:                                               ; preds = %35
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %41(ptr noundef nonnull %36) #9
  %42 = load ptr, ptr %15, align 8
  %43 = icmp eq ptr %42, null
  %44 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %45 = icmp eq ptr %42, %44
  %46 = select i1 %43, i1 true, i1 %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %38, %40
  %48 = phi ptr [ %39, %38 ], [ %44, %40 ]
  %49 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %50 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 208), align 8
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  %52 = load ptr, ptr %51, align 8
  br label %53

53:                                               ; preds = %32, %40, %47
  %54 = phi ptr [ %34, %32 ], [ %48, %47 ], [ %44, %40 ]
  %55 = phi ptr [ null, %32 ], [ %52, %47 ], [ %42, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  %56 = icmp eq ptr %20, %54
  br i1 %56, label %1012, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %16, i64 824
  %60 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %16, i64 24
  br label %62

62:                                               ; preds = %57, %1004
  %63 = phi ptr [ %20, %57 ], [ %1007, %1004 ]
  %64 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %65 = getelementptr inbounds i8, ptr %63, i64 %64
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %2, %69
  br i1 %70, label %71, label %1004

71:                                               ; preds = %62
  %72 = load ptr, ptr %67, align 8
  %73 = icmp eq ptr %72, %55
  br i1 %73, label %74, label %1004

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
  br i1 %87, label %1004, label %88

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
  %107 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %108 = icmp eq ptr %106, %107
  br i1 %108, label %109, label %1004

109:                                              ; preds = %104
  %110 = getelementptr inbounds nuw i8, ptr %102, i64 56
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %111, %113
  br i1 %114, label %115, label %1004

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
  br i1 %130, label %131, label %1004

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
  br i1 %174, label %175, label %1004

175:                                              ; preds = %172
  %176 = load ptr, ptr %60, align 8
  %177 = icmp eq i64 %162, 0
  br i1 %177, label %1004, label %178

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
  br i1 %202, label %203, label %1004

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
  br i1 %260, label %1004, label %261

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
  br i1 %293, label %294, label %1004

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
  br i1 %358, label %359, label %1004

359:                                              ; preds = %353
  %360 = getelementptr inbounds nuw i8, ptr %100, i64 40
  %361 = load i64, ptr %360, align 8
  %362 = getelementptr inbounds i8, ptr %102, i64 %361
  %363 = load ptr, ptr %362, align 8
  %364 = icmp eq ptr %363, null
  br i1 %364, label %1004, label %365

365:                                              ; preds = %359
  %366 = getelementptr inbounds nuw i8, ptr %363, i64 8
  %367 = load ptr, ptr %366, align 8
  %368 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %369 = icmp eq ptr %367, %368
  br i1 %369, label %370, label %1004

370:                                              ; preds = %365
  %371 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %372 = getelementptr inbounds i8, ptr %363, i64 %371
  %373 = load ptr, ptr %372, align 8
  %374 = icmp eq ptr %373, null
  %375 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %376 = icmp eq ptr %373, %375
  %377 = select i1 %374, i1 true, i1 %376
  br i1 %377, label %1004, label %378

378:                                              ; preds = %370
  %379 = getelementptr inbounds nuw i8, ptr %373, i64 32
  %380 = load ptr, ptr %379, align 8
  %381 = getelementptr inbounds nuw i8, ptr %100, i64 32
  %382 = load ptr, ptr %381, align 8
  %383 = icmp eq ptr %380, %382
  br i1 %383, label %384, label %1004

384:                                              ; preds = %378
  %385 = getelementptr inbounds nuw i8, ptr %373, i64 40
  %386 = load ptr, ptr %385, align 8
  %387 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %388 = load ptr, ptr %387, align 8
  %389 = icmp eq ptr %386, %388
  br i1 %389, label %390, label %1004

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
  br i1 %398, label %1004, label %399

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
  br i1 %433, label %1004, label %633

434:                                              ; preds = %417
  %435 = getelementptr inbounds nuw i8, ptr %373, i64 112
  %436 = load i64, ptr %435, align 8
  %437 = icmp eq i64 %436, %428
  br i1 %437, label %438, label %1004

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
  br i1 %465, label %633, label %1004

466:                                              ; preds = %98, %98
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  store i32 0, ptr %13, align 4
  %467 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %468 = load ptr, ptr %467, align 8
  %469 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %470 = icmp eq ptr %468, %469
  br i1 %470, label %472, label %471

471:                                              ; preds = %466
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br label %1004

472:                                              ; preds = %466
  %473 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %474 = call i64 %473(ptr noundef nonnull %102, ptr noundef nonnull %13) #9
  %475 = load i32, ptr %13, align 4
  %476 = icmp eq i32 %475, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br i1 %476, label %477, label %1004

477:                                              ; preds = %472
  %478 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %479 = load i64, ptr %478, align 8
  %480 = icmp slt i64 %474, %479
  br i1 %480, label %1004, label %481

481:                                              ; preds = %477
  %482 = getelementptr inbounds nuw i8, ptr %100, i64 72
  %483 = load i64, ptr %482, align 8
  %484 = icmp sgt i64 %474, %483
  br i1 %484, label %1004, label %485

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
  %504 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %505 = icmp eq ptr %503, %504
  br i1 %505, label %506, label %509

506:                                              ; preds = %501
  %507 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %508 = load double, ptr %507, align 8
  br label %525

509:                                              ; preds = %501, %496
  %510 = and i64 %498, 1
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %1004, label %512

512:                                              ; preds = %509
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  store i32 0, ptr %11, align 4
  %513 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %514 = load ptr, ptr %513, align 8
  %515 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %516 = icmp eq ptr %514, %515
  br i1 %516, label %518, label %517

517:                                              ; preds = %512
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %1004

518:                                              ; preds = %512
  %519 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %520 = call i64 %519(ptr noundef nonnull %102, ptr noundef nonnull %11) #9
  %521 = load i32, ptr %11, align 4
  %522 = icmp eq i32 %521, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %522, label %523, label %1004

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
  br label %1004

577:                                              ; preds = %98
  %578 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %579 = load ptr, ptr %578, align 8
  %580 = icmp eq ptr %102, %579
  br i1 %580, label %633, label %1004

581:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  store i32 0, ptr %10, align 4
  %582 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %583 = load ptr, ptr %582, align 8
  %584 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %585 = icmp eq ptr %583, %584
  br i1 %585, label %587, label %586

586:                                              ; preds = %581
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %1004

587:                                              ; preds = %581
  %588 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %589 = call i64 %588(ptr noundef nonnull %102, ptr noundef nonnull %10) #9
  %590 = load i32, ptr %10, align 4
  %591 = icmp eq i32 %590, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %591, label %592, label %1004

592:                                              ; preds = %587
  %593 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %594 = load i64, ptr %593, align 8
  %595 = icmp eq i64 %589, %594
  br label %620

596:                                              ; preds = %98
  %597 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %598 = load ptr, ptr %597, align 8
  %599 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %600 = icmp eq ptr %598, %599
  br i1 %600, label %601, label %1004

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
  %614 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %615 = icmp eq ptr %613, %614
  br i1 %615, label %616, label %1004

616:                                              ; preds = %611
  %617 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %618 = call i32 %617(ptr noundef nonnull %102, ptr noundef %609) #9
  %619 = icmp eq i32 %618, 0
  br label %620

620:                                              ; preds = %592, %601, %616
  %621 = phi i1 [ %606, %601 ], [ %595, %592 ], [ %619, %616 ]
  br i1 %621, label %633, label %1004

622:                                              ; preds = %98
  %623 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %624 = icmp eq ptr %102, %623
  %625 = zext i1 %624 to i64
  %626 = load ptr, ptr %60, align 8
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 8
  store ptr %627, ptr %60, align 8
  store i64 %625, ptr %626, align 8
  %628 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %629 = icmp ne ptr %102, %628
  %630 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %631 = icmp ne ptr %102, %630
  %632 = select i1 %629, i1 %631, i1 false
  br i1 %632, label %1004, label %633

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
  br i1 %643, label %1004, label %644

644:                                              ; preds = %639
  %645 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %646 = load i64, ptr %645, align 8
  %647 = icmp sgt i64 %640, %646
  br i1 %647, label %1004, label %648

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
  br i1 %680, label %1004, label %681

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
  br i1 %705, label %739, label %735

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
  br i1 %729, label %730, label %1004

730:                                              ; preds = %728
  %731 = load i64, ptr %708, align 8
  %732 = icmp eq i64 %731, 0
  br i1 %732, label %733, label %1004

733:                                              ; preds = %730
  %734 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %734() #9
  br label %1004

735:                                              ; preds = %691
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9
  %736 = call fastcc ptr @queue(ptr noundef %63, ptr noundef nonnull %67, ptr noundef %16, ptr noundef %17)
  %737 = load i32, ptr %17, align 4
  %738 = icmp eq i32 %737, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %738, label %1015, label %1012

739:                                              ; preds = %691
  %740 = getelementptr inbounds nuw i8, ptr %66, i64 160
  %741 = load i64, ptr %740, align 8
  %742 = icmp eq i64 %741, 0
  br i1 %742, label %743, label %744

743:                                              ; preds = %739
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  br label %769

744:                                              ; preds = %739
  %745 = load ptr, ptr @spare.0, align 8
  %746 = icmp eq ptr %745, null
  %747 = load i64, ptr @spare.1, align 8
  %748 = icmp slt i64 %747, %741
  %749 = select i1 %746, i1 true, i1 %748
  br i1 %749, label %755, label %750

750:                                              ; preds = %744
  store ptr null, ptr @spare.0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %751 = ptrtoint ptr %745 to i64
  %752 = add i64 %751, 63
  %753 = and i64 %752, -64
  %754 = inttoptr i64 %753 to ptr
  br label %769

755:                                              ; preds = %744
  %756 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %757 = add i64 %741, 64
  %758 = call ptr %756(i64 noundef %757) #9
  %759 = icmp eq ptr %758, null
  br i1 %759, label %1012, label %760

760:                                              ; preds = %755
  %761 = load i64, ptr %740, align 8
  %762 = freeze i64 %761
  %763 = icmp eq i64 %762, 0
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %764 = ptrtoint ptr %758 to i64
  %765 = add i64 %764, 63
  %766 = and i64 %765, -64
  %767 = inttoptr i64 %766 to ptr
  %768 = select i1 %763, ptr null, ptr %767
  br label %769

769:                                              ; preds = %760, %743, %750
  %770 = phi ptr [ %745, %750 ], [ %758, %760 ], [ undef, %743 ]
  %771 = phi i64 [ %747, %750 ], [ %741, %760 ], [ undef, %743 ]
  %772 = phi ptr [ %754, %750 ], [ %768, %760 ], [ null, %743 ]
  %773 = ptrtoint ptr %14 to i64
  %774 = getelementptr inbounds nuw i8, ptr %16, i64 816
  store i64 %773, ptr %774, align 8
  %775 = getelementptr inbounds nuw i8, ptr %66, i64 72
  %776 = load ptr, ptr %775, align 8
  %777 = load i64, ptr %776, align 8
  %778 = add nsw i64 %777, 1
  store i64 %778, ptr %776, align 8
  %779 = load i64, ptr %702, align 8
  %780 = and i64 %779, 1
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %789, label %782

782:                                              ; preds = %769
  %783 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %784 = load i64, ptr %783, align 8
  %785 = icmp eq i64 %784, 0
  br i1 %785, label %789, label %786

786:                                              ; preds = %782
  %787 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %788 = load ptr, ptr %787, align 8
  call void %788(ptr noundef nonnull %694, i64 noundef 0, i64 noundef %784, ptr noundef %772) #9
  br label %789

789:                                              ; preds = %786, %782, %769
  %790 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %790(ptr noundef nonnull %63) #9
  %791 = load i64, ptr %702, align 8
  %792 = and i64 %791, 1
  %793 = icmp eq i64 %792, 0
  br i1 %793, label %794, label %965

794:                                              ; preds = %789
  %795 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %796 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %797 = getelementptr inbounds nuw i8, ptr %66, i64 176
  %798 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %799 = getelementptr inbounds nuw i8, ptr %66, i64 144
  %800 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %801 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %802 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %803 = getelementptr inbounds nuw i8, ptr %66, i64 152
  %804 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %805 = load i64, ptr %795, align 8
  %806 = icmp sgt i64 %805, 0
  br i1 %806, label %807, label %965

807:                                              ; preds = %794
  %808 = and i64 %791, 4
  %809 = icmp eq i64 %808, 0
  %810 = load ptr, ptr %692, align 8
  %811 = icmp ne ptr %810, null
  %812 = and i1 %809, %811
  %813 = zext i1 %812 to i32
  %814 = getelementptr inbounds nuw i8, ptr %66, i64 136
  %815 = load i64, ptr %814, align 8
  br label %816

816:                                              ; preds = %807, %962
  %817 = phi i64 [ %953, %962 ], [ %815, %807 ]
  %818 = phi i32 [ %952, %962 ], [ %813, %807 ]
  %819 = phi i64 [ %954, %962 ], [ 0, %807 ]
  %820 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %821 = call ptr %820() #9
  %822 = icmp eq i32 %818, 0
  br i1 %822, label %823, label %908

823:                                              ; preds = %816
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %824 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %825 = call i32 %824(i32 noundef 1, ptr noundef nonnull %9) #9
  %826 = load i64, ptr %9, align 8
  %827 = mul nsw i64 %826, 1000000000
  %828 = load i64, ptr %796, align 8
  %829 = add nsw i64 %827, %828
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %830 = icmp eq i64 %819, 0
  br i1 %830, label %832, label %831

831:                                              ; preds = %842, %838, %832, %823
  br label %852

832:                                              ; preds = %823
  %833 = load ptr, ptr %797, align 8
  %834 = load atomic i64, ptr %833 monotonic, align 8
  %835 = load i64, ptr %795, align 8
  %836 = load ptr, ptr %692, align 8
  %837 = icmp eq ptr %836, null
  br i1 %837, label %831, label %838

838:                                              ; preds = %832
  %839 = load ptr, ptr %798, align 8
  %840 = load i32, ptr %839, align 4
  %841 = icmp eq i32 %840, 0
  br i1 %841, label %831, label %842

842:                                              ; preds = %838
  %843 = sdiv i64 50000, %835
  %844 = icmp sgt i64 %834, %843
  br i1 %844, label %845, label %831

845:                                              ; preds = %842
  %846 = load i64, ptr %799, align 8
  %847 = shl nsw i64 %846, 2
  %848 = sdiv i64 %835, %847
  %849 = sdiv i64 20000, %834
  %850 = call i64 @llvm.smin.i64(i64 %849, i64 %848)
  %851 = add nsw i64 %850, 1
  br label %908

852:                                              ; preds = %906, %831
  %853 = phi i64 [ %817, %831 ], [ %907, %906 ]
  %854 = phi i64 [ %829, %831 ], [ %868, %906 ]
  %855 = phi i64 [ %819, %831 ], [ %860, %906 ]
  %856 = load i64, ptr %795, align 8
  %857 = sub nsw i64 %856, %855
  %858 = call i64 @llvm.smin.i64(i64 %857, i64 %853)
  %859 = load ptr, ptr %800, align 8
  %860 = add nsw i64 %858, %855
  call void %859(ptr noundef nonnull %694, i64 noundef %855, i64 noundef %860, ptr noundef %772) #9
  %861 = load i64, ptr %795, align 8
  %862 = sub nsw i64 %861, %860
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %863 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %864 = call i32 %863(i32 noundef 1, ptr noundef nonnull %8) #9
  %865 = load i64, ptr %8, align 8
  %866 = mul nsw i64 %865, 1000000000
  %867 = load i64, ptr %801, align 8
  %868 = add nsw i64 %866, %867
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  %869 = sub nsw i64 %868, %854
  %870 = icmp eq i64 %861, %860
  br i1 %870, label %951, label %871

871:                                              ; preds = %852
  %872 = sub nsw i64 %868, %829
  %873 = icmp sgt i64 %872, 50000000
  br i1 %873, label %951, label %874

874:                                              ; preds = %871
  %875 = icmp sgt i64 %872, 20000
  br i1 %875, label %876, label %896

876:                                              ; preds = %874
  %877 = sdiv i64 %869, %858
  %878 = load ptr, ptr %692, align 8
  %879 = icmp eq ptr %878, null
  br i1 %879, label %896, label %880

880:                                              ; preds = %876
  %881 = load ptr, ptr %798, align 8
  %882 = load i32, ptr %881, align 4
  %883 = icmp eq i32 %882, 0
  br i1 %883, label %896, label %884

884:                                              ; preds = %880
  %885 = sdiv i64 50000, %862
  %886 = icmp slt i64 %877, %885
  br i1 %886, label %896, label %887

887:                                              ; preds = %884
  %888 = add nsw i64 %877, 1
  %889 = load i64, ptr %799, align 8
  %890 = shl nsw i64 %889, 2
  %891 = sdiv i64 %862, %890
  %892 = sdiv i64 20000, %888
  %893 = call i64 @llvm.smin.i64(i64 %892, i64 %891)
  %894 = add nsw i64 %893, 1
  %895 = load ptr, ptr %797, align 8
  store atomic i64 %888, ptr %895 monotonic, align 8
  br label %908

896:                                              ; preds = %884, %880, %876, %874
  %897 = icmp slt i64 %869, 100000
  br i1 %897, label %898, label %900

898:                                              ; preds = %896
  %899 = shl nsw i64 %853, 1
  br label %906

900:                                              ; preds = %896
  %901 = icmp samesign ugt i64 %869, 400000
  %902 = icmp sgt i64 %853, 1
  %903 = and i1 %902, %901
  %904 = zext i1 %903 to i64
  %905 = lshr i64 %853, %904
  br label %906

906:                                              ; preds = %900, %898
  %907 = phi i64 [ %905, %900 ], [ %899, %898 ]
  br label %852

908:                                              ; preds = %887, %845, %816
  %909 = phi i64 [ %819, %816 ], [ 0, %845 ], [ %860, %887 ]
  %910 = phi i64 [ %817, %816 ], [ %851, %845 ], [ %894, %887 ]
  %911 = load i64, ptr %795, align 8
  %912 = icmp slt i64 %909, %911
  br i1 %912, label %913, label %951

913:                                              ; preds = %908
  %914 = load i64, ptr %702, align 8
  %915 = and i64 %914, 4
  %916 = icmp eq i64 %915, 0
  br i1 %916, label %925, label %917

917:                                              ; preds = %913
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %918 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %919 = call i32 %918(i32 noundef 1, ptr noundef nonnull %7) #9
  %920 = load i64, ptr %7, align 8
  %921 = mul nsw i64 %920, 1000000000
  %922 = load i64, ptr %802, align 8
  %923 = add nsw i64 %921, %922
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  %924 = load i64, ptr %795, align 8
  br label %925

925:                                              ; preds = %917, %913
  %926 = phi i64 [ %924, %917 ], [ %911, %913 ]
  %927 = phi i64 [ %923, %917 ], [ 0, %913 ]
  %928 = load ptr, ptr %692, align 8
  %929 = load ptr, ptr %800, align 8
  %930 = load i64, ptr %803, align 8
  %931 = load i64, ptr %799, align 8
  %932 = trunc i64 %931 to i32
  %933 = call i64 %928(ptr noundef %929, ptr noundef nonnull %694, i64 noundef %909, i64 noundef %926, i64 noundef %910, ptr noundef %772, i64 noundef %930, i32 noundef %932, i64 noundef 50000000) #9
  %934 = icmp ne i64 %927, 0
  %935 = icmp sgt i64 %933, %909
  %936 = select i1 %934, i1 %935, i1 false
  br i1 %936, label %937, label %951

937:                                              ; preds = %925
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %938 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %939 = call i32 %938(i32 noundef 1, ptr noundef nonnull %6) #9
  %940 = load i64, ptr %6, align 8
  %941 = mul nsw i64 %940, 1000000000
  %942 = load i64, ptr %804, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  %943 = sub i64 %942, %927
  %944 = add i64 %943, %941
  %945 = load i64, ptr %799, align 8
  %946 = mul nsw i64 %944, %945
  %947 = sub nsw i64 %933, %909
  %948 = sdiv i64 %946, %947
  %949 = load ptr, ptr %797, align 8
  %950 = add nsw i64 %948, 1
  store atomic i64 %950, ptr %949 monotonic, align 8
  br label %951

951:                                              ; preds = %871, %852, %937, %925, %908
  %952 = phi i32 [ 1, %925 ], [ 1, %908 ], [ 1, %937 ], [ 0, %852 ], [ 0, %871 ]
  %953 = phi i64 [ %910, %925 ], [ %910, %908 ], [ %910, %937 ], [ %853, %852 ], [ %853, %871 ]
  %954 = phi i64 [ %933, %925 ], [ %909, %908 ], [ %933, %937 ], [ %860, %852 ], [ %860, %871 ]
  %955 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %955(ptr noundef %821) #9
  %956 = load i64, ptr %795, align 8
  %957 = icmp slt i64 %954, %956
  br i1 %957, label %958, label %965

958:                                              ; preds = %951
  %959 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %960 = call i32 %959() #9
  %961 = icmp eq i32 %960, 0
  br i1 %961, label %962, label %992

962:                                              ; preds = %958
  %963 = load i64, ptr %795, align 8
  %964 = icmp slt i64 %954, %963
  br i1 %964, label %816, label %965, !llvm.loop !17

965:                                              ; preds = %951, %962, %794, %789
  %966 = load i64, ptr %14, align 8
  %967 = icmp eq i64 %966, 0
  br i1 %967, label %989, label %968

968:                                              ; preds = %965
  %969 = load i64, ptr %702, align 8
  %970 = and i64 %969, 2
  %971 = icmp eq i64 %970, 0
  br i1 %971, label %989, label %972

972:                                              ; preds = %968
  %973 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %974 = getelementptr inbounds i8, ptr %63, i64 %973
  %975 = load ptr, ptr %974, align 8
  %976 = add nsw i64 %966, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %977 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %978 = call ptr %977(i64 noundef %976) #9
  store ptr %978, ptr %5, align 8
  %979 = icmp eq ptr %978, null
  br i1 %979, label %987, label %980

980:                                              ; preds = %972
  %981 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %981(ptr noundef %975) #9
  %982 = load ptr, ptr @py, align 8
  %983 = call ptr %982(ptr noundef %975, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #9
  %984 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %985 = load ptr, ptr %5, align 8
  call void %984(ptr noundef %985) #9
  %986 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %986(ptr noundef %975) #9
  br label %987

987:                                              ; preds = %972, %980
  %988 = phi ptr [ %983, %980 ], [ null, %972 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %992

989:                                              ; preds = %968, %965
  %990 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %991 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  call void %990(ptr noundef %991) #9
  br label %992

992:                                              ; preds = %958, %989, %987
  %993 = phi ptr [ %988, %987 ], [ %991, %989 ], [ null, %958 ]
  %994 = load i64, ptr %740, align 8
  %995 = icmp eq i64 %994, 0
  br i1 %995, label %1002, label %996

996:                                              ; preds = %992
  %997 = load ptr, ptr @spare.0, align 8
  %998 = icmp eq ptr %997, null
  br i1 %998, label %999, label %1000

999:                                              ; preds = %996
  store ptr %770, ptr @spare.0, align 8
  store i64 %771, ptr @spare.1, align 8
  br label %1002

1000:                                             ; preds = %996
  %1001 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %1001(ptr noundef %770) #9
  br label %1002

1002:                                             ; preds = %1000, %999, %992
  %1003 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %1003(ptr noundef nonnull %63) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %1015

1004:                                             ; preds = %611, %596, %587, %175, %509, %518, %472, %477, %481, %384, %395, %378, %434, %370, %365, %359, %353, %172, %115, %109, %104, %622, %620, %430, %461, %577, %186, %673, %259, %292, %586, %730, %733, %728, %575, %517, %471, %639, %644, %62, %83, %71
  %1005 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %1006 = getelementptr inbounds i8, ptr %63, i64 %1005
  %1007 = load ptr, ptr %1006, align 8
  %1008 = icmp ne ptr %1007, null
  %1009 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %1010 = icmp ne ptr %1007, %1009
  %1011 = select i1 %1008, i1 %1010, i1 false
  br i1 %1011, label %62, label %1012, !llvm.loop !18

1012:                                             ; preds = %1004, %53, %735, %755, %4
  %1013 = load ptr, ptr @py, align 8
  %1014 = call ptr %1013(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #9
  br label %1015

1015:                                             ; preds = %735, %1002, %1012
  %1016 = phi ptr [ %1014, %1012 ], [ %993, %1002 ], [ %736, %735 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  ret ptr %1016
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: noinline nounwind
define internal fastcc ptr @queue(ptr noundef nonnull %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) initializes((0, 4)) %3) unnamed_addr #4 {
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
  br label %63

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
  br i1 %24, label %62, label %25

25:                                               ; preds = %19
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  tail call void %26(ptr noundef nonnull %23) #9
  %27 = load i64, ptr %8, align 8
  %28 = icmp ne i64 %27, 0
  %29 = zext i1 %28 to i32
  store i32 %29, ptr %3, align 4
  br i1 %28, label %63, label %30

30:                                               ; preds = %18, %25
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %32 = load ptr, ptr %31, align 8
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %59, label %38

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 792
  %40 = tail call fastcc i32 @start(ptr noundef nonnull %1, ptr noundef %39)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %59, label %42

42:                                               ; preds = %38
  %43 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %44 = getelementptr inbounds i8, ptr %0, i64 %43
  %45 = load ptr, ptr %44, align 8
  %46 = sext i32 %40 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %47 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %48 = tail call ptr %47(i64 noundef %46) #9
  store ptr %48, ptr %5, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %57, label %50

50:                                               ; preds = %42
  %51 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  tail call void %51(ptr noundef %45) #9
  %52 = load ptr, ptr @py, align 8
  %53 = call ptr %52(ptr noundef %45, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #9
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %55 = load ptr, ptr %5, align 8
  call void %54(ptr noundef %55) #9
  %56 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %56(ptr noundef %45) #9
  br label %57

57:                                               ; preds = %42, %50
  %58 = phi ptr [ %53, %50 ], [ null, %42 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %63

59:                                               ; preds = %30, %38
  %60 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %61 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  tail call void %60(ptr noundef %61) #9
  br label %63

62:                                               ; preds = %19
  store i32 0, ptr %3, align 4
  br label %63

63:                                               ; preds = %12, %57, %59, %25, %62
  %64 = phi ptr [ null, %62 ], [ null, %25 ], [ %58, %57 ], [ %61, %59 ], [ null, %12 ]
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %65(ptr noundef nonnull %0) #9
  ret ptr %64
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
define internal fastcc i32 @start(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #4 {
  %3 = alloca [320 x i64], align 8
  %4 = alloca [33 x ptr], align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 72
  br label %36

13:                                               ; preds = %76, %2
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %79

17:                                               ; preds = %13
  %18 = icmp ult i64 %15, 4
  br i1 %18, label %34, label %19

19:                                               ; preds = %17
  %20 = and i64 %15, 9223372036854775804
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi i64 [ 0, %19 ], [ %29, %21 ]
  %23 = phi <2 x i64> [ <i64 0, i64 1>, %19 ], [ %30, %21 ]
  %24 = add <2 x i64> %23, splat (i64 2)
  %25 = getelementptr inbounds nuw i64, ptr %3, <2 x i64> %23
  %26 = getelementptr inbounds nuw i64, ptr %3, <2 x i64> %24
  %27 = getelementptr inbounds nuw ptr, ptr %4, i64 %22
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store <2 x ptr> %25, ptr %27, align 8
  store <2 x ptr> %26, ptr %28, align 8
  %29 = add nuw i64 %22, 4
  %30 = add <2 x i64> %23, splat (i64 4)
  %31 = icmp eq i64 %29, %20
  br i1 %31, label %32, label %21, !llvm.loop !19

32:                                               ; preds = %21
  %33 = icmp eq i64 %15, %20
  br i1 %33, label %79, label %34

34:                                               ; preds = %17, %32
  %35 = phi i64 [ 0, %17 ], [ %20, %32 ]
  br label %100

36:                                               ; preds = %11, %76
  %37 = phi i64 [ 0, %11 ], [ %77, %76 ]
  %38 = getelementptr inbounds nuw %struct.copy, ptr %12, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds i64, ptr %1, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %3, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 8
  br i1 %47, label %48, label %49

48:                                               ; preds = %36
  store i64 %41, ptr %44, align 1
  br label %76

49:                                               ; preds = %36
  %50 = trunc i64 %41 to i32
  %51 = icmp eq i64 %46, 2
  br i1 %51, label %52, label %71

52:                                               ; preds = %49
  %53 = shl i32 %50, 16
  %54 = and i32 %53, -2147483648
  %55 = and i32 %50, 31744
  %56 = and i32 %50, 1023
  %57 = icmp eq i32 %55, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %52
  %59 = uitofp nneg i32 %56 to float
  %60 = fmul float %59, 0x3E70000000000000
  %61 = bitcast float %60 to i32
  %62 = or disjoint i32 %54, %61
  br label %71

63:                                               ; preds = %52
  %64 = icmp eq i32 %55, 31744
  %65 = shl nuw nsw i32 %55, 13
  %66 = add nuw nsw i32 %65, 939524096
  %67 = select i1 %64, i32 2139095040, i32 %66
  %68 = shl nuw nsw i32 %56, 13
  %69 = or disjoint i32 %67, %68
  %70 = or disjoint i32 %69, %54
  br label %71

71:                                               ; preds = %63, %58, %49
  %72 = phi i32 [ %50, %49 ], [ %70, %63 ], [ %62, %58 ]
  %73 = icmp eq i64 %46, 3
  %74 = shl i32 %72, 16
  %75 = select i1 %73, i32 %74, i32 %72
  store i32 %75, ptr %44, align 1
  br label %76

76:                                               ; preds = %48, %71
  %77 = add nuw nsw i64 %37, 1
  %78 = icmp slt i64 %77, %9
  br i1 %78, label %36, label %13, !llvm.loop !20

79:                                               ; preds = %100, %32, %13
  %80 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %83 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %84 = load i64, ptr %83, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %83, align 8
  %86 = and i64 %84, 3
  %87 = getelementptr inbounds nuw i64, ptr %82, i64 %86
  store i64 %81, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %89 = load i64, ptr %88, align 8
  %90 = add nsw i64 %89, 1
  store i64 %90, ptr %88, align 8
  %91 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %92 = call ptr %91() #9
  %93 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %96 = load i64, ptr %95, align 8
  %97 = call i32 %94(i64 noundef %96) #9
  %98 = sub nsw i32 0, %97
  %99 = icmp eq i32 %97, 0
  br i1 %99, label %106, label %135

100:                                              ; preds = %34, %100
  %101 = phi i64 [ %104, %100 ], [ %35, %34 ]
  %102 = getelementptr inbounds nuw i64, ptr %3, i64 %101
  %103 = getelementptr inbounds nuw ptr, ptr %4, i64 %101
  store ptr %102, ptr %103, align 8
  %104 = add nuw nsw i64 %101, 1
  %105 = icmp slt i64 %104, %15
  br i1 %105, label %100, label %79, !llvm.loop !21

106:                                              ; preds = %79
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %112 = load i64, ptr %111, align 8
  %113 = trunc i64 %112 to i32
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %115 = load i64, ptr %114, align 8
  %116 = trunc i64 %115 to i32
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %118 = load i64, ptr %117, align 8
  %119 = trunc i64 %118 to i32
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %121 = load i64, ptr %120, align 8
  %122 = trunc i64 %121 to i32
  %123 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %124 = load i64, ptr %123, align 8
  %125 = trunc i64 %124 to i32
  %126 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %127 = load i64, ptr %126, align 8
  %128 = trunc i64 %127 to i32
  %129 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %130 = load i64, ptr %129, align 8
  %131 = trunc i64 %130 to i32
  %132 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %133 = load ptr, ptr %132, align 8
  %134 = call i32 %108(ptr noundef %110, i32 noundef %113, i32 noundef %116, i32 noundef %119, i32 noundef %122, i32 noundef %125, i32 noundef %128, i32 noundef %131, ptr noundef %133, ptr noundef nonnull %4, ptr noundef null) #9
  br label %135

135:                                              ; preds = %106, %79
  %136 = phi i32 [ %98, %79 ], [ %134, %106 ]
  %137 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %137(ptr noundef %92) #9
  %138 = load i64, ptr %88, align 8
  %139 = add nsw i64 %138, -1
  store i64 %139, ptr %88, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %136
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
!19 = distinct !{!19, !5, !6, !7}
!20 = distinct !{!20, !5}
!21 = distinct !{!21, !5, !7, !6}
