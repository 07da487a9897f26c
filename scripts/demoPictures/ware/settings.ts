import { oval, path, rounded, stroke } from '../food/draw.ts'
import type { Make } from '../food/basics.ts'

/** Cutlery, napkins and other things that lie beside the food. */
const STEEL = { thickness: 5, edge: 3, gloss: 0.9 }

export const fork: Make = () => ({
  svg:
    stroke('M-15 -150V-96Q-15 -70 0 -64Q15 -70 15 -96V-150M-5 -150V-92M5 -150V-92', '#b4b3b0', 6) +
    path('M-5 -70H5L8 150Q0 160 -8 150z', '#b9b8b5'),
  reach: 164,
  ...STEEL,
})
export const knife: Make = () => ({
  svg: path('M-8 150Q0 160 8 150L6 0H-6z', '#b9b8b5') + path('M-6 0Q-12 -110 -2 -152Q14 -110 10 0z', '#cbcac8'),
  reach: 164,
  ...STEEL,
})
export const spoon: Make = () => ({
  svg: path('M-5 -60H5L8 150Q0 160 -8 150z', '#b9b8b5') + oval(0, -98, 27, 42, '#c4c3c0'),
  reach: 164,
  ...STEEL,
})
export const napkin =
  (width: number, depth: number, color: string): Make =>
  () => ({
    svg:
      path(rounded(width, depth, 5), color) +
      stroke(
        `M${-width / 2 + 14} ${-depth / 2 + 14}H${width / 2 - 14}V${depth / 2 - 14}H${-width / 2 + 14}z`,
        '#ffffff',
        3,
        'opacity=".7"',
      ),
    reach: Math.hypot(width, depth) / 2,
    thickness: 6,
    edge: 4,
    drape: 0.3,
    gloss: 0,
    soft: 0.4,
    ripple: { size: 110, height: 20 },
    grain: { size: 3, height: 0.8, tone: 0.03 },
  })
/** A rose or another garden flower; 60 wide. */
export const flower =
  (colors: readonly string[]): Make =>
  (random) => ({
    svg: [30, 24, 18, 12, 6]
      .map((size, ring) =>
        Array.from({ length: 6 }, (_, index) => {
          const angle = index * 60 + ring * 31 + random.whole(-8, 8)
          return `<g transform="rotate(${angle})">${oval(size * 0.56, 0, size * 0.62, size * 0.56, colors[(ring + index) % colors.length]!)}</g>`
        }).join(''),
      )
      .join(''),
    reach: 38,
    thickness: 30,
    gloss: 0.1,
    soft: 0.6,
    emboss: 18,
    ripple: { size: 9, height: 9 },
  })
