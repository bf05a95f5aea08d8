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
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i16, align 2
  %13 = alloca i32, align 4
  %14 = alloca [2 x i64], align 16
  %15 = alloca ptr, align 8
  %16 = alloca %struct.call, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9
  %17 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 216), align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %3, null
  %21 = icmp eq ptr %19, null
  %22 = select i1 %20, i1 true, i1 %21
  %23 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %24 = icmp eq ptr %19, %23
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %1026, label %26

26:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  store ptr null, ptr %15, align 8
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %29 = call i32 %27(ptr noundef %28, ptr noundef null, ptr noundef nonnull %15) #9
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %26
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %32() #9
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  br label %52

34:                                               ; preds = %26
  %35 = load ptr, ptr %15, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  br label %46

39:                                               ; preds = %34
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %40(ptr noundef nonnull %35) #9
  %41 = load ptr, ptr %15, align 8
  %42 = icmp eq ptr %41, null
  %43 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %44 = icmp eq ptr %41, %43
  %45 = select i1 %42, i1 true, i1 %44
  br i1 %45, label %46, label %52

46:                                               ; preds = %37, %39
  %47 = phi ptr [ %38, %37 ], [ %43, %39 ]
  %48 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %49 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 208), align 8
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  %51 = load ptr, ptr %50, align 8
  br label %52

52:                                               ; preds = %31, %39, %46
  %53 = phi ptr [ %33, %31 ], [ %47, %46 ], [ %43, %39 ]
  %54 = phi ptr [ null, %31 ], [ %51, %46 ], [ %41, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  %55 = icmp eq ptr %19, %53
  br i1 %55, label %1026, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 824
  %59 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %16, i64 24
  br label %61

61:                                               ; preds = %56, %1016
  %62 = phi ptr [ %19, %56 ], [ %1019, %1016 ]
  %63 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %64 = getelementptr inbounds i8, ptr %62, i64 %63
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 40
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %2, %67
  br i1 %68, label %69, label %1016

69:                                               ; preds = %61
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 32
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, %54
  br i1 %72, label %73, label %1016

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %65, i64 88
  %75 = load ptr, ptr %74, align 8
  %76 = icmp eq ptr %75, null
  br i1 %76, label %87, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr %65, i64 96
  %79 = load ptr, ptr %78, align 8
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %87

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 168
  %84 = load i64, ptr %83, align 8
  %85 = and i64 %84, 4
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %1016, label %87

87:                                               ; preds = %82, %77, %73
  %88 = getelementptr inbounds nuw i8, ptr %65, i64 200
  %89 = getelementptr inbounds nuw i8, ptr %65, i64 184
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds %struct.dependency, ptr %88, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %65, i64 64
  %93 = load i64, ptr %92, align 8
  store i64 %93, ptr %16, align 8
  store i32 0, ptr %57, align 8
  store ptr %58, ptr %59, align 8
  %94 = getelementptr inbounds nuw i8, ptr %65, i64 192
  %95 = load i64, ptr %94, align 8
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %97, label %666

97:                                               ; preds = %87, %660
  %98 = phi i64 [ %661, %660 ], [ 0, %87 ]
  %99 = getelementptr inbounds nuw %struct.item, ptr %91, i64 %98
  %100 = getelementptr inbounds nuw ptr, ptr %1, i64 %98
  %101 = load ptr, ptr %100, align 8
  %102 = load i64, ptr %99, align 8
  switch i64 %102, label %634 [
    i64 0, label %103
    i64 1, label %380
    i64 2, label %493
    i64 3, label %493
    i64 4, label %523
    i64 6, label %604
    i64 5, label %649
    i64 7, label %608
    i64 8, label %623
  ]

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %107 = icmp eq ptr %105, %106
  br i1 %107, label %108, label %1016

108:                                              ; preds = %103
  %109 = getelementptr inbounds nuw i8, ptr %101, i64 56
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %110, %112
  br i1 %113, label %114, label %1016

114:                                              ; preds = %108
  %115 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %116 = load i64, ptr %115, align 8
  %117 = trunc i64 %116 to i32
  %118 = shl i32 %117, 10
  %119 = and i32 %118, 1024
  %120 = getelementptr inbounds nuw i8, ptr %99, i64 48
  %121 = load i64, ptr %120, align 8
  %122 = lshr i64 %121, 63
  %123 = trunc nuw nsw i64 %122 to i32
  %124 = or disjoint i32 %119, %123
  %125 = or disjoint i32 %124, 256
  %126 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %127 = load i32, ptr %126, align 8
  %128 = and i32 %125, %127
  %129 = icmp eq i32 %128, %125
  br i1 %129, label %130, label %1016

130:                                              ; preds = %114
  %131 = getelementptr inbounds nuw i8, ptr %101, i64 24
  %132 = load i32, ptr %131, align 8
  %133 = icmp sgt i32 %132, 0
  br i1 %133, label %134, label %158

134:                                              ; preds = %130
  %135 = getelementptr inbounds nuw i8, ptr %101, i64 32
  %136 = load ptr, ptr %135, align 8
  %137 = zext nneg i32 %132 to i64
  %138 = and i64 %137, 7
  %139 = icmp ult i32 %132, 8
  br i1 %139, label %144, label %140

140:                                              ; preds = %134
  %141 = and i64 %137, 2147483640
  br label %161

142:                                              ; preds = %161
  %143 = icmp eq i64 %138, 0
  br i1 %143, label %158, label %144

144:                                              ; preds = %142, %134
  %145 = phi i64 [ 0, %134 ], [ %196, %142 ]
  %146 = phi i64 [ 1, %134 ], [ %195, %142 ]
  %147 = icmp ne i64 %138, 0
  call void @llvm.assume(i1 %147)
  br label %148

148:                                              ; preds = %148, %144
  %149 = phi i64 [ %145, %144 ], [ %155, %148 ]
  %150 = phi i64 [ %146, %144 ], [ %154, %148 ]
  %151 = phi i64 [ 0, %144 ], [ %156, %148 ]
  %152 = getelementptr inbounds nuw i64, ptr %136, i64 %149
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %153, %150
  %155 = add nuw nsw i64 %149, 1
  %156 = add i64 %151, 1
  %157 = icmp eq i64 %156, %138
  br i1 %157, label %158, label %148, !llvm.loop !3

158:                                              ; preds = %142, %148, %130
  %159 = phi i64 [ 1, %130 ], [ %195, %142 ], [ %154, %148 ]
  %160 = icmp sgt i64 %121, -1
  br i1 %160, label %199, label %354

161:                                              ; preds = %161, %140
  %162 = phi i64 [ 0, %140 ], [ %196, %161 ]
  %163 = phi i64 [ 1, %140 ], [ %195, %161 ]
  %164 = phi i64 [ 0, %140 ], [ %197, %161 ]
  %165 = getelementptr inbounds nuw i64, ptr %136, i64 %162
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %166, %163
  %168 = getelementptr inbounds nuw i64, ptr %136, i64 %162
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %170, %167
  %172 = getelementptr inbounds nuw i64, ptr %136, i64 %162
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %174, %171
  %176 = getelementptr inbounds nuw i64, ptr %136, i64 %162
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %178, %175
  %180 = getelementptr inbounds nuw i64, ptr %136, i64 %162
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 32
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %182, %179
  %184 = getelementptr inbounds nuw i64, ptr %136, i64 %162
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 40
  %186 = load i64, ptr %185, align 8
  %187 = mul nsw i64 %186, %183
  %188 = getelementptr inbounds nuw i64, ptr %136, i64 %162
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 48
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %190, %187
  %192 = getelementptr inbounds nuw i64, ptr %136, i64 %162
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 56
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %194, %191
  %196 = add nuw nsw i64 %162, 8
  %197 = add i64 %164, 8
  %198 = icmp eq i64 %197, %141
  br i1 %198, label %142, label %161, !llvm.loop !5

199:                                              ; preds = %158
  %200 = sext i32 %132 to i64
  %201 = icmp eq i64 %121, %200
  br i1 %201, label %202, label %1016

202:                                              ; preds = %199
  %203 = load ptr, ptr %59, align 8
  %204 = icmp eq i64 %159, 0
  br i1 %204, label %1016, label %205

205:                                              ; preds = %202
  %206 = icmp eq i64 %121, 0
  br i1 %206, label %252, label %207

207:                                              ; preds = %205
  %208 = getelementptr inbounds nuw i8, ptr %101, i64 32
  %209 = getelementptr inbounds nuw i8, ptr %101, i64 40
  %210 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %211 = getelementptr i64, ptr %203, i64 %121
  %212 = getelementptr i8, ptr %211, i64 24
  br label %213

213:                                              ; preds = %243, %207
  %214 = phi i64 [ 0, %207 ], [ %236, %243 ]
  %215 = phi i64 [ 0, %207 ], [ %234, %243 ]
  %216 = phi i64 [ 0, %207 ], [ %239, %243 ]
  %217 = phi i64 [ 0, %207 ], [ %247, %243 ]
  %218 = load ptr, ptr %208, align 8
  %219 = getelementptr inbounds nuw i64, ptr %218, i64 %217
  %220 = load i64, ptr %219, align 8
  %221 = load ptr, ptr %209, align 8
  %222 = getelementptr inbounds nuw i64, ptr %221, i64 %217
  %223 = load i64, ptr %222, align 8
  %224 = load i64, ptr %210, align 8
  %225 = ashr i64 %223, %224
  %226 = shl nsw i64 -1, %224
  %227 = xor i64 %226, -1
  %228 = and i64 %223, %227
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %230, label %1016

230:                                              ; preds = %213
  %231 = add nsw i64 %220, -1
  %232 = mul nsw i64 %225, %231
  %233 = call i64 @llvm.smax.i64(i64 %232, i64 0)
  %234 = add nuw nsw i64 %233, %215
  %235 = call i64 @llvm.smin.i64(i64 %232, i64 0)
  %236 = sub nsw i64 %214, %235
  %237 = call i64 @llvm.abs.i64(i64 %225, i1 true)
  %238 = mul nsw i64 %237, %220
  %239 = add nsw i64 %238, %216
  %240 = load i64, ptr %16, align 8
  %241 = icmp sgt i64 %220, %240
  br i1 %241, label %242, label %243

242:                                              ; preds = %230
  store i64 %220, ptr %16, align 8
  br label %243

243:                                              ; preds = %242, %230
  %244 = getelementptr inbounds nuw i64, ptr %203, i64 %217
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 24
  store i64 %220, ptr %245, align 8
  %246 = getelementptr i64, ptr %212, i64 %217
  store i64 %225, ptr %246, align 8
  %247 = add nuw nsw i64 %217, 1
  %248 = icmp eq i64 %247, %121
  br i1 %248, label %249, label %213, !llvm.loop !7

249:                                              ; preds = %243
  %250 = add nuw nsw i64 %234, 1
  %251 = load i32, ptr %126, align 8
  br label %252

252:                                              ; preds = %249, %205
  %253 = phi i32 [ %127, %205 ], [ %251, %249 ]
  %254 = phi i64 [ 0, %205 ], [ %239, %249 ]
  %255 = phi i64 [ 1, %205 ], [ %250, %249 ]
  %256 = phi i64 [ 0, %205 ], [ %236, %249 ]
  %257 = and i32 %253, 1
  %258 = icmp eq i32 %257, 0
  %259 = select i1 %258, i64 %254, i64 %159
  %260 = load i64, ptr %16, align 8
  %261 = icmp sgt i64 %259, %260
  br i1 %261, label %262, label %263

262:                                              ; preds = %252
  store i64 %259, ptr %16, align 8
  br label %263

263:                                              ; preds = %262, %252
  br i1 %258, label %264, label %329

264:                                              ; preds = %263
  %265 = load i64, ptr %115, align 8
  %266 = and i64 %265, 2
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %329, label %268

268:                                              ; preds = %264
  %269 = getelementptr inbounds nuw i8, ptr %101, i64 32
  %270 = load ptr, ptr %269, align 8
  %271 = getelementptr inbounds nuw i8, ptr %101, i64 40
  %272 = load ptr, ptr %271, align 8
  br i1 %206, label %329, label %274

273:                                              ; preds = %325
  br label %274, !llvm.loop !8

274:                                              ; preds = %268, %273
  %275 = phi i64 [ %326, %273 ], [ 0, %268 ]
  %276 = phi i64 [ %307, %273 ], [ 0, %268 ]
  br label %277

277:                                              ; preds = %298, %274
  %278 = phi i64 [ %300, %298 ], [ 0, %274 ]
  %279 = phi i64 [ %299, %298 ], [ -1, %274 ]
  %280 = getelementptr inbounds nuw i64, ptr %272, i64 %278
  %281 = load i64, ptr %280, align 8
  %282 = call i64 @llvm.abs.i64(i64 %281, i1 true)
  %283 = getelementptr inbounds nuw i64, ptr %270, i64 %278
  %284 = load i64, ptr %283, align 8
  %285 = icmp slt i64 %284, 2
  br i1 %285, label %298, label %286

286:                                              ; preds = %277
  %287 = icmp eq i64 %281, 0
  br i1 %287, label %1016, label %288

288:                                              ; preds = %286
  %289 = icmp samesign ugt i64 %282, %276
  br i1 %289, label %290, label %298

290:                                              ; preds = %288
  %291 = icmp slt i64 %279, 0
  br i1 %291, label %297, label %292

292:                                              ; preds = %290
  %293 = getelementptr inbounds nuw i64, ptr %272, i64 %279
  %294 = load i64, ptr %293, align 8
  %295 = call i64 @llvm.abs.i64(i64 %294, i1 true)
  %296 = icmp samesign ult i64 %282, %295
  br i1 %296, label %297, label %298

297:                                              ; preds = %292, %290
  br label %298

298:                                              ; preds = %297, %292, %288, %277
  %299 = phi i64 [ %279, %277 ], [ %279, %292 ], [ %278, %297 ], [ %279, %288 ]
  %300 = add nuw nsw i64 %278, 1
  %301 = icmp eq i64 %300, %121
  br i1 %301, label %302, label %277, !llvm.loop !9

302:                                              ; preds = %298
  %303 = icmp slt i64 %299, 0
  br i1 %303, label %329, label %304

304:                                              ; preds = %302
  %305 = getelementptr inbounds nuw i64, ptr %272, i64 %299
  %306 = load i64, ptr %305, align 8
  %307 = call i64 @llvm.abs.i64(i64 %306, i1 true)
  br label %308

308:                                              ; preds = %325, %304
  %309 = phi i64 [ %327, %325 ], [ 0, %304 ]
  %310 = phi i64 [ %326, %325 ], [ %275, %304 ]
  %311 = getelementptr inbounds nuw i64, ptr %272, i64 %309
  %312 = load i64, ptr %311, align 8
  %313 = call i64 @llvm.abs.i64(i64 %312, i1 true)
  %314 = getelementptr inbounds nuw i64, ptr %270, i64 %309
  %315 = load i64, ptr %314, align 8
  %316 = icmp sgt i64 %315, 1
  %317 = icmp eq i64 %313, %307
  %318 = select i1 %316, i1 %317, i1 false
  br i1 %318, label %319, label %325

319:                                              ; preds = %308
  %320 = icmp sgt i64 %307, %310
  br i1 %320, label %321, label %1016

321:                                              ; preds = %319
  %322 = add nsw i64 %315, -1
  %323 = mul nsw i64 %322, %307
  %324 = add nuw nsw i64 %323, %310
  br label %325

325:                                              ; preds = %321, %308
  %326 = phi i64 [ %310, %308 ], [ %324, %321 ]
  %327 = add nuw nsw i64 %309, 1
  %328 = icmp eq i64 %327, %121
  br i1 %328, label %273, label %308, !llvm.loop !8

329:                                              ; preds = %302, %263, %264, %268
  %330 = phi i64 [ %159, %263 ], [ %255, %268 ], [ %255, %264 ], [ %255, %302 ]
  %331 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %332 = load ptr, ptr %331, align 8
  %333 = ptrtoint ptr %332 to i64
  store i64 %333, ptr %203, align 8
  %334 = getelementptr inbounds nuw i8, ptr %203, i64 8
  store i64 %159, ptr %334, align 8
  %335 = getelementptr inbounds nuw i8, ptr %203, i64 16
  store i64 %330, ptr %335, align 8
  %336 = load ptr, ptr %59, align 8
  %337 = shl nuw nsw i64 %121, 4
  %338 = getelementptr i8, ptr %336, i64 %337
  %339 = getelementptr i8, ptr %338, i64 24
  store ptr %339, ptr %59, align 8
  %340 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %341 = load i64, ptr %340, align 8
  %342 = shl i64 %256, %341
  %343 = sub nsw i64 %333, %342
  %344 = shl i64 %255, %341
  %345 = add nsw i64 %344, %333
  %346 = load i32, ptr %57, align 8
  %347 = add nsw i32 %346, 1
  store i32 %347, ptr %57, align 8
  %348 = sext i32 %346 to i64
  %349 = getelementptr inbounds %struct.range, ptr %60, i64 %348
  store i64 %343, ptr %349, align 8
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 8
  store i64 %345, ptr %350, align 8
  %351 = load i64, ptr %115, align 8
  %352 = and i64 %351, 2
  %353 = getelementptr inbounds nuw i8, ptr %349, i64 16
  store i64 %352, ptr %353, align 8
  br label %660

354:                                              ; preds = %158
  %355 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %356 = load ptr, ptr %355, align 8
  %357 = ptrtoint ptr %356 to i64
  %358 = load ptr, ptr %59, align 8
  store i64 %357, ptr %358, align 8
  %359 = load ptr, ptr %59, align 8
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 8
  store i64 %159, ptr %360, align 8
  %361 = load ptr, ptr %59, align 8
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 16
  store i64 %159, ptr %362, align 8
  %363 = getelementptr inbounds nuw i8, ptr %361, i64 24
  store ptr %363, ptr %59, align 8
  %364 = load i64, ptr %16, align 8
  %365 = icmp sgt i64 %159, %364
  br i1 %365, label %366, label %367

366:                                              ; preds = %354
  store i64 %159, ptr %16, align 8
  br label %367

367:                                              ; preds = %354, %366
  %368 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %369 = load i64, ptr %368, align 8
  %370 = shl i64 %159, %369
  %371 = add nsw i64 %370, %357
  %372 = load i32, ptr %57, align 8
  %373 = add nsw i32 %372, 1
  store i32 %373, ptr %57, align 8
  %374 = sext i32 %372 to i64
  %375 = getelementptr inbounds %struct.range, ptr %60, i64 %374
  store i64 %357, ptr %375, align 8
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 8
  store i64 %371, ptr %376, align 8
  %377 = load i64, ptr %115, align 8
  %378 = and i64 %377, 2
  %379 = getelementptr inbounds nuw i8, ptr %375, i64 16
  store i64 %378, ptr %379, align 8
  br label %660

380:                                              ; preds = %97
  %381 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %382 = load ptr, ptr %381, align 8
  %383 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %384 = load ptr, ptr %383, align 8
  %385 = icmp eq ptr %382, %384
  br i1 %385, label %386, label %1016

386:                                              ; preds = %380
  %387 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds i8, ptr %101, i64 %388
  %390 = load ptr, ptr %389, align 8
  %391 = icmp eq ptr %390, null
  br i1 %391, label %1016, label %392

392:                                              ; preds = %386
  %393 = getelementptr inbounds nuw i8, ptr %390, i64 8
  %394 = load ptr, ptr %393, align 8
  %395 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %396 = icmp eq ptr %394, %395
  br i1 %396, label %397, label %1016

397:                                              ; preds = %392
  %398 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %399 = getelementptr inbounds i8, ptr %390, i64 %398
  %400 = load ptr, ptr %399, align 8
  %401 = icmp eq ptr %400, null
  %402 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %403 = icmp eq ptr %400, %402
  %404 = select i1 %401, i1 true, i1 %403
  br i1 %404, label %1016, label %405

405:                                              ; preds = %397
  %406 = getelementptr inbounds nuw i8, ptr %400, i64 32
  %407 = load ptr, ptr %406, align 8
  %408 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %409 = load ptr, ptr %408, align 8
  %410 = icmp eq ptr %407, %409
  br i1 %410, label %411, label %1016

411:                                              ; preds = %405
  %412 = getelementptr inbounds nuw i8, ptr %400, i64 40
  %413 = load ptr, ptr %412, align 8
  %414 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %415 = load ptr, ptr %414, align 8
  %416 = icmp eq ptr %413, %415
  br i1 %416, label %417, label %1016

417:                                              ; preds = %411
  %418 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %419 = load i64, ptr %418, align 8
  %420 = and i64 %419, 1
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %426, label %422

422:                                              ; preds = %417
  %423 = getelementptr inbounds nuw i8, ptr %400, i64 104
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %1016, label %426

426:                                              ; preds = %422, %417
  %427 = getelementptr inbounds nuw i8, ptr %400, i64 48
  %428 = load i64, ptr %427, align 8
  %429 = load ptr, ptr %59, align 8
  store i64 %428, ptr %429, align 8
  %430 = getelementptr inbounds nuw i8, ptr %400, i64 56
  %431 = load i64, ptr %430, align 8
  %432 = load ptr, ptr %59, align 8
  %433 = getelementptr inbounds nuw i8, ptr %432, i64 8
  store i64 %431, ptr %433, align 8
  %434 = getelementptr inbounds nuw i8, ptr %400, i64 64
  %435 = load i64, ptr %434, align 8
  %436 = load ptr, ptr %59, align 8
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 16
  store i64 %435, ptr %437, align 8
  %438 = getelementptr inbounds nuw i8, ptr %436, i64 24
  store ptr %438, ptr %59, align 8
  %439 = getelementptr inbounds nuw i8, ptr %400, i64 72
  %440 = load i64, ptr %439, align 8
  %441 = load i64, ptr %16, align 8
  %442 = icmp sgt i64 %440, %441
  br i1 %442, label %443, label %444

443:                                              ; preds = %426
  store i64 %440, ptr %16, align 8
  br label %444

444:                                              ; preds = %426, %443
  %445 = getelementptr inbounds nuw i8, ptr %400, i64 80
  %446 = load i32, ptr %57, align 8
  %447 = add nsw i32 %446, 1
  store i32 %447, ptr %57, align 8
  %448 = sext i32 %446 to i64
  %449 = getelementptr inbounds %struct.range, ptr %60, i64 %448
  %450 = load <2 x i64>, ptr %445, align 8
  store <2 x i64> %450, ptr %449, align 8
  %451 = load i64, ptr %418, align 8
  %452 = and i64 %451, 2
  %453 = getelementptr inbounds nuw i8, ptr %449, i64 16
  store i64 %452, ptr %453, align 8
  %454 = getelementptr inbounds nuw i8, ptr %99, i64 48
  %455 = load i64, ptr %454, align 8
  %456 = icmp slt i64 %455, 0
  br i1 %456, label %457, label %461

457:                                              ; preds = %444
  %458 = getelementptr inbounds nuw i8, ptr %400, i64 96
  %459 = load i64, ptr %458, align 8
  %460 = icmp eq i64 %459, 0
  br i1 %460, label %1016, label %660

461:                                              ; preds = %444
  %462 = getelementptr inbounds nuw i8, ptr %400, i64 112
  %463 = load i64, ptr %462, align 8
  %464 = icmp eq i64 %463, %455
  br i1 %464, label %465, label %1016

465:                                              ; preds = %461
  %466 = icmp eq i64 %455, 0
  br i1 %466, label %469, label %467

467:                                              ; preds = %465
  %468 = getelementptr inbounds nuw i8, ptr %400, i64 120
  br label %474

469:                                              ; preds = %474, %465
  %470 = phi i64 [ 0, %465 ], [ %481, %474 ]
  %471 = getelementptr inbounds nuw i8, ptr %400, i64 96
  %472 = load i64, ptr %471, align 8
  %473 = icmp eq i64 %472, 0
  br i1 %473, label %484, label %660

474:                                              ; preds = %467, %474
  %475 = phi i64 [ 0, %467 ], [ %480, %474 ]
  %476 = getelementptr inbounds nuw i64, ptr %468, i64 %475
  %477 = load i64, ptr %476, align 8
  %478 = load ptr, ptr %59, align 8
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 8
  store ptr %479, ptr %59, align 8
  store i64 %477, ptr %478, align 8
  %480 = add nuw nsw i64 %475, 1
  %481 = load i64, ptr %462, align 8
  %482 = shl nsw i64 %481, 1
  %483 = icmp slt i64 %480, %482
  br i1 %483, label %474, label %469, !llvm.loop !10

484:                                              ; preds = %469
  %485 = load i64, ptr %418, align 8
  %486 = and i64 %485, 2
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %660, label %488

488:                                              ; preds = %484
  %489 = getelementptr inbounds nuw i8, ptr %400, i64 120
  %490 = getelementptr inbounds i64, ptr %489, i64 %470
  %491 = call fastcc i32 @meets_itself(i64 noundef %470, ptr noundef nonnull %489, ptr noundef nonnull %490)
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %660, label %1016

493:                                              ; preds = %97, %97
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  store i32 0, ptr %13, align 4
  %494 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %495 = load ptr, ptr %494, align 8
  %496 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %497 = icmp eq ptr %495, %496
  br i1 %497, label %499, label %498

498:                                              ; preds = %493
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br label %1016

499:                                              ; preds = %493
  %500 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %501 = call i64 %500(ptr noundef nonnull %101, ptr noundef nonnull %13) #9
  %502 = load i32, ptr %13, align 4
  %503 = icmp eq i32 %502, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br i1 %503, label %504, label %1016

504:                                              ; preds = %499
  %505 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %506 = load i64, ptr %505, align 8
  %507 = icmp slt i64 %501, %506
  br i1 %507, label %1016, label %508

508:                                              ; preds = %504
  %509 = getelementptr inbounds nuw i8, ptr %99, i64 72
  %510 = load i64, ptr %509, align 8
  %511 = icmp sgt i64 %501, %510
  br i1 %511, label %1016, label %512

512:                                              ; preds = %508
  %513 = load i64, ptr %99, align 8
  %514 = icmp eq i64 %513, 3
  br i1 %514, label %515, label %520

515:                                              ; preds = %512
  %516 = call i64 @llvm.abs.i64(i64 %501, i1 true)
  %517 = load i64, ptr %16, align 8
  %518 = icmp sgt i64 %516, %517
  br i1 %518, label %519, label %520

519:                                              ; preds = %515
  store i64 %516, ptr %16, align 8
  br label %520

520:                                              ; preds = %519, %515, %512
  %521 = load ptr, ptr %59, align 8
  %522 = getelementptr inbounds nuw i8, ptr %521, i64 8
  store ptr %522, ptr %59, align 8
  store i64 %501, ptr %521, align 8
  br label %660

523:                                              ; preds = %97
  %524 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %525 = load i64, ptr %524, align 8
  %526 = and i64 %525, 2
  %527 = icmp eq i64 %526, 0
  br i1 %527, label %536, label %528

528:                                              ; preds = %523
  %529 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %530 = load ptr, ptr %529, align 8
  %531 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %532 = icmp eq ptr %530, %531
  br i1 %532, label %533, label %536

533:                                              ; preds = %528
  %534 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %535 = load double, ptr %534, align 8
  br label %552

536:                                              ; preds = %528, %523
  %537 = and i64 %525, 1
  %538 = icmp eq i64 %537, 0
  br i1 %538, label %1016, label %539

539:                                              ; preds = %536
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  store i32 0, ptr %11, align 4
  %540 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %541 = load ptr, ptr %540, align 8
  %542 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %543 = icmp eq ptr %541, %542
  br i1 %543, label %545, label %544

544:                                              ; preds = %539
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %1016

545:                                              ; preds = %539
  %546 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %547 = call i64 %546(ptr noundef nonnull %101, ptr noundef nonnull %11) #9
  %548 = load i32, ptr %11, align 4
  %549 = icmp eq i32 %548, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %549, label %550, label %1016

550:                                              ; preds = %545
  %551 = sitofp i64 %547 to double
  br label %552

552:                                              ; preds = %550, %533
  %553 = phi double [ %535, %533 ], [ %551, %550 ]
  %554 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %555 = load i64, ptr %554, align 8
  switch i64 %555, label %593 [
    i64 64, label %556
    i64 32, label %559
    i64 0, label %565
  ]

556:                                              ; preds = %552
  %557 = load ptr, ptr %59, align 8
  %558 = getelementptr inbounds nuw i8, ptr %557, i64 8
  store ptr %558, ptr %59, align 8
  store double %553, ptr %557, align 8
  br label %660

559:                                              ; preds = %552
  %560 = fptrunc double %553 to float
  %561 = bitcast float %560 to i32
  %562 = zext i32 %561 to i64
  %563 = load ptr, ptr %59, align 8
  %564 = getelementptr inbounds nuw i8, ptr %563, i64 8
  store ptr %564, ptr %59, align 8
  store i64 %562, ptr %563, align 8
  br label %660

565:                                              ; preds = %552
  %566 = fptrunc double %553 to float
  %567 = bitcast float %566 to i32
  %568 = fcmp uno double %553, 0.000000e+00
  br i1 %568, label %589, label %569

569:                                              ; preds = %565
  %570 = fpext float %566 to double
  %571 = fcmp une double %553, %570
  br i1 %571, label %572, label %581

572:                                              ; preds = %569
  %573 = fcmp olt double %553, 0xB690000000000000
  %574 = fneg double %570
  %575 = select i1 %573, double %574, double %570
  %576 = call double @llvm.fabs.f64(double %553)
  %577 = fcmp ogt double %575, %576
  %578 = sext i1 %577 to i32
  %579 = add i32 %578, %567
  %580 = or i32 %579, 1
  br label %581

581:                                              ; preds = %572, %569
  %582 = phi i32 [ %580, %572 ], [ %567, %569 ]
  %583 = add i32 %582, 32767
  %584 = lshr i32 %582, 16
  %585 = and i32 %584, 1
  %586 = add i32 %583, %585
  %587 = lshr i32 %586, 16
  %588 = zext nneg i32 %587 to i64
  br label %589

589:                                              ; preds = %581, %565
  %590 = phi i64 [ %588, %581 ], [ 32704, %565 ]
  %591 = load ptr, ptr %59, align 8
  %592 = getelementptr inbounds nuw i8, ptr %591, i64 8
  store ptr %592, ptr %59, align 8
  store i64 %590, ptr %591, align 8
  br label %660

593:                                              ; preds = %552
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  store i16 0, ptr %12, align 2
  %594 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %595 = call i32 %594(double noundef %553, ptr noundef nonnull %12, i32 noundef 1) #9
  %596 = icmp sgt i32 %595, -1
  br i1 %596, label %597, label %602

597:                                              ; preds = %593
  %598 = load i16, ptr %12, align 2
  %599 = zext i16 %598 to i64
  %600 = load ptr, ptr %59, align 8
  %601 = getelementptr inbounds nuw i8, ptr %600, i64 8
  store ptr %601, ptr %59, align 8
  store i64 %599, ptr %600, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %660

602:                                              ; preds = %593
  %603 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %603() #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %1016

604:                                              ; preds = %97
  %605 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %606 = load ptr, ptr %605, align 8
  %607 = icmp eq ptr %101, %606
  br i1 %607, label %660, label %1016

608:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  store i32 0, ptr %10, align 4
  %609 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %610 = load ptr, ptr %609, align 8
  %611 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %612 = icmp eq ptr %610, %611
  br i1 %612, label %614, label %613

613:                                              ; preds = %608
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %1016

614:                                              ; preds = %608
  %615 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %616 = call i64 %615(ptr noundef nonnull %101, ptr noundef nonnull %10) #9
  %617 = load i32, ptr %10, align 4
  %618 = icmp eq i32 %617, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %618, label %619, label %1016

619:                                              ; preds = %614
  %620 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %621 = load i64, ptr %620, align 8
  %622 = icmp eq i64 %616, %621
  br label %647

623:                                              ; preds = %97
  %624 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %625 = load ptr, ptr %624, align 8
  %626 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %627 = icmp eq ptr %625, %626
  br i1 %627, label %628, label %1016

628:                                              ; preds = %623
  %629 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %632 = load i64, ptr %631, align 8
  %633 = icmp eq i64 %630, %632
  br label %647

634:                                              ; preds = %97
  %635 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %636 = load ptr, ptr %635, align 8
  %637 = icmp eq ptr %101, %636
  br i1 %637, label %660, label %638

638:                                              ; preds = %634
  %639 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %640 = load ptr, ptr %639, align 8
  %641 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %642 = icmp eq ptr %640, %641
  br i1 %642, label %643, label %1016

643:                                              ; preds = %638
  %644 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %645 = call i32 %644(ptr noundef nonnull %101, ptr noundef %636) #9
  %646 = icmp eq i32 %645, 0
  br label %647

647:                                              ; preds = %619, %628, %643
  %648 = phi i1 [ %633, %628 ], [ %622, %619 ], [ %646, %643 ]
  br i1 %648, label %660, label %1016

649:                                              ; preds = %97
  %650 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %651 = icmp eq ptr %101, %650
  %652 = zext i1 %651 to i64
  %653 = load ptr, ptr %59, align 8
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 8
  store ptr %654, ptr %59, align 8
  store i64 %652, ptr %653, align 8
  %655 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %656 = icmp ne ptr %101, %655
  %657 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %658 = icmp ne ptr %101, %657
  %659 = select i1 %656, i1 %658, i1 false
  br i1 %659, label %1016, label %660

660:                                              ; preds = %634, %604, %488, %457, %647, %329, %469, %484, %597, %556, %367, %589, %559, %520, %649
  %661 = add nuw nsw i64 %98, 1
  %662 = load i64, ptr %94, align 8
  %663 = icmp slt i64 %661, %662
  br i1 %663, label %97, label %664, !llvm.loop !11

664:                                              ; preds = %660
  %665 = load i64, ptr %16, align 8
  br label %666

666:                                              ; preds = %664, %87
  %667 = phi i64 [ %665, %664 ], [ %93, %87 ]
  %668 = getelementptr inbounds nuw i8, ptr %65, i64 48
  %669 = load i64, ptr %668, align 8
  %670 = icmp slt i64 %667, %669
  br i1 %670, label %1016, label %671

671:                                              ; preds = %666
  %672 = getelementptr inbounds nuw i8, ptr %65, i64 56
  %673 = load i64, ptr %672, align 8
  %674 = icmp sgt i64 %667, %673
  br i1 %674, label %1016, label %675

675:                                              ; preds = %671
  %676 = load i32, ptr %57, align 8
  %677 = icmp sgt i32 %676, 0
  br i1 %677, label %678, label %680

678:                                              ; preds = %675
  %679 = zext nneg i32 %676 to i64
  br label %683

680:                                              ; preds = %711, %675
  %681 = load i64, ptr %89, align 8
  %682 = icmp sgt i64 %681, 0
  br i1 %682, label %718, label %747

683:                                              ; preds = %678, %711
  %684 = phi i64 [ 0, %678 ], [ %712, %711 ]
  %685 = getelementptr inbounds nuw %struct.range, ptr %60, i64 %684
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 16
  %687 = load i64, ptr %686, align 8
  %688 = icmp eq i64 %687, 0
  br i1 %688, label %711, label %689

689:                                              ; preds = %683
  %690 = getelementptr inbounds nuw i8, ptr %685, i64 8
  br label %691

691:                                              ; preds = %689, %708
  %692 = phi i64 [ 0, %689 ], [ %709, %708 ]
  %693 = getelementptr inbounds nuw %struct.range, ptr %60, i64 %692
  %694 = icmp eq i64 %684, %692
  br i1 %694, label %708, label %695

695:                                              ; preds = %691
  %696 = load i64, ptr %685, align 8
  %697 = getelementptr inbounds nuw i8, ptr %693, i64 8
  %698 = load i64, ptr %697, align 8
  %699 = icmp slt i64 %696, %698
  br i1 %699, label %700, label %708

700:                                              ; preds = %695
  %701 = load i64, ptr %693, align 8
  %702 = load i64, ptr %690, align 8
  %703 = icmp slt i64 %701, %702
  %704 = icmp slt i64 %696, %702
  %705 = and i1 %703, %704
  %706 = icmp slt i64 %701, %698
  %707 = and i1 %706, %705
  br i1 %707, label %1016, label %708

708:                                              ; preds = %700, %695, %691
  %709 = add nuw nsw i64 %692, 1
  %710 = icmp eq i64 %709, %679
  br i1 %710, label %711, label %691, !llvm.loop !12

711:                                              ; preds = %708, %683
  %712 = add nuw nsw i64 %684, 1
  %713 = icmp eq i64 %712, %679
  br i1 %713, label %680, label %683, !llvm.loop !13

714:                                              ; preds = %735
  %715 = add nuw nsw i64 %719, 1
  %716 = load i64, ptr %89, align 8
  %717 = icmp slt i64 %715, %716
  br i1 %717, label %718, label %747, !llvm.loop !14

718:                                              ; preds = %680, %714
  %719 = phi i64 [ %715, %714 ], [ 0, %680 ]
  %720 = getelementptr inbounds nuw %struct.dependency, ptr %88, i64 %719
  %721 = load i64, ptr %720, align 8
  %722 = icmp eq i64 %721, 0
  br i1 %722, label %728, label %723

723:                                              ; preds = %718
  %724 = getelementptr inbounds nuw i8, ptr %720, i64 8
  %725 = load ptr, ptr %724, align 8
  %726 = getelementptr inbounds nuw i8, ptr %725, i64 16
  %727 = load ptr, ptr %726, align 8
  br label %735

728:                                              ; preds = %718
  %729 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %730 = getelementptr inbounds nuw i8, ptr %720, i64 8
  %731 = load ptr, ptr %730, align 8
  %732 = getelementptr inbounds nuw i8, ptr %720, i64 16
  %733 = load ptr, ptr %732, align 8
  %734 = call ptr %729(ptr noundef %731, ptr noundef %733) #9
  br label %735

735:                                              ; preds = %728, %723
  %736 = phi ptr [ %727, %723 ], [ %734, %728 ]
  %737 = getelementptr inbounds nuw i8, ptr %720, i64 24
  %738 = load ptr, ptr %737, align 8
  %739 = icmp eq ptr %736, %738
  br i1 %739, label %714, label %740

740:                                              ; preds = %735
  %741 = icmp eq ptr %736, null
  br i1 %741, label %742, label %1016

742:                                              ; preds = %740
  %743 = load i64, ptr %720, align 8
  %744 = icmp eq i64 %743, 0
  br i1 %744, label %745, label %1016

745:                                              ; preds = %742
  %746 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %746() #9
  br label %1016

747:                                              ; preds = %680, %714
  %748 = getelementptr inbounds nuw i8, ptr %65, i64 88
  %749 = getelementptr inbounds nuw i8, ptr %65, i64 160
  %750 = load i64, ptr %749, align 8
  %751 = icmp eq i64 %750, 0
  br i1 %751, label %768, label %752

752:                                              ; preds = %747
  %753 = load ptr, ptr @spare.0, align 8
  %754 = icmp eq ptr %753, null
  %755 = load i64, ptr @spare.1, align 8
  %756 = icmp slt i64 %755, %750
  %757 = select i1 %754, i1 true, i1 %756
  br i1 %757, label %759, label %758

758:                                              ; preds = %752
  store ptr null, ptr @spare.0, align 8
  br label %768

759:                                              ; preds = %752
  %760 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %761 = add i64 %750, 64
  %762 = call ptr %760(i64 noundef %761) #9
  %763 = icmp eq ptr %762, null
  br i1 %763, label %1026, label %764

764:                                              ; preds = %759
  %765 = load i64, ptr %749, align 8
  %766 = freeze i64 %765
  %767 = icmp eq i64 %766, 0
  br label %768

768:                                              ; preds = %764, %758, %747
  %769 = phi i1 [ true, %747 ], [ %767, %764 ], [ false, %758 ]
  %770 = phi i64 [ undef, %747 ], [ %750, %764 ], [ %755, %758 ]
  %771 = phi ptr [ undef, %747 ], [ %762, %764 ], [ %753, %758 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %772 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %773 = getelementptr inbounds nuw i8, ptr %16, i64 792
  %774 = load i64, ptr %772, align 8
  store i64 %774, ptr %773, align 8
  %775 = getelementptr inbounds nuw i8, ptr %65, i64 112
  %776 = load i64, ptr %775, align 8
  %777 = getelementptr inbounds nuw i8, ptr %16, i64 800
  store i64 %776, ptr %777, align 8
  %778 = getelementptr inbounds nuw i8, ptr %65, i64 120
  %779 = load i64, ptr %778, align 8
  %780 = getelementptr inbounds nuw i8, ptr %16, i64 808
  store i64 %779, ptr %780, align 8
  %781 = ptrtoint ptr %771 to i64
  %782 = add i64 %781, 63
  %783 = and i64 %782, -64
  %784 = inttoptr i64 %783 to ptr
  %785 = select i1 %769, ptr null, ptr %784
  %786 = ptrtoint ptr %14 to i64
  %787 = getelementptr inbounds nuw i8, ptr %16, i64 816
  store i64 %786, ptr %787, align 8
  %788 = getelementptr inbounds nuw i8, ptr %65, i64 72
  %789 = load ptr, ptr %788, align 8
  %790 = load i64, ptr %789, align 8
  %791 = add nsw i64 %790, 1
  store i64 %791, ptr %789, align 8
  %792 = getelementptr inbounds nuw i8, ptr %65, i64 168
  %793 = load i64, ptr %792, align 8
  %794 = and i64 %793, 1
  %795 = icmp eq i64 %794, 0
  br i1 %795, label %803, label %796

796:                                              ; preds = %768
  %797 = getelementptr inbounds nuw i8, ptr %65, i64 128
  %798 = load i64, ptr %797, align 8
  %799 = icmp eq i64 %798, 0
  br i1 %799, label %803, label %800

800:                                              ; preds = %796
  %801 = getelementptr inbounds nuw i8, ptr %65, i64 80
  %802 = load ptr, ptr %801, align 8
  call void %802(ptr noundef nonnull %773, i64 noundef 0, i64 noundef %798, ptr noundef %785) #9
  br label %803

803:                                              ; preds = %800, %796, %768
  %804 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %804(ptr noundef nonnull %62) #9
  %805 = load i64, ptr %792, align 8
  %806 = and i64 %805, 1
  %807 = icmp eq i64 %806, 0
  br i1 %807, label %808, label %979

808:                                              ; preds = %803
  %809 = getelementptr inbounds nuw i8, ptr %65, i64 128
  %810 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %811 = getelementptr inbounds nuw i8, ptr %65, i64 176
  %812 = getelementptr inbounds nuw i8, ptr %65, i64 96
  %813 = getelementptr inbounds nuw i8, ptr %65, i64 144
  %814 = getelementptr inbounds nuw i8, ptr %65, i64 80
  %815 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %816 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %817 = getelementptr inbounds nuw i8, ptr %65, i64 152
  %818 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %819 = load i64, ptr %809, align 8
  %820 = icmp sgt i64 %819, 0
  br i1 %820, label %821, label %979

821:                                              ; preds = %808
  %822 = and i64 %805, 4
  %823 = icmp eq i64 %822, 0
  %824 = load ptr, ptr %748, align 8
  %825 = icmp ne ptr %824, null
  %826 = and i1 %823, %825
  %827 = zext i1 %826 to i32
  %828 = getelementptr inbounds nuw i8, ptr %65, i64 136
  %829 = load i64, ptr %828, align 8
  br label %830

830:                                              ; preds = %821, %976
  %831 = phi i64 [ %967, %976 ], [ %829, %821 ]
  %832 = phi i32 [ %966, %976 ], [ %827, %821 ]
  %833 = phi i64 [ %968, %976 ], [ 0, %821 ]
  %834 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %835 = call ptr %834() #9
  %836 = icmp eq i32 %832, 0
  br i1 %836, label %837, label %922

837:                                              ; preds = %830
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %838 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %839 = call i32 %838(i32 noundef 1, ptr noundef nonnull %9) #9
  %840 = load i64, ptr %9, align 8
  %841 = mul nsw i64 %840, 1000000000
  %842 = load i64, ptr %810, align 8
  %843 = add nsw i64 %841, %842
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %844 = icmp eq i64 %833, 0
  br i1 %844, label %846, label %845

845:                                              ; preds = %856, %852, %846, %837
  br label %866

846:                                              ; preds = %837
  %847 = load ptr, ptr %811, align 8
  %848 = load atomic i64, ptr %847 monotonic, align 8
  %849 = load i64, ptr %809, align 8
  %850 = load ptr, ptr %748, align 8
  %851 = icmp eq ptr %850, null
  br i1 %851, label %845, label %852

852:                                              ; preds = %846
  %853 = load ptr, ptr %812, align 8
  %854 = load i32, ptr %853, align 4
  %855 = icmp eq i32 %854, 0
  br i1 %855, label %845, label %856

856:                                              ; preds = %852
  %857 = sdiv i64 50000, %849
  %858 = icmp sgt i64 %848, %857
  br i1 %858, label %859, label %845

859:                                              ; preds = %856
  %860 = load i64, ptr %813, align 8
  %861 = shl nsw i64 %860, 2
  %862 = sdiv i64 %849, %861
  %863 = sdiv i64 20000, %848
  %864 = call i64 @llvm.smin.i64(i64 %863, i64 %862)
  %865 = add nsw i64 %864, 1
  br label %922

866:                                              ; preds = %920, %845
  %867 = phi i64 [ %831, %845 ], [ %921, %920 ]
  %868 = phi i64 [ %843, %845 ], [ %882, %920 ]
  %869 = phi i64 [ %833, %845 ], [ %874, %920 ]
  %870 = load i64, ptr %809, align 8
  %871 = sub nsw i64 %870, %869
  %872 = call i64 @llvm.smin.i64(i64 %871, i64 %867)
  %873 = load ptr, ptr %814, align 8
  %874 = add nsw i64 %872, %869
  call void %873(ptr noundef nonnull %773, i64 noundef %869, i64 noundef %874, ptr noundef %785) #9
  %875 = load i64, ptr %809, align 8
  %876 = sub nsw i64 %875, %874
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %877 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %878 = call i32 %877(i32 noundef 1, ptr noundef nonnull %8) #9
  %879 = load i64, ptr %8, align 8
  %880 = mul nsw i64 %879, 1000000000
  %881 = load i64, ptr %815, align 8
  %882 = add nsw i64 %880, %881
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  %883 = sub nsw i64 %882, %868
  %884 = icmp eq i64 %875, %874
  br i1 %884, label %965, label %885

885:                                              ; preds = %866
  %886 = sub nsw i64 %882, %843
  %887 = icmp sgt i64 %886, 50000000
  br i1 %887, label %965, label %888

888:                                              ; preds = %885
  %889 = icmp sgt i64 %886, 20000
  br i1 %889, label %890, label %910

890:                                              ; preds = %888
  %891 = sdiv i64 %883, %872
  %892 = load ptr, ptr %748, align 8
  %893 = icmp eq ptr %892, null
  br i1 %893, label %910, label %894

894:                                              ; preds = %890
  %895 = load ptr, ptr %812, align 8
  %896 = load i32, ptr %895, align 4
  %897 = icmp eq i32 %896, 0
  br i1 %897, label %910, label %898

898:                                              ; preds = %894
  %899 = sdiv i64 50000, %876
  %900 = icmp slt i64 %891, %899
  br i1 %900, label %910, label %901

901:                                              ; preds = %898
  %902 = add nsw i64 %891, 1
  %903 = load i64, ptr %813, align 8
  %904 = shl nsw i64 %903, 2
  %905 = sdiv i64 %876, %904
  %906 = sdiv i64 20000, %902
  %907 = call i64 @llvm.smin.i64(i64 %906, i64 %905)
  %908 = add nsw i64 %907, 1
  %909 = load ptr, ptr %811, align 8
  store atomic i64 %902, ptr %909 monotonic, align 8
  br label %922

910:                                              ; preds = %898, %894, %890, %888
  %911 = icmp slt i64 %883, 100000
  br i1 %911, label %912, label %914

912:                                              ; preds = %910
  %913 = shl nsw i64 %867, 1
  br label %920

914:                                              ; preds = %910
  %915 = icmp samesign ugt i64 %883, 400000
  %916 = icmp sgt i64 %867, 1
  %917 = and i1 %916, %915
  %918 = zext i1 %917 to i64
  %919 = lshr i64 %867, %918
  br label %920

920:                                              ; preds = %914, %912
  %921 = phi i64 [ %919, %914 ], [ %913, %912 ]
  br label %866

922:                                              ; preds = %901, %859, %830
  %923 = phi i64 [ %833, %830 ], [ 0, %859 ], [ %874, %901 ]
  %924 = phi i64 [ %831, %830 ], [ %865, %859 ], [ %908, %901 ]
  %925 = load i64, ptr %809, align 8
  %926 = icmp slt i64 %923, %925
  br i1 %926, label %927, label %965

927:                                              ; preds = %922
  %928 = load i64, ptr %792, align 8
  %929 = and i64 %928, 4
  %930 = icmp eq i64 %929, 0
  br i1 %930, label %939, label %931

931:                                              ; preds = %927
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %932 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %933 = call i32 %932(i32 noundef 1, ptr noundef nonnull %7) #9
  %934 = load i64, ptr %7, align 8
  %935 = mul nsw i64 %934, 1000000000
  %936 = load i64, ptr %816, align 8
  %937 = add nsw i64 %935, %936
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  %938 = load i64, ptr %809, align 8
  br label %939

939:                                              ; preds = %931, %927
  %940 = phi i64 [ %938, %931 ], [ %925, %927 ]
  %941 = phi i64 [ %937, %931 ], [ 0, %927 ]
  %942 = load ptr, ptr %748, align 8
  %943 = load ptr, ptr %814, align 8
  %944 = load i64, ptr %817, align 8
  %945 = load i64, ptr %813, align 8
  %946 = trunc i64 %945 to i32
  %947 = call i64 %942(ptr noundef %943, ptr noundef nonnull %773, i64 noundef %923, i64 noundef %940, i64 noundef %924, ptr noundef %785, i64 noundef %944, i32 noundef %946, i64 noundef 50000000) #9
  %948 = icmp ne i64 %941, 0
  %949 = icmp sgt i64 %947, %923
  %950 = select i1 %948, i1 %949, i1 false
  br i1 %950, label %951, label %965

951:                                              ; preds = %939
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %952 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %953 = call i32 %952(i32 noundef 1, ptr noundef nonnull %6) #9
  %954 = load i64, ptr %6, align 8
  %955 = mul nsw i64 %954, 1000000000
  %956 = load i64, ptr %818, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  %957 = sub i64 %956, %941
  %958 = add i64 %957, %955
  %959 = load i64, ptr %813, align 8
  %960 = mul nsw i64 %958, %959
  %961 = sub nsw i64 %947, %923
  %962 = sdiv i64 %960, %961
  %963 = load ptr, ptr %811, align 8
  %964 = add nsw i64 %962, 1
  store atomic i64 %964, ptr %963 monotonic, align 8
  br label %965

965:                                              ; preds = %885, %866, %951, %939, %922
  %966 = phi i32 [ 1, %939 ], [ 1, %922 ], [ 1, %951 ], [ 0, %866 ], [ 0, %885 ]
  %967 = phi i64 [ %924, %939 ], [ %924, %922 ], [ %924, %951 ], [ %867, %866 ], [ %867, %885 ]
  %968 = phi i64 [ %947, %939 ], [ %923, %922 ], [ %947, %951 ], [ %874, %866 ], [ %874, %885 ]
  %969 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %969(ptr noundef %835) #9
  %970 = load i64, ptr %809, align 8
  %971 = icmp slt i64 %968, %970
  br i1 %971, label %972, label %979

972:                                              ; preds = %965
  %973 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %974 = call i32 %973() #9
  %975 = icmp eq i32 %974, 0
  br i1 %975, label %976, label %1006

976:                                              ; preds = %972
  %977 = load i64, ptr %809, align 8
  %978 = icmp slt i64 %968, %977
  br i1 %978, label %830, label %979, !llvm.loop !15

979:                                              ; preds = %965, %976, %808, %803
  %980 = load i64, ptr %14, align 16
  %981 = icmp eq i64 %980, 0
  br i1 %981, label %1003, label %982

982:                                              ; preds = %979
  %983 = load i64, ptr %792, align 8
  %984 = and i64 %983, 2
  %985 = icmp eq i64 %984, 0
  br i1 %985, label %1003, label %986

986:                                              ; preds = %982
  %987 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %988 = getelementptr inbounds i8, ptr %62, i64 %987
  %989 = load ptr, ptr %988, align 8
  %990 = add nsw i64 %980, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %991 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %992 = call ptr %991(i64 noundef range(i64 0, -1) %990) #9
  store ptr %992, ptr %5, align 8
  %993 = icmp eq ptr %992, null
  br i1 %993, label %1001, label %994

994:                                              ; preds = %986
  %995 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %995(ptr noundef %989) #9
  %996 = load ptr, ptr @py, align 8
  %997 = call ptr %996(ptr noundef %989, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #9
  %998 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %999 = load ptr, ptr %5, align 8
  call void %998(ptr noundef %999) #9
  %1000 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %1000(ptr noundef %989) #9
  br label %1001

1001:                                             ; preds = %986, %994
  %1002 = phi ptr [ %997, %994 ], [ null, %986 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %1006

1003:                                             ; preds = %982, %979
  %1004 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %1005 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  call void %1004(ptr noundef %1005) #9
  br label %1006

1006:                                             ; preds = %972, %1003, %1001
  %1007 = phi ptr [ %1002, %1001 ], [ %1005, %1003 ], [ null, %972 ]
  %1008 = load i64, ptr %749, align 8
  %1009 = icmp eq i64 %1008, 0
  br i1 %1009, label %1024, label %1010

1010:                                             ; preds = %1006
  %1011 = load ptr, ptr @spare.0, align 8
  %1012 = icmp eq ptr %1011, null
  br i1 %1012, label %1013, label %1014

1013:                                             ; preds = %1010
  store ptr %771, ptr @spare.0, align 8
  store i64 %770, ptr @spare.1, align 8
  br label %1024

1014:                                             ; preds = %1010
  %1015 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %1015(ptr noundef %771) #9
  br label %1024

1016:                                             ; preds = %638, %623, %614, %202, %536, %545, %499, %504, %508, %411, %422, %405, %461, %397, %392, %386, %380, %199, %114, %108, %103, %649, %647, %457, %488, %604, %213, %700, %286, %319, %613, %742, %745, %740, %602, %544, %498, %666, %671, %61, %82, %69
  %1017 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %1018 = getelementptr inbounds i8, ptr %62, i64 %1017
  %1019 = load ptr, ptr %1018, align 8
  %1020 = icmp ne ptr %1019, null
  %1021 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %1022 = icmp ne ptr %1019, %1021
  %1023 = select i1 %1020, i1 %1022, i1 false
  br i1 %1023, label %61, label %1026, !llvm.loop !16

1024:                                             ; preds = %1006, %1013, %1014
  %1025 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %1025(ptr noundef nonnull %62) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %1029

1026:                                             ; preds = %1016, %52, %759, %4
  %1027 = load ptr, ptr @py, align 8
  %1028 = call ptr %1027(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #9
  br label %1029

1029:                                             ; preds = %1024, %1026
  %1030 = phi ptr [ %1028, %1026 ], [ %1007, %1024 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  ret ptr %1030
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
