import type { Spot } from './arrange.ts'
import { block, disc, lump, type Make, pool, rod } from '../food/basics.ts'
import { salami, sausage } from '../food/charcuterie.ts'
import { mozzarella, parmesan } from '../food/cheese.ts'
import { cherryTomato, cucumber, leaf, onionRing, rocket } from '../food/greens.ts'
import { crispOnion, mushroom } from '../food/vegetables.ts'

export const wave =
  (color: string): Make =>
  () => ({
    svg: `<path d="M-104 0q13 -22 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0" fill="none" stroke="${color}" stroke-width="9" stroke-linecap="round"/>`,
    reach: 116,
    thickness: 7,
    drape: 0.9,
    gloss: 0.95,
    soft: 0.3,
  })

export function hotdog(place: Spot): void {
  const spot = place.whole()
  spot.put(
    rod(
      230,
      96,
      '#c08a44',
      '#d9a85f',
      { thickness: 46, edge: 40, gloss: 0.4, grain: { size: 16, height: 4, tone: 0.14 } },
      0.01,
    ),
    0,
    0,
  )
  spot.put(sausage(268, '#8f4423', '#b8683a'), 0, -2, 1)
  spot.put(wave('#d9a32a'), 0, -4).put(wave('#a5231a'), 0, 6)
  spot
    .row(crispOnion, 4, [-86, 8], [86, 4], { size: 0.72 })
    .row(cucumber, 5, [-90, -26], [90, -22], { size: 0.42 })
    .scatter(lump(6, 5, '#f6efe6', []), 18, { ru: 100, rv: 18 })
}

export function pizza(place: Spot, kind: 'margherita' | 'pepperoni' | 'mushroom'): void {
  const spot = place.whole()
  spot.put(
    block(196, 176, '#d9a860', '#b97c35', ['#a5682a', '#e6c184'], {
      thickness: 26,
      edge: 12,
      grain: { size: 12, height: 5, tone: 0.2 },
    }),
    0,
    0,
  )
  spot
    .put(pool(84, 74, '#b23a1c', { thickness: 5, gloss: 0.5 }, 0.04), 0, 0)
    .scatter(pool(30, 24, '#f1d588', { thickness: 6, gloss: 0.6, soft: 0.5 }, 0.2), 9, { ru: 60, rv: 54 })
  if (kind === 'margherita')
    spot
      .scatter(mozzarella, 4, { ru: 48, size: 0.5 })
      .scatter(cherryTomato, 4, { ru: 56, size: 0.56 })
      .scatter(leaf('#3f7029'), 4, { ru: 46, size: 0.42 })
  if (kind === 'pepperoni')
    spot.scatter(salami, 6, { ru: 54, size: 0.62 }).scatter(onionRing(), 3, { ru: 40, size: 0.5 })
  if (kind === 'mushroom')
    spot
      .scatter(mushroom(), 7, { ru: 54, size: 0.68 })
      .scatter(rocket, 5, { ru: 54, size: 0.5 })
      .scatter(parmesan, 3, { ru: 40, size: 0.6 })
}

export const friedEgg = disc(
  72,
  64,
  [
    [1, '#c9a15a'],
    [0.975, '#f7f3e8'],
    [0.8, '#fcfaf3'],
    [0.4, '#e6951f'],
    [0.37, '#f3ac2c'],
  ],
  { thickness: 10, edge: 5, drape: 0.7, gloss: 0.75, soft: 0.7, emboss: -16 },
  0.09,
)
