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
  br i1 %23, label %914, label %24

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
  br i1 %53, label %914, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 824
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 24
  br label %59

59:                                               ; preds = %54, %904
  %60 = phi ptr [ %17, %54 ], [ %907, %904 ]
  %61 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 40
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %2, %65
  br i1 %66, label %67, label %904

67:                                               ; preds = %59
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, %52
  br i1 %70, label %71, label %904

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
  br i1 %79, label %904, label %80

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
  br i1 %89, label %90, label %659

90:                                               ; preds = %80, %653
  %91 = phi i64 [ %654, %653 ], [ 0, %80 ]
  %92 = getelementptr inbounds nuw %struct.item, ptr %84, i64 %91
  %93 = getelementptr inbounds nuw ptr, ptr %1, i64 %91
  %94 = load ptr, ptr %93, align 8
  %95 = load i64, ptr %92, align 8
  switch i64 %95, label %627 [
    i64 0, label %96
    i64 1, label %373
    i64 2, label %486
    i64 3, label %486
    i64 4, label %516
    i64 6, label %597
    i64 5, label %642
    i64 7, label %601
    i64 8, label %616
  ]

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %98 = load ptr, ptr %97, align 8
  %99 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %100 = icmp eq ptr %98, %99
  br i1 %100, label %101, label %904

101:                                              ; preds = %96
  %102 = getelementptr inbounds nuw i8, ptr %94, i64 56
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %103, %105
  br i1 %106, label %107, label %904

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
  br i1 %122, label %123, label %904

123:                                              ; preds = %107
  %124 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %125 = load i32, ptr %124, align 8
  %126 = icmp sgt i32 %125, 0
  br i1 %126, label %127, label %151

127:                                              ; preds = %123
  %128 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %129 = load ptr, ptr %128, align 8
  %130 = zext nneg i32 %125 to i64
  %131 = and i64 %130, 7
  %132 = icmp ult i32 %125, 8
  br i1 %132, label %137, label %133

133:                                              ; preds = %127
  %134 = and i64 %130, 2147483640
  br label %154

135:                                              ; preds = %154
  %136 = icmp eq i64 %131, 0
  br i1 %136, label %151, label %137

137:                                              ; preds = %135, %127
  %138 = phi i64 [ 0, %127 ], [ %189, %135 ]
  %139 = phi i64 [ 1, %127 ], [ %188, %135 ]
  %140 = icmp ne i64 %131, 0
  call void @llvm.assume(i1 %140)
  br label %141

141:                                              ; preds = %141, %137
  %142 = phi i64 [ %138, %137 ], [ %148, %141 ]
  %143 = phi i64 [ %139, %137 ], [ %147, %141 ]
  %144 = phi i64 [ 0, %137 ], [ %149, %141 ]
  %145 = getelementptr inbounds nuw i64, ptr %129, i64 %142
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %146, %143
  %148 = add nuw nsw i64 %142, 1
  %149 = add i64 %144, 1
  %150 = icmp eq i64 %149, %131
  br i1 %150, label %151, label %141, !llvm.loop !3

151:                                              ; preds = %135, %141, %123
  %152 = phi i64 [ 1, %123 ], [ %188, %135 ], [ %147, %141 ]
  %153 = icmp sgt i64 %114, -1
  br i1 %153, label %192, label %347

154:                                              ; preds = %154, %133
  %155 = phi i64 [ 0, %133 ], [ %189, %154 ]
  %156 = phi i64 [ 1, %133 ], [ %188, %154 ]
  %157 = phi i64 [ 0, %133 ], [ %190, %154 ]
  %158 = getelementptr inbounds nuw i64, ptr %129, i64 %155
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %159, %156
  %161 = getelementptr inbounds nuw i64, ptr %129, i64 %155
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 8
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %163, %160
  %165 = getelementptr inbounds nuw i64, ptr %129, i64 %155
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 16
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %167, %164
  %169 = getelementptr inbounds nuw i64, ptr %129, i64 %155
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %171 = load i64, ptr %170, align 8
  %172 = mul nsw i64 %171, %168
  %173 = getelementptr inbounds nuw i64, ptr %129, i64 %155
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 32
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %175, %172
  %177 = getelementptr inbounds nuw i64, ptr %129, i64 %155
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 40
  %179 = load i64, ptr %178, align 8
  %180 = mul nsw i64 %179, %176
  %181 = getelementptr inbounds nuw i64, ptr %129, i64 %155
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 48
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %183, %180
  %185 = getelementptr inbounds nuw i64, ptr %129, i64 %155
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 56
  %187 = load i64, ptr %186, align 8
  %188 = mul nsw i64 %187, %184
  %189 = add nuw nsw i64 %155, 8
  %190 = add i64 %157, 8
  %191 = icmp eq i64 %190, %134
  br i1 %191, label %135, label %154, !llvm.loop !5

192:                                              ; preds = %151
  %193 = sext i32 %125 to i64
  %194 = icmp eq i64 %114, %193
  br i1 %194, label %195, label %904

195:                                              ; preds = %192
  %196 = load ptr, ptr %57, align 8
  %197 = icmp eq i64 %152, 0
  br i1 %197, label %904, label %198

198:                                              ; preds = %195
  %199 = icmp eq i64 %114, 0
  br i1 %199, label %245, label %200

200:                                              ; preds = %198
  %201 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %202 = getelementptr inbounds nuw i8, ptr %94, i64 40
  %203 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %204 = getelementptr i64, ptr %196, i64 %114
  %205 = getelementptr i8, ptr %204, i64 24
  br label %206

206:                                              ; preds = %236, %200
  %207 = phi i64 [ 0, %200 ], [ %229, %236 ]
  %208 = phi i64 [ 0, %200 ], [ %227, %236 ]
  %209 = phi i64 [ 0, %200 ], [ %232, %236 ]
  %210 = phi i64 [ 0, %200 ], [ %240, %236 ]
  %211 = load ptr, ptr %201, align 8
  %212 = getelementptr inbounds nuw i64, ptr %211, i64 %210
  %213 = load i64, ptr %212, align 8
  %214 = load ptr, ptr %202, align 8
  %215 = getelementptr inbounds nuw i64, ptr %214, i64 %210
  %216 = load i64, ptr %215, align 8
  %217 = load i64, ptr %203, align 8
  %218 = ashr i64 %216, %217
  %219 = shl nsw i64 -1, %217
  %220 = xor i64 %219, -1
  %221 = and i64 %216, %220
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %223, label %904

223:                                              ; preds = %206
  %224 = add nsw i64 %213, -1
  %225 = mul nsw i64 %218, %224
  %226 = call i64 @llvm.smax.i64(i64 %225, i64 0)
  %227 = add nuw nsw i64 %226, %208
  %228 = call i64 @llvm.smin.i64(i64 %225, i64 0)
  %229 = sub nsw i64 %207, %228
  %230 = call i64 @llvm.abs.i64(i64 %218, i1 true)
  %231 = mul nsw i64 %230, %213
  %232 = add nsw i64 %231, %209
  %233 = load i64, ptr %14, align 8
  %234 = icmp sgt i64 %213, %233
  br i1 %234, label %235, label %236

235:                                              ; preds = %223
  store i64 %213, ptr %14, align 8
  br label %236

236:                                              ; preds = %235, %223
  %237 = getelementptr inbounds nuw i64, ptr %196, i64 %210
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 24
  store i64 %213, ptr %238, align 8
  %239 = getelementptr i64, ptr %205, i64 %210
  store i64 %218, ptr %239, align 8
  %240 = add nuw nsw i64 %210, 1
  %241 = icmp eq i64 %240, %114
  br i1 %241, label %242, label %206, !llvm.loop !7

242:                                              ; preds = %236
  %243 = add nuw nsw i64 %227, 1
  %244 = load i32, ptr %119, align 8
  br label %245

245:                                              ; preds = %242, %198
  %246 = phi i32 [ %120, %198 ], [ %244, %242 ]
  %247 = phi i64 [ 0, %198 ], [ %232, %242 ]
  %248 = phi i64 [ 1, %198 ], [ %243, %242 ]
  %249 = phi i64 [ 0, %198 ], [ %229, %242 ]
  %250 = and i32 %246, 1
  %251 = icmp eq i32 %250, 0
  %252 = select i1 %251, i64 %247, i64 %152
  %253 = load i64, ptr %14, align 8
  %254 = icmp sgt i64 %252, %253
  br i1 %254, label %255, label %256

255:                                              ; preds = %245
  store i64 %252, ptr %14, align 8
  br label %256

256:                                              ; preds = %255, %245
  br i1 %251, label %257, label %322

257:                                              ; preds = %256
  %258 = load i64, ptr %108, align 8
  %259 = and i64 %258, 2
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %322, label %261

261:                                              ; preds = %257
  %262 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %263 = load ptr, ptr %262, align 8
  %264 = getelementptr inbounds nuw i8, ptr %94, i64 40
  %265 = load ptr, ptr %264, align 8
  br i1 %199, label %322, label %267

266:                                              ; preds = %318
  br label %267, !llvm.loop !8

267:                                              ; preds = %261, %266
  %268 = phi i64 [ %319, %266 ], [ 0, %261 ]
  %269 = phi i64 [ %300, %266 ], [ 0, %261 ]
  br label %270

270:                                              ; preds = %291, %267
  %271 = phi i64 [ %293, %291 ], [ 0, %267 ]
  %272 = phi i64 [ %292, %291 ], [ -1, %267 ]
  %273 = getelementptr inbounds nuw i64, ptr %265, i64 %271
  %274 = load i64, ptr %273, align 8
  %275 = call i64 @llvm.abs.i64(i64 %274, i1 true)
  %276 = getelementptr inbounds nuw i64, ptr %263, i64 %271
  %277 = load i64, ptr %276, align 8
  %278 = icmp slt i64 %277, 2
  br i1 %278, label %291, label %279

279:                                              ; preds = %270
  %280 = icmp eq i64 %274, 0
  br i1 %280, label %904, label %281

281:                                              ; preds = %279
  %282 = icmp samesign ugt i64 %275, %269
  br i1 %282, label %283, label %291

283:                                              ; preds = %281
  %284 = icmp slt i64 %272, 0
  br i1 %284, label %290, label %285

285:                                              ; preds = %283
  %286 = getelementptr inbounds nuw i64, ptr %265, i64 %272
  %287 = load i64, ptr %286, align 8
  %288 = call i64 @llvm.abs.i64(i64 %287, i1 true)
  %289 = icmp samesign ult i64 %275, %288
  br i1 %289, label %290, label %291

290:                                              ; preds = %285, %283
  br label %291

291:                                              ; preds = %290, %285, %281, %270
  %292 = phi i64 [ %272, %270 ], [ %272, %285 ], [ %271, %290 ], [ %272, %281 ]
  %293 = add nuw nsw i64 %271, 1
  %294 = icmp eq i64 %293, %114
  br i1 %294, label %295, label %270, !llvm.loop !9

295:                                              ; preds = %291
  %296 = icmp slt i64 %292, 0
  br i1 %296, label %322, label %297

297:                                              ; preds = %295
  %298 = getelementptr inbounds nuw i64, ptr %265, i64 %292
  %299 = load i64, ptr %298, align 8
  %300 = call i64 @llvm.abs.i64(i64 %299, i1 true)
  br label %301

301:                                              ; preds = %318, %297
  %302 = phi i64 [ %320, %318 ], [ 0, %297 ]
  %303 = phi i64 [ %319, %318 ], [ %268, %297 ]
  %304 = getelementptr inbounds nuw i64, ptr %265, i64 %302
  %305 = load i64, ptr %304, align 8
  %306 = call i64 @llvm.abs.i64(i64 %305, i1 true)
  %307 = getelementptr inbounds nuw i64, ptr %263, i64 %302
  %308 = load i64, ptr %307, align 8
  %309 = icmp sgt i64 %308, 1
  %310 = icmp eq i64 %306, %300
  %311 = select i1 %309, i1 %310, i1 false
  br i1 %311, label %312, label %318

312:                                              ; preds = %301
  %313 = icmp sgt i64 %300, %303
  br i1 %313, label %314, label %904

314:                                              ; preds = %312
  %315 = add nsw i64 %308, -1
  %316 = mul nsw i64 %315, %300
  %317 = add nuw nsw i64 %316, %303
  br label %318

318:                                              ; preds = %314, %301
  %319 = phi i64 [ %303, %301 ], [ %317, %314 ]
  %320 = add nuw nsw i64 %302, 1
  %321 = icmp eq i64 %320, %114
  br i1 %321, label %266, label %301, !llvm.loop !8

322:                                              ; preds = %295, %256, %257, %261
  %323 = phi i64 [ %152, %256 ], [ %248, %261 ], [ %248, %257 ], [ %248, %295 ]
  %324 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %325 = load ptr, ptr %324, align 8
  %326 = ptrtoint ptr %325 to i64
  store i64 %326, ptr %196, align 8
  %327 = getelementptr inbounds nuw i8, ptr %196, i64 8
  store i64 %152, ptr %327, align 8
  %328 = getelementptr inbounds nuw i8, ptr %196, i64 16
  store i64 %323, ptr %328, align 8
  %329 = load ptr, ptr %57, align 8
  %330 = shl nuw nsw i64 %114, 4
  %331 = getelementptr i8, ptr %329, i64 %330
  %332 = getelementptr i8, ptr %331, i64 24
  store ptr %332, ptr %57, align 8
  %333 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %334 = load i64, ptr %333, align 8
  %335 = shl i64 %249, %334
  %336 = sub nsw i64 %326, %335
  %337 = shl i64 %248, %334
  %338 = add nsw i64 %337, %326
  %339 = load i32, ptr %55, align 8
  %340 = add nsw i32 %339, 1
  store i32 %340, ptr %55, align 8
  %341 = sext i32 %339 to i64
  %342 = getelementptr inbounds %struct.range, ptr %58, i64 %341
  store i64 %336, ptr %342, align 8
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 8
  store i64 %338, ptr %343, align 8
  %344 = load i64, ptr %108, align 8
  %345 = and i64 %344, 2
  %346 = getelementptr inbounds nuw i8, ptr %342, i64 16
  store i64 %345, ptr %346, align 8
  br label %653

347:                                              ; preds = %151
  %348 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %349 = load ptr, ptr %348, align 8
  %350 = ptrtoint ptr %349 to i64
  %351 = load ptr, ptr %57, align 8
  store i64 %350, ptr %351, align 8
  %352 = load ptr, ptr %57, align 8
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 8
  store i64 %152, ptr %353, align 8
  %354 = load ptr, ptr %57, align 8
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 16
  store i64 %152, ptr %355, align 8
  %356 = getelementptr inbounds nuw i8, ptr %354, i64 24
  store ptr %356, ptr %57, align 8
  %357 = load i64, ptr %14, align 8
  %358 = icmp sgt i64 %152, %357
  br i1 %358, label %359, label %360

359:                                              ; preds = %347
  store i64 %152, ptr %14, align 8
  br label %360

360:                                              ; preds = %347, %359
  %361 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %362 = load i64, ptr %361, align 8
  %363 = shl i64 %152, %362
  %364 = add nsw i64 %363, %350
  %365 = load i32, ptr %55, align 8
  %366 = add nsw i32 %365, 1
  store i32 %366, ptr %55, align 8
  %367 = sext i32 %365 to i64
  %368 = getelementptr inbounds %struct.range, ptr %58, i64 %367
  store i64 %350, ptr %368, align 8
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 8
  store i64 %364, ptr %369, align 8
  %370 = load i64, ptr %108, align 8
  %371 = and i64 %370, 2
  %372 = getelementptr inbounds nuw i8, ptr %368, i64 16
  store i64 %371, ptr %372, align 8
  br label %653

373:                                              ; preds = %90
  %374 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %375 = load ptr, ptr %374, align 8
  %376 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %377 = load ptr, ptr %376, align 8
  %378 = icmp eq ptr %375, %377
  br i1 %378, label %379, label %904

379:                                              ; preds = %373
  %380 = getelementptr inbounds nuw i8, ptr %92, i64 40
  %381 = load i64, ptr %380, align 8
  %382 = getelementptr inbounds i8, ptr %94, i64 %381
  %383 = load ptr, ptr %382, align 8
  %384 = icmp eq ptr %383, null
  br i1 %384, label %904, label %385

385:                                              ; preds = %379
  %386 = getelementptr inbounds nuw i8, ptr %383, i64 8
  %387 = load ptr, ptr %386, align 8
  %388 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %389 = icmp eq ptr %387, %388
  br i1 %389, label %390, label %904

390:                                              ; preds = %385
  %391 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %392 = getelementptr inbounds i8, ptr %383, i64 %391
  %393 = load ptr, ptr %392, align 8
  %394 = icmp eq ptr %393, null
  %395 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %396 = icmp eq ptr %393, %395
  %397 = select i1 %394, i1 true, i1 %396
  br i1 %397, label %904, label %398

398:                                              ; preds = %390
  %399 = getelementptr inbounds nuw i8, ptr %393, i64 32
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds nuw i8, ptr %92, i64 32
  %402 = load ptr, ptr %401, align 8
  %403 = icmp eq ptr %400, %402
  br i1 %403, label %404, label %904

404:                                              ; preds = %398
  %405 = getelementptr inbounds nuw i8, ptr %393, i64 40
  %406 = load ptr, ptr %405, align 8
  %407 = getelementptr inbounds nuw i8, ptr %92, i64 24
  %408 = load ptr, ptr %407, align 8
  %409 = icmp eq ptr %406, %408
  br i1 %409, label %410, label %904

410:                                              ; preds = %404
  %411 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %412 = load i64, ptr %411, align 8
  %413 = and i64 %412, 1
  %414 = icmp eq i64 %413, 0
  br i1 %414, label %419, label %415

415:                                              ; preds = %410
  %416 = getelementptr inbounds nuw i8, ptr %393, i64 104
  %417 = load i64, ptr %416, align 8
  %418 = icmp eq i64 %417, 0
  br i1 %418, label %904, label %419

419:                                              ; preds = %415, %410
  %420 = getelementptr inbounds nuw i8, ptr %393, i64 48
  %421 = load i64, ptr %420, align 8
  %422 = load ptr, ptr %57, align 8
  store i64 %421, ptr %422, align 8
  %423 = getelementptr inbounds nuw i8, ptr %393, i64 56
  %424 = load i64, ptr %423, align 8
  %425 = load ptr, ptr %57, align 8
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 8
  store i64 %424, ptr %426, align 8
  %427 = getelementptr inbounds nuw i8, ptr %393, i64 64
  %428 = load i64, ptr %427, align 8
  %429 = load ptr, ptr %57, align 8
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 16
  store i64 %428, ptr %430, align 8
  %431 = getelementptr inbounds nuw i8, ptr %429, i64 24
  store ptr %431, ptr %57, align 8
  %432 = getelementptr inbounds nuw i8, ptr %393, i64 72
  %433 = load i64, ptr %432, align 8
  %434 = load i64, ptr %14, align 8
  %435 = icmp sgt i64 %433, %434
  br i1 %435, label %436, label %437

436:                                              ; preds = %419
  store i64 %433, ptr %14, align 8
  br label %437

437:                                              ; preds = %419, %436
  %438 = getelementptr inbounds nuw i8, ptr %393, i64 80
  %439 = load i32, ptr %55, align 8
  %440 = add nsw i32 %439, 1
  store i32 %440, ptr %55, align 8
  %441 = sext i32 %439 to i64
  %442 = getelementptr inbounds %struct.range, ptr %58, i64 %441
  %443 = load <2 x i64>, ptr %438, align 8
  store <2 x i64> %443, ptr %442, align 8
  %444 = load i64, ptr %411, align 8
  %445 = and i64 %444, 2
  %446 = getelementptr inbounds nuw i8, ptr %442, i64 16
  store i64 %445, ptr %446, align 8
  %447 = getelementptr inbounds nuw i8, ptr %92, i64 48
  %448 = load i64, ptr %447, align 8
  %449 = icmp slt i64 %448, 0
  br i1 %449, label %450, label %454

450:                                              ; preds = %437
  %451 = getelementptr inbounds nuw i8, ptr %393, i64 96
  %452 = load i64, ptr %451, align 8
  %453 = icmp eq i64 %452, 0
  br i1 %453, label %904, label %653

454:                                              ; preds = %437
  %455 = getelementptr inbounds nuw i8, ptr %393, i64 112
  %456 = load i64, ptr %455, align 8
  %457 = icmp eq i64 %456, %448
  br i1 %457, label %458, label %904

458:                                              ; preds = %454
  %459 = icmp eq i64 %448, 0
  br i1 %459, label %462, label %460

460:                                              ; preds = %458
  %461 = getelementptr inbounds nuw i8, ptr %393, i64 120
  br label %467

462:                                              ; preds = %467, %458
  %463 = phi i64 [ 0, %458 ], [ %474, %467 ]
  %464 = getelementptr inbounds nuw i8, ptr %393, i64 96
  %465 = load i64, ptr %464, align 8
  %466 = icmp eq i64 %465, 0
  br i1 %466, label %477, label %653

467:                                              ; preds = %460, %467
  %468 = phi i64 [ 0, %460 ], [ %473, %467 ]
  %469 = getelementptr inbounds nuw i64, ptr %461, i64 %468
  %470 = load i64, ptr %469, align 8
  %471 = load ptr, ptr %57, align 8
  %472 = getelementptr inbounds nuw i8, ptr %471, i64 8
  store ptr %472, ptr %57, align 8
  store i64 %470, ptr %471, align 8
  %473 = add nuw nsw i64 %468, 1
  %474 = load i64, ptr %455, align 8
  %475 = shl nsw i64 %474, 1
  %476 = icmp slt i64 %473, %475
  br i1 %476, label %467, label %462, !llvm.loop !10

477:                                              ; preds = %462
  %478 = load i64, ptr %411, align 8
  %479 = and i64 %478, 2
  %480 = icmp eq i64 %479, 0
  br i1 %480, label %653, label %481

481:                                              ; preds = %477
  %482 = getelementptr inbounds nuw i8, ptr %393, i64 120
  %483 = getelementptr inbounds i64, ptr %482, i64 %463
  %484 = call fastcc i32 @meets_itself(i64 noundef %463, ptr noundef nonnull %482, ptr noundef nonnull %483)
  %485 = icmp eq i32 %484, 0
  br i1 %485, label %653, label %904

486:                                              ; preds = %90, %90
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  store i32 0, ptr %11, align 4
  %487 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %488 = load ptr, ptr %487, align 8
  %489 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %490 = icmp eq ptr %488, %489
  br i1 %490, label %492, label %491

491:                                              ; preds = %486
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %904

492:                                              ; preds = %486
  %493 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %494 = call i64 %493(ptr noundef nonnull %94, ptr noundef nonnull %11) #9
  %495 = load i32, ptr %11, align 4
  %496 = icmp eq i32 %495, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %496, label %497, label %904

497:                                              ; preds = %492
  %498 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %499 = load i64, ptr %498, align 8
  %500 = icmp slt i64 %494, %499
  br i1 %500, label %904, label %501

501:                                              ; preds = %497
  %502 = getelementptr inbounds nuw i8, ptr %92, i64 72
  %503 = load i64, ptr %502, align 8
  %504 = icmp sgt i64 %494, %503
  br i1 %504, label %904, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %92, align 8
  %507 = icmp eq i64 %506, 3
  br i1 %507, label %508, label %513

508:                                              ; preds = %505
  %509 = call i64 @llvm.abs.i64(i64 %494, i1 true)
  %510 = load i64, ptr %14, align 8
  %511 = icmp sgt i64 %509, %510
  br i1 %511, label %512, label %513

512:                                              ; preds = %508
  store i64 %509, ptr %14, align 8
  br label %513

513:                                              ; preds = %512, %508, %505
  %514 = load ptr, ptr %57, align 8
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 8
  store ptr %515, ptr %57, align 8
  store i64 %494, ptr %514, align 8
  br label %653

516:                                              ; preds = %90
  %517 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %518 = load i64, ptr %517, align 8
  %519 = and i64 %518, 2
  %520 = icmp eq i64 %519, 0
  br i1 %520, label %529, label %521

521:                                              ; preds = %516
  %522 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %523 = load ptr, ptr %522, align 8
  %524 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %525 = icmp eq ptr %523, %524
  br i1 %525, label %526, label %529

526:                                              ; preds = %521
  %527 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %528 = load double, ptr %527, align 8
  br label %545

529:                                              ; preds = %521, %516
  %530 = and i64 %518, 1
  %531 = icmp eq i64 %530, 0
  br i1 %531, label %904, label %532

532:                                              ; preds = %529
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  store i32 0, ptr %9, align 4
  %533 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %534 = load ptr, ptr %533, align 8
  %535 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %536 = icmp eq ptr %534, %535
  br i1 %536, label %538, label %537

537:                                              ; preds = %532
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %904

538:                                              ; preds = %532
  %539 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %540 = call i64 %539(ptr noundef nonnull %94, ptr noundef nonnull %9) #9
  %541 = load i32, ptr %9, align 4
  %542 = icmp eq i32 %541, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br i1 %542, label %543, label %904

543:                                              ; preds = %538
  %544 = sitofp i64 %540 to double
  br label %545

545:                                              ; preds = %543, %526
  %546 = phi double [ %528, %526 ], [ %544, %543 ]
  %547 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %548 = load i64, ptr %547, align 8
  switch i64 %548, label %586 [
    i64 64, label %549
    i64 32, label %552
    i64 0, label %558
  ]

549:                                              ; preds = %545
  %550 = load ptr, ptr %57, align 8
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 8
  store ptr %551, ptr %57, align 8
  store double %546, ptr %550, align 8
  br label %653

552:                                              ; preds = %545
  %553 = fptrunc double %546 to float
  %554 = bitcast float %553 to i32
  %555 = zext i32 %554 to i64
  %556 = load ptr, ptr %57, align 8
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 8
  store ptr %557, ptr %57, align 8
  store i64 %555, ptr %556, align 8
  br label %653

558:                                              ; preds = %545
  %559 = fptrunc double %546 to float
  %560 = bitcast float %559 to i32
  %561 = fcmp uno double %546, 0.000000e+00
  br i1 %561, label %582, label %562

562:                                              ; preds = %558
  %563 = fpext float %559 to double
  %564 = fcmp une double %546, %563
  br i1 %564, label %565, label %574

565:                                              ; preds = %562
  %566 = fcmp olt double %546, 0xB690000000000000
  %567 = fneg double %563
  %568 = select i1 %566, double %567, double %563
  %569 = call double @llvm.fabs.f64(double %546)
  %570 = fcmp ogt double %568, %569
  %571 = sext i1 %570 to i32
  %572 = add i32 %571, %560
  %573 = or i32 %572, 1
  br label %574

574:                                              ; preds = %565, %562
  %575 = phi i32 [ %573, %565 ], [ %560, %562 ]
  %576 = add i32 %575, 32767
  %577 = lshr i32 %575, 16
  %578 = and i32 %577, 1
  %579 = add i32 %576, %578
  %580 = lshr i32 %579, 16
  %581 = zext nneg i32 %580 to i64
  br label %582

582:                                              ; preds = %574, %558
  %583 = phi i64 [ %581, %574 ], [ 32704, %558 ]
  %584 = load ptr, ptr %57, align 8
  %585 = getelementptr inbounds nuw i8, ptr %584, i64 8
  store ptr %585, ptr %57, align 8
  store i64 %583, ptr %584, align 8
  br label %653

586:                                              ; preds = %545
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  store i16 0, ptr %10, align 2
  %587 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %588 = call i32 %587(double noundef %546, ptr noundef nonnull %10, i32 noundef 1) #9
  %589 = icmp sgt i32 %588, -1
  br i1 %589, label %590, label %595

590:                                              ; preds = %586
  %591 = load i16, ptr %10, align 2
  %592 = zext i16 %591 to i64
  %593 = load ptr, ptr %57, align 8
  %594 = getelementptr inbounds nuw i8, ptr %593, i64 8
  store ptr %594, ptr %57, align 8
  store i64 %592, ptr %593, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %653

595:                                              ; preds = %586
  %596 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %596() #9
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %904

597:                                              ; preds = %90
  %598 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %599 = load ptr, ptr %598, align 8
  %600 = icmp eq ptr %94, %599
  br i1 %600, label %653, label %904

601:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store i32 0, ptr %8, align 4
  %602 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %603 = load ptr, ptr %602, align 8
  %604 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %605 = icmp eq ptr %603, %604
  br i1 %605, label %607, label %606

606:                                              ; preds = %601
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %904

607:                                              ; preds = %601
  %608 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %609 = call i64 %608(ptr noundef nonnull %94, ptr noundef nonnull %8) #9
  %610 = load i32, ptr %8, align 4
  %611 = icmp eq i32 %610, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br i1 %611, label %612, label %904

612:                                              ; preds = %607
  %613 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %614 = load i64, ptr %613, align 8
  %615 = icmp eq i64 %609, %614
  br label %640

616:                                              ; preds = %90
  %617 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %618 = load ptr, ptr %617, align 8
  %619 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %620 = icmp eq ptr %618, %619
  br i1 %620, label %621, label %904

621:                                              ; preds = %616
  %622 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %623 = load i64, ptr %622, align 8
  %624 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %625 = load i64, ptr %624, align 8
  %626 = icmp eq i64 %623, %625
  br label %640

627:                                              ; preds = %90
  %628 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %629 = load ptr, ptr %628, align 8
  %630 = icmp eq ptr %94, %629
  br i1 %630, label %653, label %631

631:                                              ; preds = %627
  %632 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %633 = load ptr, ptr %632, align 8
  %634 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %635 = icmp eq ptr %633, %634
  br i1 %635, label %636, label %904

636:                                              ; preds = %631
  %637 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %638 = call i32 %637(ptr noundef nonnull %94, ptr noundef %629) #9
  %639 = icmp eq i32 %638, 0
  br label %640

640:                                              ; preds = %612, %621, %636
  %641 = phi i1 [ %626, %621 ], [ %615, %612 ], [ %639, %636 ]
  br i1 %641, label %653, label %904

642:                                              ; preds = %90
  %643 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %644 = icmp eq ptr %94, %643
  %645 = zext i1 %644 to i64
  %646 = load ptr, ptr %57, align 8
  %647 = getelementptr inbounds nuw i8, ptr %646, i64 8
  store ptr %647, ptr %57, align 8
  store i64 %645, ptr %646, align 8
  %648 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %649 = icmp ne ptr %94, %648
  %650 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %651 = icmp ne ptr %94, %650
  %652 = select i1 %649, i1 %651, i1 false
  br i1 %652, label %904, label %653

653:                                              ; preds = %627, %597, %481, %450, %640, %322, %462, %477, %590, %549, %360, %582, %552, %513, %642
  %654 = add nuw nsw i64 %91, 1
  %655 = load i64, ptr %87, align 8
  %656 = icmp slt i64 %654, %655
  br i1 %656, label %90, label %657, !llvm.loop !11

657:                                              ; preds = %653
  %658 = load i64, ptr %14, align 8
  br label %659

659:                                              ; preds = %657, %80
  %660 = phi i64 [ %658, %657 ], [ %86, %80 ]
  %661 = getelementptr inbounds nuw i8, ptr %63, i64 48
  %662 = load i64, ptr %661, align 8
  %663 = icmp slt i64 %660, %662
  br i1 %663, label %904, label %664

664:                                              ; preds = %659
  %665 = getelementptr inbounds nuw i8, ptr %63, i64 56
  %666 = load i64, ptr %665, align 8
  %667 = icmp sgt i64 %660, %666
  br i1 %667, label %904, label %668

668:                                              ; preds = %664
  %669 = load i32, ptr %55, align 8
  %670 = icmp sgt i32 %669, 0
  br i1 %670, label %671, label %673

671:                                              ; preds = %668
  %672 = zext nneg i32 %669 to i64
  br label %676

673:                                              ; preds = %704, %668
  %674 = load i64, ptr %82, align 8
  %675 = icmp sgt i64 %674, 0
  br i1 %675, label %711, label %740

676:                                              ; preds = %671, %704
  %677 = phi i64 [ 0, %671 ], [ %705, %704 ]
  %678 = getelementptr inbounds nuw %struct.range, ptr %58, i64 %677
  %679 = getelementptr inbounds nuw i8, ptr %678, i64 16
  %680 = load i64, ptr %679, align 8
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %704, label %682

682:                                              ; preds = %676
  %683 = getelementptr inbounds nuw i8, ptr %678, i64 8
  br label %684

684:                                              ; preds = %682, %701
  %685 = phi i64 [ 0, %682 ], [ %702, %701 ]
  %686 = getelementptr inbounds nuw %struct.range, ptr %58, i64 %685
  %687 = icmp eq i64 %677, %685
  br i1 %687, label %701, label %688

688:                                              ; preds = %684
  %689 = load i64, ptr %678, align 8
  %690 = getelementptr inbounds nuw i8, ptr %686, i64 8
  %691 = load i64, ptr %690, align 8
  %692 = icmp slt i64 %689, %691
  br i1 %692, label %693, label %701

693:                                              ; preds = %688
  %694 = load i64, ptr %686, align 8
  %695 = load i64, ptr %683, align 8
  %696 = icmp slt i64 %694, %695
  %697 = icmp slt i64 %689, %695
  %698 = and i1 %696, %697
  %699 = icmp slt i64 %694, %691
  %700 = and i1 %699, %698
  br i1 %700, label %904, label %701

701:                                              ; preds = %693, %688, %684
  %702 = add nuw nsw i64 %685, 1
  %703 = icmp eq i64 %702, %672
  br i1 %703, label %704, label %684, !llvm.loop !12

704:                                              ; preds = %701, %676
  %705 = add nuw nsw i64 %677, 1
  %706 = icmp eq i64 %705, %672
  br i1 %706, label %673, label %676, !llvm.loop !13

707:                                              ; preds = %728
  %708 = add nuw nsw i64 %712, 1
  %709 = load i64, ptr %82, align 8
  %710 = icmp slt i64 %708, %709
  br i1 %710, label %711, label %740, !llvm.loop !14

711:                                              ; preds = %673, %707
  %712 = phi i64 [ %708, %707 ], [ 0, %673 ]
  %713 = getelementptr inbounds nuw %struct.dependency, ptr %81, i64 %712
  %714 = load i64, ptr %713, align 8
  %715 = icmp eq i64 %714, 0
  br i1 %715, label %721, label %716

716:                                              ; preds = %711
  %717 = getelementptr inbounds nuw i8, ptr %713, i64 8
  %718 = load ptr, ptr %717, align 8
  %719 = getelementptr inbounds nuw i8, ptr %718, i64 16
  %720 = load ptr, ptr %719, align 8
  br label %728

721:                                              ; preds = %711
  %722 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %723 = getelementptr inbounds nuw i8, ptr %713, i64 8
  %724 = load ptr, ptr %723, align 8
  %725 = getelementptr inbounds nuw i8, ptr %713, i64 16
  %726 = load ptr, ptr %725, align 8
  %727 = call ptr %722(ptr noundef %724, ptr noundef %726) #9
  br label %728

728:                                              ; preds = %721, %716
  %729 = phi ptr [ %720, %716 ], [ %727, %721 ]
  %730 = getelementptr inbounds nuw i8, ptr %713, i64 24
  %731 = load ptr, ptr %730, align 8
  %732 = icmp eq ptr %729, %731
  br i1 %732, label %707, label %733

733:                                              ; preds = %728
  %734 = icmp eq ptr %729, null
  br i1 %734, label %735, label %904

735:                                              ; preds = %733
  %736 = load i64, ptr %713, align 8
  %737 = icmp eq i64 %736, 0
  br i1 %737, label %738, label %904

738:                                              ; preds = %735
  %739 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %739() #9
  br label %904

740:                                              ; preds = %673, %707
  %741 = getelementptr inbounds nuw i8, ptr %63, i64 88
  %742 = getelementptr inbounds nuw i8, ptr %63, i64 160
  %743 = load i64, ptr %742, align 8
  %744 = icmp eq i64 %743, 0
  br i1 %744, label %761, label %745

745:                                              ; preds = %740
  %746 = load ptr, ptr @spare.0, align 8
  %747 = icmp eq ptr %746, null
  %748 = load i64, ptr @spare.1, align 8
  %749 = icmp slt i64 %748, %743
  %750 = select i1 %747, i1 true, i1 %749
  br i1 %750, label %752, label %751

751:                                              ; preds = %745
  store ptr null, ptr @spare.0, align 8
  br label %761

752:                                              ; preds = %745
  %753 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %754 = add i64 %743, 64
  %755 = call ptr %753(i64 noundef %754) #9
  %756 = icmp eq ptr %755, null
  br i1 %756, label %914, label %757

757:                                              ; preds = %752
  %758 = load i64, ptr %742, align 8
  %759 = freeze i64 %758
  %760 = icmp eq i64 %759, 0
  br label %761

761:                                              ; preds = %757, %751, %740
  %762 = phi i1 [ true, %740 ], [ %760, %757 ], [ false, %751 ]
  %763 = phi i64 [ undef, %740 ], [ %743, %757 ], [ %748, %751 ]
  %764 = phi ptr [ undef, %740 ], [ %755, %757 ], [ %746, %751 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %765 = getelementptr inbounds nuw i8, ptr %63, i64 104
  %766 = getelementptr inbounds nuw i8, ptr %14, i64 792
  %767 = load i64, ptr %765, align 8
  store i64 %767, ptr %766, align 8
  %768 = getelementptr inbounds nuw i8, ptr %63, i64 112
  %769 = load i64, ptr %768, align 8
  %770 = getelementptr inbounds nuw i8, ptr %14, i64 800
  store i64 %769, ptr %770, align 8
  %771 = getelementptr inbounds nuw i8, ptr %63, i64 120
  %772 = load i64, ptr %771, align 8
  %773 = getelementptr inbounds nuw i8, ptr %14, i64 808
  store i64 %772, ptr %773, align 8
  %774 = ptrtoint ptr %764 to i64
  %775 = add i64 %774, 63
  %776 = and i64 %775, -64
  %777 = inttoptr i64 %776 to ptr
  %778 = select i1 %762, ptr null, ptr %777
  %779 = ptrtoint ptr %12 to i64
  %780 = getelementptr inbounds nuw i8, ptr %14, i64 816
  store i64 %779, ptr %780, align 8
  %781 = getelementptr inbounds nuw i8, ptr %63, i64 72
  %782 = load ptr, ptr %781, align 8
  %783 = load i64, ptr %782, align 8
  %784 = add nsw i64 %783, 1
  store i64 %784, ptr %782, align 8
  %785 = getelementptr inbounds nuw i8, ptr %63, i64 168
  %786 = load i64, ptr %785, align 8
  %787 = and i64 %786, 1
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %794, label %789

789:                                              ; preds = %761
  %790 = getelementptr inbounds nuw i8, ptr %63, i64 80
  %791 = load ptr, ptr %790, align 8
  %792 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %793 = load i64, ptr %792, align 8
  call void %791(ptr noundef nonnull %766, i64 noundef 0, i64 noundef %793, ptr noundef %778) #9
  br label %794

794:                                              ; preds = %789, %761
  %795 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %795(ptr noundef nonnull %60) #9
  %796 = load i64, ptr %785, align 8
  %797 = and i64 %796, 1
  %798 = icmp eq i64 %797, 0
  br i1 %798, label %799, label %867

799:                                              ; preds = %794
  %800 = getelementptr inbounds nuw i8, ptr %63, i64 80
  %801 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %802 = getelementptr inbounds nuw i8, ptr %63, i64 136
  %803 = getelementptr inbounds nuw i8, ptr %63, i64 152
  %804 = getelementptr inbounds nuw i8, ptr %63, i64 144
  %805 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %806 = getelementptr inbounds nuw i8, ptr %7, i64 8
  br label %807

807:                                              ; preds = %863, %799
  %808 = phi i64 [ 0, %799 ], [ %859, %863 ]
  %809 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %810 = call ptr %809() #9
  %811 = load ptr, ptr %741, align 8
  %812 = icmp eq ptr %811, null
  br i1 %812, label %821, label %813

813:                                              ; preds = %807
  %814 = load ptr, ptr %800, align 8
  %815 = load i64, ptr %801, align 8
  %816 = load i64, ptr %802, align 8
  %817 = load i64, ptr %803, align 8
  %818 = load i64, ptr %804, align 8
  %819 = trunc i64 %818 to i32
  %820 = call i64 %811(ptr noundef %814, ptr noundef nonnull %766, i64 noundef %808, i64 noundef %815, i64 noundef %816, ptr noundef %778, i64 noundef %817, i32 noundef %819, i64 noundef 50000000) #9
  br label %858

821:                                              ; preds = %807
  %822 = load i64, ptr %801, align 8
  %823 = icmp slt i64 %808, %822
  br i1 %823, label %824, label %858

824:                                              ; preds = %821, %854
  %825 = phi i64 [ %856, %854 ], [ %822, %821 ]
  %826 = phi i64 [ %832, %854 ], [ %808, %821 ]
  %827 = phi i64 [ %855, %854 ], [ 0, %821 ]
  %828 = sub nsw i64 %825, %826
  %829 = load i64, ptr %802, align 8
  %830 = icmp sgt i64 %828, %829
  %831 = add nsw i64 %829, %826
  %832 = select i1 %830, i64 %831, i64 %825
  %833 = load ptr, ptr %800, align 8
  call void %833(ptr noundef nonnull %766, i64 noundef %826, i64 noundef %832, ptr noundef %778) #9
  %834 = load i64, ptr %801, align 8
  %835 = icmp eq i64 %832, %834
  br i1 %835, label %858, label %836

836:                                              ; preds = %824
  %837 = icmp eq i64 %827, 0
  br i1 %837, label %838, label %846

838:                                              ; preds = %836
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %839 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %840 = call i32 %839(i32 noundef 1, ptr noundef nonnull %7) #9
  %841 = load i64, ptr %7, align 8
  %842 = mul nsw i64 %841, 1000000000
  %843 = load i64, ptr %806, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  %844 = add i64 %843, 50000000
  %845 = add i64 %844, %842
  br label %854

846:                                              ; preds = %836
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %847 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %848 = call i32 %847(i32 noundef 1, ptr noundef nonnull %6) #9
  %849 = load i64, ptr %6, align 8
  %850 = mul nsw i64 %849, 1000000000
  %851 = load i64, ptr %805, align 8
  %852 = add nsw i64 %850, %851
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  %853 = icmp sgt i64 %852, %827
  br i1 %853, label %858, label %854

854:                                              ; preds = %846, %838
  %855 = phi i64 [ %827, %846 ], [ %845, %838 ]
  %856 = load i64, ptr %801, align 8
  %857 = icmp slt i64 %832, %856
  br i1 %857, label %824, label %858

858:                                              ; preds = %854, %846, %824, %821, %813
  %859 = phi i64 [ %820, %813 ], [ %808, %821 ], [ %832, %824 ], [ %832, %846 ], [ %832, %854 ]
  %860 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %860(ptr noundef %810) #9
  %861 = load i64, ptr %801, align 8
  %862 = icmp slt i64 %859, %861
  br i1 %862, label %863, label %867

863:                                              ; preds = %858
  %864 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %865 = call i32 %864() #9
  %866 = icmp eq i32 %865, 0
  br i1 %866, label %807, label %894

867:                                              ; preds = %858, %794
  %868 = load i64, ptr %12, align 16
  %869 = icmp eq i64 %868, 0
  br i1 %869, label %891, label %870

870:                                              ; preds = %867
  %871 = load i64, ptr %785, align 8
  %872 = and i64 %871, 2
  %873 = icmp eq i64 %872, 0
  br i1 %873, label %891, label %874

874:                                              ; preds = %870
  %875 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %876 = getelementptr inbounds i8, ptr %60, i64 %875
  %877 = load ptr, ptr %876, align 8
  %878 = add nsw i64 %868, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %879 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %880 = call ptr %879(i64 noundef range(i64 0, -1) %878) #9
  store ptr %880, ptr %5, align 8
  %881 = icmp eq ptr %880, null
  br i1 %881, label %889, label %882

882:                                              ; preds = %874
  %883 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %883(ptr noundef %877) #9
  %884 = load ptr, ptr @py, align 8
  %885 = call ptr %884(ptr noundef %877, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #9
  %886 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %887 = load ptr, ptr %5, align 8
  call void %886(ptr noundef %887) #9
  %888 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %888(ptr noundef %877) #9
  br label %889

889:                                              ; preds = %874, %882
  %890 = phi ptr [ %885, %882 ], [ null, %874 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %894

891:                                              ; preds = %870, %867
  %892 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %893 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  call void %892(ptr noundef %893) #9
  br label %894

894:                                              ; preds = %863, %891, %889
  %895 = phi ptr [ %890, %889 ], [ %893, %891 ], [ null, %863 ]
  %896 = load i64, ptr %742, align 8
  %897 = icmp eq i64 %896, 0
  br i1 %897, label %912, label %898

898:                                              ; preds = %894
  %899 = load ptr, ptr @spare.0, align 8
  %900 = icmp eq ptr %899, null
  br i1 %900, label %901, label %902

901:                                              ; preds = %898
  store ptr %764, ptr @spare.0, align 8
  store i64 %763, ptr @spare.1, align 8
  br label %912

902:                                              ; preds = %898
  %903 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %903(ptr noundef %764) #9
  br label %912

904:                                              ; preds = %631, %616, %607, %195, %529, %538, %492, %497, %501, %404, %415, %398, %454, %390, %385, %379, %373, %192, %107, %101, %96, %642, %640, %450, %481, %597, %206, %693, %279, %312, %606, %735, %738, %733, %595, %537, %491, %659, %664, %59, %75, %67
  %905 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %906 = getelementptr inbounds i8, ptr %60, i64 %905
  %907 = load ptr, ptr %906, align 8
  %908 = icmp ne ptr %907, null
  %909 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %910 = icmp ne ptr %907, %909
  %911 = select i1 %908, i1 %910, i1 false
  br i1 %911, label %59, label %914, !llvm.loop !15

912:                                              ; preds = %894, %901, %902
  %913 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %913(ptr noundef nonnull %60) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %917

914:                                              ; preds = %904, %50, %752, %4
  %915 = load ptr, ptr @py, align 8
  %916 = call ptr %915(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #9
  br label %917

917:                                              ; preds = %912, %914
  %918 = phi ptr [ %916, %914 ], [ %895, %912 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  ret ptr %918
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
