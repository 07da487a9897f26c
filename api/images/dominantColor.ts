import sharp from 'sharp'

const SIZE = 48
const OPAQUE = 128

/** The colour (#rrggbb) that most of a picture has, to show until the picture is there. Transparent parts do not count. */
export async function dominantColor(bytes: Buffer): Promise<string> {
  const pixels = await sharp(bytes)
    .resize(SIZE, SIZE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < OPAQUE) continue
    // Colours that agree in their upper four bits count as one.
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    bins.set(key, {
      count: bin.count + 1,
      red: bin.red + red,
      green: bin.green + green,
      blue: bin.blue + blue,
    })
  }
  const [most] = [...bins.values()].sort((a, b) => b.count - a.count)
  if (!most) return '#ffffff'
  const hex = (sum: number) =>
    Math.round(sum / most.count)
      .toString(16)
      .padStart(2, '0')
  return `#${hex(most.red)}${hex(most.green)}${hex(most.blue)}`
}
