import type { Spot } from './arrange.ts'
import { disc } from '../food/basics.ts'
import { piped } from '../food/dairyAndEgg.ts'
import { blueberry, raspberry, strawberryHalf } from '../food/fruit.ts'
import { leaf } from '../food/greens.ts'
import { kransekageRing } from '../food/sweets.ts'
import { flower } from '../ware/settings.ts'

export const ROSE = flower(['#e9b7b4', '#f3d3cd', '#d99a9c'])

export const WHITE_ROSE = flower(['#fbf5ea', '#f3e9d8', '#fffdf6'])

/** Whipped cream around a cake. */
export function creamRim(spot: Spot, radius: number, count: number, size: number): void {
  spot.ring(piped(), count, { ru: radius, size })
}

/** A round cake: its icing, and what is on it. */
export function cake(
  place: Spot,
  radius: number,
  icing: string,
  top: (spot: Spot) => void,
  height = 74,
  side = icing,
): void {
  const spot = place.whole()
  spot.put(
    disc(
      radius,
      radius * 0.99,
      [
        [1, side],
        [0.97, icing],
      ],
      { thickness: height, edge: 12, gloss: 0.35, soft: 0.7, ripple: { size: 60, height: 4 } },
      0.006,
    ),
    0,
    0,
  )
  top(spot)
}

export const lagkage = (spot: Spot, radius: number) =>
  cake(spot, radius, '#fbf5e7', (on) => {
    on.scatter(strawberryHalf, Math.round(radius / 8), { ru: radius * 0.6, size: radius / 195 }).scatter(
      [raspberry, blueberry],
      Math.round(radius / 16),
      { ru: radius * 0.56, size: radius / 330 },
    )
    creamRim(on, radius * 0.79, Math.round(radius / 11), radius / 290)
    on.scatter(leaf('#5d8a3f'), 4, { ru: radius * 0.4, size: radius / 420 })
  })

/** A tower of rings, seen from above: each ring smaller and higher. */
export function kransekageTower(place: Spot, rings: number, radius: number): void {
  const spot = place.whole()
  for (let index = 0; index < rings; index++)
    spot.put(kransekageRing(radius * (1 - index / (rings + 0.6))), 0, 0, 1, index * 47)
}

export function weddingCake(place: Spot): void {
  const spot = place.whole()
  cake(spot, 330, '#fbf6ea', () => undefined, 90)
  spot.ring(piped(), 30, { ru: 306, size: 0.62 })
  cake(spot, 225, '#fcf8ee', () => undefined, 90)
  spot.ring(piped(), 22, { ru: 205, size: 0.56 })
  cake(spot, 128, '#fdfaf2', () => undefined, 80)
  spot.scatter([ROSE, WHITE_ROSE], 9, { ru: 84, size: 0.95 }).scatter(leaf('#5d7f3f'), 5, { ru: 90, size: 0.5 })
  spot
    .ring([ROSE, WHITE_ROSE, raspberry], 7, { ru: 262, size: 0.8, from: 20, sweep: 110 })
    .ring([WHITE_ROSE, ROSE], 4, { ru: 172, size: 0.72, from: 200, sweep: 70 })
    .ring(leaf('#5d7f3f'), 5, { ru: 270, size: 0.5, from: 10, sweep: 130 })
}

/** A dome of ice cream in colours with a sparkler. */
export function iceBombe(place: Spot): void {
  const spot = place.whole()
  spot.put(
    disc(
      235,
      232,
      [
        [1, '#7a4a30'],
        [0.88, '#f6e9cf'],
        [0.62, '#eebfc0'],
        [0.36, '#f8f0dd'],
      ],
      { thickness: 190, gloss: 0.55, soft: 0.7, edge: 232, grain: { size: 12, height: 3, tone: 0.05 } },
      0.006,
    ),
    0,
    0,
  )
  spot
    .ring(piped(), 20, { ru: 224, size: 0.8 })
    .ring(strawberryHalf, 8, { ru: 130, size: 0.72 })
    .ring(piped(), 7, { ru: 52, size: 0.62 })
  spot.glass('sparkler', 0, -101, '#ffdf94')
}
