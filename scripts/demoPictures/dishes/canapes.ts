import { disc, lump } from '../food/basics.ts'
import { cracker, ryeRound } from '../food/bread.ts'
import { curedHam, tatar } from '../food/charcuterie.ts'
import { goatCheese } from '../food/cheese.ts'
import { dollop } from '../food/dairyAndEgg.ts'
import { frikadelle, prawn, roastBeef, salmon } from '../food/fishAndMeat.ts'
import { chives, cress, cucumber, dill, leaf, lettuce, parsley, radish, shreds } from '../food/greens.ts'
import { walnut } from '../food/fruit.ts'
import { citrus, crispOnion, mushroom, potatoSlice } from '../food/vegetables.ts'
import type { Spot } from './arrange.ts'
import { MAYONNAISE } from './smoerrebroed.ts'

const CREAM = dollop('#faf6ea')
const HONEY = disc(22, 16, [[1, '#d9992a']], { thickness: 5, edge: 8, gloss: 1, soft: 0.8 }, 0.2)
const YOLK_CREAM = lump(13, 12, '#eda82a', [], { thickness: 16, gloss: 0.9, soft: 0.6 })

/** A small round of bread, 100 wide, with what is on it. */
const TOPPINGS = {
  salmon: (spot: Spot) =>
    spot
      .row(salmon(), 2, [-8, -8], [10, 12], { size: 0.56, turn: -20 })
      .put(CREAM, -4, -2, 0.6)
      .put(dill, 4, -4, 0.5)
      .put(citrus(), 24, 16, 0.28),
  tatar: (spot: Spot) =>
    spot.put(tatar, 0, 0, 0.9).put(YOLK_CREAM, 2, -2, 1).put(crispOnion, 20, 14, 0.32).put(chives, -12, 10, 0.3),
  prawn: (spot: Spot) =>
    spot
      .put(lettuce(), 0, 0, 0.66)
      .scatter(prawn, 6, { ru: 28, size: 0.56 })
      .put(MAYONNAISE, 0, 0, 0.5)
      .put(dill, 4, -4, 0.44),
  potato: (spot: Spot) =>
    spot
      .ring(potatoSlice, 5, { ru: 22, size: 0.62 })
      .put(CREAM, 0, 0, 0.66)
      .put(chives, 0, 0, 0.42)
      .put(radish, 14, 8, 0.6),
  goat: (spot: Spot) =>
    spot.put(leaf('#6d8a44'), -8, 6, 0.8).put(goatCheese, 0, 0, 0.82).put(HONEY, 2, 0, 1).put(walnut, 2, -4, 0.74),
  beef: (spot: Spot) =>
    spot
      .row(roastBeef, 2, [-8, -4], [10, 8], { size: 0.66, turn: 20 })
      .put(shreds(['#fbf7ea', '#f2ecd9'], 3), 0, -4, 0.44)
      .put(crispOnion, 10, 10, 0.3)
      .put(cress, -10, -4, 0.34),
  mushroom: (spot: Spot) =>
    spot.scatter(mushroom(), 5, { ru: 24, size: 0.66 }).put(CREAM, 0, 0, 0.44).put(parsley(), 4, -2, 0.34),
  fishCake: (spot: Spot) =>
    spot
      .put(frikadelle, 0, 0, 0.74)
      .put(MAYONNAISE, 4, -2, 0.5)
      .row(cucumber, 2, [-16, 16], [2, 20], { size: 0.3 })
      .put(dill, 6, -8, 0.4),
  ham: (spot: Spot) => spot.put(CREAM, 0, 0, 0.9).put(curedHam, 0, 0, 0.66).put(leaf('#4d7c31'), 8, -8, 0.3),
} satisfies Record<string, (spot: Spot) => Spot>

export type Canape = keyof typeof TOPPINGS

/** A canapé on rye, or on a cracker. */
export function canape(place: Spot, kind: Canape, base = ryeRound): void {
  const spot = place.whole()
  spot.put(base, 0, 0)
  TOPPINGS[kind](spot)
}

/** One on a cracker, smaller and lighter. */
export function crackerBite(spot: Spot, kind: Canape): void {
  canape(spot, kind, cracker)
}
