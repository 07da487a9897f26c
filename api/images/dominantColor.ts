import sharp from 'sharp'

const SIZE = 48
const OPAQUE = 128

/** A colour of a picture: how many of the sampled pixels have it, and its channels, 0 to 255. */
export interface ColorShare {
  count: number
  red: number
  green: number
  blue: number
}

/** The colour (#rrggbb) of most opaque pixels: the placeholder until the picture has loaded. */
export async function getDominantColor(bytes: Buffer): Promise<string> {
  const [most] = (await listColorShares(bytes)).sort((a, b) => b.count - a.count)
  return most ? toHex(most) : '#ffffff'
}

/** The colours of a picture's opaque pixels; similar colours count as one. */
export async function listColorShares(bytes: Buffer): Promise<ColorShare[]> {
  const pixels = await sharp(bytes)
    .resize(SIZE, SIZE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const bins = new Map<number, ColorShare>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < OPAQUE) continue
    // Colours that agree in their upper four bits count as one.
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    bins.set(key, { count: bin.count + 1, red: bin.red + red, green: bin.green + green, blue: bin.blue + blue })
  }
  return [...bins.values()].map(({ count, red, green, blue }) => ({
    count,
    red: red / count,
    green: green / count,
    blue: blue / count,
  }))
}

/** '#rrggbb' of channels from 0 to 255. */
export const toHex = ({ red, green, blue }: Omit<ColorShare, 'count'>): string =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
