import { rgb } from '../render/colors.ts'
import { cup, cupHandle, dessertGlass, saucer } from '../ware/drinks.ts'
import { bowl, filling } from '../ware/ware.ts'
import { lump, pool } from '../food/basics.ts'
import { roll, cracker } from '../food/bread.ts'
import { blueCheese, brie, firmCheese, goatCheese } from '../food/cheese.ts'
import { crackling, liverPate, porkRoast, rullepoelse, salami } from '../food/charcuterie.ts'
import { dollop, eggHalf, piped } from '../food/dairyAndEgg.ts'
import { fishFillet, frikadelle, herring, prawn, roastBeef, salmon } from '../food/fishAndMeat.ts'
import { grapeGreen, grapeRed, strawberryHalf, walnut } from '../food/fruit.ts'
import { chives, cucumber, dill, leaf, lettuce, onionRing, parsley, radish, shreds } from '../food/greens.ts'
import { citrus, newPotato, potatoHalf, sugarPotato } from '../food/vegetables.ts'
import type { Spot } from './arrange.ts'

/** A bowl that holds something liquid, mashed or heaped. */
export function bowlOf(
  spot: Spot,
  radius: number,
  color: string,
  top: (inside: Spot) => void = () => undefined,
  { level = 0.62, dome = 0, rough = 2, gloss = 0.6, glaze = spot.scene.glaze, tone = 0.1, bowlColor = '#f1efe9' } = {},
): void {
  spot.stand(bowl(radius, glaze, { color: rgb(bowlColor) }))
  spot.stand(
    filling(radius * 0.84, radius * 0.5 * level, rgb(color), {
      gloss,
      dome: dome * radius,
      rough,
      tone,
      seed: spot.scene.random.whole(1, 99),
    }),
  )
  top(spot)
}

export function coffee(place: Spot, radius = 76, { drink = '#2c170b', foam = 0 } = {}): void {
  const spot = place.whole()
  spot.stand(saucer(radius * 1.75, spot.scene.glaze))
  spot.put(cupHandle, radius + 16, 8, radius / 76, 12)
  spot.stand(cup(radius, spot.scene.glaze, rgb(drink), foam))
}

const CREAM = '#faf5e8'
export const WHIPPED = piped()

export function potatoSalad(place: Spot, size = 1): void {
  const spot = place.whole()
  const salad = spot.at(0, 0, size)
  salad.put(pool(128, 96, '#f1e6bf', { thickness: 22, edge: 50, gloss: 0.5 }), 0, 0)
  salad.heap([potatoHalf, newPotato, potatoHalf], 22, { ru: 112, rv: 84, size: 0.72 })
  salad.row(dollop(CREAM), 3, [-54, -8], [50, 10], { size: 0.8 })
  salad
    .scatter(chives, 7, { ru: 90, rv: 66, size: 0.9 })
    .scatter(radish, 6, { ru: 84, rv: 60, size: 0.82 })
    .put(parsley(), 8, -6, 0.7)
}

export function frikadeller(spot: Spot, count: number, width: number, depth: number): void {
  spot.scatter(frikadelle, count, { ru: width, rv: depth, size: 1, turn: 34 })
}

/** Red cabbage, stewed. */
export function redCabbage(spot: Spot, ru: number, rv = ru * 0.8): void {
  spot.put(pool(ru * 0.95, rv * 0.95, '#5f1a3e', { thickness: 18, edge: 30, gloss: 0.45 }, 0.05), 0, 0)
  spot.heap(shreds(['#6d1a45', '#842555', '#5a1338', '#9a3668']), Math.round((ru * rv) / 360), {
    ru: ru * 0.92,
    rv: rv * 0.9,
    size: 0.8,
  })
}

/** Roast pork in slices with its crackling. */
export function roastPork(place: Spot, count: number, size = 1): void {
  const spot = place.whole()
  const span = 78 * size * (count - 1)
  for (let index = 0; index < count; index++) {
    const u = -span / 2 + (span * index) / Math.max(1, count - 1)
    spot.put(porkRoast, u, 0, size, -38).put(crackling, u - 30 * size, -34 * size, size * 0.98, -38)
  }
}

/** Sugar-browned potatoes. */
export function brownPotatoes(spot: Spot, count: number, ru: number, rv = ru * 0.8): void {
  spot.put(pool(ru, rv, '#9a5a18', { thickness: 5 }), 0, 0).heap(sugarPotato, count, { ru: ru * 0.84, rv: rv * 0.84 })
}

export function whitePotatoes(spot: Spot, count: number, ru: number, rv = ru * 0.8): void {
  spot.heap(newPotato, count, { ru, rv }).scatter(parsleyLeaf, 5, { ru: ru * 0.8, rv: rv * 0.8, size: 0.5 })
}
const parsleyLeaf = parsley()

/** Five Danish cheeses with biscuits, grapes and walnuts. */
export function grapes(place: Spot, kind: 'red' | 'green', size = 1): void {
  const spot = place.whole()
  const bunch = spot.at(0, 0, size)
  const grape = kind === 'red' ? grapeRed : grapeGreen
  bunch.scatter(grape, 15, { ru: 104, rv: 74 }).scatter(grape, 5, { ru: 48, rv: 32 })
}

export function cheeses(spot: Spot): void {
  spot.put(firmCheese('#eec35c', '#b3702a'), -330, -130, 1.5, 16)
  spot.put(blueCheese, -60, -190, 1.5, -14).put(brie, 215, -150, 1.55, 20)
  spot.scatter(goatCheese, 3, { u: 390, v: 40, ru: 62, rv: 52, size: 1 })
  spot.put(firmCheese('#dba347', '#5f3b1f'), -380, 140, 1.3, -24)
  spot.row(cracker, 8, [-220, 200], [150, 250], { size: 1.05 })
  grapes(spot.at(-100, 40), 'red', 1.25)
  grapes(spot.at(225, 120), 'green', 1.15)
  spot
    .scatter(walnut, 8, { u: 60, v: 130, ru: 110, rv: 60, size: 0.95 })
    .scatter(strawberryHalf, 3, { u: 360, v: 190, ru: 60, rv: 40, size: 0.9 })
  spot.put(leaf('#5d7f3f'), -220, 40, 0.8, 40).put(leaf('#4d7c31'), 330, 230, 0.8, -30)
}

/** Smoked salmon in folds. */
export function salmonFan(
  spot: Spot,
  count: number,
  ru: number,
  kind: 'fresh' | 'hot' | 'white' = 'fresh',
  size = 1.1,
): void {
  spot.row(salmon(kind), count, [-ru, -20], [ru, -14], { size, turn: -26 })
  spot.row(salmon(kind), count, [-ru + 30, 46], [ru - 10, 52], { size, turn: 10 })
}

export function coldCuts(spot: Spot): void {
  spot.row(rullepoelse, 6, [-370, -150], [-80, -175], { size: 1.3 })
  spot.row(salami, 8, [40, -180], [370, -150], { size: 1.3 })
  spot.row(liverPate, 4, [-350, 60], [-170, 80], { size: 1.05, turn: 72 })
  spot.row(roastBeef, 5, [-30, 60], [350, 50], { size: 1.35, turn: 12 })
}

/** Pickled herring in its bowl, plain or in curry. */
export function herringBowl(spot: Spot, radius: number, kind: 'marinated' | 'curry'): void {
  const isCurry = kind === 'curry'
  bowlOf(
    spot,
    radius,
    isCurry ? '#e3b440' : '#c9cdb8',
    (inside) => {
      if (isCurry)
        inside
          .scatter(eggHalf, 3, { ru: radius * 0.42, size: radius / 150 })
          .scatter(lump(17, 14, '#eed9a0', ['#e3b440']), 9, { ru: radius * 0.6, size: radius / 120 })
          .scatter(chives, 3, { ru: radius * 0.5, size: radius / 150 })
      else
        inside
          .row(herring, 5, [-radius * 0.46, -6], [radius * 0.46, 6], { size: radius / 105, turn: -62 })
          .scatter(onionRing(), 6, { ru: radius * 0.55, size: radius / 160 })
          .put(dill, 0, 0, radius / 150)
          .put(dill, radius * 0.3, 10, radius / 170, 70)
    },
    { level: 0.6, gloss: 0.9 },
  )
}

export function fishPlatter(spot: Spot): void {
  spot.scatter(lettuce(), 18, { ru: 400, rv: 200, size: 1 })
  salmonFan(spot.at(-210, -100), 4, 130)
  salmonFan(spot.at(200, -120), 4, 130, 'white')
  spot.row(fishFillet, 3, [-310, 150], [-80, 170], { size: 1, turn: -62 })
  spot.heap(prawn, 34, { u: 215, v: 130, ru: 190, rv: 105, size: 1 })
  spot
    .row(citrus(), 4, [-30, 60], [40, 210], { size: 0.95 })
    .put(dill, -200, -90, 1.3, -10)
    .put(dill, 200, -110, 1.2, 14)
    .put(dill, 220, 120, 1.2, -20)
  spot.row(cucumber, 5, [-400, 40], [-380, 170], { size: 0.8 })
}

export function rolls(spot: Spot, count: number, ru: number, rv = ru * 0.75): void {
  spot.heap([roll('poppy'), roll('sesame'), roll('none', '#c58a44')], count, { ru, rv, size: 1.25 })
}

export function dessertCup(place: Spot, radius: number, color: string, top: (inside: Spot) => void, dome = 0): void {
  const spot = place.whole()
  spot.stand(dessertGlass(radius, radius * 1.1, rgb(color), { dome }))
  top(spot)
  spot.glass('dessert', 0, 0, color, radius / 100)
}
