; made from launch.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"

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
  %10 = alloca i16, align 4
  %11 = alloca i32, align 4
  %12 = alloca [2 x i64], align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.call, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  %15 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 216), align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %3, null
  %19 = icmp eq ptr %17, null
  %20 = select i1 %18, i1 true, i1 %19
  %21 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %22 = icmp eq ptr %17, %21
  %23 = select i1 %20, i1 true, i1 %22
  br i1 %23, label %939, label %24

24:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  store ptr null, ptr %13, align 8
  %25 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %27 = call i32 %25(ptr noundef %26, ptr noundef null, ptr noundef nonnull %13) #8
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %24
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %30() #8
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
  call void %38(ptr noundef nonnull %33) #8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  %53 = icmp eq ptr %17, %51
  br i1 %53, label %939, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 824
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 24
  br label %59

59:                                               ; preds = %54, %929
  %60 = phi ptr [ %17, %54 ], [ %932, %929 ]
  %61 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 40
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %2, %65
  br i1 %66, label %67, label %929

67:                                               ; preds = %59
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, %52
  br i1 %70, label %71, label %929

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
  br i1 %84, label %929, label %85

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
  br i1 %94, label %95, label %636

95:                                               ; preds = %85, %630
  %96 = phi i64 [ %631, %630 ], [ 0, %85 ]
  %97 = getelementptr inbounds nuw %struct.item, ptr %89, i64 %96
  %98 = getelementptr inbounds nuw ptr, ptr %1, i64 %96
  %99 = load ptr, ptr %98, align 8
  %100 = load i64, ptr %97, align 8
  switch i64 %100, label %604 [
    i64 0, label %101
    i64 1, label %350
    i64 2, label %463
    i64 3, label %463
    i64 4, label %493
    i64 6, label %574
    i64 5, label %619
    i64 7, label %578
    i64 8, label %593
  ]

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %103 = load ptr, ptr %102, align 8
  %104 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %105 = icmp eq ptr %103, %104
  br i1 %105, label %106, label %929

106:                                              ; preds = %101
  %107 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %97, i64 24
  %110 = load ptr, ptr %109, align 8
  %111 = icmp eq ptr %108, %110
  br i1 %111, label %112, label %929

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
  br i1 %127, label %128, label %929

128:                                              ; preds = %112
  %129 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %130 = load i32, ptr %129, align 8
  %131 = icmp sgt i32 %130, 0
  br i1 %131, label %132, label %158

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %134 = load ptr, ptr %133, align 8
  %135 = zext nneg i32 %130 to i64
  %136 = icmp eq i32 %130, 1
  br i1 %136, label %155, label %137

137:                                              ; preds = %132
  %138 = and i64 %135, 2147483646
  br label %139

139:                                              ; preds = %139, %137
  %140 = phi i64 [ 0, %137 ], [ %150, %139 ]
  %141 = phi i64 [ 1, %137 ], [ %148, %139 ]
  %142 = phi i64 [ 1, %137 ], [ %149, %139 ]
  %143 = getelementptr inbounds nuw i64, ptr %134, i64 %140
  %144 = getelementptr inbounds nuw i64, ptr %134, i64 %140
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %146 = load i64, ptr %143, align 8
  %147 = load i64, ptr %145, align 8
  %148 = mul i64 %146, %141
  %149 = mul i64 %147, %142
  %150 = add nuw i64 %140, 2
  %151 = icmp eq i64 %150, %138
  br i1 %151, label %152, label %139, !llvm.loop !4

152:                                              ; preds = %139
  %153 = mul i64 %149, %148
  %154 = icmp eq i64 %138, %135
  br i1 %154, label %158, label %155

155:                                              ; preds = %132, %152
  %156 = phi i64 [ 0, %132 ], [ %138, %152 ]
  %157 = phi i64 [ 1, %132 ], [ %153, %152 ]
  br label %161

158:                                              ; preds = %161, %152, %128
  %159 = phi i64 [ 1, %128 ], [ %153, %152 ], [ %166, %161 ]
  %160 = icmp sgt i64 %119, -1
  br i1 %160, label %169, label %324

161:                                              ; preds = %155, %161
  %162 = phi i64 [ %167, %161 ], [ %156, %155 ]
  %163 = phi i64 [ %166, %161 ], [ %157, %155 ]
  %164 = getelementptr inbounds nuw i64, ptr %134, i64 %162
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %165, %163
  %167 = add nuw nsw i64 %162, 1
  %168 = icmp eq i64 %167, %135
  br i1 %168, label %158, label %161, !llvm.loop !8

169:                                              ; preds = %158
  %170 = sext i32 %130 to i64
  %171 = icmp eq i64 %119, %170
  br i1 %171, label %172, label %929

172:                                              ; preds = %169
  %173 = load ptr, ptr %57, align 8
  %174 = icmp eq i64 %159, 0
  br i1 %174, label %929, label %175

175:                                              ; preds = %172
  %176 = icmp eq i64 %119, 0
  br i1 %176, label %222, label %177

177:                                              ; preds = %175
  %178 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %179 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %180 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %181 = getelementptr i64, ptr %173, i64 %119
  %182 = getelementptr i8, ptr %181, i64 24
  br label %183

183:                                              ; preds = %213, %177
  %184 = phi i64 [ 0, %177 ], [ %206, %213 ]
  %185 = phi i64 [ 0, %177 ], [ %204, %213 ]
  %186 = phi i64 [ 0, %177 ], [ %209, %213 ]
  %187 = phi i64 [ 0, %177 ], [ %217, %213 ]
  %188 = load ptr, ptr %178, align 8
  %189 = getelementptr inbounds nuw i64, ptr %188, i64 %187
  %190 = load i64, ptr %189, align 8
  %191 = load ptr, ptr %179, align 8
  %192 = getelementptr inbounds nuw i64, ptr %191, i64 %187
  %193 = load i64, ptr %192, align 8
  %194 = load i64, ptr %180, align 8
  %195 = ashr i64 %193, %194
  %196 = shl nsw i64 -1, %194
  %197 = xor i64 %196, -1
  %198 = and i64 %193, %197
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %200, label %929

200:                                              ; preds = %183
  %201 = add nsw i64 %190, -1
  %202 = mul nsw i64 %195, %201
  %203 = call i64 @llvm.smax.i64(i64 %202, i64 0)
  %204 = add nuw nsw i64 %203, %185
  %205 = call i64 @llvm.smin.i64(i64 %202, i64 0)
  %206 = sub nsw i64 %184, %205
  %207 = call i64 @llvm.abs.i64(i64 %195, i1 true)
  %208 = mul nsw i64 %207, %190
  %209 = add nsw i64 %208, %186
  %210 = load i64, ptr %14, align 8
  %211 = icmp sgt i64 %190, %210
  br i1 %211, label %212, label %213

212:                                              ; preds = %200
  store i64 %190, ptr %14, align 8
  br label %213

213:                                              ; preds = %212, %200
  %214 = getelementptr inbounds nuw i64, ptr %173, i64 %187
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 24
  store i64 %190, ptr %215, align 8
  %216 = getelementptr i64, ptr %182, i64 %187
  store i64 %195, ptr %216, align 8
  %217 = add nuw nsw i64 %187, 1
  %218 = icmp eq i64 %217, %119
  br i1 %218, label %219, label %183, !llvm.loop !9

219:                                              ; preds = %213
  %220 = add nuw nsw i64 %204, 1
  %221 = load i32, ptr %124, align 8
  br label %222

222:                                              ; preds = %219, %175
  %223 = phi i32 [ %125, %175 ], [ %221, %219 ]
  %224 = phi i64 [ 0, %175 ], [ %209, %219 ]
  %225 = phi i64 [ 1, %175 ], [ %220, %219 ]
  %226 = phi i64 [ 0, %175 ], [ %206, %219 ]
  %227 = and i32 %223, 1
  %228 = icmp eq i32 %227, 0
  %229 = select i1 %228, i64 %224, i64 %159
  %230 = load i64, ptr %14, align 8
  %231 = icmp sgt i64 %229, %230
  br i1 %231, label %232, label %233

232:                                              ; preds = %222
  store i64 %229, ptr %14, align 8
  br label %233

233:                                              ; preds = %232, %222
  br i1 %228, label %234, label %299

234:                                              ; preds = %233
  %235 = load i64, ptr %113, align 8
  %236 = and i64 %235, 2
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %299, label %238

238:                                              ; preds = %234
  %239 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %240 = load ptr, ptr %239, align 8
  %241 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %242 = load ptr, ptr %241, align 8
  br i1 %176, label %299, label %244

243:                                              ; preds = %295
  br label %244, !llvm.loop !10

244:                                              ; preds = %238, %243
  %245 = phi i64 [ %296, %243 ], [ 0, %238 ]
  %246 = phi i64 [ %277, %243 ], [ 0, %238 ]
  br label %247

247:                                              ; preds = %268, %244
  %248 = phi i64 [ %270, %268 ], [ 0, %244 ]
  %249 = phi i64 [ %269, %268 ], [ -1, %244 ]
  %250 = getelementptr inbounds nuw i64, ptr %242, i64 %248
  %251 = load i64, ptr %250, align 8
  %252 = call i64 @llvm.abs.i64(i64 %251, i1 true)
  %253 = getelementptr inbounds nuw i64, ptr %240, i64 %248
  %254 = load i64, ptr %253, align 8
  %255 = icmp slt i64 %254, 2
  br i1 %255, label %268, label %256

256:                                              ; preds = %247
  %257 = icmp eq i64 %251, 0
  br i1 %257, label %929, label %258

258:                                              ; preds = %256
  %259 = icmp samesign ugt i64 %252, %246
  br i1 %259, label %260, label %268

260:                                              ; preds = %258
  %261 = icmp slt i64 %249, 0
  br i1 %261, label %267, label %262

262:                                              ; preds = %260
  %263 = getelementptr inbounds nuw i64, ptr %242, i64 %249
  %264 = load i64, ptr %263, align 8
  %265 = call i64 @llvm.abs.i64(i64 %264, i1 true)
  %266 = icmp samesign ult i64 %252, %265
  br i1 %266, label %267, label %268

267:                                              ; preds = %262, %260
  br label %268

268:                                              ; preds = %267, %262, %258, %247
  %269 = phi i64 [ %249, %247 ], [ %249, %262 ], [ %248, %267 ], [ %249, %258 ]
  %270 = add nuw nsw i64 %248, 1
  %271 = icmp eq i64 %270, %119
  br i1 %271, label %272, label %247, !llvm.loop !11

272:                                              ; preds = %268
  %273 = icmp slt i64 %269, 0
  br i1 %273, label %299, label %274

274:                                              ; preds = %272
  %275 = getelementptr inbounds nuw i64, ptr %242, i64 %269
  %276 = load i64, ptr %275, align 8
  %277 = call i64 @llvm.abs.i64(i64 %276, i1 true)
  br label %278

278:                                              ; preds = %295, %274
  %279 = phi i64 [ %297, %295 ], [ 0, %274 ]
  %280 = phi i64 [ %296, %295 ], [ %245, %274 ]
  %281 = getelementptr inbounds nuw i64, ptr %242, i64 %279
  %282 = load i64, ptr %281, align 8
  %283 = call i64 @llvm.abs.i64(i64 %282, i1 true)
  %284 = getelementptr inbounds nuw i64, ptr %240, i64 %279
  %285 = load i64, ptr %284, align 8
  %286 = icmp sgt i64 %285, 1
  %287 = icmp eq i64 %283, %277
  %288 = select i1 %286, i1 %287, i1 false
  br i1 %288, label %289, label %295

289:                                              ; preds = %278
  %290 = icmp sgt i64 %277, %280
  br i1 %290, label %291, label %929

291:                                              ; preds = %289
  %292 = add nsw i64 %285, -1
  %293 = mul nsw i64 %292, %277
  %294 = add nuw nsw i64 %293, %280
  br label %295

295:                                              ; preds = %291, %278
  %296 = phi i64 [ %280, %278 ], [ %294, %291 ]
  %297 = add nuw nsw i64 %279, 1
  %298 = icmp eq i64 %297, %119
  br i1 %298, label %243, label %278, !llvm.loop !10

299:                                              ; preds = %272, %233, %234, %238
  %300 = phi i64 [ %159, %233 ], [ %225, %238 ], [ %225, %234 ], [ %225, %272 ]
  %301 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %302 = load ptr, ptr %301, align 8
  %303 = ptrtoint ptr %302 to i64
  store i64 %303, ptr %173, align 8
  %304 = getelementptr inbounds nuw i8, ptr %173, i64 8
  store i64 %159, ptr %304, align 8
  %305 = getelementptr inbounds nuw i8, ptr %173, i64 16
  store i64 %300, ptr %305, align 8
  %306 = load ptr, ptr %57, align 8
  %307 = shl nuw nsw i64 %119, 4
  %308 = getelementptr i8, ptr %306, i64 %307
  %309 = getelementptr i8, ptr %308, i64 24
  store ptr %309, ptr %57, align 8
  %310 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %311 = load i64, ptr %310, align 8
  %312 = shl i64 %226, %311
  %313 = sub nsw i64 %303, %312
  %314 = shl i64 %225, %311
  %315 = add nsw i64 %314, %303
  %316 = load i32, ptr %55, align 8
  %317 = add nsw i32 %316, 1
  store i32 %317, ptr %55, align 8
  %318 = sext i32 %316 to i64
  %319 = getelementptr inbounds %struct.range, ptr %58, i64 %318
  store i64 %313, ptr %319, align 8
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 8
  store i64 %315, ptr %320, align 8
  %321 = load i64, ptr %113, align 8
  %322 = and i64 %321, 2
  %323 = getelementptr inbounds nuw i8, ptr %319, i64 16
  store i64 %322, ptr %323, align 8
  br label %630

324:                                              ; preds = %158
  %325 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %326 = load ptr, ptr %325, align 8
  %327 = ptrtoint ptr %326 to i64
  %328 = load ptr, ptr %57, align 8
  store i64 %327, ptr %328, align 8
  %329 = load ptr, ptr %57, align 8
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 8
  store i64 %159, ptr %330, align 8
  %331 = load ptr, ptr %57, align 8
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 16
  store i64 %159, ptr %332, align 8
  %333 = getelementptr inbounds nuw i8, ptr %331, i64 24
  store ptr %333, ptr %57, align 8
  %334 = load i64, ptr %14, align 8
  %335 = icmp sgt i64 %159, %334
  br i1 %335, label %336, label %337

336:                                              ; preds = %324
  store i64 %159, ptr %14, align 8
  br label %337

337:                                              ; preds = %324, %336
  %338 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %339 = load i64, ptr %338, align 8
  %340 = shl i64 %159, %339
  %341 = add nsw i64 %340, %327
  %342 = load i32, ptr %55, align 8
  %343 = add nsw i32 %342, 1
  store i32 %343, ptr %55, align 8
  %344 = sext i32 %342 to i64
  %345 = getelementptr inbounds %struct.range, ptr %58, i64 %344
  store i64 %327, ptr %345, align 8
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 8
  store i64 %341, ptr %346, align 8
  %347 = load i64, ptr %113, align 8
  %348 = and i64 %347, 2
  %349 = getelementptr inbounds nuw i8, ptr %345, i64 16
  store i64 %348, ptr %349, align 8
  br label %630

350:                                              ; preds = %95
  %351 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %352 = load ptr, ptr %351, align 8
  %353 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %354 = load ptr, ptr %353, align 8
  %355 = icmp eq ptr %352, %354
  br i1 %355, label %356, label %929

356:                                              ; preds = %350
  %357 = getelementptr inbounds nuw i8, ptr %97, i64 40
  %358 = load i64, ptr %357, align 8
  %359 = getelementptr inbounds i8, ptr %99, i64 %358
  %360 = load ptr, ptr %359, align 8
  %361 = icmp eq ptr %360, null
  br i1 %361, label %929, label %362

362:                                              ; preds = %356
  %363 = getelementptr inbounds nuw i8, ptr %360, i64 8
  %364 = load ptr, ptr %363, align 8
  %365 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %366 = icmp eq ptr %364, %365
  br i1 %366, label %367, label %929

367:                                              ; preds = %362
  %368 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %369 = getelementptr inbounds i8, ptr %360, i64 %368
  %370 = load ptr, ptr %369, align 8
  %371 = icmp eq ptr %370, null
  %372 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %373 = icmp eq ptr %370, %372
  %374 = select i1 %371, i1 true, i1 %373
  br i1 %374, label %929, label %375

375:                                              ; preds = %367
  %376 = getelementptr inbounds nuw i8, ptr %370, i64 32
  %377 = load ptr, ptr %376, align 8
  %378 = getelementptr inbounds nuw i8, ptr %97, i64 32
  %379 = load ptr, ptr %378, align 8
  %380 = icmp eq ptr %377, %379
  br i1 %380, label %381, label %929

381:                                              ; preds = %375
  %382 = getelementptr inbounds nuw i8, ptr %370, i64 40
  %383 = load ptr, ptr %382, align 8
  %384 = getelementptr inbounds nuw i8, ptr %97, i64 24
  %385 = load ptr, ptr %384, align 8
  %386 = icmp eq ptr %383, %385
  br i1 %386, label %387, label %929

387:                                              ; preds = %381
  %388 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %389 = load i64, ptr %388, align 8
  %390 = and i64 %389, 1
  %391 = icmp eq i64 %390, 0
  br i1 %391, label %396, label %392

392:                                              ; preds = %387
  %393 = getelementptr inbounds nuw i8, ptr %370, i64 104
  %394 = load i64, ptr %393, align 8
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %929, label %396

396:                                              ; preds = %392, %387
  %397 = getelementptr inbounds nuw i8, ptr %370, i64 48
  %398 = load i64, ptr %397, align 8
  %399 = load ptr, ptr %57, align 8
  store i64 %398, ptr %399, align 8
  %400 = getelementptr inbounds nuw i8, ptr %370, i64 56
  %401 = load i64, ptr %400, align 8
  %402 = load ptr, ptr %57, align 8
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 8
  store i64 %401, ptr %403, align 8
  %404 = getelementptr inbounds nuw i8, ptr %370, i64 64
  %405 = load i64, ptr %404, align 8
  %406 = load ptr, ptr %57, align 8
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 16
  store i64 %405, ptr %407, align 8
  %408 = getelementptr inbounds nuw i8, ptr %406, i64 24
  store ptr %408, ptr %57, align 8
  %409 = getelementptr inbounds nuw i8, ptr %370, i64 72
  %410 = load i64, ptr %409, align 8
  %411 = load i64, ptr %14, align 8
  %412 = icmp sgt i64 %410, %411
  br i1 %412, label %413, label %414

413:                                              ; preds = %396
  store i64 %410, ptr %14, align 8
  br label %414

414:                                              ; preds = %396, %413
  %415 = getelementptr inbounds nuw i8, ptr %370, i64 80
  %416 = load i32, ptr %55, align 8
  %417 = add nsw i32 %416, 1
  store i32 %417, ptr %55, align 8
  %418 = sext i32 %416 to i64
  %419 = getelementptr inbounds %struct.range, ptr %58, i64 %418
  %420 = load <2 x i64>, ptr %415, align 8
  store <2 x i64> %420, ptr %419, align 8
  %421 = load i64, ptr %388, align 8
  %422 = and i64 %421, 2
  %423 = getelementptr inbounds nuw i8, ptr %419, i64 16
  store i64 %422, ptr %423, align 8
  %424 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %425 = load i64, ptr %424, align 8
  %426 = icmp slt i64 %425, 0
  br i1 %426, label %427, label %431

427:                                              ; preds = %414
  %428 = getelementptr inbounds nuw i8, ptr %370, i64 96
  %429 = load i64, ptr %428, align 8
  %430 = icmp eq i64 %429, 0
  br i1 %430, label %929, label %630

431:                                              ; preds = %414
  %432 = getelementptr inbounds nuw i8, ptr %370, i64 112
  %433 = load i64, ptr %432, align 8
  %434 = icmp eq i64 %433, %425
  br i1 %434, label %435, label %929

435:                                              ; preds = %431
  %436 = icmp eq i64 %425, 0
  br i1 %436, label %439, label %437

437:                                              ; preds = %435
  %438 = getelementptr inbounds nuw i8, ptr %370, i64 120
  br label %444

439:                                              ; preds = %444, %435
  %440 = phi i64 [ 0, %435 ], [ %451, %444 ]
  %441 = getelementptr inbounds nuw i8, ptr %370, i64 96
  %442 = load i64, ptr %441, align 8
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %454, label %630

444:                                              ; preds = %437, %444
  %445 = phi i64 [ 0, %437 ], [ %450, %444 ]
  %446 = getelementptr inbounds nuw i64, ptr %438, i64 %445
  %447 = load i64, ptr %446, align 8
  %448 = load ptr, ptr %57, align 8
  %449 = getelementptr inbounds nuw i8, ptr %448, i64 8
  store ptr %449, ptr %57, align 8
  store i64 %447, ptr %448, align 8
  %450 = add nuw nsw i64 %445, 1
  %451 = load i64, ptr %432, align 8
  %452 = shl nsw i64 %451, 1
  %453 = icmp slt i64 %450, %452
  br i1 %453, label %444, label %439, !llvm.loop !12

454:                                              ; preds = %439
  %455 = load i64, ptr %388, align 8
  %456 = and i64 %455, 2
  %457 = icmp eq i64 %456, 0
  br i1 %457, label %630, label %458

458:                                              ; preds = %454
  %459 = getelementptr inbounds nuw i8, ptr %370, i64 120
  %460 = getelementptr inbounds i64, ptr %459, i64 %440
  %461 = call fastcc i32 @meets_itself(i64 noundef %440, ptr noundef nonnull %459, ptr noundef nonnull %460)
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %630, label %929

463:                                              ; preds = %95, %95
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  store i32 0, ptr %11, align 4
  %464 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %465 = load ptr, ptr %464, align 8
  %466 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %467 = icmp eq ptr %465, %466
  br i1 %467, label %469, label %468

468:                                              ; preds = %463
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %929

469:                                              ; preds = %463
  %470 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %471 = call i64 %470(ptr noundef nonnull %99, ptr noundef nonnull %11) #8
  %472 = load i32, ptr %11, align 4
  %473 = icmp eq i32 %472, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br i1 %473, label %474, label %929

474:                                              ; preds = %469
  %475 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %476 = load i64, ptr %475, align 8
  %477 = icmp slt i64 %471, %476
  br i1 %477, label %929, label %478

478:                                              ; preds = %474
  %479 = getelementptr inbounds nuw i8, ptr %97, i64 72
  %480 = load i64, ptr %479, align 8
  %481 = icmp sgt i64 %471, %480
  br i1 %481, label %929, label %482

482:                                              ; preds = %478
  %483 = load i64, ptr %97, align 8
  %484 = icmp eq i64 %483, 3
  br i1 %484, label %485, label %490

485:                                              ; preds = %482
  %486 = call i64 @llvm.abs.i64(i64 %471, i1 true)
  %487 = load i64, ptr %14, align 8
  %488 = icmp sgt i64 %486, %487
  br i1 %488, label %489, label %490

489:                                              ; preds = %485
  store i64 %486, ptr %14, align 8
  br label %490

490:                                              ; preds = %489, %485, %482
  %491 = load ptr, ptr %57, align 8
  %492 = getelementptr inbounds nuw i8, ptr %491, i64 8
  store ptr %492, ptr %57, align 8
  store i64 %471, ptr %491, align 8
  br label %630

493:                                              ; preds = %95
  %494 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %495 = load i64, ptr %494, align 8
  %496 = and i64 %495, 2
  %497 = icmp eq i64 %496, 0
  br i1 %497, label %506, label %498

498:                                              ; preds = %493
  %499 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %500 = load ptr, ptr %499, align 8
  %501 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %502 = icmp eq ptr %500, %501
  br i1 %502, label %503, label %506

503:                                              ; preds = %498
  %504 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %505 = load double, ptr %504, align 8
  br label %522

506:                                              ; preds = %498, %493
  %507 = and i64 %495, 1
  %508 = icmp eq i64 %507, 0
  br i1 %508, label %929, label %509

509:                                              ; preds = %506
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  store i32 0, ptr %9, align 4
  %510 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %511 = load ptr, ptr %510, align 8
  %512 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %513 = icmp eq ptr %511, %512
  br i1 %513, label %515, label %514

514:                                              ; preds = %509
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %929

515:                                              ; preds = %509
  %516 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %517 = call i64 %516(ptr noundef nonnull %99, ptr noundef nonnull %9) #8
  %518 = load i32, ptr %9, align 4
  %519 = icmp eq i32 %518, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br i1 %519, label %520, label %929

520:                                              ; preds = %515
  %521 = sitofp i64 %517 to double
  br label %522

522:                                              ; preds = %520, %503
  %523 = phi double [ %505, %503 ], [ %521, %520 ]
  %524 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %525 = load i64, ptr %524, align 8
  switch i64 %525, label %563 [
    i64 64, label %526
    i64 32, label %529
    i64 0, label %535
  ]

526:                                              ; preds = %522
  %527 = load ptr, ptr %57, align 8
  %528 = getelementptr inbounds nuw i8, ptr %527, i64 8
  store ptr %528, ptr %57, align 8
  store double %523, ptr %527, align 8
  br label %630

529:                                              ; preds = %522
  %530 = fptrunc double %523 to float
  %531 = bitcast float %530 to i32
  %532 = zext i32 %531 to i64
  %533 = load ptr, ptr %57, align 8
  %534 = getelementptr inbounds nuw i8, ptr %533, i64 8
  store ptr %534, ptr %57, align 8
  store i64 %532, ptr %533, align 8
  br label %630

535:                                              ; preds = %522
  %536 = fptrunc double %523 to float
  %537 = bitcast float %536 to i32
  %538 = fcmp uno double %523, 0.000000e+00
  br i1 %538, label %559, label %539

539:                                              ; preds = %535
  %540 = fpext float %536 to double
  %541 = fcmp une double %523, %540
  br i1 %541, label %542, label %551

542:                                              ; preds = %539
  %543 = fcmp olt double %523, 0xB690000000000000
  %544 = fneg double %540
  %545 = select i1 %543, double %544, double %540
  %546 = call double @llvm.fabs.f64(double %523)
  %547 = fcmp ogt double %545, %546
  %548 = sext i1 %547 to i32
  %549 = add i32 %548, %537
  %550 = or i32 %549, 1
  br label %551

551:                                              ; preds = %542, %539
  %552 = phi i32 [ %550, %542 ], [ %537, %539 ]
  %553 = add i32 %552, 32767
  %554 = lshr i32 %552, 16
  %555 = and i32 %554, 1
  %556 = add i32 %553, %555
  %557 = lshr i32 %556, 16
  %558 = zext nneg i32 %557 to i64
  br label %559

559:                                              ; preds = %551, %535
  %560 = phi i64 [ %558, %551 ], [ 32704, %535 ]
  %561 = load ptr, ptr %57, align 8
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 8
  store ptr %562, ptr %57, align 8
  store i64 %560, ptr %561, align 8
  br label %630

563:                                              ; preds = %522
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  store i16 0, ptr %10, align 4
  %564 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %565 = call i32 %564(double noundef %523, ptr noundef nonnull %10, i32 noundef 1) #8
  %566 = icmp sgt i32 %565, -1
  br i1 %566, label %567, label %572

567:                                              ; preds = %563
  %568 = load i16, ptr %10, align 4
  %569 = zext i16 %568 to i64
  %570 = load ptr, ptr %57, align 8
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 8
  store ptr %571, ptr %57, align 8
  store i64 %569, ptr %570, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %630

572:                                              ; preds = %563
  %573 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %573() #8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %929

574:                                              ; preds = %95
  %575 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %576 = load ptr, ptr %575, align 8
  %577 = icmp eq ptr %99, %576
  br i1 %577, label %630, label %929

578:                                              ; preds = %95
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  store i32 0, ptr %8, align 4
  %579 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %580 = load ptr, ptr %579, align 8
  %581 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %582 = icmp eq ptr %580, %581
  br i1 %582, label %584, label %583

583:                                              ; preds = %578
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %929

584:                                              ; preds = %578
  %585 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %586 = call i64 %585(ptr noundef nonnull %99, ptr noundef nonnull %8) #8
  %587 = load i32, ptr %8, align 4
  %588 = icmp eq i32 %587, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br i1 %588, label %589, label %929

589:                                              ; preds = %584
  %590 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %591 = load i64, ptr %590, align 8
  %592 = icmp eq i64 %586, %591
  br label %617

593:                                              ; preds = %95
  %594 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %595 = load ptr, ptr %594, align 8
  %596 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %597 = icmp eq ptr %595, %596
  br i1 %597, label %598, label %929

598:                                              ; preds = %593
  %599 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %600 = load i64, ptr %599, align 8
  %601 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %602 = load i64, ptr %601, align 8
  %603 = icmp eq i64 %600, %602
  br label %617

604:                                              ; preds = %95
  %605 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %606 = load ptr, ptr %605, align 8
  %607 = icmp eq ptr %99, %606
  br i1 %607, label %630, label %608

608:                                              ; preds = %604
  %609 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %610 = load ptr, ptr %609, align 8
  %611 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %612 = icmp eq ptr %610, %611
  br i1 %612, label %613, label %929

613:                                              ; preds = %608
  %614 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %615 = call i32 %614(ptr noundef nonnull %99, ptr noundef %606) #8
  %616 = icmp eq i32 %615, 0
  br label %617

617:                                              ; preds = %589, %598, %613
  %618 = phi i1 [ %603, %598 ], [ %592, %589 ], [ %616, %613 ]
  br i1 %618, label %630, label %929

619:                                              ; preds = %95
  %620 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %621 = icmp eq ptr %99, %620
  %622 = zext i1 %621 to i64
  %623 = load ptr, ptr %57, align 8
  %624 = getelementptr inbounds nuw i8, ptr %623, i64 8
  store ptr %624, ptr %57, align 8
  store i64 %622, ptr %623, align 8
  %625 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %626 = icmp ne ptr %99, %625
  %627 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %628 = icmp ne ptr %99, %627
  %629 = select i1 %626, i1 %628, i1 false
  br i1 %629, label %929, label %630

630:                                              ; preds = %604, %574, %458, %427, %617, %299, %439, %454, %567, %526, %337, %559, %529, %490, %619
  %631 = add nuw nsw i64 %96, 1
  %632 = load i64, ptr %92, align 8
  %633 = icmp slt i64 %631, %632
  br i1 %633, label %95, label %634, !llvm.loop !13

634:                                              ; preds = %630
  %635 = load i64, ptr %14, align 8
  br label %636

636:                                              ; preds = %634, %85
  %637 = phi i64 [ %635, %634 ], [ %91, %85 ]
  %638 = getelementptr inbounds nuw i8, ptr %63, i64 48
  %639 = load i64, ptr %638, align 8
  %640 = icmp slt i64 %637, %639
  br i1 %640, label %929, label %641

641:                                              ; preds = %636
  %642 = getelementptr inbounds nuw i8, ptr %63, i64 56
  %643 = load i64, ptr %642, align 8
  %644 = icmp sgt i64 %637, %643
  br i1 %644, label %929, label %645

645:                                              ; preds = %641
  %646 = load i32, ptr %55, align 8
  %647 = icmp sgt i32 %646, 0
  br i1 %647, label %648, label %650

648:                                              ; preds = %645
  %649 = zext nneg i32 %646 to i64
  br label %653

650:                                              ; preds = %681, %645
  %651 = load i64, ptr %87, align 8
  %652 = icmp sgt i64 %651, 0
  br i1 %652, label %688, label %717

653:                                              ; preds = %648, %681
  %654 = phi i64 [ 0, %648 ], [ %682, %681 ]
  %655 = getelementptr inbounds nuw %struct.range, ptr %58, i64 %654
  %656 = getelementptr inbounds nuw i8, ptr %655, i64 16
  %657 = load i64, ptr %656, align 8
  %658 = icmp eq i64 %657, 0
  br i1 %658, label %681, label %659

659:                                              ; preds = %653
  %660 = getelementptr inbounds nuw i8, ptr %655, i64 8
  br label %661

661:                                              ; preds = %659, %678
  %662 = phi i64 [ 0, %659 ], [ %679, %678 ]
  %663 = getelementptr inbounds nuw %struct.range, ptr %58, i64 %662
  %664 = icmp eq i64 %654, %662
  br i1 %664, label %678, label %665

665:                                              ; preds = %661
  %666 = load i64, ptr %655, align 8
  %667 = getelementptr inbounds nuw i8, ptr %663, i64 8
  %668 = load i64, ptr %667, align 8
  %669 = icmp slt i64 %666, %668
  br i1 %669, label %670, label %678

670:                                              ; preds = %665
  %671 = load i64, ptr %663, align 8
  %672 = load i64, ptr %660, align 8
  %673 = icmp slt i64 %671, %672
  %674 = icmp slt i64 %666, %672
  %675 = and i1 %673, %674
  %676 = icmp slt i64 %671, %668
  %677 = and i1 %676, %675
  br i1 %677, label %929, label %678

678:                                              ; preds = %670, %665, %661
  %679 = add nuw nsw i64 %662, 1
  %680 = icmp eq i64 %679, %649
  br i1 %680, label %681, label %661, !llvm.loop !14

681:                                              ; preds = %678, %653
  %682 = add nuw nsw i64 %654, 1
  %683 = icmp eq i64 %682, %649
  br i1 %683, label %650, label %653, !llvm.loop !15

684:                                              ; preds = %705
  %685 = add nuw nsw i64 %689, 1
  %686 = load i64, ptr %87, align 8
  %687 = icmp slt i64 %685, %686
  br i1 %687, label %688, label %717, !llvm.loop !16

688:                                              ; preds = %650, %684
  %689 = phi i64 [ %685, %684 ], [ 0, %650 ]
  %690 = getelementptr inbounds nuw %struct.dependency, ptr %86, i64 %689
  %691 = load i64, ptr %690, align 8
  %692 = icmp eq i64 %691, 0
  br i1 %692, label %698, label %693

693:                                              ; preds = %688
  %694 = getelementptr inbounds nuw i8, ptr %690, i64 8
  %695 = load ptr, ptr %694, align 8
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %697 = load ptr, ptr %696, align 8
  br label %705

698:                                              ; preds = %688
  %699 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %700 = getelementptr inbounds nuw i8, ptr %690, i64 8
  %701 = load ptr, ptr %700, align 8
  %702 = getelementptr inbounds nuw i8, ptr %690, i64 16
  %703 = load ptr, ptr %702, align 8
  %704 = call ptr %699(ptr noundef %701, ptr noundef %703) #8
  br label %705

705:                                              ; preds = %698, %693
  %706 = phi ptr [ %697, %693 ], [ %704, %698 ]
  %707 = getelementptr inbounds nuw i8, ptr %690, i64 24
  %708 = load ptr, ptr %707, align 8
  %709 = icmp eq ptr %706, %708
  br i1 %709, label %684, label %710

710:                                              ; preds = %705
  %711 = icmp eq ptr %706, null
  br i1 %711, label %712, label %929

712:                                              ; preds = %710
  %713 = load i64, ptr %690, align 8
  %714 = icmp eq i64 %713, 0
  br i1 %714, label %715, label %929

715:                                              ; preds = %712
  %716 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %716() #8
  br label %929

717:                                              ; preds = %650, %684
  %718 = getelementptr inbounds nuw i8, ptr %63, i64 88
  %719 = getelementptr inbounds nuw i8, ptr %63, i64 160
  %720 = load i64, ptr %719, align 8
  %721 = icmp eq i64 %720, 0
  br i1 %721, label %738, label %722

722:                                              ; preds = %717
  %723 = load ptr, ptr @spare.0, align 8
  %724 = icmp eq ptr %723, null
  %725 = load i64, ptr @spare.1, align 8
  %726 = icmp slt i64 %725, %720
  %727 = select i1 %724, i1 true, i1 %726
  br i1 %727, label %729, label %728

728:                                              ; preds = %722
  store ptr null, ptr @spare.0, align 8
  br label %738

729:                                              ; preds = %722
  %730 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %731 = add i64 %720, 64
  %732 = call ptr %730(i64 noundef %731) #8
  %733 = icmp eq ptr %732, null
  br i1 %733, label %939, label %734

734:                                              ; preds = %729
  %735 = load i64, ptr %719, align 8
  %736 = freeze i64 %735
  %737 = icmp eq i64 %736, 0
  br label %738

738:                                              ; preds = %734, %728, %717
  %739 = phi i1 [ true, %717 ], [ %737, %734 ], [ false, %728 ]
  %740 = phi i64 [ undef, %717 ], [ %720, %734 ], [ %725, %728 ]
  %741 = phi ptr [ undef, %717 ], [ %732, %734 ], [ %723, %728 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %742 = getelementptr inbounds nuw i8, ptr %63, i64 104
  %743 = getelementptr inbounds nuw i8, ptr %14, i64 792
  %744 = load i64, ptr %742, align 8
  store i64 %744, ptr %743, align 8
  %745 = getelementptr inbounds nuw i8, ptr %63, i64 112
  %746 = load i64, ptr %745, align 8
  %747 = getelementptr inbounds nuw i8, ptr %14, i64 800
  store i64 %746, ptr %747, align 8
  %748 = getelementptr inbounds nuw i8, ptr %63, i64 120
  %749 = load i64, ptr %748, align 8
  %750 = getelementptr inbounds nuw i8, ptr %14, i64 808
  store i64 %749, ptr %750, align 8
  %751 = ptrtoint ptr %741 to i64
  %752 = add i64 %751, 63
  %753 = and i64 %752, -64
  %754 = inttoptr i64 %753 to ptr
  %755 = select i1 %739, ptr null, ptr %754
  %756 = ptrtoint ptr %12 to i64
  %757 = getelementptr inbounds nuw i8, ptr %14, i64 816
  store i64 %756, ptr %757, align 8
  %758 = getelementptr inbounds nuw i8, ptr %63, i64 72
  %759 = load ptr, ptr %758, align 8
  %760 = load i64, ptr %759, align 8
  %761 = add nsw i64 %760, 1
  store i64 %761, ptr %759, align 8
  %762 = getelementptr inbounds nuw i8, ptr %63, i64 168
  %763 = load i64, ptr %762, align 8
  %764 = and i64 %763, 1
  %765 = icmp eq i64 %764, 0
  br i1 %765, label %773, label %766

766:                                              ; preds = %738
  %767 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %768 = load i64, ptr %767, align 8
  %769 = icmp eq i64 %768, 0
  br i1 %769, label %773, label %770

770:                                              ; preds = %766
  %771 = getelementptr inbounds nuw i8, ptr %63, i64 80
  %772 = load ptr, ptr %771, align 8
  call void %772(ptr noundef nonnull %743, i64 noundef 0, i64 noundef %768, ptr noundef %755) #8
  br label %773

773:                                              ; preds = %770, %766, %738
  %774 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %774(ptr noundef nonnull %60) #8
  %775 = load i64, ptr %762, align 8
  %776 = and i64 %775, 1
  %777 = icmp eq i64 %776, 0
  br i1 %777, label %778, label %892

778:                                              ; preds = %773
  %779 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %780 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %781 = getelementptr inbounds nuw i8, ptr %63, i64 80
  %782 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %783 = getelementptr inbounds nuw i8, ptr %63, i64 96
  %784 = getelementptr inbounds nuw i8, ptr %63, i64 144
  %785 = getelementptr inbounds nuw i8, ptr %63, i64 152
  %786 = load i64, ptr %779, align 8
  %787 = icmp sgt i64 %786, 0
  br i1 %787, label %788, label %892

788:                                              ; preds = %778
  %789 = and i64 %775, 4
  %790 = icmp eq i64 %789, 0
  %791 = load ptr, ptr %718, align 8
  %792 = icmp ne ptr %791, null
  %793 = and i1 %790, %792
  %794 = zext i1 %793 to i32
  %795 = getelementptr inbounds nuw i8, ptr %63, i64 136
  %796 = load i64, ptr %795, align 8
  br label %797

797:                                              ; preds = %788, %889
  %798 = phi i64 [ %880, %889 ], [ %796, %788 ]
  %799 = phi i32 [ %879, %889 ], [ %794, %788 ]
  %800 = phi i64 [ %881, %889 ], [ 0, %788 ]
  %801 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %802 = call ptr %801() #8
  %803 = icmp eq i32 %799, 0
  br i1 %803, label %804, label %866

804:                                              ; preds = %797
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %805 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %806 = call i32 %805(i32 noundef 1, ptr noundef nonnull %7) #8
  %807 = load i64, ptr %7, align 8
  %808 = mul nsw i64 %807, 1000000000
  %809 = load i64, ptr %780, align 8
  %810 = add nsw i64 %808, %809
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %811

811:                                              ; preds = %864, %804
  %812 = phi i64 [ %798, %804 ], [ %865, %864 ]
  %813 = phi i64 [ %810, %804 ], [ %827, %864 ]
  %814 = phi i64 [ %800, %804 ], [ %819, %864 ]
  %815 = load i64, ptr %779, align 8
  %816 = sub nsw i64 %815, %814
  %817 = call i64 @llvm.smin.i64(i64 %816, i64 %812)
  %818 = load ptr, ptr %781, align 8
  %819 = add nsw i64 %817, %814
  call void %818(ptr noundef nonnull %743, i64 noundef %814, i64 noundef %819, ptr noundef %755) #8
  %820 = load i64, ptr %779, align 8
  %821 = sub nsw i64 %820, %819
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %822 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %823 = call i32 %822(i32 noundef 1, ptr noundef nonnull %6) #8
  %824 = load i64, ptr %6, align 8
  %825 = mul nsw i64 %824, 1000000000
  %826 = load i64, ptr %782, align 8
  %827 = add nsw i64 %825, %826
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %828 = sub nsw i64 %827, %813
  %829 = icmp eq i64 %820, %819
  br i1 %829, label %878, label %830

830:                                              ; preds = %811
  %831 = sub nsw i64 %827, %810
  %832 = icmp sgt i64 %831, 50000000
  br i1 %832, label %878, label %833

833:                                              ; preds = %830
  %834 = load ptr, ptr %718, align 8
  %835 = icmp eq ptr %834, null
  br i1 %835, label %854, label %836

836:                                              ; preds = %833
  %837 = load ptr, ptr %783, align 8
  %838 = load i32, ptr %837, align 4
  %839 = icmp ne i32 %838, 0
  %840 = icmp sgt i64 %831, 20000
  %841 = and i1 %840, %839
  br i1 %841, label %842, label %854

842:                                              ; preds = %836
  %843 = sdiv i64 %828, %817
  %844 = sdiv i64 50000, %821
  %845 = icmp slt i64 %843, %844
  br i1 %845, label %854, label %846

846:                                              ; preds = %842
  %847 = load i64, ptr %784, align 8
  %848 = shl nsw i64 %847, 2
  %849 = sdiv i64 %821, %848
  %850 = add nsw i64 %843, 1
  %851 = sdiv i64 20000, %850
  %852 = call i64 @llvm.smin.i64(i64 %851, i64 %849)
  %853 = add nsw i64 %852, 1
  br label %866

854:                                              ; preds = %842, %836, %833
  %855 = icmp slt i64 %828, 100000
  br i1 %855, label %856, label %858

856:                                              ; preds = %854
  %857 = shl nsw i64 %812, 1
  br label %864

858:                                              ; preds = %854
  %859 = icmp samesign ugt i64 %828, 400000
  %860 = icmp sgt i64 %812, 1
  %861 = and i1 %860, %859
  %862 = zext i1 %861 to i64
  %863 = lshr i64 %812, %862
  br label %864

864:                                              ; preds = %858, %856
  %865 = phi i64 [ %863, %858 ], [ %857, %856 ]
  br label %811

866:                                              ; preds = %846, %797
  %867 = phi i64 [ %800, %797 ], [ %819, %846 ]
  %868 = phi i64 [ %798, %797 ], [ %853, %846 ]
  %869 = load i64, ptr %779, align 8
  %870 = icmp slt i64 %867, %869
  br i1 %870, label %871, label %878

871:                                              ; preds = %866
  %872 = load ptr, ptr %718, align 8
  %873 = load ptr, ptr %781, align 8
  %874 = load i64, ptr %785, align 8
  %875 = load i64, ptr %784, align 8
  %876 = trunc i64 %875 to i32
  %877 = call i64 %872(ptr noundef %873, ptr noundef nonnull %743, i64 noundef %867, i64 noundef %869, i64 noundef %868, ptr noundef %755, i64 noundef %874, i32 noundef %876, i64 noundef 50000000) #8
  br label %878

878:                                              ; preds = %830, %811, %871, %866
  %879 = phi i32 [ 1, %871 ], [ 1, %866 ], [ 0, %811 ], [ 0, %830 ]
  %880 = phi i64 [ %868, %871 ], [ %868, %866 ], [ %812, %811 ], [ %812, %830 ]
  %881 = phi i64 [ %877, %871 ], [ %867, %866 ], [ %819, %811 ], [ %819, %830 ]
  %882 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %882(ptr noundef %802) #8
  %883 = load i64, ptr %779, align 8
  %884 = icmp slt i64 %881, %883
  br i1 %884, label %885, label %892

885:                                              ; preds = %878
  %886 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %887 = call i32 %886() #8
  %888 = icmp eq i32 %887, 0
  br i1 %888, label %889, label %919

889:                                              ; preds = %885
  %890 = load i64, ptr %779, align 8
  %891 = icmp slt i64 %881, %890
  br i1 %891, label %797, label %892, !llvm.loop !17

892:                                              ; preds = %878, %889, %778, %773
  %893 = load i64, ptr %12, align 8
  %894 = icmp eq i64 %893, 0
  br i1 %894, label %916, label %895

895:                                              ; preds = %892
  %896 = load i64, ptr %762, align 8
  %897 = and i64 %896, 2
  %898 = icmp eq i64 %897, 0
  br i1 %898, label %916, label %899

899:                                              ; preds = %895
  %900 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %901 = getelementptr inbounds i8, ptr %60, i64 %900
  %902 = load ptr, ptr %901, align 8
  %903 = add nsw i64 %893, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %904 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %905 = call ptr %904(i64 noundef range(i64 0, -1) %903) #8
  store ptr %905, ptr %5, align 8
  %906 = icmp eq ptr %905, null
  br i1 %906, label %914, label %907

907:                                              ; preds = %899
  %908 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %908(ptr noundef %902) #8
  %909 = load ptr, ptr @py, align 8
  %910 = call ptr %909(ptr noundef %902, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #8
  %911 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %912 = load ptr, ptr %5, align 8
  call void %911(ptr noundef %912) #8
  %913 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %913(ptr noundef %902) #8
  br label %914

914:                                              ; preds = %899, %907
  %915 = phi ptr [ %910, %907 ], [ null, %899 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %919

916:                                              ; preds = %895, %892
  %917 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %918 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  call void %917(ptr noundef %918) #8
  br label %919

919:                                              ; preds = %885, %916, %914
  %920 = phi ptr [ %915, %914 ], [ %918, %916 ], [ null, %885 ]
  %921 = load i64, ptr %719, align 8
  %922 = icmp eq i64 %921, 0
  br i1 %922, label %937, label %923

923:                                              ; preds = %919
  %924 = load ptr, ptr @spare.0, align 8
  %925 = icmp eq ptr %924, null
  br i1 %925, label %926, label %927

926:                                              ; preds = %923
  store ptr %741, ptr @spare.0, align 8
  store i64 %740, ptr @spare.1, align 8
  br label %937

927:                                              ; preds = %923
  %928 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %928(ptr noundef %741) #8
  br label %937

929:                                              ; preds = %608, %593, %584, %172, %506, %515, %469, %474, %478, %381, %392, %375, %431, %367, %362, %356, %350, %169, %112, %106, %101, %619, %617, %427, %458, %574, %183, %670, %256, %289, %583, %712, %715, %710, %572, %514, %468, %636, %641, %59, %80, %67
  %930 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %931 = getelementptr inbounds i8, ptr %60, i64 %930
  %932 = load ptr, ptr %931, align 8
  %933 = icmp ne ptr %932, null
  %934 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %935 = icmp ne ptr %932, %934
  %936 = select i1 %933, i1 %935, i1 false
  br i1 %936, label %59, label %939, !llvm.loop !18

937:                                              ; preds = %919, %926, %927
  %938 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %938(ptr noundef nonnull %60) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %942

939:                                              ; preds = %929, %50, %729, %4
  %940 = load ptr, ptr @py, align 8
  %941 = call ptr %940(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #8
  br label %942

942:                                              ; preds = %937, %939
  %943 = phi ptr [ %941, %939 ], [ %920, %937 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  ret ptr %943
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
