; made from launch.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

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
  %12 = alloca [2 x i64], align 16
  %13 = alloca ptr, align 8
  %14 = alloca %struct.call, align 8
  %15 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #11
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %3, null
  %20 = icmp eq ptr %18, null
  %21 = select i1 %19, i1 true, i1 %20
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %23 = icmp eq ptr %18, %22
  %24 = select i1 %21, i1 true, i1 %23
  br i1 %24, label %858, label %25

25:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #11
  store ptr null, ptr %13, align 8
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 208), align 8
  %28 = call i32 %26(ptr noundef %27, ptr noundef null, ptr noundef nonnull %13) #11
  %29 = icmp slt i32 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %25
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %31() #11
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
  call void %39(ptr noundef nonnull %34) #11
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
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  %54 = icmp eq ptr %18, %52
  br i1 %54, label %858, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 832
  %59 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %14, i64 32
  br label %61

61:                                               ; preds = %55, %849
  %62 = phi ptr [ %18, %55 ], [ %853, %849 ]
  %63 = phi ptr [ null, %55 ], [ %850, %849 ]
  %64 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %65 = getelementptr inbounds i8, ptr %62, i64 %64
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %2, %69
  br i1 %70, label %71, label %849

71:                                               ; preds = %61
  %72 = load ptr, ptr %67, align 8
  %73 = icmp eq ptr %72, %53
  br i1 %73, label %74, label %849

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
  br i1 %87, label %849, label %88

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
  %102 = call i64 %101() #11
  %103 = getelementptr inbounds nuw i8, ptr %96, i64 112
  %104 = mul i64 %102, -7046029254386353131
  %105 = lshr i64 %104, 56
  %106 = getelementptr inbounds nuw %struct.seat, ptr %103, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, %102
  br i1 %108, label %109, label %858

109:                                              ; preds = %100
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %858, label %113

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
  br i1 %126, label %127, label %484

127:                                              ; preds = %116, %478
  %128 = phi i64 [ %479, %478 ], [ 0, %116 ]
  %129 = getelementptr inbounds nuw %struct.item, ptr %121, i64 %128
  %130 = getelementptr inbounds nuw ptr, ptr %1, i64 %128
  %131 = load ptr, ptr %130, align 8
  %132 = load i64, ptr %129, align 8
  switch i64 %132, label %459 [
    i64 0, label %133
    i64 1, label %261
    i64 2, label %384
    i64 3, label %384
    i64 4, label %414
    i64 6, label %416
    i64 5, label %421
    i64 7, label %433
    i64 8, label %448
  ]

133:                                              ; preds = %127
  %134 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %135 = load ptr, ptr %134, align 8
  %136 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %137 = icmp eq ptr %135, %136
  br i1 %137, label %138, label %849

138:                                              ; preds = %133
  %139 = getelementptr inbounds nuw i8, ptr %131, i64 56
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %140, %142
  br i1 %143, label %144, label %849

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
  br i1 %159, label %160, label %849

160:                                              ; preds = %144
  %161 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %162 = load i32, ptr %161, align 8
  %163 = icmp sgt i32 %162, 0
  br i1 %163, label %164, label %188

164:                                              ; preds = %160
  %165 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %166 = load ptr, ptr %165, align 8
  %167 = zext nneg i32 %162 to i64
  %168 = and i64 %167, 7
  %169 = icmp ult i32 %162, 8
  br i1 %169, label %174, label %170

170:                                              ; preds = %164
  %171 = and i64 %167, 2147483640
  br label %191

172:                                              ; preds = %191
  %173 = icmp eq i64 %168, 0
  br i1 %173, label %188, label %174

174:                                              ; preds = %172, %164
  %175 = phi i64 [ 0, %164 ], [ %226, %172 ]
  %176 = phi i64 [ 1, %164 ], [ %225, %172 ]
  %177 = icmp ne i64 %168, 0
  call void @llvm.assume(i1 %177)
  br label %178

178:                                              ; preds = %178, %174
  %179 = phi i64 [ %175, %174 ], [ %185, %178 ]
  %180 = phi i64 [ %176, %174 ], [ %184, %178 ]
  %181 = phi i64 [ 0, %174 ], [ %186, %178 ]
  %182 = getelementptr inbounds nuw i64, ptr %166, i64 %179
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %183, %180
  %185 = add nuw nsw i64 %179, 1
  %186 = add i64 %181, 1
  %187 = icmp eq i64 %186, %168
  br i1 %187, label %188, label %178, !llvm.loop !3

188:                                              ; preds = %172, %178, %160
  %189 = phi i64 [ 1, %160 ], [ %225, %172 ], [ %184, %178 ]
  %190 = icmp sgt i64 %151, -1
  br i1 %190, label %229, label %234

191:                                              ; preds = %191, %170
  %192 = phi i64 [ 0, %170 ], [ %226, %191 ]
  %193 = phi i64 [ 1, %170 ], [ %225, %191 ]
  %194 = phi i64 [ 0, %170 ], [ %227, %191 ]
  %195 = getelementptr inbounds nuw i64, ptr %166, i64 %192
  %196 = load i64, ptr %195, align 8
  %197 = mul nsw i64 %196, %193
  %198 = getelementptr inbounds nuw i64, ptr %166, i64 %192
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 8
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %200, %197
  %202 = getelementptr inbounds nuw i64, ptr %166, i64 %192
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 16
  %204 = load i64, ptr %203, align 8
  %205 = mul nsw i64 %204, %201
  %206 = getelementptr inbounds nuw i64, ptr %166, i64 %192
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %208 = load i64, ptr %207, align 8
  %209 = mul nsw i64 %208, %205
  %210 = getelementptr inbounds nuw i64, ptr %166, i64 %192
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 32
  %212 = load i64, ptr %211, align 8
  %213 = mul nsw i64 %212, %209
  %214 = getelementptr inbounds nuw i64, ptr %166, i64 %192
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 40
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %216, %213
  %218 = getelementptr inbounds nuw i64, ptr %166, i64 %192
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 48
  %220 = load i64, ptr %219, align 8
  %221 = mul nsw i64 %220, %217
  %222 = getelementptr inbounds nuw i64, ptr %166, i64 %192
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 56
  %224 = load i64, ptr %223, align 8
  %225 = mul nsw i64 %224, %221
  %226 = add nuw nsw i64 %192, 8
  %227 = add i64 %194, 8
  %228 = icmp eq i64 %227, %171
  br i1 %228, label %172, label %191, !llvm.loop !5

229:                                              ; preds = %188
  %230 = sext i32 %162 to i64
  %231 = icmp eq i64 %151, %230
  br i1 %231, label %232, label %849

232:                                              ; preds = %229
  %233 = call fastcc i32 @strided(ptr noundef nonnull %129, ptr noundef nonnull %131, ptr noundef nonnull %14, i64 noundef %189)
  br label %475

234:                                              ; preds = %188
  %235 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %236 = load ptr, ptr %235, align 8
  %237 = ptrtoint ptr %236 to i64
  %238 = load ptr, ptr %59, align 8
  store i64 %237, ptr %238, align 8
  %239 = load ptr, ptr %59, align 8
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 8
  store i64 %189, ptr %240, align 8
  %241 = load ptr, ptr %59, align 8
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 16
  store i64 %189, ptr %242, align 8
  %243 = load ptr, ptr %59, align 8
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 24
  store ptr %244, ptr %59, align 8
  %245 = load i64, ptr %56, align 8
  %246 = icmp sgt i64 %189, %245
  br i1 %246, label %247, label %248

247:                                              ; preds = %234
  store i64 %189, ptr %56, align 8
  br label %248

248:                                              ; preds = %234, %247
  %249 = getelementptr inbounds nuw i8, ptr %129, i64 56
  %250 = load i64, ptr %249, align 8
  %251 = shl i64 %189, %250
  %252 = add nsw i64 %251, %237
  %253 = load i32, ptr %57, align 8
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %57, align 8
  %255 = sext i32 %253 to i64
  %256 = getelementptr inbounds %struct.range, ptr %60, i64 %255
  store i64 %237, ptr %256, align 8
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 8
  store i64 %252, ptr %257, align 8
  %258 = load i64, ptr %145, align 8
  %259 = and i64 %258, 2
  %260 = getelementptr inbounds nuw i8, ptr %256, i64 16
  store i64 %259, ptr %260, align 8
  br label %478

261:                                              ; preds = %127
  %262 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %263 = load ptr, ptr %262, align 8
  %264 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %265 = load ptr, ptr %264, align 8
  %266 = icmp eq ptr %263, %265
  br i1 %266, label %267, label %849

267:                                              ; preds = %261
  %268 = getelementptr inbounds nuw i8, ptr %129, i64 40
  %269 = load i64, ptr %268, align 8
  %270 = getelementptr inbounds i8, ptr %131, i64 %269
  %271 = load ptr, ptr %270, align 8
  %272 = icmp eq ptr %271, null
  br i1 %272, label %849, label %273

273:                                              ; preds = %267
  %274 = getelementptr inbounds nuw i8, ptr %271, i64 8
  %275 = load ptr, ptr %274, align 8
  %276 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %277 = icmp eq ptr %275, %276
  br i1 %277, label %278, label %849

278:                                              ; preds = %273
  %279 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 264), align 8
  %280 = getelementptr inbounds i8, ptr %271, i64 %279
  %281 = load ptr, ptr %280, align 8
  %282 = icmp eq ptr %281, null
  %283 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %284 = icmp eq ptr %281, %283
  %285 = select i1 %282, i1 true, i1 %284
  br i1 %285, label %849, label %286

286:                                              ; preds = %278
  %287 = getelementptr inbounds nuw i8, ptr %281, i64 32
  %288 = load ptr, ptr %287, align 8
  %289 = getelementptr inbounds nuw i8, ptr %129, i64 32
  %290 = load ptr, ptr %289, align 8
  %291 = icmp eq ptr %288, %290
  br i1 %291, label %292, label %849

292:                                              ; preds = %286
  %293 = getelementptr inbounds nuw i8, ptr %281, i64 40
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %296 = load ptr, ptr %295, align 8
  %297 = icmp eq ptr %294, %296
  br i1 %297, label %298, label %849

298:                                              ; preds = %292
  %299 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %300 = load i64, ptr %299, align 8
  %301 = and i64 %300, 1
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %307, label %303

303:                                              ; preds = %298
  %304 = getelementptr inbounds nuw i8, ptr %281, i64 104
  %305 = load i64, ptr %304, align 8
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %849, label %307

307:                                              ; preds = %303, %298
  %308 = getelementptr inbounds nuw i8, ptr %281, i64 112
  %309 = load ptr, ptr %308, align 8
  %310 = icmp eq ptr %309, null
  br i1 %310, label %315, label %311

311:                                              ; preds = %307
  %312 = load ptr, ptr %309, align 8
  %313 = load ptr, ptr %14, align 8
  %314 = icmp eq ptr %312, %313
  br i1 %314, label %315, label %849

315:                                              ; preds = %311, %307
  %316 = getelementptr inbounds nuw i8, ptr %281, i64 48
  %317 = load i64, ptr %316, align 8
  %318 = load ptr, ptr %59, align 8
  store i64 %317, ptr %318, align 8
  %319 = getelementptr inbounds nuw i8, ptr %281, i64 56
  %320 = load i64, ptr %319, align 8
  %321 = load ptr, ptr %59, align 8
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 8
  store i64 %320, ptr %322, align 8
  %323 = getelementptr inbounds nuw i8, ptr %281, i64 64
  %324 = load i64, ptr %323, align 8
  %325 = load ptr, ptr %59, align 8
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 16
  store i64 %324, ptr %326, align 8
  %327 = load ptr, ptr %59, align 8
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 24
  store ptr %328, ptr %59, align 8
  %329 = getelementptr inbounds nuw i8, ptr %281, i64 72
  %330 = load i64, ptr %329, align 8
  %331 = load i64, ptr %56, align 8
  %332 = icmp sgt i64 %330, %331
  br i1 %332, label %333, label %334

333:                                              ; preds = %315
  store i64 %330, ptr %56, align 8
  br label %334

334:                                              ; preds = %315, %333
  %335 = getelementptr inbounds nuw i8, ptr %281, i64 80
  %336 = load i32, ptr %57, align 8
  %337 = add nsw i32 %336, 1
  store i32 %337, ptr %57, align 8
  %338 = sext i32 %336 to i64
  %339 = getelementptr inbounds %struct.range, ptr %60, i64 %338
  %340 = load <2 x i64>, ptr %335, align 8
  store <2 x i64> %340, ptr %339, align 8
  %341 = load i64, ptr %299, align 8
  %342 = and i64 %341, 2
  %343 = getelementptr inbounds nuw i8, ptr %339, i64 16
  store i64 %342, ptr %343, align 8
  %344 = getelementptr inbounds nuw i8, ptr %129, i64 48
  %345 = load i64, ptr %344, align 8
  %346 = icmp slt i64 %345, 0
  br i1 %346, label %347, label %352

347:                                              ; preds = %334
  %348 = getelementptr inbounds nuw i8, ptr %281, i64 96
  %349 = load i64, ptr %348, align 8
  %350 = icmp ne i64 %349, 0
  %351 = zext i1 %350 to i32
  br label %475

352:                                              ; preds = %334
  %353 = getelementptr inbounds nuw i8, ptr %281, i64 120
  %354 = load i64, ptr %353, align 8
  %355 = icmp eq i64 %354, %345
  br i1 %355, label %356, label %849

356:                                              ; preds = %352
  %357 = icmp eq i64 %345, 0
  br i1 %357, label %360, label %358

358:                                              ; preds = %356
  %359 = getelementptr inbounds nuw i8, ptr %281, i64 128
  br label %365

360:                                              ; preds = %365, %356
  %361 = phi i64 [ 0, %356 ], [ %372, %365 ]
  %362 = getelementptr inbounds nuw i8, ptr %281, i64 96
  %363 = load i64, ptr %362, align 8
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %375, label %478

365:                                              ; preds = %358, %365
  %366 = phi i64 [ 0, %358 ], [ %371, %365 ]
  %367 = getelementptr inbounds nuw i64, ptr %359, i64 %366
  %368 = load i64, ptr %367, align 8
  %369 = load ptr, ptr %59, align 8
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 8
  store ptr %370, ptr %59, align 8
  store i64 %368, ptr %369, align 8
  %371 = add nuw nsw i64 %366, 1
  %372 = load i64, ptr %353, align 8
  %373 = shl nsw i64 %372, 1
  %374 = icmp slt i64 %371, %373
  br i1 %374, label %365, label %360, !llvm.loop !7

375:                                              ; preds = %360
  %376 = load i64, ptr %299, align 8
  %377 = and i64 %376, 2
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %478, label %379

379:                                              ; preds = %375
  %380 = getelementptr inbounds nuw i8, ptr %281, i64 128
  %381 = getelementptr inbounds i64, ptr %380, i64 %361
  %382 = call fastcc i32 @meets_itself(i64 noundef %361, ptr noundef nonnull %380, ptr noundef nonnull %381)
  %383 = xor i32 %382, 1
  br label %475

384:                                              ; preds = %127, %127
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  store i32 0, ptr %11, align 4
  %385 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %386 = load ptr, ptr %385, align 8
  %387 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %388 = icmp eq ptr %386, %387
  br i1 %388, label %390, label %389

389:                                              ; preds = %384
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  br label %849

390:                                              ; preds = %384
  %391 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %392 = call i64 %391(ptr noundef nonnull %131, ptr noundef nonnull %11) #11
  %393 = load i32, ptr %11, align 4
  %394 = icmp eq i32 %393, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  br i1 %394, label %395, label %849

395:                                              ; preds = %390
  %396 = getelementptr inbounds nuw i8, ptr %129, i64 64
  %397 = load i64, ptr %396, align 8
  %398 = icmp slt i64 %392, %397
  br i1 %398, label %849, label %399

399:                                              ; preds = %395
  %400 = getelementptr inbounds nuw i8, ptr %129, i64 72
  %401 = load i64, ptr %400, align 8
  %402 = icmp sgt i64 %392, %401
  br i1 %402, label %849, label %403

403:                                              ; preds = %399
  %404 = load i64, ptr %129, align 8
  %405 = icmp eq i64 %404, 3
  br i1 %405, label %406, label %411

406:                                              ; preds = %403
  %407 = call i64 @llvm.abs.i64(i64 %392, i1 true)
  %408 = load i64, ptr %56, align 8
  %409 = icmp sgt i64 %407, %408
  br i1 %409, label %410, label %411

410:                                              ; preds = %406
  store i64 %407, ptr %56, align 8
  br label %411

411:                                              ; preds = %410, %406, %403
  %412 = load ptr, ptr %59, align 8
  %413 = getelementptr inbounds nuw i8, ptr %412, i64 8
  store ptr %413, ptr %59, align 8
  store i64 %392, ptr %412, align 8
  br label %478

414:                                              ; preds = %127
  %415 = call fastcc i32 @real(ptr noundef nonnull %129, ptr noundef %131, ptr noundef nonnull %14)
  br label %475

416:                                              ; preds = %127
  %417 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %418 = load ptr, ptr %417, align 8
  %419 = icmp eq ptr %131, %418
  %420 = zext i1 %419 to i32
  br label %475

421:                                              ; preds = %127
  %422 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %423 = icmp eq ptr %131, %422
  %424 = zext i1 %423 to i64
  %425 = load ptr, ptr %59, align 8
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 8
  store ptr %426, ptr %59, align 8
  store i64 %424, ptr %425, align 8
  %427 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %428 = icmp eq ptr %131, %427
  %429 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %430 = icmp eq ptr %131, %429
  %431 = select i1 %428, i1 true, i1 %430
  %432 = zext i1 %431 to i32
  br label %475

433:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  store i32 0, ptr %10, align 4
  %434 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %435 = load ptr, ptr %434, align 8
  %436 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %437 = icmp eq ptr %435, %436
  br i1 %437, label %439, label %438

438:                                              ; preds = %433
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br label %472

439:                                              ; preds = %433
  %440 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %441 = call i64 %440(ptr noundef nonnull %131, ptr noundef nonnull %10) #11
  %442 = load i32, ptr %10, align 4
  %443 = icmp eq i32 %442, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br i1 %443, label %444, label %472

444:                                              ; preds = %439
  %445 = getelementptr inbounds nuw i8, ptr %129, i64 64
  %446 = load i64, ptr %445, align 8
  %447 = icmp eq i64 %441, %446
  br label %472

448:                                              ; preds = %127
  %449 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %450 = load ptr, ptr %449, align 8
  %451 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %452 = icmp eq ptr %450, %451
  br i1 %452, label %453, label %472

453:                                              ; preds = %448
  %454 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %455 = load i64, ptr %454, align 8
  %456 = getelementptr inbounds nuw i8, ptr %129, i64 64
  %457 = load i64, ptr %456, align 8
  %458 = icmp eq i64 %455, %457
  br label %472

459:                                              ; preds = %127
  %460 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %461 = load ptr, ptr %460, align 8
  %462 = icmp eq ptr %131, %461
  br i1 %462, label %472, label %463

463:                                              ; preds = %459
  %464 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %465 = load ptr, ptr %464, align 8
  %466 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %467 = icmp eq ptr %465, %466
  br i1 %467, label %468, label %472

468:                                              ; preds = %463
  %469 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %470 = call i32 %469(ptr noundef nonnull %131, ptr noundef %461) #11
  %471 = icmp eq i32 %470, 0
  br label %472

472:                                              ; preds = %438, %439, %444, %448, %453, %459, %463, %468
  %473 = phi i1 [ %458, %453 ], [ %447, %444 ], [ false, %439 ], [ false, %448 ], [ true, %459 ], [ false, %463 ], [ %471, %468 ], [ false, %438 ]
  %474 = zext i1 %473 to i32
  br label %475

475:                                              ; preds = %379, %347, %232, %414, %416, %421, %472
  %476 = phi i32 [ %474, %472 ], [ %432, %421 ], [ %233, %232 ], [ %383, %379 ], [ %415, %414 ], [ %420, %416 ], [ %351, %347 ]
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %849, label %478

478:                                              ; preds = %375, %248, %411, %360, %475
  %479 = add nuw nsw i64 %128, 1
  %480 = load i64, ptr %124, align 8
  %481 = icmp slt i64 %479, %480
  br i1 %481, label %127, label %482, !llvm.loop !8

482:                                              ; preds = %478
  %483 = load i64, ptr %56, align 8
  br label %484

484:                                              ; preds = %482, %116
  %485 = phi i64 [ %483, %482 ], [ %123, %116 ]
  %486 = getelementptr inbounds nuw i8, ptr %66, i64 48
  %487 = load i64, ptr %486, align 8
  %488 = icmp slt i64 %485, %487
  br i1 %488, label %849, label %489

489:                                              ; preds = %484
  %490 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %491 = load i64, ptr %490, align 8
  %492 = icmp sgt i64 %485, %491
  br i1 %492, label %849, label %493

493:                                              ; preds = %489
  %494 = load i32, ptr %57, align 8
  %495 = icmp sgt i32 %494, 0
  br i1 %495, label %496, label %498

496:                                              ; preds = %493
  %497 = zext nneg i32 %494 to i64
  br label %501

498:                                              ; preds = %529, %493
  %499 = load i64, ptr %119, align 8
  %500 = icmp sgt i64 %499, 0
  br i1 %500, label %536, label %565

501:                                              ; preds = %496, %529
  %502 = phi i64 [ 0, %496 ], [ %530, %529 ]
  %503 = getelementptr inbounds nuw %struct.range, ptr %60, i64 %502
  %504 = getelementptr inbounds nuw i8, ptr %503, i64 16
  %505 = load i64, ptr %504, align 8
  %506 = icmp eq i64 %505, 0
  br i1 %506, label %529, label %507

507:                                              ; preds = %501
  %508 = getelementptr inbounds nuw i8, ptr %503, i64 8
  br label %509

509:                                              ; preds = %507, %526
  %510 = phi i64 [ 0, %507 ], [ %527, %526 ]
  %511 = getelementptr inbounds nuw %struct.range, ptr %60, i64 %510
  %512 = icmp eq i64 %502, %510
  br i1 %512, label %526, label %513

513:                                              ; preds = %509
  %514 = load i64, ptr %503, align 8
  %515 = getelementptr inbounds nuw i8, ptr %511, i64 8
  %516 = load i64, ptr %515, align 8
  %517 = icmp slt i64 %514, %516
  br i1 %517, label %518, label %526

518:                                              ; preds = %513
  %519 = load i64, ptr %511, align 8
  %520 = load i64, ptr %508, align 8
  %521 = icmp slt i64 %519, %520
  %522 = icmp slt i64 %514, %520
  %523 = and i1 %521, %522
  %524 = icmp slt i64 %519, %516
  %525 = and i1 %524, %523
  br i1 %525, label %849, label %526

526:                                              ; preds = %518, %513, %509
  %527 = add nuw nsw i64 %510, 1
  %528 = icmp eq i64 %527, %497
  br i1 %528, label %529, label %509, !llvm.loop !9

529:                                              ; preds = %526, %501
  %530 = add nuw nsw i64 %502, 1
  %531 = icmp eq i64 %530, %497
  br i1 %531, label %498, label %501, !llvm.loop !10

532:                                              ; preds = %553
  %533 = add nuw nsw i64 %537, 1
  %534 = load i64, ptr %119, align 8
  %535 = icmp slt i64 %533, %534
  br i1 %535, label %536, label %565, !llvm.loop !11

536:                                              ; preds = %498, %532
  %537 = phi i64 [ %533, %532 ], [ 0, %498 ]
  %538 = getelementptr inbounds nuw %struct.dependency, ptr %118, i64 %537
  %539 = load i64, ptr %538, align 8
  %540 = icmp eq i64 %539, 0
  br i1 %540, label %546, label %541

541:                                              ; preds = %536
  %542 = getelementptr inbounds nuw i8, ptr %538, i64 8
  %543 = load ptr, ptr %542, align 8
  %544 = getelementptr inbounds nuw i8, ptr %543, i64 16
  %545 = load ptr, ptr %544, align 8
  br label %553

546:                                              ; preds = %536
  %547 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %548 = getelementptr inbounds nuw i8, ptr %538, i64 8
  %549 = load ptr, ptr %548, align 8
  %550 = getelementptr inbounds nuw i8, ptr %538, i64 16
  %551 = load ptr, ptr %550, align 8
  %552 = call ptr %547(ptr noundef %549, ptr noundef %551) #11
  br label %553

553:                                              ; preds = %546, %541
  %554 = phi ptr [ %545, %541 ], [ %552, %546 ]
  %555 = getelementptr inbounds nuw i8, ptr %538, i64 24
  %556 = load ptr, ptr %555, align 8
  %557 = icmp eq ptr %554, %556
  br i1 %557, label %532, label %558

558:                                              ; preds = %553
  %559 = icmp eq ptr %554, null
  br i1 %559, label %560, label %849

560:                                              ; preds = %558
  %561 = load i64, ptr %538, align 8
  %562 = icmp eq i64 %561, 0
  br i1 %562, label %563, label %849

563:                                              ; preds = %560
  %564 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %564() #11
  br label %849

565:                                              ; preds = %498, %532
  %566 = getelementptr inbounds nuw i8, ptr %66, i64 88
  %567 = getelementptr inbounds nuw i8, ptr %66, i64 168
  %568 = load i64, ptr %567, align 8
  %569 = and i64 %568, 8
  %570 = icmp eq i64 %569, 0
  br i1 %570, label %571, label %586

571:                                              ; preds = %565
  %572 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %573 = getelementptr inbounds nuw i8, ptr %14, i64 800
  %574 = load i64, ptr %572, align 8
  store i64 %574, ptr %573, align 8
  %575 = getelementptr inbounds nuw i8, ptr %66, i64 112
  %576 = load i64, ptr %575, align 8
  %577 = getelementptr inbounds nuw i8, ptr %14, i64 808
  store i64 %576, ptr %577, align 8
  %578 = getelementptr inbounds nuw i8, ptr %66, i64 120
  %579 = load i64, ptr %578, align 8
  %580 = getelementptr inbounds nuw i8, ptr %14, i64 816
  store i64 %579, ptr %580, align 8
  %581 = getelementptr inbounds nuw i8, ptr %14, i64 824
  store i64 0, ptr %581, align 8
  %582 = getelementptr inbounds nuw i8, ptr %66, i64 160
  %583 = load i64, ptr %582, align 8
  %584 = icmp eq i64 %583, 0
  br i1 %584, label %585, label %590

585:                                              ; preds = %571
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  br label %615

586:                                              ; preds = %565
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #11
  %587 = call fastcc ptr @queue(ptr noundef %62, ptr noundef nonnull %67, ptr noundef %1, ptr noundef %14, ptr noundef %117, ptr noundef %15)
  %588 = load i32, ptr %15, align 4
  %589 = icmp eq i32 %588, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #11
  br i1 %589, label %861, label %858

590:                                              ; preds = %571
  %591 = load ptr, ptr @spare.0, align 8
  %592 = icmp eq ptr %591, null
  %593 = load i64, ptr @spare.1, align 8
  %594 = icmp slt i64 %593, %583
  %595 = select i1 %592, i1 true, i1 %594
  br i1 %595, label %601, label %596

596:                                              ; preds = %590
  store ptr null, ptr @spare.0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %597 = ptrtoint ptr %591 to i64
  %598 = add i64 %597, 63
  %599 = and i64 %598, -64
  %600 = inttoptr i64 %599 to ptr
  br label %615

601:                                              ; preds = %590
  %602 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %603 = add i64 %583, 64
  %604 = call ptr %602(i64 noundef %603) #11
  %605 = icmp eq ptr %604, null
  br i1 %605, label %858, label %606

606:                                              ; preds = %601
  %607 = load i64, ptr %582, align 8
  %608 = freeze i64 %607
  %609 = icmp eq i64 %608, 0
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %610 = ptrtoint ptr %604 to i64
  %611 = add i64 %610, 63
  %612 = and i64 %611, -64
  %613 = inttoptr i64 %612 to ptr
  %614 = select i1 %609, ptr null, ptr %613
  br label %615

615:                                              ; preds = %606, %585, %596
  %616 = phi ptr [ %591, %596 ], [ %604, %606 ], [ undef, %585 ]
  %617 = phi i64 [ %593, %596 ], [ %583, %606 ], [ undef, %585 ]
  %618 = phi ptr [ %600, %596 ], [ %614, %606 ], [ null, %585 ]
  %619 = ptrtoint ptr %12 to i64
  store i64 %619, ptr %581, align 8
  %620 = getelementptr inbounds nuw i8, ptr %66, i64 72
  %621 = load ptr, ptr %620, align 8
  %622 = load i64, ptr %621, align 8
  %623 = add nsw i64 %622, 1
  store i64 %623, ptr %621, align 8
  %624 = load i64, ptr %567, align 8
  %625 = and i64 %624, 1
  %626 = icmp eq i64 %625, 0
  br i1 %626, label %634, label %627

627:                                              ; preds = %615
  %628 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %629 = load i64, ptr %628, align 8
  %630 = icmp eq i64 %629, 0
  br i1 %630, label %634, label %631

631:                                              ; preds = %627
  %632 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %633 = load ptr, ptr %632, align 8
  call void %633(ptr noundef nonnull %573, i64 noundef 0, i64 noundef %629, ptr noundef %618) #11
  br label %634

634:                                              ; preds = %631, %627, %615
  %635 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %635(ptr noundef nonnull %62) #11
  %636 = load i64, ptr %567, align 8
  %637 = and i64 %636, 1
  %638 = icmp eq i64 %637, 0
  br i1 %638, label %639, label %810

639:                                              ; preds = %634
  %640 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %641 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %642 = getelementptr inbounds nuw i8, ptr %66, i64 176
  %643 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %644 = getelementptr inbounds nuw i8, ptr %66, i64 144
  %645 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %646 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %647 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %648 = getelementptr inbounds nuw i8, ptr %66, i64 152
  %649 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %650 = load i64, ptr %640, align 8
  %651 = icmp sgt i64 %650, 0
  br i1 %651, label %652, label %810

652:                                              ; preds = %639
  %653 = and i64 %636, 4
  %654 = icmp eq i64 %653, 0
  %655 = load ptr, ptr %566, align 8
  %656 = icmp ne ptr %655, null
  %657 = and i1 %654, %656
  %658 = zext i1 %657 to i32
  %659 = getelementptr inbounds nuw i8, ptr %66, i64 136
  %660 = load i64, ptr %659, align 8
  br label %661

661:                                              ; preds = %652, %807
  %662 = phi i64 [ %798, %807 ], [ %660, %652 ]
  %663 = phi i32 [ %797, %807 ], [ %658, %652 ]
  %664 = phi i64 [ %799, %807 ], [ 0, %652 ]
  %665 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %666 = call ptr %665() #11
  %667 = icmp eq i32 %663, 0
  br i1 %667, label %668, label %753

668:                                              ; preds = %661
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  %669 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %670 = call i32 %669(i32 noundef 1, ptr noundef nonnull %9) #11
  %671 = load i64, ptr %9, align 8
  %672 = mul nsw i64 %671, 1000000000
  %673 = load i64, ptr %641, align 8
  %674 = add nsw i64 %672, %673
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  %675 = icmp eq i64 %664, 0
  br i1 %675, label %677, label %676

676:                                              ; preds = %687, %683, %677, %668
  br label %697

677:                                              ; preds = %668
  %678 = load ptr, ptr %642, align 8
  %679 = load atomic i64, ptr %678 monotonic, align 8
  %680 = load i64, ptr %640, align 8
  %681 = load ptr, ptr %566, align 8
  %682 = icmp eq ptr %681, null
  br i1 %682, label %676, label %683

683:                                              ; preds = %677
  %684 = load ptr, ptr %643, align 8
  %685 = load i32, ptr %684, align 4
  %686 = icmp eq i32 %685, 0
  br i1 %686, label %676, label %687

687:                                              ; preds = %683
  %688 = sdiv i64 50000, %680
  %689 = icmp sgt i64 %679, %688
  br i1 %689, label %690, label %676

690:                                              ; preds = %687
  %691 = load i64, ptr %644, align 8
  %692 = shl nsw i64 %691, 2
  %693 = sdiv i64 %680, %692
  %694 = sdiv i64 20000, %679
  %695 = call i64 @llvm.smin.i64(i64 %694, i64 %693)
  %696 = add nsw i64 %695, 1
  br label %753

697:                                              ; preds = %751, %676
  %698 = phi i64 [ %662, %676 ], [ %752, %751 ]
  %699 = phi i64 [ %674, %676 ], [ %713, %751 ]
  %700 = phi i64 [ %664, %676 ], [ %705, %751 ]
  %701 = load i64, ptr %640, align 8
  %702 = sub nsw i64 %701, %700
  %703 = call i64 @llvm.smin.i64(i64 %702, i64 %698)
  %704 = load ptr, ptr %645, align 8
  %705 = add nsw i64 %703, %700
  call void %704(ptr noundef nonnull %573, i64 noundef %700, i64 noundef %705, ptr noundef %618) #11
  %706 = load i64, ptr %640, align 8
  %707 = sub nsw i64 %706, %705
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  %708 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %709 = call i32 %708(i32 noundef 1, ptr noundef nonnull %8) #11
  %710 = load i64, ptr %8, align 8
  %711 = mul nsw i64 %710, 1000000000
  %712 = load i64, ptr %646, align 8
  %713 = add nsw i64 %711, %712
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  %714 = sub nsw i64 %713, %699
  %715 = icmp eq i64 %706, %705
  br i1 %715, label %796, label %716

716:                                              ; preds = %697
  %717 = sub nsw i64 %713, %674
  %718 = icmp sgt i64 %717, 50000000
  br i1 %718, label %796, label %719

719:                                              ; preds = %716
  %720 = icmp sgt i64 %717, 20000
  br i1 %720, label %721, label %741

721:                                              ; preds = %719
  %722 = sdiv i64 %714, %703
  %723 = load ptr, ptr %566, align 8
  %724 = icmp eq ptr %723, null
  br i1 %724, label %741, label %725

725:                                              ; preds = %721
  %726 = load ptr, ptr %643, align 8
  %727 = load i32, ptr %726, align 4
  %728 = icmp eq i32 %727, 0
  br i1 %728, label %741, label %729

729:                                              ; preds = %725
  %730 = sdiv i64 50000, %707
  %731 = icmp slt i64 %722, %730
  br i1 %731, label %741, label %732

732:                                              ; preds = %729
  %733 = add nsw i64 %722, 1
  %734 = load i64, ptr %644, align 8
  %735 = shl nsw i64 %734, 2
  %736 = sdiv i64 %707, %735
  %737 = sdiv i64 20000, %733
  %738 = call i64 @llvm.smin.i64(i64 %737, i64 %736)
  %739 = add nsw i64 %738, 1
  %740 = load ptr, ptr %642, align 8
  store atomic i64 %733, ptr %740 monotonic, align 8
  br label %753

741:                                              ; preds = %729, %725, %721, %719
  %742 = icmp slt i64 %714, 100000
  br i1 %742, label %743, label %745

743:                                              ; preds = %741
  %744 = shl nsw i64 %698, 1
  br label %751

745:                                              ; preds = %741
  %746 = icmp samesign ugt i64 %714, 400000
  %747 = icmp sgt i64 %698, 1
  %748 = and i1 %747, %746
  %749 = zext i1 %748 to i64
  %750 = lshr i64 %698, %749
  br label %751

751:                                              ; preds = %745, %743
  %752 = phi i64 [ %750, %745 ], [ %744, %743 ]
  br label %697

753:                                              ; preds = %732, %690, %661
  %754 = phi i64 [ %664, %661 ], [ 0, %690 ], [ %705, %732 ]
  %755 = phi i64 [ %662, %661 ], [ %696, %690 ], [ %739, %732 ]
  %756 = load i64, ptr %640, align 8
  %757 = icmp slt i64 %754, %756
  br i1 %757, label %758, label %796

758:                                              ; preds = %753
  %759 = load i64, ptr %567, align 8
  %760 = and i64 %759, 4
  %761 = icmp eq i64 %760, 0
  br i1 %761, label %770, label %762

762:                                              ; preds = %758
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  %763 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %764 = call i32 %763(i32 noundef 1, ptr noundef nonnull %7) #11
  %765 = load i64, ptr %7, align 8
  %766 = mul nsw i64 %765, 1000000000
  %767 = load i64, ptr %647, align 8
  %768 = add nsw i64 %766, %767
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  %769 = load i64, ptr %640, align 8
  br label %770

770:                                              ; preds = %762, %758
  %771 = phi i64 [ %769, %762 ], [ %756, %758 ]
  %772 = phi i64 [ %768, %762 ], [ 0, %758 ]
  %773 = load ptr, ptr %566, align 8
  %774 = load ptr, ptr %645, align 8
  %775 = load i64, ptr %648, align 8
  %776 = load i64, ptr %644, align 8
  %777 = trunc i64 %776 to i32
  %778 = call i64 %773(ptr noundef %774, ptr noundef nonnull %573, i64 noundef %754, i64 noundef %771, i64 noundef %755, ptr noundef %618, i64 noundef %775, i32 noundef %777, i64 noundef 50000000) #11
  %779 = icmp ne i64 %772, 0
  %780 = icmp sgt i64 %778, %754
  %781 = select i1 %779, i1 %780, i1 false
  br i1 %781, label %782, label %796

782:                                              ; preds = %770
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %783 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %784 = call i32 %783(i32 noundef 1, ptr noundef nonnull %6) #11
  %785 = load i64, ptr %6, align 8
  %786 = mul nsw i64 %785, 1000000000
  %787 = load i64, ptr %649, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  %788 = sub i64 %787, %772
  %789 = add i64 %788, %786
  %790 = load i64, ptr %644, align 8
  %791 = mul nsw i64 %789, %790
  %792 = sub nsw i64 %778, %754
  %793 = sdiv i64 %791, %792
  %794 = load ptr, ptr %642, align 8
  %795 = add nsw i64 %793, 1
  store atomic i64 %795, ptr %794 monotonic, align 8
  br label %796

796:                                              ; preds = %716, %697, %782, %770, %753
  %797 = phi i32 [ 1, %770 ], [ 1, %753 ], [ 1, %782 ], [ 0, %697 ], [ 0, %716 ]
  %798 = phi i64 [ %755, %770 ], [ %755, %753 ], [ %755, %782 ], [ %698, %697 ], [ %698, %716 ]
  %799 = phi i64 [ %778, %770 ], [ %754, %753 ], [ %778, %782 ], [ %705, %697 ], [ %705, %716 ]
  %800 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %800(ptr noundef %666) #11
  %801 = load i64, ptr %640, align 8
  %802 = icmp slt i64 %799, %801
  br i1 %802, label %803, label %810

803:                                              ; preds = %796
  %804 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %805 = call i32 %804() #11
  %806 = icmp eq i32 %805, 0
  br i1 %806, label %807, label %837

807:                                              ; preds = %803
  %808 = load i64, ptr %640, align 8
  %809 = icmp slt i64 %799, %808
  br i1 %809, label %661, label %810, !llvm.loop !12

810:                                              ; preds = %796, %807, %639, %634
  %811 = load i64, ptr %12, align 16
  %812 = icmp eq i64 %811, 0
  br i1 %812, label %834, label %813

813:                                              ; preds = %810
  %814 = load i64, ptr %567, align 8
  %815 = and i64 %814, 2
  %816 = icmp eq i64 %815, 0
  br i1 %816, label %834, label %817

817:                                              ; preds = %813
  %818 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 256), align 8
  %819 = getelementptr inbounds i8, ptr %62, i64 %818
  %820 = load ptr, ptr %819, align 8
  %821 = add nsw i64 %811, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %822 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %823 = call ptr %822(i64 noundef %821) #11
  store ptr %823, ptr %5, align 8
  %824 = icmp eq ptr %823, null
  br i1 %824, label %832, label %825

825:                                              ; preds = %817
  %826 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %826(ptr noundef %820) #11
  %827 = load ptr, ptr @py, align 8
  %828 = call ptr %827(ptr noundef %820, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #11
  %829 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %830 = load ptr, ptr %5, align 8
  call void %829(ptr noundef %830) #11
  %831 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %831(ptr noundef %820) #11
  br label %832

832:                                              ; preds = %817, %825
  %833 = phi ptr [ %828, %825 ], [ null, %817 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %837

834:                                              ; preds = %813, %810
  %835 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %836 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  call void %835(ptr noundef %836) #11
  br label %837

837:                                              ; preds = %803, %834, %832
  %838 = phi ptr [ %833, %832 ], [ %836, %834 ], [ null, %803 ]
  %839 = load i64, ptr %582, align 8
  %840 = icmp eq i64 %839, 0
  br i1 %840, label %847, label %841

841:                                              ; preds = %837
  %842 = load ptr, ptr @spare.0, align 8
  %843 = icmp eq ptr %842, null
  br i1 %843, label %844, label %845

844:                                              ; preds = %841
  store ptr %616, ptr @spare.0, align 8
  store i64 %617, ptr @spare.1, align 8
  br label %847

845:                                              ; preds = %841
  %846 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %846(ptr noundef %616) #11
  br label %847

847:                                              ; preds = %845, %844, %837
  %848 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %848(ptr noundef nonnull %62) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  br label %861

849:                                              ; preds = %390, %395, %399, %292, %303, %311, %286, %352, %278, %273, %267, %261, %229, %144, %138, %133, %475, %518, %560, %563, %558, %389, %484, %489, %61, %83, %71
  %850 = phi ptr [ %117, %560 ], [ %63, %61 ], [ %63, %71 ], [ %63, %83 ], [ %117, %389 ], [ %117, %489 ], [ %117, %484 ], [ %117, %563 ], [ %117, %518 ], [ %117, %558 ], [ %117, %475 ], [ %117, %133 ], [ %117, %138 ], [ %117, %144 ], [ %117, %229 ], [ %117, %261 ], [ %117, %267 ], [ %117, %273 ], [ %117, %278 ], [ %117, %352 ], [ %117, %286 ], [ %117, %311 ], [ %117, %303 ], [ %117, %292 ], [ %117, %399 ], [ %117, %395 ], [ %117, %390 ]
  %851 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %852 = getelementptr inbounds i8, ptr %62, i64 %851
  %853 = load ptr, ptr %852, align 8
  %854 = icmp ne ptr %853, null
  %855 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %856 = icmp ne ptr %853, %855
  %857 = select i1 %854, i1 %856, i1 false
  br i1 %857, label %61, label %858, !llvm.loop !13

858:                                              ; preds = %849, %109, %100, %51, %601, %586, %4
  %859 = load ptr, ptr @py, align 8
  %860 = call ptr %859(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #11
  br label %861

861:                                              ; preds = %586, %847, %858
  %862 = phi ptr [ %860, %858 ], [ %838, %847 ], [ %587, %586 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #11
  ret ptr %862
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
  tail call void %11(ptr noundef nonnull %0) #11
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
  %23 = tail call ptr %20(ptr noundef %22, ptr noundef null, i64 noundef 0, ptr noundef null) #11
  %24 = icmp eq ptr %23, null
  br i1 %24, label %67, label %25

25:                                               ; preds = %19
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  tail call void %26(ptr noundef nonnull %23) #11
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
  tail call void %95(ptr noundef %96) #11
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  %109 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %110 = tail call ptr %109(i64 noundef %108) #11
  store ptr %110, ptr %7, align 8
  %111 = icmp eq ptr %110, null
  br i1 %111, label %119, label %112

112:                                              ; preds = %104
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  tail call void %113(ptr noundef %107) #11
  %114 = load ptr, ptr @py, align 8
  %115 = call ptr %114(ptr noundef %107, ptr noundef nonnull %7, i64 noundef 1, ptr noundef null) #11
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %117 = load ptr, ptr %7, align 8
  call void %116(ptr noundef %117) #11
  %118 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %118(ptr noundef %107) #11
  br label %119

119:                                              ; preds = %104, %112
  %120 = phi ptr [ %115, %112 ], [ null, %104 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  br label %121

121:                                              ; preds = %85, %41, %67, %90, %119, %97, %59, %62
  %122 = phi ptr [ null, %85 ], [ %96, %90 ], [ null, %67 ], [ %60, %62 ], [ null, %59 ], [ null, %97 ], [ %120, %119 ], [ null, %41 ]
  %123 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %123(ptr noundef nonnull %0) #11
  ret ptr %122
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @real(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull captures(none) %2) unnamed_addr #2 {
  %4 = alloca i32, align 4
  %5 = alloca i16, align 2
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i32 0, ptr %4, align 4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %25 = icmp eq ptr %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br label %90

27:                                               ; preds = %21
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %29 = call i64 %28(ptr noundef nonnull %1, ptr noundef nonnull %4) #11
  %30 = load i32, ptr %4, align 4
  %31 = icmp eq i32 %30, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store i16 0, ptr %5, align 2
  %79 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %80 = call i32 %79(double noundef %35, ptr noundef nonnull %5, i32 noundef 1) #11
  %81 = icmp sgt i32 %80, -1
  br i1 %81, label %82, label %88

82:                                               ; preds = %78
  %83 = load i16, ptr %5, align 2
  %84 = zext i16 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store ptr %87, ptr %85, align 8
  store i64 %84, ptr %86, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %90

88:                                               ; preds = %78
  %89 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %89() #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
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
  br i1 %54, label %55, label %19, !llvm.loop !14

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
  br label %82, !llvm.loop !15

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
  br i1 %109, label %110, label %85, !llvm.loop !16

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
  br i1 %136, label %81, label %116, !llvm.loop !15

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
  br label %6, !llvm.loop !15

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
  br i1 %33, label %34, label %9, !llvm.loop !16

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
  br i1 %60, label %5, label %40, !llvm.loop !15

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
  br i1 %18, label %19, label %376

19:                                               ; preds = %3
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  br label %21

21:                                               ; preds = %19, %370
  %22 = phi i64 [ 0, %19 ], [ %371, %370 ]
  %23 = getelementptr inbounds nuw %struct.item, ptr %9, i64 %22
  %24 = getelementptr inbounds nuw ptr, ptr %1, i64 %22
  %25 = load ptr, ptr %24, align 8
  %26 = load i64, ptr %23, align 8
  switch i64 %26, label %351 [
    i64 0, label %27
    i64 1, label %155
    i64 2, label %278
    i64 3, label %278
    i64 4, label %308
    i64 6, label %310
    i64 5, label %315
    i64 7, label %325
    i64 8, label %340
  ]

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %31 = icmp eq ptr %29, %30
  br i1 %31, label %32, label %422

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %34, %36
  br i1 %37, label %38, label %422

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
  br i1 %53, label %54, label %422

54:                                               ; preds = %38
  %55 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %56 = load i32, ptr %55, align 8
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %82

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %60 = load ptr, ptr %59, align 8
  %61 = zext nneg i32 %56 to i64
  %62 = and i64 %61, 7
  %63 = icmp ult i32 %56, 8
  br i1 %63, label %68, label %64

64:                                               ; preds = %58
  %65 = and i64 %61, 2147483640
  br label %85

66:                                               ; preds = %85
  %67 = icmp eq i64 %62, 0
  br i1 %67, label %82, label %68

68:                                               ; preds = %66, %58
  %69 = phi i64 [ 0, %58 ], [ %120, %66 ]
  %70 = phi i64 [ 1, %58 ], [ %119, %66 ]
  %71 = icmp ne i64 %62, 0
  call void @llvm.assume(i1 %71)
  br label %72

72:                                               ; preds = %72, %68
  %73 = phi i64 [ %69, %68 ], [ %79, %72 ]
  %74 = phi i64 [ %70, %68 ], [ %78, %72 ]
  %75 = phi i64 [ 0, %68 ], [ %80, %72 ]
  %76 = getelementptr inbounds nuw i64, ptr %60, i64 %73
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %77, %74
  %79 = add nuw nsw i64 %73, 1
  %80 = add i64 %75, 1
  %81 = icmp eq i64 %80, %62
  br i1 %81, label %82, label %72, !llvm.loop !17

82:                                               ; preds = %66, %72, %54
  %83 = phi i64 [ 1, %54 ], [ %119, %66 ], [ %78, %72 ]
  %84 = icmp sgt i64 %45, -1
  br i1 %84, label %123, label %128

85:                                               ; preds = %85, %64
  %86 = phi i64 [ 0, %64 ], [ %120, %85 ]
  %87 = phi i64 [ 1, %64 ], [ %119, %85 ]
  %88 = phi i64 [ 0, %64 ], [ %121, %85 ]
  %89 = getelementptr inbounds nuw i64, ptr %60, i64 %86
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %87
  %92 = getelementptr inbounds nuw i64, ptr %60, i64 %86
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %94, %91
  %96 = getelementptr inbounds nuw i64, ptr %60, i64 %86
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 16
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %98, %95
  %100 = getelementptr inbounds nuw i64, ptr %60, i64 %86
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %102, %99
  %104 = getelementptr inbounds nuw i64, ptr %60, i64 %86
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %106, %103
  %108 = getelementptr inbounds nuw i64, ptr %60, i64 %86
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 40
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %107
  %112 = getelementptr inbounds nuw i64, ptr %60, i64 %86
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 48
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %114, %111
  %116 = getelementptr inbounds nuw i64, ptr %60, i64 %86
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 56
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %118, %115
  %120 = add nuw nsw i64 %86, 8
  %121 = add i64 %88, 8
  %122 = icmp eq i64 %121, %65
  br i1 %122, label %66, label %85, !llvm.loop !5

123:                                              ; preds = %82
  %124 = sext i32 %56 to i64
  %125 = icmp eq i64 %45, %124
  br i1 %125, label %126, label %422

126:                                              ; preds = %123
  %127 = call fastcc i32 @strided(ptr noundef nonnull %23, ptr noundef nonnull %25, ptr noundef nonnull %2, i64 noundef %83)
  br label %367

128:                                              ; preds = %82
  %129 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %130 = load ptr, ptr %129, align 8
  %131 = ptrtoint ptr %130 to i64
  %132 = load ptr, ptr %15, align 8
  store i64 %131, ptr %132, align 8
  %133 = load ptr, ptr %15, align 8
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 8
  store i64 %83, ptr %134, align 8
  %135 = load ptr, ptr %15, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 16
  store i64 %83, ptr %136, align 8
  %137 = load ptr, ptr %15, align 8
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 24
  store ptr %138, ptr %15, align 8
  %139 = load i64, ptr %12, align 8
  %140 = icmp sgt i64 %83, %139
  br i1 %140, label %141, label %142

141:                                              ; preds = %128
  store i64 %83, ptr %12, align 8
  br label %142

142:                                              ; preds = %128, %141
  %143 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %144 = load i64, ptr %143, align 8
  %145 = shl i64 %83, %144
  %146 = add nsw i64 %145, %131
  %147 = load i32, ptr %13, align 8
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %13, align 8
  %149 = sext i32 %147 to i64
  %150 = getelementptr inbounds %struct.range, ptr %20, i64 %149
  store i64 %131, ptr %150, align 8
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 8
  store i64 %146, ptr %151, align 8
  %152 = load i64, ptr %39, align 8
  %153 = and i64 %152, 2
  %154 = getelementptr inbounds nuw i8, ptr %150, i64 16
  store i64 %153, ptr %154, align 8
  br label %370

155:                                              ; preds = %21
  %156 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %159 = load ptr, ptr %158, align 8
  %160 = icmp eq ptr %157, %159
  br i1 %160, label %161, label %422

161:                                              ; preds = %155
  %162 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds i8, ptr %25, i64 %163
  %165 = load ptr, ptr %164, align 8
  %166 = icmp eq ptr %165, null
  br i1 %166, label %422, label %167

167:                                              ; preds = %161
  %168 = getelementptr inbounds nuw i8, ptr %165, i64 8
  %169 = load ptr, ptr %168, align 8
  %170 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %171 = icmp eq ptr %169, %170
  br i1 %171, label %172, label %422

172:                                              ; preds = %167
  %173 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 264), align 8
  %174 = getelementptr inbounds i8, ptr %165, i64 %173
  %175 = load ptr, ptr %174, align 8
  %176 = icmp eq ptr %175, null
  %177 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %178 = icmp eq ptr %175, %177
  %179 = select i1 %176, i1 true, i1 %178
  br i1 %179, label %422, label %180

180:                                              ; preds = %172
  %181 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %182 = load ptr, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %184 = load ptr, ptr %183, align 8
  %185 = icmp eq ptr %182, %184
  br i1 %185, label %186, label %422

186:                                              ; preds = %180
  %187 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %188 = load ptr, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %190 = load ptr, ptr %189, align 8
  %191 = icmp eq ptr %188, %190
  br i1 %191, label %192, label %422

192:                                              ; preds = %186
  %193 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %194 = load i64, ptr %193, align 8
  %195 = and i64 %194, 1
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %201, label %197

197:                                              ; preds = %192
  %198 = getelementptr inbounds nuw i8, ptr %175, i64 104
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %422, label %201

201:                                              ; preds = %197, %192
  %202 = getelementptr inbounds nuw i8, ptr %175, i64 112
  %203 = load ptr, ptr %202, align 8
  %204 = icmp eq ptr %203, null
  br i1 %204, label %209, label %205

205:                                              ; preds = %201
  %206 = load ptr, ptr %203, align 8
  %207 = load ptr, ptr %2, align 8
  %208 = icmp eq ptr %206, %207
  br i1 %208, label %209, label %422

209:                                              ; preds = %205, %201
  %210 = getelementptr inbounds nuw i8, ptr %175, i64 48
  %211 = load i64, ptr %210, align 8
  %212 = load ptr, ptr %15, align 8
  store i64 %211, ptr %212, align 8
  %213 = getelementptr inbounds nuw i8, ptr %175, i64 56
  %214 = load i64, ptr %213, align 8
  %215 = load ptr, ptr %15, align 8
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 8
  store i64 %214, ptr %216, align 8
  %217 = getelementptr inbounds nuw i8, ptr %175, i64 64
  %218 = load i64, ptr %217, align 8
  %219 = load ptr, ptr %15, align 8
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 16
  store i64 %218, ptr %220, align 8
  %221 = load ptr, ptr %15, align 8
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 24
  store ptr %222, ptr %15, align 8
  %223 = getelementptr inbounds nuw i8, ptr %175, i64 72
  %224 = load i64, ptr %223, align 8
  %225 = load i64, ptr %12, align 8
  %226 = icmp sgt i64 %224, %225
  br i1 %226, label %227, label %228

227:                                              ; preds = %209
  store i64 %224, ptr %12, align 8
  br label %228

228:                                              ; preds = %209, %227
  %229 = getelementptr inbounds nuw i8, ptr %175, i64 80
  %230 = load i32, ptr %13, align 8
  %231 = add nsw i32 %230, 1
  %232 = sext i32 %230 to i64
  %233 = getelementptr inbounds %struct.range, ptr %20, i64 %232
  %234 = load <2 x i64>, ptr %229, align 8
  store i32 %231, ptr %13, align 8
  store <2 x i64> %234, ptr %233, align 8
  %235 = load i64, ptr %193, align 8
  %236 = and i64 %235, 2
  %237 = getelementptr inbounds nuw i8, ptr %233, i64 16
  store i64 %236, ptr %237, align 8
  %238 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %239 = load i64, ptr %238, align 8
  %240 = icmp slt i64 %239, 0
  br i1 %240, label %241, label %246

241:                                              ; preds = %228
  %242 = getelementptr inbounds nuw i8, ptr %175, i64 96
  %243 = load i64, ptr %242, align 8
  %244 = icmp ne i64 %243, 0
  %245 = zext i1 %244 to i32
  br label %367

246:                                              ; preds = %228
  %247 = getelementptr inbounds nuw i8, ptr %175, i64 120
  %248 = load i64, ptr %247, align 8
  %249 = icmp eq i64 %248, %239
  br i1 %249, label %250, label %422

250:                                              ; preds = %246
  %251 = icmp eq i64 %239, 0
  br i1 %251, label %254, label %252

252:                                              ; preds = %250
  %253 = getelementptr inbounds nuw i8, ptr %175, i64 128
  br label %259

254:                                              ; preds = %259, %250
  %255 = phi i64 [ 0, %250 ], [ %266, %259 ]
  %256 = getelementptr inbounds nuw i8, ptr %175, i64 96
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %269, label %370

259:                                              ; preds = %252, %259
  %260 = phi i64 [ 0, %252 ], [ %265, %259 ]
  %261 = getelementptr inbounds nuw i64, ptr %253, i64 %260
  %262 = load i64, ptr %261, align 8
  %263 = load ptr, ptr %15, align 8
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 8
  store ptr %264, ptr %15, align 8
  store i64 %262, ptr %263, align 8
  %265 = add nuw nsw i64 %260, 1
  %266 = load i64, ptr %247, align 8
  %267 = shl nsw i64 %266, 1
  %268 = icmp slt i64 %265, %267
  br i1 %268, label %259, label %254, !llvm.loop !7

269:                                              ; preds = %254
  %270 = load i64, ptr %193, align 8
  %271 = and i64 %270, 2
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %370, label %273

273:                                              ; preds = %269
  %274 = getelementptr inbounds nuw i8, ptr %175, i64 128
  %275 = getelementptr inbounds i64, ptr %274, i64 %255
  %276 = call fastcc i32 @meets_itself(i64 noundef %255, ptr noundef nonnull %274, ptr noundef nonnull %275)
  %277 = xor i32 %276, 1
  br label %367

278:                                              ; preds = %21, %21
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store i32 0, ptr %5, align 4
  %279 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %280 = load ptr, ptr %279, align 8
  %281 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %282 = icmp eq ptr %280, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %278
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %422

284:                                              ; preds = %278
  %285 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %286 = call i64 %285(ptr noundef nonnull %25, ptr noundef nonnull %5) #11
  %287 = load i32, ptr %5, align 4
  %288 = icmp eq i32 %287, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br i1 %288, label %289, label %422

289:                                              ; preds = %284
  %290 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %291 = load i64, ptr %290, align 8
  %292 = icmp slt i64 %286, %291
  br i1 %292, label %422, label %293

293:                                              ; preds = %289
  %294 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %295 = load i64, ptr %294, align 8
  %296 = icmp sgt i64 %286, %295
  br i1 %296, label %422, label %297

297:                                              ; preds = %293
  %298 = load i64, ptr %23, align 8
  %299 = icmp eq i64 %298, 3
  br i1 %299, label %300, label %305

300:                                              ; preds = %297
  %301 = call i64 @llvm.abs.i64(i64 %286, i1 true)
  %302 = load i64, ptr %12, align 8
  %303 = icmp sgt i64 %301, %302
  br i1 %303, label %304, label %305

304:                                              ; preds = %300
  store i64 %301, ptr %12, align 8
  br label %305

305:                                              ; preds = %304, %300, %297
  %306 = load ptr, ptr %15, align 8
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 8
  store ptr %307, ptr %15, align 8
  store i64 %286, ptr %306, align 8
  br label %370

308:                                              ; preds = %21
  %309 = call fastcc i32 @real(ptr noundef nonnull %23, ptr noundef %25, ptr noundef nonnull %2)
  br label %367

310:                                              ; preds = %21
  %311 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %312 = load ptr, ptr %311, align 8
  %313 = icmp eq ptr %25, %312
  %314 = zext i1 %313 to i32
  br label %367

315:                                              ; preds = %21
  %316 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %317 = icmp eq ptr %25, %316
  %318 = zext i1 %317 to i64
  %319 = load ptr, ptr %15, align 8
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 8
  store ptr %320, ptr %15, align 8
  store i64 %318, ptr %319, align 8
  %321 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %322 = icmp eq ptr %25, %321
  %323 = select i1 %317, i1 true, i1 %322
  %324 = zext i1 %323 to i32
  br label %367

325:                                              ; preds = %21
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i32 0, ptr %4, align 4
  %326 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %327 = load ptr, ptr %326, align 8
  %328 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %329 = icmp eq ptr %327, %328
  br i1 %329, label %331, label %330

330:                                              ; preds = %325
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br label %364

331:                                              ; preds = %325
  %332 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %333 = call i64 %332(ptr noundef nonnull %25, ptr noundef nonnull %4) #11
  %334 = load i32, ptr %4, align 4
  %335 = icmp eq i32 %334, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br i1 %335, label %336, label %364

336:                                              ; preds = %331
  %337 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %338 = load i64, ptr %337, align 8
  %339 = icmp eq i64 %333, %338
  br label %364

340:                                              ; preds = %21
  %341 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %342 = load ptr, ptr %341, align 8
  %343 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %344 = icmp eq ptr %342, %343
  br i1 %344, label %345, label %364

345:                                              ; preds = %340
  %346 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %349 = load i64, ptr %348, align 8
  %350 = icmp eq i64 %347, %349
  br label %364

351:                                              ; preds = %21
  %352 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %353 = load ptr, ptr %352, align 8
  %354 = icmp eq ptr %25, %353
  br i1 %354, label %364, label %355

355:                                              ; preds = %351
  %356 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %357 = load ptr, ptr %356, align 8
  %358 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %359 = icmp eq ptr %357, %358
  br i1 %359, label %360, label %364

360:                                              ; preds = %355
  %361 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %362 = call i32 %361(ptr noundef nonnull %25, ptr noundef %353) #11
  %363 = icmp eq i32 %362, 0
  br label %364

364:                                              ; preds = %330, %331, %336, %340, %345, %351, %355, %360
  %365 = phi i1 [ %350, %345 ], [ %339, %336 ], [ false, %331 ], [ false, %340 ], [ true, %351 ], [ false, %355 ], [ %363, %360 ], [ false, %330 ]
  %366 = zext i1 %365 to i32
  br label %367

367:                                              ; preds = %273, %241, %126, %308, %310, %315, %364
  %368 = phi i32 [ %366, %364 ], [ %324, %315 ], [ %127, %126 ], [ %277, %273 ], [ %309, %308 ], [ %314, %310 ], [ %245, %241 ]
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %422, label %370

370:                                              ; preds = %269, %142, %305, %254, %367
  %371 = add nuw nsw i64 %22, 1
  %372 = load i64, ptr %16, align 8
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %21, label %374, !llvm.loop !8

374:                                              ; preds = %370
  %375 = load i64, ptr %12, align 8
  br label %376

376:                                              ; preds = %374, %3
  %377 = phi i64 [ %375, %374 ], [ %11, %3 ]
  %378 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %379 = load i64, ptr %378, align 8
  %380 = icmp slt i64 %377, %379
  br i1 %380, label %422, label %381

381:                                              ; preds = %376
  %382 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %383 = load i64, ptr %382, align 8
  %384 = icmp sgt i64 %377, %383
  br i1 %384, label %422, label %385

385:                                              ; preds = %381
  %386 = load i32, ptr %13, align 8
  %387 = icmp slt i32 %386, 1
  br i1 %387, label %422, label %388

388:                                              ; preds = %385
  %389 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %390 = zext nneg i32 %386 to i64
  br label %391

391:                                              ; preds = %388, %419
  %392 = phi i64 [ 0, %388 ], [ %420, %419 ]
  %393 = getelementptr inbounds nuw %struct.range, ptr %389, i64 %392
  %394 = getelementptr inbounds nuw i8, ptr %393, i64 16
  %395 = load i64, ptr %394, align 8
  %396 = icmp eq i64 %395, 0
  br i1 %396, label %419, label %397

397:                                              ; preds = %391
  %398 = getelementptr inbounds nuw i8, ptr %393, i64 8
  br label %399

399:                                              ; preds = %397, %416
  %400 = phi i64 [ 0, %397 ], [ %417, %416 ]
  %401 = getelementptr inbounds nuw %struct.range, ptr %389, i64 %400
  %402 = icmp eq i64 %392, %400
  br i1 %402, label %416, label %403

403:                                              ; preds = %399
  %404 = load i64, ptr %393, align 8
  %405 = getelementptr inbounds nuw i8, ptr %401, i64 8
  %406 = load i64, ptr %405, align 8
  %407 = icmp slt i64 %404, %406
  br i1 %407, label %408, label %416

408:                                              ; preds = %403
  %409 = load i64, ptr %401, align 8
  %410 = load i64, ptr %398, align 8
  %411 = icmp slt i64 %409, %410
  %412 = icmp slt i64 %404, %410
  %413 = and i1 %411, %412
  %414 = icmp slt i64 %409, %406
  %415 = and i1 %414, %413
  br i1 %415, label %422, label %416

416:                                              ; preds = %408, %403, %399
  %417 = add nuw nsw i64 %400, 1
  %418 = icmp eq i64 %417, %390
  br i1 %418, label %419, label %399, !llvm.loop !9

419:                                              ; preds = %416, %391
  %420 = add nuw nsw i64 %392, 1
  %421 = icmp eq i64 %420, %390
  br i1 %421, label %422, label %391, !llvm.loop !10

422:                                              ; preds = %284, %289, %293, %186, %197, %205, %180, %246, %172, %167, %161, %155, %123, %38, %32, %27, %367, %419, %408, %385, %283, %376, %381
  %423 = phi i32 [ 1, %419 ], [ 0, %381 ], [ 0, %376 ], [ 0, %283 ], [ 0, %408 ], [ 1, %385 ], [ 0, %367 ], [ 0, %27 ], [ 0, %32 ], [ 0, %38 ], [ 0, %123 ], [ 0, %155 ], [ 0, %161 ], [ 0, %167 ], [ 0, %172 ], [ 0, %246 ], [ 0, %180 ], [ 0, %205 ], [ 0, %197 ], [ 0, %186 ], [ 0, %293 ], [ 0, %289 ], [ 0, %284 ]
  ret i32 %423
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @told(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #4 {
  %4 = alloca [320 x i64], align 16
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
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
  br i1 %70, label %71, label %28, !llvm.loop !18

71:                                               ; preds = %68, %22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %72 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %73 = call ptr %72(ptr noundef nonnull %4, i64 noundef %12) #11
  store ptr %73, ptr %5, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %87, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr @py, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %78 = load ptr, ptr %77, align 8
  %79 = call ptr %76(ptr noundef %78, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #11
  %80 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %81 = load ptr, ptr %5, align 8
  call void %80(ptr noundef %81) #11
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %83 = icmp eq ptr %79, %82
  %84 = zext i1 %83 to i32
  store i32 %84, ptr %2, align 4
  br i1 %83, label %85, label %87

85:                                               ; preds = %75
  %86 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %86(ptr noundef %79) #11
  br label %87

87:                                               ; preds = %85, %75, %71
  %88 = phi ptr [ null, %71 ], [ null, %85 ], [ %79, %75 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret ptr %88
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef nonnull readonly captures(none) %3) unnamed_addr #4 {
  %5 = alloca [33 x ptr], align 16
  %6 = alloca [3 x i64], align 16
  %7 = alloca [3 x i64], align 16
  %8 = alloca [320 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
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
  br i1 %56, label %57, label %14, !llvm.loop !18

57:                                               ; preds = %54, %4
  %58 = load ptr, ptr %1, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %109, label %62

62:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) %71, i64 24, i1 false)
  %73 = load i64, ptr %71, align 8
  %74 = load i64, ptr %72, align 8
  %75 = mul i64 %74, %73
  store i64 %75, ptr %6, align 16
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
  store i64 %86, ptr %87, align 16
  %88 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %91 = load ptr, ptr %90, align 8
  %92 = load ptr, ptr %64, align 8
  %93 = call i32 %89(ptr noundef %91, ptr noundef %92, i32 noundef 3, ptr noundef null, ptr noundef nonnull %6, ptr noundef nonnull %7, i32 noundef 0, ptr noundef null, ptr noundef null) #11
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
  %105 = call i32 %95(ptr noundef %96, i32 noundef %97, i64 noundef %103, ptr noundef nonnull %104) #11
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %66, label %107, !llvm.loop !19

107:                                              ; preds = %102, %70
  %108 = phi i32 [ %93, %70 ], [ %105, %102 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  br label %198

109:                                              ; preds = %57
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
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
  store <2 x ptr> %121, ptr %123, align 16
  store <2 x ptr> %122, ptr %124, align 16
  %125 = add nuw i64 %118, 4
  %126 = add <2 x i64> %119, splat (i64 4)
  %127 = icmp eq i64 %125, %116
  br i1 %127, label %128, label %117, !llvm.loop !20

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
  %148 = call ptr %147() #11
  %149 = getelementptr inbounds nuw i8, ptr %58, i64 32
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %58, i64 40
  %152 = load i64, ptr %151, align 8
  %153 = call i32 %150(i64 noundef %152) #11
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
  br i1 %161, label %132, label %156, !llvm.loop !23

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
  %190 = call i32 %164(ptr noundef %166, i32 noundef %169, i32 noundef %172, i32 noundef %175, i32 noundef %178, i32 noundef %181, i32 noundef %184, i32 noundef %187, ptr noundef %189, ptr noundef nonnull %5, ptr noundef null) #11
  br label %191

191:                                              ; preds = %132, %162
  %192 = phi i32 [ %154, %132 ], [ %190, %162 ]
  %193 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %193(ptr noundef %148) #11
  %194 = load i64, ptr %144, align 8
  %195 = add nsw i64 %194, -1
  store i64 %195, ptr %144, align 8
  %196 = load i64, ptr %141, align 8
  %197 = add nsw i64 %196, -1
  store i64 %197, ptr %141, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %198

198:                                              ; preds = %191, %107
  %199 = phi i32 [ %108, %107 ], [ %192, %191 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind }

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
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6, !21, !22}
!21 = !{!"llvm.loop.isvectorized", i32 1}
!22 = !{!"llvm.loop.unroll.runtime.disable"}
!23 = distinct !{!23, !6, !22, !21}
