import { blend, type Color, rgb, shade } from '../render/colors.ts'
import { clamp, fractalNoise, smoothStep } from '../render/noise.ts'
import type { Shape } from '../render/shape.ts'
import { wood } from './tables.ts'

const PORCELAIN = rgb('#f1efe9')

/** A plate with a rim in the caterer's colour. */
export function plate(radius: number, glaze: Color): Shape {
  return {
    reach: radius + 2,
    sample(u, v) {
      const share = Math.hypot(u, v) / radius
      if (share > 1) return null
      const rise = smoothStep(0.66, 0.96, share) * 0.042 + smoothStep(0.64, 0.7, share) * 0.008
      const lip = 0.012 * Math.sqrt(Math.max(0, 1 - Math.max(0, (share - 0.98) / 0.02) ** 2))
      const line =
        smoothStep(0.008, 0.004, Math.abs(share - 0.955)) + 0.5 * smoothStep(0.004, 0.002, Math.abs(share - 0.93))
      return {
        height: radius * (rise + lip) + 2,
        color: blend(PORCELAIN, glaze, Math.min(1, line) * 0.85),
        gloss: 0.62,
        soft: 0.25,
      }
    },
  }
}

/** A bowl; `inside` is its glaze, or what fills it up to `level` (0 the bottom, 1 the brim). */
export function bowl(radius: number, glaze: Color, options: { depth?: number; color?: Color } = {}): Shape {
  const depth = radius * (options.depth ?? 0.5)
  const color = options.color ?? PORCELAIN
  return {
    reach: radius + 2,
    sample(u, v) {
      const share = Math.hypot(u, v) / radius
      if (share > 1) return null
      const wall = clamp(share / 0.93)
      const inner = depth * (0.14 + 0.86 * wall ** 3.2)
      const lip = share > 0.93 ? Math.sqrt(Math.max(0, 1 - ((share - 0.965) / 0.036) ** 2)) * radius * 0.03 : 0
      const line = smoothStep(0.014, 0.008, Math.abs(share - 0.968))
      return { height: inner + lip, color: blend(color, glaze, line * 0.85), gloss: 0.6, soft: 0.2 }
    },
  }
}

/** The liquid or mash in a bowl: a surface with gentle swirls. */
export function filling(
  radius: number,
  height: number,
  color: Color,
  { gloss = 0.8, dome = 0, rough = 2, size = 40, tone = 0.1, seed = 1 } = {},
): Shape {
  return {
    reach: radius,
    sample(u, v) {
      const share = Math.hypot(u, v) / radius
      if (share > 1) return null
      const swirl = fractalNoise(u / size, v / size, seed)
      const fine = fractalNoise(u / 9, v / 9, seed + 3, 2)
      return {
        height: height + dome * (1 - share ** 2) + (swirl - 0.5) * rough * 4 + (fine - 0.5) * rough,
        color: shade(color, 1 + (swirl - 0.5) * tone * 2 + (fine - 0.5) * tone),
        gloss,
        soft: 0.3,
      }
    },
  }
}

const WOODS = {
  oak: [rgb('#d3a871'), rgb('#94683a')],
  walnut: [rgb('#80573a'), rgb('#472b1a')],
} as const

/** A wooden board with rounded corners. */
export function board(width: number, depth: number, kind: keyof typeof WOODS = 'oak', seed = 3): Shape {
  const [light, dark] = WOODS[kind]
  return roundedBlock(width, depth, 30, 20, 7, (u, v, inside) => ({
    color: shade(wood(u, v, light, dark, seed), 0.86 + 0.14 * smoothStep(0, 6, inside)),
    height: fractalNoise(u / 60, v / 3, seed, 2) * 0.8,
    gloss: 0.22,
  }))
}

/** A tray of dark slate. */
export function slate(width: number, depth: number): Shape {
  return roundedBlock(width, depth, 10, 12, 3, (u, v) => {
    const layer = fractalNoise(u / 120, v / 60, 21, 4)
    return { color: shade(rgb('#4b5056'), 0.8 + layer * 0.45), height: Math.round(layer * 5) * 0.9, gloss: 0.25 }
  })
}

/** A sheet of baking paper, slightly crumpled. */
export function paper(width: number, depth: number, color: Color = rgb('#e9dcc0')): Shape {
  return roundedBlock(width, depth, 3, 2, 2, (u, v) => {
    const crumple = Math.abs(fractalNoise(u / 130, v / 130, 31, 3) - 0.5)
    return { color: shade(color, 1 - crumple * 0.12), height: crumple * 22, gloss: 0.08, soft: 0.3 }
  })
}

/** A baking dish or serving platter with a raised rim. */
export function bakingDish(
  width: number,
  depth: number,
  glaze: Color,
  color: Color = PORCELAIN,
  corner = 60,
  rim = 26,
): Shape {
  return {
    reach: Math.hypot(width, depth) / 2,
    sample(u, v) {
      const inside = insideRounded(u, v, width, depth, corner)
      if (inside < 0) return null
      const wall = 1 - clamp(inside / (rim * 1.5))
      const lip = inside < 7 ? Math.sqrt(Math.max(0, 1 - ((inside - 3.5) / 3.5) ** 2)) * 4 : 0
      const line = smoothStep(3.4, 2, Math.abs(inside - 9))
      return { height: 3 + rim * wall ** 1.6 + lip, color: blend(color, glaze, line * 0.85), gloss: 0.6, soft: 0.2 }
    },
  }
}

/** A low oval platter. */
export function platter(width: number, depth: number, glaze: Color): Shape {
  return bakingDish(width, depth, glaze, PORCELAIN, Math.min(width, depth) / 2 - 1, 20)
}

function roundedBlock(
  width: number,
  depth: number,
  corner: number,
  thickness: number,
  bevel: number,
  face: (u: number, v: number, inside: number) => { color: Color; height: number; gloss: number; soft?: number },
): Shape {
  return {
    reach: Math.hypot(width, depth) / 2,
    sample(u, v) {
      const inside = insideRounded(u, v, width, depth, corner)
      if (inside < 0) return null
      const { height, ...rest } = face(u, v, inside)
      const round = Math.sqrt(1 - (1 - Math.min(1, inside / bevel)) ** 2)
      return { ...rest, height: thickness - bevel + bevel * round + height }
    },
  }
}

/** The distance of a point from the edge of a rounded rectangle; negative outside. */
function insideRounded(u: number, v: number, width: number, depth: number, corner: number): number {
  const x = Math.abs(u) - width / 2 + corner
  const y = Math.abs(v) - depth / 2 + corner
  return corner - Math.hypot(Math.max(x, 0), Math.max(y, 0)) - Math.min(Math.max(x, y), 0)
}
