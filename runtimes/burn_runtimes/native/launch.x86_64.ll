; made from launch.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.python = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.call = type { ptr, i64, ptr, i32, [32 x %struct.range], [256 x i64] }
%struct.range = type { i64, i64, i64 }
%struct.seat = type { i64, ptr }
%struct.dependency = type { i64, ptr, ptr, ptr }
%struct.item = type { i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr }
%struct.copy = type { i64, i64, i64 }

@py = internal unnamed_addr global %struct.python zeroinitializer, align 8
@spare.0 = internal unnamed_addr global ptr null, align 8
@spare.1 = internal unnamed_addr global i64 0, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @cube_launch_setup(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(296) @py, ptr noundef nonnull align 8 dereferenceable(296) %0, i64 296, i1 false)
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
  %14 = alloca ptr, align 8
  %15 = alloca %struct.call, align 8
  %16 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #11
  %17 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 256), align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %3, null
  %21 = icmp eq ptr %19, null
  %22 = select i1 %20, i1 true, i1 %21
  %23 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %24 = icmp eq ptr %19, %23
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %860, label %26

26:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #11
  store ptr null, ptr %14, align 8
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %29 = call i32 %27(ptr noundef %28, ptr noundef null, ptr noundef nonnull %14) #11
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %26
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  call void %32() #11
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  br label %52

34:                                               ; preds = %26
  %35 = load ptr, ptr %14, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  br label %46

39:                                               ; preds = %34
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %40(ptr noundef nonnull %35) #11
  %41 = load ptr, ptr %14, align 8
  %42 = icmp eq ptr %41, null
  %43 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %44 = icmp eq ptr %41, %43
  %45 = select i1 %42, i1 true, i1 %44
  br i1 %45, label %46, label %52

46:                                               ; preds = %37, %39
  %47 = phi ptr [ %38, %37 ], [ %43, %39 ]
  %48 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 240), align 8
  %49 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 248), align 8
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  %51 = load ptr, ptr %50, align 8
  br label %52

52:                                               ; preds = %31, %39, %46
  %53 = phi ptr [ %33, %31 ], [ %47, %46 ], [ %43, %39 ]
  %54 = phi ptr [ null, %31 ], [ %51, %46 ], [ %41, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #11
  %55 = icmp eq ptr %19, %53
  br i1 %55, label %860, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %59 = getelementptr inbounds nuw i8, ptr %15, i64 832
  %60 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %61 = getelementptr inbounds nuw i8, ptr %15, i64 32
  br label %62

62:                                               ; preds = %56, %851
  %63 = phi ptr [ %19, %56 ], [ %855, %851 ]
  %64 = phi ptr [ null, %56 ], [ %852, %851 ]
  %65 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 264), align 8
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 40
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %2, %70
  br i1 %71, label %72, label %851

72:                                               ; preds = %62
  %73 = load ptr, ptr %68, align 8
  %74 = icmp eq ptr %73, %54
  br i1 %74, label %75, label %851

75:                                               ; preds = %72
  %76 = getelementptr inbounds nuw i8, ptr %67, i64 88
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %89, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i8, ptr %67, i64 96
  %81 = load ptr, ptr %80, align 8
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %89

84:                                               ; preds = %79
  %85 = getelementptr inbounds nuw i8, ptr %67, i64 168
  %86 = load i64, ptr %85, align 8
  %87 = and i64 %86, 4
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %851, label %89

89:                                               ; preds = %84, %79, %75
  %90 = getelementptr inbounds nuw i8, ptr %67, i64 168
  %91 = load i64, ptr %90, align 8
  %92 = and i64 %91, 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %117, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds nuw i8, ptr %67, i64 80
  %96 = load ptr, ptr %95, align 8
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %99 = load i64, ptr %98, align 8
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %101, label %117

101:                                              ; preds = %94
  %102 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 136), align 8
  %103 = call i64 %102() #11
  %104 = getelementptr inbounds nuw i8, ptr %97, i64 112
  %105 = mul i64 %103, -7046029254386353131
  %106 = lshr i64 %105, 56
  %107 = getelementptr inbounds nuw %struct.seat, ptr %104, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, %103
  br i1 %109, label %110, label %860

110:                                              ; preds = %101
  %111 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %860, label %114

114:                                              ; preds = %110
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %116 = load ptr, ptr %115, align 8
  store ptr %116, ptr %15, align 8
  br label %117

117:                                              ; preds = %114, %94, %89
  %118 = phi ptr [ %64, %89 ], [ %64, %94 ], [ %112, %114 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #11
  %119 = getelementptr inbounds nuw i8, ptr %67, i64 200
  %120 = getelementptr inbounds nuw i8, ptr %67, i64 184
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.dependency, ptr %119, i64 %121
  store ptr %122, ptr %13, align 8
  %123 = getelementptr inbounds nuw i8, ptr %67, i64 192
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds %struct.item, ptr %122, i64 %124
  %126 = getelementptr inbounds nuw i8, ptr %67, i64 64
  %127 = load i64, ptr %126, align 8
  store i64 %127, ptr %57, align 8
  store i32 0, ptr %58, align 8
  store ptr %59, ptr %60, align 8
  br label %128

128:                                              ; preds = %481, %117
  %129 = phi ptr [ %1, %117 ], [ %133, %481 ]
  %130 = load ptr, ptr %13, align 8
  %131 = icmp ult ptr %130, %125
  br i1 %131, label %132, label %484

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %134 = load ptr, ptr %129, align 8
  %135 = getelementptr inbounds nuw i8, ptr %130, i64 88
  store ptr %135, ptr %13, align 8
  %136 = load i64, ptr %130, align 8
  switch i64 %136, label %465 [
    i64 0, label %137
    i64 1, label %265
    i64 2, label %388
    i64 3, label %388
    i64 4, label %418
    i64 6, label %420
    i64 5, label %425
    i64 10, label %437
    i64 11, label %437
    i64 7, label %439
    i64 8, label %454
  ]

137:                                              ; preds = %132
  %138 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %141 = icmp eq ptr %139, %140
  br i1 %141, label %142, label %530

142:                                              ; preds = %137
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 56
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %146 = load ptr, ptr %145, align 8
  %147 = icmp eq ptr %144, %146
  br i1 %147, label %148, label %530

148:                                              ; preds = %142
  %149 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %150 = load i64, ptr %149, align 8
  %151 = trunc i64 %150 to i32
  %152 = shl i32 %151, 10
  %153 = and i32 %152, 1024
  %154 = getelementptr inbounds nuw i8, ptr %130, i64 48
  %155 = load i64, ptr %154, align 8
  %156 = lshr i64 %155, 63
  %157 = trunc nuw nsw i64 %156 to i32
  %158 = or disjoint i32 %153, %157
  %159 = or disjoint i32 %158, 256
  %160 = getelementptr inbounds nuw i8, ptr %134, i64 64
  %161 = load i32, ptr %160, align 8
  %162 = and i32 %159, %161
  %163 = icmp eq i32 %162, %159
  br i1 %163, label %164, label %530

164:                                              ; preds = %148
  %165 = getelementptr inbounds nuw i8, ptr %134, i64 24
  %166 = load i32, ptr %165, align 8
  %167 = icmp sgt i32 %166, 0
  br i1 %167, label %168, label %192

168:                                              ; preds = %164
  %169 = getelementptr inbounds nuw i8, ptr %134, i64 32
  %170 = load ptr, ptr %169, align 8
  %171 = zext nneg i32 %166 to i64
  %172 = and i64 %171, 7
  %173 = icmp ult i32 %166, 8
  br i1 %173, label %178, label %174

174:                                              ; preds = %168
  %175 = and i64 %171, 2147483640
  br label %195

176:                                              ; preds = %195
  %177 = icmp eq i64 %172, 0
  br i1 %177, label %192, label %178

178:                                              ; preds = %176, %168
  %179 = phi i64 [ 0, %168 ], [ %230, %176 ]
  %180 = phi i64 [ 1, %168 ], [ %229, %176 ]
  %181 = icmp ne i64 %172, 0
  call void @llvm.assume(i1 %181)
  br label %182

182:                                              ; preds = %182, %178
  %183 = phi i64 [ %179, %178 ], [ %189, %182 ]
  %184 = phi i64 [ %180, %178 ], [ %188, %182 ]
  %185 = phi i64 [ 0, %178 ], [ %190, %182 ]
  %186 = getelementptr inbounds nuw i64, ptr %170, i64 %183
  %187 = load i64, ptr %186, align 8
  %188 = mul nsw i64 %187, %184
  %189 = add nuw nsw i64 %183, 1
  %190 = add i64 %185, 1
  %191 = icmp eq i64 %190, %172
  br i1 %191, label %192, label %182, !llvm.loop !3

192:                                              ; preds = %176, %182, %164
  %193 = phi i64 [ 1, %164 ], [ %229, %176 ], [ %188, %182 ]
  %194 = icmp sgt i64 %155, -1
  br i1 %194, label %233, label %238

195:                                              ; preds = %195, %174
  %196 = phi i64 [ 0, %174 ], [ %230, %195 ]
  %197 = phi i64 [ 1, %174 ], [ %229, %195 ]
  %198 = phi i64 [ 0, %174 ], [ %231, %195 ]
  %199 = getelementptr inbounds nuw i64, ptr %170, i64 %196
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %200, %197
  %202 = getelementptr inbounds nuw i64, ptr %170, i64 %196
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %204 = load i64, ptr %203, align 8
  %205 = mul nsw i64 %204, %201
  %206 = getelementptr inbounds nuw i64, ptr %170, i64 %196
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %208 = load i64, ptr %207, align 8
  %209 = mul nsw i64 %208, %205
  %210 = getelementptr inbounds nuw i64, ptr %170, i64 %196
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 24
  %212 = load i64, ptr %211, align 8
  %213 = mul nsw i64 %212, %209
  %214 = getelementptr inbounds nuw i64, ptr %170, i64 %196
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 32
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %216, %213
  %218 = getelementptr inbounds nuw i64, ptr %170, i64 %196
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 40
  %220 = load i64, ptr %219, align 8
  %221 = mul nsw i64 %220, %217
  %222 = getelementptr inbounds nuw i64, ptr %170, i64 %196
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 48
  %224 = load i64, ptr %223, align 8
  %225 = mul nsw i64 %224, %221
  %226 = getelementptr inbounds nuw i64, ptr %170, i64 %196
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 56
  %228 = load i64, ptr %227, align 8
  %229 = mul nsw i64 %228, %225
  %230 = add nuw nsw i64 %196, 8
  %231 = add i64 %198, 8
  %232 = icmp eq i64 %231, %175
  br i1 %232, label %176, label %195, !llvm.loop !5

233:                                              ; preds = %192
  %234 = sext i32 %166 to i64
  %235 = icmp eq i64 %155, %234
  br i1 %235, label %236, label %530

236:                                              ; preds = %233
  %237 = call fastcc i32 @strided(ptr noundef nonnull %130, ptr noundef nonnull %134, ptr noundef nonnull %15, i64 noundef %193)
  br label %481

238:                                              ; preds = %192
  %239 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %240 = load ptr, ptr %239, align 8
  %241 = ptrtoint ptr %240 to i64
  %242 = load ptr, ptr %60, align 8
  store i64 %241, ptr %242, align 8
  %243 = load ptr, ptr %60, align 8
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 8
  store i64 %193, ptr %244, align 8
  %245 = load ptr, ptr %60, align 8
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 16
  store i64 %193, ptr %246, align 8
  %247 = load ptr, ptr %60, align 8
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 24
  store ptr %248, ptr %60, align 8
  %249 = load i64, ptr %57, align 8
  %250 = icmp sgt i64 %193, %249
  br i1 %250, label %251, label %252

251:                                              ; preds = %238
  store i64 %193, ptr %57, align 8
  br label %252

252:                                              ; preds = %238, %251
  %253 = getelementptr inbounds nuw i8, ptr %130, i64 56
  %254 = load i64, ptr %253, align 8
  %255 = shl i64 %193, %254
  %256 = add nsw i64 %255, %241
  %257 = load i32, ptr %58, align 8
  %258 = add nsw i32 %257, 1
  store i32 %258, ptr %58, align 8
  %259 = sext i32 %257 to i64
  %260 = getelementptr inbounds %struct.range, ptr %61, i64 %259
  store i64 %241, ptr %260, align 8
  %261 = getelementptr inbounds nuw i8, ptr %260, i64 8
  store i64 %256, ptr %261, align 8
  %262 = load i64, ptr %149, align 8
  %263 = and i64 %262, 2
  %264 = getelementptr inbounds nuw i8, ptr %260, i64 16
  store i64 %263, ptr %264, align 8
  br label %481

265:                                              ; preds = %132
  %266 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %267 = load ptr, ptr %266, align 8
  %268 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %269 = load ptr, ptr %268, align 8
  %270 = icmp eq ptr %267, %269
  br i1 %270, label %271, label %530

271:                                              ; preds = %265
  %272 = getelementptr inbounds nuw i8, ptr %130, i64 40
  %273 = load i64, ptr %272, align 8
  %274 = getelementptr inbounds i8, ptr %134, i64 %273
  %275 = load ptr, ptr %274, align 8
  %276 = icmp eq ptr %275, null
  br i1 %276, label %530, label %277

277:                                              ; preds = %271
  %278 = getelementptr inbounds nuw i8, ptr %275, i64 8
  %279 = load ptr, ptr %278, align 8
  %280 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %281 = icmp eq ptr %279, %280
  br i1 %281, label %282, label %530

282:                                              ; preds = %277
  %283 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 288), align 8
  %284 = getelementptr inbounds i8, ptr %275, i64 %283
  %285 = load ptr, ptr %284, align 8
  %286 = icmp eq ptr %285, null
  %287 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %288 = icmp eq ptr %285, %287
  %289 = select i1 %286, i1 true, i1 %288
  br i1 %289, label %530, label %290

290:                                              ; preds = %282
  %291 = getelementptr inbounds nuw i8, ptr %285, i64 32
  %292 = load ptr, ptr %291, align 8
  %293 = getelementptr inbounds nuw i8, ptr %130, i64 32
  %294 = load ptr, ptr %293, align 8
  %295 = icmp eq ptr %292, %294
  br i1 %295, label %296, label %530

296:                                              ; preds = %290
  %297 = getelementptr inbounds nuw i8, ptr %285, i64 40
  %298 = load ptr, ptr %297, align 8
  %299 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %300 = load ptr, ptr %299, align 8
  %301 = icmp eq ptr %298, %300
  br i1 %301, label %302, label %530

302:                                              ; preds = %296
  %303 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %304 = load i64, ptr %303, align 8
  %305 = and i64 %304, 1
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %311, label %307

307:                                              ; preds = %302
  %308 = getelementptr inbounds nuw i8, ptr %285, i64 104
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %530, label %311

311:                                              ; preds = %307, %302
  %312 = getelementptr inbounds nuw i8, ptr %285, i64 112
  %313 = load ptr, ptr %312, align 8
  %314 = icmp eq ptr %313, null
  br i1 %314, label %319, label %315

315:                                              ; preds = %311
  %316 = load ptr, ptr %313, align 8
  %317 = load ptr, ptr %15, align 8
  %318 = icmp eq ptr %316, %317
  br i1 %318, label %319, label %530

319:                                              ; preds = %315, %311
  %320 = getelementptr inbounds nuw i8, ptr %285, i64 48
  %321 = load i64, ptr %320, align 8
  %322 = load ptr, ptr %60, align 8
  store i64 %321, ptr %322, align 8
  %323 = getelementptr inbounds nuw i8, ptr %285, i64 56
  %324 = load i64, ptr %323, align 8
  %325 = load ptr, ptr %60, align 8
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 8
  store i64 %324, ptr %326, align 8
  %327 = getelementptr inbounds nuw i8, ptr %285, i64 64
  %328 = load i64, ptr %327, align 8
  %329 = load ptr, ptr %60, align 8
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 16
  store i64 %328, ptr %330, align 8
  %331 = load ptr, ptr %60, align 8
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 24
  store ptr %332, ptr %60, align 8
  %333 = getelementptr inbounds nuw i8, ptr %285, i64 72
  %334 = load i64, ptr %333, align 8
  %335 = load i64, ptr %57, align 8
  %336 = icmp sgt i64 %334, %335
  br i1 %336, label %337, label %338

337:                                              ; preds = %319
  store i64 %334, ptr %57, align 8
  br label %338

338:                                              ; preds = %319, %337
  %339 = getelementptr inbounds nuw i8, ptr %285, i64 80
  %340 = load i32, ptr %58, align 8
  %341 = add nsw i32 %340, 1
  store i32 %341, ptr %58, align 8
  %342 = sext i32 %340 to i64
  %343 = getelementptr inbounds %struct.range, ptr %61, i64 %342
  %344 = load <2 x i64>, ptr %339, align 8
  store <2 x i64> %344, ptr %343, align 8
  %345 = load i64, ptr %303, align 8
  %346 = and i64 %345, 2
  %347 = getelementptr inbounds nuw i8, ptr %343, i64 16
  store i64 %346, ptr %347, align 8
  %348 = getelementptr inbounds nuw i8, ptr %130, i64 48
  %349 = load i64, ptr %348, align 8
  %350 = icmp slt i64 %349, 0
  br i1 %350, label %351, label %356

351:                                              ; preds = %338
  %352 = getelementptr inbounds nuw i8, ptr %285, i64 96
  %353 = load i64, ptr %352, align 8
  %354 = icmp ne i64 %353, 0
  %355 = zext i1 %354 to i32
  br label %481

356:                                              ; preds = %338
  %357 = getelementptr inbounds nuw i8, ptr %285, i64 120
  %358 = load i64, ptr %357, align 8
  %359 = icmp eq i64 %358, %349
  br i1 %359, label %360, label %530

360:                                              ; preds = %356
  %361 = icmp eq i64 %349, 0
  br i1 %361, label %364, label %362

362:                                              ; preds = %360
  %363 = getelementptr inbounds nuw i8, ptr %285, i64 128
  br label %369

364:                                              ; preds = %369, %360
  %365 = phi i64 [ 0, %360 ], [ %376, %369 ]
  %366 = getelementptr inbounds nuw i8, ptr %285, i64 96
  %367 = load i64, ptr %366, align 8
  %368 = icmp eq i64 %367, 0
  br i1 %368, label %379, label %481

369:                                              ; preds = %362, %369
  %370 = phi i64 [ 0, %362 ], [ %375, %369 ]
  %371 = getelementptr inbounds nuw i64, ptr %363, i64 %370
  %372 = load i64, ptr %371, align 8
  %373 = load ptr, ptr %60, align 8
  %374 = getelementptr inbounds nuw i8, ptr %373, i64 8
  store ptr %374, ptr %60, align 8
  store i64 %372, ptr %373, align 8
  %375 = add nuw nsw i64 %370, 1
  %376 = load i64, ptr %357, align 8
  %377 = shl nsw i64 %376, 1
  %378 = icmp slt i64 %375, %377
  br i1 %378, label %369, label %364, !llvm.loop !7

379:                                              ; preds = %364
  %380 = load i64, ptr %303, align 8
  %381 = and i64 %380, 2
  %382 = icmp eq i64 %381, 0
  br i1 %382, label %481, label %383

383:                                              ; preds = %379
  %384 = getelementptr inbounds nuw i8, ptr %285, i64 128
  %385 = getelementptr inbounds i64, ptr %384, i64 %365
  %386 = call fastcc i32 @meets_itself(i64 noundef %365, ptr noundef nonnull %384, ptr noundef nonnull %385)
  %387 = xor i32 %386, 1
  br label %481

388:                                              ; preds = %132, %132
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  store i32 0, ptr %11, align 4
  %389 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %390 = load ptr, ptr %389, align 8
  %391 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %392 = icmp eq ptr %390, %391
  br i1 %392, label %394, label %393

393:                                              ; preds = %388
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  br label %530

394:                                              ; preds = %388
  %395 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %396 = call i64 %395(ptr noundef nonnull %134, ptr noundef nonnull %11) #11
  %397 = load i32, ptr %11, align 4
  %398 = icmp eq i32 %397, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  br i1 %398, label %399, label %530

399:                                              ; preds = %394
  %400 = getelementptr inbounds nuw i8, ptr %130, i64 64
  %401 = load i64, ptr %400, align 8
  %402 = icmp slt i64 %396, %401
  br i1 %402, label %530, label %403

403:                                              ; preds = %399
  %404 = getelementptr inbounds nuw i8, ptr %130, i64 72
  %405 = load i64, ptr %404, align 8
  %406 = icmp sgt i64 %396, %405
  br i1 %406, label %530, label %407

407:                                              ; preds = %403
  %408 = load i64, ptr %130, align 8
  %409 = icmp eq i64 %408, 3
  br i1 %409, label %410, label %415

410:                                              ; preds = %407
  %411 = call i64 @llvm.abs.i64(i64 %396, i1 true)
  %412 = load i64, ptr %57, align 8
  %413 = icmp sgt i64 %411, %412
  br i1 %413, label %414, label %415

414:                                              ; preds = %410
  store i64 %411, ptr %57, align 8
  br label %415

415:                                              ; preds = %414, %410, %407
  %416 = load ptr, ptr %60, align 8
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 8
  store ptr %417, ptr %60, align 8
  store i64 %396, ptr %416, align 8
  br label %481

418:                                              ; preds = %132
  %419 = call fastcc i32 @real(ptr noundef nonnull %130, ptr noundef %134, ptr noundef nonnull %15)
  br label %481

420:                                              ; preds = %132
  %421 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %422 = load ptr, ptr %421, align 8
  %423 = icmp eq ptr %134, %422
  %424 = zext i1 %423 to i32
  br label %481

425:                                              ; preds = %132
  %426 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %427 = icmp eq ptr %134, %426
  %428 = zext i1 %427 to i64
  %429 = load ptr, ptr %60, align 8
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 8
  store ptr %430, ptr %60, align 8
  store i64 %428, ptr %429, align 8
  %431 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %432 = icmp eq ptr %134, %431
  %433 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %434 = icmp eq ptr %134, %433
  %435 = select i1 %432, i1 true, i1 %434
  %436 = zext i1 %435 to i32
  br label %481

437:                                              ; preds = %132, %132
  %438 = call fastcc i32 @parts(ptr noundef nonnull %13, ptr noundef nonnull %130, ptr noundef %134, ptr noundef nonnull %15)
  br label %481

439:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  store i32 0, ptr %10, align 4
  %440 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %441 = load ptr, ptr %440, align 8
  %442 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %443 = icmp eq ptr %441, %442
  br i1 %443, label %445, label %444

444:                                              ; preds = %439
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br label %478

445:                                              ; preds = %439
  %446 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %447 = call i64 %446(ptr noundef nonnull %134, ptr noundef nonnull %10) #11
  %448 = load i32, ptr %10, align 4
  %449 = icmp eq i32 %448, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br i1 %449, label %450, label %478

450:                                              ; preds = %445
  %451 = getelementptr inbounds nuw i8, ptr %130, i64 64
  %452 = load i64, ptr %451, align 8
  %453 = icmp eq i64 %447, %452
  br label %478

454:                                              ; preds = %132
  %455 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %456 = load ptr, ptr %455, align 8
  %457 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %458 = icmp eq ptr %456, %457
  br i1 %458, label %459, label %478

459:                                              ; preds = %454
  %460 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %461 = load i64, ptr %460, align 8
  %462 = getelementptr inbounds nuw i8, ptr %130, i64 64
  %463 = load i64, ptr %462, align 8
  %464 = icmp eq i64 %461, %463
  br label %478

465:                                              ; preds = %132
  %466 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %467 = load ptr, ptr %466, align 8
  %468 = icmp eq ptr %134, %467
  br i1 %468, label %478, label %469

469:                                              ; preds = %465
  %470 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %471 = load ptr, ptr %470, align 8
  %472 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %473 = icmp eq ptr %471, %472
  br i1 %473, label %474, label %478

474:                                              ; preds = %469
  %475 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %476 = call i32 %475(ptr noundef nonnull %134, ptr noundef %467) #11
  %477 = icmp eq i32 %476, 0
  br label %478

478:                                              ; preds = %444, %445, %450, %454, %459, %465, %469, %474
  %479 = phi i1 [ %464, %459 ], [ %453, %450 ], [ false, %445 ], [ false, %454 ], [ true, %465 ], [ false, %469 ], [ %477, %474 ], [ false, %444 ]
  %480 = zext i1 %479 to i32
  br label %481

481:                                              ; preds = %415, %383, %379, %364, %351, %252, %236, %418, %420, %425, %437, %478
  %482 = phi i32 [ %480, %478 ], [ %438, %437 ], [ %237, %236 ], [ %387, %383 ], [ %419, %418 ], [ %424, %420 ], [ %436, %425 ], [ 1, %364 ], [ 1, %415 ], [ %355, %351 ], [ 1, %252 ], [ 1, %379 ]
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %530, label %128, !llvm.loop !8

484:                                              ; preds = %128
  %485 = load i64, ptr %57, align 8
  %486 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %487 = load i64, ptr %486, align 8
  %488 = icmp slt i64 %485, %487
  br i1 %488, label %530, label %489

489:                                              ; preds = %484
  %490 = getelementptr inbounds nuw i8, ptr %67, i64 56
  %491 = load i64, ptr %490, align 8
  %492 = icmp sgt i64 %485, %491
  br i1 %492, label %530, label %493

493:                                              ; preds = %489
  %494 = load i32, ptr %58, align 8
  %495 = icmp sgt i32 %494, 0
  br i1 %495, label %496, label %531

496:                                              ; preds = %493
  %497 = zext nneg i32 %494 to i64
  br label %498

498:                                              ; preds = %496, %527
  %499 = phi i64 [ 0, %496 ], [ %528, %527 ]
  %500 = getelementptr inbounds nuw %struct.range, ptr %61, i64 %499
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 16
  %502 = load i64, ptr %501, align 8
  %503 = icmp eq i64 %502, 0
  br i1 %503, label %527, label %504

504:                                              ; preds = %498
  %505 = getelementptr inbounds nuw i8, ptr %500, i64 8
  br label %506

506:                                              ; preds = %504, %524
  %507 = phi i64 [ 0, %504 ], [ %525, %524 ]
  %508 = getelementptr inbounds nuw %struct.range, ptr %61, i64 %507
  %509 = icmp eq i64 %499, %507
  br i1 %509, label %524, label %510

510:                                              ; preds = %506
  %511 = load i64, ptr %500, align 8
  %512 = getelementptr inbounds nuw i8, ptr %508, i64 8
  %513 = load i64, ptr %512, align 8
  %514 = icmp slt i64 %511, %513
  br i1 %514, label %515, label %524

515:                                              ; preds = %510
  %516 = load i64, ptr %508, align 8
  %517 = load i64, ptr %505, align 8
  %518 = icmp slt i64 %516, %517
  %519 = icmp slt i64 %511, %517
  %520 = and i1 %518, %519
  %521 = icmp slt i64 %516, %513
  %522 = and i1 %521, %520
  br i1 %522, label %523, label %524

523:                                              ; preds = %515
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  br label %851

524:                                              ; preds = %515, %510, %506
  %525 = add nuw nsw i64 %507, 1
  %526 = icmp eq i64 %525, %497
  br i1 %526, label %527, label %506, !llvm.loop !9

527:                                              ; preds = %524, %498
  %528 = add nuw nsw i64 %499, 1
  %529 = icmp eq i64 %528, %497
  br i1 %529, label %531, label %498, !llvm.loop !10

530:                                              ; preds = %481, %137, %142, %148, %233, %265, %271, %277, %282, %356, %290, %315, %307, %296, %403, %399, %394, %489, %484, %393
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  br label %851

531:                                              ; preds = %527, %493
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  %532 = load i64, ptr %120, align 8
  %533 = icmp sgt i64 %532, 0
  br i1 %533, label %538, label %567

534:                                              ; preds = %555
  %535 = add nuw nsw i64 %539, 1
  %536 = load i64, ptr %120, align 8
  %537 = icmp slt i64 %535, %536
  br i1 %537, label %538, label %567, !llvm.loop !11

538:                                              ; preds = %531, %534
  %539 = phi i64 [ %535, %534 ], [ 0, %531 ]
  %540 = getelementptr inbounds nuw %struct.dependency, ptr %119, i64 %539
  %541 = load i64, ptr %540, align 8
  %542 = icmp eq i64 %541, 0
  br i1 %542, label %548, label %543

543:                                              ; preds = %538
  %544 = getelementptr inbounds nuw i8, ptr %540, i64 8
  %545 = load ptr, ptr %544, align 8
  %546 = getelementptr inbounds nuw i8, ptr %545, i64 16
  %547 = load ptr, ptr %546, align 8
  br label %555

548:                                              ; preds = %538
  %549 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %550 = getelementptr inbounds nuw i8, ptr %540, i64 8
  %551 = load ptr, ptr %550, align 8
  %552 = getelementptr inbounds nuw i8, ptr %540, i64 16
  %553 = load ptr, ptr %552, align 8
  %554 = call ptr %549(ptr noundef %551, ptr noundef %553) #11
  br label %555

555:                                              ; preds = %548, %543
  %556 = phi ptr [ %547, %543 ], [ %554, %548 ]
  %557 = getelementptr inbounds nuw i8, ptr %540, i64 24
  %558 = load ptr, ptr %557, align 8
  %559 = icmp eq ptr %556, %558
  br i1 %559, label %534, label %560

560:                                              ; preds = %555
  %561 = icmp eq ptr %556, null
  br i1 %561, label %562, label %851

562:                                              ; preds = %560
  %563 = load i64, ptr %540, align 8
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %565, label %851

565:                                              ; preds = %562
  %566 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  call void %566() #11
  br label %851

567:                                              ; preds = %531, %534
  %568 = getelementptr inbounds nuw i8, ptr %67, i64 88
  %569 = getelementptr inbounds nuw i8, ptr %67, i64 168
  %570 = load i64, ptr %569, align 8
  %571 = and i64 %570, 8
  %572 = icmp eq i64 %571, 0
  br i1 %572, label %573, label %588

573:                                              ; preds = %567
  %574 = getelementptr inbounds nuw i8, ptr %67, i64 104
  %575 = getelementptr inbounds nuw i8, ptr %15, i64 800
  %576 = load i64, ptr %574, align 8
  store i64 %576, ptr %575, align 8
  %577 = getelementptr inbounds nuw i8, ptr %67, i64 112
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr inbounds nuw i8, ptr %15, i64 808
  store i64 %578, ptr %579, align 8
  %580 = getelementptr inbounds nuw i8, ptr %67, i64 120
  %581 = load i64, ptr %580, align 8
  %582 = getelementptr inbounds nuw i8, ptr %15, i64 816
  store i64 %581, ptr %582, align 8
  %583 = getelementptr inbounds nuw i8, ptr %15, i64 824
  store i64 0, ptr %583, align 8
  %584 = getelementptr inbounds nuw i8, ptr %67, i64 160
  %585 = load i64, ptr %584, align 8
  %586 = icmp eq i64 %585, 0
  br i1 %586, label %587, label %592

587:                                              ; preds = %573
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  br label %617

588:                                              ; preds = %567
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #11
  %589 = call fastcc ptr @queue(ptr noundef %63, ptr noundef nonnull %68, ptr noundef %1, ptr noundef %15, ptr noundef %118, ptr noundef %16)
  %590 = load i32, ptr %16, align 4
  %591 = icmp eq i32 %590, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #11
  br i1 %591, label %863, label %860

592:                                              ; preds = %573
  %593 = load ptr, ptr @spare.0, align 8
  %594 = icmp eq ptr %593, null
  %595 = load i64, ptr @spare.1, align 8
  %596 = icmp slt i64 %595, %585
  %597 = select i1 %594, i1 true, i1 %596
  br i1 %597, label %603, label %598

598:                                              ; preds = %592
  store ptr null, ptr @spare.0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %599 = ptrtoint ptr %593 to i64
  %600 = add i64 %599, 63
  %601 = and i64 %600, -64
  %602 = inttoptr i64 %601 to ptr
  br label %617

603:                                              ; preds = %592
  %604 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  %605 = add i64 %585, 64
  %606 = call ptr %604(i64 noundef %605) #11
  %607 = icmp eq ptr %606, null
  br i1 %607, label %860, label %608

608:                                              ; preds = %603
  %609 = load i64, ptr %584, align 8
  %610 = freeze i64 %609
  %611 = icmp eq i64 %610, 0
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %612 = ptrtoint ptr %606 to i64
  %613 = add i64 %612, 63
  %614 = and i64 %613, -64
  %615 = inttoptr i64 %614 to ptr
  %616 = select i1 %611, ptr null, ptr %615
  br label %617

617:                                              ; preds = %608, %587, %598
  %618 = phi ptr [ %593, %598 ], [ %606, %608 ], [ undef, %587 ]
  %619 = phi i64 [ %595, %598 ], [ %585, %608 ], [ undef, %587 ]
  %620 = phi ptr [ %602, %598 ], [ %616, %608 ], [ null, %587 ]
  %621 = ptrtoint ptr %12 to i64
  store i64 %621, ptr %583, align 8
  %622 = getelementptr inbounds nuw i8, ptr %67, i64 72
  %623 = load ptr, ptr %622, align 8
  %624 = load i64, ptr %623, align 8
  %625 = add nsw i64 %624, 1
  store i64 %625, ptr %623, align 8
  %626 = load i64, ptr %569, align 8
  %627 = and i64 %626, 1
  %628 = icmp eq i64 %627, 0
  br i1 %628, label %636, label %629

629:                                              ; preds = %617
  %630 = getelementptr inbounds nuw i8, ptr %67, i64 128
  %631 = load i64, ptr %630, align 8
  %632 = icmp eq i64 %631, 0
  br i1 %632, label %636, label %633

633:                                              ; preds = %629
  %634 = getelementptr inbounds nuw i8, ptr %67, i64 80
  %635 = load ptr, ptr %634, align 8
  call void %635(ptr noundef nonnull %575, i64 noundef 0, i64 noundef %631, ptr noundef %620) #11
  br label %636

636:                                              ; preds = %633, %629, %617
  %637 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %637(ptr noundef nonnull %63) #11
  %638 = load i64, ptr %569, align 8
  %639 = and i64 %638, 1
  %640 = icmp eq i64 %639, 0
  br i1 %640, label %641, label %812

641:                                              ; preds = %636
  %642 = getelementptr inbounds nuw i8, ptr %67, i64 128
  %643 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %644 = getelementptr inbounds nuw i8, ptr %67, i64 176
  %645 = getelementptr inbounds nuw i8, ptr %67, i64 96
  %646 = getelementptr inbounds nuw i8, ptr %67, i64 144
  %647 = getelementptr inbounds nuw i8, ptr %67, i64 80
  %648 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %649 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %650 = getelementptr inbounds nuw i8, ptr %67, i64 152
  %651 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %652 = load i64, ptr %642, align 8
  %653 = icmp sgt i64 %652, 0
  br i1 %653, label %654, label %812

654:                                              ; preds = %641
  %655 = and i64 %638, 4
  %656 = icmp eq i64 %655, 0
  %657 = load ptr, ptr %568, align 8
  %658 = icmp ne ptr %657, null
  %659 = and i1 %656, %658
  %660 = zext i1 %659 to i32
  %661 = getelementptr inbounds nuw i8, ptr %67, i64 136
  %662 = load i64, ptr %661, align 8
  br label %663

663:                                              ; preds = %654, %809
  %664 = phi i64 [ %800, %809 ], [ %662, %654 ]
  %665 = phi i32 [ %799, %809 ], [ %660, %654 ]
  %666 = phi i64 [ %801, %809 ], [ 0, %654 ]
  %667 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  %668 = call ptr %667() #11
  %669 = icmp eq i32 %665, 0
  br i1 %669, label %670, label %755

670:                                              ; preds = %663
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  %671 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %672 = call i32 %671(i32 noundef 1, ptr noundef nonnull %9) #11
  %673 = load i64, ptr %9, align 8
  %674 = mul nsw i64 %673, 1000000000
  %675 = load i64, ptr %643, align 8
  %676 = add nsw i64 %674, %675
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  %677 = icmp eq i64 %666, 0
  br i1 %677, label %679, label %678

678:                                              ; preds = %689, %685, %679, %670
  br label %699

679:                                              ; preds = %670
  %680 = load ptr, ptr %644, align 8
  %681 = load atomic i64, ptr %680 monotonic, align 8
  %682 = load i64, ptr %642, align 8
  %683 = load ptr, ptr %568, align 8
  %684 = icmp eq ptr %683, null
  br i1 %684, label %678, label %685

685:                                              ; preds = %679
  %686 = load ptr, ptr %645, align 8
  %687 = load i32, ptr %686, align 4
  %688 = icmp eq i32 %687, 0
  br i1 %688, label %678, label %689

689:                                              ; preds = %685
  %690 = sdiv i64 50000, %682
  %691 = icmp sgt i64 %681, %690
  br i1 %691, label %692, label %678

692:                                              ; preds = %689
  %693 = load i64, ptr %646, align 8
  %694 = shl nsw i64 %693, 2
  %695 = sdiv i64 %682, %694
  %696 = sdiv i64 20000, %681
  %697 = call i64 @llvm.smin.i64(i64 %696, i64 %695)
  %698 = add nsw i64 %697, 1
  br label %755

699:                                              ; preds = %753, %678
  %700 = phi i64 [ %664, %678 ], [ %754, %753 ]
  %701 = phi i64 [ %676, %678 ], [ %715, %753 ]
  %702 = phi i64 [ %666, %678 ], [ %707, %753 ]
  %703 = load i64, ptr %642, align 8
  %704 = sub nsw i64 %703, %702
  %705 = call i64 @llvm.smin.i64(i64 %704, i64 %700)
  %706 = load ptr, ptr %647, align 8
  %707 = add nsw i64 %705, %702
  call void %706(ptr noundef nonnull %575, i64 noundef %702, i64 noundef %707, ptr noundef %620) #11
  %708 = load i64, ptr %642, align 8
  %709 = sub nsw i64 %708, %707
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  %710 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %711 = call i32 %710(i32 noundef 1, ptr noundef nonnull %8) #11
  %712 = load i64, ptr %8, align 8
  %713 = mul nsw i64 %712, 1000000000
  %714 = load i64, ptr %648, align 8
  %715 = add nsw i64 %713, %714
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  %716 = sub nsw i64 %715, %701
  %717 = icmp eq i64 %708, %707
  br i1 %717, label %798, label %718

718:                                              ; preds = %699
  %719 = sub nsw i64 %715, %676
  %720 = icmp sgt i64 %719, 50000000
  br i1 %720, label %798, label %721

721:                                              ; preds = %718
  %722 = icmp sgt i64 %719, 20000
  br i1 %722, label %723, label %743

723:                                              ; preds = %721
  %724 = sdiv i64 %716, %705
  %725 = load ptr, ptr %568, align 8
  %726 = icmp eq ptr %725, null
  br i1 %726, label %743, label %727

727:                                              ; preds = %723
  %728 = load ptr, ptr %645, align 8
  %729 = load i32, ptr %728, align 4
  %730 = icmp eq i32 %729, 0
  br i1 %730, label %743, label %731

731:                                              ; preds = %727
  %732 = sdiv i64 50000, %709
  %733 = icmp slt i64 %724, %732
  br i1 %733, label %743, label %734

734:                                              ; preds = %731
  %735 = add nsw i64 %724, 1
  %736 = load i64, ptr %646, align 8
  %737 = shl nsw i64 %736, 2
  %738 = sdiv i64 %709, %737
  %739 = sdiv i64 20000, %735
  %740 = call i64 @llvm.smin.i64(i64 %739, i64 %738)
  %741 = add nsw i64 %740, 1
  %742 = load ptr, ptr %644, align 8
  store atomic i64 %735, ptr %742 monotonic, align 8
  br label %755

743:                                              ; preds = %731, %727, %723, %721
  %744 = icmp slt i64 %716, 100000
  br i1 %744, label %745, label %747

745:                                              ; preds = %743
  %746 = shl nsw i64 %700, 1
  br label %753

747:                                              ; preds = %743
  %748 = icmp samesign ugt i64 %716, 400000
  %749 = icmp sgt i64 %700, 1
  %750 = and i1 %749, %748
  %751 = zext i1 %750 to i64
  %752 = lshr i64 %700, %751
  br label %753

753:                                              ; preds = %747, %745
  %754 = phi i64 [ %752, %747 ], [ %746, %745 ]
  br label %699

755:                                              ; preds = %734, %692, %663
  %756 = phi i64 [ %666, %663 ], [ 0, %692 ], [ %707, %734 ]
  %757 = phi i64 [ %664, %663 ], [ %698, %692 ], [ %741, %734 ]
  %758 = load i64, ptr %642, align 8
  %759 = icmp slt i64 %756, %758
  br i1 %759, label %760, label %798

760:                                              ; preds = %755
  %761 = load i64, ptr %569, align 8
  %762 = and i64 %761, 4
  %763 = icmp eq i64 %762, 0
  br i1 %763, label %772, label %764

764:                                              ; preds = %760
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  %765 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %766 = call i32 %765(i32 noundef 1, ptr noundef nonnull %7) #11
  %767 = load i64, ptr %7, align 8
  %768 = mul nsw i64 %767, 1000000000
  %769 = load i64, ptr %649, align 8
  %770 = add nsw i64 %768, %769
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  %771 = load i64, ptr %642, align 8
  br label %772

772:                                              ; preds = %764, %760
  %773 = phi i64 [ %771, %764 ], [ %758, %760 ]
  %774 = phi i64 [ %770, %764 ], [ 0, %760 ]
  %775 = load ptr, ptr %568, align 8
  %776 = load ptr, ptr %647, align 8
  %777 = load i64, ptr %650, align 8
  %778 = load i64, ptr %646, align 8
  %779 = trunc i64 %778 to i32
  %780 = call i64 %775(ptr noundef %776, ptr noundef nonnull %575, i64 noundef %756, i64 noundef %773, i64 noundef %757, ptr noundef %620, i64 noundef %777, i32 noundef %779, i64 noundef 50000000) #11
  %781 = icmp ne i64 %774, 0
  %782 = icmp sgt i64 %780, %756
  %783 = select i1 %781, i1 %782, i1 false
  br i1 %783, label %784, label %798

784:                                              ; preds = %772
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %785 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %786 = call i32 %785(i32 noundef 1, ptr noundef nonnull %6) #11
  %787 = load i64, ptr %6, align 8
  %788 = mul nsw i64 %787, 1000000000
  %789 = load i64, ptr %651, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  %790 = sub i64 %789, %774
  %791 = add i64 %790, %788
  %792 = load i64, ptr %646, align 8
  %793 = mul nsw i64 %791, %792
  %794 = sub nsw i64 %780, %756
  %795 = sdiv i64 %793, %794
  %796 = load ptr, ptr %644, align 8
  %797 = add nsw i64 %795, 1
  store atomic i64 %797, ptr %796 monotonic, align 8
  br label %798

798:                                              ; preds = %718, %699, %784, %772, %755
  %799 = phi i32 [ 1, %772 ], [ 1, %755 ], [ 1, %784 ], [ 0, %699 ], [ 0, %718 ]
  %800 = phi i64 [ %757, %772 ], [ %757, %755 ], [ %757, %784 ], [ %700, %699 ], [ %700, %718 ]
  %801 = phi i64 [ %780, %772 ], [ %756, %755 ], [ %780, %784 ], [ %707, %699 ], [ %707, %718 ]
  %802 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  call void %802(ptr noundef %668) #11
  %803 = load i64, ptr %642, align 8
  %804 = icmp slt i64 %801, %803
  br i1 %804, label %805, label %812

805:                                              ; preds = %798
  %806 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %807 = call i32 %806() #11
  %808 = icmp eq i32 %807, 0
  br i1 %808, label %809, label %839

809:                                              ; preds = %805
  %810 = load i64, ptr %642, align 8
  %811 = icmp slt i64 %801, %810
  br i1 %811, label %663, label %812, !llvm.loop !12

812:                                              ; preds = %798, %809, %641, %636
  %813 = load i64, ptr %12, align 16
  %814 = icmp eq i64 %813, 0
  br i1 %814, label %836, label %815

815:                                              ; preds = %812
  %816 = load i64, ptr %569, align 8
  %817 = and i64 %816, 2
  %818 = icmp eq i64 %817, 0
  br i1 %818, label %836, label %819

819:                                              ; preds = %815
  %820 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 280), align 8
  %821 = getelementptr inbounds i8, ptr %63, i64 %820
  %822 = load ptr, ptr %821, align 8
  %823 = add nsw i64 %813, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %824 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %825 = call ptr %824(i64 noundef %823) #11
  store ptr %825, ptr %5, align 8
  %826 = icmp eq ptr %825, null
  br i1 %826, label %834, label %827

827:                                              ; preds = %819
  %828 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %828(ptr noundef %822) #11
  %829 = load ptr, ptr @py, align 8
  %830 = call ptr %829(ptr noundef %822, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #11
  %831 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %832 = load ptr, ptr %5, align 8
  call void %831(ptr noundef %832) #11
  %833 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %833(ptr noundef %822) #11
  br label %834

834:                                              ; preds = %819, %827
  %835 = phi ptr [ %830, %827 ], [ null, %819 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %839

836:                                              ; preds = %815, %812
  %837 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %838 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  call void %837(ptr noundef %838) #11
  br label %839

839:                                              ; preds = %805, %836, %834
  %840 = phi ptr [ %835, %834 ], [ %838, %836 ], [ null, %805 ]
  %841 = load i64, ptr %584, align 8
  %842 = icmp eq i64 %841, 0
  br i1 %842, label %849, label %843

843:                                              ; preds = %839
  %844 = load ptr, ptr @spare.0, align 8
  %845 = icmp eq ptr %844, null
  br i1 %845, label %846, label %847

846:                                              ; preds = %843
  store ptr %618, ptr @spare.0, align 8
  store i64 %619, ptr @spare.1, align 8
  br label %849

847:                                              ; preds = %843
  %848 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  call void %848(ptr noundef %618) #11
  br label %849

849:                                              ; preds = %847, %846, %839
  %850 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %850(ptr noundef nonnull %63) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  br label %863

851:                                              ; preds = %562, %565, %560, %62, %523, %84, %72, %530
  %852 = phi ptr [ %118, %530 ], [ %64, %62 ], [ %64, %72 ], [ %64, %84 ], [ %118, %523 ], [ %118, %560 ], [ %118, %565 ], [ %118, %562 ]
  %853 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 272), align 8
  %854 = getelementptr inbounds i8, ptr %63, i64 %853
  %855 = load ptr, ptr %854, align 8
  %856 = icmp ne ptr %855, null
  %857 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %858 = icmp ne ptr %855, %857
  %859 = select i1 %856, i1 %858, i1 false
  br i1 %859, label %62, label %860, !llvm.loop !13

860:                                              ; preds = %851, %110, %101, %52, %603, %588, %4
  %861 = load ptr, ptr @py, align 8
  %862 = call ptr %861(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #11
  br label %863

863:                                              ; preds = %588, %849, %860
  %864 = phi ptr [ %862, %860 ], [ %840, %849 ], [ %589, %588 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #11
  ret ptr %864
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: noinline nounwind
define internal fastcc ptr @queue(ptr noundef nonnull %0, ptr noundef %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull %3, ptr noundef captures(address_is_null) %4, ptr noundef nonnull captures(none) initializes((0, 4)) %5) unnamed_addr #4 {
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
  %96 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
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
  %105 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 280), align 8
  %106 = getelementptr inbounds i8, ptr %0, i64 %105
  %107 = load ptr, ptr %106, align 8
  %108 = sext i32 %83 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  %109 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
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
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
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
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %25 = icmp eq ptr %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br label %90

27:                                               ; preds = %21
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
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
  %79 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
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
  %89 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  call void %89() #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %90

90:                                               ; preds = %38, %73, %42, %82, %88, %26, %18, %27
  %91 = phi i32 [ 0, %26 ], [ 0, %88 ], [ 0, %27 ], [ 0, %18 ], [ 1, %82 ], [ 1, %42 ], [ 1, %73 ], [ 1, %38 ]
  ret i32 %91
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @parts(ptr noundef nonnull %0, ptr noundef readonly captures(none) %1, ptr noundef %2, ptr noundef nonnull %3) unnamed_addr #4 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %1, align 8
  %12 = icmp eq i64 %11, 11
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load ptr, ptr %13, align 8
  br i1 %12, label %15, label %398

15:                                               ; preds = %4
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 208), align 8
  %17 = icmp eq ptr %14, %16
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 216), align 8
  %19 = icmp eq ptr %14, %18
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %782

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, %10
  br i1 %24, label %25, label %782

25:                                               ; preds = %21
  %26 = icmp sgt i64 %10, 0
  br i1 %26, label %27, label %395

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 24
  br label %33

33:                                               ; preds = %27, %392
  %34 = phi i64 [ 0, %27 ], [ %393, %392 ]
  %35 = load ptr, ptr %13, align 8
  %36 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 208), align 8
  %37 = icmp eq ptr %35, %36
  br i1 %37, label %38, label %40

38:                                               ; preds = %33
  %39 = load ptr, ptr %28, align 8
  br label %40

40:                                               ; preds = %33, %38
  %41 = phi ptr [ %39, %38 ], [ %28, %33 ]
  %42 = getelementptr inbounds nuw ptr, ptr %41, i64 %34
  %43 = load ptr, ptr %42, align 8
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 88
  store ptr %45, ptr %0, align 8
  %46 = load i64, ptr %44, align 8
  switch i64 %46, label %373 [
    i64 0, label %47
    i64 1, label %175
    i64 2, label %298
    i64 3, label %298
    i64 4, label %328
    i64 6, label %330
    i64 5, label %335
    i64 10, label %345
    i64 11, label %345
    i64 7, label %347
    i64 8, label %362
  ]

47:                                               ; preds = %40
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %49 = load ptr, ptr %48, align 8
  %50 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %51 = icmp eq ptr %49, %50
  br i1 %51, label %52, label %395

52:                                               ; preds = %47
  %53 = getelementptr inbounds nuw i8, ptr %43, i64 56
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %54, %56
  br i1 %57, label %58, label %395

58:                                               ; preds = %52
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %60 = load i64, ptr %59, align 8
  %61 = trunc i64 %60 to i32
  %62 = shl i32 %61, 10
  %63 = and i32 %62, 1024
  %64 = getelementptr inbounds nuw i8, ptr %44, i64 48
  %65 = load i64, ptr %64, align 8
  %66 = lshr i64 %65, 63
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = or disjoint i32 %63, %67
  %69 = or disjoint i32 %68, 256
  %70 = getelementptr inbounds nuw i8, ptr %43, i64 64
  %71 = load i32, ptr %70, align 8
  %72 = and i32 %69, %71
  %73 = icmp eq i32 %72, %69
  br i1 %73, label %74, label %395

74:                                               ; preds = %58
  %75 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %76 = load i32, ptr %75, align 8
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %102

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %80 = load ptr, ptr %79, align 8
  %81 = zext nneg i32 %76 to i64
  %82 = and i64 %81, 7
  %83 = icmp ult i32 %76, 8
  br i1 %83, label %88, label %84

84:                                               ; preds = %78
  %85 = and i64 %81, 2147483640
  br label %105

86:                                               ; preds = %105
  %87 = icmp eq i64 %82, 0
  br i1 %87, label %102, label %88

88:                                               ; preds = %86, %78
  %89 = phi i64 [ 0, %78 ], [ %140, %86 ]
  %90 = phi i64 [ 1, %78 ], [ %139, %86 ]
  %91 = icmp ne i64 %82, 0
  call void @llvm.assume(i1 %91)
  br label %92

92:                                               ; preds = %92, %88
  %93 = phi i64 [ %89, %88 ], [ %99, %92 ]
  %94 = phi i64 [ %90, %88 ], [ %98, %92 ]
  %95 = phi i64 [ 0, %88 ], [ %100, %92 ]
  %96 = getelementptr inbounds nuw i64, ptr %80, i64 %93
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %94
  %99 = add nuw nsw i64 %93, 1
  %100 = add i64 %95, 1
  %101 = icmp eq i64 %100, %82
  br i1 %101, label %102, label %92, !llvm.loop !14

102:                                              ; preds = %86, %92, %74
  %103 = phi i64 [ 1, %74 ], [ %139, %86 ], [ %98, %92 ]
  %104 = icmp sgt i64 %65, -1
  br i1 %104, label %143, label %148

105:                                              ; preds = %105, %84
  %106 = phi i64 [ 0, %84 ], [ %140, %105 ]
  %107 = phi i64 [ 1, %84 ], [ %139, %105 ]
  %108 = phi i64 [ 0, %84 ], [ %141, %105 ]
  %109 = getelementptr inbounds nuw i64, ptr %80, i64 %106
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %107
  %112 = getelementptr inbounds nuw i64, ptr %80, i64 %106
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %114, %111
  %116 = getelementptr inbounds nuw i64, ptr %80, i64 %106
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 16
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %118, %115
  %120 = getelementptr inbounds nuw i64, ptr %80, i64 %106
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 24
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %122, %119
  %124 = getelementptr inbounds nuw i64, ptr %80, i64 %106
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 32
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %126, %123
  %128 = getelementptr inbounds nuw i64, ptr %80, i64 %106
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %130, %127
  %132 = getelementptr inbounds nuw i64, ptr %80, i64 %106
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 48
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %134, %131
  %136 = getelementptr inbounds nuw i64, ptr %80, i64 %106
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 56
  %138 = load i64, ptr %137, align 8
  %139 = mul nsw i64 %138, %135
  %140 = add nuw nsw i64 %106, 8
  %141 = add i64 %108, 8
  %142 = icmp eq i64 %141, %85
  br i1 %142, label %86, label %105, !llvm.loop !5

143:                                              ; preds = %102
  %144 = sext i32 %76 to i64
  %145 = icmp eq i64 %65, %144
  br i1 %145, label %146, label %395

146:                                              ; preds = %143
  %147 = call fastcc i32 @strided(ptr noundef nonnull %44, ptr noundef nonnull %43, ptr noundef nonnull %3, i64 noundef %103)
  br label %389

148:                                              ; preds = %102
  %149 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %150 = load ptr, ptr %149, align 8
  %151 = ptrtoint ptr %150 to i64
  %152 = load ptr, ptr %29, align 8
  store i64 %151, ptr %152, align 8
  %153 = load ptr, ptr %29, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store i64 %103, ptr %154, align 8
  %155 = load ptr, ptr %29, align 8
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 16
  store i64 %103, ptr %156, align 8
  %157 = load ptr, ptr %29, align 8
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 24
  store ptr %158, ptr %29, align 8
  %159 = load i64, ptr %30, align 8
  %160 = icmp sgt i64 %103, %159
  br i1 %160, label %161, label %162

161:                                              ; preds = %148
  store i64 %103, ptr %30, align 8
  br label %162

162:                                              ; preds = %148, %161
  %163 = getelementptr inbounds nuw i8, ptr %44, i64 56
  %164 = load i64, ptr %163, align 8
  %165 = shl i64 %103, %164
  %166 = add nsw i64 %165, %151
  %167 = load i32, ptr %32, align 8
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %32, align 8
  %169 = sext i32 %167 to i64
  %170 = getelementptr inbounds %struct.range, ptr %31, i64 %169
  store i64 %151, ptr %170, align 8
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 8
  store i64 %166, ptr %171, align 8
  %172 = load i64, ptr %59, align 8
  %173 = and i64 %172, 2
  %174 = getelementptr inbounds nuw i8, ptr %170, i64 16
  store i64 %173, ptr %174, align 8
  br label %392

175:                                              ; preds = %40
  %176 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %177 = load ptr, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %179 = load ptr, ptr %178, align 8
  %180 = icmp eq ptr %177, %179
  br i1 %180, label %181, label %395

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i8, ptr %44, i64 40
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds i8, ptr %43, i64 %183
  %185 = load ptr, ptr %184, align 8
  %186 = icmp eq ptr %185, null
  br i1 %186, label %395, label %187

187:                                              ; preds = %181
  %188 = getelementptr inbounds nuw i8, ptr %185, i64 8
  %189 = load ptr, ptr %188, align 8
  %190 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %191 = icmp eq ptr %189, %190
  br i1 %191, label %192, label %395

192:                                              ; preds = %187
  %193 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 288), align 8
  %194 = getelementptr inbounds i8, ptr %185, i64 %193
  %195 = load ptr, ptr %194, align 8
  %196 = icmp eq ptr %195, null
  %197 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %198 = icmp eq ptr %195, %197
  %199 = select i1 %196, i1 true, i1 %198
  br i1 %199, label %395, label %200

200:                                              ; preds = %192
  %201 = getelementptr inbounds nuw i8, ptr %195, i64 32
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %44, i64 32
  %204 = load ptr, ptr %203, align 8
  %205 = icmp eq ptr %202, %204
  br i1 %205, label %206, label %395

206:                                              ; preds = %200
  %207 = getelementptr inbounds nuw i8, ptr %195, i64 40
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %210 = load ptr, ptr %209, align 8
  %211 = icmp eq ptr %208, %210
  br i1 %211, label %212, label %395

212:                                              ; preds = %206
  %213 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %214 = load i64, ptr %213, align 8
  %215 = and i64 %214, 1
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %221, label %217

217:                                              ; preds = %212
  %218 = getelementptr inbounds nuw i8, ptr %195, i64 104
  %219 = load i64, ptr %218, align 8
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %395, label %221

221:                                              ; preds = %217, %212
  %222 = getelementptr inbounds nuw i8, ptr %195, i64 112
  %223 = load ptr, ptr %222, align 8
  %224 = icmp eq ptr %223, null
  br i1 %224, label %229, label %225

225:                                              ; preds = %221
  %226 = load ptr, ptr %223, align 8
  %227 = load ptr, ptr %3, align 8
  %228 = icmp eq ptr %226, %227
  br i1 %228, label %229, label %395

229:                                              ; preds = %225, %221
  %230 = getelementptr inbounds nuw i8, ptr %195, i64 48
  %231 = load i64, ptr %230, align 8
  %232 = load ptr, ptr %29, align 8
  store i64 %231, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %195, i64 56
  %234 = load i64, ptr %233, align 8
  %235 = load ptr, ptr %29, align 8
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 8
  store i64 %234, ptr %236, align 8
  %237 = getelementptr inbounds nuw i8, ptr %195, i64 64
  %238 = load i64, ptr %237, align 8
  %239 = load ptr, ptr %29, align 8
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 16
  store i64 %238, ptr %240, align 8
  %241 = load ptr, ptr %29, align 8
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 24
  store ptr %242, ptr %29, align 8
  %243 = getelementptr inbounds nuw i8, ptr %195, i64 72
  %244 = load i64, ptr %243, align 8
  %245 = load i64, ptr %30, align 8
  %246 = icmp sgt i64 %244, %245
  br i1 %246, label %247, label %248

247:                                              ; preds = %229
  store i64 %244, ptr %30, align 8
  br label %248

248:                                              ; preds = %229, %247
  %249 = getelementptr inbounds nuw i8, ptr %195, i64 80
  %250 = load i32, ptr %32, align 8
  %251 = add nsw i32 %250, 1
  %252 = sext i32 %250 to i64
  %253 = getelementptr inbounds %struct.range, ptr %31, i64 %252
  %254 = load <2 x i64>, ptr %249, align 8
  store i32 %251, ptr %32, align 8
  store <2 x i64> %254, ptr %253, align 8
  %255 = load i64, ptr %213, align 8
  %256 = and i64 %255, 2
  %257 = getelementptr inbounds nuw i8, ptr %253, i64 16
  store i64 %256, ptr %257, align 8
  %258 = getelementptr inbounds nuw i8, ptr %44, i64 48
  %259 = load i64, ptr %258, align 8
  %260 = icmp slt i64 %259, 0
  br i1 %260, label %261, label %266

261:                                              ; preds = %248
  %262 = getelementptr inbounds nuw i8, ptr %195, i64 96
  %263 = load i64, ptr %262, align 8
  %264 = icmp ne i64 %263, 0
  %265 = zext i1 %264 to i32
  br label %389

266:                                              ; preds = %248
  %267 = getelementptr inbounds nuw i8, ptr %195, i64 120
  %268 = load i64, ptr %267, align 8
  %269 = icmp eq i64 %268, %259
  br i1 %269, label %270, label %395

270:                                              ; preds = %266
  %271 = icmp eq i64 %259, 0
  br i1 %271, label %274, label %272

272:                                              ; preds = %270
  %273 = getelementptr inbounds nuw i8, ptr %195, i64 128
  br label %279

274:                                              ; preds = %279, %270
  %275 = phi i64 [ 0, %270 ], [ %286, %279 ]
  %276 = getelementptr inbounds nuw i8, ptr %195, i64 96
  %277 = load i64, ptr %276, align 8
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %289, label %392

279:                                              ; preds = %272, %279
  %280 = phi i64 [ 0, %272 ], [ %285, %279 ]
  %281 = getelementptr inbounds nuw i64, ptr %273, i64 %280
  %282 = load i64, ptr %281, align 8
  %283 = load ptr, ptr %29, align 8
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 8
  store ptr %284, ptr %29, align 8
  store i64 %282, ptr %283, align 8
  %285 = add nuw nsw i64 %280, 1
  %286 = load i64, ptr %267, align 8
  %287 = shl nsw i64 %286, 1
  %288 = icmp slt i64 %285, %287
  br i1 %288, label %279, label %274, !llvm.loop !7

289:                                              ; preds = %274
  %290 = load i64, ptr %213, align 8
  %291 = and i64 %290, 2
  %292 = icmp eq i64 %291, 0
  br i1 %292, label %392, label %293

293:                                              ; preds = %289
  %294 = getelementptr inbounds nuw i8, ptr %195, i64 128
  %295 = getelementptr inbounds i64, ptr %294, i64 %275
  %296 = call fastcc i32 @meets_itself(i64 noundef %275, ptr noundef nonnull %294, ptr noundef nonnull %295)
  %297 = xor i32 %296, 1
  br label %389

298:                                              ; preds = %40, %40
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  store i32 0, ptr %7, align 4
  %299 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %300 = load ptr, ptr %299, align 8
  %301 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %302 = icmp eq ptr %300, %301
  br i1 %302, label %304, label %303

303:                                              ; preds = %298
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  br label %395

304:                                              ; preds = %298
  %305 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %306 = call i64 %305(ptr noundef nonnull %43, ptr noundef nonnull %7) #11
  %307 = load i32, ptr %7, align 4
  %308 = icmp eq i32 %307, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  br i1 %308, label %309, label %395

309:                                              ; preds = %304
  %310 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %311 = load i64, ptr %310, align 8
  %312 = icmp slt i64 %306, %311
  br i1 %312, label %395, label %313

313:                                              ; preds = %309
  %314 = getelementptr inbounds nuw i8, ptr %44, i64 72
  %315 = load i64, ptr %314, align 8
  %316 = icmp sgt i64 %306, %315
  br i1 %316, label %395, label %317

317:                                              ; preds = %313
  %318 = load i64, ptr %44, align 8
  %319 = icmp eq i64 %318, 3
  br i1 %319, label %320, label %325

320:                                              ; preds = %317
  %321 = call i64 @llvm.abs.i64(i64 %306, i1 true)
  %322 = load i64, ptr %30, align 8
  %323 = icmp sgt i64 %321, %322
  br i1 %323, label %324, label %325

324:                                              ; preds = %320
  store i64 %321, ptr %30, align 8
  br label %325

325:                                              ; preds = %324, %320, %317
  %326 = load ptr, ptr %29, align 8
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 8
  store ptr %327, ptr %29, align 8
  store i64 %306, ptr %326, align 8
  br label %392

328:                                              ; preds = %40
  %329 = call fastcc i32 @real(ptr noundef nonnull %44, ptr noundef %43, ptr noundef nonnull %3)
  br label %389

330:                                              ; preds = %40
  %331 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %332 = load ptr, ptr %331, align 8
  %333 = icmp eq ptr %43, %332
  %334 = zext i1 %333 to i32
  br label %389

335:                                              ; preds = %40
  %336 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %337 = icmp eq ptr %43, %336
  %338 = zext i1 %337 to i64
  %339 = load ptr, ptr %29, align 8
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 8
  store ptr %340, ptr %29, align 8
  store i64 %338, ptr %339, align 8
  %341 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %342 = icmp eq ptr %43, %341
  %343 = select i1 %337, i1 true, i1 %342
  %344 = zext i1 %343 to i32
  br label %389

345:                                              ; preds = %40, %40
  %346 = call fastcc i32 @parts(ptr noundef nonnull %0, ptr noundef nonnull %44, ptr noundef %43, ptr noundef nonnull %3)
  br label %389

347:                                              ; preds = %40
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  store i32 0, ptr %6, align 4
  %348 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %349 = load ptr, ptr %348, align 8
  %350 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %351 = icmp eq ptr %349, %350
  br i1 %351, label %353, label %352

352:                                              ; preds = %347
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  br label %386

353:                                              ; preds = %347
  %354 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %355 = call i64 %354(ptr noundef nonnull %43, ptr noundef nonnull %6) #11
  %356 = load i32, ptr %6, align 4
  %357 = icmp eq i32 %356, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  br i1 %357, label %358, label %386

358:                                              ; preds = %353
  %359 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %360 = load i64, ptr %359, align 8
  %361 = icmp eq i64 %355, %360
  br label %386

362:                                              ; preds = %40
  %363 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %364 = load ptr, ptr %363, align 8
  %365 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %366 = icmp eq ptr %364, %365
  br i1 %366, label %367, label %386

367:                                              ; preds = %362
  %368 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %369 = load i64, ptr %368, align 8
  %370 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %371 = load i64, ptr %370, align 8
  %372 = icmp eq i64 %369, %371
  br label %386

373:                                              ; preds = %40
  %374 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %375 = load ptr, ptr %374, align 8
  %376 = icmp eq ptr %43, %375
  br i1 %376, label %386, label %377

377:                                              ; preds = %373
  %378 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %379 = load ptr, ptr %378, align 8
  %380 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %381 = icmp eq ptr %379, %380
  br i1 %381, label %382, label %386

382:                                              ; preds = %377
  %383 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %384 = call i32 %383(ptr noundef nonnull %43, ptr noundef %375) #11
  %385 = icmp eq i32 %384, 0
  br label %386

386:                                              ; preds = %352, %353, %358, %362, %367, %373, %377, %382
  %387 = phi i1 [ %372, %367 ], [ %361, %358 ], [ false, %353 ], [ false, %362 ], [ true, %373 ], [ false, %377 ], [ %385, %382 ], [ false, %352 ]
  %388 = zext i1 %387 to i32
  br label %389

389:                                              ; preds = %293, %261, %146, %328, %330, %335, %345, %386
  %390 = phi i32 [ %388, %386 ], [ %346, %345 ], [ %147, %146 ], [ %297, %293 ], [ %329, %328 ], [ %334, %330 ], [ %344, %335 ], [ %265, %261 ]
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %395, label %392

392:                                              ; preds = %289, %162, %325, %274, %389
  %393 = add nuw nsw i64 %34, 1
  %394 = icmp eq i64 %393, %10
  br i1 %394, label %395, label %33, !llvm.loop !15

395:                                              ; preds = %389, %392, %47, %52, %58, %143, %175, %181, %187, %192, %266, %200, %225, %217, %206, %313, %309, %304, %25, %303
  %396 = phi i64 [ %34, %303 ], [ 0, %25 ], [ %34, %389 ], [ %10, %392 ], [ %34, %47 ], [ %34, %52 ], [ %34, %58 ], [ %34, %143 ], [ %34, %175 ], [ %34, %181 ], [ %34, %187 ], [ %34, %192 ], [ %34, %266 ], [ %34, %200 ], [ %34, %225 ], [ %34, %217 ], [ %34, %206 ], [ %34, %313 ], [ %34, %309 ], [ %34, %304 ]
  %397 = icmp eq i64 %396, %10
  br label %782

398:                                              ; preds = %4
  %399 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %400 = load ptr, ptr %399, align 8
  %401 = icmp eq ptr %14, %400
  br i1 %401, label %402, label %782

402:                                              ; preds = %398
  %403 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %404 = tail call ptr %403(ptr noundef nonnull %2, ptr noundef null) #11
  %405 = icmp eq ptr %404, null
  br i1 %405, label %413, label %406

406:                                              ; preds = %402
  %407 = icmp sgt i64 %10, 0
  br i1 %407, label %408, label %778

408:                                              ; preds = %406
  %409 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %410 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %411 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %412 = getelementptr inbounds nuw i8, ptr %3, i64 24
  br label %415

413:                                              ; preds = %402
  %414 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  tail call void %414() #11
  br label %782

415:                                              ; preds = %408, %775
  %416 = phi i64 [ 0, %408 ], [ %776, %775 ]
  %417 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %418 = load ptr, ptr %0, align 8
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 80
  %420 = load ptr, ptr %419, align 8
  %421 = call ptr %417(ptr noundef nonnull %404, ptr noundef %420) #11
  %422 = icmp eq ptr %421, null
  br i1 %422, label %423, label %425

423:                                              ; preds = %415
  %424 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  call void %424() #11
  br label %778

425:                                              ; preds = %415
  %426 = load ptr, ptr %0, align 8
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 88
  store ptr %427, ptr %0, align 8
  %428 = load i64, ptr %426, align 8
  switch i64 %428, label %755 [
    i64 0, label %429
    i64 1, label %557
    i64 2, label %680
    i64 3, label %680
    i64 4, label %710
    i64 6, label %712
    i64 5, label %717
    i64 10, label %727
    i64 11, label %727
    i64 7, label %729
    i64 8, label %744
  ]

429:                                              ; preds = %425
  %430 = getelementptr inbounds nuw i8, ptr %421, i64 8
  %431 = load ptr, ptr %430, align 8
  %432 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %433 = icmp eq ptr %431, %432
  br i1 %433, label %434, label %778

434:                                              ; preds = %429
  %435 = getelementptr inbounds nuw i8, ptr %421, i64 56
  %436 = load ptr, ptr %435, align 8
  %437 = getelementptr inbounds nuw i8, ptr %426, i64 24
  %438 = load ptr, ptr %437, align 8
  %439 = icmp eq ptr %436, %438
  br i1 %439, label %440, label %778

440:                                              ; preds = %434
  %441 = getelementptr inbounds nuw i8, ptr %426, i64 8
  %442 = load i64, ptr %441, align 8
  %443 = trunc i64 %442 to i32
  %444 = shl i32 %443, 10
  %445 = and i32 %444, 1024
  %446 = getelementptr inbounds nuw i8, ptr %426, i64 48
  %447 = load i64, ptr %446, align 8
  %448 = lshr i64 %447, 63
  %449 = trunc nuw nsw i64 %448 to i32
  %450 = or disjoint i32 %445, %449
  %451 = or disjoint i32 %450, 256
  %452 = getelementptr inbounds nuw i8, ptr %421, i64 64
  %453 = load i32, ptr %452, align 8
  %454 = and i32 %451, %453
  %455 = icmp eq i32 %454, %451
  br i1 %455, label %456, label %778

456:                                              ; preds = %440
  %457 = getelementptr inbounds nuw i8, ptr %421, i64 24
  %458 = load i32, ptr %457, align 8
  %459 = icmp sgt i32 %458, 0
  br i1 %459, label %460, label %484

460:                                              ; preds = %456
  %461 = getelementptr inbounds nuw i8, ptr %421, i64 32
  %462 = load ptr, ptr %461, align 8
  %463 = zext nneg i32 %458 to i64
  %464 = and i64 %463, 7
  %465 = icmp ult i32 %458, 8
  br i1 %465, label %470, label %466

466:                                              ; preds = %460
  %467 = and i64 %463, 2147483640
  br label %487

468:                                              ; preds = %487
  %469 = icmp eq i64 %464, 0
  br i1 %469, label %484, label %470

470:                                              ; preds = %468, %460
  %471 = phi i64 [ 0, %460 ], [ %522, %468 ]
  %472 = phi i64 [ 1, %460 ], [ %521, %468 ]
  %473 = icmp ne i64 %464, 0
  call void @llvm.assume(i1 %473)
  br label %474

474:                                              ; preds = %474, %470
  %475 = phi i64 [ %471, %470 ], [ %481, %474 ]
  %476 = phi i64 [ %472, %470 ], [ %480, %474 ]
  %477 = phi i64 [ 0, %470 ], [ %482, %474 ]
  %478 = getelementptr inbounds nuw i64, ptr %462, i64 %475
  %479 = load i64, ptr %478, align 8
  %480 = mul nsw i64 %479, %476
  %481 = add nuw nsw i64 %475, 1
  %482 = add i64 %477, 1
  %483 = icmp eq i64 %482, %464
  br i1 %483, label %484, label %474, !llvm.loop !16

484:                                              ; preds = %468, %474, %456
  %485 = phi i64 [ 1, %456 ], [ %521, %468 ], [ %480, %474 ]
  %486 = icmp sgt i64 %447, -1
  br i1 %486, label %525, label %530

487:                                              ; preds = %487, %466
  %488 = phi i64 [ 0, %466 ], [ %522, %487 ]
  %489 = phi i64 [ 1, %466 ], [ %521, %487 ]
  %490 = phi i64 [ 0, %466 ], [ %523, %487 ]
  %491 = getelementptr inbounds nuw i64, ptr %462, i64 %488
  %492 = load i64, ptr %491, align 8
  %493 = mul nsw i64 %492, %489
  %494 = getelementptr inbounds nuw i64, ptr %462, i64 %488
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 8
  %496 = load i64, ptr %495, align 8
  %497 = mul nsw i64 %496, %493
  %498 = getelementptr inbounds nuw i64, ptr %462, i64 %488
  %499 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %500 = load i64, ptr %499, align 8
  %501 = mul nsw i64 %500, %497
  %502 = getelementptr inbounds nuw i64, ptr %462, i64 %488
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 24
  %504 = load i64, ptr %503, align 8
  %505 = mul nsw i64 %504, %501
  %506 = getelementptr inbounds nuw i64, ptr %462, i64 %488
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 32
  %508 = load i64, ptr %507, align 8
  %509 = mul nsw i64 %508, %505
  %510 = getelementptr inbounds nuw i64, ptr %462, i64 %488
  %511 = getelementptr inbounds nuw i8, ptr %510, i64 40
  %512 = load i64, ptr %511, align 8
  %513 = mul nsw i64 %512, %509
  %514 = getelementptr inbounds nuw i64, ptr %462, i64 %488
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 48
  %516 = load i64, ptr %515, align 8
  %517 = mul nsw i64 %516, %513
  %518 = getelementptr inbounds nuw i64, ptr %462, i64 %488
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 56
  %520 = load i64, ptr %519, align 8
  %521 = mul nsw i64 %520, %517
  %522 = add nuw nsw i64 %488, 8
  %523 = add i64 %490, 8
  %524 = icmp eq i64 %523, %467
  br i1 %524, label %468, label %487, !llvm.loop !5

525:                                              ; preds = %484
  %526 = sext i32 %458 to i64
  %527 = icmp eq i64 %447, %526
  br i1 %527, label %528, label %778

528:                                              ; preds = %525
  %529 = call fastcc i32 @strided(ptr noundef nonnull %426, ptr noundef nonnull %421, ptr noundef nonnull %3, i64 noundef %485)
  br label %771

530:                                              ; preds = %484
  %531 = getelementptr inbounds nuw i8, ptr %421, i64 16
  %532 = load ptr, ptr %531, align 8
  %533 = ptrtoint ptr %532 to i64
  %534 = load ptr, ptr %409, align 8
  store i64 %533, ptr %534, align 8
  %535 = load ptr, ptr %409, align 8
  %536 = getelementptr inbounds nuw i8, ptr %535, i64 8
  store i64 %485, ptr %536, align 8
  %537 = load ptr, ptr %409, align 8
  %538 = getelementptr inbounds nuw i8, ptr %537, i64 16
  store i64 %485, ptr %538, align 8
  %539 = load ptr, ptr %409, align 8
  %540 = getelementptr inbounds nuw i8, ptr %539, i64 24
  store ptr %540, ptr %409, align 8
  %541 = load i64, ptr %410, align 8
  %542 = icmp sgt i64 %485, %541
  br i1 %542, label %543, label %544

543:                                              ; preds = %530
  store i64 %485, ptr %410, align 8
  br label %544

544:                                              ; preds = %530, %543
  %545 = getelementptr inbounds nuw i8, ptr %426, i64 56
  %546 = load i64, ptr %545, align 8
  %547 = shl i64 %485, %546
  %548 = add nsw i64 %547, %533
  %549 = load i32, ptr %412, align 8
  %550 = add nsw i32 %549, 1
  store i32 %550, ptr %412, align 8
  %551 = sext i32 %549 to i64
  %552 = getelementptr inbounds %struct.range, ptr %411, i64 %551
  store i64 %533, ptr %552, align 8
  %553 = getelementptr inbounds nuw i8, ptr %552, i64 8
  store i64 %548, ptr %553, align 8
  %554 = load i64, ptr %441, align 8
  %555 = and i64 %554, 2
  %556 = getelementptr inbounds nuw i8, ptr %552, i64 16
  store i64 %555, ptr %556, align 8
  br label %775

557:                                              ; preds = %425
  %558 = getelementptr inbounds nuw i8, ptr %421, i64 8
  %559 = load ptr, ptr %558, align 8
  %560 = getelementptr inbounds nuw i8, ptr %426, i64 16
  %561 = load ptr, ptr %560, align 8
  %562 = icmp eq ptr %559, %561
  br i1 %562, label %563, label %778

563:                                              ; preds = %557
  %564 = getelementptr inbounds nuw i8, ptr %426, i64 40
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds i8, ptr %421, i64 %565
  %567 = load ptr, ptr %566, align 8
  %568 = icmp eq ptr %567, null
  br i1 %568, label %778, label %569

569:                                              ; preds = %563
  %570 = getelementptr inbounds nuw i8, ptr %567, i64 8
  %571 = load ptr, ptr %570, align 8
  %572 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %573 = icmp eq ptr %571, %572
  br i1 %573, label %574, label %778

574:                                              ; preds = %569
  %575 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 288), align 8
  %576 = getelementptr inbounds i8, ptr %567, i64 %575
  %577 = load ptr, ptr %576, align 8
  %578 = icmp eq ptr %577, null
  %579 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %580 = icmp eq ptr %577, %579
  %581 = select i1 %578, i1 true, i1 %580
  br i1 %581, label %778, label %582

582:                                              ; preds = %574
  %583 = getelementptr inbounds nuw i8, ptr %577, i64 32
  %584 = load ptr, ptr %583, align 8
  %585 = getelementptr inbounds nuw i8, ptr %426, i64 32
  %586 = load ptr, ptr %585, align 8
  %587 = icmp eq ptr %584, %586
  br i1 %587, label %588, label %778

588:                                              ; preds = %582
  %589 = getelementptr inbounds nuw i8, ptr %577, i64 40
  %590 = load ptr, ptr %589, align 8
  %591 = getelementptr inbounds nuw i8, ptr %426, i64 24
  %592 = load ptr, ptr %591, align 8
  %593 = icmp eq ptr %590, %592
  br i1 %593, label %594, label %778

594:                                              ; preds = %588
  %595 = getelementptr inbounds nuw i8, ptr %426, i64 8
  %596 = load i64, ptr %595, align 8
  %597 = and i64 %596, 1
  %598 = icmp eq i64 %597, 0
  br i1 %598, label %603, label %599

599:                                              ; preds = %594
  %600 = getelementptr inbounds nuw i8, ptr %577, i64 104
  %601 = load i64, ptr %600, align 8
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %778, label %603

603:                                              ; preds = %599, %594
  %604 = getelementptr inbounds nuw i8, ptr %577, i64 112
  %605 = load ptr, ptr %604, align 8
  %606 = icmp eq ptr %605, null
  br i1 %606, label %611, label %607

607:                                              ; preds = %603
  %608 = load ptr, ptr %605, align 8
  %609 = load ptr, ptr %3, align 8
  %610 = icmp eq ptr %608, %609
  br i1 %610, label %611, label %778

611:                                              ; preds = %607, %603
  %612 = getelementptr inbounds nuw i8, ptr %577, i64 48
  %613 = load i64, ptr %612, align 8
  %614 = load ptr, ptr %409, align 8
  store i64 %613, ptr %614, align 8
  %615 = getelementptr inbounds nuw i8, ptr %577, i64 56
  %616 = load i64, ptr %615, align 8
  %617 = load ptr, ptr %409, align 8
  %618 = getelementptr inbounds nuw i8, ptr %617, i64 8
  store i64 %616, ptr %618, align 8
  %619 = getelementptr inbounds nuw i8, ptr %577, i64 64
  %620 = load i64, ptr %619, align 8
  %621 = load ptr, ptr %409, align 8
  %622 = getelementptr inbounds nuw i8, ptr %621, i64 16
  store i64 %620, ptr %622, align 8
  %623 = load ptr, ptr %409, align 8
  %624 = getelementptr inbounds nuw i8, ptr %623, i64 24
  store ptr %624, ptr %409, align 8
  %625 = getelementptr inbounds nuw i8, ptr %577, i64 72
  %626 = load i64, ptr %625, align 8
  %627 = load i64, ptr %410, align 8
  %628 = icmp sgt i64 %626, %627
  br i1 %628, label %629, label %630

629:                                              ; preds = %611
  store i64 %626, ptr %410, align 8
  br label %630

630:                                              ; preds = %611, %629
  %631 = getelementptr inbounds nuw i8, ptr %577, i64 80
  %632 = load i32, ptr %412, align 8
  %633 = add nsw i32 %632, 1
  %634 = sext i32 %632 to i64
  %635 = getelementptr inbounds %struct.range, ptr %411, i64 %634
  %636 = load <2 x i64>, ptr %631, align 8
  store i32 %633, ptr %412, align 8
  store <2 x i64> %636, ptr %635, align 8
  %637 = load i64, ptr %595, align 8
  %638 = and i64 %637, 2
  %639 = getelementptr inbounds nuw i8, ptr %635, i64 16
  store i64 %638, ptr %639, align 8
  %640 = getelementptr inbounds nuw i8, ptr %426, i64 48
  %641 = load i64, ptr %640, align 8
  %642 = icmp slt i64 %641, 0
  br i1 %642, label %643, label %648

643:                                              ; preds = %630
  %644 = getelementptr inbounds nuw i8, ptr %577, i64 96
  %645 = load i64, ptr %644, align 8
  %646 = icmp ne i64 %645, 0
  %647 = zext i1 %646 to i32
  br label %771

648:                                              ; preds = %630
  %649 = getelementptr inbounds nuw i8, ptr %577, i64 120
  %650 = load i64, ptr %649, align 8
  %651 = icmp eq i64 %650, %641
  br i1 %651, label %652, label %778

652:                                              ; preds = %648
  %653 = icmp eq i64 %641, 0
  br i1 %653, label %656, label %654

654:                                              ; preds = %652
  %655 = getelementptr inbounds nuw i8, ptr %577, i64 128
  br label %661

656:                                              ; preds = %661, %652
  %657 = phi i64 [ 0, %652 ], [ %668, %661 ]
  %658 = getelementptr inbounds nuw i8, ptr %577, i64 96
  %659 = load i64, ptr %658, align 8
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %671, label %775

661:                                              ; preds = %654, %661
  %662 = phi i64 [ 0, %654 ], [ %667, %661 ]
  %663 = getelementptr inbounds nuw i64, ptr %655, i64 %662
  %664 = load i64, ptr %663, align 8
  %665 = load ptr, ptr %409, align 8
  %666 = getelementptr inbounds nuw i8, ptr %665, i64 8
  store ptr %666, ptr %409, align 8
  store i64 %664, ptr %665, align 8
  %667 = add nuw nsw i64 %662, 1
  %668 = load i64, ptr %649, align 8
  %669 = shl nsw i64 %668, 1
  %670 = icmp slt i64 %667, %669
  br i1 %670, label %661, label %656, !llvm.loop !7

671:                                              ; preds = %656
  %672 = load i64, ptr %595, align 8
  %673 = and i64 %672, 2
  %674 = icmp eq i64 %673, 0
  br i1 %674, label %775, label %675

675:                                              ; preds = %671
  %676 = getelementptr inbounds nuw i8, ptr %577, i64 128
  %677 = getelementptr inbounds i64, ptr %676, i64 %657
  %678 = call fastcc i32 @meets_itself(i64 noundef %657, ptr noundef nonnull %676, ptr noundef nonnull %677)
  %679 = xor i32 %678, 1
  br label %771

680:                                              ; preds = %425, %425
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  store i32 0, ptr %8, align 4
  %681 = getelementptr inbounds nuw i8, ptr %421, i64 8
  %682 = load ptr, ptr %681, align 8
  %683 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %684 = icmp eq ptr %682, %683
  br i1 %684, label %686, label %685

685:                                              ; preds = %680
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  br label %778

686:                                              ; preds = %680
  %687 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %688 = call i64 %687(ptr noundef nonnull %421, ptr noundef nonnull %8) #11
  %689 = load i32, ptr %8, align 4
  %690 = icmp eq i32 %689, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  br i1 %690, label %691, label %778

691:                                              ; preds = %686
  %692 = getelementptr inbounds nuw i8, ptr %426, i64 64
  %693 = load i64, ptr %692, align 8
  %694 = icmp slt i64 %688, %693
  br i1 %694, label %778, label %695

695:                                              ; preds = %691
  %696 = getelementptr inbounds nuw i8, ptr %426, i64 72
  %697 = load i64, ptr %696, align 8
  %698 = icmp sgt i64 %688, %697
  br i1 %698, label %778, label %699

699:                                              ; preds = %695
  %700 = load i64, ptr %426, align 8
  %701 = icmp eq i64 %700, 3
  br i1 %701, label %702, label %707

702:                                              ; preds = %699
  %703 = call i64 @llvm.abs.i64(i64 %688, i1 true)
  %704 = load i64, ptr %410, align 8
  %705 = icmp sgt i64 %703, %704
  br i1 %705, label %706, label %707

706:                                              ; preds = %702
  store i64 %703, ptr %410, align 8
  br label %707

707:                                              ; preds = %706, %702, %699
  %708 = load ptr, ptr %409, align 8
  %709 = getelementptr inbounds nuw i8, ptr %708, i64 8
  store ptr %709, ptr %409, align 8
  store i64 %688, ptr %708, align 8
  br label %775

710:                                              ; preds = %425
  %711 = call fastcc i32 @real(ptr noundef nonnull %426, ptr noundef nonnull %421, ptr noundef nonnull %3)
  br label %771

712:                                              ; preds = %425
  %713 = getelementptr inbounds nuw i8, ptr %426, i64 16
  %714 = load ptr, ptr %713, align 8
  %715 = icmp eq ptr %421, %714
  %716 = zext i1 %715 to i32
  br label %771

717:                                              ; preds = %425
  %718 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %719 = icmp eq ptr %421, %718
  %720 = zext i1 %719 to i64
  %721 = load ptr, ptr %409, align 8
  %722 = getelementptr inbounds nuw i8, ptr %721, i64 8
  store ptr %722, ptr %409, align 8
  store i64 %720, ptr %721, align 8
  %723 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %724 = icmp eq ptr %421, %723
  %725 = select i1 %719, i1 true, i1 %724
  %726 = zext i1 %725 to i32
  br label %771

727:                                              ; preds = %425, %425
  %728 = call fastcc i32 @parts(ptr noundef nonnull %0, ptr noundef nonnull %426, ptr noundef nonnull %421, ptr noundef nonnull %3)
  br label %771

729:                                              ; preds = %425
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store i32 0, ptr %5, align 4
  %730 = getelementptr inbounds nuw i8, ptr %421, i64 8
  %731 = load ptr, ptr %730, align 8
  %732 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %733 = icmp eq ptr %731, %732
  br i1 %733, label %735, label %734

734:                                              ; preds = %729
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %768

735:                                              ; preds = %729
  %736 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %737 = call i64 %736(ptr noundef nonnull %421, ptr noundef nonnull %5) #11
  %738 = load i32, ptr %5, align 4
  %739 = icmp eq i32 %738, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br i1 %739, label %740, label %768

740:                                              ; preds = %735
  %741 = getelementptr inbounds nuw i8, ptr %426, i64 64
  %742 = load i64, ptr %741, align 8
  %743 = icmp eq i64 %737, %742
  br label %768

744:                                              ; preds = %425
  %745 = getelementptr inbounds nuw i8, ptr %421, i64 8
  %746 = load ptr, ptr %745, align 8
  %747 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %748 = icmp eq ptr %746, %747
  br i1 %748, label %749, label %768

749:                                              ; preds = %744
  %750 = getelementptr inbounds nuw i8, ptr %421, i64 16
  %751 = load i64, ptr %750, align 8
  %752 = getelementptr inbounds nuw i8, ptr %426, i64 64
  %753 = load i64, ptr %752, align 8
  %754 = icmp eq i64 %751, %753
  br label %768

755:                                              ; preds = %425
  %756 = getelementptr inbounds nuw i8, ptr %426, i64 16
  %757 = load ptr, ptr %756, align 8
  %758 = icmp eq ptr %421, %757
  br i1 %758, label %768, label %759

759:                                              ; preds = %755
  %760 = getelementptr inbounds nuw i8, ptr %421, i64 8
  %761 = load ptr, ptr %760, align 8
  %762 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %763 = icmp eq ptr %761, %762
  br i1 %763, label %764, label %768

764:                                              ; preds = %759
  %765 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %766 = call i32 %765(ptr noundef nonnull %421, ptr noundef %757) #11
  %767 = icmp eq i32 %766, 0
  br label %768

768:                                              ; preds = %734, %735, %740, %744, %749, %755, %759, %764
  %769 = phi i1 [ %754, %749 ], [ %743, %740 ], [ false, %735 ], [ false, %744 ], [ true, %755 ], [ false, %759 ], [ %767, %764 ], [ false, %734 ]
  %770 = zext i1 %769 to i32
  br label %771

771:                                              ; preds = %675, %643, %528, %710, %712, %717, %727, %768
  %772 = phi i32 [ %770, %768 ], [ %728, %727 ], [ %529, %528 ], [ %679, %675 ], [ %711, %710 ], [ %716, %712 ], [ %726, %717 ], [ %647, %643 ]
  %773 = freeze i32 %772
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %778, label %775

775:                                              ; preds = %671, %544, %707, %656, %771
  %776 = add nuw nsw i64 %416, 1
  %777 = icmp eq i64 %776, %10
  br i1 %777, label %778, label %415, !llvm.loop !17

778:                                              ; preds = %775, %429, %434, %440, %525, %557, %563, %569, %574, %648, %582, %607, %599, %588, %695, %691, %686, %771, %406, %685, %423
  %779 = phi i64 [ %416, %423 ], [ %416, %685 ], [ 0, %406 ], [ %10, %775 ], [ %416, %429 ], [ %416, %434 ], [ %416, %440 ], [ %416, %525 ], [ %416, %557 ], [ %416, %563 ], [ %416, %569 ], [ %416, %574 ], [ %416, %648 ], [ %416, %582 ], [ %416, %607 ], [ %416, %599 ], [ %416, %588 ], [ %416, %695 ], [ %416, %691 ], [ %416, %686 ], [ %416, %771 ]
  %780 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %780(ptr noundef nonnull %404) #11
  %781 = icmp eq i64 %779, %10
  br label %782

782:                                              ; preds = %413, %778, %398, %21, %15, %395
  %783 = phi i1 [ false, %398 ], [ %397, %395 ], [ false, %21 ], [ false, %15 ], [ %781, %778 ], [ false, %413 ]
  %784 = zext i1 %783 to i32
  ret i32 %784
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
  br i1 %54, label %55, label %19, !llvm.loop !18

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
  br label %82, !llvm.loop !19

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
  br i1 %109, label %110, label %85, !llvm.loop !20

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
  br i1 %136, label %81, label %116, !llvm.loop !19

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
  br label %6, !llvm.loop !19

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
  br i1 %33, label %34, label %9, !llvm.loop !20

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
  br i1 %60, label %5, label %40, !llvm.loop !19

61:                                               ; preds = %34, %18, %51, %3
  %62 = phi i32 [ 0, %3 ], [ 1, %18 ], [ 1, %51 ], [ 0, %34 ]
  ret i32 %62
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @still_fits(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull initializes((8, 16), (24, 28)) %2) unnamed_addr #4 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.dependency, ptr %7, i64 %9
  store ptr %10, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.item, ptr %10, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 832
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  br label %21

21:                                               ; preds = %372, %3
  %22 = phi ptr [ %1, %3 ], [ %26, %372 ]
  %23 = load ptr, ptr %6, align 8
  %24 = icmp ult ptr %23, %13
  br i1 %24, label %25, label %375

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %27 = load ptr, ptr %22, align 8
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 88
  store ptr %28, ptr %6, align 8
  %29 = load i64, ptr %23, align 8
  switch i64 %29, label %356 [
    i64 0, label %30
    i64 1, label %158
    i64 2, label %281
    i64 3, label %281
    i64 4, label %311
    i64 6, label %313
    i64 5, label %318
    i64 10, label %328
    i64 11, label %328
    i64 7, label %330
    i64 8, label %345
  ]

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %420

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %37, %39
  br i1 %40, label %41, label %420

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = trunc i64 %43 to i32
  %45 = shl i32 %44, 10
  %46 = and i32 %45, 1024
  %47 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %48 = load i64, ptr %47, align 8
  %49 = lshr i64 %48, 63
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = or disjoint i32 %46, %50
  %52 = or disjoint i32 %51, 256
  %53 = getelementptr inbounds nuw i8, ptr %27, i64 64
  %54 = load i32, ptr %53, align 8
  %55 = and i32 %52, %54
  %56 = icmp eq i32 %55, %52
  br i1 %56, label %57, label %420

57:                                               ; preds = %41
  %58 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %59 = load i32, ptr %58, align 8
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %85

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %63 = load ptr, ptr %62, align 8
  %64 = zext nneg i32 %59 to i64
  %65 = and i64 %64, 7
  %66 = icmp ult i32 %59, 8
  br i1 %66, label %71, label %67

67:                                               ; preds = %61
  %68 = and i64 %64, 2147483640
  br label %88

69:                                               ; preds = %88
  %70 = icmp eq i64 %65, 0
  br i1 %70, label %85, label %71

71:                                               ; preds = %69, %61
  %72 = phi i64 [ 0, %61 ], [ %123, %69 ]
  %73 = phi i64 [ 1, %61 ], [ %122, %69 ]
  %74 = icmp ne i64 %65, 0
  call void @llvm.assume(i1 %74)
  br label %75

75:                                               ; preds = %75, %71
  %76 = phi i64 [ %72, %71 ], [ %82, %75 ]
  %77 = phi i64 [ %73, %71 ], [ %81, %75 ]
  %78 = phi i64 [ 0, %71 ], [ %83, %75 ]
  %79 = getelementptr inbounds nuw i64, ptr %63, i64 %76
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %80, %77
  %82 = add nuw nsw i64 %76, 1
  %83 = add i64 %78, 1
  %84 = icmp eq i64 %83, %65
  br i1 %84, label %85, label %75, !llvm.loop !21

85:                                               ; preds = %69, %75, %57
  %86 = phi i64 [ 1, %57 ], [ %122, %69 ], [ %81, %75 ]
  %87 = icmp sgt i64 %48, -1
  br i1 %87, label %126, label %131

88:                                               ; preds = %88, %67
  %89 = phi i64 [ 0, %67 ], [ %123, %88 ]
  %90 = phi i64 [ 1, %67 ], [ %122, %88 ]
  %91 = phi i64 [ 0, %67 ], [ %124, %88 ]
  %92 = getelementptr inbounds nuw i64, ptr %63, i64 %89
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %93, %90
  %95 = getelementptr inbounds nuw i64, ptr %63, i64 %89
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %94
  %99 = getelementptr inbounds nuw i64, ptr %63, i64 %89
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %101, %98
  %103 = getelementptr inbounds nuw i64, ptr %63, i64 %89
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 24
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %105, %102
  %107 = getelementptr inbounds nuw i64, ptr %63, i64 %89
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 32
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %109, %106
  %111 = getelementptr inbounds nuw i64, ptr %63, i64 %89
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 40
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %113, %110
  %115 = getelementptr inbounds nuw i64, ptr %63, i64 %89
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %117, %114
  %119 = getelementptr inbounds nuw i64, ptr %63, i64 %89
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 56
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %121, %118
  %123 = add nuw nsw i64 %89, 8
  %124 = add i64 %91, 8
  %125 = icmp eq i64 %124, %68
  br i1 %125, label %69, label %88, !llvm.loop !5

126:                                              ; preds = %85
  %127 = sext i32 %59 to i64
  %128 = icmp eq i64 %48, %127
  br i1 %128, label %129, label %420

129:                                              ; preds = %126
  %130 = call fastcc i32 @strided(ptr noundef nonnull %23, ptr noundef nonnull %27, ptr noundef nonnull %2, i64 noundef %86)
  br label %372

131:                                              ; preds = %85
  %132 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %133 = load ptr, ptr %132, align 8
  %134 = ptrtoint ptr %133 to i64
  %135 = load ptr, ptr %19, align 8
  store i64 %134, ptr %135, align 8
  %136 = load ptr, ptr %19, align 8
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  store i64 %86, ptr %137, align 8
  %138 = load ptr, ptr %19, align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 16
  store i64 %86, ptr %139, align 8
  %140 = load ptr, ptr %19, align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 24
  store ptr %141, ptr %19, align 8
  %142 = load i64, ptr %16, align 8
  %143 = icmp sgt i64 %86, %142
  br i1 %143, label %144, label %145

144:                                              ; preds = %131
  store i64 %86, ptr %16, align 8
  br label %145

145:                                              ; preds = %131, %144
  %146 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %147 = load i64, ptr %146, align 8
  %148 = shl i64 %86, %147
  %149 = add nsw i64 %148, %134
  %150 = load i32, ptr %17, align 8
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %17, align 8
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds %struct.range, ptr %20, i64 %152
  store i64 %134, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store i64 %149, ptr %154, align 8
  %155 = load i64, ptr %42, align 8
  %156 = and i64 %155, 2
  %157 = getelementptr inbounds nuw i8, ptr %153, i64 16
  store i64 %156, ptr %157, align 8
  br label %372

158:                                              ; preds = %25
  %159 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %162 = load ptr, ptr %161, align 8
  %163 = icmp eq ptr %160, %162
  br i1 %163, label %164, label %420

164:                                              ; preds = %158
  %165 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds i8, ptr %27, i64 %166
  %168 = load ptr, ptr %167, align 8
  %169 = icmp eq ptr %168, null
  br i1 %169, label %420, label %170

170:                                              ; preds = %164
  %171 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %172 = load ptr, ptr %171, align 8
  %173 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %174 = icmp eq ptr %172, %173
  br i1 %174, label %175, label %420

175:                                              ; preds = %170
  %176 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 288), align 8
  %177 = getelementptr inbounds i8, ptr %168, i64 %176
  %178 = load ptr, ptr %177, align 8
  %179 = icmp eq ptr %178, null
  %180 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %181 = icmp eq ptr %178, %180
  %182 = select i1 %179, i1 true, i1 %181
  br i1 %182, label %420, label %183

183:                                              ; preds = %175
  %184 = getelementptr inbounds nuw i8, ptr %178, i64 32
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %187 = load ptr, ptr %186, align 8
  %188 = icmp eq ptr %185, %187
  br i1 %188, label %189, label %420

189:                                              ; preds = %183
  %190 = getelementptr inbounds nuw i8, ptr %178, i64 40
  %191 = load ptr, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %193 = load ptr, ptr %192, align 8
  %194 = icmp eq ptr %191, %193
  br i1 %194, label %195, label %420

195:                                              ; preds = %189
  %196 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %197 = load i64, ptr %196, align 8
  %198 = and i64 %197, 1
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %195
  %201 = getelementptr inbounds nuw i8, ptr %178, i64 104
  %202 = load i64, ptr %201, align 8
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %420, label %204

204:                                              ; preds = %200, %195
  %205 = getelementptr inbounds nuw i8, ptr %178, i64 112
  %206 = load ptr, ptr %205, align 8
  %207 = icmp eq ptr %206, null
  br i1 %207, label %212, label %208

208:                                              ; preds = %204
  %209 = load ptr, ptr %206, align 8
  %210 = load ptr, ptr %2, align 8
  %211 = icmp eq ptr %209, %210
  br i1 %211, label %212, label %420

212:                                              ; preds = %208, %204
  %213 = getelementptr inbounds nuw i8, ptr %178, i64 48
  %214 = load i64, ptr %213, align 8
  %215 = load ptr, ptr %19, align 8
  store i64 %214, ptr %215, align 8
  %216 = getelementptr inbounds nuw i8, ptr %178, i64 56
  %217 = load i64, ptr %216, align 8
  %218 = load ptr, ptr %19, align 8
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 8
  store i64 %217, ptr %219, align 8
  %220 = getelementptr inbounds nuw i8, ptr %178, i64 64
  %221 = load i64, ptr %220, align 8
  %222 = load ptr, ptr %19, align 8
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 16
  store i64 %221, ptr %223, align 8
  %224 = load ptr, ptr %19, align 8
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 24
  store ptr %225, ptr %19, align 8
  %226 = getelementptr inbounds nuw i8, ptr %178, i64 72
  %227 = load i64, ptr %226, align 8
  %228 = load i64, ptr %16, align 8
  %229 = icmp sgt i64 %227, %228
  br i1 %229, label %230, label %231

230:                                              ; preds = %212
  store i64 %227, ptr %16, align 8
  br label %231

231:                                              ; preds = %212, %230
  %232 = getelementptr inbounds nuw i8, ptr %178, i64 80
  %233 = load i32, ptr %17, align 8
  %234 = add nsw i32 %233, 1
  %235 = sext i32 %233 to i64
  %236 = getelementptr inbounds %struct.range, ptr %20, i64 %235
  %237 = load <2 x i64>, ptr %232, align 8
  store i32 %234, ptr %17, align 8
  store <2 x i64> %237, ptr %236, align 8
  %238 = load i64, ptr %196, align 8
  %239 = and i64 %238, 2
  %240 = getelementptr inbounds nuw i8, ptr %236, i64 16
  store i64 %239, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %242 = load i64, ptr %241, align 8
  %243 = icmp slt i64 %242, 0
  br i1 %243, label %244, label %249

244:                                              ; preds = %231
  %245 = getelementptr inbounds nuw i8, ptr %178, i64 96
  %246 = load i64, ptr %245, align 8
  %247 = icmp ne i64 %246, 0
  %248 = zext i1 %247 to i32
  br label %372

249:                                              ; preds = %231
  %250 = getelementptr inbounds nuw i8, ptr %178, i64 120
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, %242
  br i1 %252, label %253, label %420

253:                                              ; preds = %249
  %254 = icmp eq i64 %242, 0
  br i1 %254, label %257, label %255

255:                                              ; preds = %253
  %256 = getelementptr inbounds nuw i8, ptr %178, i64 128
  br label %262

257:                                              ; preds = %262, %253
  %258 = phi i64 [ 0, %253 ], [ %269, %262 ]
  %259 = getelementptr inbounds nuw i8, ptr %178, i64 96
  %260 = load i64, ptr %259, align 8
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %272, label %372

262:                                              ; preds = %255, %262
  %263 = phi i64 [ 0, %255 ], [ %268, %262 ]
  %264 = getelementptr inbounds nuw i64, ptr %256, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = load ptr, ptr %19, align 8
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 8
  store ptr %267, ptr %19, align 8
  store i64 %265, ptr %266, align 8
  %268 = add nuw nsw i64 %263, 1
  %269 = load i64, ptr %250, align 8
  %270 = shl nsw i64 %269, 1
  %271 = icmp slt i64 %268, %270
  br i1 %271, label %262, label %257, !llvm.loop !7

272:                                              ; preds = %257
  %273 = load i64, ptr %196, align 8
  %274 = and i64 %273, 2
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %372, label %276

276:                                              ; preds = %272
  %277 = getelementptr inbounds nuw i8, ptr %178, i64 128
  %278 = getelementptr inbounds i64, ptr %277, i64 %258
  %279 = call fastcc i32 @meets_itself(i64 noundef %258, ptr noundef nonnull %277, ptr noundef nonnull %278)
  %280 = xor i32 %279, 1
  br label %372

281:                                              ; preds = %25, %25
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store i32 0, ptr %5, align 4
  %282 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %283 = load ptr, ptr %282, align 8
  %284 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %285 = icmp eq ptr %283, %284
  br i1 %285, label %287, label %286

286:                                              ; preds = %281
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %420

287:                                              ; preds = %281
  %288 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %289 = call i64 %288(ptr noundef nonnull %27, ptr noundef nonnull %5) #11
  %290 = load i32, ptr %5, align 4
  %291 = icmp eq i32 %290, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br i1 %291, label %292, label %420

292:                                              ; preds = %287
  %293 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %294 = load i64, ptr %293, align 8
  %295 = icmp slt i64 %289, %294
  br i1 %295, label %420, label %296

296:                                              ; preds = %292
  %297 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %298 = load i64, ptr %297, align 8
  %299 = icmp sgt i64 %289, %298
  br i1 %299, label %420, label %300

300:                                              ; preds = %296
  %301 = load i64, ptr %23, align 8
  %302 = icmp eq i64 %301, 3
  br i1 %302, label %303, label %308

303:                                              ; preds = %300
  %304 = call i64 @llvm.abs.i64(i64 %289, i1 true)
  %305 = load i64, ptr %16, align 8
  %306 = icmp sgt i64 %304, %305
  br i1 %306, label %307, label %308

307:                                              ; preds = %303
  store i64 %304, ptr %16, align 8
  br label %308

308:                                              ; preds = %307, %303, %300
  %309 = load ptr, ptr %19, align 8
  %310 = getelementptr inbounds nuw i8, ptr %309, i64 8
  store ptr %310, ptr %19, align 8
  store i64 %289, ptr %309, align 8
  br label %372

311:                                              ; preds = %25
  %312 = call fastcc i32 @real(ptr noundef nonnull %23, ptr noundef %27, ptr noundef nonnull %2)
  br label %372

313:                                              ; preds = %25
  %314 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %315 = load ptr, ptr %314, align 8
  %316 = icmp eq ptr %27, %315
  %317 = zext i1 %316 to i32
  br label %372

318:                                              ; preds = %25
  %319 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %320 = icmp eq ptr %27, %319
  %321 = zext i1 %320 to i64
  %322 = load ptr, ptr %19, align 8
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 8
  store ptr %323, ptr %19, align 8
  store i64 %321, ptr %322, align 8
  %324 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %325 = icmp eq ptr %27, %324
  %326 = select i1 %320, i1 true, i1 %325
  %327 = zext i1 %326 to i32
  br label %372

328:                                              ; preds = %25, %25
  %329 = call fastcc i32 @parts(ptr noundef nonnull %6, ptr noundef nonnull %23, ptr noundef %27, ptr noundef nonnull %2)
  br label %372

330:                                              ; preds = %25
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i32 0, ptr %4, align 4
  %331 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %332 = load ptr, ptr %331, align 8
  %333 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %334 = icmp eq ptr %332, %333
  br i1 %334, label %336, label %335

335:                                              ; preds = %330
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br label %369

336:                                              ; preds = %330
  %337 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %338 = call i64 %337(ptr noundef nonnull %27, ptr noundef nonnull %4) #11
  %339 = load i32, ptr %4, align 4
  %340 = icmp eq i32 %339, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br i1 %340, label %341, label %369

341:                                              ; preds = %336
  %342 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %343 = load i64, ptr %342, align 8
  %344 = icmp eq i64 %338, %343
  br label %369

345:                                              ; preds = %25
  %346 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %347 = load ptr, ptr %346, align 8
  %348 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %349 = icmp eq ptr %347, %348
  br i1 %349, label %350, label %369

350:                                              ; preds = %345
  %351 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %352 = load i64, ptr %351, align 8
  %353 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %354 = load i64, ptr %353, align 8
  %355 = icmp eq i64 %352, %354
  br label %369

356:                                              ; preds = %25
  %357 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %358 = load ptr, ptr %357, align 8
  %359 = icmp eq ptr %27, %358
  br i1 %359, label %369, label %360

360:                                              ; preds = %356
  %361 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %362 = load ptr, ptr %361, align 8
  %363 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %364 = icmp eq ptr %362, %363
  br i1 %364, label %365, label %369

365:                                              ; preds = %360
  %366 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %367 = call i32 %366(ptr noundef nonnull %27, ptr noundef %358) #11
  %368 = icmp eq i32 %367, 0
  br label %369

369:                                              ; preds = %335, %336, %341, %345, %350, %356, %360, %365
  %370 = phi i1 [ %355, %350 ], [ %344, %341 ], [ false, %336 ], [ false, %345 ], [ true, %356 ], [ false, %360 ], [ %368, %365 ], [ false, %335 ]
  %371 = zext i1 %370 to i32
  br label %372

372:                                              ; preds = %308, %276, %272, %257, %244, %145, %129, %311, %313, %318, %328, %369
  %373 = phi i32 [ %371, %369 ], [ %329, %328 ], [ %130, %129 ], [ %280, %276 ], [ %312, %311 ], [ %317, %313 ], [ %327, %318 ], [ 1, %257 ], [ 1, %308 ], [ %248, %244 ], [ 1, %145 ], [ 1, %272 ]
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %420, label %21, !llvm.loop !8

375:                                              ; preds = %21
  %376 = load i64, ptr %16, align 8
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %378 = load i64, ptr %377, align 8
  %379 = icmp slt i64 %376, %378
  br i1 %379, label %420, label %380

380:                                              ; preds = %375
  %381 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %382 = load i64, ptr %381, align 8
  %383 = icmp sgt i64 %376, %382
  br i1 %383, label %420, label %384

384:                                              ; preds = %380
  %385 = load i32, ptr %17, align 8
  %386 = icmp slt i32 %385, 1
  br i1 %386, label %420, label %387

387:                                              ; preds = %384
  %388 = zext nneg i32 %385 to i64
  br label %389

389:                                              ; preds = %387, %417
  %390 = phi i64 [ 0, %387 ], [ %418, %417 ]
  %391 = getelementptr inbounds nuw %struct.range, ptr %20, i64 %390
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 16
  %393 = load i64, ptr %392, align 8
  %394 = icmp eq i64 %393, 0
  br i1 %394, label %417, label %395

395:                                              ; preds = %389
  %396 = getelementptr inbounds nuw i8, ptr %391, i64 8
  br label %397

397:                                              ; preds = %395, %414
  %398 = phi i64 [ 0, %395 ], [ %415, %414 ]
  %399 = getelementptr inbounds nuw %struct.range, ptr %20, i64 %398
  %400 = icmp eq i64 %390, %398
  br i1 %400, label %414, label %401

401:                                              ; preds = %397
  %402 = load i64, ptr %391, align 8
  %403 = getelementptr inbounds nuw i8, ptr %399, i64 8
  %404 = load i64, ptr %403, align 8
  %405 = icmp slt i64 %402, %404
  br i1 %405, label %406, label %414

406:                                              ; preds = %401
  %407 = load i64, ptr %399, align 8
  %408 = load i64, ptr %396, align 8
  %409 = icmp slt i64 %407, %408
  %410 = icmp slt i64 %402, %408
  %411 = and i1 %409, %410
  %412 = icmp slt i64 %407, %404
  %413 = and i1 %412, %411
  br i1 %413, label %420, label %414

414:                                              ; preds = %406, %401, %397
  %415 = add nuw nsw i64 %398, 1
  %416 = icmp eq i64 %415, %388
  br i1 %416, label %417, label %397, !llvm.loop !9

417:                                              ; preds = %414, %389
  %418 = add nuw nsw i64 %390, 1
  %419 = icmp eq i64 %418, %388
  br i1 %419, label %420, label %389, !llvm.loop !10

420:                                              ; preds = %287, %292, %296, %189, %200, %208, %183, %249, %175, %170, %164, %158, %126, %41, %35, %30, %372, %417, %406, %384, %286, %375, %380
  %421 = phi i32 [ 0, %286 ], [ 0, %380 ], [ 0, %375 ], [ 1, %417 ], [ 0, %406 ], [ 1, %384 ], [ 0, %372 ], [ 0, %30 ], [ 0, %35 ], [ 0, %41 ], [ 0, %126 ], [ 0, %158 ], [ 0, %164 ], [ 0, %170 ], [ 0, %175 ], [ 0, %249 ], [ 0, %183 ], [ 0, %208 ], [ 0, %200 ], [ 0, %189 ], [ 0, %296 ], [ 0, %292 ], [ 0, %287 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  ret i32 %421
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
  br i1 %70, label %71, label %28, !llvm.loop !22

71:                                               ; preds = %68, %22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %72 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
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
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
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
  br i1 %56, label %57, label %14, !llvm.loop !22

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
  br i1 %106, label %66, label %107, !llvm.loop !23

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
  br i1 %127, label %128, label %117, !llvm.loop !24

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
  %147 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
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
  br i1 %161, label %132, label %156, !llvm.loop !27

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
  %193 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
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
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !4}
!22 = distinct !{!22, !6}
!23 = distinct !{!23, !6}
!24 = distinct !{!24, !6, !25, !26}
!25 = !{!"llvm.loop.isvectorized", i32 1}
!26 = !{!"llvm.loop.unroll.runtime.disable"}
!27 = distinct !{!27, !6, !26, !25}
