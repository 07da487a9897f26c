import { blend, type Color, rgb, shade } from '../render/colors.ts'
import { fractalNoise, noise, smoothStep } from '../render/noise.ts'
import type { Sample } from '../render/shape.ts'

/** The table of each caterer, in a colour near its accent, and the colour of the rim of its plates. */
export const TABLES = {
  blue: { surface: linen('#b9c6d8'), glaze: rgb('#2f4f9c'), cloth: '#eef0f2' },
  plum: { surface: linen('#cdb0b1'), glaze: rgb('#7a2450'), cloth: '#f3e8e6' },
  green: { surface: planks('#b4c0a2'), glaze: rgb('#3d6a3f'), cloth: '#f0efe4' },
  ember: { surface: planks('#8a5a3c'), glaze: rgb('#8f2f0c'), cloth: '#e8d8c4' },
  linen: { surface: linen('#dccdb2'), glaze: rgb('#8a6a32'), cloth: '#f6f1e6' },
} as const

export type TableName = keyof typeof TABLES

type Surface = (x: number, y: number) => Sample

/** Woven cloth with a few soft folds. */
function linen(hex: string): Surface {
  const color = rgb(hex)
  return (x, y) => {
    const weave = Math.sin(x * 1.35) * 0.5 + Math.sin(y * 1.35) * 0.5
    const thread = noise(x / 34, y / 1.7, 3) + noise(x / 1.7, y / 34, 4) - 1
    const fold = fractalNoise(x / 420 + y / 900, y / 520 - x / 1300, 11, 2)
    return {
      height: fold * 10 + weave * 0.1 + thread * 0.3,
      color: shade(color, 1 + thread * 0.045),
      gloss: 0,
    }
  }
}

/** Painted boards with their grain. */
function planks(hex: string): Surface {
  const color = rgb(hex)
  const dark = shade(color, 0.62)
  return (x, y) => {
    const width = 260
    const plank = Math.floor((y + 90) / width)
    const across = (y + 90) / width - plank
    const gap = smoothStep(0, 0.012, Math.min(across, 1 - across))
    const bend = noise(x / 500, plank * 3.1, 5) * 40
    const grain = fractalNoise(x / 190 + plank * 7, (y + bend) / 7, 9, 3)
    const tone = 0.9 + noise(plank * 5.3, 0.5, 8) * 0.2
    return {
      height: gap * 5 + grain * 1.6,
      color: shade(blend(dark, color, (0.62 + grain * 0.55) * gap), tone),
      gloss: 0.12,
    }
  }
}

/** The grain of a wooden board. */
export function wood(u: number, v: number, light: Color, dark: Color, seed: number): Color {
  const bend = fractalNoise(u / 260, v / 90, seed, 2) * 70
  const rings = 0.5 + 0.5 * Math.sin((v + bend) / 6.5)
  const fiber = fractalNoise(u / 70, v / 2.6, seed + 5, 2)
  return blend(light, dark, rings * 0.3 + fiber * 0.5)
}
