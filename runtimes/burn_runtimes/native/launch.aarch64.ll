; made from launch.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"

%struct.python = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.call = type { ptr, i64, ptr, i32, [32 x %struct.range], [256 x i64] }
%struct.range = type { i64, i64, i64 }
%struct.seat = type { i64, ptr }
%struct.dependency = type { i64, ptr, ptr, ptr }
%struct.item = type { i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64 }
%struct.copy = type { i64, i64, i64 }

@py = internal unnamed_addr global %struct.python zeroinitializer, align 8
@spare.0 = internal unnamed_addr global ptr null, align 8
@spare.1 = internal unnamed_addr global i64 0, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @cube_launch_setup(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(272) @py, ptr noundef nonnull align 8 dereferenceable(272) %0, i64 272, i1 false)
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
  %12 = alloca [2 x i64], align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.call, align 8
  %15 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #10
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %3, null
  %20 = icmp eq ptr %18, null
  %21 = select i1 %19, i1 true, i1 %20
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %23 = icmp eq ptr %18, %22
  %24 = select i1 %21, i1 true, i1 %23
  br i1 %24, label %830, label %25

25:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #10
  store ptr null, ptr %13, align 8
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 208), align 8
  %28 = call i32 %26(ptr noundef %27, ptr noundef null, ptr noundef nonnull %13) #10
  %29 = icmp slt i32 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %25
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %31() #10
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  br label %51

33:                                               ; preds = %25
  %34 = load ptr, ptr %13, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %38

36:                                               ; preds = %33
  %37 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  br label %45

38:                                               ; preds = %33
  %39 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %39(ptr noundef nonnull %34) #10
  %40 = load ptr, ptr %13, align 8
  %41 = icmp eq ptr %40, null
  %42 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %43 = icmp eq ptr %40, %42
  %44 = select i1 %41, i1 true, i1 %43
  br i1 %44, label %45, label %51

45:                                               ; preds = %36, %38
  %46 = phi ptr [ %37, %36 ], [ %42, %38 ]
  %47 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 216), align 8
  %48 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %49 = getelementptr inbounds i8, ptr %47, i64 %48
  %50 = load ptr, ptr %49, align 8
  br label %51

51:                                               ; preds = %30, %38, %45
  %52 = phi ptr [ %32, %30 ], [ %46, %45 ], [ %42, %38 ]
  %53 = phi ptr [ null, %30 ], [ %50, %45 ], [ %40, %38 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #10
  %54 = icmp eq ptr %18, %52
  br i1 %54, label %830, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 832
  %59 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %14, i64 32
  br label %61

61:                                               ; preds = %55, %821
  %62 = phi ptr [ %18, %55 ], [ %825, %821 ]
  %63 = phi ptr [ null, %55 ], [ %822, %821 ]
  %64 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %65 = getelementptr inbounds i8, ptr %62, i64 %64
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %2, %69
  br i1 %70, label %71, label %821

71:                                               ; preds = %61
  %72 = load ptr, ptr %67, align 8
  %73 = icmp eq ptr %72, %53
  br i1 %73, label %74, label %821

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
  br i1 %87, label %821, label %88

88:                                               ; preds = %83, %78, %74
  %89 = getelementptr inbounds nuw i8, ptr %66, i64 168
  %90 = load i64, ptr %89, align 8
  %91 = and i64 %90, 8
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %116, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %95 = load ptr, ptr %94, align 8
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 64
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %116

100:                                              ; preds = %93
  %101 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %102 = call i64 %101() #10
  %103 = getelementptr inbounds nuw i8, ptr %96, i64 112
  %104 = mul i64 %102, -7046029254386353131
  %105 = lshr i64 %104, 56
  %106 = getelementptr inbounds nuw %struct.seat, ptr %103, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, %102
  br i1 %108, label %109, label %830

109:                                              ; preds = %100
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %830, label %113

113:                                              ; preds = %109
  %114 = getelementptr inbounds nuw i8, ptr %111, i64 24
  %115 = load ptr, ptr %114, align 8
  store ptr %115, ptr %14, align 8
  br label %116

116:                                              ; preds = %113, %93, %88
  %117 = phi ptr [ %63, %88 ], [ %63, %93 ], [ %111, %113 ]
  %118 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %119 = getelementptr inbounds nuw i8, ptr %66, i64 184
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds %struct.dependency, ptr %118, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %66, i64 64
  %123 = load i64, ptr %122, align 8
  store i64 %123, ptr %56, align 8
  store i32 0, ptr %57, align 8
  store ptr %58, ptr %59, align 8
  %124 = getelementptr inbounds nuw i8, ptr %66, i64 192
  %125 = load i64, ptr %124, align 8
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %456

127:                                              ; preds = %116, %450
  %128 = phi i64 [ %451, %450 ], [ 0, %116 ]
  %129 = getelementptr inbounds nuw %struct.item, ptr %121, i64 %128
  %130 = getelementptr inbounds nuw ptr, ptr %1, i64 %128
  %131 = load ptr, ptr %130, align 8
  %132 = load i64, ptr %129, align 8
  switch i64 %132, label %431 [
    i64 0, label %133
    i64 1, label %233
    i64 2, label %356
    i64 3, label %356
    i64 4, label %386
    i64 6, label %388
    i64 5, label %393
    i64 7, label %405
    i64 8, label %420
  ]

133:                                              ; preds = %127
  %134 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %135 = load ptr, ptr %134, align 8
  %136 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %137 = icmp eq ptr %135, %136
  br i1 %137, label %138, label %821

138:                                              ; preds = %133
  %139 = getelementptr inbounds nuw i8, ptr %131, i64 56
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %140, %142
  br i1 %143, label %144, label %821

144:                                              ; preds = %138
  %145 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %146 = load i64, ptr %145, align 8
  %147 = trunc i64 %146 to i32
  %148 = shl i32 %147, 10
  %149 = and i32 %148, 1024
  %150 = getelementptr inbounds nuw i8, ptr %129, i64 48
  %151 = load i64, ptr %150, align 8
  %152 = lshr i64 %151, 63
  %153 = trunc nuw nsw i64 %152 to i32
  %154 = or disjoint i32 %149, %153
  %155 = or disjoint i32 %154, 256
  %156 = getelementptr inbounds nuw i8, ptr %131, i64 64
  %157 = load i32, ptr %156, align 8
  %158 = and i32 %155, %157
  %159 = icmp eq i32 %158, %155
  br i1 %159, label %160, label %821

160:                                              ; preds = %144
  %161 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %162 = load i32, ptr %161, align 8
  %163 = icmp sgt i32 %162, 0
  br i1 %163, label %164, label %190

164:                                              ; preds = %160
  %165 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %166 = load ptr, ptr %165, align 8
  %167 = zext nneg i32 %162 to i64
  %168 = icmp eq i32 %162, 1
  br i1 %168, label %187, label %169

169:                                              ; preds = %164
  %170 = and i64 %167, 2147483646
  br label %171

171:                                              ; preds = %171, %169
  %172 = phi i64 [ 0, %169 ], [ %182, %171 ]
  %173 = phi i64 [ 1, %169 ], [ %180, %171 ]
  %174 = phi i64 [ 1, %169 ], [ %181, %171 ]
  %175 = getelementptr inbounds nuw i64, ptr %166, i64 %172
  %176 = getelementptr inbounds nuw i64, ptr %166, i64 %172
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %178 = load i64, ptr %175, align 8
  %179 = load i64, ptr %177, align 8
  %180 = mul i64 %178, %173
  %181 = mul i64 %179, %174
  %182 = add nuw i64 %172, 2
  %183 = icmp eq i64 %182, %170
  br i1 %183, label %184, label %171, !llvm.loop !4

184:                                              ; preds = %171
  %185 = mul i64 %181, %180
  %186 = icmp eq i64 %170, %167
  br i1 %186, label %190, label %187

187:                                              ; preds = %164, %184
  %188 = phi i64 [ 0, %164 ], [ %170, %184 ]
  %189 = phi i64 [ 1, %164 ], [ %185, %184 ]
  br label %193

190:                                              ; preds = %193, %184, %160
  %191 = phi i64 [ 1, %160 ], [ %185, %184 ], [ %198, %193 ]
  %192 = icmp sgt i64 %151, -1
  br i1 %192, label %201, label %206

193:                                              ; preds = %187, %193
  %194 = phi i64 [ %199, %193 ], [ %188, %187 ]
  %195 = phi i64 [ %198, %193 ], [ %189, %187 ]
  %196 = getelementptr inbounds nuw i64, ptr %166, i64 %194
  %197 = load i64, ptr %196, align 8
  %198 = mul nsw i64 %197, %195
  %199 = add nuw nsw i64 %194, 1
  %200 = icmp eq i64 %199, %167
  br i1 %200, label %190, label %193, !llvm.loop !8

201:                                              ; preds = %190
  %202 = sext i32 %162 to i64
  %203 = icmp eq i64 %151, %202
  br i1 %203, label %204, label %821

204:                                              ; preds = %201
  %205 = call fastcc i32 @strided(ptr noundef nonnull %129, ptr noundef nonnull %131, ptr noundef nonnull %14, i64 noundef %191)
  br label %447

206:                                              ; preds = %190
  %207 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %208 = load ptr, ptr %207, align 8
  %209 = ptrtoint ptr %208 to i64
  %210 = load ptr, ptr %59, align 8
  store i64 %209, ptr %210, align 8
  %211 = load ptr, ptr %59, align 8
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i64 %191, ptr %212, align 8
  %213 = load ptr, ptr %59, align 8
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 16
  store i64 %191, ptr %214, align 8
  %215 = load ptr, ptr %59, align 8
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 24
  store ptr %216, ptr %59, align 8
  %217 = load i64, ptr %56, align 8
  %218 = icmp sgt i64 %191, %217
  br i1 %218, label %219, label %220

219:                                              ; preds = %206
  store i64 %191, ptr %56, align 8
  br label %220

220:                                              ; preds = %206, %219
  %221 = getelementptr inbounds nuw i8, ptr %129, i64 56
  %222 = load i64, ptr %221, align 8
  %223 = shl i64 %191, %222
  %224 = add nsw i64 %223, %209
  %225 = load i32, ptr %57, align 8
  %226 = add nsw i32 %225, 1
  store i32 %226, ptr %57, align 8
  %227 = sext i32 %225 to i64
  %228 = getelementptr inbounds %struct.range, ptr %60, i64 %227
  store i64 %209, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  store i64 %224, ptr %229, align 8
  %230 = load i64, ptr %145, align 8
  %231 = and i64 %230, 2
  %232 = getelementptr inbounds nuw i8, ptr %228, i64 16
  store i64 %231, ptr %232, align 8
  br label %450

233:                                              ; preds = %127
  %234 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %237 = load ptr, ptr %236, align 8
  %238 = icmp eq ptr %235, %237
  br i1 %238, label %239, label %821

239:                                              ; preds = %233
  %240 = getelementptr inbounds nuw i8, ptr %129, i64 40
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds i8, ptr %131, i64 %241
  %243 = load ptr, ptr %242, align 8
  %244 = icmp eq ptr %243, null
  br i1 %244, label %821, label %245

245:                                              ; preds = %239
  %246 = getelementptr inbounds nuw i8, ptr %243, i64 8
  %247 = load ptr, ptr %246, align 8
  %248 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %249 = icmp eq ptr %247, %248
  br i1 %249, label %250, label %821

250:                                              ; preds = %245
  %251 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 264), align 8
  %252 = getelementptr inbounds i8, ptr %243, i64 %251
  %253 = load ptr, ptr %252, align 8
  %254 = icmp eq ptr %253, null
  %255 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %256 = icmp eq ptr %253, %255
  %257 = select i1 %254, i1 true, i1 %256
  br i1 %257, label %821, label %258

258:                                              ; preds = %250
  %259 = getelementptr inbounds nuw i8, ptr %253, i64 32
  %260 = load ptr, ptr %259, align 8
  %261 = getelementptr inbounds nuw i8, ptr %129, i64 32
  %262 = load ptr, ptr %261, align 8
  %263 = icmp eq ptr %260, %262
  br i1 %263, label %264, label %821

264:                                              ; preds = %258
  %265 = getelementptr inbounds nuw i8, ptr %253, i64 40
  %266 = load ptr, ptr %265, align 8
  %267 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %268 = load ptr, ptr %267, align 8
  %269 = icmp eq ptr %266, %268
  br i1 %269, label %270, label %821

270:                                              ; preds = %264
  %271 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %272 = load i64, ptr %271, align 8
  %273 = and i64 %272, 1
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %279, label %275

275:                                              ; preds = %270
  %276 = getelementptr inbounds nuw i8, ptr %253, i64 104
  %277 = load i64, ptr %276, align 8
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %821, label %279

279:                                              ; preds = %275, %270
  %280 = getelementptr inbounds nuw i8, ptr %253, i64 112
  %281 = load ptr, ptr %280, align 8
  %282 = icmp eq ptr %281, null
  br i1 %282, label %287, label %283

283:                                              ; preds = %279
  %284 = load ptr, ptr %281, align 8
  %285 = load ptr, ptr %14, align 8
  %286 = icmp eq ptr %284, %285
  br i1 %286, label %287, label %821

287:                                              ; preds = %283, %279
  %288 = getelementptr inbounds nuw i8, ptr %253, i64 48
  %289 = load i64, ptr %288, align 8
  %290 = load ptr, ptr %59, align 8
  store i64 %289, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %253, i64 56
  %292 = load i64, ptr %291, align 8
  %293 = load ptr, ptr %59, align 8
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 8
  store i64 %292, ptr %294, align 8
  %295 = getelementptr inbounds nuw i8, ptr %253, i64 64
  %296 = load i64, ptr %295, align 8
  %297 = load ptr, ptr %59, align 8
  %298 = getelementptr inbounds nuw i8, ptr %297, i64 16
  store i64 %296, ptr %298, align 8
  %299 = load ptr, ptr %59, align 8
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 24
  store ptr %300, ptr %59, align 8
  %301 = getelementptr inbounds nuw i8, ptr %253, i64 72
  %302 = load i64, ptr %301, align 8
  %303 = load i64, ptr %56, align 8
  %304 = icmp sgt i64 %302, %303
  br i1 %304, label %305, label %306

305:                                              ; preds = %287
  store i64 %302, ptr %56, align 8
  br label %306

306:                                              ; preds = %287, %305
  %307 = getelementptr inbounds nuw i8, ptr %253, i64 80
  %308 = load i32, ptr %57, align 8
  %309 = add nsw i32 %308, 1
  store i32 %309, ptr %57, align 8
  %310 = sext i32 %308 to i64
  %311 = getelementptr inbounds %struct.range, ptr %60, i64 %310
  %312 = load <2 x i64>, ptr %307, align 8
  store <2 x i64> %312, ptr %311, align 8
  %313 = load i64, ptr %271, align 8
  %314 = and i64 %313, 2
  %315 = getelementptr inbounds nuw i8, ptr %311, i64 16
  store i64 %314, ptr %315, align 8
  %316 = getelementptr inbounds nuw i8, ptr %129, i64 48
  %317 = load i64, ptr %316, align 8
  %318 = icmp slt i64 %317, 0
  br i1 %318, label %319, label %324

319:                                              ; preds = %306
  %320 = getelementptr inbounds nuw i8, ptr %253, i64 96
  %321 = load i64, ptr %320, align 8
  %322 = icmp ne i64 %321, 0
  %323 = zext i1 %322 to i32
  br label %447

324:                                              ; preds = %306
  %325 = getelementptr inbounds nuw i8, ptr %253, i64 120
  %326 = load i64, ptr %325, align 8
  %327 = icmp eq i64 %326, %317
  br i1 %327, label %328, label %821

328:                                              ; preds = %324
  %329 = icmp eq i64 %317, 0
  br i1 %329, label %332, label %330

330:                                              ; preds = %328
  %331 = getelementptr inbounds nuw i8, ptr %253, i64 128
  br label %337

332:                                              ; preds = %337, %328
  %333 = phi i64 [ 0, %328 ], [ %344, %337 ]
  %334 = getelementptr inbounds nuw i8, ptr %253, i64 96
  %335 = load i64, ptr %334, align 8
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %347, label %450

337:                                              ; preds = %330, %337
  %338 = phi i64 [ 0, %330 ], [ %343, %337 ]
  %339 = getelementptr inbounds nuw i64, ptr %331, i64 %338
  %340 = load i64, ptr %339, align 8
  %341 = load ptr, ptr %59, align 8
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 8
  store ptr %342, ptr %59, align 8
  store i64 %340, ptr %341, align 8
  %343 = add nuw nsw i64 %338, 1
  %344 = load i64, ptr %325, align 8
  %345 = shl nsw i64 %344, 1
  %346 = icmp slt i64 %343, %345
  br i1 %346, label %337, label %332, !llvm.loop !9

347:                                              ; preds = %332
  %348 = load i64, ptr %271, align 8
  %349 = and i64 %348, 2
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %450, label %351

351:                                              ; preds = %347
  %352 = getelementptr inbounds nuw i8, ptr %253, i64 128
  %353 = getelementptr inbounds i64, ptr %352, i64 %333
  %354 = call fastcc i32 @meets_itself(i64 noundef %333, ptr noundef nonnull %352, ptr noundef nonnull %353)
  %355 = xor i32 %354, 1
  br label %447

356:                                              ; preds = %127, %127
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #10
  store i32 0, ptr %11, align 4
  %357 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %358 = load ptr, ptr %357, align 8
  %359 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %360 = icmp eq ptr %358, %359
  br i1 %360, label %362, label %361

361:                                              ; preds = %356
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #10
  br label %821

362:                                              ; preds = %356
  %363 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %364 = call i64 %363(ptr noundef nonnull %131, ptr noundef nonnull %11) #10
  %365 = load i32, ptr %11, align 4
  %366 = icmp eq i32 %365, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #10
  br i1 %366, label %367, label %821

367:                                              ; preds = %362
  %368 = getelementptr inbounds nuw i8, ptr %129, i64 64
  %369 = load i64, ptr %368, align 8
  %370 = icmp slt i64 %364, %369
  br i1 %370, label %821, label %371

371:                                              ; preds = %367
  %372 = getelementptr inbounds nuw i8, ptr %129, i64 72
  %373 = load i64, ptr %372, align 8
  %374 = icmp sgt i64 %364, %373
  br i1 %374, label %821, label %375

375:                                              ; preds = %371
  %376 = load i64, ptr %129, align 8
  %377 = icmp eq i64 %376, 3
  br i1 %377, label %378, label %383

378:                                              ; preds = %375
  %379 = call i64 @llvm.abs.i64(i64 %364, i1 true)
  %380 = load i64, ptr %56, align 8
  %381 = icmp sgt i64 %379, %380
  br i1 %381, label %382, label %383

382:                                              ; preds = %378
  store i64 %379, ptr %56, align 8
  br label %383

383:                                              ; preds = %382, %378, %375
  %384 = load ptr, ptr %59, align 8
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 8
  store ptr %385, ptr %59, align 8
  store i64 %364, ptr %384, align 8
  br label %450

386:                                              ; preds = %127
  %387 = call fastcc i32 @real(ptr noundef nonnull %129, ptr noundef %131, ptr noundef nonnull %14)
  br label %447

388:                                              ; preds = %127
  %389 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %390 = load ptr, ptr %389, align 8
  %391 = icmp eq ptr %131, %390
  %392 = zext i1 %391 to i32
  br label %447

393:                                              ; preds = %127
  %394 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %395 = icmp eq ptr %131, %394
  %396 = zext i1 %395 to i64
  %397 = load ptr, ptr %59, align 8
  %398 = getelementptr inbounds nuw i8, ptr %397, i64 8
  store ptr %398, ptr %59, align 8
  store i64 %396, ptr %397, align 8
  %399 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %400 = icmp eq ptr %131, %399
  %401 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %402 = icmp eq ptr %131, %401
  %403 = select i1 %400, i1 true, i1 %402
  %404 = zext i1 %403 to i32
  br label %447

405:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #10
  store i32 0, ptr %10, align 4
  %406 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %407 = load ptr, ptr %406, align 8
  %408 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %409 = icmp eq ptr %407, %408
  br i1 %409, label %411, label %410

410:                                              ; preds = %405
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #10
  br label %444

411:                                              ; preds = %405
  %412 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %413 = call i64 %412(ptr noundef nonnull %131, ptr noundef nonnull %10) #10
  %414 = load i32, ptr %10, align 4
  %415 = icmp eq i32 %414, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #10
  br i1 %415, label %416, label %444

416:                                              ; preds = %411
  %417 = getelementptr inbounds nuw i8, ptr %129, i64 64
  %418 = load i64, ptr %417, align 8
  %419 = icmp eq i64 %413, %418
  br label %444

420:                                              ; preds = %127
  %421 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %422 = load ptr, ptr %421, align 8
  %423 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %424 = icmp eq ptr %422, %423
  br i1 %424, label %425, label %444

425:                                              ; preds = %420
  %426 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds nuw i8, ptr %129, i64 64
  %429 = load i64, ptr %428, align 8
  %430 = icmp eq i64 %427, %429
  br label %444

431:                                              ; preds = %127
  %432 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %433 = load ptr, ptr %432, align 8
  %434 = icmp eq ptr %131, %433
  br i1 %434, label %444, label %435

435:                                              ; preds = %431
  %436 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %437 = load ptr, ptr %436, align 8
  %438 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %439 = icmp eq ptr %437, %438
  br i1 %439, label %440, label %444

440:                                              ; preds = %435
  %441 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %442 = call i32 %441(ptr noundef nonnull %131, ptr noundef %433) #10
  %443 = icmp eq i32 %442, 0
  br label %444

444:                                              ; preds = %410, %411, %416, %420, %425, %431, %435, %440
  %445 = phi i1 [ %430, %425 ], [ %419, %416 ], [ false, %411 ], [ false, %420 ], [ true, %431 ], [ false, %435 ], [ %443, %440 ], [ false, %410 ]
  %446 = zext i1 %445 to i32
  br label %447

447:                                              ; preds = %351, %319, %204, %386, %388, %393, %444
  %448 = phi i32 [ %446, %444 ], [ %404, %393 ], [ %205, %204 ], [ %355, %351 ], [ %387, %386 ], [ %392, %388 ], [ %323, %319 ]
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %821, label %450

450:                                              ; preds = %347, %220, %383, %332, %447
  %451 = add nuw nsw i64 %128, 1
  %452 = load i64, ptr %124, align 8
  %453 = icmp slt i64 %451, %452
  br i1 %453, label %127, label %454, !llvm.loop !10

454:                                              ; preds = %450
  %455 = load i64, ptr %56, align 8
  br label %456

456:                                              ; preds = %454, %116
  %457 = phi i64 [ %455, %454 ], [ %123, %116 ]
  %458 = getelementptr inbounds nuw i8, ptr %66, i64 48
  %459 = load i64, ptr %458, align 8
  %460 = icmp slt i64 %457, %459
  br i1 %460, label %821, label %461

461:                                              ; preds = %456
  %462 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %463 = load i64, ptr %462, align 8
  %464 = icmp sgt i64 %457, %463
  br i1 %464, label %821, label %465

465:                                              ; preds = %461
  %466 = load i32, ptr %57, align 8
  %467 = icmp sgt i32 %466, 0
  br i1 %467, label %468, label %470

468:                                              ; preds = %465
  %469 = zext nneg i32 %466 to i64
  br label %473

470:                                              ; preds = %501, %465
  %471 = load i64, ptr %119, align 8
  %472 = icmp sgt i64 %471, 0
  br i1 %472, label %508, label %537

473:                                              ; preds = %468, %501
  %474 = phi i64 [ 0, %468 ], [ %502, %501 ]
  %475 = getelementptr inbounds nuw %struct.range, ptr %60, i64 %474
  %476 = getelementptr inbounds nuw i8, ptr %475, i64 16
  %477 = load i64, ptr %476, align 8
  %478 = icmp eq i64 %477, 0
  br i1 %478, label %501, label %479

479:                                              ; preds = %473
  %480 = getelementptr inbounds nuw i8, ptr %475, i64 8
  br label %481

481:                                              ; preds = %479, %498
  %482 = phi i64 [ 0, %479 ], [ %499, %498 ]
  %483 = getelementptr inbounds nuw %struct.range, ptr %60, i64 %482
  %484 = icmp eq i64 %474, %482
  br i1 %484, label %498, label %485

485:                                              ; preds = %481
  %486 = load i64, ptr %475, align 8
  %487 = getelementptr inbounds nuw i8, ptr %483, i64 8
  %488 = load i64, ptr %487, align 8
  %489 = icmp slt i64 %486, %488
  br i1 %489, label %490, label %498

490:                                              ; preds = %485
  %491 = load i64, ptr %483, align 8
  %492 = load i64, ptr %480, align 8
  %493 = icmp slt i64 %491, %492
  %494 = icmp slt i64 %486, %492
  %495 = and i1 %493, %494
  %496 = icmp slt i64 %491, %488
  %497 = and i1 %496, %495
  br i1 %497, label %821, label %498

498:                                              ; preds = %490, %485, %481
  %499 = add nuw nsw i64 %482, 1
  %500 = icmp eq i64 %499, %469
  br i1 %500, label %501, label %481, !llvm.loop !11

501:                                              ; preds = %498, %473
  %502 = add nuw nsw i64 %474, 1
  %503 = icmp eq i64 %502, %469
  br i1 %503, label %470, label %473, !llvm.loop !12

504:                                              ; preds = %525
  %505 = add nuw nsw i64 %509, 1
  %506 = load i64, ptr %119, align 8
  %507 = icmp slt i64 %505, %506
  br i1 %507, label %508, label %537, !llvm.loop !13

508:                                              ; preds = %470, %504
  %509 = phi i64 [ %505, %504 ], [ 0, %470 ]
  %510 = getelementptr inbounds nuw %struct.dependency, ptr %118, i64 %509
  %511 = load i64, ptr %510, align 8
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %518, label %513

513:                                              ; preds = %508
  %514 = getelementptr inbounds nuw i8, ptr %510, i64 8
  %515 = load ptr, ptr %514, align 8
  %516 = getelementptr inbounds nuw i8, ptr %515, i64 16
  %517 = load ptr, ptr %516, align 8
  br label %525

518:                                              ; preds = %508
  %519 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %520 = getelementptr inbounds nuw i8, ptr %510, i64 8
  %521 = load ptr, ptr %520, align 8
  %522 = getelementptr inbounds nuw i8, ptr %510, i64 16
  %523 = load ptr, ptr %522, align 8
  %524 = call ptr %519(ptr noundef %521, ptr noundef %523) #10
  br label %525

525:                                              ; preds = %518, %513
  %526 = phi ptr [ %517, %513 ], [ %524, %518 ]
  %527 = getelementptr inbounds nuw i8, ptr %510, i64 24
  %528 = load ptr, ptr %527, align 8
  %529 = icmp eq ptr %526, %528
  br i1 %529, label %504, label %530

530:                                              ; preds = %525
  %531 = icmp eq ptr %526, null
  br i1 %531, label %532, label %821

532:                                              ; preds = %530
  %533 = load i64, ptr %510, align 8
  %534 = icmp eq i64 %533, 0
  br i1 %534, label %535, label %821

535:                                              ; preds = %532
  %536 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %536() #10
  br label %821

537:                                              ; preds = %470, %504
  %538 = getelementptr inbounds nuw i8, ptr %66, i64 88
  %539 = getelementptr inbounds nuw i8, ptr %66, i64 168
  %540 = load i64, ptr %539, align 8
  %541 = and i64 %540, 8
  %542 = icmp eq i64 %541, 0
  br i1 %542, label %543, label %558

543:                                              ; preds = %537
  %544 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %545 = getelementptr inbounds nuw i8, ptr %14, i64 800
  %546 = load i64, ptr %544, align 8
  store i64 %546, ptr %545, align 8
  %547 = getelementptr inbounds nuw i8, ptr %66, i64 112
  %548 = load i64, ptr %547, align 8
  %549 = getelementptr inbounds nuw i8, ptr %14, i64 808
  store i64 %548, ptr %549, align 8
  %550 = getelementptr inbounds nuw i8, ptr %66, i64 120
  %551 = load i64, ptr %550, align 8
  %552 = getelementptr inbounds nuw i8, ptr %14, i64 816
  store i64 %551, ptr %552, align 8
  %553 = getelementptr inbounds nuw i8, ptr %14, i64 824
  store i64 0, ptr %553, align 8
  %554 = getelementptr inbounds nuw i8, ptr %66, i64 160
  %555 = load i64, ptr %554, align 8
  %556 = icmp eq i64 %555, 0
  br i1 %556, label %557, label %562

557:                                              ; preds = %543
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  br label %587

558:                                              ; preds = %537
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #10
  %559 = call fastcc ptr @queue(ptr noundef %62, ptr noundef nonnull %67, ptr noundef %1, ptr noundef %14, ptr noundef %117, ptr noundef %15)
  %560 = load i32, ptr %15, align 4
  %561 = icmp eq i32 %560, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #10
  br i1 %561, label %833, label %830

562:                                              ; preds = %543
  %563 = load ptr, ptr @spare.0, align 8
  %564 = icmp eq ptr %563, null
  %565 = load i64, ptr @spare.1, align 8
  %566 = icmp slt i64 %565, %555
  %567 = select i1 %564, i1 true, i1 %566
  br i1 %567, label %573, label %568

568:                                              ; preds = %562
  store ptr null, ptr @spare.0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %569 = ptrtoint ptr %563 to i64
  %570 = add i64 %569, 63
  %571 = and i64 %570, -64
  %572 = inttoptr i64 %571 to ptr
  br label %587

573:                                              ; preds = %562
  %574 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %575 = add i64 %555, 64
  %576 = call ptr %574(i64 noundef %575) #10
  %577 = icmp eq ptr %576, null
  br i1 %577, label %830, label %578

578:                                              ; preds = %573
  %579 = load i64, ptr %554, align 8
  %580 = freeze i64 %579
  %581 = icmp eq i64 %580, 0
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %582 = ptrtoint ptr %576 to i64
  %583 = add i64 %582, 63
  %584 = and i64 %583, -64
  %585 = inttoptr i64 %584 to ptr
  %586 = select i1 %581, ptr null, ptr %585
  br label %587

587:                                              ; preds = %578, %557, %568
  %588 = phi ptr [ %563, %568 ], [ %576, %578 ], [ undef, %557 ]
  %589 = phi i64 [ %565, %568 ], [ %555, %578 ], [ undef, %557 ]
  %590 = phi ptr [ %572, %568 ], [ %586, %578 ], [ null, %557 ]
  %591 = ptrtoint ptr %12 to i64
  store i64 %591, ptr %553, align 8
  %592 = getelementptr inbounds nuw i8, ptr %66, i64 72
  %593 = load ptr, ptr %592, align 8
  %594 = load i64, ptr %593, align 8
  %595 = add nsw i64 %594, 1
  store i64 %595, ptr %593, align 8
  %596 = load i64, ptr %539, align 8
  %597 = and i64 %596, 1
  %598 = icmp eq i64 %597, 0
  br i1 %598, label %606, label %599

599:                                              ; preds = %587
  %600 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %601 = load i64, ptr %600, align 8
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %606, label %603

603:                                              ; preds = %599
  %604 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %605 = load ptr, ptr %604, align 8
  call void %605(ptr noundef nonnull %545, i64 noundef 0, i64 noundef %601, ptr noundef %590) #10
  br label %606

606:                                              ; preds = %603, %599, %587
  %607 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %607(ptr noundef nonnull %62) #10
  %608 = load i64, ptr %539, align 8
  %609 = and i64 %608, 1
  %610 = icmp eq i64 %609, 0
  br i1 %610, label %611, label %782

611:                                              ; preds = %606
  %612 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %613 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %614 = getelementptr inbounds nuw i8, ptr %66, i64 176
  %615 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %616 = getelementptr inbounds nuw i8, ptr %66, i64 144
  %617 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %618 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %619 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %620 = getelementptr inbounds nuw i8, ptr %66, i64 152
  %621 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %622 = load i64, ptr %612, align 8
  %623 = icmp sgt i64 %622, 0
  br i1 %623, label %624, label %782

624:                                              ; preds = %611
  %625 = and i64 %608, 4
  %626 = icmp eq i64 %625, 0
  %627 = load ptr, ptr %538, align 8
  %628 = icmp ne ptr %627, null
  %629 = and i1 %626, %628
  %630 = zext i1 %629 to i32
  %631 = getelementptr inbounds nuw i8, ptr %66, i64 136
  %632 = load i64, ptr %631, align 8
  br label %633

633:                                              ; preds = %624, %779
  %634 = phi i64 [ %770, %779 ], [ %632, %624 ]
  %635 = phi i32 [ %769, %779 ], [ %630, %624 ]
  %636 = phi i64 [ %771, %779 ], [ 0, %624 ]
  %637 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %638 = call ptr %637() #10
  %639 = icmp eq i32 %635, 0
  br i1 %639, label %640, label %725

640:                                              ; preds = %633
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #10
  %641 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %642 = call i32 %641(i32 noundef 1, ptr noundef nonnull %9) #10
  %643 = load i64, ptr %9, align 8
  %644 = mul nsw i64 %643, 1000000000
  %645 = load i64, ptr %613, align 8
  %646 = add nsw i64 %644, %645
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #10
  %647 = icmp eq i64 %636, 0
  br i1 %647, label %649, label %648

648:                                              ; preds = %659, %655, %649, %640
  br label %669

649:                                              ; preds = %640
  %650 = load ptr, ptr %614, align 8
  %651 = load atomic i64, ptr %650 monotonic, align 8
  %652 = load i64, ptr %612, align 8
  %653 = load ptr, ptr %538, align 8
  %654 = icmp eq ptr %653, null
  br i1 %654, label %648, label %655

655:                                              ; preds = %649
  %656 = load ptr, ptr %615, align 8
  %657 = load i32, ptr %656, align 4
  %658 = icmp eq i32 %657, 0
  br i1 %658, label %648, label %659

659:                                              ; preds = %655
  %660 = sdiv i64 50000, %652
  %661 = icmp sgt i64 %651, %660
  br i1 %661, label %662, label %648

662:                                              ; preds = %659
  %663 = load i64, ptr %616, align 8
  %664 = shl nsw i64 %663, 2
  %665 = sdiv i64 %652, %664
  %666 = sdiv i64 20000, %651
  %667 = call i64 @llvm.smin.i64(i64 %666, i64 %665)
  %668 = add nsw i64 %667, 1
  br label %725

669:                                              ; preds = %723, %648
  %670 = phi i64 [ %634, %648 ], [ %724, %723 ]
  %671 = phi i64 [ %646, %648 ], [ %685, %723 ]
  %672 = phi i64 [ %636, %648 ], [ %677, %723 ]
  %673 = load i64, ptr %612, align 8
  %674 = sub nsw i64 %673, %672
  %675 = call i64 @llvm.smin.i64(i64 %674, i64 %670)
  %676 = load ptr, ptr %617, align 8
  %677 = add nsw i64 %675, %672
  call void %676(ptr noundef nonnull %545, i64 noundef %672, i64 noundef %677, ptr noundef %590) #10
  %678 = load i64, ptr %612, align 8
  %679 = sub nsw i64 %678, %677
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  %680 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %681 = call i32 %680(i32 noundef 1, ptr noundef nonnull %8) #10
  %682 = load i64, ptr %8, align 8
  %683 = mul nsw i64 %682, 1000000000
  %684 = load i64, ptr %618, align 8
  %685 = add nsw i64 %683, %684
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  %686 = sub nsw i64 %685, %671
  %687 = icmp eq i64 %678, %677
  br i1 %687, label %768, label %688

688:                                              ; preds = %669
  %689 = sub nsw i64 %685, %646
  %690 = icmp sgt i64 %689, 50000000
  br i1 %690, label %768, label %691

691:                                              ; preds = %688
  %692 = icmp sgt i64 %689, 20000
  br i1 %692, label %693, label %713

693:                                              ; preds = %691
  %694 = sdiv i64 %686, %675
  %695 = load ptr, ptr %538, align 8
  %696 = icmp eq ptr %695, null
  br i1 %696, label %713, label %697

697:                                              ; preds = %693
  %698 = load ptr, ptr %615, align 8
  %699 = load i32, ptr %698, align 4
  %700 = icmp eq i32 %699, 0
  br i1 %700, label %713, label %701

701:                                              ; preds = %697
  %702 = sdiv i64 50000, %679
  %703 = icmp slt i64 %694, %702
  br i1 %703, label %713, label %704

704:                                              ; preds = %701
  %705 = add nsw i64 %694, 1
  %706 = load i64, ptr %616, align 8
  %707 = shl nsw i64 %706, 2
  %708 = sdiv i64 %679, %707
  %709 = sdiv i64 20000, %705
  %710 = call i64 @llvm.smin.i64(i64 %709, i64 %708)
  %711 = add nsw i64 %710, 1
  %712 = load ptr, ptr %614, align 8
  store atomic i64 %705, ptr %712 monotonic, align 8
  br label %725

713:                                              ; preds = %701, %697, %693, %691
  %714 = icmp slt i64 %686, 100000
  br i1 %714, label %715, label %717

715:                                              ; preds = %713
  %716 = shl nsw i64 %670, 1
  br label %723

717:                                              ; preds = %713
  %718 = icmp samesign ugt i64 %686, 400000
  %719 = icmp sgt i64 %670, 1
  %720 = and i1 %719, %718
  %721 = zext i1 %720 to i64
  %722 = lshr i64 %670, %721
  br label %723

723:                                              ; preds = %717, %715
  %724 = phi i64 [ %722, %717 ], [ %716, %715 ]
  br label %669

725:                                              ; preds = %704, %662, %633
  %726 = phi i64 [ %636, %633 ], [ 0, %662 ], [ %677, %704 ]
  %727 = phi i64 [ %634, %633 ], [ %668, %662 ], [ %711, %704 ]
  %728 = load i64, ptr %612, align 8
  %729 = icmp slt i64 %726, %728
  br i1 %729, label %730, label %768

730:                                              ; preds = %725
  %731 = load i64, ptr %539, align 8
  %732 = and i64 %731, 4
  %733 = icmp eq i64 %732, 0
  br i1 %733, label %742, label %734

734:                                              ; preds = %730
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %735 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %736 = call i32 %735(i32 noundef 1, ptr noundef nonnull %7) #10
  %737 = load i64, ptr %7, align 8
  %738 = mul nsw i64 %737, 1000000000
  %739 = load i64, ptr %619, align 8
  %740 = add nsw i64 %738, %739
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  %741 = load i64, ptr %612, align 8
  br label %742

742:                                              ; preds = %734, %730
  %743 = phi i64 [ %741, %734 ], [ %728, %730 ]
  %744 = phi i64 [ %740, %734 ], [ 0, %730 ]
  %745 = load ptr, ptr %538, align 8
  %746 = load ptr, ptr %617, align 8
  %747 = load i64, ptr %620, align 8
  %748 = load i64, ptr %616, align 8
  %749 = trunc i64 %748 to i32
  %750 = call i64 %745(ptr noundef %746, ptr noundef nonnull %545, i64 noundef %726, i64 noundef %743, i64 noundef %727, ptr noundef %590, i64 noundef %747, i32 noundef %749, i64 noundef 50000000) #10
  %751 = icmp ne i64 %744, 0
  %752 = icmp sgt i64 %750, %726
  %753 = select i1 %751, i1 %752, i1 false
  br i1 %753, label %754, label %768

754:                                              ; preds = %742
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  %755 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %756 = call i32 %755(i32 noundef 1, ptr noundef nonnull %6) #10
  %757 = load i64, ptr %6, align 8
  %758 = mul nsw i64 %757, 1000000000
  %759 = load i64, ptr %621, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  %760 = sub i64 %759, %744
  %761 = add i64 %760, %758
  %762 = load i64, ptr %616, align 8
  %763 = mul nsw i64 %761, %762
  %764 = sub nsw i64 %750, %726
  %765 = sdiv i64 %763, %764
  %766 = load ptr, ptr %614, align 8
  %767 = add nsw i64 %765, 1
  store atomic i64 %767, ptr %766 monotonic, align 8
  br label %768

768:                                              ; preds = %688, %669, %754, %742, %725
  %769 = phi i32 [ 1, %742 ], [ 1, %725 ], [ 1, %754 ], [ 0, %669 ], [ 0, %688 ]
  %770 = phi i64 [ %727, %742 ], [ %727, %725 ], [ %727, %754 ], [ %670, %669 ], [ %670, %688 ]
  %771 = phi i64 [ %750, %742 ], [ %726, %725 ], [ %750, %754 ], [ %677, %669 ], [ %677, %688 ]
  %772 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %772(ptr noundef %638) #10
  %773 = load i64, ptr %612, align 8
  %774 = icmp slt i64 %771, %773
  br i1 %774, label %775, label %782

775:                                              ; preds = %768
  %776 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %777 = call i32 %776() #10
  %778 = icmp eq i32 %777, 0
  br i1 %778, label %779, label %809

779:                                              ; preds = %775
  %780 = load i64, ptr %612, align 8
  %781 = icmp slt i64 %771, %780
  br i1 %781, label %633, label %782, !llvm.loop !14

782:                                              ; preds = %768, %779, %611, %606
  %783 = load i64, ptr %12, align 8
  %784 = icmp eq i64 %783, 0
  br i1 %784, label %806, label %785

785:                                              ; preds = %782
  %786 = load i64, ptr %539, align 8
  %787 = and i64 %786, 2
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %806, label %789

789:                                              ; preds = %785
  %790 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 256), align 8
  %791 = getelementptr inbounds i8, ptr %62, i64 %790
  %792 = load ptr, ptr %791, align 8
  %793 = add nsw i64 %783, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %794 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %795 = call ptr %794(i64 noundef %793) #10
  store ptr %795, ptr %5, align 8
  %796 = icmp eq ptr %795, null
  br i1 %796, label %804, label %797

797:                                              ; preds = %789
  %798 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %798(ptr noundef %792) #10
  %799 = load ptr, ptr @py, align 8
  %800 = call ptr %799(ptr noundef %792, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #10
  %801 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %802 = load ptr, ptr %5, align 8
  call void %801(ptr noundef %802) #10
  %803 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %803(ptr noundef %792) #10
  br label %804

804:                                              ; preds = %789, %797
  %805 = phi ptr [ %800, %797 ], [ null, %789 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %809

806:                                              ; preds = %785, %782
  %807 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %808 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  call void %807(ptr noundef %808) #10
  br label %809

809:                                              ; preds = %775, %806, %804
  %810 = phi ptr [ %805, %804 ], [ %808, %806 ], [ null, %775 ]
  %811 = load i64, ptr %554, align 8
  %812 = icmp eq i64 %811, 0
  br i1 %812, label %819, label %813

813:                                              ; preds = %809
  %814 = load ptr, ptr @spare.0, align 8
  %815 = icmp eq ptr %814, null
  br i1 %815, label %816, label %817

816:                                              ; preds = %813
  store ptr %588, ptr @spare.0, align 8
  store i64 %589, ptr @spare.1, align 8
  br label %819

817:                                              ; preds = %813
  %818 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %818(ptr noundef %588) #10
  br label %819

819:                                              ; preds = %817, %816, %809
  %820 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %820(ptr noundef nonnull %62) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #10
  br label %833

821:                                              ; preds = %362, %367, %371, %264, %275, %283, %258, %324, %250, %245, %239, %233, %201, %144, %138, %133, %447, %490, %532, %535, %530, %361, %456, %461, %61, %83, %71
  %822 = phi ptr [ %117, %532 ], [ %63, %61 ], [ %63, %71 ], [ %63, %83 ], [ %117, %361 ], [ %117, %461 ], [ %117, %456 ], [ %117, %535 ], [ %117, %490 ], [ %117, %530 ], [ %117, %447 ], [ %117, %133 ], [ %117, %138 ], [ %117, %144 ], [ %117, %201 ], [ %117, %233 ], [ %117, %239 ], [ %117, %245 ], [ %117, %250 ], [ %117, %324 ], [ %117, %258 ], [ %117, %283 ], [ %117, %275 ], [ %117, %264 ], [ %117, %371 ], [ %117, %367 ], [ %117, %362 ]
  %823 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %824 = getelementptr inbounds i8, ptr %62, i64 %823
  %825 = load ptr, ptr %824, align 8
  %826 = icmp ne ptr %825, null
  %827 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %828 = icmp ne ptr %825, %827
  %829 = select i1 %826, i1 %828, i1 false
  br i1 %829, label %61, label %830, !llvm.loop !15

830:                                              ; preds = %821, %109, %100, %51, %573, %558, %4
  %831 = load ptr, ptr @py, align 8
  %832 = call ptr %831(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #10
  br label %833

833:                                              ; preds = %558, %819, %830
  %834 = phi ptr [ %832, %830 ], [ %810, %819 ], [ %559, %558 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #10
  ret ptr %834
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: noinline nounwind
define internal fastcc ptr @queue(ptr noundef nonnull %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull %3, ptr noundef captures(address_is_null) %4, ptr noundef nonnull captures(none) initializes((0, 4)) %5) unnamed_addr #4 {
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  tail call void %11(ptr noundef nonnull %0) #10
  %12 = load i64, ptr %10, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %41

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %29, label %19

19:                                               ; preds = %14
  %20 = load ptr, ptr @py, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = tail call ptr %20(ptr noundef %22, ptr noundef null, i64 noundef 0, ptr noundef null) #10
  %24 = icmp eq ptr %23, null
  br i1 %24, label %67, label %25

25:                                               ; preds = %19
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  tail call void %26(ptr noundef nonnull %23) #10
  %27 = load i64, ptr %10, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %31, label %41

29:                                               ; preds = %14
  %30 = icmp eq ptr %4, null
  br i1 %30, label %41, label %33

31:                                               ; preds = %25
  %32 = icmp eq ptr %4, null
  br i1 %32, label %38, label %33

33:                                               ; preds = %31, %29
  %34 = load i64, ptr %4, align 8
  %35 = icmp ne i64 %34, 0
  %36 = or i1 %18, %35
  %37 = zext i1 %35 to i32
  br i1 %36, label %41, label %38

38:                                               ; preds = %31, %33
  %39 = tail call fastcc i32 @still_fits(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3)
  %40 = xor i32 %39, 1
  br label %41

41:                                               ; preds = %29, %33, %6, %25, %38
  %42 = phi i32 [ %40, %38 ], [ %37, %33 ], [ 1, %25 ], [ 1, %6 ], [ 0, %29 ]
  store i32 %42, ptr %5, align 4
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 800
  %45 = load i64, ptr %43, align 8
  store i64 %45, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 808
  store i64 %47, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 816
  store i64 %50, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 824
  store i64 0, ptr %52, align 8
  %53 = load i32, ptr %5, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %121

55:                                               ; preds = %41
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %78, label %59

59:                                               ; preds = %55
  %60 = tail call fastcc ptr @told(ptr noundef nonnull %9, ptr noundef %44, ptr noundef %5)
  %61 = icmp eq ptr %60, null
  br i1 %61, label %121, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %64 = load ptr, ptr %63, align 8
  %65 = load i64, ptr %64, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %64, align 8
  br label %121

67:                                               ; preds = %19
  store i32 0, ptr %5, align 4
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 800
  %70 = load i64, ptr %68, align 8
  store i64 %70, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 808
  store i64 %72, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 816
  store i64 %75, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 824
  store i64 0, ptr %77, align 8
  br label %121

78:                                               ; preds = %55
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %90, label %82

82:                                               ; preds = %78
  %83 = tail call fastcc i32 @start(ptr noundef nonnull %1, ptr noundef nonnull %9, ptr noundef %4, ptr noundef %44)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %90, label %85

85:                                               ; preds = %82
  %86 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %87 = load ptr, ptr %86, align 8
  %88 = icmp ne ptr %87, null
  %89 = zext i1 %88 to i32
  store i32 %89, ptr %5, align 4
  br i1 %88, label %121, label %97

90:                                               ; preds = %78, %82
  store i32 0, ptr %5, align 4
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %92 = load ptr, ptr %91, align 8
  %93 = load i64, ptr %92, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %92, align 8
  %95 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %96 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  tail call void %95(ptr noundef %96) #10
  br label %121

97:                                               ; preds = %85
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %99 = load ptr, ptr %98, align 8
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, 1
  store i64 %101, ptr %99, align 8
  %102 = load i32, ptr %5, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %121

104:                                              ; preds = %97
  %105 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 256), align 8
  %106 = getelementptr inbounds i8, ptr %0, i64 %105
  %107 = load ptr, ptr %106, align 8
  %108 = sext i32 %83 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %109 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %110 = tail call ptr %109(i64 noundef %108) #10
  store ptr %110, ptr %7, align 8
  %111 = icmp eq ptr %110, null
  br i1 %111, label %119, label %112

112:                                              ; preds = %104
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  tail call void %113(ptr noundef %107) #10
  %114 = load ptr, ptr @py, align 8
  %115 = call ptr %114(ptr noundef %107, ptr noundef nonnull %7, i64 noundef 1, ptr noundef null) #10
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %117 = load ptr, ptr %7, align 8
  call void %116(ptr noundef %117) #10
  %118 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %118(ptr noundef %107) #10
  br label %119

119:                                              ; preds = %104, %112
  %120 = phi ptr [ %115, %112 ], [ null, %104 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  br label %121

121:                                              ; preds = %85, %41, %67, %90, %119, %97, %59, %62
  %122 = phi ptr [ null, %85 ], [ %96, %90 ], [ null, %67 ], [ %60, %62 ], [ null, %59 ], [ null, %97 ], [ %120, %119 ], [ null, %41 ]
  %123 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %123(ptr noundef nonnull %0) #10
  ret ptr %122
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @real(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull captures(none) %2) unnamed_addr #2 {
  %4 = alloca i32, align 4
  %5 = alloca i16, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = and i64 %7, 2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %18, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %14 = icmp eq ptr %12, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load double, ptr %16, align 8
  br label %34

18:                                               ; preds = %10, %3
  %19 = and i64 %7, 1
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %90, label %21

21:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  store i32 0, ptr %4, align 4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %25 = icmp eq ptr %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %90

27:                                               ; preds = %21
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %29 = call i64 %28(ptr noundef nonnull %1, ptr noundef nonnull %4) #10
  %30 = load i32, ptr %4, align 4
  %31 = icmp eq i32 %30, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br i1 %31, label %32, label %90

32:                                               ; preds = %27
  %33 = sitofp i64 %29 to double
  br label %34

34:                                               ; preds = %32, %15
  %35 = phi double [ %17, %15 ], [ %33, %32 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %37 = load i64, ptr %36, align 8
  switch i64 %37, label %78 [
    i64 64, label %38
    i64 32, label %42
    i64 0, label %49
  ]

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store ptr %41, ptr %39, align 8
  store double %35, ptr %40, align 8
  br label %90

42:                                               ; preds = %34
  %43 = fptrunc double %35 to float
  %44 = bitcast float %43 to i32
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store ptr %48, ptr %46, align 8
  store i64 %45, ptr %47, align 8
  br label %90

49:                                               ; preds = %34
  %50 = fptrunc double %35 to float
  %51 = bitcast float %50 to i32
  %52 = fcmp uno double %35, 0.000000e+00
  br i1 %52, label %73, label %53

53:                                               ; preds = %49
  %54 = fpext float %50 to double
  %55 = fcmp une double %35, %54
  br i1 %55, label %56, label %65

56:                                               ; preds = %53
  %57 = fcmp olt double %35, 0xB690000000000000
  %58 = fneg double %54
  %59 = select i1 %57, double %58, double %54
  %60 = call double @llvm.fabs.f64(double %35)
  %61 = fcmp ogt double %59, %60
  %62 = sext i1 %61 to i32
  %63 = add i32 %62, %51
  %64 = or i32 %63, 1
  br label %65

65:                                               ; preds = %56, %53
  %66 = phi i32 [ %64, %56 ], [ %51, %53 ]
  %67 = add i32 %66, 32767
  %68 = lshr i32 %66, 16
  %69 = and i32 %68, 1
  %70 = add i32 %67, %69
  %71 = lshr i32 %70, 16
  %72 = zext nneg i32 %71 to i64
  br label %73

73:                                               ; preds = %49, %65
  %74 = phi i64 [ %72, %65 ], [ 32704, %49 ]
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 8
  store ptr %77, ptr %75, align 8
  store i64 %74, ptr %76, align 8
  br label %90

78:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  store i16 0, ptr %5, align 4
  %79 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %80 = call i32 %79(double noundef %35, ptr noundef nonnull %5, i32 noundef 1) #10
  %81 = icmp sgt i32 %80, -1
  br i1 %81, label %82, label %88

82:                                               ; preds = %78
  %83 = load i16, ptr %5, align 4
  %84 = zext i16 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store ptr %87, ptr %85, align 8
  store i64 %84, ptr %86, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %90

88:                                               ; preds = %78
  %89 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %89() #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %90

90:                                               ; preds = %38, %73, %42, %82, %88, %26, %18, %27
  %91 = phi i32 [ 0, %26 ], [ 0, %88 ], [ 0, %27 ], [ 0, %18 ], [ 1, %82 ], [ 1, %42 ], [ 1, %73 ], [ 1, %38 ]
  ret i32 %91
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc range(i32 0, 2) i32 @strided(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2, i64 noundef %3) unnamed_addr #5 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %165, label %10

10:                                               ; preds = %4
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %57

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %17 = getelementptr i64, ptr %8, i64 %6
  %18 = getelementptr i8, ptr %17, i64 24
  br label %19

19:                                               ; preds = %12, %49
  %20 = phi i64 [ 0, %12 ], [ %42, %49 ]
  %21 = phi i64 [ 0, %12 ], [ %40, %49 ]
  %22 = phi i64 [ 0, %12 ], [ %45, %49 ]
  %23 = phi i64 [ 0, %12 ], [ %53, %49 ]
  %24 = load ptr, ptr %13, align 8
  %25 = getelementptr inbounds nuw i64, ptr %24, i64 %23
  %26 = load i64, ptr %25, align 8
  %27 = load ptr, ptr %14, align 8
  %28 = getelementptr inbounds nuw i64, ptr %27, i64 %23
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %15, align 8
  %31 = ashr i64 %29, %30
  %32 = shl nsw i64 -1, %30
  %33 = xor i64 %32, -1
  %34 = and i64 %29, %33
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %165

36:                                               ; preds = %19
  %37 = add nsw i64 %26, -1
  %38 = mul nsw i64 %31, %37
  %39 = tail call i64 @llvm.smax.i64(i64 %38, i64 0)
  %40 = add nuw nsw i64 %39, %21
  %41 = tail call i64 @llvm.smin.i64(i64 %38, i64 0)
  %42 = sub nsw i64 %20, %41
  %43 = tail call i64 @llvm.abs.i64(i64 %31, i1 true)
  %44 = mul nsw i64 %43, %26
  %45 = add nsw i64 %44, %22
  %46 = load i64, ptr %16, align 8
  %47 = icmp sgt i64 %26, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %36
  store i64 %26, ptr %16, align 8
  br label %49

49:                                               ; preds = %48, %36
  %50 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 24
  store i64 %26, ptr %51, align 8
  %52 = getelementptr i64, ptr %18, i64 %23
  store i64 %31, ptr %52, align 8
  %53 = add nuw nsw i64 %23, 1
  %54 = icmp eq i64 %53, %6
  br i1 %54, label %55, label %19, !llvm.loop !16

55:                                               ; preds = %49
  %56 = add nuw nsw i64 %40, 1
  br label %57

57:                                               ; preds = %55, %10
  %58 = phi i64 [ 0, %10 ], [ %45, %55 ]
  %59 = phi i64 [ 1, %10 ], [ %56, %55 ]
  %60 = phi i64 [ 0, %10 ], [ %42, %55 ]
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %62 = load i32, ptr %61, align 8
  %63 = and i32 %62, 1
  %64 = icmp eq i32 %63, 0
  %65 = select i1 %64, i64 %58, i64 %3
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %65, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %57
  store i64 %65, ptr %66, align 8
  br label %70

70:                                               ; preds = %57, %69
  br i1 %64, label %71, label %137

71:                                               ; preds = %70
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %73 = load i64, ptr %72, align 8
  %74 = and i64 %73, 2
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %137, label %76

76:                                               ; preds = %71
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %80 = load ptr, ptr %79, align 8
  br i1 %11, label %82, label %137

81:                                               ; preds = %133
  br label %82, !llvm.loop !17

82:                                               ; preds = %76, %81
  %83 = phi i64 [ %134, %81 ], [ 0, %76 ]
  %84 = phi i64 [ %115, %81 ], [ 0, %76 ]
  br label %85

85:                                               ; preds = %82, %106
  %86 = phi i64 [ %108, %106 ], [ 0, %82 ]
  %87 = phi i64 [ %107, %106 ], [ -1, %82 ]
  %88 = getelementptr inbounds nuw i64, ptr %80, i64 %86
  %89 = load i64, ptr %88, align 8
  %90 = tail call i64 @llvm.abs.i64(i64 %89, i1 true)
  %91 = getelementptr inbounds nuw i64, ptr %78, i64 %86
  %92 = load i64, ptr %91, align 8
  %93 = icmp slt i64 %92, 2
  br i1 %93, label %106, label %94

94:                                               ; preds = %85
  %95 = icmp eq i64 %89, 0
  br i1 %95, label %165, label %96

96:                                               ; preds = %94
  %97 = icmp samesign ugt i64 %90, %84
  br i1 %97, label %98, label %106

98:                                               ; preds = %96
  %99 = icmp slt i64 %87, 0
  br i1 %99, label %105, label %100

100:                                              ; preds = %98
  %101 = getelementptr inbounds nuw i64, ptr %80, i64 %87
  %102 = load i64, ptr %101, align 8
  %103 = tail call i64 @llvm.abs.i64(i64 %102, i1 true)
  %104 = icmp samesign ult i64 %90, %103
  br i1 %104, label %105, label %106

105:                                              ; preds = %100, %98
  br label %106

106:                                              ; preds = %105, %100, %96, %85
  %107 = phi i64 [ %87, %85 ], [ %87, %100 ], [ %86, %105 ], [ %87, %96 ]
  %108 = add nuw nsw i64 %86, 1
  %109 = icmp eq i64 %108, %6
  br i1 %109, label %110, label %85, !llvm.loop !18

110:                                              ; preds = %106
  %111 = icmp slt i64 %107, 0
  br i1 %111, label %137, label %112

112:                                              ; preds = %110
  %113 = getelementptr inbounds nuw i64, ptr %80, i64 %107
  %114 = load i64, ptr %113, align 8
  %115 = tail call i64 @llvm.abs.i64(i64 %114, i1 true)
  br label %116

116:                                              ; preds = %133, %112
  %117 = phi i64 [ %135, %133 ], [ 0, %112 ]
  %118 = phi i64 [ %134, %133 ], [ %83, %112 ]
  %119 = getelementptr inbounds nuw i64, ptr %80, i64 %117
  %120 = load i64, ptr %119, align 8
  %121 = tail call i64 @llvm.abs.i64(i64 %120, i1 true)
  %122 = getelementptr inbounds nuw i64, ptr %78, i64 %117
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %123, 1
  %125 = icmp eq i64 %121, %115
  %126 = select i1 %124, i1 %125, i1 false
  br i1 %126, label %127, label %133

127:                                              ; preds = %116
  %128 = icmp sgt i64 %115, %118
  br i1 %128, label %129, label %165

129:                                              ; preds = %127
  %130 = add nsw i64 %123, -1
  %131 = mul nsw i64 %130, %115
  %132 = add nuw nsw i64 %131, %118
  br label %133

133:                                              ; preds = %129, %116
  %134 = phi i64 [ %118, %116 ], [ %132, %129 ]
  %135 = add nuw nsw i64 %117, 1
  %136 = icmp eq i64 %135, %6
  br i1 %136, label %81, label %116, !llvm.loop !17

137:                                              ; preds = %110, %76, %71, %70
  %138 = phi i64 [ %3, %70 ], [ %59, %76 ], [ %59, %71 ], [ %59, %110 ]
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %140 = load ptr, ptr %139, align 8
  %141 = ptrtoint ptr %140 to i64
  store i64 %141, ptr %8, align 8
  %142 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %3, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %138, ptr %143, align 8
  %144 = load ptr, ptr %7, align 8
  %145 = shl i64 %6, 4
  %146 = getelementptr i8, ptr %144, i64 %145
  %147 = getelementptr i8, ptr %146, i64 24
  store ptr %147, ptr %7, align 8
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %149 = load i64, ptr %148, align 8
  %150 = shl i64 %60, %149
  %151 = sub nsw i64 %141, %150
  %152 = shl i64 %59, %149
  %153 = add nsw i64 %152, %141
  %154 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %155 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %156 = load i32, ptr %155, align 8
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %155, align 8
  %158 = sext i32 %156 to i64
  %159 = getelementptr inbounds %struct.range, ptr %154, i64 %158
  store i64 %151, ptr %159, align 8
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 8
  store i64 %153, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %162 = load i64, ptr %161, align 8
  %163 = and i64 %162, 2
  %164 = getelementptr inbounds nuw i8, ptr %159, i64 16
  store i64 %163, ptr %164, align 8
  br label %165

165:                                              ; preds = %19, %94, %127, %137, %4
  %166 = phi i32 [ 0, %4 ], [ 0, %127 ], [ 1, %137 ], [ 0, %94 ], [ 0, %19 ]
  ret i32 %166
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @meets_itself(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #6 {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %6, label %61

5:                                                ; preds = %57
  br label %6, !llvm.loop !17

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
  br i1 %33, label %34, label %9, !llvm.loop !18

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
  br i1 %60, label %5, label %40, !llvm.loop !17

61:                                               ; preds = %34, %18, %51, %3
  %62 = phi i32 [ 0, %3 ], [ 1, %18 ], [ 1, %51 ], [ 0, %34 ]
  ret i32 %62
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @still_fits(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull initializes((8, 16), (24, 28)) %2) unnamed_addr #4 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.dependency, ptr %6, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i32 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 832
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %348

19:                                               ; preds = %3
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  br label %21

21:                                               ; preds = %19, %342
  %22 = phi i64 [ 0, %19 ], [ %343, %342 ]
  %23 = getelementptr inbounds nuw %struct.item, ptr %9, i64 %22
  %24 = getelementptr inbounds nuw ptr, ptr %1, i64 %22
  %25 = load ptr, ptr %24, align 8
  %26 = load i64, ptr %23, align 8
  switch i64 %26, label %323 [
    i64 0, label %27
    i64 1, label %127
    i64 2, label %250
    i64 3, label %250
    i64 4, label %280
    i64 6, label %282
    i64 5, label %287
    i64 7, label %297
    i64 8, label %312
  ]

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %31 = icmp eq ptr %29, %30
  br i1 %31, label %32, label %394

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %34, %36
  br i1 %37, label %38, label %394

38:                                               ; preds = %32
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = trunc i64 %40 to i32
  %42 = shl i32 %41, 10
  %43 = and i32 %42, 1024
  %44 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %45 = load i64, ptr %44, align 8
  %46 = lshr i64 %45, 63
  %47 = trunc nuw nsw i64 %46 to i32
  %48 = or disjoint i32 %43, %47
  %49 = or disjoint i32 %48, 256
  %50 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %51 = load i32, ptr %50, align 8
  %52 = and i32 %49, %51
  %53 = icmp eq i32 %52, %49
  br i1 %53, label %54, label %394

54:                                               ; preds = %38
  %55 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %56 = load i32, ptr %55, align 8
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %84

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %60 = load ptr, ptr %59, align 8
  %61 = zext nneg i32 %56 to i64
  %62 = icmp eq i32 %56, 1
  br i1 %62, label %81, label %63

63:                                               ; preds = %58
  %64 = and i64 %61, 2147483646
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i64 [ 0, %63 ], [ %76, %65 ]
  %67 = phi i64 [ 1, %63 ], [ %74, %65 ]
  %68 = phi i64 [ 1, %63 ], [ %75, %65 ]
  %69 = getelementptr inbounds nuw i64, ptr %60, i64 %66
  %70 = getelementptr inbounds nuw i64, ptr %60, i64 %66
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %72 = load i64, ptr %69, align 8
  %73 = load i64, ptr %71, align 8
  %74 = mul i64 %72, %67
  %75 = mul i64 %73, %68
  %76 = add nuw i64 %66, 2
  %77 = icmp eq i64 %76, %64
  br i1 %77, label %78, label %65, !llvm.loop !19

78:                                               ; preds = %65
  %79 = mul i64 %75, %74
  %80 = icmp eq i64 %64, %61
  br i1 %80, label %84, label %81

81:                                               ; preds = %58, %78
  %82 = phi i64 [ 0, %58 ], [ %64, %78 ]
  %83 = phi i64 [ 1, %58 ], [ %79, %78 ]
  br label %87

84:                                               ; preds = %87, %78, %54
  %85 = phi i64 [ 1, %54 ], [ %79, %78 ], [ %92, %87 ]
  %86 = icmp sgt i64 %45, -1
  br i1 %86, label %95, label %100

87:                                               ; preds = %81, %87
  %88 = phi i64 [ %93, %87 ], [ %82, %81 ]
  %89 = phi i64 [ %92, %87 ], [ %83, %81 ]
  %90 = getelementptr inbounds nuw i64, ptr %60, i64 %88
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %91, %89
  %93 = add nuw nsw i64 %88, 1
  %94 = icmp eq i64 %93, %61
  br i1 %94, label %84, label %87, !llvm.loop !20

95:                                               ; preds = %84
  %96 = sext i32 %56 to i64
  %97 = icmp eq i64 %45, %96
  br i1 %97, label %98, label %394

98:                                               ; preds = %95
  %99 = call fastcc i32 @strided(ptr noundef nonnull %23, ptr noundef nonnull %25, ptr noundef nonnull %2, i64 noundef %85)
  br label %339

100:                                              ; preds = %84
  %101 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %102 = load ptr, ptr %101, align 8
  %103 = ptrtoint ptr %102 to i64
  %104 = load ptr, ptr %15, align 8
  store i64 %103, ptr %104, align 8
  %105 = load ptr, ptr %15, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 8
  store i64 %85, ptr %106, align 8
  %107 = load ptr, ptr %15, align 8
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 16
  store i64 %85, ptr %108, align 8
  %109 = load ptr, ptr %15, align 8
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 24
  store ptr %110, ptr %15, align 8
  %111 = load i64, ptr %12, align 8
  %112 = icmp sgt i64 %85, %111
  br i1 %112, label %113, label %114

113:                                              ; preds = %100
  store i64 %85, ptr %12, align 8
  br label %114

114:                                              ; preds = %100, %113
  %115 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %116 = load i64, ptr %115, align 8
  %117 = shl i64 %85, %116
  %118 = add nsw i64 %117, %103
  %119 = load i32, ptr %13, align 8
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %13, align 8
  %121 = sext i32 %119 to i64
  %122 = getelementptr inbounds %struct.range, ptr %20, i64 %121
  store i64 %103, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  store i64 %118, ptr %123, align 8
  %124 = load i64, ptr %39, align 8
  %125 = and i64 %124, 2
  %126 = getelementptr inbounds nuw i8, ptr %122, i64 16
  store i64 %125, ptr %126, align 8
  br label %342

127:                                              ; preds = %21
  %128 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %131 = load ptr, ptr %130, align 8
  %132 = icmp eq ptr %129, %131
  br i1 %132, label %133, label %394

133:                                              ; preds = %127
  %134 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds i8, ptr %25, i64 %135
  %137 = load ptr, ptr %136, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %394, label %139

139:                                              ; preds = %133
  %140 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %141 = load ptr, ptr %140, align 8
  %142 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %143 = icmp eq ptr %141, %142
  br i1 %143, label %144, label %394

144:                                              ; preds = %139
  %145 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 264), align 8
  %146 = getelementptr inbounds i8, ptr %137, i64 %145
  %147 = load ptr, ptr %146, align 8
  %148 = icmp eq ptr %147, null
  %149 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %150 = icmp eq ptr %147, %149
  %151 = select i1 %148, i1 true, i1 %150
  br i1 %151, label %394, label %152

152:                                              ; preds = %144
  %153 = getelementptr inbounds nuw i8, ptr %147, i64 32
  %154 = load ptr, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %156 = load ptr, ptr %155, align 8
  %157 = icmp eq ptr %154, %156
  br i1 %157, label %158, label %394

158:                                              ; preds = %152
  %159 = getelementptr inbounds nuw i8, ptr %147, i64 40
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %162 = load ptr, ptr %161, align 8
  %163 = icmp eq ptr %160, %162
  br i1 %163, label %164, label %394

164:                                              ; preds = %158
  %165 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %166 = load i64, ptr %165, align 8
  %167 = and i64 %166, 1
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %173, label %169

169:                                              ; preds = %164
  %170 = getelementptr inbounds nuw i8, ptr %147, i64 104
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %394, label %173

173:                                              ; preds = %169, %164
  %174 = getelementptr inbounds nuw i8, ptr %147, i64 112
  %175 = load ptr, ptr %174, align 8
  %176 = icmp eq ptr %175, null
  br i1 %176, label %181, label %177

177:                                              ; preds = %173
  %178 = load ptr, ptr %175, align 8
  %179 = load ptr, ptr %2, align 8
  %180 = icmp eq ptr %178, %179
  br i1 %180, label %181, label %394

181:                                              ; preds = %177, %173
  %182 = getelementptr inbounds nuw i8, ptr %147, i64 48
  %183 = load i64, ptr %182, align 8
  %184 = load ptr, ptr %15, align 8
  store i64 %183, ptr %184, align 8
  %185 = getelementptr inbounds nuw i8, ptr %147, i64 56
  %186 = load i64, ptr %185, align 8
  %187 = load ptr, ptr %15, align 8
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 8
  store i64 %186, ptr %188, align 8
  %189 = getelementptr inbounds nuw i8, ptr %147, i64 64
  %190 = load i64, ptr %189, align 8
  %191 = load ptr, ptr %15, align 8
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 16
  store i64 %190, ptr %192, align 8
  %193 = load ptr, ptr %15, align 8
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  store ptr %194, ptr %15, align 8
  %195 = getelementptr inbounds nuw i8, ptr %147, i64 72
  %196 = load i64, ptr %195, align 8
  %197 = load i64, ptr %12, align 8
  %198 = icmp sgt i64 %196, %197
  br i1 %198, label %199, label %200

199:                                              ; preds = %181
  store i64 %196, ptr %12, align 8
  br label %200

200:                                              ; preds = %181, %199
  %201 = getelementptr inbounds nuw i8, ptr %147, i64 80
  %202 = load i32, ptr %13, align 8
  %203 = add nsw i32 %202, 1
  %204 = sext i32 %202 to i64
  %205 = getelementptr inbounds %struct.range, ptr %20, i64 %204
  %206 = load <2 x i64>, ptr %201, align 8
  store i32 %203, ptr %13, align 8
  store <2 x i64> %206, ptr %205, align 8
  %207 = load i64, ptr %165, align 8
  %208 = and i64 %207, 2
  %209 = getelementptr inbounds nuw i8, ptr %205, i64 16
  store i64 %208, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %211 = load i64, ptr %210, align 8
  %212 = icmp slt i64 %211, 0
  br i1 %212, label %213, label %218

213:                                              ; preds = %200
  %214 = getelementptr inbounds nuw i8, ptr %147, i64 96
  %215 = load i64, ptr %214, align 8
  %216 = icmp ne i64 %215, 0
  %217 = zext i1 %216 to i32
  br label %339

218:                                              ; preds = %200
  %219 = getelementptr inbounds nuw i8, ptr %147, i64 120
  %220 = load i64, ptr %219, align 8
  %221 = icmp eq i64 %220, %211
  br i1 %221, label %222, label %394

222:                                              ; preds = %218
  %223 = icmp eq i64 %211, 0
  br i1 %223, label %226, label %224

224:                                              ; preds = %222
  %225 = getelementptr inbounds nuw i8, ptr %147, i64 128
  br label %231

226:                                              ; preds = %231, %222
  %227 = phi i64 [ 0, %222 ], [ %238, %231 ]
  %228 = getelementptr inbounds nuw i8, ptr %147, i64 96
  %229 = load i64, ptr %228, align 8
  %230 = icmp eq i64 %229, 0
  br i1 %230, label %241, label %342

231:                                              ; preds = %224, %231
  %232 = phi i64 [ 0, %224 ], [ %237, %231 ]
  %233 = getelementptr inbounds nuw i64, ptr %225, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = load ptr, ptr %15, align 8
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 8
  store ptr %236, ptr %15, align 8
  store i64 %234, ptr %235, align 8
  %237 = add nuw nsw i64 %232, 1
  %238 = load i64, ptr %219, align 8
  %239 = shl nsw i64 %238, 1
  %240 = icmp slt i64 %237, %239
  br i1 %240, label %231, label %226, !llvm.loop !9

241:                                              ; preds = %226
  %242 = load i64, ptr %165, align 8
  %243 = and i64 %242, 2
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %342, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds nuw i8, ptr %147, i64 128
  %247 = getelementptr inbounds i64, ptr %246, i64 %227
  %248 = call fastcc i32 @meets_itself(i64 noundef %227, ptr noundef nonnull %246, ptr noundef nonnull %247)
  %249 = xor i32 %248, 1
  br label %339

250:                                              ; preds = %21, %21
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  store i32 0, ptr %5, align 4
  %251 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %252 = load ptr, ptr %251, align 8
  %253 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %254 = icmp eq ptr %252, %253
  br i1 %254, label %256, label %255

255:                                              ; preds = %250
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %394

256:                                              ; preds = %250
  %257 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %258 = call i64 %257(ptr noundef nonnull %25, ptr noundef nonnull %5) #10
  %259 = load i32, ptr %5, align 4
  %260 = icmp eq i32 %259, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br i1 %260, label %261, label %394

261:                                              ; preds = %256
  %262 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %263 = load i64, ptr %262, align 8
  %264 = icmp slt i64 %258, %263
  br i1 %264, label %394, label %265

265:                                              ; preds = %261
  %266 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %267 = load i64, ptr %266, align 8
  %268 = icmp sgt i64 %258, %267
  br i1 %268, label %394, label %269

269:                                              ; preds = %265
  %270 = load i64, ptr %23, align 8
  %271 = icmp eq i64 %270, 3
  br i1 %271, label %272, label %277

272:                                              ; preds = %269
  %273 = call i64 @llvm.abs.i64(i64 %258, i1 true)
  %274 = load i64, ptr %12, align 8
  %275 = icmp sgt i64 %273, %274
  br i1 %275, label %276, label %277

276:                                              ; preds = %272
  store i64 %273, ptr %12, align 8
  br label %277

277:                                              ; preds = %276, %272, %269
  %278 = load ptr, ptr %15, align 8
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 8
  store ptr %279, ptr %15, align 8
  store i64 %258, ptr %278, align 8
  br label %342

280:                                              ; preds = %21
  %281 = call fastcc i32 @real(ptr noundef nonnull %23, ptr noundef %25, ptr noundef nonnull %2)
  br label %339

282:                                              ; preds = %21
  %283 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %284 = load ptr, ptr %283, align 8
  %285 = icmp eq ptr %25, %284
  %286 = zext i1 %285 to i32
  br label %339

287:                                              ; preds = %21
  %288 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %289 = icmp eq ptr %25, %288
  %290 = zext i1 %289 to i64
  %291 = load ptr, ptr %15, align 8
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 8
  store ptr %292, ptr %15, align 8
  store i64 %290, ptr %291, align 8
  %293 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %294 = icmp eq ptr %25, %293
  %295 = select i1 %289, i1 true, i1 %294
  %296 = zext i1 %295 to i32
  br label %339

297:                                              ; preds = %21
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  store i32 0, ptr %4, align 4
  %298 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %299 = load ptr, ptr %298, align 8
  %300 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %301 = icmp eq ptr %299, %300
  br i1 %301, label %303, label %302

302:                                              ; preds = %297
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %336

303:                                              ; preds = %297
  %304 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %305 = call i64 %304(ptr noundef nonnull %25, ptr noundef nonnull %4) #10
  %306 = load i32, ptr %4, align 4
  %307 = icmp eq i32 %306, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br i1 %307, label %308, label %336

308:                                              ; preds = %303
  %309 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %310 = load i64, ptr %309, align 8
  %311 = icmp eq i64 %305, %310
  br label %336

312:                                              ; preds = %21
  %313 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %314 = load ptr, ptr %313, align 8
  %315 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %316 = icmp eq ptr %314, %315
  br i1 %316, label %317, label %336

317:                                              ; preds = %312
  %318 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %321 = load i64, ptr %320, align 8
  %322 = icmp eq i64 %319, %321
  br label %336

323:                                              ; preds = %21
  %324 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %325 = load ptr, ptr %324, align 8
  %326 = icmp eq ptr %25, %325
  br i1 %326, label %336, label %327

327:                                              ; preds = %323
  %328 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %329 = load ptr, ptr %328, align 8
  %330 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %331 = icmp eq ptr %329, %330
  br i1 %331, label %332, label %336

332:                                              ; preds = %327
  %333 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %334 = call i32 %333(ptr noundef nonnull %25, ptr noundef %325) #10
  %335 = icmp eq i32 %334, 0
  br label %336

336:                                              ; preds = %302, %303, %308, %312, %317, %323, %327, %332
  %337 = phi i1 [ %322, %317 ], [ %311, %308 ], [ false, %303 ], [ false, %312 ], [ true, %323 ], [ false, %327 ], [ %335, %332 ], [ false, %302 ]
  %338 = zext i1 %337 to i32
  br label %339

339:                                              ; preds = %245, %213, %98, %280, %282, %287, %336
  %340 = phi i32 [ %338, %336 ], [ %296, %287 ], [ %99, %98 ], [ %249, %245 ], [ %281, %280 ], [ %286, %282 ], [ %217, %213 ]
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %394, label %342

342:                                              ; preds = %241, %114, %277, %226, %339
  %343 = add nuw nsw i64 %22, 1
  %344 = load i64, ptr %16, align 8
  %345 = icmp slt i64 %343, %344
  br i1 %345, label %21, label %346, !llvm.loop !10

346:                                              ; preds = %342
  %347 = load i64, ptr %12, align 8
  br label %348

348:                                              ; preds = %346, %3
  %349 = phi i64 [ %347, %346 ], [ %11, %3 ]
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %351 = load i64, ptr %350, align 8
  %352 = icmp slt i64 %349, %351
  br i1 %352, label %394, label %353

353:                                              ; preds = %348
  %354 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %355 = load i64, ptr %354, align 8
  %356 = icmp sgt i64 %349, %355
  br i1 %356, label %394, label %357

357:                                              ; preds = %353
  %358 = load i32, ptr %13, align 8
  %359 = icmp slt i32 %358, 1
  br i1 %359, label %394, label %360

360:                                              ; preds = %357
  %361 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %362 = zext nneg i32 %358 to i64
  br label %363

363:                                              ; preds = %360, %391
  %364 = phi i64 [ 0, %360 ], [ %392, %391 ]
  %365 = getelementptr inbounds nuw %struct.range, ptr %361, i64 %364
  %366 = getelementptr inbounds nuw i8, ptr %365, i64 16
  %367 = load i64, ptr %366, align 8
  %368 = icmp eq i64 %367, 0
  br i1 %368, label %391, label %369

369:                                              ; preds = %363
  %370 = getelementptr inbounds nuw i8, ptr %365, i64 8
  br label %371

371:                                              ; preds = %369, %388
  %372 = phi i64 [ 0, %369 ], [ %389, %388 ]
  %373 = getelementptr inbounds nuw %struct.range, ptr %361, i64 %372
  %374 = icmp eq i64 %364, %372
  br i1 %374, label %388, label %375

375:                                              ; preds = %371
  %376 = load i64, ptr %365, align 8
  %377 = getelementptr inbounds nuw i8, ptr %373, i64 8
  %378 = load i64, ptr %377, align 8
  %379 = icmp slt i64 %376, %378
  br i1 %379, label %380, label %388

380:                                              ; preds = %375
  %381 = load i64, ptr %373, align 8
  %382 = load i64, ptr %370, align 8
  %383 = icmp slt i64 %381, %382
  %384 = icmp slt i64 %376, %382
  %385 = and i1 %383, %384
  %386 = icmp slt i64 %381, %378
  %387 = and i1 %386, %385
  br i1 %387, label %394, label %388

388:                                              ; preds = %380, %375, %371
  %389 = add nuw nsw i64 %372, 1
  %390 = icmp eq i64 %389, %362
  br i1 %390, label %391, label %371, !llvm.loop !11

391:                                              ; preds = %388, %363
  %392 = add nuw nsw i64 %364, 1
  %393 = icmp eq i64 %392, %362
  br i1 %393, label %394, label %363, !llvm.loop !12

394:                                              ; preds = %256, %261, %265, %158, %169, %177, %152, %218, %144, %139, %133, %127, %95, %38, %32, %27, %339, %391, %380, %357, %255, %348, %353
  %395 = phi i32 [ 1, %391 ], [ 0, %353 ], [ 0, %348 ], [ 0, %255 ], [ 0, %380 ], [ 1, %357 ], [ 0, %339 ], [ 0, %27 ], [ 0, %32 ], [ 0, %38 ], [ 0, %95 ], [ 0, %127 ], [ 0, %133 ], [ 0, %139 ], [ 0, %144 ], [ 0, %218 ], [ 0, %152 ], [ 0, %177 ], [ 0, %169 ], [ 0, %158 ], [ 0, %265 ], [ 0, %261 ], [ 0, %256 ]
  ret i32 %395
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @told(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #4 {
  %4 = alloca [320 x i64], align 8
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
  br i1 %70, label %71, label %28, !llvm.loop !21

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
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
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
define internal fastcc i32 @start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef nonnull readonly captures(none) %3) unnamed_addr #4 {
  %5 = alloca [33 x ptr], align 8
  %6 = alloca [3 x i64], align 8
  %7 = alloca [3 x i64], align 8
  %8 = alloca [320 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %57

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 80
  br label %14

14:                                               ; preds = %12, %54
  %15 = phi i64 [ 0, %12 ], [ %55, %54 ]
  %16 = getelementptr inbounds nuw %struct.copy, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %3, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %8, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %26, label %27

26:                                               ; preds = %14
  store i64 %19, ptr %22, align 1
  br label %54

27:                                               ; preds = %14
  %28 = trunc i64 %19 to i32
  %29 = icmp eq i64 %24, 2
  br i1 %29, label %30, label %49

30:                                               ; preds = %27
  %31 = shl i32 %28, 16
  %32 = and i32 %31, -2147483648
  %33 = and i32 %28, 31744
  %34 = and i32 %28, 1023
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %30
  %37 = uitofp nneg i32 %34 to float
  %38 = fmul float %37, 0x3E70000000000000
  %39 = bitcast float %38 to i32
  %40 = or disjoint i32 %32, %39
  br label %49

41:                                               ; preds = %30
  %42 = icmp eq i32 %33, 31744
  %43 = shl nuw nsw i32 %33, 13
  %44 = add nuw nsw i32 %43, 939524096
  %45 = select i1 %42, i32 2139095040, i32 %44
  %46 = shl nuw nsw i32 %34, 13
  %47 = or disjoint i32 %45, %46
  %48 = or disjoint i32 %47, %32
  br label %49

49:                                               ; preds = %41, %36, %27
  %50 = phi i32 [ %28, %27 ], [ %48, %41 ], [ %40, %36 ]
  %51 = icmp eq i64 %24, 3
  %52 = shl i32 %50, 16
  %53 = select i1 %51, i32 %52, i32 %50
  store i32 %53, ptr %22, align 1
  br label %54

54:                                               ; preds = %26, %49
  %55 = add nuw nsw i64 %15, 1
  %56 = icmp eq i64 %55, %10
  br i1 %56, label %57, label %14, !llvm.loop !21

57:                                               ; preds = %54, %4
  %58 = load ptr, ptr %1, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %109, label %62

62:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br label %66

66:                                               ; preds = %102, %62
  %67 = phi i64 [ 0, %62 ], [ %98, %102 ]
  %68 = load i64, ptr %63, align 8
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %94, label %70

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) %71, i64 24, i1 false)
  %73 = load i64, ptr %71, align 8
  %74 = load i64, ptr %72, align 8
  %75 = mul i64 %74, %73
  store i64 %75, ptr %6, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %79 = load i64, ptr %78, align 8
  %80 = mul i64 %79, %77
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %80, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %85 = load i64, ptr %84, align 8
  %86 = mul i64 %85, %83
  %87 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %86, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %91 = load ptr, ptr %90, align 8
  %92 = load ptr, ptr %64, align 8
  %93 = call i32 %89(ptr noundef %91, ptr noundef %92, i32 noundef 3, ptr noundef null, ptr noundef nonnull %6, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, ptr noundef null) #10
  br label %107

94:                                               ; preds = %66
  %95 = load ptr, ptr %59, align 8
  %96 = load ptr, ptr %64, align 8
  %97 = trunc i64 %67 to i32
  %98 = add nuw nsw i64 %67, 1
  %99 = icmp slt i64 %98, %68
  br i1 %99, label %102, label %100

100:                                              ; preds = %94
  %101 = load i64, ptr %65, align 8
  br label %102

102:                                              ; preds = %100, %94
  %103 = phi i64 [ %101, %100 ], [ 8, %94 ]
  %104 = getelementptr inbounds nuw i64, ptr %8, i64 %67
  %105 = call i32 %95(ptr noundef %96, i32 noundef %97, i64 noundef %103, ptr noundef nonnull %104) #10
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %66, label %107, !llvm.loop !22

107:                                              ; preds = %102, %70
  %108 = phi i32 [ %93, %70 ], [ %105, %102 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  br label %198

109:                                              ; preds = %57
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %111 = load i64, ptr %110, align 8
  %112 = icmp sgt i64 %111, 0
  br i1 %112, label %113, label %132

113:                                              ; preds = %109
  %114 = icmp ult i64 %111, 4
  br i1 %114, label %130, label %115

115:                                              ; preds = %113
  %116 = and i64 %111, 9223372036854775804
  br label %117

117:                                              ; preds = %117, %115
  %118 = phi i64 [ 0, %115 ], [ %125, %117 ]
  %119 = phi <2 x i64> [ <i64 0, i64 1>, %115 ], [ %126, %117 ]
  %120 = add <2 x i64> %119, splat (i64 2)
  %121 = getelementptr inbounds nuw i64, ptr %8, <2 x i64> %119
  %122 = getelementptr inbounds nuw i64, ptr %8, <2 x i64> %120
  %123 = getelementptr inbounds nuw ptr, ptr %5, i64 %118
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 16
  store <2 x ptr> %121, ptr %123, align 8
  store <2 x ptr> %122, ptr %124, align 8
  %125 = add nuw i64 %118, 4
  %126 = add <2 x i64> %119, splat (i64 4)
  %127 = icmp eq i64 %125, %116
  br i1 %127, label %128, label %117, !llvm.loop !23

128:                                              ; preds = %117
  %129 = icmp eq i64 %111, %116
  br i1 %129, label %132, label %130

130:                                              ; preds = %113, %128
  %131 = phi i64 [ 0, %113 ], [ %116, %128 ]
  br label %156

132:                                              ; preds = %156, %128, %109
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %136 = getelementptr inbounds nuw i8, ptr %58, i64 72
  %137 = load i64, ptr %136, align 8
  %138 = add i64 %137, 1
  store i64 %138, ptr %136, align 8
  %139 = and i64 %137, 3
  %140 = getelementptr inbounds nuw i64, ptr %135, i64 %139
  store i64 %134, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %142 = load i64, ptr %141, align 8
  %143 = add nsw i64 %142, 1
  store i64 %143, ptr %141, align 8
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %145 = load i64, ptr %144, align 8
  %146 = add nsw i64 %145, 1
  store i64 %146, ptr %144, align 8
  %147 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %148 = call ptr %147() #10
  %149 = getelementptr inbounds nuw i8, ptr %58, i64 32
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %58, i64 40
  %152 = load i64, ptr %151, align 8
  %153 = call i32 %150(i64 noundef %152) #10
  %154 = sub nsw i32 0, %153
  %155 = icmp eq i32 %153, 0
  br i1 %155, label %162, label %191

156:                                              ; preds = %130, %156
  %157 = phi i64 [ %160, %156 ], [ %131, %130 ]
  %158 = getelementptr inbounds nuw i64, ptr %8, i64 %157
  %159 = getelementptr inbounds nuw ptr, ptr %5, i64 %157
  store ptr %158, ptr %159, align 8
  %160 = add nuw nsw i64 %157, 1
  %161 = icmp eq i64 %160, %111
  br i1 %161, label %132, label %156, !llvm.loop !24

162:                                              ; preds = %132
  %163 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %168 = load i64, ptr %167, align 8
  %169 = trunc i64 %168 to i32
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %171 = load i64, ptr %170, align 8
  %172 = trunc i64 %171 to i32
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %174 = load i64, ptr %173, align 8
  %175 = trunc i64 %174 to i32
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %177 = load i64, ptr %176, align 8
  %178 = trunc i64 %177 to i32
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %180 = load i64, ptr %179, align 8
  %181 = trunc i64 %180 to i32
  %182 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %183 = load i64, ptr %182, align 8
  %184 = trunc i64 %183 to i32
  %185 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %186 = load i64, ptr %185, align 8
  %187 = trunc i64 %186 to i32
  %188 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %189 = load ptr, ptr %188, align 8
  %190 = call i32 %164(ptr noundef %166, i32 noundef %169, i32 noundef %172, i32 noundef %175, i32 noundef %178, i32 noundef %181, i32 noundef %184, i32 noundef %187, ptr noundef %189, ptr noundef nonnull %5, ptr noundef null) #10
  br label %191

191:                                              ; preds = %132, %162
  %192 = phi i32 [ %154, %132 ], [ %190, %162 ]
  %193 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %193(ptr noundef %148) #10
  %194 = load i64, ptr %144, align 8
  %195 = add nsw i64 %194, -1
  store i64 %195, ptr %144, align 8
  %196 = load i64, ptr %141, align 8
  %197 = add nsw i64 %196, -1
  store i64 %197, ptr %141, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %198

198:                                              ; preds = %191, %107
  %199 = phi i32 [ %108, %107 ], [ %192, %191 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  ret i32 %199
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline nounwind "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+v8a,-fmv" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }

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
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5}
!22 = distinct !{!22, !5}
!23 = distinct !{!23, !5, !6, !7}
!24 = distinct !{!24, !5, !7, !6}
