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
