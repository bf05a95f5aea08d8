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
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i16, align 4
  %13 = alloca i32, align 4
  %14 = alloca [2 x i64], align 8
  %15 = alloca ptr, align 8
  %16 = alloca %struct.call, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  %17 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 216), align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %3, null
  %21 = icmp eq ptr %19, null
  %22 = select i1 %20, i1 true, i1 %21
  %23 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %24 = icmp eq ptr %19, %23
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %998, label %26

26:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  store ptr null, ptr %15, align 8
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %29 = call i32 %27(ptr noundef %28, ptr noundef null, ptr noundef nonnull %15) #8
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %26
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %32() #8
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
  call void %40(ptr noundef nonnull %35) #8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  %55 = icmp eq ptr %19, %53
  br i1 %55, label %998, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 824
  %59 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %16, i64 24
  br label %61

61:                                               ; preds = %56, %988
  %62 = phi ptr [ %19, %56 ], [ %991, %988 ]
  %63 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %64 = getelementptr inbounds i8, ptr %62, i64 %63
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 40
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %2, %67
  br i1 %68, label %69, label %988

69:                                               ; preds = %61
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 32
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, %54
  br i1 %72, label %73, label %988

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
  br i1 %86, label %988, label %87

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
  br i1 %96, label %97, label %638

97:                                               ; preds = %87, %632
  %98 = phi i64 [ %633, %632 ], [ 0, %87 ]
  %99 = getelementptr inbounds nuw %struct.item, ptr %91, i64 %98
  %100 = getelementptr inbounds nuw ptr, ptr %1, i64 %98
  %101 = load ptr, ptr %100, align 8
  %102 = load i64, ptr %99, align 8
  switch i64 %102, label %606 [
    i64 0, label %103
    i64 1, label %352
    i64 2, label %465
    i64 3, label %465
    i64 4, label %495
    i64 6, label %576
    i64 5, label %621
    i64 7, label %580
    i64 8, label %595
  ]

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %107 = icmp eq ptr %105, %106
  br i1 %107, label %108, label %988

108:                                              ; preds = %103
  %109 = getelementptr inbounds nuw i8, ptr %101, i64 56
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %110, %112
  br i1 %113, label %114, label %988

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
  br i1 %129, label %130, label %988

130:                                              ; preds = %114
  %131 = getelementptr inbounds nuw i8, ptr %101, i64 24
  %132 = load i32, ptr %131, align 8
  %133 = icmp sgt i32 %132, 0
  br i1 %133, label %134, label %160

134:                                              ; preds = %130
  %135 = getelementptr inbounds nuw i8, ptr %101, i64 32
  %136 = load ptr, ptr %135, align 8
  %137 = zext nneg i32 %132 to i64
  %138 = icmp eq i32 %132, 1
  br i1 %138, label %157, label %139

139:                                              ; preds = %134
  %140 = and i64 %137, 2147483646
  br label %141

141:                                              ; preds = %141, %139
  %142 = phi i64 [ 0, %139 ], [ %152, %141 ]
  %143 = phi i64 [ 1, %139 ], [ %150, %141 ]
  %144 = phi i64 [ 1, %139 ], [ %151, %141 ]
  %145 = getelementptr inbounds nuw i64, ptr %136, i64 %142
  %146 = getelementptr inbounds nuw i64, ptr %136, i64 %142
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %148 = load i64, ptr %145, align 8
  %149 = load i64, ptr %147, align 8
  %150 = mul i64 %148, %143
  %151 = mul i64 %149, %144
  %152 = add nuw i64 %142, 2
  %153 = icmp eq i64 %152, %140
  br i1 %153, label %154, label %141, !llvm.loop !4

154:                                              ; preds = %141
  %155 = mul i64 %151, %150
  %156 = icmp eq i64 %140, %137
  br i1 %156, label %160, label %157

157:                                              ; preds = %134, %154
  %158 = phi i64 [ 0, %134 ], [ %140, %154 ]
  %159 = phi i64 [ 1, %134 ], [ %155, %154 ]
  br label %163

160:                                              ; preds = %163, %154, %130
  %161 = phi i64 [ 1, %130 ], [ %155, %154 ], [ %168, %163 ]
  %162 = icmp sgt i64 %121, -1
  br i1 %162, label %171, label %326

163:                                              ; preds = %157, %163
  %164 = phi i64 [ %169, %163 ], [ %158, %157 ]
  %165 = phi i64 [ %168, %163 ], [ %159, %157 ]
  %166 = getelementptr inbounds nuw i64, ptr %136, i64 %164
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %167, %165
  %169 = add nuw nsw i64 %164, 1
  %170 = icmp eq i64 %169, %137
  br i1 %170, label %160, label %163, !llvm.loop !8

171:                                              ; preds = %160
  %172 = sext i32 %132 to i64
  %173 = icmp eq i64 %121, %172
  br i1 %173, label %174, label %988

174:                                              ; preds = %171
  %175 = load ptr, ptr %59, align 8
  %176 = icmp eq i64 %161, 0
  br i1 %176, label %988, label %177

177:                                              ; preds = %174
  %178 = icmp eq i64 %121, 0
  br i1 %178, label %224, label %179

179:                                              ; preds = %177
  %180 = getelementptr inbounds nuw i8, ptr %101, i64 32
  %181 = getelementptr inbounds nuw i8, ptr %101, i64 40
  %182 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %183 = getelementptr i64, ptr %175, i64 %121
  %184 = getelementptr i8, ptr %183, i64 24
  br label %185

185:                                              ; preds = %215, %179
  %186 = phi i64 [ 0, %179 ], [ %208, %215 ]
  %187 = phi i64 [ 0, %179 ], [ %206, %215 ]
  %188 = phi i64 [ 0, %179 ], [ %211, %215 ]
  %189 = phi i64 [ 0, %179 ], [ %219, %215 ]
  %190 = load ptr, ptr %180, align 8
  %191 = getelementptr inbounds nuw i64, ptr %190, i64 %189
  %192 = load i64, ptr %191, align 8
  %193 = load ptr, ptr %181, align 8
  %194 = getelementptr inbounds nuw i64, ptr %193, i64 %189
  %195 = load i64, ptr %194, align 8
  %196 = load i64, ptr %182, align 8
  %197 = ashr i64 %195, %196
  %198 = shl nsw i64 -1, %196
  %199 = xor i64 %198, -1
  %200 = and i64 %195, %199
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %202, label %988

202:                                              ; preds = %185
  %203 = add nsw i64 %192, -1
  %204 = mul nsw i64 %197, %203
  %205 = call i64 @llvm.smax.i64(i64 %204, i64 0)
  %206 = add nuw nsw i64 %205, %187
  %207 = call i64 @llvm.smin.i64(i64 %204, i64 0)
  %208 = sub nsw i64 %186, %207
  %209 = call i64 @llvm.abs.i64(i64 %197, i1 true)
  %210 = mul nsw i64 %209, %192
  %211 = add nsw i64 %210, %188
  %212 = load i64, ptr %16, align 8
  %213 = icmp sgt i64 %192, %212
  br i1 %213, label %214, label %215

214:                                              ; preds = %202
  store i64 %192, ptr %16, align 8
  br label %215

215:                                              ; preds = %214, %202
  %216 = getelementptr inbounds nuw i64, ptr %175, i64 %189
  %217 = getelementptr inbounds nuw i8, ptr %216, i64 24
  store i64 %192, ptr %217, align 8
  %218 = getelementptr i64, ptr %184, i64 %189
  store i64 %197, ptr %218, align 8
  %219 = add nuw nsw i64 %189, 1
  %220 = icmp eq i64 %219, %121
  br i1 %220, label %221, label %185, !llvm.loop !9

221:                                              ; preds = %215
  %222 = add nuw nsw i64 %206, 1
  %223 = load i32, ptr %126, align 8
  br label %224

224:                                              ; preds = %221, %177
  %225 = phi i32 [ %127, %177 ], [ %223, %221 ]
  %226 = phi i64 [ 0, %177 ], [ %211, %221 ]
  %227 = phi i64 [ 1, %177 ], [ %222, %221 ]
  %228 = phi i64 [ 0, %177 ], [ %208, %221 ]
  %229 = and i32 %225, 1
  %230 = icmp eq i32 %229, 0
  %231 = select i1 %230, i64 %226, i64 %161
  %232 = load i64, ptr %16, align 8
  %233 = icmp sgt i64 %231, %232
  br i1 %233, label %234, label %235

234:                                              ; preds = %224
  store i64 %231, ptr %16, align 8
  br label %235

235:                                              ; preds = %234, %224
  br i1 %230, label %236, label %301

236:                                              ; preds = %235
  %237 = load i64, ptr %115, align 8
  %238 = and i64 %237, 2
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %301, label %240

240:                                              ; preds = %236
  %241 = getelementptr inbounds nuw i8, ptr %101, i64 32
  %242 = load ptr, ptr %241, align 8
  %243 = getelementptr inbounds nuw i8, ptr %101, i64 40
  %244 = load ptr, ptr %243, align 8
  br i1 %178, label %301, label %246

245:                                              ; preds = %297
  br label %246, !llvm.loop !10

246:                                              ; preds = %240, %245
  %247 = phi i64 [ %298, %245 ], [ 0, %240 ]
  %248 = phi i64 [ %279, %245 ], [ 0, %240 ]
  br label %249

249:                                              ; preds = %270, %246
  %250 = phi i64 [ %272, %270 ], [ 0, %246 ]
  %251 = phi i64 [ %271, %270 ], [ -1, %246 ]
  %252 = getelementptr inbounds nuw i64, ptr %244, i64 %250
  %253 = load i64, ptr %252, align 8
  %254 = call i64 @llvm.abs.i64(i64 %253, i1 true)
  %255 = getelementptr inbounds nuw i64, ptr %242, i64 %250
  %256 = load i64, ptr %255, align 8
  %257 = icmp slt i64 %256, 2
  br i1 %257, label %270, label %258

258:                                              ; preds = %249
  %259 = icmp eq i64 %253, 0
  br i1 %259, label %988, label %260

260:                                              ; preds = %258
  %261 = icmp samesign ugt i64 %254, %248
  br i1 %261, label %262, label %270

262:                                              ; preds = %260
  %263 = icmp slt i64 %251, 0
  br i1 %263, label %269, label %264

264:                                              ; preds = %262
  %265 = getelementptr inbounds nuw i64, ptr %244, i64 %251
  %266 = load i64, ptr %265, align 8
  %267 = call i64 @llvm.abs.i64(i64 %266, i1 true)
  %268 = icmp samesign ult i64 %254, %267
  br i1 %268, label %269, label %270

269:                                              ; preds = %264, %262
  br label %270

270:                                              ; preds = %269, %264, %260, %249
  %271 = phi i64 [ %251, %249 ], [ %251, %264 ], [ %250, %269 ], [ %251, %260 ]
  %272 = add nuw nsw i64 %250, 1
  %273 = icmp eq i64 %272, %121
  br i1 %273, label %274, label %249, !llvm.loop !11

274:                                              ; preds = %270
  %275 = icmp slt i64 %271, 0
  br i1 %275, label %301, label %276

276:                                              ; preds = %274
  %277 = getelementptr inbounds nuw i64, ptr %244, i64 %271
  %278 = load i64, ptr %277, align 8
  %279 = call i64 @llvm.abs.i64(i64 %278, i1 true)
  br label %280

280:                                              ; preds = %297, %276
  %281 = phi i64 [ %299, %297 ], [ 0, %276 ]
  %282 = phi i64 [ %298, %297 ], [ %247, %276 ]
  %283 = getelementptr inbounds nuw i64, ptr %244, i64 %281
  %284 = load i64, ptr %283, align 8
  %285 = call i64 @llvm.abs.i64(i64 %284, i1 true)
  %286 = getelementptr inbounds nuw i64, ptr %242, i64 %281
  %287 = load i64, ptr %286, align 8
  %288 = icmp sgt i64 %287, 1
  %289 = icmp eq i64 %285, %279
  %290 = select i1 %288, i1 %289, i1 false
  br i1 %290, label %291, label %297

291:                                              ; preds = %280
  %292 = icmp sgt i64 %279, %282
  br i1 %292, label %293, label %988

293:                                              ; preds = %291
  %294 = add nsw i64 %287, -1
  %295 = mul nsw i64 %294, %279
  %296 = add nuw nsw i64 %295, %282
  br label %297

297:                                              ; preds = %293, %280
  %298 = phi i64 [ %282, %280 ], [ %296, %293 ]
  %299 = add nuw nsw i64 %281, 1
  %300 = icmp eq i64 %299, %121
  br i1 %300, label %245, label %280, !llvm.loop !10

301:                                              ; preds = %274, %235, %236, %240
  %302 = phi i64 [ %161, %235 ], [ %227, %240 ], [ %227, %236 ], [ %227, %274 ]
  %303 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %304 = load ptr, ptr %303, align 8
  %305 = ptrtoint ptr %304 to i64
  store i64 %305, ptr %175, align 8
  %306 = getelementptr inbounds nuw i8, ptr %175, i64 8
  store i64 %161, ptr %306, align 8
  %307 = getelementptr inbounds nuw i8, ptr %175, i64 16
  store i64 %302, ptr %307, align 8
  %308 = load ptr, ptr %59, align 8
  %309 = shl nuw nsw i64 %121, 4
  %310 = getelementptr i8, ptr %308, i64 %309
  %311 = getelementptr i8, ptr %310, i64 24
  store ptr %311, ptr %59, align 8
  %312 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %313 = load i64, ptr %312, align 8
  %314 = shl i64 %228, %313
  %315 = sub nsw i64 %305, %314
  %316 = shl i64 %227, %313
  %317 = add nsw i64 %316, %305
  %318 = load i32, ptr %57, align 8
  %319 = add nsw i32 %318, 1
  store i32 %319, ptr %57, align 8
  %320 = sext i32 %318 to i64
  %321 = getelementptr inbounds %struct.range, ptr %60, i64 %320
  store i64 %315, ptr %321, align 8
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 8
  store i64 %317, ptr %322, align 8
  %323 = load i64, ptr %115, align 8
  %324 = and i64 %323, 2
  %325 = getelementptr inbounds nuw i8, ptr %321, i64 16
  store i64 %324, ptr %325, align 8
  br label %632

326:                                              ; preds = %160
  %327 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %328 = load ptr, ptr %327, align 8
  %329 = ptrtoint ptr %328 to i64
  %330 = load ptr, ptr %59, align 8
  store i64 %329, ptr %330, align 8
  %331 = load ptr, ptr %59, align 8
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 8
  store i64 %161, ptr %332, align 8
  %333 = load ptr, ptr %59, align 8
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 16
  store i64 %161, ptr %334, align 8
  %335 = getelementptr inbounds nuw i8, ptr %333, i64 24
  store ptr %335, ptr %59, align 8
  %336 = load i64, ptr %16, align 8
  %337 = icmp sgt i64 %161, %336
  br i1 %337, label %338, label %339

338:                                              ; preds = %326
  store i64 %161, ptr %16, align 8
  br label %339

339:                                              ; preds = %326, %338
  %340 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %341 = load i64, ptr %340, align 8
  %342 = shl i64 %161, %341
  %343 = add nsw i64 %342, %329
  %344 = load i32, ptr %57, align 8
  %345 = add nsw i32 %344, 1
  store i32 %345, ptr %57, align 8
  %346 = sext i32 %344 to i64
  %347 = getelementptr inbounds %struct.range, ptr %60, i64 %346
  store i64 %329, ptr %347, align 8
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 8
  store i64 %343, ptr %348, align 8
  %349 = load i64, ptr %115, align 8
  %350 = and i64 %349, 2
  %351 = getelementptr inbounds nuw i8, ptr %347, i64 16
  store i64 %350, ptr %351, align 8
  br label %632

352:                                              ; preds = %97
  %353 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %354 = load ptr, ptr %353, align 8
  %355 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %356 = load ptr, ptr %355, align 8
  %357 = icmp eq ptr %354, %356
  br i1 %357, label %358, label %988

358:                                              ; preds = %352
  %359 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %360 = load i64, ptr %359, align 8
  %361 = getelementptr inbounds i8, ptr %101, i64 %360
  %362 = load ptr, ptr %361, align 8
  %363 = icmp eq ptr %362, null
  br i1 %363, label %988, label %364

364:                                              ; preds = %358
  %365 = getelementptr inbounds nuw i8, ptr %362, i64 8
  %366 = load ptr, ptr %365, align 8
  %367 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %368 = icmp eq ptr %366, %367
  br i1 %368, label %369, label %988

369:                                              ; preds = %364
  %370 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %371 = getelementptr inbounds i8, ptr %362, i64 %370
  %372 = load ptr, ptr %371, align 8
  %373 = icmp eq ptr %372, null
  %374 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %375 = icmp eq ptr %372, %374
  %376 = select i1 %373, i1 true, i1 %375
  br i1 %376, label %988, label %377

377:                                              ; preds = %369
  %378 = getelementptr inbounds nuw i8, ptr %372, i64 32
  %379 = load ptr, ptr %378, align 8
  %380 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %381 = load ptr, ptr %380, align 8
  %382 = icmp eq ptr %379, %381
  br i1 %382, label %383, label %988

383:                                              ; preds = %377
  %384 = getelementptr inbounds nuw i8, ptr %372, i64 40
  %385 = load ptr, ptr %384, align 8
  %386 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %387 = load ptr, ptr %386, align 8
  %388 = icmp eq ptr %385, %387
  br i1 %388, label %389, label %988

389:                                              ; preds = %383
  %390 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %391 = load i64, ptr %390, align 8
  %392 = and i64 %391, 1
  %393 = icmp eq i64 %392, 0
  br i1 %393, label %398, label %394

394:                                              ; preds = %389
  %395 = getelementptr inbounds nuw i8, ptr %372, i64 104
  %396 = load i64, ptr %395, align 8
  %397 = icmp eq i64 %396, 0
  br i1 %397, label %988, label %398

398:                                              ; preds = %394, %389
  %399 = getelementptr inbounds nuw i8, ptr %372, i64 48
  %400 = load i64, ptr %399, align 8
  %401 = load ptr, ptr %59, align 8
  store i64 %400, ptr %401, align 8
  %402 = getelementptr inbounds nuw i8, ptr %372, i64 56
  %403 = load i64, ptr %402, align 8
  %404 = load ptr, ptr %59, align 8
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 8
  store i64 %403, ptr %405, align 8
  %406 = getelementptr inbounds nuw i8, ptr %372, i64 64
  %407 = load i64, ptr %406, align 8
  %408 = load ptr, ptr %59, align 8
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 16
  store i64 %407, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %408, i64 24
  store ptr %410, ptr %59, align 8
  %411 = getelementptr inbounds nuw i8, ptr %372, i64 72
  %412 = load i64, ptr %411, align 8
  %413 = load i64, ptr %16, align 8
  %414 = icmp sgt i64 %412, %413
  br i1 %414, label %415, label %416

415:                                              ; preds = %398
  store i64 %412, ptr %16, align 8
  br label %416

416:                                              ; preds = %398, %415
  %417 = getelementptr inbounds nuw i8, ptr %372, i64 80
  %418 = load i32, ptr %57, align 8
  %419 = add nsw i32 %418, 1
  store i32 %419, ptr %57, align 8
  %420 = sext i32 %418 to i64
  %421 = getelementptr inbounds %struct.range, ptr %60, i64 %420
  %422 = load <2 x i64>, ptr %417, align 8
  store <2 x i64> %422, ptr %421, align 8
  %423 = load i64, ptr %390, align 8
  %424 = and i64 %423, 2
  %425 = getelementptr inbounds nuw i8, ptr %421, i64 16
  store i64 %424, ptr %425, align 8
  %426 = getelementptr inbounds nuw i8, ptr %99, i64 48
  %427 = load i64, ptr %426, align 8
  %428 = icmp slt i64 %427, 0
  br i1 %428, label %429, label %433

429:                                              ; preds = %416
  %430 = getelementptr inbounds nuw i8, ptr %372, i64 96
  %431 = load i64, ptr %430, align 8
  %432 = icmp eq i64 %431, 0
  br i1 %432, label %988, label %632

433:                                              ; preds = %416
  %434 = getelementptr inbounds nuw i8, ptr %372, i64 112
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %435, %427
  br i1 %436, label %437, label %988

437:                                              ; preds = %433
  %438 = icmp eq i64 %427, 0
  br i1 %438, label %441, label %439

439:                                              ; preds = %437
  %440 = getelementptr inbounds nuw i8, ptr %372, i64 120
  br label %446

441:                                              ; preds = %446, %437
  %442 = phi i64 [ 0, %437 ], [ %453, %446 ]
  %443 = getelementptr inbounds nuw i8, ptr %372, i64 96
  %444 = load i64, ptr %443, align 8
  %445 = icmp eq i64 %444, 0
  br i1 %445, label %456, label %632

446:                                              ; preds = %439, %446
  %447 = phi i64 [ 0, %439 ], [ %452, %446 ]
  %448 = getelementptr inbounds nuw i64, ptr %440, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = load ptr, ptr %59, align 8
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 8
  store ptr %451, ptr %59, align 8
  store i64 %449, ptr %450, align 8
  %452 = add nuw nsw i64 %447, 1
  %453 = load i64, ptr %434, align 8
  %454 = shl nsw i64 %453, 1
  %455 = icmp slt i64 %452, %454
  br i1 %455, label %446, label %441, !llvm.loop !12

456:                                              ; preds = %441
  %457 = load i64, ptr %390, align 8
  %458 = and i64 %457, 2
  %459 = icmp eq i64 %458, 0
  br i1 %459, label %632, label %460

460:                                              ; preds = %456
  %461 = getelementptr inbounds nuw i8, ptr %372, i64 120
  %462 = getelementptr inbounds i64, ptr %461, i64 %442
  %463 = call fastcc i32 @meets_itself(i64 noundef %442, ptr noundef nonnull %461, ptr noundef nonnull %462)
  %464 = icmp eq i32 %463, 0
  br i1 %464, label %632, label %988

465:                                              ; preds = %97, %97
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  store i32 0, ptr %13, align 4
  %466 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %467 = load ptr, ptr %466, align 8
  %468 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %469 = icmp eq ptr %467, %468
  br i1 %469, label %471, label %470

470:                                              ; preds = %465
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br label %988

471:                                              ; preds = %465
  %472 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %473 = call i64 %472(ptr noundef nonnull %101, ptr noundef nonnull %13) #8
  %474 = load i32, ptr %13, align 4
  %475 = icmp eq i32 %474, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %475, label %476, label %988

476:                                              ; preds = %471
  %477 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %478 = load i64, ptr %477, align 8
  %479 = icmp slt i64 %473, %478
  br i1 %479, label %988, label %480

480:                                              ; preds = %476
  %481 = getelementptr inbounds nuw i8, ptr %99, i64 72
  %482 = load i64, ptr %481, align 8
  %483 = icmp sgt i64 %473, %482
  br i1 %483, label %988, label %484

484:                                              ; preds = %480
  %485 = load i64, ptr %99, align 8
  %486 = icmp eq i64 %485, 3
  br i1 %486, label %487, label %492

487:                                              ; preds = %484
  %488 = call i64 @llvm.abs.i64(i64 %473, i1 true)
  %489 = load i64, ptr %16, align 8
  %490 = icmp sgt i64 %488, %489
  br i1 %490, label %491, label %492

491:                                              ; preds = %487
  store i64 %488, ptr %16, align 8
  br label %492

492:                                              ; preds = %491, %487, %484
  %493 = load ptr, ptr %59, align 8
  %494 = getelementptr inbounds nuw i8, ptr %493, i64 8
  store ptr %494, ptr %59, align 8
  store i64 %473, ptr %493, align 8
  br label %632

495:                                              ; preds = %97
  %496 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %497 = load i64, ptr %496, align 8
  %498 = and i64 %497, 2
  %499 = icmp eq i64 %498, 0
  br i1 %499, label %508, label %500

500:                                              ; preds = %495
  %501 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %502 = load ptr, ptr %501, align 8
  %503 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %504 = icmp eq ptr %502, %503
  br i1 %504, label %505, label %508

505:                                              ; preds = %500
  %506 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %507 = load double, ptr %506, align 8
  br label %524

508:                                              ; preds = %500, %495
  %509 = and i64 %497, 1
  %510 = icmp eq i64 %509, 0
  br i1 %510, label %988, label %511

511:                                              ; preds = %508
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  store i32 0, ptr %11, align 4
  %512 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %513 = load ptr, ptr %512, align 8
  %514 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %515 = icmp eq ptr %513, %514
  br i1 %515, label %517, label %516

516:                                              ; preds = %511
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %988

517:                                              ; preds = %511
  %518 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %519 = call i64 %518(ptr noundef nonnull %101, ptr noundef nonnull %11) #8
  %520 = load i32, ptr %11, align 4
  %521 = icmp eq i32 %520, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br i1 %521, label %522, label %988

522:                                              ; preds = %517
  %523 = sitofp i64 %519 to double
  br label %524

524:                                              ; preds = %522, %505
  %525 = phi double [ %507, %505 ], [ %523, %522 ]
  %526 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %527 = load i64, ptr %526, align 8
  switch i64 %527, label %565 [
    i64 64, label %528
    i64 32, label %531
    i64 0, label %537
  ]

528:                                              ; preds = %524
  %529 = load ptr, ptr %59, align 8
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 8
  store ptr %530, ptr %59, align 8
  store double %525, ptr %529, align 8
  br label %632

531:                                              ; preds = %524
  %532 = fptrunc double %525 to float
  %533 = bitcast float %532 to i32
  %534 = zext i32 %533 to i64
  %535 = load ptr, ptr %59, align 8
  %536 = getelementptr inbounds nuw i8, ptr %535, i64 8
  store ptr %536, ptr %59, align 8
  store i64 %534, ptr %535, align 8
  br label %632

537:                                              ; preds = %524
  %538 = fptrunc double %525 to float
  %539 = bitcast float %538 to i32
  %540 = fcmp uno double %525, 0.000000e+00
  br i1 %540, label %561, label %541

541:                                              ; preds = %537
  %542 = fpext float %538 to double
  %543 = fcmp une double %525, %542
  br i1 %543, label %544, label %553

544:                                              ; preds = %541
  %545 = fcmp olt double %525, 0xB690000000000000
  %546 = fneg double %542
  %547 = select i1 %545, double %546, double %542
  %548 = call double @llvm.fabs.f64(double %525)
  %549 = fcmp ogt double %547, %548
  %550 = sext i1 %549 to i32
  %551 = add i32 %550, %539
  %552 = or i32 %551, 1
  br label %553

553:                                              ; preds = %544, %541
  %554 = phi i32 [ %552, %544 ], [ %539, %541 ]
  %555 = add i32 %554, 32767
  %556 = lshr i32 %554, 16
  %557 = and i32 %556, 1
  %558 = add i32 %555, %557
  %559 = lshr i32 %558, 16
  %560 = zext nneg i32 %559 to i64
  br label %561

561:                                              ; preds = %553, %537
  %562 = phi i64 [ %560, %553 ], [ 32704, %537 ]
  %563 = load ptr, ptr %59, align 8
  %564 = getelementptr inbounds nuw i8, ptr %563, i64 8
  store ptr %564, ptr %59, align 8
  store i64 %562, ptr %563, align 8
  br label %632

565:                                              ; preds = %524
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  store i16 0, ptr %12, align 4
  %566 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %567 = call i32 %566(double noundef %525, ptr noundef nonnull %12, i32 noundef 1) #8
  %568 = icmp sgt i32 %567, -1
  br i1 %568, label %569, label %574

569:                                              ; preds = %565
  %570 = load i16, ptr %12, align 4
  %571 = zext i16 %570 to i64
  %572 = load ptr, ptr %59, align 8
  %573 = getelementptr inbounds nuw i8, ptr %572, i64 8
  store ptr %573, ptr %59, align 8
  store i64 %571, ptr %572, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %632

574:                                              ; preds = %565
  %575 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %575() #8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %988

576:                                              ; preds = %97
  %577 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %578 = load ptr, ptr %577, align 8
  %579 = icmp eq ptr %101, %578
  br i1 %579, label %632, label %988

580:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  store i32 0, ptr %10, align 4
  %581 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %582 = load ptr, ptr %581, align 8
  %583 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %584 = icmp eq ptr %582, %583
  br i1 %584, label %586, label %585

585:                                              ; preds = %580
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %988

586:                                              ; preds = %580
  %587 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %588 = call i64 %587(ptr noundef nonnull %101, ptr noundef nonnull %10) #8
  %589 = load i32, ptr %10, align 4
  %590 = icmp eq i32 %589, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br i1 %590, label %591, label %988

591:                                              ; preds = %586
  %592 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %593 = load i64, ptr %592, align 8
  %594 = icmp eq i64 %588, %593
  br label %619

595:                                              ; preds = %97
  %596 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %597 = load ptr, ptr %596, align 8
  %598 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %599 = icmp eq ptr %597, %598
  br i1 %599, label %600, label %988

600:                                              ; preds = %595
  %601 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %602 = load i64, ptr %601, align 8
  %603 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %604 = load i64, ptr %603, align 8
  %605 = icmp eq i64 %602, %604
  br label %619

606:                                              ; preds = %97
  %607 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %608 = load ptr, ptr %607, align 8
  %609 = icmp eq ptr %101, %608
  br i1 %609, label %632, label %610

610:                                              ; preds = %606
  %611 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %612 = load ptr, ptr %611, align 8
  %613 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %614 = icmp eq ptr %612, %613
  br i1 %614, label %615, label %988

615:                                              ; preds = %610
  %616 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
  %617 = call i32 %616(ptr noundef nonnull %101, ptr noundef %608) #8
  %618 = icmp eq i32 %617, 0
  br label %619

619:                                              ; preds = %591, %600, %615
  %620 = phi i1 [ %605, %600 ], [ %594, %591 ], [ %618, %615 ]
  br i1 %620, label %632, label %988

621:                                              ; preds = %97
  %622 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %623 = icmp eq ptr %101, %622
  %624 = zext i1 %623 to i64
  %625 = load ptr, ptr %59, align 8
  %626 = getelementptr inbounds nuw i8, ptr %625, i64 8
  store ptr %626, ptr %59, align 8
  store i64 %624, ptr %625, align 8
  %627 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %628 = icmp ne ptr %101, %627
  %629 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %630 = icmp ne ptr %101, %629
  %631 = select i1 %628, i1 %630, i1 false
  br i1 %631, label %988, label %632

632:                                              ; preds = %606, %576, %460, %429, %619, %301, %441, %456, %569, %528, %339, %561, %531, %492, %621
  %633 = add nuw nsw i64 %98, 1
  %634 = load i64, ptr %94, align 8
  %635 = icmp slt i64 %633, %634
  br i1 %635, label %97, label %636, !llvm.loop !13

636:                                              ; preds = %632
  %637 = load i64, ptr %16, align 8
  br label %638

638:                                              ; preds = %636, %87
  %639 = phi i64 [ %637, %636 ], [ %93, %87 ]
  %640 = getelementptr inbounds nuw i8, ptr %65, i64 48
  %641 = load i64, ptr %640, align 8
  %642 = icmp slt i64 %639, %641
  br i1 %642, label %988, label %643

643:                                              ; preds = %638
  %644 = getelementptr inbounds nuw i8, ptr %65, i64 56
  %645 = load i64, ptr %644, align 8
  %646 = icmp sgt i64 %639, %645
  br i1 %646, label %988, label %647

647:                                              ; preds = %643
  %648 = load i32, ptr %57, align 8
  %649 = icmp sgt i32 %648, 0
  br i1 %649, label %650, label %652

650:                                              ; preds = %647
  %651 = zext nneg i32 %648 to i64
  br label %655

652:                                              ; preds = %683, %647
  %653 = load i64, ptr %89, align 8
  %654 = icmp sgt i64 %653, 0
  br i1 %654, label %690, label %719

655:                                              ; preds = %650, %683
  %656 = phi i64 [ 0, %650 ], [ %684, %683 ]
  %657 = getelementptr inbounds nuw %struct.range, ptr %60, i64 %656
  %658 = getelementptr inbounds nuw i8, ptr %657, i64 16
  %659 = load i64, ptr %658, align 8
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %683, label %661

661:                                              ; preds = %655
  %662 = getelementptr inbounds nuw i8, ptr %657, i64 8
  br label %663

663:                                              ; preds = %661, %680
  %664 = phi i64 [ 0, %661 ], [ %681, %680 ]
  %665 = getelementptr inbounds nuw %struct.range, ptr %60, i64 %664
  %666 = icmp eq i64 %656, %664
  br i1 %666, label %680, label %667

667:                                              ; preds = %663
  %668 = load i64, ptr %657, align 8
  %669 = getelementptr inbounds nuw i8, ptr %665, i64 8
  %670 = load i64, ptr %669, align 8
  %671 = icmp slt i64 %668, %670
  br i1 %671, label %672, label %680

672:                                              ; preds = %667
  %673 = load i64, ptr %665, align 8
  %674 = load i64, ptr %662, align 8
  %675 = icmp slt i64 %673, %674
  %676 = icmp slt i64 %668, %674
  %677 = and i1 %675, %676
  %678 = icmp slt i64 %673, %670
  %679 = and i1 %678, %677
  br i1 %679, label %988, label %680

680:                                              ; preds = %672, %667, %663
  %681 = add nuw nsw i64 %664, 1
  %682 = icmp eq i64 %681, %651
  br i1 %682, label %683, label %663, !llvm.loop !14

683:                                              ; preds = %680, %655
  %684 = add nuw nsw i64 %656, 1
  %685 = icmp eq i64 %684, %651
  br i1 %685, label %652, label %655, !llvm.loop !15

686:                                              ; preds = %707
  %687 = add nuw nsw i64 %691, 1
  %688 = load i64, ptr %89, align 8
  %689 = icmp slt i64 %687, %688
  br i1 %689, label %690, label %719, !llvm.loop !16

690:                                              ; preds = %652, %686
  %691 = phi i64 [ %687, %686 ], [ 0, %652 ]
  %692 = getelementptr inbounds nuw %struct.dependency, ptr %88, i64 %691
  %693 = load i64, ptr %692, align 8
  %694 = icmp eq i64 %693, 0
  br i1 %694, label %700, label %695

695:                                              ; preds = %690
  %696 = getelementptr inbounds nuw i8, ptr %692, i64 8
  %697 = load ptr, ptr %696, align 8
  %698 = getelementptr inbounds nuw i8, ptr %697, i64 16
  %699 = load ptr, ptr %698, align 8
  br label %707

700:                                              ; preds = %690
  %701 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %702 = getelementptr inbounds nuw i8, ptr %692, i64 8
  %703 = load ptr, ptr %702, align 8
  %704 = getelementptr inbounds nuw i8, ptr %692, i64 16
  %705 = load ptr, ptr %704, align 8
  %706 = call ptr %701(ptr noundef %703, ptr noundef %705) #8
  br label %707

707:                                              ; preds = %700, %695
  %708 = phi ptr [ %699, %695 ], [ %706, %700 ]
  %709 = getelementptr inbounds nuw i8, ptr %692, i64 24
  %710 = load ptr, ptr %709, align 8
  %711 = icmp eq ptr %708, %710
  br i1 %711, label %686, label %712

712:                                              ; preds = %707
  %713 = icmp eq ptr %708, null
  br i1 %713, label %714, label %988

714:                                              ; preds = %712
  %715 = load i64, ptr %692, align 8
  %716 = icmp eq i64 %715, 0
  br i1 %716, label %717, label %988

717:                                              ; preds = %714
  %718 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  call void %718() #8
  br label %988

719:                                              ; preds = %652, %686
  %720 = getelementptr inbounds nuw i8, ptr %65, i64 88
  %721 = getelementptr inbounds nuw i8, ptr %65, i64 160
  %722 = load i64, ptr %721, align 8
  %723 = icmp eq i64 %722, 0
  br i1 %723, label %740, label %724

724:                                              ; preds = %719
  %725 = load ptr, ptr @spare.0, align 8
  %726 = icmp eq ptr %725, null
  %727 = load i64, ptr @spare.1, align 8
  %728 = icmp slt i64 %727, %722
  %729 = select i1 %726, i1 true, i1 %728
  br i1 %729, label %731, label %730

730:                                              ; preds = %724
  store ptr null, ptr @spare.0, align 8
  br label %740

731:                                              ; preds = %724
  %732 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  %733 = add i64 %722, 64
  %734 = call ptr %732(i64 noundef %733) #8
  %735 = icmp eq ptr %734, null
  br i1 %735, label %998, label %736

736:                                              ; preds = %731
  %737 = load i64, ptr %721, align 8
  %738 = freeze i64 %737
  %739 = icmp eq i64 %738, 0
  br label %740

740:                                              ; preds = %736, %730, %719
  %741 = phi i1 [ true, %719 ], [ %739, %736 ], [ false, %730 ]
  %742 = phi i64 [ undef, %719 ], [ %722, %736 ], [ %727, %730 ]
  %743 = phi ptr [ undef, %719 ], [ %734, %736 ], [ %725, %730 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %744 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %745 = getelementptr inbounds nuw i8, ptr %16, i64 792
  %746 = load i64, ptr %744, align 8
  store i64 %746, ptr %745, align 8
  %747 = getelementptr inbounds nuw i8, ptr %65, i64 112
  %748 = load i64, ptr %747, align 8
  %749 = getelementptr inbounds nuw i8, ptr %16, i64 800
  store i64 %748, ptr %749, align 8
  %750 = getelementptr inbounds nuw i8, ptr %65, i64 120
  %751 = load i64, ptr %750, align 8
  %752 = getelementptr inbounds nuw i8, ptr %16, i64 808
  store i64 %751, ptr %752, align 8
  %753 = ptrtoint ptr %743 to i64
  %754 = add i64 %753, 63
  %755 = and i64 %754, -64
  %756 = inttoptr i64 %755 to ptr
  %757 = select i1 %741, ptr null, ptr %756
  %758 = ptrtoint ptr %14 to i64
  %759 = getelementptr inbounds nuw i8, ptr %16, i64 816
  store i64 %758, ptr %759, align 8
  %760 = getelementptr inbounds nuw i8, ptr %65, i64 72
  %761 = load ptr, ptr %760, align 8
  %762 = load i64, ptr %761, align 8
  %763 = add nsw i64 %762, 1
  store i64 %763, ptr %761, align 8
  %764 = getelementptr inbounds nuw i8, ptr %65, i64 168
  %765 = load i64, ptr %764, align 8
  %766 = and i64 %765, 1
  %767 = icmp eq i64 %766, 0
  br i1 %767, label %775, label %768

768:                                              ; preds = %740
  %769 = getelementptr inbounds nuw i8, ptr %65, i64 128
  %770 = load i64, ptr %769, align 8
  %771 = icmp eq i64 %770, 0
  br i1 %771, label %775, label %772

772:                                              ; preds = %768
  %773 = getelementptr inbounds nuw i8, ptr %65, i64 80
  %774 = load ptr, ptr %773, align 8
  call void %774(ptr noundef nonnull %745, i64 noundef 0, i64 noundef %770, ptr noundef %757) #8
  br label %775

775:                                              ; preds = %772, %768, %740
  %776 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %776(ptr noundef nonnull %62) #8
  %777 = load i64, ptr %764, align 8
  %778 = and i64 %777, 1
  %779 = icmp eq i64 %778, 0
  br i1 %779, label %780, label %951

780:                                              ; preds = %775
  %781 = getelementptr inbounds nuw i8, ptr %65, i64 128
  %782 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %783 = getelementptr inbounds nuw i8, ptr %65, i64 176
  %784 = getelementptr inbounds nuw i8, ptr %65, i64 96
  %785 = getelementptr inbounds nuw i8, ptr %65, i64 144
  %786 = getelementptr inbounds nuw i8, ptr %65, i64 80
  %787 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %788 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %789 = getelementptr inbounds nuw i8, ptr %65, i64 152
  %790 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %791 = load i64, ptr %781, align 8
  %792 = icmp sgt i64 %791, 0
  br i1 %792, label %793, label %951

793:                                              ; preds = %780
  %794 = and i64 %777, 4
  %795 = icmp eq i64 %794, 0
  %796 = load ptr, ptr %720, align 8
  %797 = icmp ne ptr %796, null
  %798 = and i1 %795, %797
  %799 = zext i1 %798 to i32
  %800 = getelementptr inbounds nuw i8, ptr %65, i64 136
  %801 = load i64, ptr %800, align 8
  br label %802

802:                                              ; preds = %793, %948
  %803 = phi i64 [ %939, %948 ], [ %801, %793 ]
  %804 = phi i32 [ %938, %948 ], [ %799, %793 ]
  %805 = phi i64 [ %940, %948 ], [ 0, %793 ]
  %806 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %807 = call ptr %806() #8
  %808 = icmp eq i32 %804, 0
  br i1 %808, label %809, label %894

809:                                              ; preds = %802
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %810 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %811 = call i32 %810(i32 noundef 1, ptr noundef nonnull %9) #8
  %812 = load i64, ptr %9, align 8
  %813 = mul nsw i64 %812, 1000000000
  %814 = load i64, ptr %782, align 8
  %815 = add nsw i64 %813, %814
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %816 = icmp eq i64 %805, 0
  br i1 %816, label %818, label %817

817:                                              ; preds = %828, %824, %818, %809
  br label %838

818:                                              ; preds = %809
  %819 = load ptr, ptr %783, align 8
  %820 = load atomic i64, ptr %819 monotonic, align 8
  %821 = load i64, ptr %781, align 8
  %822 = load ptr, ptr %720, align 8
  %823 = icmp eq ptr %822, null
  br i1 %823, label %817, label %824

824:                                              ; preds = %818
  %825 = load ptr, ptr %784, align 8
  %826 = load i32, ptr %825, align 4
  %827 = icmp eq i32 %826, 0
  br i1 %827, label %817, label %828

828:                                              ; preds = %824
  %829 = sdiv i64 50000, %821
  %830 = icmp sgt i64 %820, %829
  br i1 %830, label %831, label %817

831:                                              ; preds = %828
  %832 = load i64, ptr %785, align 8
  %833 = shl nsw i64 %832, 2
  %834 = sdiv i64 %821, %833
  %835 = sdiv i64 20000, %820
  %836 = call i64 @llvm.smin.i64(i64 %835, i64 %834)
  %837 = add nsw i64 %836, 1
  br label %894

838:                                              ; preds = %892, %817
  %839 = phi i64 [ %803, %817 ], [ %893, %892 ]
  %840 = phi i64 [ %815, %817 ], [ %854, %892 ]
  %841 = phi i64 [ %805, %817 ], [ %846, %892 ]
  %842 = load i64, ptr %781, align 8
  %843 = sub nsw i64 %842, %841
  %844 = call i64 @llvm.smin.i64(i64 %843, i64 %839)
  %845 = load ptr, ptr %786, align 8
  %846 = add nsw i64 %844, %841
  call void %845(ptr noundef nonnull %745, i64 noundef %841, i64 noundef %846, ptr noundef %757) #8
  %847 = load i64, ptr %781, align 8
  %848 = sub nsw i64 %847, %846
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %849 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %850 = call i32 %849(i32 noundef 1, ptr noundef nonnull %8) #8
  %851 = load i64, ptr %8, align 8
  %852 = mul nsw i64 %851, 1000000000
  %853 = load i64, ptr %787, align 8
  %854 = add nsw i64 %852, %853
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %855 = sub nsw i64 %854, %840
  %856 = icmp eq i64 %847, %846
  br i1 %856, label %937, label %857

857:                                              ; preds = %838
  %858 = sub nsw i64 %854, %815
  %859 = icmp sgt i64 %858, 50000000
  br i1 %859, label %937, label %860

860:                                              ; preds = %857
  %861 = icmp sgt i64 %858, 20000
  br i1 %861, label %862, label %882

862:                                              ; preds = %860
  %863 = sdiv i64 %855, %844
  %864 = load ptr, ptr %720, align 8
  %865 = icmp eq ptr %864, null
  br i1 %865, label %882, label %866

866:                                              ; preds = %862
  %867 = load ptr, ptr %784, align 8
  %868 = load i32, ptr %867, align 4
  %869 = icmp eq i32 %868, 0
  br i1 %869, label %882, label %870

870:                                              ; preds = %866
  %871 = sdiv i64 50000, %848
  %872 = icmp slt i64 %863, %871
  br i1 %872, label %882, label %873

873:                                              ; preds = %870
  %874 = add nsw i64 %863, 1
  %875 = load i64, ptr %785, align 8
  %876 = shl nsw i64 %875, 2
  %877 = sdiv i64 %848, %876
  %878 = sdiv i64 20000, %874
  %879 = call i64 @llvm.smin.i64(i64 %878, i64 %877)
  %880 = add nsw i64 %879, 1
  %881 = load ptr, ptr %783, align 8
  store atomic i64 %874, ptr %881 monotonic, align 8
  br label %894

882:                                              ; preds = %870, %866, %862, %860
  %883 = icmp slt i64 %855, 100000
  br i1 %883, label %884, label %886

884:                                              ; preds = %882
  %885 = shl nsw i64 %839, 1
  br label %892

886:                                              ; preds = %882
  %887 = icmp samesign ugt i64 %855, 400000
  %888 = icmp sgt i64 %839, 1
  %889 = and i1 %888, %887
  %890 = zext i1 %889 to i64
  %891 = lshr i64 %839, %890
  br label %892

892:                                              ; preds = %886, %884
  %893 = phi i64 [ %891, %886 ], [ %885, %884 ]
  br label %838

894:                                              ; preds = %873, %831, %802
  %895 = phi i64 [ %805, %802 ], [ 0, %831 ], [ %846, %873 ]
  %896 = phi i64 [ %803, %802 ], [ %837, %831 ], [ %880, %873 ]
  %897 = load i64, ptr %781, align 8
  %898 = icmp slt i64 %895, %897
  br i1 %898, label %899, label %937

899:                                              ; preds = %894
  %900 = load i64, ptr %764, align 8
  %901 = and i64 %900, 4
  %902 = icmp eq i64 %901, 0
  br i1 %902, label %911, label %903

903:                                              ; preds = %899
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %904 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %905 = call i32 %904(i32 noundef 1, ptr noundef nonnull %7) #8
  %906 = load i64, ptr %7, align 8
  %907 = mul nsw i64 %906, 1000000000
  %908 = load i64, ptr %788, align 8
  %909 = add nsw i64 %907, %908
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  %910 = load i64, ptr %781, align 8
  br label %911

911:                                              ; preds = %903, %899
  %912 = phi i64 [ %910, %903 ], [ %897, %899 ]
  %913 = phi i64 [ %909, %903 ], [ 0, %899 ]
  %914 = load ptr, ptr %720, align 8
  %915 = load ptr, ptr %786, align 8
  %916 = load i64, ptr %789, align 8
  %917 = load i64, ptr %785, align 8
  %918 = trunc i64 %917 to i32
  %919 = call i64 %914(ptr noundef %915, ptr noundef nonnull %745, i64 noundef %895, i64 noundef %912, i64 noundef %896, ptr noundef %757, i64 noundef %916, i32 noundef %918, i64 noundef 50000000) #8
  %920 = icmp ne i64 %913, 0
  %921 = icmp sgt i64 %919, %895
  %922 = select i1 %920, i1 %921, i1 false
  br i1 %922, label %923, label %937

923:                                              ; preds = %911
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %924 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  %925 = call i32 %924(i32 noundef 1, ptr noundef nonnull %6) #8
  %926 = load i64, ptr %6, align 8
  %927 = mul nsw i64 %926, 1000000000
  %928 = load i64, ptr %790, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  %929 = sub i64 %928, %913
  %930 = add i64 %929, %927
  %931 = load i64, ptr %785, align 8
  %932 = mul nsw i64 %930, %931
  %933 = sub nsw i64 %919, %895
  %934 = sdiv i64 %932, %933
  %935 = load ptr, ptr %783, align 8
  %936 = add nsw i64 %934, 1
  store atomic i64 %936, ptr %935 monotonic, align 8
  br label %937

937:                                              ; preds = %857, %838, %923, %911, %894
  %938 = phi i32 [ 1, %911 ], [ 1, %894 ], [ 1, %923 ], [ 0, %838 ], [ 0, %857 ]
  %939 = phi i64 [ %896, %911 ], [ %896, %894 ], [ %896, %923 ], [ %839, %838 ], [ %839, %857 ]
  %940 = phi i64 [ %919, %911 ], [ %895, %894 ], [ %919, %923 ], [ %846, %838 ], [ %846, %857 ]
  %941 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  call void %941(ptr noundef %807) #8
  %942 = load i64, ptr %781, align 8
  %943 = icmp slt i64 %940, %942
  br i1 %943, label %944, label %951

944:                                              ; preds = %937
  %945 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  %946 = call i32 %945() #8
  %947 = icmp eq i32 %946, 0
  br i1 %947, label %948, label %978

948:                                              ; preds = %944
  %949 = load i64, ptr %781, align 8
  %950 = icmp slt i64 %940, %949
  br i1 %950, label %802, label %951, !llvm.loop !17

951:                                              ; preds = %937, %948, %780, %775
  %952 = load i64, ptr %14, align 8
  %953 = icmp eq i64 %952, 0
  br i1 %953, label %975, label %954

954:                                              ; preds = %951
  %955 = load i64, ptr %764, align 8
  %956 = and i64 %955, 2
  %957 = icmp eq i64 %956, 0
  br i1 %957, label %975, label %958

958:                                              ; preds = %954
  %959 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %960 = getelementptr inbounds i8, ptr %62, i64 %959
  %961 = load ptr, ptr %960, align 8
  %962 = add nsw i64 %952, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %963 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %964 = call ptr %963(i64 noundef range(i64 0, -1) %962) #8
  store ptr %964, ptr %5, align 8
  %965 = icmp eq ptr %964, null
  br i1 %965, label %973, label %966

966:                                              ; preds = %958
  %967 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %967(ptr noundef %961) #8
  %968 = load ptr, ptr @py, align 8
  %969 = call ptr %968(ptr noundef %961, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #8
  %970 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %971 = load ptr, ptr %5, align 8
  call void %970(ptr noundef %971) #8
  %972 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %972(ptr noundef %961) #8
  br label %973

973:                                              ; preds = %958, %966
  %974 = phi ptr [ %969, %966 ], [ null, %958 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %978

975:                                              ; preds = %954, %951
  %976 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %977 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  call void %976(ptr noundef %977) #8
  br label %978

978:                                              ; preds = %944, %975, %973
  %979 = phi ptr [ %974, %973 ], [ %977, %975 ], [ null, %944 ]
  %980 = load i64, ptr %721, align 8
  %981 = icmp eq i64 %980, 0
  br i1 %981, label %996, label %982

982:                                              ; preds = %978
  %983 = load ptr, ptr @spare.0, align 8
  %984 = icmp eq ptr %983, null
  br i1 %984, label %985, label %986

985:                                              ; preds = %982
  store ptr %743, ptr @spare.0, align 8
  store i64 %742, ptr @spare.1, align 8
  br label %996

986:                                              ; preds = %982
  %987 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  call void %987(ptr noundef %743) #8
  br label %996

988:                                              ; preds = %610, %595, %586, %174, %508, %517, %471, %476, %480, %383, %394, %377, %433, %369, %364, %358, %352, %171, %114, %108, %103, %621, %619, %429, %460, %576, %185, %672, %258, %291, %585, %714, %717, %712, %574, %516, %470, %638, %643, %61, %82, %69
  %989 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %990 = getelementptr inbounds i8, ptr %62, i64 %989
  %991 = load ptr, ptr %990, align 8
  %992 = icmp ne ptr %991, null
  %993 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
  %994 = icmp ne ptr %991, %993
  %995 = select i1 %992, i1 %994, i1 false
  br i1 %995, label %61, label %998, !llvm.loop !18

996:                                              ; preds = %978, %985, %986
  %997 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %997(ptr noundef nonnull %62) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br label %1001

998:                                              ; preds = %988, %52, %731, %4
  %999 = load ptr, ptr @py, align 8
  %1000 = call ptr %999(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #8
  br label %1001

1001:                                             ; preds = %996, %998
  %1002 = phi ptr [ %1000, %998 ], [ %979, %996 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  ret ptr %1002
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
