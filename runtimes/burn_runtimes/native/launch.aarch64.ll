; made from launch.c by build_native.sh; do not edit
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"

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
  %12 = alloca [2 x i64], align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca %struct.call, align 8
  %16 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #10
  %17 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 256), align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %3, null
  %21 = icmp eq ptr %19, null
  %22 = select i1 %20, i1 true, i1 %21
  %23 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %24 = icmp eq ptr %19, %23
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %832, label %26

26:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #10
  store ptr null, ptr %14, align 8
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 72), align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 232), align 8
  %29 = call i32 %27(ptr noundef %28, ptr noundef null, ptr noundef nonnull %14) #10
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %26
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  call void %32() #10
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
  call void %40(ptr noundef nonnull %35) #10
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
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #10
  %55 = icmp eq ptr %19, %53
  br i1 %55, label %832, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %59 = getelementptr inbounds nuw i8, ptr %15, i64 832
  %60 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %61 = getelementptr inbounds nuw i8, ptr %15, i64 32
  br label %62

62:                                               ; preds = %56, %823
  %63 = phi ptr [ %19, %56 ], [ %827, %823 ]
  %64 = phi ptr [ null, %56 ], [ %824, %823 ]
  %65 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 264), align 8
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 40
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %2, %70
  br i1 %71, label %72, label %823

72:                                               ; preds = %62
  %73 = load ptr, ptr %68, align 8
  %74 = icmp eq ptr %73, %54
  br i1 %74, label %75, label %823

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
  br i1 %88, label %823, label %89

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
  %103 = call i64 %102() #10
  %104 = getelementptr inbounds nuw i8, ptr %97, i64 112
  %105 = mul i64 %103, -7046029254386353131
  %106 = lshr i64 %105, 56
  %107 = getelementptr inbounds nuw %struct.seat, ptr %104, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, %103
  br i1 %109, label %110, label %832

110:                                              ; preds = %101
  %111 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %832, label %114

114:                                              ; preds = %110
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %116 = load ptr, ptr %115, align 8
  store ptr %116, ptr %15, align 8
  br label %117

117:                                              ; preds = %114, %94, %89
  %118 = phi ptr [ %64, %89 ], [ %64, %94 ], [ %112, %114 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #10
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

128:                                              ; preds = %453, %117
  %129 = phi ptr [ %1, %117 ], [ %133, %453 ]
  %130 = load ptr, ptr %13, align 8
  %131 = icmp ult ptr %130, %125
  br i1 %131, label %132, label %456

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %134 = load ptr, ptr %129, align 8
  %135 = getelementptr inbounds nuw i8, ptr %130, i64 88
  store ptr %135, ptr %13, align 8
  %136 = load i64, ptr %130, align 8
  switch i64 %136, label %437 [
    i64 0, label %137
    i64 1, label %237
    i64 2, label %360
    i64 3, label %360
    i64 4, label %390
    i64 6, label %392
    i64 5, label %397
    i64 10, label %409
    i64 11, label %409
    i64 7, label %411
    i64 8, label %426
  ]

137:                                              ; preds = %132
  %138 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %141 = icmp eq ptr %139, %140
  br i1 %141, label %142, label %502

142:                                              ; preds = %137
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 56
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %146 = load ptr, ptr %145, align 8
  %147 = icmp eq ptr %144, %146
  br i1 %147, label %148, label %502

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
  br i1 %163, label %164, label %502

164:                                              ; preds = %148
  %165 = getelementptr inbounds nuw i8, ptr %134, i64 24
  %166 = load i32, ptr %165, align 8
  %167 = icmp sgt i32 %166, 0
  br i1 %167, label %168, label %194

168:                                              ; preds = %164
  %169 = getelementptr inbounds nuw i8, ptr %134, i64 32
  %170 = load ptr, ptr %169, align 8
  %171 = zext nneg i32 %166 to i64
  %172 = icmp eq i32 %166, 1
  br i1 %172, label %191, label %173

173:                                              ; preds = %168
  %174 = and i64 %171, 2147483646
  br label %175

175:                                              ; preds = %175, %173
  %176 = phi i64 [ 0, %173 ], [ %186, %175 ]
  %177 = phi i64 [ 1, %173 ], [ %184, %175 ]
  %178 = phi i64 [ 1, %173 ], [ %185, %175 ]
  %179 = getelementptr inbounds nuw i64, ptr %170, i64 %176
  %180 = getelementptr inbounds nuw i64, ptr %170, i64 %176
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %182 = load i64, ptr %179, align 8
  %183 = load i64, ptr %181, align 8
  %184 = mul i64 %182, %177
  %185 = mul i64 %183, %178
  %186 = add nuw i64 %176, 2
  %187 = icmp eq i64 %186, %174
  br i1 %187, label %188, label %175, !llvm.loop !4

188:                                              ; preds = %175
  %189 = mul i64 %185, %184
  %190 = icmp eq i64 %174, %171
  br i1 %190, label %194, label %191

191:                                              ; preds = %168, %188
  %192 = phi i64 [ 0, %168 ], [ %174, %188 ]
  %193 = phi i64 [ 1, %168 ], [ %189, %188 ]
  br label %197

194:                                              ; preds = %197, %188, %164
  %195 = phi i64 [ 1, %164 ], [ %189, %188 ], [ %202, %197 ]
  %196 = icmp sgt i64 %155, -1
  br i1 %196, label %205, label %210

197:                                              ; preds = %191, %197
  %198 = phi i64 [ %203, %197 ], [ %192, %191 ]
  %199 = phi i64 [ %202, %197 ], [ %193, %191 ]
  %200 = getelementptr inbounds nuw i64, ptr %170, i64 %198
  %201 = load i64, ptr %200, align 8
  %202 = mul nsw i64 %201, %199
  %203 = add nuw nsw i64 %198, 1
  %204 = icmp eq i64 %203, %171
  br i1 %204, label %194, label %197, !llvm.loop !8

205:                                              ; preds = %194
  %206 = sext i32 %166 to i64
  %207 = icmp eq i64 %155, %206
  br i1 %207, label %208, label %502

208:                                              ; preds = %205
  %209 = call fastcc i32 @strided(ptr noundef nonnull %130, ptr noundef nonnull %134, ptr noundef nonnull %15, i64 noundef %195)
  br label %453

210:                                              ; preds = %194
  %211 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %212 = load ptr, ptr %211, align 8
  %213 = ptrtoint ptr %212 to i64
  %214 = load ptr, ptr %60, align 8
  store i64 %213, ptr %214, align 8
  %215 = load ptr, ptr %60, align 8
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 8
  store i64 %195, ptr %216, align 8
  %217 = load ptr, ptr %60, align 8
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 16
  store i64 %195, ptr %218, align 8
  %219 = load ptr, ptr %60, align 8
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 24
  store ptr %220, ptr %60, align 8
  %221 = load i64, ptr %57, align 8
  %222 = icmp sgt i64 %195, %221
  br i1 %222, label %223, label %224

223:                                              ; preds = %210
  store i64 %195, ptr %57, align 8
  br label %224

224:                                              ; preds = %210, %223
  %225 = getelementptr inbounds nuw i8, ptr %130, i64 56
  %226 = load i64, ptr %225, align 8
  %227 = shl i64 %195, %226
  %228 = add nsw i64 %227, %213
  %229 = load i32, ptr %58, align 8
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr %58, align 8
  %231 = sext i32 %229 to i64
  %232 = getelementptr inbounds %struct.range, ptr %61, i64 %231
  store i64 %213, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 8
  store i64 %228, ptr %233, align 8
  %234 = load i64, ptr %149, align 8
  %235 = and i64 %234, 2
  %236 = getelementptr inbounds nuw i8, ptr %232, i64 16
  store i64 %235, ptr %236, align 8
  br label %453

237:                                              ; preds = %132
  %238 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %241 = load ptr, ptr %240, align 8
  %242 = icmp eq ptr %239, %241
  br i1 %242, label %243, label %502

243:                                              ; preds = %237
  %244 = getelementptr inbounds nuw i8, ptr %130, i64 40
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds i8, ptr %134, i64 %245
  %247 = load ptr, ptr %246, align 8
  %248 = icmp eq ptr %247, null
  br i1 %248, label %502, label %249

249:                                              ; preds = %243
  %250 = getelementptr inbounds nuw i8, ptr %247, i64 8
  %251 = load ptr, ptr %250, align 8
  %252 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %253 = icmp eq ptr %251, %252
  br i1 %253, label %254, label %502

254:                                              ; preds = %249
  %255 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 288), align 8
  %256 = getelementptr inbounds i8, ptr %247, i64 %255
  %257 = load ptr, ptr %256, align 8
  %258 = icmp eq ptr %257, null
  %259 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %260 = icmp eq ptr %257, %259
  %261 = select i1 %258, i1 true, i1 %260
  br i1 %261, label %502, label %262

262:                                              ; preds = %254
  %263 = getelementptr inbounds nuw i8, ptr %257, i64 32
  %264 = load ptr, ptr %263, align 8
  %265 = getelementptr inbounds nuw i8, ptr %130, i64 32
  %266 = load ptr, ptr %265, align 8
  %267 = icmp eq ptr %264, %266
  br i1 %267, label %268, label %502

268:                                              ; preds = %262
  %269 = getelementptr inbounds nuw i8, ptr %257, i64 40
  %270 = load ptr, ptr %269, align 8
  %271 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %272 = load ptr, ptr %271, align 8
  %273 = icmp eq ptr %270, %272
  br i1 %273, label %274, label %502

274:                                              ; preds = %268
  %275 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %276 = load i64, ptr %275, align 8
  %277 = and i64 %276, 1
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %283, label %279

279:                                              ; preds = %274
  %280 = getelementptr inbounds nuw i8, ptr %257, i64 104
  %281 = load i64, ptr %280, align 8
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %502, label %283

283:                                              ; preds = %279, %274
  %284 = getelementptr inbounds nuw i8, ptr %257, i64 112
  %285 = load ptr, ptr %284, align 8
  %286 = icmp eq ptr %285, null
  br i1 %286, label %291, label %287

287:                                              ; preds = %283
  %288 = load ptr, ptr %285, align 8
  %289 = load ptr, ptr %15, align 8
  %290 = icmp eq ptr %288, %289
  br i1 %290, label %291, label %502

291:                                              ; preds = %287, %283
  %292 = getelementptr inbounds nuw i8, ptr %257, i64 48
  %293 = load i64, ptr %292, align 8
  %294 = load ptr, ptr %60, align 8
  store i64 %293, ptr %294, align 8
  %295 = getelementptr inbounds nuw i8, ptr %257, i64 56
  %296 = load i64, ptr %295, align 8
  %297 = load ptr, ptr %60, align 8
  %298 = getelementptr inbounds nuw i8, ptr %297, i64 8
  store i64 %296, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %257, i64 64
  %300 = load i64, ptr %299, align 8
  %301 = load ptr, ptr %60, align 8
  %302 = getelementptr inbounds nuw i8, ptr %301, i64 16
  store i64 %300, ptr %302, align 8
  %303 = load ptr, ptr %60, align 8
  %304 = getelementptr inbounds nuw i8, ptr %303, i64 24
  store ptr %304, ptr %60, align 8
  %305 = getelementptr inbounds nuw i8, ptr %257, i64 72
  %306 = load i64, ptr %305, align 8
  %307 = load i64, ptr %57, align 8
  %308 = icmp sgt i64 %306, %307
  br i1 %308, label %309, label %310

309:                                              ; preds = %291
  store i64 %306, ptr %57, align 8
  br label %310

310:                                              ; preds = %291, %309
  %311 = getelementptr inbounds nuw i8, ptr %257, i64 80
  %312 = load i32, ptr %58, align 8
  %313 = add nsw i32 %312, 1
  store i32 %313, ptr %58, align 8
  %314 = sext i32 %312 to i64
  %315 = getelementptr inbounds %struct.range, ptr %61, i64 %314
  %316 = load <2 x i64>, ptr %311, align 8
  store <2 x i64> %316, ptr %315, align 8
  %317 = load i64, ptr %275, align 8
  %318 = and i64 %317, 2
  %319 = getelementptr inbounds nuw i8, ptr %315, i64 16
  store i64 %318, ptr %319, align 8
  %320 = getelementptr inbounds nuw i8, ptr %130, i64 48
  %321 = load i64, ptr %320, align 8
  %322 = icmp slt i64 %321, 0
  br i1 %322, label %323, label %328

323:                                              ; preds = %310
  %324 = getelementptr inbounds nuw i8, ptr %257, i64 96
  %325 = load i64, ptr %324, align 8
  %326 = icmp ne i64 %325, 0
  %327 = zext i1 %326 to i32
  br label %453

328:                                              ; preds = %310
  %329 = getelementptr inbounds nuw i8, ptr %257, i64 120
  %330 = load i64, ptr %329, align 8
  %331 = icmp eq i64 %330, %321
  br i1 %331, label %332, label %502

332:                                              ; preds = %328
  %333 = icmp eq i64 %321, 0
  br i1 %333, label %336, label %334

334:                                              ; preds = %332
  %335 = getelementptr inbounds nuw i8, ptr %257, i64 128
  br label %341

336:                                              ; preds = %341, %332
  %337 = phi i64 [ 0, %332 ], [ %348, %341 ]
  %338 = getelementptr inbounds nuw i8, ptr %257, i64 96
  %339 = load i64, ptr %338, align 8
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %351, label %453

341:                                              ; preds = %334, %341
  %342 = phi i64 [ 0, %334 ], [ %347, %341 ]
  %343 = getelementptr inbounds nuw i64, ptr %335, i64 %342
  %344 = load i64, ptr %343, align 8
  %345 = load ptr, ptr %60, align 8
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 8
  store ptr %346, ptr %60, align 8
  store i64 %344, ptr %345, align 8
  %347 = add nuw nsw i64 %342, 1
  %348 = load i64, ptr %329, align 8
  %349 = shl nsw i64 %348, 1
  %350 = icmp slt i64 %347, %349
  br i1 %350, label %341, label %336, !llvm.loop !9

351:                                              ; preds = %336
  %352 = load i64, ptr %275, align 8
  %353 = and i64 %352, 2
  %354 = icmp eq i64 %353, 0
  br i1 %354, label %453, label %355

355:                                              ; preds = %351
  %356 = getelementptr inbounds nuw i8, ptr %257, i64 128
  %357 = getelementptr inbounds i64, ptr %356, i64 %337
  %358 = call fastcc i32 @meets_itself(i64 noundef %337, ptr noundef nonnull %356, ptr noundef nonnull %357)
  %359 = xor i32 %358, 1
  br label %453

360:                                              ; preds = %132, %132
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #10
  store i32 0, ptr %11, align 4
  %361 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %362 = load ptr, ptr %361, align 8
  %363 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %364 = icmp eq ptr %362, %363
  br i1 %364, label %366, label %365

365:                                              ; preds = %360
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #10
  br label %502

366:                                              ; preds = %360
  %367 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %368 = call i64 %367(ptr noundef nonnull %134, ptr noundef nonnull %11) #10
  %369 = load i32, ptr %11, align 4
  %370 = icmp eq i32 %369, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #10
  br i1 %370, label %371, label %502

371:                                              ; preds = %366
  %372 = getelementptr inbounds nuw i8, ptr %130, i64 64
  %373 = load i64, ptr %372, align 8
  %374 = icmp slt i64 %368, %373
  br i1 %374, label %502, label %375

375:                                              ; preds = %371
  %376 = getelementptr inbounds nuw i8, ptr %130, i64 72
  %377 = load i64, ptr %376, align 8
  %378 = icmp sgt i64 %368, %377
  br i1 %378, label %502, label %379

379:                                              ; preds = %375
  %380 = load i64, ptr %130, align 8
  %381 = icmp eq i64 %380, 3
  br i1 %381, label %382, label %387

382:                                              ; preds = %379
  %383 = call i64 @llvm.abs.i64(i64 %368, i1 true)
  %384 = load i64, ptr %57, align 8
  %385 = icmp sgt i64 %383, %384
  br i1 %385, label %386, label %387

386:                                              ; preds = %382
  store i64 %383, ptr %57, align 8
  br label %387

387:                                              ; preds = %386, %382, %379
  %388 = load ptr, ptr %60, align 8
  %389 = getelementptr inbounds nuw i8, ptr %388, i64 8
  store ptr %389, ptr %60, align 8
  store i64 %368, ptr %388, align 8
  br label %453

390:                                              ; preds = %132
  %391 = call fastcc i32 @real(ptr noundef nonnull %130, ptr noundef %134, ptr noundef nonnull %15)
  br label %453

392:                                              ; preds = %132
  %393 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %394 = load ptr, ptr %393, align 8
  %395 = icmp eq ptr %134, %394
  %396 = zext i1 %395 to i32
  br label %453

397:                                              ; preds = %132
  %398 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %399 = icmp eq ptr %134, %398
  %400 = zext i1 %399 to i64
  %401 = load ptr, ptr %60, align 8
  %402 = getelementptr inbounds nuw i8, ptr %401, i64 8
  store ptr %402, ptr %60, align 8
  store i64 %400, ptr %401, align 8
  %403 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %404 = icmp eq ptr %134, %403
  %405 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %406 = icmp eq ptr %134, %405
  %407 = select i1 %404, i1 true, i1 %406
  %408 = zext i1 %407 to i32
  br label %453

409:                                              ; preds = %132, %132
  %410 = call fastcc i32 @parts(ptr noundef nonnull %13, ptr noundef nonnull %130, ptr noundef %134, ptr noundef nonnull %15)
  br label %453

411:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #10
  store i32 0, ptr %10, align 4
  %412 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %413 = load ptr, ptr %412, align 8
  %414 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %415 = icmp eq ptr %413, %414
  br i1 %415, label %417, label %416

416:                                              ; preds = %411
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #10
  br label %450

417:                                              ; preds = %411
  %418 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %419 = call i64 %418(ptr noundef nonnull %134, ptr noundef nonnull %10) #10
  %420 = load i32, ptr %10, align 4
  %421 = icmp eq i32 %420, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #10
  br i1 %421, label %422, label %450

422:                                              ; preds = %417
  %423 = getelementptr inbounds nuw i8, ptr %130, i64 64
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %419, %424
  br label %450

426:                                              ; preds = %132
  %427 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %428 = load ptr, ptr %427, align 8
  %429 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %430 = icmp eq ptr %428, %429
  br i1 %430, label %431, label %450

431:                                              ; preds = %426
  %432 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %433 = load i64, ptr %432, align 8
  %434 = getelementptr inbounds nuw i8, ptr %130, i64 64
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %433, %435
  br label %450

437:                                              ; preds = %132
  %438 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %439 = load ptr, ptr %438, align 8
  %440 = icmp eq ptr %134, %439
  br i1 %440, label %450, label %441

441:                                              ; preds = %437
  %442 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %443 = load ptr, ptr %442, align 8
  %444 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %445 = icmp eq ptr %443, %444
  br i1 %445, label %446, label %450

446:                                              ; preds = %441
  %447 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %448 = call i32 %447(ptr noundef nonnull %134, ptr noundef %439) #10
  %449 = icmp eq i32 %448, 0
  br label %450

450:                                              ; preds = %416, %417, %422, %426, %431, %437, %441, %446
  %451 = phi i1 [ %436, %431 ], [ %425, %422 ], [ false, %417 ], [ false, %426 ], [ true, %437 ], [ false, %441 ], [ %449, %446 ], [ false, %416 ]
  %452 = zext i1 %451 to i32
  br label %453

453:                                              ; preds = %387, %355, %351, %336, %323, %224, %208, %390, %392, %397, %409, %450
  %454 = phi i32 [ %452, %450 ], [ %410, %409 ], [ %209, %208 ], [ %359, %355 ], [ %391, %390 ], [ %396, %392 ], [ %408, %397 ], [ 1, %336 ], [ 1, %387 ], [ %327, %323 ], [ 1, %224 ], [ 1, %351 ]
  %455 = icmp eq i32 %454, 0
  br i1 %455, label %502, label %128, !llvm.loop !10

456:                                              ; preds = %128
  %457 = load i64, ptr %57, align 8
  %458 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %459 = load i64, ptr %458, align 8
  %460 = icmp slt i64 %457, %459
  br i1 %460, label %502, label %461

461:                                              ; preds = %456
  %462 = getelementptr inbounds nuw i8, ptr %67, i64 56
  %463 = load i64, ptr %462, align 8
  %464 = icmp sgt i64 %457, %463
  br i1 %464, label %502, label %465

465:                                              ; preds = %461
  %466 = load i32, ptr %58, align 8
  %467 = icmp sgt i32 %466, 0
  br i1 %467, label %468, label %503

468:                                              ; preds = %465
  %469 = zext nneg i32 %466 to i64
  br label %470

470:                                              ; preds = %468, %499
  %471 = phi i64 [ 0, %468 ], [ %500, %499 ]
  %472 = getelementptr inbounds nuw %struct.range, ptr %61, i64 %471
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 16
  %474 = load i64, ptr %473, align 8
  %475 = icmp eq i64 %474, 0
  br i1 %475, label %499, label %476

476:                                              ; preds = %470
  %477 = getelementptr inbounds nuw i8, ptr %472, i64 8
  br label %478

478:                                              ; preds = %476, %496
  %479 = phi i64 [ 0, %476 ], [ %497, %496 ]
  %480 = getelementptr inbounds nuw %struct.range, ptr %61, i64 %479
  %481 = icmp eq i64 %471, %479
  br i1 %481, label %496, label %482

482:                                              ; preds = %478
  %483 = load i64, ptr %472, align 8
  %484 = getelementptr inbounds nuw i8, ptr %480, i64 8
  %485 = load i64, ptr %484, align 8
  %486 = icmp slt i64 %483, %485
  br i1 %486, label %487, label %496

487:                                              ; preds = %482
  %488 = load i64, ptr %480, align 8
  %489 = load i64, ptr %477, align 8
  %490 = icmp slt i64 %488, %489
  %491 = icmp slt i64 %483, %489
  %492 = and i1 %490, %491
  %493 = icmp slt i64 %488, %485
  %494 = and i1 %493, %492
  br i1 %494, label %495, label %496

495:                                              ; preds = %487
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #10
  br label %823

496:                                              ; preds = %487, %482, %478
  %497 = add nuw nsw i64 %479, 1
  %498 = icmp eq i64 %497, %469
  br i1 %498, label %499, label %478, !llvm.loop !11

499:                                              ; preds = %496, %470
  %500 = add nuw nsw i64 %471, 1
  %501 = icmp eq i64 %500, %469
  br i1 %501, label %503, label %470, !llvm.loop !12

502:                                              ; preds = %453, %137, %142, %148, %205, %237, %243, %249, %254, %328, %262, %287, %279, %268, %375, %371, %366, %461, %456, %365
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #10
  br label %823

503:                                              ; preds = %499, %465
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #10
  %504 = load i64, ptr %120, align 8
  %505 = icmp sgt i64 %504, 0
  br i1 %505, label %510, label %539

506:                                              ; preds = %527
  %507 = add nuw nsw i64 %511, 1
  %508 = load i64, ptr %120, align 8
  %509 = icmp slt i64 %507, %508
  br i1 %509, label %510, label %539, !llvm.loop !13

510:                                              ; preds = %503, %506
  %511 = phi i64 [ %507, %506 ], [ 0, %503 ]
  %512 = getelementptr inbounds nuw %struct.dependency, ptr %119, i64 %511
  %513 = load i64, ptr %512, align 8
  %514 = icmp eq i64 %513, 0
  br i1 %514, label %520, label %515

515:                                              ; preds = %510
  %516 = getelementptr inbounds nuw i8, ptr %512, i64 8
  %517 = load ptr, ptr %516, align 8
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 16
  %519 = load ptr, ptr %518, align 8
  br label %527

520:                                              ; preds = %510
  %521 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %522 = getelementptr inbounds nuw i8, ptr %512, i64 8
  %523 = load ptr, ptr %522, align 8
  %524 = getelementptr inbounds nuw i8, ptr %512, i64 16
  %525 = load ptr, ptr %524, align 8
  %526 = call ptr %521(ptr noundef %523, ptr noundef %525) #10
  br label %527

527:                                              ; preds = %520, %515
  %528 = phi ptr [ %519, %515 ], [ %526, %520 ]
  %529 = getelementptr inbounds nuw i8, ptr %512, i64 24
  %530 = load ptr, ptr %529, align 8
  %531 = icmp eq ptr %528, %530
  br i1 %531, label %506, label %532

532:                                              ; preds = %527
  %533 = icmp eq ptr %528, null
  br i1 %533, label %534, label %823

534:                                              ; preds = %532
  %535 = load i64, ptr %512, align 8
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %537, label %823

537:                                              ; preds = %534
  %538 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  call void %538() #10
  br label %823

539:                                              ; preds = %503, %506
  %540 = getelementptr inbounds nuw i8, ptr %67, i64 88
  %541 = getelementptr inbounds nuw i8, ptr %67, i64 168
  %542 = load i64, ptr %541, align 8
  %543 = and i64 %542, 8
  %544 = icmp eq i64 %543, 0
  br i1 %544, label %545, label %560

545:                                              ; preds = %539
  %546 = getelementptr inbounds nuw i8, ptr %67, i64 104
  %547 = getelementptr inbounds nuw i8, ptr %15, i64 800
  %548 = load i64, ptr %546, align 8
  store i64 %548, ptr %547, align 8
  %549 = getelementptr inbounds nuw i8, ptr %67, i64 112
  %550 = load i64, ptr %549, align 8
  %551 = getelementptr inbounds nuw i8, ptr %15, i64 808
  store i64 %550, ptr %551, align 8
  %552 = getelementptr inbounds nuw i8, ptr %67, i64 120
  %553 = load i64, ptr %552, align 8
  %554 = getelementptr inbounds nuw i8, ptr %15, i64 816
  store i64 %553, ptr %554, align 8
  %555 = getelementptr inbounds nuw i8, ptr %15, i64 824
  store i64 0, ptr %555, align 8
  %556 = getelementptr inbounds nuw i8, ptr %67, i64 160
  %557 = load i64, ptr %556, align 8
  %558 = icmp eq i64 %557, 0
  br i1 %558, label %559, label %564

559:                                              ; preds = %545
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  br label %589

560:                                              ; preds = %539
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #10
  %561 = call fastcc ptr @queue(ptr noundef %63, ptr noundef nonnull %68, ptr noundef %1, ptr noundef %15, ptr noundef %118, ptr noundef %16)
  %562 = load i32, ptr %16, align 4
  %563 = icmp eq i32 %562, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #10
  br i1 %563, label %835, label %832

564:                                              ; preds = %545
  %565 = load ptr, ptr @spare.0, align 8
  %566 = icmp eq ptr %565, null
  %567 = load i64, ptr @spare.1, align 8
  %568 = icmp slt i64 %567, %557
  %569 = select i1 %566, i1 true, i1 %568
  br i1 %569, label %575, label %570

570:                                              ; preds = %564
  store ptr null, ptr @spare.0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %571 = ptrtoint ptr %565 to i64
  %572 = add i64 %571, 63
  %573 = and i64 %572, -64
  %574 = inttoptr i64 %573 to ptr
  br label %589

575:                                              ; preds = %564
  %576 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 112), align 8
  %577 = add i64 %557, 64
  %578 = call ptr %576(i64 noundef %577) #10
  %579 = icmp eq ptr %578, null
  br i1 %579, label %832, label %580

580:                                              ; preds = %575
  %581 = load i64, ptr %556, align 8
  %582 = freeze i64 %581
  %583 = icmp eq i64 %582, 0
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %584 = ptrtoint ptr %578 to i64
  %585 = add i64 %584, 63
  %586 = and i64 %585, -64
  %587 = inttoptr i64 %586 to ptr
  %588 = select i1 %583, ptr null, ptr %587
  br label %589

589:                                              ; preds = %580, %559, %570
  %590 = phi ptr [ %565, %570 ], [ %578, %580 ], [ undef, %559 ]
  %591 = phi i64 [ %567, %570 ], [ %557, %580 ], [ undef, %559 ]
  %592 = phi ptr [ %574, %570 ], [ %588, %580 ], [ null, %559 ]
  %593 = ptrtoint ptr %12 to i64
  store i64 %593, ptr %555, align 8
  %594 = getelementptr inbounds nuw i8, ptr %67, i64 72
  %595 = load ptr, ptr %594, align 8
  %596 = load i64, ptr %595, align 8
  %597 = add nsw i64 %596, 1
  store i64 %597, ptr %595, align 8
  %598 = load i64, ptr %541, align 8
  %599 = and i64 %598, 1
  %600 = icmp eq i64 %599, 0
  br i1 %600, label %608, label %601

601:                                              ; preds = %589
  %602 = getelementptr inbounds nuw i8, ptr %67, i64 128
  %603 = load i64, ptr %602, align 8
  %604 = icmp eq i64 %603, 0
  br i1 %604, label %608, label %605

605:                                              ; preds = %601
  %606 = getelementptr inbounds nuw i8, ptr %67, i64 80
  %607 = load ptr, ptr %606, align 8
  call void %607(ptr noundef nonnull %547, i64 noundef 0, i64 noundef %603, ptr noundef %592) #10
  br label %608

608:                                              ; preds = %605, %601, %589
  %609 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %609(ptr noundef nonnull %63) #10
  %610 = load i64, ptr %541, align 8
  %611 = and i64 %610, 1
  %612 = icmp eq i64 %611, 0
  br i1 %612, label %613, label %784

613:                                              ; preds = %608
  %614 = getelementptr inbounds nuw i8, ptr %67, i64 128
  %615 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %616 = getelementptr inbounds nuw i8, ptr %67, i64 176
  %617 = getelementptr inbounds nuw i8, ptr %67, i64 96
  %618 = getelementptr inbounds nuw i8, ptr %67, i64 144
  %619 = getelementptr inbounds nuw i8, ptr %67, i64 80
  %620 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %621 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %622 = getelementptr inbounds nuw i8, ptr %67, i64 152
  %623 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %624 = load i64, ptr %614, align 8
  %625 = icmp sgt i64 %624, 0
  br i1 %625, label %626, label %784

626:                                              ; preds = %613
  %627 = and i64 %610, 4
  %628 = icmp eq i64 %627, 0
  %629 = load ptr, ptr %540, align 8
  %630 = icmp ne ptr %629, null
  %631 = and i1 %628, %630
  %632 = zext i1 %631 to i32
  %633 = getelementptr inbounds nuw i8, ptr %67, i64 136
  %634 = load i64, ptr %633, align 8
  br label %635

635:                                              ; preds = %626, %781
  %636 = phi i64 [ %772, %781 ], [ %634, %626 ]
  %637 = phi i32 [ %771, %781 ], [ %632, %626 ]
  %638 = phi i64 [ %773, %781 ], [ 0, %626 ]
  %639 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 96), align 8
  %640 = call ptr %639() #10
  %641 = icmp eq i32 %637, 0
  br i1 %641, label %642, label %727

642:                                              ; preds = %635
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #10
  %643 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %644 = call i32 %643(i32 noundef 1, ptr noundef nonnull %9) #10
  %645 = load i64, ptr %9, align 8
  %646 = mul nsw i64 %645, 1000000000
  %647 = load i64, ptr %615, align 8
  %648 = add nsw i64 %646, %647
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #10
  %649 = icmp eq i64 %638, 0
  br i1 %649, label %651, label %650

650:                                              ; preds = %661, %657, %651, %642
  br label %671

651:                                              ; preds = %642
  %652 = load ptr, ptr %616, align 8
  %653 = load atomic i64, ptr %652 monotonic, align 8
  %654 = load i64, ptr %614, align 8
  %655 = load ptr, ptr %540, align 8
  %656 = icmp eq ptr %655, null
  br i1 %656, label %650, label %657

657:                                              ; preds = %651
  %658 = load ptr, ptr %617, align 8
  %659 = load i32, ptr %658, align 4
  %660 = icmp eq i32 %659, 0
  br i1 %660, label %650, label %661

661:                                              ; preds = %657
  %662 = sdiv i64 50000, %654
  %663 = icmp sgt i64 %653, %662
  br i1 %663, label %664, label %650

664:                                              ; preds = %661
  %665 = load i64, ptr %618, align 8
  %666 = shl nsw i64 %665, 2
  %667 = sdiv i64 %654, %666
  %668 = sdiv i64 20000, %653
  %669 = call i64 @llvm.smin.i64(i64 %668, i64 %667)
  %670 = add nsw i64 %669, 1
  br label %727

671:                                              ; preds = %725, %650
  %672 = phi i64 [ %636, %650 ], [ %726, %725 ]
  %673 = phi i64 [ %648, %650 ], [ %687, %725 ]
  %674 = phi i64 [ %638, %650 ], [ %679, %725 ]
  %675 = load i64, ptr %614, align 8
  %676 = sub nsw i64 %675, %674
  %677 = call i64 @llvm.smin.i64(i64 %676, i64 %672)
  %678 = load ptr, ptr %619, align 8
  %679 = add nsw i64 %677, %674
  call void %678(ptr noundef nonnull %547, i64 noundef %674, i64 noundef %679, ptr noundef %592) #10
  %680 = load i64, ptr %614, align 8
  %681 = sub nsw i64 %680, %679
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  %682 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %683 = call i32 %682(i32 noundef 1, ptr noundef nonnull %8) #10
  %684 = load i64, ptr %8, align 8
  %685 = mul nsw i64 %684, 1000000000
  %686 = load i64, ptr %620, align 8
  %687 = add nsw i64 %685, %686
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  %688 = sub nsw i64 %687, %673
  %689 = icmp eq i64 %680, %679
  br i1 %689, label %770, label %690

690:                                              ; preds = %671
  %691 = sub nsw i64 %687, %648
  %692 = icmp sgt i64 %691, 50000000
  br i1 %692, label %770, label %693

693:                                              ; preds = %690
  %694 = icmp sgt i64 %691, 20000
  br i1 %694, label %695, label %715

695:                                              ; preds = %693
  %696 = sdiv i64 %688, %677
  %697 = load ptr, ptr %540, align 8
  %698 = icmp eq ptr %697, null
  br i1 %698, label %715, label %699

699:                                              ; preds = %695
  %700 = load ptr, ptr %617, align 8
  %701 = load i32, ptr %700, align 4
  %702 = icmp eq i32 %701, 0
  br i1 %702, label %715, label %703

703:                                              ; preds = %699
  %704 = sdiv i64 50000, %681
  %705 = icmp slt i64 %696, %704
  br i1 %705, label %715, label %706

706:                                              ; preds = %703
  %707 = add nsw i64 %696, 1
  %708 = load i64, ptr %618, align 8
  %709 = shl nsw i64 %708, 2
  %710 = sdiv i64 %681, %709
  %711 = sdiv i64 20000, %707
  %712 = call i64 @llvm.smin.i64(i64 %711, i64 %710)
  %713 = add nsw i64 %712, 1
  %714 = load ptr, ptr %616, align 8
  store atomic i64 %707, ptr %714 monotonic, align 8
  br label %727

715:                                              ; preds = %703, %699, %695, %693
  %716 = icmp slt i64 %688, 100000
  br i1 %716, label %717, label %719

717:                                              ; preds = %715
  %718 = shl nsw i64 %672, 1
  br label %725

719:                                              ; preds = %715
  %720 = icmp samesign ugt i64 %688, 400000
  %721 = icmp sgt i64 %672, 1
  %722 = and i1 %721, %720
  %723 = zext i1 %722 to i64
  %724 = lshr i64 %672, %723
  br label %725

725:                                              ; preds = %719, %717
  %726 = phi i64 [ %724, %719 ], [ %718, %717 ]
  br label %671

727:                                              ; preds = %706, %664, %635
  %728 = phi i64 [ %638, %635 ], [ 0, %664 ], [ %679, %706 ]
  %729 = phi i64 [ %636, %635 ], [ %670, %664 ], [ %713, %706 ]
  %730 = load i64, ptr %614, align 8
  %731 = icmp slt i64 %728, %730
  br i1 %731, label %732, label %770

732:                                              ; preds = %727
  %733 = load i64, ptr %541, align 8
  %734 = and i64 %733, 4
  %735 = icmp eq i64 %734, 0
  br i1 %735, label %744, label %736

736:                                              ; preds = %732
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %737 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %738 = call i32 %737(i32 noundef 1, ptr noundef nonnull %7) #10
  %739 = load i64, ptr %7, align 8
  %740 = mul nsw i64 %739, 1000000000
  %741 = load i64, ptr %621, align 8
  %742 = add nsw i64 %740, %741
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  %743 = load i64, ptr %614, align 8
  br label %744

744:                                              ; preds = %736, %732
  %745 = phi i64 [ %743, %736 ], [ %730, %732 ]
  %746 = phi i64 [ %742, %736 ], [ 0, %732 ]
  %747 = load ptr, ptr %540, align 8
  %748 = load ptr, ptr %619, align 8
  %749 = load i64, ptr %622, align 8
  %750 = load i64, ptr %618, align 8
  %751 = trunc i64 %750 to i32
  %752 = call i64 %747(ptr noundef %748, ptr noundef nonnull %547, i64 noundef %728, i64 noundef %745, i64 noundef %729, ptr noundef %592, i64 noundef %749, i32 noundef %751, i64 noundef 50000000) #10
  %753 = icmp ne i64 %746, 0
  %754 = icmp sgt i64 %752, %728
  %755 = select i1 %753, i1 %754, i1 false
  br i1 %755, label %756, label %770

756:                                              ; preds = %744
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  %757 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 144), align 8
  %758 = call i32 %757(i32 noundef 1, ptr noundef nonnull %6) #10
  %759 = load i64, ptr %6, align 8
  %760 = mul nsw i64 %759, 1000000000
  %761 = load i64, ptr %623, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  %762 = sub i64 %761, %746
  %763 = add i64 %762, %760
  %764 = load i64, ptr %618, align 8
  %765 = mul nsw i64 %763, %764
  %766 = sub nsw i64 %752, %728
  %767 = sdiv i64 %765, %766
  %768 = load ptr, ptr %616, align 8
  %769 = add nsw i64 %767, 1
  store atomic i64 %769, ptr %768 monotonic, align 8
  br label %770

770:                                              ; preds = %690, %671, %756, %744, %727
  %771 = phi i32 [ 1, %744 ], [ 1, %727 ], [ 1, %756 ], [ 0, %671 ], [ 0, %690 ]
  %772 = phi i64 [ %729, %744 ], [ %729, %727 ], [ %729, %756 ], [ %672, %671 ], [ %672, %690 ]
  %773 = phi i64 [ %752, %744 ], [ %728, %727 ], [ %752, %756 ], [ %679, %671 ], [ %679, %690 ]
  %774 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
  call void %774(ptr noundef %640) #10
  %775 = load i64, ptr %614, align 8
  %776 = icmp slt i64 %773, %775
  br i1 %776, label %777, label %784

777:                                              ; preds = %770
  %778 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 88), align 8
  %779 = call i32 %778() #10
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %781, label %811

781:                                              ; preds = %777
  %782 = load i64, ptr %614, align 8
  %783 = icmp slt i64 %773, %782
  br i1 %783, label %635, label %784, !llvm.loop !14

784:                                              ; preds = %770, %781, %613, %608
  %785 = load i64, ptr %12, align 8
  %786 = icmp eq i64 %785, 0
  br i1 %786, label %808, label %787

787:                                              ; preds = %784
  %788 = load i64, ptr %541, align 8
  %789 = and i64 %788, 2
  %790 = icmp eq i64 %789, 0
  br i1 %790, label %808, label %791

791:                                              ; preds = %787
  %792 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 280), align 8
  %793 = getelementptr inbounds i8, ptr %63, i64 %792
  %794 = load ptr, ptr %793, align 8
  %795 = add nsw i64 %785, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %796 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
  %797 = call ptr %796(i64 noundef %795) #10
  store ptr %797, ptr %5, align 8
  %798 = icmp eq ptr %797, null
  br i1 %798, label %806, label %799

799:                                              ; preds = %791
  %800 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  call void %800(ptr noundef %794) #10
  %801 = load ptr, ptr @py, align 8
  %802 = call ptr %801(ptr noundef %794, ptr noundef nonnull %5, i64 noundef 1, ptr noundef null) #10
  %803 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  %804 = load ptr, ptr %5, align 8
  call void %803(ptr noundef %804) #10
  %805 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %805(ptr noundef %794) #10
  br label %806

806:                                              ; preds = %791, %799
  %807 = phi ptr [ %802, %799 ], [ null, %791 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %811

808:                                              ; preds = %787, %784
  %809 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 8), align 8
  %810 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  call void %809(ptr noundef %810) #10
  br label %811

811:                                              ; preds = %777, %808, %806
  %812 = phi ptr [ %807, %806 ], [ %810, %808 ], [ null, %777 ]
  %813 = load i64, ptr %556, align 8
  %814 = icmp eq i64 %813, 0
  br i1 %814, label %821, label %815

815:                                              ; preds = %811
  %816 = load ptr, ptr @spare.0, align 8
  %817 = icmp eq ptr %816, null
  br i1 %817, label %818, label %819

818:                                              ; preds = %815
  store ptr %590, ptr @spare.0, align 8
  store i64 %591, ptr @spare.1, align 8
  br label %821

819:                                              ; preds = %815
  %820 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 120), align 8
  call void %820(ptr noundef %590) #10
  br label %821

821:                                              ; preds = %819, %818, %811
  %822 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %822(ptr noundef nonnull %63) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #10
  br label %835

823:                                              ; preds = %534, %537, %532, %62, %495, %84, %72, %502
  %824 = phi ptr [ %118, %502 ], [ %64, %62 ], [ %64, %72 ], [ %64, %84 ], [ %118, %495 ], [ %118, %532 ], [ %118, %537 ], [ %118, %534 ]
  %825 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 272), align 8
  %826 = getelementptr inbounds i8, ptr %63, i64 %825
  %827 = load ptr, ptr %826, align 8
  %828 = icmp ne ptr %827, null
  %829 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %830 = icmp ne ptr %827, %829
  %831 = select i1 %828, i1 %830, i1 false
  br i1 %831, label %62, label %832, !llvm.loop !15

832:                                              ; preds = %823, %110, %101, %52, %575, %560, %4
  %833 = load ptr, ptr @py, align 8
  %834 = call ptr %833(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #10
  br label %835

835:                                              ; preds = %560, %821, %832
  %836 = phi ptr [ %834, %832 ], [ %812, %821 ], [ %561, %560 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #10
  ret ptr %836
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
  %96 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
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
  %105 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 280), align 8
  %106 = getelementptr inbounds i8, ptr %0, i64 %105
  %107 = load ptr, ptr %106, align 8
  %108 = sext i32 %83 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %109 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 48), align 8
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  store i32 0, ptr %4, align 4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %25 = icmp eq ptr %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %90

27:                                               ; preds = %21
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
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
  %79 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 56), align 8
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
  %89 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  call void %89() #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
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
  br i1 %12, label %15, label %370

15:                                               ; preds = %4
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 208), align 8
  %17 = icmp eq ptr %14, %16
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 216), align 8
  %19 = icmp eq ptr %14, %18
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %726

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, %10
  br i1 %24, label %25, label %726

25:                                               ; preds = %21
  %26 = icmp sgt i64 %10, 0
  br i1 %26, label %27, label %367

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 24
  br label %33

33:                                               ; preds = %27, %364
  %34 = phi i64 [ 0, %27 ], [ %365, %364 ]
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
  switch i64 %46, label %345 [
    i64 0, label %47
    i64 1, label %147
    i64 2, label %270
    i64 3, label %270
    i64 4, label %300
    i64 6, label %302
    i64 5, label %307
    i64 10, label %317
    i64 11, label %317
    i64 7, label %319
    i64 8, label %334
  ]

47:                                               ; preds = %40
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %49 = load ptr, ptr %48, align 8
  %50 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %51 = icmp eq ptr %49, %50
  br i1 %51, label %52, label %367

52:                                               ; preds = %47
  %53 = getelementptr inbounds nuw i8, ptr %43, i64 56
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %54, %56
  br i1 %57, label %58, label %367

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
  br i1 %73, label %74, label %367

74:                                               ; preds = %58
  %75 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %76 = load i32, ptr %75, align 8
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %104

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %80 = load ptr, ptr %79, align 8
  %81 = zext nneg i32 %76 to i64
  %82 = icmp eq i32 %76, 1
  br i1 %82, label %101, label %83

83:                                               ; preds = %78
  %84 = and i64 %81, 2147483646
  br label %85

85:                                               ; preds = %85, %83
  %86 = phi i64 [ 0, %83 ], [ %96, %85 ]
  %87 = phi i64 [ 1, %83 ], [ %94, %85 ]
  %88 = phi i64 [ 1, %83 ], [ %95, %85 ]
  %89 = getelementptr inbounds nuw i64, ptr %80, i64 %86
  %90 = getelementptr inbounds nuw i64, ptr %80, i64 %86
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load i64, ptr %89, align 8
  %93 = load i64, ptr %91, align 8
  %94 = mul i64 %92, %87
  %95 = mul i64 %93, %88
  %96 = add nuw i64 %86, 2
  %97 = icmp eq i64 %96, %84
  br i1 %97, label %98, label %85, !llvm.loop !16

98:                                               ; preds = %85
  %99 = mul i64 %95, %94
  %100 = icmp eq i64 %84, %81
  br i1 %100, label %104, label %101

101:                                              ; preds = %78, %98
  %102 = phi i64 [ 0, %78 ], [ %84, %98 ]
  %103 = phi i64 [ 1, %78 ], [ %99, %98 ]
  br label %107

104:                                              ; preds = %107, %98, %74
  %105 = phi i64 [ 1, %74 ], [ %99, %98 ], [ %112, %107 ]
  %106 = icmp sgt i64 %65, -1
  br i1 %106, label %115, label %120

107:                                              ; preds = %101, %107
  %108 = phi i64 [ %113, %107 ], [ %102, %101 ]
  %109 = phi i64 [ %112, %107 ], [ %103, %101 ]
  %110 = getelementptr inbounds nuw i64, ptr %80, i64 %108
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %111, %109
  %113 = add nuw nsw i64 %108, 1
  %114 = icmp eq i64 %113, %81
  br i1 %114, label %104, label %107, !llvm.loop !17

115:                                              ; preds = %104
  %116 = sext i32 %76 to i64
  %117 = icmp eq i64 %65, %116
  br i1 %117, label %118, label %367

118:                                              ; preds = %115
  %119 = call fastcc i32 @strided(ptr noundef nonnull %44, ptr noundef nonnull %43, ptr noundef nonnull %3, i64 noundef %105)
  br label %361

120:                                              ; preds = %104
  %121 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %122 = load ptr, ptr %121, align 8
  %123 = ptrtoint ptr %122 to i64
  %124 = load ptr, ptr %29, align 8
  store i64 %123, ptr %124, align 8
  %125 = load ptr, ptr %29, align 8
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 8
  store i64 %105, ptr %126, align 8
  %127 = load ptr, ptr %29, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 16
  store i64 %105, ptr %128, align 8
  %129 = load ptr, ptr %29, align 8
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  store ptr %130, ptr %29, align 8
  %131 = load i64, ptr %30, align 8
  %132 = icmp sgt i64 %105, %131
  br i1 %132, label %133, label %134

133:                                              ; preds = %120
  store i64 %105, ptr %30, align 8
  br label %134

134:                                              ; preds = %120, %133
  %135 = getelementptr inbounds nuw i8, ptr %44, i64 56
  %136 = load i64, ptr %135, align 8
  %137 = shl i64 %105, %136
  %138 = add nsw i64 %137, %123
  %139 = load i32, ptr %32, align 8
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %32, align 8
  %141 = sext i32 %139 to i64
  %142 = getelementptr inbounds %struct.range, ptr %31, i64 %141
  store i64 %123, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 8
  store i64 %138, ptr %143, align 8
  %144 = load i64, ptr %59, align 8
  %145 = and i64 %144, 2
  %146 = getelementptr inbounds nuw i8, ptr %142, i64 16
  store i64 %145, ptr %146, align 8
  br label %364

147:                                              ; preds = %40
  %148 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %151 = load ptr, ptr %150, align 8
  %152 = icmp eq ptr %149, %151
  br i1 %152, label %153, label %367

153:                                              ; preds = %147
  %154 = getelementptr inbounds nuw i8, ptr %44, i64 40
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds i8, ptr %43, i64 %155
  %157 = load ptr, ptr %156, align 8
  %158 = icmp eq ptr %157, null
  br i1 %158, label %367, label %159

159:                                              ; preds = %153
  %160 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %161 = load ptr, ptr %160, align 8
  %162 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %163 = icmp eq ptr %161, %162
  br i1 %163, label %164, label %367

164:                                              ; preds = %159
  %165 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 288), align 8
  %166 = getelementptr inbounds i8, ptr %157, i64 %165
  %167 = load ptr, ptr %166, align 8
  %168 = icmp eq ptr %167, null
  %169 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %170 = icmp eq ptr %167, %169
  %171 = select i1 %168, i1 true, i1 %170
  br i1 %171, label %367, label %172

172:                                              ; preds = %164
  %173 = getelementptr inbounds nuw i8, ptr %167, i64 32
  %174 = load ptr, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %44, i64 32
  %176 = load ptr, ptr %175, align 8
  %177 = icmp eq ptr %174, %176
  br i1 %177, label %178, label %367

178:                                              ; preds = %172
  %179 = getelementptr inbounds nuw i8, ptr %167, i64 40
  %180 = load ptr, ptr %179, align 8
  %181 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %182 = load ptr, ptr %181, align 8
  %183 = icmp eq ptr %180, %182
  br i1 %183, label %184, label %367

184:                                              ; preds = %178
  %185 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %186 = load i64, ptr %185, align 8
  %187 = and i64 %186, 1
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %193, label %189

189:                                              ; preds = %184
  %190 = getelementptr inbounds nuw i8, ptr %167, i64 104
  %191 = load i64, ptr %190, align 8
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %367, label %193

193:                                              ; preds = %189, %184
  %194 = getelementptr inbounds nuw i8, ptr %167, i64 112
  %195 = load ptr, ptr %194, align 8
  %196 = icmp eq ptr %195, null
  br i1 %196, label %201, label %197

197:                                              ; preds = %193
  %198 = load ptr, ptr %195, align 8
  %199 = load ptr, ptr %3, align 8
  %200 = icmp eq ptr %198, %199
  br i1 %200, label %201, label %367

201:                                              ; preds = %197, %193
  %202 = getelementptr inbounds nuw i8, ptr %167, i64 48
  %203 = load i64, ptr %202, align 8
  %204 = load ptr, ptr %29, align 8
  store i64 %203, ptr %204, align 8
  %205 = getelementptr inbounds nuw i8, ptr %167, i64 56
  %206 = load i64, ptr %205, align 8
  %207 = load ptr, ptr %29, align 8
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 8
  store i64 %206, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %167, i64 64
  %210 = load i64, ptr %209, align 8
  %211 = load ptr, ptr %29, align 8
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 16
  store i64 %210, ptr %212, align 8
  %213 = load ptr, ptr %29, align 8
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 24
  store ptr %214, ptr %29, align 8
  %215 = getelementptr inbounds nuw i8, ptr %167, i64 72
  %216 = load i64, ptr %215, align 8
  %217 = load i64, ptr %30, align 8
  %218 = icmp sgt i64 %216, %217
  br i1 %218, label %219, label %220

219:                                              ; preds = %201
  store i64 %216, ptr %30, align 8
  br label %220

220:                                              ; preds = %201, %219
  %221 = getelementptr inbounds nuw i8, ptr %167, i64 80
  %222 = load i32, ptr %32, align 8
  %223 = add nsw i32 %222, 1
  %224 = sext i32 %222 to i64
  %225 = getelementptr inbounds %struct.range, ptr %31, i64 %224
  %226 = load <2 x i64>, ptr %221, align 8
  store i32 %223, ptr %32, align 8
  store <2 x i64> %226, ptr %225, align 8
  %227 = load i64, ptr %185, align 8
  %228 = and i64 %227, 2
  %229 = getelementptr inbounds nuw i8, ptr %225, i64 16
  store i64 %228, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %44, i64 48
  %231 = load i64, ptr %230, align 8
  %232 = icmp slt i64 %231, 0
  br i1 %232, label %233, label %238

233:                                              ; preds = %220
  %234 = getelementptr inbounds nuw i8, ptr %167, i64 96
  %235 = load i64, ptr %234, align 8
  %236 = icmp ne i64 %235, 0
  %237 = zext i1 %236 to i32
  br label %361

238:                                              ; preds = %220
  %239 = getelementptr inbounds nuw i8, ptr %167, i64 120
  %240 = load i64, ptr %239, align 8
  %241 = icmp eq i64 %240, %231
  br i1 %241, label %242, label %367

242:                                              ; preds = %238
  %243 = icmp eq i64 %231, 0
  br i1 %243, label %246, label %244

244:                                              ; preds = %242
  %245 = getelementptr inbounds nuw i8, ptr %167, i64 128
  br label %251

246:                                              ; preds = %251, %242
  %247 = phi i64 [ 0, %242 ], [ %258, %251 ]
  %248 = getelementptr inbounds nuw i8, ptr %167, i64 96
  %249 = load i64, ptr %248, align 8
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %261, label %364

251:                                              ; preds = %244, %251
  %252 = phi i64 [ 0, %244 ], [ %257, %251 ]
  %253 = getelementptr inbounds nuw i64, ptr %245, i64 %252
  %254 = load i64, ptr %253, align 8
  %255 = load ptr, ptr %29, align 8
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 8
  store ptr %256, ptr %29, align 8
  store i64 %254, ptr %255, align 8
  %257 = add nuw nsw i64 %252, 1
  %258 = load i64, ptr %239, align 8
  %259 = shl nsw i64 %258, 1
  %260 = icmp slt i64 %257, %259
  br i1 %260, label %251, label %246, !llvm.loop !9

261:                                              ; preds = %246
  %262 = load i64, ptr %185, align 8
  %263 = and i64 %262, 2
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %364, label %265

265:                                              ; preds = %261
  %266 = getelementptr inbounds nuw i8, ptr %167, i64 128
  %267 = getelementptr inbounds i64, ptr %266, i64 %247
  %268 = call fastcc i32 @meets_itself(i64 noundef %247, ptr noundef nonnull %266, ptr noundef nonnull %267)
  %269 = xor i32 %268, 1
  br label %361

270:                                              ; preds = %40, %40
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  store i32 0, ptr %7, align 4
  %271 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %272 = load ptr, ptr %271, align 8
  %273 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %274 = icmp eq ptr %272, %273
  br i1 %274, label %276, label %275

275:                                              ; preds = %270
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  br label %367

276:                                              ; preds = %270
  %277 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %278 = call i64 %277(ptr noundef nonnull %43, ptr noundef nonnull %7) #10
  %279 = load i32, ptr %7, align 4
  %280 = icmp eq i32 %279, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  br i1 %280, label %281, label %367

281:                                              ; preds = %276
  %282 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %283 = load i64, ptr %282, align 8
  %284 = icmp slt i64 %278, %283
  br i1 %284, label %367, label %285

285:                                              ; preds = %281
  %286 = getelementptr inbounds nuw i8, ptr %44, i64 72
  %287 = load i64, ptr %286, align 8
  %288 = icmp sgt i64 %278, %287
  br i1 %288, label %367, label %289

289:                                              ; preds = %285
  %290 = load i64, ptr %44, align 8
  %291 = icmp eq i64 %290, 3
  br i1 %291, label %292, label %297

292:                                              ; preds = %289
  %293 = call i64 @llvm.abs.i64(i64 %278, i1 true)
  %294 = load i64, ptr %30, align 8
  %295 = icmp sgt i64 %293, %294
  br i1 %295, label %296, label %297

296:                                              ; preds = %292
  store i64 %293, ptr %30, align 8
  br label %297

297:                                              ; preds = %296, %292, %289
  %298 = load ptr, ptr %29, align 8
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 8
  store ptr %299, ptr %29, align 8
  store i64 %278, ptr %298, align 8
  br label %364

300:                                              ; preds = %40
  %301 = call fastcc i32 @real(ptr noundef nonnull %44, ptr noundef %43, ptr noundef nonnull %3)
  br label %361

302:                                              ; preds = %40
  %303 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %304 = load ptr, ptr %303, align 8
  %305 = icmp eq ptr %43, %304
  %306 = zext i1 %305 to i32
  br label %361

307:                                              ; preds = %40
  %308 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %309 = icmp eq ptr %43, %308
  %310 = zext i1 %309 to i64
  %311 = load ptr, ptr %29, align 8
  %312 = getelementptr inbounds nuw i8, ptr %311, i64 8
  store ptr %312, ptr %29, align 8
  store i64 %310, ptr %311, align 8
  %313 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %314 = icmp eq ptr %43, %313
  %315 = select i1 %309, i1 true, i1 %314
  %316 = zext i1 %315 to i32
  br label %361

317:                                              ; preds = %40, %40
  %318 = call fastcc i32 @parts(ptr noundef nonnull %0, ptr noundef nonnull %44, ptr noundef %43, ptr noundef nonnull %3)
  br label %361

319:                                              ; preds = %40
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  store i32 0, ptr %6, align 4
  %320 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %321 = load ptr, ptr %320, align 8
  %322 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %323 = icmp eq ptr %321, %322
  br i1 %323, label %325, label %324

324:                                              ; preds = %319
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  br label %358

325:                                              ; preds = %319
  %326 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %327 = call i64 %326(ptr noundef nonnull %43, ptr noundef nonnull %6) #10
  %328 = load i32, ptr %6, align 4
  %329 = icmp eq i32 %328, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  br i1 %329, label %330, label %358

330:                                              ; preds = %325
  %331 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %332 = load i64, ptr %331, align 8
  %333 = icmp eq i64 %327, %332
  br label %358

334:                                              ; preds = %40
  %335 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %336 = load ptr, ptr %335, align 8
  %337 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %338 = icmp eq ptr %336, %337
  br i1 %338, label %339, label %358

339:                                              ; preds = %334
  %340 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %341 = load i64, ptr %340, align 8
  %342 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %343 = load i64, ptr %342, align 8
  %344 = icmp eq i64 %341, %343
  br label %358

345:                                              ; preds = %40
  %346 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %347 = load ptr, ptr %346, align 8
  %348 = icmp eq ptr %43, %347
  br i1 %348, label %358, label %349

349:                                              ; preds = %345
  %350 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %351 = load ptr, ptr %350, align 8
  %352 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %353 = icmp eq ptr %351, %352
  br i1 %353, label %354, label %358

354:                                              ; preds = %349
  %355 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %356 = call i32 %355(ptr noundef nonnull %43, ptr noundef %347) #10
  %357 = icmp eq i32 %356, 0
  br label %358

358:                                              ; preds = %324, %325, %330, %334, %339, %345, %349, %354
  %359 = phi i1 [ %344, %339 ], [ %333, %330 ], [ false, %325 ], [ false, %334 ], [ true, %345 ], [ false, %349 ], [ %357, %354 ], [ false, %324 ]
  %360 = zext i1 %359 to i32
  br label %361

361:                                              ; preds = %265, %233, %118, %300, %302, %307, %317, %358
  %362 = phi i32 [ %360, %358 ], [ %318, %317 ], [ %119, %118 ], [ %269, %265 ], [ %301, %300 ], [ %306, %302 ], [ %316, %307 ], [ %237, %233 ]
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %367, label %364

364:                                              ; preds = %261, %134, %297, %246, %361
  %365 = add nuw nsw i64 %34, 1
  %366 = icmp eq i64 %365, %10
  br i1 %366, label %367, label %33, !llvm.loop !18

367:                                              ; preds = %361, %364, %47, %52, %58, %115, %147, %153, %159, %164, %238, %172, %197, %189, %178, %285, %281, %276, %25, %275
  %368 = phi i64 [ %34, %275 ], [ 0, %25 ], [ %34, %361 ], [ %10, %364 ], [ %34, %47 ], [ %34, %52 ], [ %34, %58 ], [ %34, %115 ], [ %34, %147 ], [ %34, %153 ], [ %34, %159 ], [ %34, %164 ], [ %34, %238 ], [ %34, %172 ], [ %34, %197 ], [ %34, %189 ], [ %34, %178 ], [ %34, %285 ], [ %34, %281 ], [ %34, %276 ]
  %369 = icmp eq i64 %368, %10
  br label %726

370:                                              ; preds = %4
  %371 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %372 = load ptr, ptr %371, align 8
  %373 = icmp eq ptr %14, %372
  br i1 %373, label %374, label %726

374:                                              ; preds = %370
  %375 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 32), align 8
  %376 = tail call ptr %375(ptr noundef nonnull %2, ptr noundef null) #10
  %377 = icmp eq ptr %376, null
  br i1 %377, label %385, label %378

378:                                              ; preds = %374
  %379 = icmp sgt i64 %10, 0
  br i1 %379, label %380, label %722

380:                                              ; preds = %378
  %381 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %382 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %383 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %384 = getelementptr inbounds nuw i8, ptr %3, i64 24
  br label %387

385:                                              ; preds = %374
  %386 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  tail call void %386() #10
  br label %726

387:                                              ; preds = %380, %719
  %388 = phi i64 [ 0, %380 ], [ %720, %719 ]
  %389 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 24), align 8
  %390 = load ptr, ptr %0, align 8
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 80
  %392 = load ptr, ptr %391, align 8
  %393 = call ptr %389(ptr noundef nonnull %376, ptr noundef %392) #10
  %394 = icmp eq ptr %393, null
  br i1 %394, label %395, label %397

395:                                              ; preds = %387
  %396 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 80), align 8
  call void %396() #10
  br label %722

397:                                              ; preds = %387
  %398 = load ptr, ptr %0, align 8
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 88
  store ptr %399, ptr %0, align 8
  %400 = load i64, ptr %398, align 8
  switch i64 %400, label %699 [
    i64 0, label %401
    i64 1, label %501
    i64 2, label %624
    i64 3, label %624
    i64 4, label %654
    i64 6, label %656
    i64 5, label %661
    i64 10, label %671
    i64 11, label %671
    i64 7, label %673
    i64 8, label %688
  ]

401:                                              ; preds = %397
  %402 = getelementptr inbounds nuw i8, ptr %393, i64 8
  %403 = load ptr, ptr %402, align 8
  %404 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %405 = icmp eq ptr %403, %404
  br i1 %405, label %406, label %722

406:                                              ; preds = %401
  %407 = getelementptr inbounds nuw i8, ptr %393, i64 56
  %408 = load ptr, ptr %407, align 8
  %409 = getelementptr inbounds nuw i8, ptr %398, i64 24
  %410 = load ptr, ptr %409, align 8
  %411 = icmp eq ptr %408, %410
  br i1 %411, label %412, label %722

412:                                              ; preds = %406
  %413 = getelementptr inbounds nuw i8, ptr %398, i64 8
  %414 = load i64, ptr %413, align 8
  %415 = trunc i64 %414 to i32
  %416 = shl i32 %415, 10
  %417 = and i32 %416, 1024
  %418 = getelementptr inbounds nuw i8, ptr %398, i64 48
  %419 = load i64, ptr %418, align 8
  %420 = lshr i64 %419, 63
  %421 = trunc nuw nsw i64 %420 to i32
  %422 = or disjoint i32 %417, %421
  %423 = or disjoint i32 %422, 256
  %424 = getelementptr inbounds nuw i8, ptr %393, i64 64
  %425 = load i32, ptr %424, align 8
  %426 = and i32 %423, %425
  %427 = icmp eq i32 %426, %423
  br i1 %427, label %428, label %722

428:                                              ; preds = %412
  %429 = getelementptr inbounds nuw i8, ptr %393, i64 24
  %430 = load i32, ptr %429, align 8
  %431 = icmp sgt i32 %430, 0
  br i1 %431, label %432, label %458

432:                                              ; preds = %428
  %433 = getelementptr inbounds nuw i8, ptr %393, i64 32
  %434 = load ptr, ptr %433, align 8
  %435 = zext nneg i32 %430 to i64
  %436 = icmp eq i32 %430, 1
  br i1 %436, label %455, label %437

437:                                              ; preds = %432
  %438 = and i64 %435, 2147483646
  br label %439

439:                                              ; preds = %439, %437
  %440 = phi i64 [ 0, %437 ], [ %450, %439 ]
  %441 = phi i64 [ 1, %437 ], [ %448, %439 ]
  %442 = phi i64 [ 1, %437 ], [ %449, %439 ]
  %443 = getelementptr inbounds nuw i64, ptr %434, i64 %440
  %444 = getelementptr inbounds nuw i64, ptr %434, i64 %440
  %445 = getelementptr inbounds nuw i8, ptr %444, i64 8
  %446 = load i64, ptr %443, align 8
  %447 = load i64, ptr %445, align 8
  %448 = mul i64 %446, %441
  %449 = mul i64 %447, %442
  %450 = add nuw i64 %440, 2
  %451 = icmp eq i64 %450, %438
  br i1 %451, label %452, label %439, !llvm.loop !19

452:                                              ; preds = %439
  %453 = mul i64 %449, %448
  %454 = icmp eq i64 %438, %435
  br i1 %454, label %458, label %455

455:                                              ; preds = %432, %452
  %456 = phi i64 [ 0, %432 ], [ %438, %452 ]
  %457 = phi i64 [ 1, %432 ], [ %453, %452 ]
  br label %461

458:                                              ; preds = %461, %452, %428
  %459 = phi i64 [ 1, %428 ], [ %453, %452 ], [ %466, %461 ]
  %460 = icmp sgt i64 %419, -1
  br i1 %460, label %469, label %474

461:                                              ; preds = %455, %461
  %462 = phi i64 [ %467, %461 ], [ %456, %455 ]
  %463 = phi i64 [ %466, %461 ], [ %457, %455 ]
  %464 = getelementptr inbounds nuw i64, ptr %434, i64 %462
  %465 = load i64, ptr %464, align 8
  %466 = mul nsw i64 %465, %463
  %467 = add nuw nsw i64 %462, 1
  %468 = icmp eq i64 %467, %435
  br i1 %468, label %458, label %461, !llvm.loop !20

469:                                              ; preds = %458
  %470 = sext i32 %430 to i64
  %471 = icmp eq i64 %419, %470
  br i1 %471, label %472, label %722

472:                                              ; preds = %469
  %473 = call fastcc i32 @strided(ptr noundef nonnull %398, ptr noundef nonnull %393, ptr noundef nonnull %3, i64 noundef %459)
  br label %715

474:                                              ; preds = %458
  %475 = getelementptr inbounds nuw i8, ptr %393, i64 16
  %476 = load ptr, ptr %475, align 8
  %477 = ptrtoint ptr %476 to i64
  %478 = load ptr, ptr %381, align 8
  store i64 %477, ptr %478, align 8
  %479 = load ptr, ptr %381, align 8
  %480 = getelementptr inbounds nuw i8, ptr %479, i64 8
  store i64 %459, ptr %480, align 8
  %481 = load ptr, ptr %381, align 8
  %482 = getelementptr inbounds nuw i8, ptr %481, i64 16
  store i64 %459, ptr %482, align 8
  %483 = load ptr, ptr %381, align 8
  %484 = getelementptr inbounds nuw i8, ptr %483, i64 24
  store ptr %484, ptr %381, align 8
  %485 = load i64, ptr %382, align 8
  %486 = icmp sgt i64 %459, %485
  br i1 %486, label %487, label %488

487:                                              ; preds = %474
  store i64 %459, ptr %382, align 8
  br label %488

488:                                              ; preds = %474, %487
  %489 = getelementptr inbounds nuw i8, ptr %398, i64 56
  %490 = load i64, ptr %489, align 8
  %491 = shl i64 %459, %490
  %492 = add nsw i64 %491, %477
  %493 = load i32, ptr %384, align 8
  %494 = add nsw i32 %493, 1
  store i32 %494, ptr %384, align 8
  %495 = sext i32 %493 to i64
  %496 = getelementptr inbounds %struct.range, ptr %383, i64 %495
  store i64 %477, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %496, i64 8
  store i64 %492, ptr %497, align 8
  %498 = load i64, ptr %413, align 8
  %499 = and i64 %498, 2
  %500 = getelementptr inbounds nuw i8, ptr %496, i64 16
  store i64 %499, ptr %500, align 8
  br label %719

501:                                              ; preds = %397
  %502 = getelementptr inbounds nuw i8, ptr %393, i64 8
  %503 = load ptr, ptr %502, align 8
  %504 = getelementptr inbounds nuw i8, ptr %398, i64 16
  %505 = load ptr, ptr %504, align 8
  %506 = icmp eq ptr %503, %505
  br i1 %506, label %507, label %722

507:                                              ; preds = %501
  %508 = getelementptr inbounds nuw i8, ptr %398, i64 40
  %509 = load i64, ptr %508, align 8
  %510 = getelementptr inbounds i8, ptr %393, i64 %509
  %511 = load ptr, ptr %510, align 8
  %512 = icmp eq ptr %511, null
  br i1 %512, label %722, label %513

513:                                              ; preds = %507
  %514 = getelementptr inbounds nuw i8, ptr %511, i64 8
  %515 = load ptr, ptr %514, align 8
  %516 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %517 = icmp eq ptr %515, %516
  br i1 %517, label %518, label %722

518:                                              ; preds = %513
  %519 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 288), align 8
  %520 = getelementptr inbounds i8, ptr %511, i64 %519
  %521 = load ptr, ptr %520, align 8
  %522 = icmp eq ptr %521, null
  %523 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %524 = icmp eq ptr %521, %523
  %525 = select i1 %522, i1 true, i1 %524
  br i1 %525, label %722, label %526

526:                                              ; preds = %518
  %527 = getelementptr inbounds nuw i8, ptr %521, i64 32
  %528 = load ptr, ptr %527, align 8
  %529 = getelementptr inbounds nuw i8, ptr %398, i64 32
  %530 = load ptr, ptr %529, align 8
  %531 = icmp eq ptr %528, %530
  br i1 %531, label %532, label %722

532:                                              ; preds = %526
  %533 = getelementptr inbounds nuw i8, ptr %521, i64 40
  %534 = load ptr, ptr %533, align 8
  %535 = getelementptr inbounds nuw i8, ptr %398, i64 24
  %536 = load ptr, ptr %535, align 8
  %537 = icmp eq ptr %534, %536
  br i1 %537, label %538, label %722

538:                                              ; preds = %532
  %539 = getelementptr inbounds nuw i8, ptr %398, i64 8
  %540 = load i64, ptr %539, align 8
  %541 = and i64 %540, 1
  %542 = icmp eq i64 %541, 0
  br i1 %542, label %547, label %543

543:                                              ; preds = %538
  %544 = getelementptr inbounds nuw i8, ptr %521, i64 104
  %545 = load i64, ptr %544, align 8
  %546 = icmp eq i64 %545, 0
  br i1 %546, label %722, label %547

547:                                              ; preds = %543, %538
  %548 = getelementptr inbounds nuw i8, ptr %521, i64 112
  %549 = load ptr, ptr %548, align 8
  %550 = icmp eq ptr %549, null
  br i1 %550, label %555, label %551

551:                                              ; preds = %547
  %552 = load ptr, ptr %549, align 8
  %553 = load ptr, ptr %3, align 8
  %554 = icmp eq ptr %552, %553
  br i1 %554, label %555, label %722

555:                                              ; preds = %551, %547
  %556 = getelementptr inbounds nuw i8, ptr %521, i64 48
  %557 = load i64, ptr %556, align 8
  %558 = load ptr, ptr %381, align 8
  store i64 %557, ptr %558, align 8
  %559 = getelementptr inbounds nuw i8, ptr %521, i64 56
  %560 = load i64, ptr %559, align 8
  %561 = load ptr, ptr %381, align 8
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 8
  store i64 %560, ptr %562, align 8
  %563 = getelementptr inbounds nuw i8, ptr %521, i64 64
  %564 = load i64, ptr %563, align 8
  %565 = load ptr, ptr %381, align 8
  %566 = getelementptr inbounds nuw i8, ptr %565, i64 16
  store i64 %564, ptr %566, align 8
  %567 = load ptr, ptr %381, align 8
  %568 = getelementptr inbounds nuw i8, ptr %567, i64 24
  store ptr %568, ptr %381, align 8
  %569 = getelementptr inbounds nuw i8, ptr %521, i64 72
  %570 = load i64, ptr %569, align 8
  %571 = load i64, ptr %382, align 8
  %572 = icmp sgt i64 %570, %571
  br i1 %572, label %573, label %574

573:                                              ; preds = %555
  store i64 %570, ptr %382, align 8
  br label %574

574:                                              ; preds = %555, %573
  %575 = getelementptr inbounds nuw i8, ptr %521, i64 80
  %576 = load i32, ptr %384, align 8
  %577 = add nsw i32 %576, 1
  %578 = sext i32 %576 to i64
  %579 = getelementptr inbounds %struct.range, ptr %383, i64 %578
  %580 = load <2 x i64>, ptr %575, align 8
  store i32 %577, ptr %384, align 8
  store <2 x i64> %580, ptr %579, align 8
  %581 = load i64, ptr %539, align 8
  %582 = and i64 %581, 2
  %583 = getelementptr inbounds nuw i8, ptr %579, i64 16
  store i64 %582, ptr %583, align 8
  %584 = getelementptr inbounds nuw i8, ptr %398, i64 48
  %585 = load i64, ptr %584, align 8
  %586 = icmp slt i64 %585, 0
  br i1 %586, label %587, label %592

587:                                              ; preds = %574
  %588 = getelementptr inbounds nuw i8, ptr %521, i64 96
  %589 = load i64, ptr %588, align 8
  %590 = icmp ne i64 %589, 0
  %591 = zext i1 %590 to i32
  br label %715

592:                                              ; preds = %574
  %593 = getelementptr inbounds nuw i8, ptr %521, i64 120
  %594 = load i64, ptr %593, align 8
  %595 = icmp eq i64 %594, %585
  br i1 %595, label %596, label %722

596:                                              ; preds = %592
  %597 = icmp eq i64 %585, 0
  br i1 %597, label %600, label %598

598:                                              ; preds = %596
  %599 = getelementptr inbounds nuw i8, ptr %521, i64 128
  br label %605

600:                                              ; preds = %605, %596
  %601 = phi i64 [ 0, %596 ], [ %612, %605 ]
  %602 = getelementptr inbounds nuw i8, ptr %521, i64 96
  %603 = load i64, ptr %602, align 8
  %604 = icmp eq i64 %603, 0
  br i1 %604, label %615, label %719

605:                                              ; preds = %598, %605
  %606 = phi i64 [ 0, %598 ], [ %611, %605 ]
  %607 = getelementptr inbounds nuw i64, ptr %599, i64 %606
  %608 = load i64, ptr %607, align 8
  %609 = load ptr, ptr %381, align 8
  %610 = getelementptr inbounds nuw i8, ptr %609, i64 8
  store ptr %610, ptr %381, align 8
  store i64 %608, ptr %609, align 8
  %611 = add nuw nsw i64 %606, 1
  %612 = load i64, ptr %593, align 8
  %613 = shl nsw i64 %612, 1
  %614 = icmp slt i64 %611, %613
  br i1 %614, label %605, label %600, !llvm.loop !9

615:                                              ; preds = %600
  %616 = load i64, ptr %539, align 8
  %617 = and i64 %616, 2
  %618 = icmp eq i64 %617, 0
  br i1 %618, label %719, label %619

619:                                              ; preds = %615
  %620 = getelementptr inbounds nuw i8, ptr %521, i64 128
  %621 = getelementptr inbounds i64, ptr %620, i64 %601
  %622 = call fastcc i32 @meets_itself(i64 noundef %601, ptr noundef nonnull %620, ptr noundef nonnull %621)
  %623 = xor i32 %622, 1
  br label %715

624:                                              ; preds = %397, %397
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  store i32 0, ptr %8, align 4
  %625 = getelementptr inbounds nuw i8, ptr %393, i64 8
  %626 = load ptr, ptr %625, align 8
  %627 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %628 = icmp eq ptr %626, %627
  br i1 %628, label %630, label %629

629:                                              ; preds = %624
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  br label %722

630:                                              ; preds = %624
  %631 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %632 = call i64 %631(ptr noundef nonnull %393, ptr noundef nonnull %8) #10
  %633 = load i32, ptr %8, align 4
  %634 = icmp eq i32 %633, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  br i1 %634, label %635, label %722

635:                                              ; preds = %630
  %636 = getelementptr inbounds nuw i8, ptr %398, i64 64
  %637 = load i64, ptr %636, align 8
  %638 = icmp slt i64 %632, %637
  br i1 %638, label %722, label %639

639:                                              ; preds = %635
  %640 = getelementptr inbounds nuw i8, ptr %398, i64 72
  %641 = load i64, ptr %640, align 8
  %642 = icmp sgt i64 %632, %641
  br i1 %642, label %722, label %643

643:                                              ; preds = %639
  %644 = load i64, ptr %398, align 8
  %645 = icmp eq i64 %644, 3
  br i1 %645, label %646, label %651

646:                                              ; preds = %643
  %647 = call i64 @llvm.abs.i64(i64 %632, i1 true)
  %648 = load i64, ptr %382, align 8
  %649 = icmp sgt i64 %647, %648
  br i1 %649, label %650, label %651

650:                                              ; preds = %646
  store i64 %647, ptr %382, align 8
  br label %651

651:                                              ; preds = %650, %646, %643
  %652 = load ptr, ptr %381, align 8
  %653 = getelementptr inbounds nuw i8, ptr %652, i64 8
  store ptr %653, ptr %381, align 8
  store i64 %632, ptr %652, align 8
  br label %719

654:                                              ; preds = %397
  %655 = call fastcc i32 @real(ptr noundef nonnull %398, ptr noundef nonnull %393, ptr noundef nonnull %3)
  br label %715

656:                                              ; preds = %397
  %657 = getelementptr inbounds nuw i8, ptr %398, i64 16
  %658 = load ptr, ptr %657, align 8
  %659 = icmp eq ptr %393, %658
  %660 = zext i1 %659 to i32
  br label %715

661:                                              ; preds = %397
  %662 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %663 = icmp eq ptr %393, %662
  %664 = zext i1 %663 to i64
  %665 = load ptr, ptr %381, align 8
  %666 = getelementptr inbounds nuw i8, ptr %665, i64 8
  store ptr %666, ptr %381, align 8
  store i64 %664, ptr %665, align 8
  %667 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %668 = icmp eq ptr %393, %667
  %669 = select i1 %663, i1 true, i1 %668
  %670 = zext i1 %669 to i32
  br label %715

671:                                              ; preds = %397, %397
  %672 = call fastcc i32 @parts(ptr noundef nonnull %0, ptr noundef nonnull %398, ptr noundef nonnull %393, ptr noundef nonnull %3)
  br label %715

673:                                              ; preds = %397
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  store i32 0, ptr %5, align 4
  %674 = getelementptr inbounds nuw i8, ptr %393, i64 8
  %675 = load ptr, ptr %674, align 8
  %676 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %677 = icmp eq ptr %675, %676
  br i1 %677, label %679, label %678

678:                                              ; preds = %673
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %712

679:                                              ; preds = %673
  %680 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %681 = call i64 %680(ptr noundef nonnull %393, ptr noundef nonnull %5) #10
  %682 = load i32, ptr %5, align 4
  %683 = icmp eq i32 %682, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br i1 %683, label %684, label %712

684:                                              ; preds = %679
  %685 = getelementptr inbounds nuw i8, ptr %398, i64 64
  %686 = load i64, ptr %685, align 8
  %687 = icmp eq i64 %681, %686
  br label %712

688:                                              ; preds = %397
  %689 = getelementptr inbounds nuw i8, ptr %393, i64 8
  %690 = load ptr, ptr %689, align 8
  %691 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %692 = icmp eq ptr %690, %691
  br i1 %692, label %693, label %712

693:                                              ; preds = %688
  %694 = getelementptr inbounds nuw i8, ptr %393, i64 16
  %695 = load i64, ptr %694, align 8
  %696 = getelementptr inbounds nuw i8, ptr %398, i64 64
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %695, %697
  br label %712

699:                                              ; preds = %397
  %700 = getelementptr inbounds nuw i8, ptr %398, i64 16
  %701 = load ptr, ptr %700, align 8
  %702 = icmp eq ptr %393, %701
  br i1 %702, label %712, label %703

703:                                              ; preds = %699
  %704 = getelementptr inbounds nuw i8, ptr %393, i64 8
  %705 = load ptr, ptr %704, align 8
  %706 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %707 = icmp eq ptr %705, %706
  br i1 %707, label %708, label %712

708:                                              ; preds = %703
  %709 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %710 = call i32 %709(ptr noundef nonnull %393, ptr noundef %701) #10
  %711 = icmp eq i32 %710, 0
  br label %712

712:                                              ; preds = %678, %679, %684, %688, %693, %699, %703, %708
  %713 = phi i1 [ %698, %693 ], [ %687, %684 ], [ false, %679 ], [ false, %688 ], [ true, %699 ], [ false, %703 ], [ %711, %708 ], [ false, %678 ]
  %714 = zext i1 %713 to i32
  br label %715

715:                                              ; preds = %619, %587, %472, %654, %656, %661, %671, %712
  %716 = phi i32 [ %714, %712 ], [ %672, %671 ], [ %473, %472 ], [ %623, %619 ], [ %655, %654 ], [ %660, %656 ], [ %670, %661 ], [ %591, %587 ]
  %717 = freeze i32 %716
  %718 = icmp eq i32 %717, 0
  br i1 %718, label %722, label %719

719:                                              ; preds = %615, %488, %651, %600, %715
  %720 = add nuw nsw i64 %388, 1
  %721 = icmp eq i64 %720, %10
  br i1 %721, label %722, label %387, !llvm.loop !21

722:                                              ; preds = %719, %401, %406, %412, %469, %501, %507, %513, %518, %592, %526, %551, %543, %532, %639, %635, %630, %715, %378, %629, %395
  %723 = phi i64 [ %388, %395 ], [ %388, %629 ], [ 0, %378 ], [ %10, %719 ], [ %388, %401 ], [ %388, %406 ], [ %388, %412 ], [ %388, %469 ], [ %388, %501 ], [ %388, %507 ], [ %388, %513 ], [ %388, %518 ], [ %388, %592 ], [ %388, %526 ], [ %388, %551 ], [ %388, %543 ], [ %388, %532 ], [ %388, %639 ], [ %388, %635 ], [ %388, %630 ], [ %388, %715 ]
  %724 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 16), align 8
  call void %724(ptr noundef nonnull %376) #10
  %725 = icmp eq i64 %723, %10
  br label %726

726:                                              ; preds = %385, %722, %370, %21, %15, %367
  %727 = phi i1 [ false, %370 ], [ %369, %367 ], [ false, %21 ], [ false, %15 ], [ %725, %722 ], [ false, %385 ]
  %728 = zext i1 %727 to i32
  ret i32 %728
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
  br i1 %54, label %55, label %19, !llvm.loop !22

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
  br label %82, !llvm.loop !23

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
  br i1 %109, label %110, label %85, !llvm.loop !24

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
  br i1 %136, label %81, label %116, !llvm.loop !23

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
  br label %6, !llvm.loop !23

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
  br i1 %33, label %34, label %9, !llvm.loop !24

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
  br i1 %60, label %5, label %40, !llvm.loop !23

61:                                               ; preds = %34, %18, %51, %3
  %62 = phi i32 [ 0, %3 ], [ 1, %18 ], [ 1, %51 ], [ 0, %34 ]
  ret i32 %62
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @still_fits(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull initializes((8, 16), (24, 28)) %2) unnamed_addr #4 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
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

21:                                               ; preds = %344, %3
  %22 = phi ptr [ %1, %3 ], [ %26, %344 ]
  %23 = load ptr, ptr %6, align 8
  %24 = icmp ult ptr %23, %13
  br i1 %24, label %25, label %347

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %27 = load ptr, ptr %22, align 8
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 88
  store ptr %28, ptr %6, align 8
  %29 = load i64, ptr %23, align 8
  switch i64 %29, label %328 [
    i64 0, label %30
    i64 1, label %130
    i64 2, label %253
    i64 3, label %253
    i64 4, label %283
    i64 6, label %285
    i64 5, label %290
    i64 10, label %300
    i64 11, label %300
    i64 7, label %302
    i64 8, label %317
  ]

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 176), align 8
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %392

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %37, %39
  br i1 %40, label %41, label %392

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
  br i1 %56, label %57, label %392

57:                                               ; preds = %41
  %58 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %59 = load i32, ptr %58, align 8
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %87

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %63 = load ptr, ptr %62, align 8
  %64 = zext nneg i32 %59 to i64
  %65 = icmp eq i32 %59, 1
  br i1 %65, label %84, label %66

66:                                               ; preds = %61
  %67 = and i64 %64, 2147483646
  br label %68

68:                                               ; preds = %68, %66
  %69 = phi i64 [ 0, %66 ], [ %79, %68 ]
  %70 = phi i64 [ 1, %66 ], [ %77, %68 ]
  %71 = phi i64 [ 1, %66 ], [ %78, %68 ]
  %72 = getelementptr inbounds nuw i64, ptr %63, i64 %69
  %73 = getelementptr inbounds nuw i64, ptr %63, i64 %69
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = load i64, ptr %72, align 8
  %76 = load i64, ptr %74, align 8
  %77 = mul i64 %75, %70
  %78 = mul i64 %76, %71
  %79 = add nuw i64 %69, 2
  %80 = icmp eq i64 %79, %67
  br i1 %80, label %81, label %68, !llvm.loop !25

81:                                               ; preds = %68
  %82 = mul i64 %78, %77
  %83 = icmp eq i64 %67, %64
  br i1 %83, label %87, label %84

84:                                               ; preds = %61, %81
  %85 = phi i64 [ 0, %61 ], [ %67, %81 ]
  %86 = phi i64 [ 1, %61 ], [ %82, %81 ]
  br label %90

87:                                               ; preds = %90, %81, %57
  %88 = phi i64 [ 1, %57 ], [ %82, %81 ], [ %95, %90 ]
  %89 = icmp sgt i64 %48, -1
  br i1 %89, label %98, label %103

90:                                               ; preds = %84, %90
  %91 = phi i64 [ %96, %90 ], [ %85, %84 ]
  %92 = phi i64 [ %95, %90 ], [ %86, %84 ]
  %93 = getelementptr inbounds nuw i64, ptr %63, i64 %91
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %94, %92
  %96 = add nuw nsw i64 %91, 1
  %97 = icmp eq i64 %96, %64
  br i1 %97, label %87, label %90, !llvm.loop !26

98:                                               ; preds = %87
  %99 = sext i32 %59 to i64
  %100 = icmp eq i64 %48, %99
  br i1 %100, label %101, label %392

101:                                              ; preds = %98
  %102 = call fastcc i32 @strided(ptr noundef nonnull %23, ptr noundef nonnull %27, ptr noundef nonnull %2, i64 noundef %88)
  br label %344

103:                                              ; preds = %87
  %104 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %105 = load ptr, ptr %104, align 8
  %106 = ptrtoint ptr %105 to i64
  %107 = load ptr, ptr %19, align 8
  store i64 %106, ptr %107, align 8
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 8
  store i64 %88, ptr %109, align 8
  %110 = load ptr, ptr %19, align 8
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 16
  store i64 %88, ptr %111, align 8
  %112 = load ptr, ptr %19, align 8
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 24
  store ptr %113, ptr %19, align 8
  %114 = load i64, ptr %16, align 8
  %115 = icmp sgt i64 %88, %114
  br i1 %115, label %116, label %117

116:                                              ; preds = %103
  store i64 %88, ptr %16, align 8
  br label %117

117:                                              ; preds = %103, %116
  %118 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %119 = load i64, ptr %118, align 8
  %120 = shl i64 %88, %119
  %121 = add nsw i64 %120, %106
  %122 = load i32, ptr %17, align 8
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %17, align 8
  %124 = sext i32 %122 to i64
  %125 = getelementptr inbounds %struct.range, ptr %20, i64 %124
  store i64 %106, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 8
  store i64 %121, ptr %126, align 8
  %127 = load i64, ptr %42, align 8
  %128 = and i64 %127, 2
  %129 = getelementptr inbounds nuw i8, ptr %125, i64 16
  store i64 %128, ptr %129, align 8
  br label %344

130:                                              ; preds = %25
  %131 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %134 = load ptr, ptr %133, align 8
  %135 = icmp eq ptr %132, %134
  br i1 %135, label %136, label %392

136:                                              ; preds = %130
  %137 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds i8, ptr %27, i64 %138
  %140 = load ptr, ptr %139, align 8
  %141 = icmp eq ptr %140, null
  br i1 %141, label %392, label %142

142:                                              ; preds = %136
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %144 = load ptr, ptr %143, align 8
  %145 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 224), align 8
  %146 = icmp eq ptr %144, %145
  br i1 %146, label %147, label %392

147:                                              ; preds = %142
  %148 = load i64, ptr getelementptr inbounds nuw (i8, ptr @py, i64 288), align 8
  %149 = getelementptr inbounds i8, ptr %140, i64 %148
  %150 = load ptr, ptr %149, align 8
  %151 = icmp eq ptr %150, null
  %152 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 152), align 8
  %153 = icmp eq ptr %150, %152
  %154 = select i1 %151, i1 true, i1 %153
  br i1 %154, label %392, label %155

155:                                              ; preds = %147
  %156 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %159 = load ptr, ptr %158, align 8
  %160 = icmp eq ptr %157, %159
  br i1 %160, label %161, label %392

161:                                              ; preds = %155
  %162 = getelementptr inbounds nuw i8, ptr %150, i64 40
  %163 = load ptr, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %165 = load ptr, ptr %164, align 8
  %166 = icmp eq ptr %163, %165
  br i1 %166, label %167, label %392

167:                                              ; preds = %161
  %168 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %169 = load i64, ptr %168, align 8
  %170 = and i64 %169, 1
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %176, label %172

172:                                              ; preds = %167
  %173 = getelementptr inbounds nuw i8, ptr %150, i64 104
  %174 = load i64, ptr %173, align 8
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %392, label %176

176:                                              ; preds = %172, %167
  %177 = getelementptr inbounds nuw i8, ptr %150, i64 112
  %178 = load ptr, ptr %177, align 8
  %179 = icmp eq ptr %178, null
  br i1 %179, label %184, label %180

180:                                              ; preds = %176
  %181 = load ptr, ptr %178, align 8
  %182 = load ptr, ptr %2, align 8
  %183 = icmp eq ptr %181, %182
  br i1 %183, label %184, label %392

184:                                              ; preds = %180, %176
  %185 = getelementptr inbounds nuw i8, ptr %150, i64 48
  %186 = load i64, ptr %185, align 8
  %187 = load ptr, ptr %19, align 8
  store i64 %186, ptr %187, align 8
  %188 = getelementptr inbounds nuw i8, ptr %150, i64 56
  %189 = load i64, ptr %188, align 8
  %190 = load ptr, ptr %19, align 8
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 8
  store i64 %189, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %193 = load i64, ptr %192, align 8
  %194 = load ptr, ptr %19, align 8
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 16
  store i64 %193, ptr %195, align 8
  %196 = load ptr, ptr %19, align 8
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 24
  store ptr %197, ptr %19, align 8
  %198 = getelementptr inbounds nuw i8, ptr %150, i64 72
  %199 = load i64, ptr %198, align 8
  %200 = load i64, ptr %16, align 8
  %201 = icmp sgt i64 %199, %200
  br i1 %201, label %202, label %203

202:                                              ; preds = %184
  store i64 %199, ptr %16, align 8
  br label %203

203:                                              ; preds = %184, %202
  %204 = getelementptr inbounds nuw i8, ptr %150, i64 80
  %205 = load i32, ptr %17, align 8
  %206 = add nsw i32 %205, 1
  %207 = sext i32 %205 to i64
  %208 = getelementptr inbounds %struct.range, ptr %20, i64 %207
  %209 = load <2 x i64>, ptr %204, align 8
  store i32 %206, ptr %17, align 8
  store <2 x i64> %209, ptr %208, align 8
  %210 = load i64, ptr %168, align 8
  %211 = and i64 %210, 2
  %212 = getelementptr inbounds nuw i8, ptr %208, i64 16
  store i64 %211, ptr %212, align 8
  %213 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %214 = load i64, ptr %213, align 8
  %215 = icmp slt i64 %214, 0
  br i1 %215, label %216, label %221

216:                                              ; preds = %203
  %217 = getelementptr inbounds nuw i8, ptr %150, i64 96
  %218 = load i64, ptr %217, align 8
  %219 = icmp ne i64 %218, 0
  %220 = zext i1 %219 to i32
  br label %344

221:                                              ; preds = %203
  %222 = getelementptr inbounds nuw i8, ptr %150, i64 120
  %223 = load i64, ptr %222, align 8
  %224 = icmp eq i64 %223, %214
  br i1 %224, label %225, label %392

225:                                              ; preds = %221
  %226 = icmp eq i64 %214, 0
  br i1 %226, label %229, label %227

227:                                              ; preds = %225
  %228 = getelementptr inbounds nuw i8, ptr %150, i64 128
  br label %234

229:                                              ; preds = %234, %225
  %230 = phi i64 [ 0, %225 ], [ %241, %234 ]
  %231 = getelementptr inbounds nuw i8, ptr %150, i64 96
  %232 = load i64, ptr %231, align 8
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %244, label %344

234:                                              ; preds = %227, %234
  %235 = phi i64 [ 0, %227 ], [ %240, %234 ]
  %236 = getelementptr inbounds nuw i64, ptr %228, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = load ptr, ptr %19, align 8
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 8
  store ptr %239, ptr %19, align 8
  store i64 %237, ptr %238, align 8
  %240 = add nuw nsw i64 %235, 1
  %241 = load i64, ptr %222, align 8
  %242 = shl nsw i64 %241, 1
  %243 = icmp slt i64 %240, %242
  br i1 %243, label %234, label %229, !llvm.loop !9

244:                                              ; preds = %229
  %245 = load i64, ptr %168, align 8
  %246 = and i64 %245, 2
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %344, label %248

248:                                              ; preds = %244
  %249 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %250 = getelementptr inbounds i64, ptr %249, i64 %230
  %251 = call fastcc i32 @meets_itself(i64 noundef %230, ptr noundef nonnull %249, ptr noundef nonnull %250)
  %252 = xor i32 %251, 1
  br label %344

253:                                              ; preds = %25, %25
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  store i32 0, ptr %5, align 4
  %254 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %255 = load ptr, ptr %254, align 8
  %256 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %257 = icmp eq ptr %255, %256
  br i1 %257, label %259, label %258

258:                                              ; preds = %253
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %392

259:                                              ; preds = %253
  %260 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %261 = call i64 %260(ptr noundef nonnull %27, ptr noundef nonnull %5) #10
  %262 = load i32, ptr %5, align 4
  %263 = icmp eq i32 %262, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br i1 %263, label %264, label %392

264:                                              ; preds = %259
  %265 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %266 = load i64, ptr %265, align 8
  %267 = icmp slt i64 %261, %266
  br i1 %267, label %392, label %268

268:                                              ; preds = %264
  %269 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %270 = load i64, ptr %269, align 8
  %271 = icmp sgt i64 %261, %270
  br i1 %271, label %392, label %272

272:                                              ; preds = %268
  %273 = load i64, ptr %23, align 8
  %274 = icmp eq i64 %273, 3
  br i1 %274, label %275, label %280

275:                                              ; preds = %272
  %276 = call i64 @llvm.abs.i64(i64 %261, i1 true)
  %277 = load i64, ptr %16, align 8
  %278 = icmp sgt i64 %276, %277
  br i1 %278, label %279, label %280

279:                                              ; preds = %275
  store i64 %276, ptr %16, align 8
  br label %280

280:                                              ; preds = %279, %275, %272
  %281 = load ptr, ptr %19, align 8
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 8
  store ptr %282, ptr %19, align 8
  store i64 %261, ptr %281, align 8
  br label %344

283:                                              ; preds = %25
  %284 = call fastcc i32 @real(ptr noundef nonnull %23, ptr noundef %27, ptr noundef nonnull %2)
  br label %344

285:                                              ; preds = %25
  %286 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %287 = load ptr, ptr %286, align 8
  %288 = icmp eq ptr %27, %287
  %289 = zext i1 %288 to i32
  br label %344

290:                                              ; preds = %25
  %291 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 160), align 8
  %292 = icmp eq ptr %27, %291
  %293 = zext i1 %292 to i64
  %294 = load ptr, ptr %19, align 8
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 8
  store ptr %295, ptr %19, align 8
  store i64 %293, ptr %294, align 8
  %296 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
  %297 = icmp eq ptr %27, %296
  %298 = select i1 %292, i1 true, i1 %297
  %299 = zext i1 %298 to i32
  br label %344

300:                                              ; preds = %25, %25
  %301 = call fastcc i32 @parts(ptr noundef nonnull %6, ptr noundef nonnull %23, ptr noundef %27, ptr noundef nonnull %2)
  br label %344

302:                                              ; preds = %25
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  store i32 0, ptr %4, align 4
  %303 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %304 = load ptr, ptr %303, align 8
  %305 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 184), align 8
  %306 = icmp eq ptr %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %302
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %341

308:                                              ; preds = %302
  %309 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 40), align 8
  %310 = call i64 %309(ptr noundef nonnull %27, ptr noundef nonnull %4) #10
  %311 = load i32, ptr %4, align 4
  %312 = icmp eq i32 %311, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br i1 %312, label %313, label %341

313:                                              ; preds = %308
  %314 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %315 = load i64, ptr %314, align 8
  %316 = icmp eq i64 %310, %315
  br label %341

317:                                              ; preds = %25
  %318 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %319 = load ptr, ptr %318, align 8
  %320 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 192), align 8
  %321 = icmp eq ptr %319, %320
  br i1 %321, label %322, label %341

322:                                              ; preds = %317
  %323 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %324 = load i64, ptr %323, align 8
  %325 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %326 = load i64, ptr %325, align 8
  %327 = icmp eq i64 %324, %326
  br label %341

328:                                              ; preds = %25
  %329 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %330 = load ptr, ptr %329, align 8
  %331 = icmp eq ptr %27, %330
  br i1 %331, label %341, label %332

332:                                              ; preds = %328
  %333 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %334 = load ptr, ptr %333, align 8
  %335 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 200), align 8
  %336 = icmp eq ptr %334, %335
  br i1 %336, label %337, label %341

337:                                              ; preds = %332
  %338 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 64), align 8
  %339 = call i32 %338(ptr noundef nonnull %27, ptr noundef %330) #10
  %340 = icmp eq i32 %339, 0
  br label %341

341:                                              ; preds = %307, %308, %313, %317, %322, %328, %332, %337
  %342 = phi i1 [ %327, %322 ], [ %316, %313 ], [ false, %308 ], [ false, %317 ], [ true, %328 ], [ false, %332 ], [ %340, %337 ], [ false, %307 ]
  %343 = zext i1 %342 to i32
  br label %344

344:                                              ; preds = %280, %248, %244, %229, %216, %117, %101, %283, %285, %290, %300, %341
  %345 = phi i32 [ %343, %341 ], [ %301, %300 ], [ %102, %101 ], [ %252, %248 ], [ %284, %283 ], [ %289, %285 ], [ %299, %290 ], [ 1, %229 ], [ 1, %280 ], [ %220, %216 ], [ 1, %117 ], [ 1, %244 ]
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %392, label %21, !llvm.loop !10

347:                                              ; preds = %21
  %348 = load i64, ptr %16, align 8
  %349 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %350 = load i64, ptr %349, align 8
  %351 = icmp slt i64 %348, %350
  br i1 %351, label %392, label %352

352:                                              ; preds = %347
  %353 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %354 = load i64, ptr %353, align 8
  %355 = icmp sgt i64 %348, %354
  br i1 %355, label %392, label %356

356:                                              ; preds = %352
  %357 = load i32, ptr %17, align 8
  %358 = icmp slt i32 %357, 1
  br i1 %358, label %392, label %359

359:                                              ; preds = %356
  %360 = zext nneg i32 %357 to i64
  br label %361

361:                                              ; preds = %359, %389
  %362 = phi i64 [ 0, %359 ], [ %390, %389 ]
  %363 = getelementptr inbounds nuw %struct.range, ptr %20, i64 %362
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 16
  %365 = load i64, ptr %364, align 8
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %389, label %367

367:                                              ; preds = %361
  %368 = getelementptr inbounds nuw i8, ptr %363, i64 8
  br label %369

369:                                              ; preds = %367, %386
  %370 = phi i64 [ 0, %367 ], [ %387, %386 ]
  %371 = getelementptr inbounds nuw %struct.range, ptr %20, i64 %370
  %372 = icmp eq i64 %362, %370
  br i1 %372, label %386, label %373

373:                                              ; preds = %369
  %374 = load i64, ptr %363, align 8
  %375 = getelementptr inbounds nuw i8, ptr %371, i64 8
  %376 = load i64, ptr %375, align 8
  %377 = icmp slt i64 %374, %376
  br i1 %377, label %378, label %386

378:                                              ; preds = %373
  %379 = load i64, ptr %371, align 8
  %380 = load i64, ptr %368, align 8
  %381 = icmp slt i64 %379, %380
  %382 = icmp slt i64 %374, %380
  %383 = and i1 %381, %382
  %384 = icmp slt i64 %379, %376
  %385 = and i1 %384, %383
  br i1 %385, label %392, label %386

386:                                              ; preds = %378, %373, %369
  %387 = add nuw nsw i64 %370, 1
  %388 = icmp eq i64 %387, %360
  br i1 %388, label %389, label %369, !llvm.loop !11

389:                                              ; preds = %386, %361
  %390 = add nuw nsw i64 %362, 1
  %391 = icmp eq i64 %390, %360
  br i1 %391, label %392, label %361, !llvm.loop !12

392:                                              ; preds = %259, %264, %268, %161, %172, %180, %155, %221, %147, %142, %136, %130, %98, %41, %35, %30, %344, %389, %378, %356, %258, %347, %352
  %393 = phi i32 [ 0, %258 ], [ 0, %352 ], [ 0, %347 ], [ 1, %389 ], [ 0, %378 ], [ 1, %356 ], [ 0, %344 ], [ 0, %30 ], [ 0, %35 ], [ 0, %41 ], [ 0, %98 ], [ 0, %130 ], [ 0, %136 ], [ 0, %142 ], [ 0, %147 ], [ 0, %221 ], [ 0, %155 ], [ 0, %180 ], [ 0, %172 ], [ 0, %161 ], [ 0, %268 ], [ 0, %264 ], [ 0, %259 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  ret i32 %393
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
  br i1 %70, label %71, label %28, !llvm.loop !27

71:                                               ; preds = %68, %22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %72 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 128), align 8
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
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 168), align 8
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
  br i1 %56, label %57, label %14, !llvm.loop !27

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
  br i1 %106, label %66, label %107, !llvm.loop !28

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
  br i1 %127, label %128, label %117, !llvm.loop !29

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
  br i1 %161, label %132, label %156, !llvm.loop !30

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
  %193 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @py, i64 104), align 8
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
!16 = distinct !{!16, !5, !6, !7}
!17 = distinct !{!17, !5, !6}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5, !6, !7}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5}
!22 = distinct !{!22, !5}
!23 = distinct !{!23, !5}
!24 = distinct !{!24, !5}
!25 = distinct !{!25, !5, !6, !7}
!26 = distinct !{!26, !5, !6}
!27 = distinct !{!27, !5}
!28 = distinct !{!28, !5}
!29 = distinct !{!29, !5, !6, !7}
!30 = distinct !{!30, !5, !7, !6}
