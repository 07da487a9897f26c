import type { Spot } from './arrange.ts'
import { bowlOf } from './served.ts'
import { type Make } from '../food/basics.ts'

import { leaf, lettuce, rocket, shreds } from '../food/greens.ts'

export const LEAVES: readonly Make[] = [
  lettuce(),
  leaf('#5d8a3f'),
  rocket,
  lettuce(['#7f9a52', '#94ad62']),
  leaf('#3f6a34'),
]

export const RED_CABBAGE = shreds(['#7a2a5e', '#93407a', '#5f1d49', '#b07a9c'])

export const CARROT = shreds(['#dd7f2c', '#e99a4e', '#cf6d1f'])

/** Half a wrap that stands on its end, its filling upwards; 120 across. */
export const wrapEnd: Make = (random) => ({
  svg: `<circle r="56" fill="#c9a26a"/><circle r="53" fill="#ead2a0"/><circle r="45" fill="#7fa14e"/>${Array.from(
    { length: 26 },
    (_, index) => {
      const [angle, far] = [index * 2.4, Math.sqrt((index + 0.5) / 26) * 38]
      return `<circle cx="${(Math.cos(angle) * far).toFixed(1)}" cy="${(Math.sin(angle) * far).toFixed(1)}" r="${random.whole(6, 11)}" fill="${random.pick(['#8a5426', '#7a2a5e', '#e9c98a', '#d84a33', '#8fae4e', '#dd7f2c', '#6a3c17'])}"/>`
    },
  ).join('')}`,
  reach: 60,
  thickness: 74,
  edge: 7,
  gloss: 0.3,
  emboss: 12,
  grain: { size: 9, height: 7, tone: 0.16 },
})

/** A bowl whose contents lie side by side, like the pieces of a pie. */
export function bowlOfParts(
  spot: Spot,
  radius: number,
  base: string,
  parts: readonly ((at: Spot) => void)[],
  top?: (inside: Spot) => void,
): void {
  bowlOf(
    spot,
    radius,
    base,
    (inside) => {
      parts.forEach((part, index) => {
        const angle = ((index + 0.2) / parts.length) * Math.PI * 2
        part(inside.at(Math.cos(angle) * radius * 0.46, Math.sin(angle) * radius * 0.46, radius / 330))
      })
      top?.(inside)
    },
    { level: 0.66 },
  )
}

export const heapOf =
  (make: Make | readonly Make[], count: number, size = 1) =>
  (at: Spot) =>
    void at.heap(make, count, { ru: 96, size })

export const strewnOf = (make: Make) => (at: Spot) => void at.scatter(make, 7, { ru: 84, size: 1 })
