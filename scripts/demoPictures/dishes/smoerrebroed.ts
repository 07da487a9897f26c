import {
  ball,
  chives,
  cress,
  cucumber,
  dill,
  lettuce,
  onionRing,
  parsley,
  radish,
  shreds,
  tomato,
} from '../food/greens.ts'
import { rye } from '../food/bread.ts'
import { aspic, bacon, liverPate, rullepoelse, tatar } from '../food/charcuterie.ts'
import { cheeseSlice, dollop, eggSlice } from '../food/dairyAndEgg.ts'
import { fishFillet, herring, prawn, roastBeef, salmon } from '../food/fishAndMeat.ts'
import { beetSlice, citrus, crispOnion, mushroom, peas, potatoSlice } from '../food/vegetables.ts'
import { blueCheese } from '../food/cheese.ts'
import { disc, lump, pool } from '../food/basics.ts'
import type { Spot } from './arrange.ts'

export const REMOULADE = dollop('#e3c757', { specks: ['#7f9440', '#c9622d', '#f0e2a4'] })
export const MAYONNAISE = dollop('#f6edcd')
const HORSERADISH = shreds(['#fbf7ea', '#f2ecd9'], 3)
const CRISP_LETTUCE = lettuce()
const YOLK = disc(
  20,
  19,
  [
    [1, '#e89a1c'],
    [0.8, '#f2ab2a'],
  ],
  { thickness: 17, edge: 19, gloss: 0.95, soft: 0.7 },
  0.01,
)

/** The toppings of each kind of open sandwich; a slice of bread is 260 by 150. */
const TOPPINGS = {
  egg(spot: Spot) {
    frill(spot)
    spot.row(eggSlice, 4, [-88, -26], [88, -26], { size: 0.98 }).row(eggSlice, 4, [-84, 24], [90, 24], { size: 0.98 })
    prawns(spot, 8)
    spot.put(MAYONNAISE, -6, -4, 0.7).put(dill, 20, -6, 0.85, -10).put(dill, -52, 6, 0.65, 25)
  },
  eggTomato(spot: Spot) {
    frill(spot)
    spot.row([eggSlice, tomato], 6, [-92, -16], [92, -14], { size: 0.95 })
    spot.row([tomato, eggSlice], 5, [-72, 30], [78, 30], { size: 0.88 })
    spot.put(MAYONNAISE, 0, 2, 0.8).scatter(chives, 3, { ru: 70, rv: 24, size: 0.8 }).put(cress, 6, -2, 0.6)
  },
  prawns(spot: Spot) {
    frill(spot)
    spot.scatter(prawn, 24, { ru: 104, rv: 52, size: 0.8 }).scatter(prawn, 6, { ru: 56, rv: 24, size: 0.8 })
    spot.put(MAYONNAISE, -20, 0, 0.95).put(citrus(), 70, -6, 0.62, 20).put(dill, 8, -8, 0.9).put(dill, -40, 6, 0.7, 40)
  },
  beef(spot: Spot) {
    frill(spot)
    spot
      .row(roastBeef, 4, [-78, -12], [80, -8], { size: 1.06, turn: 10 })
      .row(roastBeef, 3, [-50, 20], [60, 18], { size: 0.96, turn: -16 })
    spot.put(REMOULADE, -48, -2, 0.95).put(REMOULADE, 44, 6, 0.8)
    spot
      .put(crispOnion, -4, 2, 0.85)
      .put(crispOnion, 62, -10, 0.6)
      .put(HORSERADISH, -44, -14, 0.55)
      .put(cress, 12, -18, 0.6)
  },
  beefHorseradish(spot: Spot) {
    frill(spot)
    spot.row(roastBeef, 5, [-84, -6], [84, -4], { size: 1.06, turn: -14 })
    spot
      .put(HORSERADISH, -30, -6, 0.9)
      .put(HORSERADISH, 20, 2, 0.85)
      .put(crispOnion, 66, 0, 0.8)
      .put(crispOnion, -76, 8, 0.6)
    spot.row(cucumber, 3, [-10, 22], [40, 26], { size: 0.5 }).put(parsley(), 8, -8, 0.6)
  },
  potato(spot: Spot) {
    frill(spot)
    spot
      .row(potatoSlice, 6, [-94, -26], [94, -26], { size: 0.98 })
      .row(potatoSlice, 6, [-92, 24], [94, 24], { size: 0.98 })
      .row(potatoSlice, 5, [-70, -2], [74, -2], { size: 0.9 })
    spot.put(MAYONNAISE, -34, -2, 0.95).put(MAYONNAISE, 42, 2, 0.85)
    spot
      .scatter(chives, 4, { ru: 76, rv: 28, size: 0.9 })
      .row(radish, 3, [-80, 6], [84, -10], { size: 0.9 })
      .put(crispOnion, 4, -2, 0.7)
  },
  tomato(spot: Spot) {
    frill(spot)
    spot.row(tomato, 4, [-86, -22], [86, -22], { size: 0.98 }).row(tomato, 4, [-82, 24], [86, 24], { size: 0.96 })
    spot
      .row(MAYONNAISE, 3, [-60, 0], [62, 2], { size: 0.72 })
      .scatter(chives, 3, { ru: 80, rv: 30, size: 0.9 })
      .put(cress, 10, 0, 0.7)
  },
  salmon(spot: Spot) {
    frill(spot)
    spot
      .row(salmon(), 4, [-72, -14], [76, -12], { size: 0.86, turn: -24 })
      .row(salmon(), 3, [-56, 18], [58, 20], { size: 0.82, turn: 14 })
    spot
      .put(dollop('#fbf7ea'), -34, 0, 0.8)
      .put(citrus(), 70, 4, 0.58, 18)
      .put(dill, 8, -8, 0.9, -8)
      .put(dill, -64, 2, 0.7, 30)
  },
  herring(spot: Spot) {
    spot
      .row(herring, 4, [-78, -22], [74, -16], { size: 0.98, turn: -58 })
      .row(herring, 3, [-52, 20], [58, 22], { size: 0.95, turn: -52 })
    spot
      .scatter(onionRing(), 7, { ru: 92, rv: 34, size: 0.72 })
      .put(cress, -40, 0, 0.6)
      .put(cress, 52, 6, 0.6)
      .put(dill, 6, 0, 0.8)
  },
  liver(spot: Spot) {
    frill(spot)
    spot.put(liverPate, -4, 0, 1.2).scatter(mushroom(), 6, { u: -16, ru: 66, rv: 24, size: 0.7 })
    spot
      .put(bacon, 8, -10, 0.86, -14)
      .row(cucumber, 4, [-70, 26], [-10, 32], { size: 0.5 })
      .row(beetSlice, 3, [44, 28], [88, 26], { size: 0.7 })
      .put(cress, 70, -16, 0.6)
  },
  nightFood(spot: Spot) {
    frill(spot)
    spot.put(liverPate, -4, 2, 1.16).row(roastBeef, 4, [-70, 0], [66, 4], { size: 0.84, turn: 8 })
    spot
      .row(aspic, 3, [-54, -6], [56, 2], { size: 0.9, turn: 12 })
      .scatter(onionRing(), 4, { ru: 70, rv: 22, size: 0.66 })
      .put(cress, 6, -6, 0.7)
  },
  rolledPork(spot: Spot) {
    frill(spot)
    spot
      .row(rullepoelse, 5, [-84, -12], [84, -10], { size: 0.98 })
      .row(rullepoelse, 4, [-64, 22], [66, 24], { size: 0.92 })
    spot
      .row(aspic, 3, [-46, 0], [50, 4], { size: 0.9, turn: -14 })
      .scatter(onionRing(), 3, { ru: 60, rv: 16, size: 0.66 })
      .put(cress, 0, -8, 0.7)
  },
  cheese(spot: Spot) {
    frill(spot)
    spot.row(cheeseSlice(), 4, [-66, -4], [66, -2], { size: 1, turn: 6 })
    spot
      .row(radish, 5, [-66, -6], [16, 8], { size: 0.8 })
      .row(aspic, 2, [44, -6], [74, 10], { size: 0.8 })
      .put(cress, -6, 4, 0.7)
  },
  oldCheese(spot: Spot) {
    spot.put(blueCheese, -38, 0, 0.86, 8).put(cheeseSlice('#dfb250'), 56, -2, 0.94, 8)
    spot
      .row(aspic, 3, [-30, 4], [66, 8], { size: 0.9 })
      .scatter(onionRing(), 4, { ru: 84, rv: 26, size: 0.7 })
      .put(radish, -84, 20, 0.8)
  },
  tatar(spot: Spot) {
    frill(spot)
    spot.put(tatar, -76, 2, 1.02).put(tatar, 76, -2, 1.02).put(tatar, 0, 4, 1.2)
    spot
      .put(YOLK, 0, -2, 1.05)
      .scatter(capers, 12, { ru: 96, rv: 40, size: 0.26 })
      .row(beetSlice, 2, [-82, 4], [-58, 16], { size: 0.6 })
      .put(HORSERADISH, 72, -4, 0.8)
  },
  fish(spot: Spot) {
    frill(spot)
    spot
      .put(fishFillet, -2, 0, 1.16, -4)
      .put(REMOULADE, 16, 0, 1.05)
      .put(citrus(), -68, 6, 0.66)
      .scatter(prawn, 4, { u: 20, ru: 30, rv: 14, size: 0.6 })
      .put(dill, 56, -8, 0.8)
  },
  star(spot: Spot) {
    frill(spot)
    spot.put(fishFillet, -16, -12, 1.06, -10).put(fishFillet, 18, 20, 0.98, 8)
    prawns(spot, 9)
    spot
      .put(dollop('#eba68d'), -4, -6, 0.95)
      .put(citrus(), 84, -12, 0.6)
      .put(dill, 20, -10, 0.8)
      .row(cucumber, 2, [-88, 16], [-66, 26], { size: 0.5 })
  },
  cucumber(spot: Spot) {
    frill(spot)
    spot.row(cucumber, 6, [-94, -26], [94, -24], { size: 0.88 }).row(cucumber, 6, [-90, 24], [94, 26], { size: 0.88 })
    spot
      .row(dollop('#fbf7ea'), 3, [-60, -2], [60, 2], { size: 0.8 })
      .put(dill, 10, -4, 0.9)
      .row(radish, 3, [-76, 4], [80, 6], { size: 0.85 })
  },
  hens(spot: Spot) {
    frill(spot)
    spot.put(pool(108, 56, '#f4e8c4', { thickness: 24, edge: 40, ripple: { size: 17, height: 12 } }), 0, 0)
    spot
      .scatter(lump(15, 12, '#ecd9ae', ['#f5ead0', '#e0c893']), 16, { ru: 88, rv: 40 })
      .scatter(peas, 2, { ru: 50, rv: 20, size: 0.5 })
    spot
      .scatter(mushroom('#d7b98c', '#f0e2c6'), 4, { ru: 66, rv: 24, size: 0.56 })
      .put(bacon, -8, -6, 0.74, -16)
      .put(bacon, 26, 14, 0.68, 8)
      .put(cress, 60, -8, 0.7)
  },
} satisfies Record<string, (spot: Spot) => void>

const capers = ball('#6b7340', { gloss: 0.5 })

export type Sandwich = keyof typeof TOPPINGS

/** An open sandwich of rye bread. */
export function smoerrebroed(place: Spot, kind: Sandwich): void {
  const spot = place.whole()
  spot.put(rye, 0, 0)
  TOPPINGS[kind](spot)
}

function frill(spot: Spot): void {
  const { scene } = spot
  for (const [u, v] of [
    [-112, -34],
    [-58, -54],
    [4, -56],
    [62, -54],
    [114, -32],
    [-114, 32],
    [-56, 52],
    [2, 56],
    [64, 52],
    [114, 34],
  ] as const)
    spot.put(CRISP_LETTUCE, u, v, scene.between(0.5, 0.62), scene.between(0, 360))
}

function prawns(spot: Spot, count: number): void {
  spot.scatter(prawn, count, { ru: 76, rv: 30, size: 0.78 })
}
