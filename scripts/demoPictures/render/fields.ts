/** The distance in texels from each texel of a mask to its edge; 0 outside (Felzenszwalb and Huttenlocher). */
export function distanceToEdge(mask: Uint8Array, width: number, height: number): Float32Array {
  const field = new Float32Array(width * height)
  for (let index = 0; index < field.length; index++) field[index] = mask[index] ? 1e9 : 0
  const line = new Float64Array(Math.max(width, height))
  for (let x = 0; x < width; x++) transformLine(field, x, width, height, line)
  for (let y = 0; y < height; y++) transformLine(field, y * width, 1, width, line)
  for (let index = 0; index < field.length; index++) field[index] = Math.sqrt(field[index]!)
  return field
}

function transformLine(field: Float32Array, start: number, stride: number, length: number, line: Float64Array): void {
  for (let index = 0; index < length; index++) line[index] = field[start + index * stride]!
  const centers = new Int32Array(length)
  const bounds = new Float64Array(length + 1)
  let last = 0
  bounds[0] = -Infinity
  bounds[1] = Infinity
  for (let q = 1; q < length; q++) {
    let at = meeting(line, centers[last]!, q)
    while (at <= bounds[last]!) at = meeting(line, centers[--last]!, q)
    centers[++last] = q
    bounds[last] = at
    bounds[last + 1] = Infinity
  }
  last = 0
  for (let q = 0; q < length; q++) {
    while (bounds[last + 1]! < q) last++
    const center = centers[last]!
    field[start + q * stride] = (q - center) ** 2 + line[center]!
  }
}

/** The place where the parabolas over two places meet. */
function meeting(line: Float64Array, a: number, b: number): number {
  return (line[b]! + b * b - line[a]! - a * a) / (2 * (b - a))
}

/** Blurs a field in place, twice by a box of this radius. */
export function blur(field: Float32Array, width: number, height: number, radius: number): void {
  const size = Math.round(radius)
  if (size < 1) return
  const line = new Float32Array(Math.max(width, height))
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) blurLine(field, y * width, 1, width, size, line)
    for (let x = 0; x < width; x++) blurLine(field, x, width, height, size, line)
  }
}

function blurLine(
  field: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
  line: Float32Array,
): void {
  for (let index = 0; index < length; index++) line[index] = field[start + index * stride]!
  const last = length - 1
  let sum = 0
  for (let index = -radius; index <= radius; index++) sum += line[Math.min(last, Math.max(0, index))]!
  for (let index = 0; index < length; index++) {
    field[start + index * stride] = sum / (radius * 2 + 1)
    sum += line[Math.min(last, index + radius + 1)]! - line[Math.max(0, index - radius)]!
  }
}
