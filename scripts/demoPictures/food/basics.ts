import type { SeededRandom } from '../../../api/demo/seededRandom.ts'
import { blend, rgb } from '../render/colors.ts'
import type { Piece } from '../render/piece.ts'
import { between, blob, oval, path, rounded, stroke, times } from './draw.ts'

/** Makes a piece; each one differs a little. */
export type Make = (random: SeededRandom) => Piece

type Finish = Partial<Omit<Piece, 'svg' | 'reach'>>

/** A lump with darker and lighter patches: a meatball, a potato, a falafel, a biscuit. */
export const lump =
  (rx: number, ry: number, color: string, patches: readonly string[], finish: Finish = {}, stray = 0.06): Make =>
  (random) => {
    const outline = blob(random, rx, ry, 11, stray)
    const size = Math.min(rx, ry)
    return {
      svg:
        path(outline, color) +
        times(patches.length ? 22 : 0, () => {
          const [angle, far] = [random.next() * 6.28, Math.sqrt(random.next()) * 0.8]
          const [x, y] = [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry]
          return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${path(blob(random, size * 0.16, size * 0.12, 6, 0.4), random.pick(patches), 'opacity=".55"')}</g>`
        }).join(''),
      reach: Math.max(rx, ry) * (1.05 + stray),
      thickness: size * 0.75,
      gloss: 0.35,
      ...finish,
    }
  }

/** A rod along x, slightly bent: a carrot stick, a bean, a sausage. */
export const rod =
  (length: number, width: number, color: string, light: string, finish: Finish = {}, bend = 0.06): Make =>
  (random) => {
    const sag = length * bend * (random.next() * 2 - 1)
    const d = `M${-length / 2 + width / 2} 0Q0 ${sag.toFixed(1)} ${length / 2 - width / 2} 0`
    return {
      svg: stroke(d, color, width) + stroke(d, light, width * 0.55, 'opacity=".6"'),
      reach: length / 2 + 4,
      thickness: width * 0.8,
      gloss: 0.5,
      ...finish,
    }
  }

/** A block with a crust of another colour: a cube of cheese, a brownie, a piece of cake. */
export const block =
  (width: number, depth: number, top: string, side: string, specks: readonly string[], finish: Finish = {}): Make =>
  (random) => ({
    svg:
      path(rounded(width, depth, Math.min(width, depth) * 0.07), side) +
      path(rounded(width * 0.95, depth * 0.93, Math.min(width, depth) * 0.06), top) +
      times(specks.length ? Math.round((width * depth) / 130) : 0, () =>
        oval(
          between(random, -0.45, 0.45) * width,
          between(random, -0.44, 0.44) * depth,
          between(random, 1.2, 3.6),
          between(random, 1, 2.6),
          random.pick(specks),
          'opacity=".7"',
        ),
      ).join(''),
    reach: Math.hypot(width, depth) / 2 + 2,
    thickness: Math.min(width, depth) * 0.5,
    edge: 4,
    gloss: 0.35,
    ...finish,
  })

/** A slice with rings: each ring is a share of the radius and a colour, from the outside. */
export const disc =
  (rx: number, ry: number, rings: readonly (readonly [number, string])[], finish: Finish = {}, stray = 0.025): Make =>
  (random) => {
    const outline = blob(random, rx, ry, 13, stray)
    return {
      svg: rings.map(([share, color]) => `<g transform="scale(${share})">${path(outline, color)}</g>`).join(''),
      reach: Math.max(rx, ry) * 1.08,
      thickness: 8,
      edge: 4,
      gloss: 0.45,
      ...finish,
    }
  }

/** Many small things strewn in an ellipse, touching: rice, seeds, crumbs, salt. */
export const strewn =
  (
    count: number,
    rx: number,
    ry: number,
    grain: readonly [number, number],
    colors: readonly string[],
    finish: Finish = {},
  ): Make =>
  (random) => ({
    svg: times(count, () => {
      const [angle, far] = [random.next() * 6.28, Math.sqrt(random.next())]
      const size = between(random, 0.8, 1.2)
      return `<ellipse transform="translate(${(Math.cos(angle) * far * rx).toFixed(1)} ${(Math.sin(angle) * far * ry).toFixed(1)}) rotate(${random.whole(0, 179)})" rx="${(grain[0] * size).toFixed(1)}" ry="${(grain[1] * size).toFixed(1)}" fill="${random.pick(colors)}"/>`
    }).join(''),
    reach: Math.max(rx, ry) + grain[0] * 1.4,
    thickness: grain[1] * 1.5,
    edge: grain[1],
    drape: 1,
    gloss: 0.3,
    ...finish,
  })

/** Gravy or another sauce on a plate: thin and lighter at its edge, where the porcelain shows through. */
export const sauce =
  (rx: number, ry: number, [edge, mid, deep]: readonly [string, string, string], finish: Finish = {}): Make =>
  (random) => {
    const outline = blob(random, rx, ry, 16, 0.05)
    const rings = [
      [1, edge],
      [0.975, blendOf(edge, mid)],
      [0.945, mid],
      [0.88, blendOf(mid, deep)],
      [0.78, deep],
    ] as const
    return {
      svg: rings.map(([share, color]) => `<g transform="scale(${share})">${path(outline, color)}</g>`).join(''),
      reach: Math.max(rx, ry) * 1.15,
      thickness: 5,
      edge: 16,
      drape: 1,
      gloss: 0.62,
      soft: 0.3,
      ripple: { size: 90, height: 5 },
      grain: { size: 34, height: 1.2, tone: 0.07 },
      ...finish,
    }
  }

const blendOf = (a: string, b: string) => {
  const [red, green, blue] = blend(rgb(a), rgb(b), 0.5)
  return `rgb(${red.toFixed(0)} ${green.toFixed(0)} ${blue.toFixed(0)})`
}

/** A pool of sauce, cream or dressing with an uneven outline. */
export const pool =
  (rx: number, ry: number, color: string, finish: Finish = {}, stray = 0.12): Make =>
  (random) => ({
    svg: path(blob(random, rx, ry, 12, stray), color),
    reach: Math.max(rx, ry) * (1.1 + stray),
    thickness: 6,
    edge: 9,
    drape: 1,
    gloss: 0.85,
    soft: 0.35,
    ...finish,
  })
