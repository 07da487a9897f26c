import { type ColorShare, listColorShares, toHex } from './dominantColor.ts'

/** The lightest colour that still has a contrast of 5.5 to the storefront's paper, #f6f1e7, and so 6 to white. */
const MAX_LUMINANCE = (luminanceOf(channelsOf('#f6f1e7')) + 0.05) / 5.5 - 0.05
/** Pixels below this saturation count as grey. */
const MIN_CHROMA = 0.2
/** A smaller share of a picture is the edge between two colours, or noise. */
const MIN_SHARE = 0.01

/** The accent (#rrggbb) of a logo: its most colourful colour, made readable; null when it has none. */
export async function getLogoAccent(bytes: Buffer): Promise<string | null> {
  const shares = await listColorShares(bytes)
  const points = shares.reduce((sum, { count }) => sum + count, 0)
  const [most] = shares
    .filter((share) => chromaOf(share) >= MIN_CHROMA && share.count >= points * MIN_SHARE)
    .sort((a, b) => weightOf(b) - weightOf(a))
  return most ? toReadableAccent(toHex(most)) : null
}

/** The colour itself when white text on it and it on paper are readable, else the same hue, darkened until they are. */
export function toReadableAccent(color: string): string {
  const channels = channelsOf(color)
  const luminance = luminanceOf(channels)
  if (luminance <= MAX_LUMINANCE) return color.toLowerCase()
  // Scaling linear light keeps the hue, and luminance is a sum of it
  const darker = channels.map((channel) => Math.floor(fromLinear((toLinear(channel) * MAX_LUMINANCE) / luminance)))
  const [red = 0, green = 0, blue = 0] = darker
  return toHex({ red, green, blue })
}

/** Weighs saturation above area: a small strong colour is more characteristic of a logo than a large pale one. */
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

/** The inverse of {@link toLinear}. */
function fromLinear(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
}
