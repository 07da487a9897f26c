import { type ColorShare, colorShares, toHex } from './dominantColor.ts'

/** The lightest colour that still has a contrast of 5.5 to the storefront's paper, #f6f1e7, and so 6 to white. */
const LIGHTEST = (luminanceOf(channelsOf('#f6f1e7')) + 0.05) / 5.5 - 0.05
/** Below this saturation of its points a picture has no colour worth the name. */
const LEAST_CHROMA = 0.2
/** Less of a picture than this is the edge between two colours, or noise. */
const LEAST_SHARE = 0.01

/** The accent (#rrggbb) that a logo gives: its most colourful colour, made readable; null where it has none. */
export async function getLogoAccent(bytes: Buffer): Promise<string | null> {
  const shares = await colorShares(bytes)
  const points = shares.reduce((sum, { count }) => sum + count, 0)
  const [most] = shares
    .filter((share) => chromaOf(share) >= LEAST_CHROMA && share.count >= points * LEAST_SHARE)
    .sort((a, b) => weightOf(b) - weightOf(a))
  return most ? readableAccent(toHex(most)) : null
}

/** The colour itself where white text on it and it on paper can be read, else the same hue, darkened until they can. */
export function readableAccent(color: string): string {
  const channels = channelsOf(color)
  const luminance = luminanceOf(channels)
  if (luminance <= LIGHTEST) return color.toLowerCase()
  // Linear light keeps the hue, and is what luminance is a sum of
  const darker = channels.map((channel) => Math.floor(fromLinear((toLinear(channel) * LIGHTEST) / luminance)))
  const [red = 0, green = 0, blue = 0] = darker
  return toHex({ red, green, blue })
}

/** A little of a strong colour is more of a logo's character than much of a pale one. */
const weightOf = (share: ColorShare) => share.count * chromaOf(share) ** 2

const chromaOf = ({ red, green, blue }: ColorShare) => (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/** Relative luminance by WCAG, 0 to 1. */
function luminanceOf([red = 0, green = 0, blue = 0]: number[]): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** A channel of sRGB, 0 to 255, to linear light, 0 to 1. */
function toLinear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The way back; see {@link toLinear}. */
function fromLinear(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
}
