// What a host does to launch the kernel: bindings, the record of numbers, the grid, the results.

const layout = JSON.parse(document.getElementById("layout").textContent);
const text = document.getElementById("kernel").textContent.trim() + "\n";
const REPORT_WORDS = 1 << 16;

// elements of arrays

const floatOf = new Float32Array(1);
const bitsOf = new Uint32Array(floatOf.buffer);

function halfBits(value) {
  floatOf[0] = value;
  const bits = bitsOf[0], sign = (bits >>> 16) & 0x8000, magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000) return sign | 0x7e00;
  if (magnitude >= 0x47800000) return sign | 0x7c00;
  if (magnitude >= 0x38800000) return sign | ((magnitude + 0xfff + ((magnitude >>> 13) & 1) - 0x38000000) >>> 13);
  floatOf[0] = magnitude === 0 ? 0 : Math.abs(value) + 0.5; // 0.5 has the step of f16's smallest numbers
  return sign | (magnitude === 0 ? 0 : bitsOf[0] - 0x3f000000);
}

function halfValue(bits) {
  const sign = bits & 0x8000 ? -1 : 1, exponent = (bits >>> 10) & 31, fraction = bits & 1023;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (exponent ? (1 + fraction / 1024) * 2 ** (exponent - 15) : fraction * 2 ** -24);
}

function brainBits(value) {
  floatOf[0] = value;
  if (Number.isNaN(value)) return 0x7fc0;
  return (bitsOf[0] + 0x7fff + ((bitsOf[0] >>> 16) & 1)) >>> 16;
}

function brainValue(bits) {
  bitsOf[0] = bits << 16;
  return floatOf[0];
}

const same = (value) => value;
const whole = (value) => Math.trunc(value);
const DTYPES = {
  bool: [Uint8Array, (value) => (value ? 1 : 0), Boolean],
  i8: [Int8Array, whole, same], u8: [Uint8Array, whole, same],
  i16: [Int16Array, whole, same], u16: [Uint16Array, whole, same],
  i32: [Int32Array, whole, same], u32: [Uint32Array, whole, same],
  f16: [Uint16Array, halfBits, halfValue], bf16: [Uint16Array, brainBits, brainValue],
  f32: [Float32Array, same, same],
};

// arguments

function shapeOf(given, rank) {
  const shape = given.split(/[x,\s]+/).filter(Boolean).map(Number);
  if (!shape.every((n) => Number.isInteger(n) && n >= 0)) throw new Error(`cannot read the shape ${given}`);
  if (rank !== null && shape.length !== rank) throw new Error(`got shape ${given}, expected ${rank} extents`);
  return shape;
}

function valuesOf(given, count) {
  if (given === "index") return Array.from({ length: count }, (_, i) => i);
  if (given === "random") return Array.from({ length: count }, Math.random);
  if (given === "zeros") return new Array(count).fill(0);
  const numbers = given.split(/[,\s]+/).filter(Boolean).map(Number);
  if (numbers.length !== count) throw new Error(`got ${numbers.length} values, expected ${count}`);
  return numbers;
}

function arrayOf(param, shapeText, fill) {
  const shape = shapeOf(shapeText, param.rank);
  const count = shape.reduce((a, b) => a * b, 1);
  const [Cells, encode] = DTYPES[param.dtype];
  // WebGPU copies words of 4 bytes
  const bytes = Math.max(Math.ceil((count * Cells.BYTES_PER_ELEMENT) / 4) * 4, 16);
  const data = new Cells(bytes / Cells.BYTES_PER_ELEMENT);
  data.set(valuesOf(fill, count).map(encode));
  return { shape, count, data };
}

const stridesOf = (shape) => shape.map((_, d) => shape.slice(d + 1).reduce((a, b) => a * b, 1));

// the record: one number a field, at its offset

function fieldValue(field, args, cubes) {
  if (field.kind === "cube_count") return cubes[field.dim];
  const arg = args[field.param];
  switch (field.kind) {
    case "scalar": return Number(arg.value);
    case "base": return 0;
    case "len": case "buffer_len": return arg.count;
    case "shape": return arg.shape[field.dim];
    case "stride": return stridesOf(arg.shape)[field.dim];
  }
  throw new Error(`there is no field of kind ${field.kind}`);
}

function recordOf(args, cubes) {
  const record = new DataView(new ArrayBuffer(layout.record_bytes));
  const set = { i32: "setInt32", u32: "setUint32", f32: "setFloat32" };
  for (const field of layout.fields) {
    record[set[field.dtype]](field.offset, fieldValue(field, args, cubes), true);
  }
  return record.buffer;
}

// the device

async function open() {
  if (!navigator.gpu) throw new Error("this browser has no WebGPU, or the page is not served over https or localhost");
  const adapter = await navigator.gpu.requestAdapter();
  if (!adapter) throw new Error("there is no WebGPU adapter");
  const wanted = ["maxStorageBufferBindingSize", "maxBufferSize", "maxStorageBuffersPerShaderStage",
    "maxComputeInvocationsPerWorkgroup", "maxComputeWorkgroupSizeX", "maxComputeWorkgroupStorageSize"];
  const requiredLimits = Object.fromEntries(wanted.map((name) => [name, adapter.limits[name]]));
  const requiredFeatures = text.includes("enable subgroups;") ? ["subgroups"] : [];
  return adapter.requestDevice({ requiredLimits, requiredFeatures });
}

// grids with more cubes in a dimension than the device takes: a line of cubes, folded
function physical(device, cubes) {
  const most = device.limits.maxComputeWorkgroupsPerDimension;
  if (cubes.every((n) => n <= most)) return [cubes, false];
  const total = cubes.reduce((a, b) => a * b, 1), x = Math.min(total, most);
  const y = Math.min(Math.ceil(total / x), most);
  return [[x, y, Math.ceil(total / (x * y))], true];
}

async function pipelineOf(device, folded) {
  const module = device.createShaderModule({ code: text });
  const problems = (await module.getCompilationInfo()).messages.filter((m) => m.type === "error");
  if (problems.length) throw new Error(problems.map((m) => `line ${m.lineNum}: ${m.message}`).join("\n"));
  const kinds = layout.bindings.map((binding) => (binding.written ? "storage" : "read-only-storage"));
  if (layout.report_buffer) kinds.push("storage");
  kinds.push("uniform");
  const entries = kinds.map((type, binding) => ({ binding, visibility: GPUShaderStage.COMPUTE, buffer: { type } }));
  const bindGroupLayout = device.createBindGroupLayout({ entries });
  const pipeline = await device.createComputePipelineAsync({
    layout: device.createPipelineLayout({ bindGroupLayouts: [bindGroupLayout] }),
    compute: { module, entryPoint: layout.entry, constants: { folded: folded ? 1 : 0 } },
  });
  return [pipeline, bindGroupLayout];
}

function upload(device, data, usage) {
  const buffer = device.createBuffer({ size: data.byteLength, usage: usage | GPUBufferUsage.COPY_DST });
  device.queue.writeBuffer(buffer, 0, data);
  return buffer;
}

async function download(device, buffer) {
  const staging = device.createBuffer({ size: buffer.size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST });
  const encoder = device.createCommandEncoder();
  encoder.copyBufferToBuffer(buffer, 0, staging, 0, buffer.size);
  device.queue.submit([encoder.finish()]);
  await staging.mapAsync(GPUMapMode.READ);
  const bytes = staging.getMappedRange().slice(0);
  staging.destroy();
  return bytes;
}

async function launch(args, cubes) {
  const device = await open();
  const [grid, folded] = physical(device, cubes);
  const [pipeline, bindGroupLayout] = await pipelineOf(device, folded);
  const storage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC;
  const buffers = layout.bindings.map((binding) => upload(device, args[binding.param].data, storage));
  const bound = [...buffers];
  if (layout.report_buffer) {
    const words = new Uint32Array(REPORT_WORDS);
    words[1] = REPORT_WORDS - 4;
    bound.push(upload(device, words, storage));
  }
  bound.push(upload(device, recordOf(args, cubes), GPUBufferUsage.UNIFORM));
  const entries = bound.map((buffer, binding) => ({ binding, resource: { buffer } }));
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, device.createBindGroup({ layout: bindGroupLayout, entries }));
  pass.dispatchWorkgroups(...grid);
  pass.end();
  device.queue.submit([encoder.finish()]);
  if (layout.report_buffer) await report(device, bound[buffers.length]);
  const results = {};
  for (const [i, binding] of layout.bindings.entries()) {
    if (binding.written) results[layout.params[binding.param].name] = decoded(args[binding.param], binding, await download(device, buffers[i]));
  }
  device.destroy();
  return results;
}

async function report(device, buffer) {
  const failed = new Uint32Array(await download(device, buffer))[0];
  if (failed) throw new Error(`the kernel failed: ${layout.messages[failed - 1]}`);
}

function decoded(arg, binding, bytes) {
  const [Cells, , decode] = DTYPES[layout.params[binding.param].dtype];
  return { shape: arg.shape, values: Array.from(new Cells(bytes).subarray(0, arg.count), decode) };
}

// the page

const inputs = layout.params.map((param) => {
  const row = document.getElementById("arguments").insertRow();
  row.insertCell().textContent = param.name;
  row.insertCell().textContent = param.dtype;
  const field = (value) => {
    const input = row.insertCell().appendChild(document.createElement("input"));
    input.value = value;
    input.addEventListener("change", suggestCubes);
    return input;
  };
  return param.kind === "buffer" ? [field(param.shape), field(param.fill)] : [field(param.value)];
});

function given() {
  return layout.params.map((param, i) =>
    param.kind === "buffer" ? arrayOf(param, inputs[i][0].value, inputs[i][1].value) : { value: inputs[i][0].value });
}

// one unit an element that is written; for cubes of several axes, units for the longest array along each
function suggestCubes() {
  document.getElementById("cubes").value = (layout.cubes ?? suggested()).join(",");
}

function suggested() {
  const written = layout.bindings.filter((binding) => binding.written);
  const shapes = (bindings) => bindings.map((binding) => shapeOf(inputs[binding.param][0].value, null));
  const most = (numbers) => Math.max(1, ...numbers);
  if (layout.cube_dim[1] === 1 && layout.cube_dim[2] === 1) {
    const counts = shapes(written).map((shape) => shape.reduce((a, b) => a * b, 1));
    return [Math.ceil(most(counts) / layout.cube_dim[0]), 1, 1];
  }
  const reversed = shapes(layout.bindings).map((shape) => [...shape].reverse());
  return layout.cube_dim.map((units, d) => Math.ceil(most(reversed.map((shape) => shape[d] ?? 1)) / units));
}

function shown(name, result) {
  const first = result.values.slice(0, 64).join(", ");
  const more = result.values.length > 64 ? `, ... (${result.values.length} in all)` : "";
  return `${name} [${result.shape.join(" x ")}] = ${first}${more}`;
}

async function run() {
  const status = document.getElementById("status"), output = document.getElementById("result");
  status.textContent = "running";
  status.className = output.textContent = "";
  try {
    const cubes = document.getElementById("cubes").value.split(",").map(Number);
    const results = await launch(given(), cubes);
    output.textContent = Object.entries(results).map(([name, result]) => shown(name, result)).join("\n");
    status.textContent = "done";
    return results;
  } catch (error) {
    status.textContent = String(error.message ?? error);
    status.className = "error";
    throw error;
  }
}

document.title = layout.kernel;
document.getElementById("text").textContent = text;
document.getElementById("run").addEventListener("click", () => run().catch(() => {}));
suggestCubes();
globalThis.burnCube = { layout, run };
run().catch(() => {});
