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
  br i1 %23, label %886, label %24

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
  br i1 %53, label %886, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 824
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 24
  br label %59

59:                                               ; preds = %54, %876
  %60 = phi ptr [ %17, %54 ], [ %879, %876 ]
  %61 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 40
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %2, %65
  br i1 %66, label %67, label %876

67:                                               ; preds = %59
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, %52
  br i1 %70, label %71, label %876

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw i8, ptr %63, i64 88
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %80, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %63, i64 96
  %77 = load ptr, ptr %76, align 8
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %876, label %80

80:                                               ; preds = %75, %71
  %81 = getelementptr inbounds nuw i8, ptr %63, i64 192
  %82 = getelementptr inbounds nuw i8, ptr %63, i64 176
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.dependency, ptr %81, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %63, i64 64
  %86 = load i64, ptr %85, align 8
  store i64 %86, ptr %14, align 8
  store i32 0, ptr %55, align 8
  store ptr %56, ptr %57, align 8
  %87 = getelementptr inbounds nuw i8, ptr %63, i64 184
  %88 = load i64, ptr %87, align 8
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %631

90:                                               ; preds = %80, %625
  %91 = phi i64 [ %626, %625 ], [ 0, %80 ]
  %92 = getelementptr inbounds nuw %struct.item, ptr %84, i64 %91
  %93 = getelementptr inbounds nuw ptr, ptr %1, i64 %91
  %94 = load ptr, ptr %93, align 8
  %95 = load i64, ptr %92, align 8
  switch i64 %95, label %599 [
    i64 0, label %96
    i64 1, label %345
    i64 2, label %458
    i64 3, label %458
    i64 4, label %488
    i64 6, label %569
    i64 5, label %614
    i64 7, label %573
    i64 8, label %588
  ]

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %98 = load ptr, ptr %97, align 8
  %99 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %100 = icmp eq ptr %98, %99
  br i1 %100, label %101, label %876

101:                                              ; preds = %96
  %102 = getelementptr inbounds nuw i8, ptr %94, i64 56
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %103, %105
  br i1 %106, label %107, label %876

107:                                              ; preds = %101
  %108 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = trunc i64 %109 to i32
  %111 = shl i32 %110, 10
  %112 = and i32 %111, 1024
  %113 = getelementptr inbounds nuw i8, ptr %92, i64 48
  %114 = load i64, ptr %113, align 8
  %115 = lshr i64 %114, 63
  %116 = trunc nuw nsw i64 %115 to i32
  %117 = or disjoint i32 %112, %116
  %118 = or disjoint i32 %117, 256
  %119 = getelementptr inbounds nuw i8, ptr %94, i64 64
  %120 = load i32, ptr %119, align 8
  %121 = and i32 %118, %120
  %122 = icmp eq i32 %121, %118
  br i1 %122, label %123, label %876

123:                                              ; preds = %107
  %124 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %125 = load i32, ptr %124, align 8
  %126 = icmp sgt i32 %125, 0
  br i1 %126, label %127, label %153

127:                                              ; preds = %123
  %128 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %129 = load ptr, ptr %128, align 8
  %130 = zext nneg i32 %125 to i64
  %131 = icmp eq i32 %125, 1
  br i1 %131, label %150, label %132

132:                                              ; preds = %127
  %133 = and i64 %130, 2147483646
  br label %134

134:                                              ; preds = %134, %132
  %135 = phi i64 [ 0, %132 ], [ %145, %134 ]
  %136 = phi i64 [ 1, %132 ], [ %143, %134 ]
  %137 = phi i64 [ 1, %132 ], [ %144, %134 ]
  %138 = getelementptr inbounds nuw i64, ptr %129, i64 %135
  %139 = getelementptr inbounds nuw i64, ptr %129, i64 %135
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %141 = load i64, ptr %138, align 8
  %142 = load i64, ptr %140, align 8
  %143 = mul i64 %141, %136
  %144 = mul i64 %142, %137
  %145 = add nuw i64 %135, 2
  %146 = icmp eq i64 %145, %133
  br i1 %146, label %147, label %134, !llvm.loop !4

147:                                              ; preds = %134
  %148 = mul i64 %144, %143
  %149 = icmp eq i64 %133, %130
  br i1 %149, label %153, label %150

150:                                              ; preds = %127, %147
  %151 = phi i64 [ 0, %127 ], [ %133, %147 ]
  %152 = phi i64 [ 1, %127 ], [ %148, %147 ]
  br label %156

153:                                              ; preds = %156, %147, %123
  %154 = phi i64 [ 1, %123 ], [ %148, %147 ], [ %161, %156 ]
  %155 = icmp sgt i64 %114, -1
  br i1 %155, label %164, label %319

156:                                              ; preds = %150, %156
  %157 = phi i64 [ %162, %156 ], [ %151, %150 ]
  %158 = phi i64 [ %161, %156 ], [ %152, %150 ]
  %159 = getelementptr inbounds nuw i64, ptr %129, i64 %157
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %160, %158
  %162 = add nuw nsw i64 %157, 1
  %163 = icmp eq i64 %162, %130
  br i1 %163, label %153, label %156, !llvm.loop !8

164:                                              ; preds = %153
  %165 = sext i32 %125 to i64
  %166 = icmp eq i64 %114, %165
  br i1 %166, label %167, label %876

167:                                              ; preds = %164
  %168 = load ptr, ptr %57, align 8
  %169 = icmp eq i64 %154, 0
  br i1 %169, label %876, label %170

170:                                              ; preds = %167
  %171 = icmp eq i64 %114, 0
  br i1 %171, label %217, label %172

172:                                              ; preds = %170
  %173 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %174 = getelementptr inbounds nuw i8, ptr %94, i64 40
  %175 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %176 = getelementptr i64, ptr %168, i64 %114
  %177 = getelementptr i8, ptr %176, i64 24
  br label %178

178:                                              ; preds = %208, %172
  %179 = phi i64 [ 0, %172 ], [ %201, %208 ]
  %180 = phi i64 [ 0, %172 ], [ %199, %208 ]
  %181 = phi i64 [ 0, %172 ], [ %204, %208 ]
  %182 = phi i64 [ 0, %172 ], [ %212, %208 ]
  %183 = load ptr, ptr %173, align 8
  %184 = getelementptr inbounds nuw i64, ptr %183, i64 %182
  %185 = load i64, ptr %184, align 8
  %186 = load ptr, ptr %174, align 8
  %187 = getelementptr inbounds nuw i64, ptr %186, i64 %182
  %188 = load i64, ptr %187, align 8
  %189 = load i64, ptr %175, align 8
  %190 = ashr i64 %188, %189
  %191 = shl nsw i64 -1, %189
  %192 = xor i64 %191, -1
  %193 = and i64 %188, %192
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %195, label %876

195:                                              ; preds = %178
  %196 = add nsw i64 %185, -1
  %197 = mul nsw i64 %190, %196
  %198 = call i64 @llvm.smax.i64(i64 %197, i64 0)
  %199 = add nuw nsw i64 %198, %180
  %200 = call i64 @llvm.smin.i64(i64 %197, i64 0)
  %201 = sub nsw i64 %179, %200
  %202 = call i64 @llvm.abs.i64(i64 %190, i1 true)
  %203 = mul nsw i64 %202, %185
  %204 = add nsw i64 %203, %181
  %205 = load i64, ptr %14, align 8
  %206 = icmp sgt i64 %185, %205
  br i1 %206, label %207, label %208

207:                                              ; preds = %195
  store i64 %185, ptr %14, align 8
  br label %208

208:                                              ; preds = %207, %195
  %209 = getelementptr inbounds nuw i64, ptr %168, i64 %182
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  store i64 %185, ptr %210, align 8
  %211 = getelementptr i64, ptr %177, i64 %182
  store i64 %190, ptr %211, align 8
  %212 = add nuw nsw i64 %182, 1
  %213 = icmp eq i64 %212, %114
  br i1 %213, label %214, label %178, !llvm.loop !9

214:                                              ; preds = %208
  %215 = add nuw nsw i64 %199, 1
  %216 = load i32, ptr %119, align 8
  br label %217

217:                                              ; preds = %214, %170
  %218 = phi i32 [ %120, %170 ], [ %216, %214 ]
  %219 = phi i64 [ 0, %170 ], [ %204, %214 ]
  %220 = phi i64 [ 1, %170 ], [ %215, %214 ]
  %221 = phi i64 [ 0, %170 ], [ %201, %214 ]
  %222 = and i32 %218, 1
  %223 = icmp eq i32 %222, 0
  %224 = select i1 %223, i64 %219, i64 %154
  %225 = load i64, ptr %14, align 8
  %226 = icmp sgt i64 %224, %225
  br i1 %226, label %227, label %228

227:                                              ; preds = %217
  store i64 %224, ptr %14, align 8
  br label %228

228:                                              ; preds = %227, %217
  br i1 %223, label %229, label %294

229:                                              ; preds = %228
  %230 = load i64, ptr %108, align 8
  %231 = and i64 %230, 2
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %294, label %233

233:                                              ; preds = %229
  %234 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %94, i64 40
  %237 = load ptr, ptr %236, align 8
  br i1 %171, label %294, label %239

238:                                              ; preds = %290
  br label %239, !llvm.loop !10

239:                                              ; preds = %233, %238
  %240 = phi i64 [ %291, %238 ], [ 0, %233 ]
  %241 = phi i64 [ %272, %238 ], [ 0, %233 ]
  br label %242

242:                                              ; preds = %263, %239
  %243 = phi i64 [ %265, %263 ], [ 0, %239 ]
  %244 = phi i64 [ %264, %263 ], [ -1, %239 ]
  %245 = getelementptr inbounds nuw i64, ptr %237, i64 %243
  %246 = load i64, ptr %245, align 8
  %247 = call i64 @llvm.abs.i64(i64 %246, i1 true)
  %248 = getelementptr inbounds nuw i64, ptr %235, i64 %243
  %249 = load i64, ptr %248, align 8
  %250 = icmp slt i64 %249, 2
  br i1 %250, label %263, label %251

251:                                              ; preds = %242
  %252 = icmp eq i64 %246, 0
  br i1 %252, label %876, label %253

253:                                              ; preds = %251
  %254 = icmp samesign ugt i64 %247, %241
  br i1 %254, label %255, label %263

255:                                              ; preds = %253
  %256 = icmp slt i64 %244, 0
  br i1 %256, label %262, label %257

257:                                              ; preds = %255
  %258 = getelementptr inbounds nuw i64, ptr %237, i64 %244
  %259 = load i64, ptr %258, align 8
  %260 = call i64 @llvm.abs.i64(i64 %259, i1 true)
  %261 = icmp samesign ult i64 %247, %260
  br i1 %261, label %262, label %263

262:                                              ; preds = %257, %255
  br label %263

263:                                              ; preds = %262, %257, %253, %242
  %264 = phi i64 [ %244, %242 ], [ %244, %257 ], [ %243, %262 ], [ %244, %253 ]
  %265 = add nuw nsw i64 %243, 1
  %266 = icmp eq i64 %265, %114
  br i1 %266, label %267, label %242, !llvm.loop !11

267:                                              ; preds = %263
  %268 = icmp slt i64 %264, 0
  br i1 %268, label %294, label %269

269:                                              ; preds = %267
  %270 = getelementptr inbounds nuw i64, ptr %237, i64 %264
  %271 = load i64, ptr %270, align 8
  %272 = call i64 @llvm.abs.i64(i64 %271, i1 true)
  br label %273

273:                                              ; preds = %290, %269
  %274 = phi i64 [ %292, %290 ], [ 0, %269 ]
  %275 = phi i64 [ %291, %290 ], [ %240, %269 ]
  %276 = getelementptr inbounds nuw i64, ptr %237, i64 %274
  %277 = load i64, ptr %276, align 8
  %278 = call i64 @llvm.abs.i64(i64 %277, i1 true)
  %279 = getelementptr inbounds nuw i64, ptr %235, i64 %274
  %280 = load i64, ptr %279, align 8
  %281 = icmp sgt i64 %280, 1
  %282 = icmp eq i64 %278, %272
  %283 = select i1 %281, i1 %282, i1 false
  br i1 %283, label %284, label %290

284:                                              ; preds = %273
  %285 = icmp sgt i64 %272, %275
  br i1 %285, label %286, label %876

286:                                              ; preds = %284
  %287 = add nsw i64 %280, -1
  %288 = mul nsw i64 %287, %272
  %289 = add nuw nsw i64 %288, %275
  br label %290

290:                                              ; preds = %286, %273
  %291 = phi i64 [ %275, %273 ], [ %289, %286 ]
  %292 = add nuw nsw i64 %274, 1
  %293 = icmp eq i64 %292, %114
  br i1 %293, label %238, label %273, !llvm.loop !10

294:                                              ; preds = %267, %228, %229, %233
  %295 = phi i64 [ %154, %228 ], [ %220, %233 ], [ %220, %229 ], [ %220, %267 ]
  %296 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %297 = load ptr, ptr %296, align 8
  %298 = ptrtoint ptr %297 to i64
  store i64 %298, ptr %168, align 8
  %299 = getelementptr inbounds nuw i8, ptr %168, i64 8
  store i64 %154, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %168, i64 16
  store i64 %295, ptr %300, align 8
  %301 = load ptr, ptr %57, align 8
  %302 = shl nuw nsw i64 %114, 4
  %303 = getelementptr i8, ptr %301, i64 %302
  %304 = getelementptr i8, ptr %303, i64 24
  store ptr %304, ptr %57, align 8
  %305 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %306 = load i64, ptr %305, align 8
  %307 = shl i64 %221, %306
  %308 = sub nsw i64 %298, %307
  %309 = shl i64 %220, %306
  %310 = add nsw i64 %309, %298
  %311 = load i32, ptr %55, align 8
  %312 = add nsw i32 %311, 1
  store i32 %312, ptr %55, align 8
  %313 = sext i32 %311 to i64
  %314 = getelementptr inbounds %struct.range, ptr %58, i64 %313
  store i64 %308, ptr %314, align 8
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 8
  store i64 %310, ptr %315, align 8
  %316 = load i64, ptr %108, align 8
  %317 = and i64 %316, 2
  %318 = getelementptr inbounds nuw i8, ptr %314, i64 16
  store i64 %317, ptr %318, align 8
  br label %625

319:                                              ; preds = %153
  %320 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %321 = load ptr, ptr %320, align 8
  %322 = ptrtoint ptr %321 to i64
  %323 = load ptr, ptr %57, align 8
  store i64 %322, ptr %323, align 8
  %324 = load ptr, ptr %57, align 8
  %325 = getelementptr inbounds nuw i8, ptr %324, i64 8
  store i64 %154, ptr %325, align 8
  %326 = load ptr, ptr %57, align 8
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 16
  store i64 %154, ptr %327, align 8
  %328 = getelementptr inbounds nuw i8, ptr %326, i64 24
  store ptr %328, ptr %57, align 8
  %329 = load i64, ptr %14, align 8
  %330 = icmp sgt i64 %154, %329
  br i1 %330, label %331, label %332

331:                                              ; preds = %319
  store i64 %154, ptr %14, align 8
  br label %332

332:                                              ; preds = %319, %331
  %333 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %334 = load i64, ptr %333, align 8
  %335 = shl i64 %154, %334
  %336 = add nsw i64 %335, %322
  %337 = load i32, ptr %55, align 8
  %338 = add nsw i32 %337, 1
  store i32 %338, ptr %55, align 8
  %339 = sext i32 %337 to i64
  %340 = getelementptr inbounds %struct.range, ptr %58, i64 %339
  store i64 %322, ptr %340, align 8
  %341 = getelementptr inbounds nuw i8, ptr %340, i64 8
  store i64 %336, ptr %341, align 8
  %342 = load i64, ptr %108, align 8
  %343 = and i64 %342, 2
  %344 = getelementptr inbounds nuw i8, ptr %340, i64 16
  store i64 %343, ptr %344, align 8
  br label %625

345:                                              ; preds = %90
  %346 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %347 = load ptr, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %349 = load ptr, ptr %348, align 8
  %350 = icmp eq ptr %347, %349
  br i1 %350, label %351, label %876

351:                                              ; preds = %345
  %352 = getelementptr inbounds nuw i8, ptr %92, i64 40
  %353 = load i64, ptr %352, align 8
  %354 = getelementptr inbounds i8, ptr %94, i64 %353
  %355 = load ptr, ptr %354, align 8
  %356 = icmp eq ptr %355, null
  br i1 %356, label %876, label %357

357:                                              ; preds = %351
  %358 = getelementptr inbounds nuw i8, ptr %355, i64 8
  %359 = load ptr, ptr %358, align 8
  %360 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %361 = icmp eq ptr %359, %360
  br i1 %361, label %362, label %876

362:                                              ; preds = %357
  %363 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %364 = getelementptr inbounds i8, ptr %355, i64 %363
  %365 = load ptr, ptr %364, align 8
  %366 = icmp eq ptr %365, null
  %367 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %368 = icmp eq ptr %365, %367
  %369 = select i1 %366, i1 true, i1 %368
  br i1 %369, label %876, label %370

370:                                              ; preds = %362
  %371 = getelementptr inbounds nuw i8, ptr %365, i64 32
  %372 = load ptr, ptr %371, align 8
  %373 = getelementptr inbounds nuw i8, ptr %92, i64 32
  %374 = load ptr, ptr %373, align 8
  %375 = icmp eq ptr %372, %374
  br i1 %375, label %376, label %876

376:                                              ; preds = %370
  %377 = getelementptr inbounds nuw i8, ptr %365, i64 40
  %378 = load ptr, ptr %377, align 8
  %379 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %380 = load ptr, ptr %379, align 8
  %381 = icmp eq ptr %378, %380
  br i1 %381, label %382, label %876

382:                                              ; preds = %376
  %383 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %384 = load i64, ptr %383, align 8
  %385 = and i64 %384, 1
  %386 = icmp eq i64 %385, 0
  br i1 %386, label %391, label %387

387:                                              ; preds = %382
  %388 = getelementptr inbounds nuw i8, ptr %365, i64 104
  %389 = load i64, ptr %388, align 8
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %876, label %391

391:                                              ; preds = %387, %382
  %392 = getelementptr inbounds nuw i8, ptr %365, i64 48
  %393 = load i64, ptr %392, align 8
  %394 = load ptr, ptr %57, align 8
  store i64 %393, ptr %394, align 8
  %395 = getelementptr inbounds nuw i8, ptr %365, i64 56
  %396 = load i64, ptr %395, align 8
  %397 = load ptr, ptr %57, align 8
  %398 = getelementptr inbounds nuw i8, ptr %397, i64 8
  store i64 %396, ptr %398, align 8
  %399 = getelementptr inbounds nuw i8, ptr %365, i64 64
  %400 = load i64, ptr %399, align 8
  %401 = load ptr, ptr %57, align 8
  %402 = getelementptr inbounds nuw i8, ptr %401, i64 16
  store i64 %400, ptr %402, align 8
  %403 = getelementptr inbounds nuw i8, ptr %401, i64 24
  store ptr %403, ptr %57, align 8
  %404 = getelementptr inbounds nuw i8, ptr %365, i64 72
  %405 = load i64, ptr %404, align 8
  %406 = load i64, ptr %14, align 8
  %407 = icmp sgt i64 %405, %406
  br i1 %407, label %408, label %409

408:                                              ; preds = %391
  store i64 %405, ptr %14, align 8
  br label %409

409:                                              ; preds = %391, %408
  %410 = getelementptr inbounds nuw i8, ptr %365, i64 80
  %411 = load i32, ptr %55, align 8
  %412 = add nsw i32 %411, 1
  store i32 %412, ptr %55, align 8
  %413 = sext i32 %411 to i64
  %414 = getelementptr inbounds %struct.range, ptr %58, i64 %413
  %415 = load <2 x i64>, ptr %410, align 8
  store <2 x i64> %415, ptr %414, align 8
  %416 = load i64, ptr %383, align 8
  %417 = and i64 %416, 2
  %418 = getelementptr inbounds nuw i8, ptr %414, i64 16
  store i64 %417, ptr %418, align 8
  %419 = getelementptr inbounds nuw i8, ptr %92, i64 48
  %420 = load i64, ptr %419, align 8
  %421 = icmp slt i64 %420, 0
  br i1 %421, label %422, label %426

422:                                              ; preds = %409
  %423 = getelementptr inbounds nuw i8, ptr %365, i64 96
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %876, label %625

426:                                              ; preds = %409
  %427 = getelementptr inbounds nuw i8, ptr %365, i64 112
  %428 = load i64, ptr %427, align 8
  %429 = icmp eq i64 %428, %420
  br i1 %429, label %430, label %876

430:                                              ; preds = %426
  %431 = icmp eq i64 %420, 0
  br i1 %431, label %434, label %432

432:                                              ; preds = %430
  %433 = getelementptr inbounds nuw i8, ptr %365, i64 120
  br label %439

434:                                              ; preds = %439, %430
  %435 = phi i64 [ 0, %430 ], [ %446, %439 ]
  %436 = getelementptr inbounds nuw i8, ptr %365, i64 96
  %437 = load i64, ptr %436, align 8
  %438 = icmp eq i64 %437, 0
  br i1 %438, label %449, label %625

439:                                              ; preds = %432, %439
  %440 = phi i64 [ 0, %432 ], [ %445, %439 ]
  %441 = getelementptr inbounds nuw i64, ptr %433, i64 %440
  %442 = load i64, ptr %441, align 8
  %443 = load ptr, ptr %57, align 8
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 8
  store ptr %444, ptr %57, align 8
  store i64 %442, ptr %443, align 8
  %445 = add nuw nsw i64 %440, 1
  %446 = load i64, ptr %427, align 8
  %447 = shl nsw i64 %446, 1
  %448 = icmp slt i64 %445, %447
  br i1 %448, label %439, label %434, !llvm.loop !12

449:                                              ; preds = %434
  %450 = load i64, ptr %383, align 8
  %451 = and i64 %450, 2
  %452 = icmp eq i64 %451, 0
  br i1 %452, label %625, label %453

453:                                              ; preds = %449
  %454 = getelementptr inbounds nuw i8, ptr %365, i64 120
  %455 = getelementptr inbounds i64, ptr %454, i64 %435
  %456 = call fastcc i32 @meets_itself(i64 noundef %435, ptr noundef nonnull %454, ptr noundef nonnull %455)
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %625, label %876

458:                                              ; preds = %90, %90
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  store i32 0, ptr %11, align 4
  %459 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %460 = load ptr, ptr %459, align 8
  %461 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %462 = icmp eq ptr %460, %461
  br i1 %462, label %464, label %463

463:                                              ; preds = %458
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %876

464:                                              ; preds = %458
  %465 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %466 = call i64 %465(ptr noundef nonnull %94, ptr noundef nonnull %11) #8
  %467 = load i32, ptr %11, align 4
  %468 = icmp eq i32 %467, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br i1 %468, label %469, label %876

469:                                              ; preds = %464
  %470 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %471 = load i64, ptr %470, align 8
  %472 = icmp slt i64 %466, %471
  br i1 %472, label %876, label %473

473:                                              ; preds = %469
  %474 = getelementptr inbounds nuw i8, ptr %92, i64 72
  %475 = load i64, ptr %474, align 8
  %476 = icmp sgt i64 %466, %475
  br i1 %476, label %876, label %477

477:                                              ; preds = %473
  %478 = load i64, ptr %92, align 8
  %479 = icmp eq i64 %478, 3
  br i1 %479, label %480, label %485

480:                                              ; preds = %477
  %481 = call i64 @llvm.abs.i64(i64 %466, i1 true)
  %482 = load i64, ptr %14, align 8
  %483 = icmp sgt i64 %481, %482
  br i1 %483, label %484, label %485

484:                                              ; preds = %480
  store i64 %481, ptr %14, align 8
  br label %485

485:                                              ; preds = %484, %480, %477
  %486 = load ptr, ptr %57, align 8
  %487 = getelementptr inbounds nuw i8, ptr %486, i64 8
  store ptr %487, ptr %57, align 8
  store i64 %466, ptr %486, align 8
  br label %625

488:                                              ; preds = %90
  %489 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %490 = load i64, ptr %489, align 8
  %491 = and i64 %490, 2
  %492 = icmp eq i64 %491, 0
  br i1 %492, label %501, label %493

493:                                              ; preds = %488
  %494 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %495 = load ptr, ptr %494, align 8
  %496 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %497 = icmp eq ptr %495, %496
  br i1 %497, label %498, label %501

498:                                              ; preds = %493
  %499 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %500 = load double, ptr %499, align 8
  br label %517

501:                                              ; preds = %493, %488
  %502 = and i64 %490, 1
  %503 = icmp eq i64 %502, 0
  br i1 %503, label %876, label %504

504:                                              ; preds = %501
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  store i32 0, ptr %9, align 4
  %505 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %506 = load ptr, ptr %505, align 8
  %507 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %508 = icmp eq ptr %506, %507
  br i1 %508, label %510, label %509

509:                                              ; preds = %504
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %876

510:                                              ; preds = %504
  %511 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %512 = call i64 %511(ptr noundef nonnull %94, ptr noundef nonnull %9) #8
  %513 = load i32, ptr %9, align 4
  %514 = icmp eq i32 %513, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br i1 %514, label %515, label %876

515:                                              ; preds = %510
  %516 = sitofp i64 %512 to double
  br label %517

517:                                              ; preds = %515, %498
  %518 = phi double [ %500, %498 ], [ %516, %515 ]
  %519 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %520 = load i64, ptr %519, align 8
  switch i64 %520, label %558 [
    i64 64, label %521
    i64 32, label %524
    i64 0, label %530
  ]

521:                                              ; preds = %517
  %522 = load ptr, ptr %57, align 8
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 8
  store ptr %523, ptr %57, align 8
  store double %518, ptr %522, align 8
  br label %625

524:                                              ; preds = %517
  %525 = fptrunc double %518 to float
  %526 = bitcast float %525 to i32
  %527 = zext i32 %526 to i64
  %528 = load ptr, ptr %57, align 8
  %529 = getelementptr inbounds nuw i8, ptr %528, i64 8
  store ptr %529, ptr %57, align 8
  store i64 %527, ptr %528, align 8
  br label %625

530:                                              ; preds = %517
  %531 = fptrunc double %518 to float
  %532 = bitcast float %531 to i32
  %533 = fcmp uno double %518, 0.000000e+00
  br i1 %533, label %554, label %534

534:                                              ; preds = %530
  %535 = fpext float %531 to double
  %536 = fcmp une double %518, %535
  br i1 %536, label %537, label %546

537:                                              ; preds = %534
  %538 = fcmp olt double %518, 0xB690000000000000
  %539 = fneg double %535
  %540 = select i1 %538, double %539, double %535
  %541 = call double @llvm.fabs.f64(double %518)
  %542 = fcmp ogt double %540, %541
  %543 = sext i1 %542 to i32
  %544 = add i32 %543, %532
  %545 = or i32 %544, 1
  br label %546

546:                                              ; preds = %537, %534
  %547 = phi i32 [ %545, %537 ], [ %532, %534 ]
  %548 = add i32 %547, 32767
  %549 = lshr i32 %547, 16
  %550 = and i32 %549, 1
  %551 = add i32 %548, %550
  %552 = lshr i32 %551, 16
  %553 = zext nneg i32 %552 to i64
  br label %554

554:                                              ; preds = %546, %530
  %555 = phi i64 [ %553, %546 ], [ 32704, %530 ]
  %556 = load ptr, ptr %57, align 8
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 8
  store ptr %557, ptr %57, align 8
  store i64 %555, ptr %556, align 8
  br label %625

558:                                              ; preds = %517
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  store i16 0, ptr %10, align 4
  %559 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %560 = call i32 %559(double noundef %518, ptr noundef nonnull %10, i32 noundef 1) #8
  %561 = icmp sgt i32 %560, -1
  br i1 %561, label %562, label %567

562:                                              ; preds = %558
  %563 = load i16, ptr %10, align 4
  %564 = zext i16 %563 to i64
  %565 = load ptr, ptr %57, align 8
  %566 = getelementptr inbounds nuw i8, ptr %565, i64 8
  store ptr %566, ptr %57, align 8
  store i64 %564, ptr %565, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %625

567:                                              ; preds = %558
  %568 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %568() #8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %876

569:                                              ; preds = %90
  %570 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %571 = load ptr, ptr %570, align 8
  %572 = icmp eq ptr %94, %571
  br i1 %572, label %625, label %876

573:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  store i32 0, ptr %8, align 4
  %574 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %575 = load ptr, ptr %574, align 8
  %576 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %577 = icmp eq ptr %575, %576
  br i1 %577, label %579, label %578

578:                                              ; preds = %573
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %876

579:                                              ; preds = %573
  %580 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %581 = call i64 %580(ptr noundef nonnull %94, ptr noundef nonnull %8) #8
  %582 = load i32, ptr %8, align 4
  %583 = icmp eq i32 %582, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br i1 %583, label %584, label %876

584:                                              ; preds = %579
  %585 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %586 = load i64, ptr %585, align 8
  %587 = icmp eq i64 %581, %586
  br label %612

588:                                              ; preds = %90
  %589 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %590 = load ptr, ptr %589, align 8
  %591 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %592 = icmp eq ptr %590, %591
  br i1 %592, label %593, label %876

593:                                              ; preds = %588
  %594 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %595 = load i64, ptr %594, align 8
  %596 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %597 = load i64, ptr %596, align 8
  %598 = icmp eq i64 %595, %597
  br label %612

599:                                              ; preds = %90
  %600 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %601 = load ptr, ptr %600, align 8
  %602 = icmp eq ptr %94, %601
  br i1 %602, label %625, label %603

603:                                              ; preds = %599
  %604 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %605 = load ptr, ptr %604, align 8
  %606 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %607 = icmp eq ptr %605, %606
  br i1 %607, label %608, label %876

608:                                              ; preds = %603
  %609 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %610 = call i32 %609(ptr noundef nonnull %94, ptr noundef %601) #8
  %611 = icmp eq i32 %610, 0
  br label %612

612:                                              ; preds = %584, %593, %608
  %613 = phi i1 [ %598, %593 ], [ %587, %584 ], [ %611, %608 ]
  br i1 %613, label %625, label %876

614:                                              ; preds = %90
  %615 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %616 = icmp eq ptr %94, %615
  %617 = zext i1 %616 to i64
  %618 = load ptr, ptr %57, align 8
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 8
  store ptr %619, ptr %57, align 8
  store i64 %617, ptr %618, align 8
  %620 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %621 = icmp ne ptr %94, %620
  %622 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %623 = icmp ne ptr %94, %622
  %624 = select i1 %621, i1 %623, i1 false
  br i1 %624, label %876, label %625

625:                                              ; preds = %599, %569, %453, %422, %612, %294, %434, %449, %562, %521, %332, %554, %524, %485, %614
  %626 = add nuw nsw i64 %91, 1
  %627 = load i64, ptr %87, align 8
  %628 = icmp slt i64 %626, %627
  br i1 %628, label %90, label %629, !llvm.loop !13

629:                                              ; preds = %625
  %630 = load i64, ptr %14, align 8
  br label %631

631:                                              ; preds = %629, %80
  %632 = phi i64 [ %630, %629 ], [ %86, %80 ]
  %633 = getelementptr inbounds nuw i8, ptr %63, i64 48
  %634 = load i64, ptr %633, align 8
  %635 = icmp slt i64 %632, %634
  br i1 %635, label %876, label %636

636:                                              ; preds = %631
  %637 = getelementptr inbounds nuw i8, ptr %63, i64 56
  %638 = load i64, ptr %637, align 8
  %639 = icmp sgt i64 %632, %638
  br i1 %639, label %876, label %640

640:                                              ; preds = %636
  %641 = load i32, ptr %55, align 8
  %642 = icmp sgt i32 %641, 0
  br i1 %642, label %643, label %645

643:                                              ; preds = %640
  %644 = zext nneg i32 %641 to i64
  br label %648

645:                                              ; preds = %676, %640
  %646 = load i64, ptr %82, align 8
  %647 = icmp sgt i64 %646, 0
  br i1 %647, label %683, label %712

648:                                              ; preds = %643, %676
  %649 = phi i64 [ 0, %643 ], [ %677, %676 ]
  %650 = getelementptr inbounds nuw %struct.range, ptr %58, i64 %649
  %651 = getelementptr inbounds nuw i8, ptr %650, i64 16
  %652 = load i64, ptr %651, align 8
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %676, label %654

654:                                              ; preds = %648
  %655 = getelementptr inbounds nuw i8, ptr %650, i64 8
  br label %656

656:                                              ; preds = %654, %673
  %657 = phi i64 [ 0, %654 ], [ %674, %673 ]
  %658 = getelementptr inbounds nuw %struct.range, ptr %58, i64 %657
  %659 = icmp eq i64 %649, %657
  br i1 %659, label %673, label %660

660:                                              ; preds = %656
  %661 = load i64, ptr %650, align 8
  %662 = getelementptr inbounds nuw i8, ptr %658, i64 8
  %663 = load i64, ptr %662, align 8
  %664 = icmp slt i64 %661, %663
  br i1 %664, label %665, label %673

665:                                              ; preds = %660
  %666 = load i64, ptr %658, align 8
  %667 = load i64, ptr %655, align 8
  %668 = icmp slt i64 %666, %667
  %669 = icmp slt i64 %661, %667
  %670 = and i1 %668, %669
  %671 = icmp slt i64 %666, %663
  %672 = and i1 %671, %670
  br i1 %672, label %876, label %673

673:                                              ; preds = %665, %660, %656
  %674 = add nuw nsw i64 %657, 1
  %675 = icmp eq i64 %674, %644
  br i1 %675, label %676, label %656, !llvm.loop !14

676:                                              ; preds = %673, %648
  %677 = add nuw nsw i64 %649, 1
  %678 = icmp eq i64 %677, %644
  br i1 %678, label %645, label %648, !llvm.loop !15

679:                                              ; preds = %700
  %680 = add nuw nsw i64 %684, 1
  %681 = load i64, ptr %82, align 8
  %682 = icmp slt i64 %680, %681
  br i1 %682, label %683, label %712, !llvm.loop !16

683:                                              ; preds = %645, %679
  %684 = phi i64 [ %680, %679 ], [ 0, %645 ]
  %685 = getelementptr inbounds nuw %struct.dependency, ptr %81, i64 %684
  %686 = load i64, ptr %685, align 8
  %687 = icmp eq i64 %686, 0
  br i1 %687, label %693, label %688

688:                                              ; preds = %683
  %689 = getelementptr inbounds nuw i8, ptr %685, i64 8
  %690 = load ptr, ptr %689, align 8
  %691 = getelementptr inbounds nuw i8, ptr %690, i64 16
  %692 = load ptr, ptr %691, align 8
  br label %700

693:                                              ; preds = %683
  %694 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %695 = getelementptr inbounds nuw i8, ptr %685, i64 8
  %696 = load ptr, ptr %695, align 8
  %697 = getelementptr inbounds nuw i8, ptr %685, i64 16
  %698 = load ptr, ptr %697, align 8
  %699 = call ptr %694(ptr noundef %696, ptr noundef %698) #8
  br label %700

700:                                              ; preds = %693, %688
  %701 = phi ptr [ %692, %688 ], [ %699, %693 ]
  %702 = getelementptr inbounds nuw i8, ptr %685, i64 24
  %703 = load ptr, ptr %702, align 8
  %704 = icmp eq ptr %701, %703
  br i1 %704, label %679, label %705

705:                                              ; preds = %700
  %706 = icmp eq ptr %701, null
  br i1 %706, label %707, label %876

707:                                              ; preds = %705
  %708 = load i64, ptr %685, align 8
  %709 = icmp eq i64 %708, 0
  br i1 %709, label %710, label %876

710:                                              ; preds = %707
  %711 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %711() #8
  br label %876

712:                                              ; preds = %645, %679
  %713 = getelementptr inbounds nuw i8, ptr %63, i64 88
  %714 = getelementptr inbounds nuw i8, ptr %63, i64 160
  %715 = load i64, ptr %714, align 8
  %716 = icmp eq i64 %715, 0
  br i1 %716, label %733, label %717

717:                                              ; preds = %712
  %718 = load ptr, ptr @spare.0, align 8
  %719 = icmp eq ptr %718, null
  %720 = load i64, ptr @spare.1, align 8
  %721 = icmp slt i64 %720, %715
  %722 = select i1 %719, i1 true, i1 %721
  br i1 %722, label %724, label %723

723:                                              ; preds = %717
  store ptr null, ptr @spare.0, align 8
  br label %733

724:                                              ; preds = %717
  %725 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %726 = add i64 %715, 64
  %727 = call ptr %725(i64 noundef %726) #8
  %728 = icmp eq ptr %727, null
  br i1 %728, label %886, label %729

729:                                              ; preds = %724
  %730 = load i64, ptr %714, align 8
  %731 = freeze i64 %730
  %732 = icmp eq i64 %731, 0
  br label %733

733:                                              ; preds = %729, %723, %712
  %734 = phi i1 [ true, %712 ], [ %732, %729 ], [ false, %723 ]
  %735 = phi i64 [ undef, %712 ], [ %715, %729 ], [ %720, %723 ]
  %736 = phi ptr [ undef, %712 ], [ %727, %729 ], [ %718, %723 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %737 = getelementptr inbounds nuw i8, ptr %63, i64 104
  %738 = getelementptr inbounds nuw i8, ptr %14, i64 792
  %739 = load i64, ptr %737, align 8
  store i64 %739, ptr %738, align 8
  %740 = getelementptr inbounds nuw i8, ptr %63, i64 112
  %741 = load i64, ptr %740, align 8
  %742 = getelementptr inbounds nuw i8, ptr %14, i64 800
  store i64 %741, ptr %742, align 8
  %743 = getelementptr inbounds nuw i8, ptr %63, i64 120
  %744 = load i64, ptr %743, align 8
  %745 = getelementptr inbounds nuw i8, ptr %14, i64 808
  store i64 %744, ptr %745, align 8
  %746 = ptrtoint ptr %736 to i64
  %747 = add i64 %746, 63
  %748 = and i64 %747, -64
  %749 = inttoptr i64 %748 to ptr
  %750 = select i1 %734, ptr null, ptr %749
  %751 = ptrtoint ptr %12 to i64
  %752 = getelementptr inbounds nuw i8, ptr %14, i64 816
  store i64 %751, ptr %752, align 8
  %753 = getelementptr inbounds nuw i8, ptr %63, i64 72
  %754 = load ptr, ptr %753, align 8
  %755 = load i64, ptr %754, align 8
  %756 = add nsw i64 %755, 1
  store i64 %756, ptr %754, align 8
  %757 = getelementptr inbounds nuw i8, ptr %63, i64 168
  %758 = load i64, ptr %757, align 8
  %759 = and i64 %758, 1
  %760 = icmp eq i64 %759, 0
  br i1 %760, label %766, label %761

761:                                              ; preds = %733
  %762 = getelementptr inbounds nuw i8, ptr %63, i64 80
  %763 = load ptr, ptr %762, align 8
  %764 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %765 = load i64, ptr %764, align 8
  call void %763(ptr noundef nonnull %738, i64 noundef 0, i64 noundef %765, ptr noundef %750) #8
  br label %766

766:                                              ; preds = %761, %733
  %767 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %767(ptr noundef nonnull %60) #8
  %768 = load i64, ptr %757, align 8
  %769 = and i64 %768, 1
  %770 = icmp eq i64 %769, 0
  br i1 %770, label %771, label %839

771:                                              ; preds = %766
  %772 = getelementptr inbounds nuw i8, ptr %63, i64 80
  %773 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %774 = getelementptr inbounds nuw i8, ptr %63, i64 136
  %775 = getelementptr inbounds nuw i8, ptr %63, i64 152
  %776 = getelementptr inbounds nuw i8, ptr %63, i64 144
  %777 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %778 = getelementptr inbounds nuw i8, ptr %7, i64 8
  br label %779

779:                                              ; preds = %835, %771
  %780 = phi i64 [ 0, %771 ], [ %831, %835 ]
  %781 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %782 = call ptr %781() #8
  %783 = load ptr, ptr %713, align 8
  %784 = icmp eq ptr %783, null
  br i1 %784, label %793, label %785

785:                                              ; preds = %779
  %786 = load ptr, ptr %772, align 8
  %787 = load i64, ptr %773, align 8
  %788 = load i64, ptr %774, align 8
  %789 = load i64, ptr %775, align 8
  %790 = load i64, ptr %776, align 8
  %791 = trunc i64 %790 to i32
  %792 = call i64 %783(ptr noundef %786, ptr noundef nonnull %738, i64 noundef %780, i64 noundef %787, i64 noundef %788, ptr noundef %750, i64 noundef %789, i32 noundef %791, i64 noundef 50000000) #8
  br label %830

793:                                              ; preds = %779
  %794 = load i64, ptr %773, align 8
  %795 = icmp slt i64 %780, %794
  br i1 %795, label %796, label %830

796:                                              ; preds = %793, %826
  %797 = phi i64 [ %828, %826 ], [ %794, %793 ]
  %798 = phi i64 [ %804, %826 ], [ %780, %793 ]
  %799 = phi i64 [ %827, %826 ], [ 0, %793 ]
  %800 = sub nsw i64 %797, %798
  %801 = load i64, ptr %774, align 8
  %802 = icmp sgt i64 %800, %801
  %803 = add nsw i64 %801, %798
  %804 = select i1 %802, i64 %803, i64 %797
  %805 = load ptr, ptr %772, align 8
  call void %805(ptr noundef nonnull %738, i64 noundef %798, i64 noundef %804, ptr noundef %750) #8
  %806 = load i64, ptr %773, align 8
  %807 = icmp eq i64 %804, %806
  br i1 %807, label %830, label %808

808:                                              ; preds = %796
  %809 = icmp eq i64 %799, 0
  br i1 %809, label %810, label %818

810:                                              ; preds = %808
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %811 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %812 = call i32 %811(i32 noundef 1, ptr noundef nonnull %7) #8
  %813 = load i64, ptr %7, align 8
  %814 = mul nsw i64 %813, 1000000000
  %815 = load i64, ptr %778, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  %816 = add i64 %815, 50000000
  %817 = add i64 %816, %814
  br label %826

818:                                              ; preds = %808
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %819 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %820 = call i32 %819(i32 noundef 1, ptr noundef nonnull %6) #8
  %821 = load i64, ptr %6, align 8
  %822 = mul nsw i64 %821, 1000000000
  %823 = load i64, ptr %777, align 8
  %824 = add nsw i64 %822, %823
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %825 = icmp sgt i64 %824, %799
  br i1 %825, label %830, label %826

826:                                              ; preds = %818, %810
  %827 = phi i64 [ %799, %818 ], [ %817, %810 ]
  %828 = load i64, ptr %773, align 8
  %829 = icmp slt i64 %804, %828
  br i1 %829, label %796, label %830

830:                                              ; preds = %826, %818, %796, %793, %785
  %831 = phi i64 [ %792, %785 ], [ %780, %793 ], [ %804, %796 ], [ %804, %818 ], [ %804, %826 ]
  %832 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %832(ptr noundef %782) #8
  %833 = load i64, ptr %773, align 8
  %834 = icmp slt i64 %831, %833
  br i1 %834, label %835, label %839

835:                                              ; preds = %830
  %836 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %837 = call i32 %836() #8
  %838 = icmp eq i32 %837, 0
  br i1 %838, label %779, label %866

839:                                              ; preds = %830, %766
  %840 = load i64, ptr %12, align 8
  %841 = icmp eq i64 %840, 0
  br i1 %841, label %863, label %842

842:                                              ; preds = %839
  %843 = load i64, ptr %757, align 8
  %844 = and i64 %843, 2
  %845 = icmp eq i64 %844, 0
  br i1 %845, label %863, label %846

846:                                              ; preds = %842
  %847 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %848 = getelementptr inbounds i8, ptr %60, i64 %847
  %849 = load ptr, ptr %848, align 8
  %850 = add nsw i64 %840, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %851 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %852 = call ptr %851(i64 noundef range(i64 0, -1) %850) #8
  store ptr %852, ptr %5, align 8
  %853 = icmp eq ptr %852, null
  br i1 %853, label %861, label %854

854:                                              ; preds = %846
  %855 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %855(ptr noundef %849) #8
  %856 = load ptr, ptr @py, align 8
  %857 = call ptr %856(ptr noundef %849, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #8
  %858 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %859 = load ptr, ptr %5, align 8
  call void %858(ptr noundef %859) #8
  %860 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %860(ptr noundef %849) #8
  br label %861

861:                                              ; preds = %846, %854
  %862 = phi ptr [ %857, %854 ], [ null, %846 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %866

863:                                              ; preds = %842, %839
  %864 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %865 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  call void %864(ptr noundef %865) #8
  br label %866

866:                                              ; preds = %835, %863, %861
  %867 = phi ptr [ %862, %861 ], [ %865, %863 ], [ null, %835 ]
  %868 = load i64, ptr %714, align 8
  %869 = icmp eq i64 %868, 0
  br i1 %869, label %884, label %870

870:                                              ; preds = %866
  %871 = load ptr, ptr @spare.0, align 8
  %872 = icmp eq ptr %871, null
  br i1 %872, label %873, label %874

873:                                              ; preds = %870
  store ptr %736, ptr @spare.0, align 8
  store i64 %735, ptr @spare.1, align 8
  br label %884

874:                                              ; preds = %870
  %875 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %875(ptr noundef %736) #8
  br label %884

876:                                              ; preds = %603, %588, %579, %167, %501, %510, %464, %469, %473, %376, %387, %370, %426, %362, %357, %351, %345, %164, %107, %101, %96, %614, %612, %422, %453, %569, %178, %665, %251, %284, %578, %707, %710, %705, %567, %509, %463, %631, %636, %59, %75, %67
  %877 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %878 = getelementptr inbounds i8, ptr %60, i64 %877
  %879 = load ptr, ptr %878, align 8
  %880 = icmp ne ptr %879, null
  %881 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %882 = icmp ne ptr %879, %881
  %883 = select i1 %880, i1 %882, i1 false
  br i1 %883, label %59, label %886, !llvm.loop !17

884:                                              ; preds = %866, %873, %874
  %885 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %885(ptr noundef nonnull %60) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %889

886:                                              ; preds = %876, %50, %724, %4
  %887 = load ptr, ptr @py, align 8
  %888 = call ptr %887(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #8
  br label %889

889:                                              ; preds = %884, %886
  %890 = phi ptr [ %888, %886 ], [ %867, %884 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  ret ptr %890
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
