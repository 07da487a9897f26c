import { lump, type Make, pool, strewn } from '../food/basics.ts'
import { roll, whiteSlice } from '../food/bread.ts'
import { chickenLeg, curedHam, patty, salami, sausage, skewer, spareRibs } from '../food/charcuterie.ts'
import { butter, cheeseCube, brie, firmCheese, mozzarella } from '../food/cheese.ts'
import { cheeseSlice, dollop } from '../food/dairyAndEgg.ts'
import { prawn, roastSlice } from '../food/fishAndMeat.ts'
import {
  blueberry,
  fruitCube,
  grapeGreen,
  kiwi,
  raspberry,
  redCurrant,
  strawberry,
  strawberryHalf,
} from '../food/fruit.ts'
import {
  cherryTomato,
  chives,
  cucumber,
  dill,
  leaf,
  lettuce,
  onionRing,
  parsley,
  radish,
  rocket,
  rosemary,
  shreds,
  tomato,
} from '../food/greens.ts'
import { brownie, brunsviger, carrotCake, crumbs, kransekageBar, macaron, petitFour, tartlet } from '../food/sweets.ts'
import {
  asparagus,
  avocadoSlice,
  beetWedge,
  chickpeas,
  citrus,
  cornCob,
  crispOnion,
  falafel,
  feta,
  floret,
  grilledSlice,
  halloumi,
  lemonWedge,
  lentils,
  mushroom,
  newPotato,
  nuts,
  olive,
  pepperStrip,
  potatoWedge,
  seeds,
} from '../food/vegetables.ts'
import { bakingDish, board, bowl, paper, plate, platter, slate } from '../ware/ware.ts'
import type { Spot } from './arrange.ts'
import { canape, type Canape } from './canapes.ts'
import {
  bowlOf,
  coffee,
  dessertCup,
  frikadeller,
  grapes,
  herringBowl,
  potatoSalad,
  rolls,
  salmonFan,
  WHIPPED,
} from './served.ts'
import { wrapEnd } from './lunchBowls.ts'
import { type Sandwich, smoerrebroed } from './smoerrebroed.ts'

const BEEF = roastSlice('#b05a57', '#4f2b1a', '#93423f')
const LEAVES: readonly Make[] = [lettuce(), leaf('#5d8a3f'), rocket, lettuce(['#7f9a52', '#94ad62'])]
const BUN: Make = lump(
  78,
  74,
  '#b9742f',
  ['#cf9448', '#a5642a'],
  { thickness: 64, gloss: 0.55, grain: { size: 18, height: 3, tone: 0.12 } },
  0.02,
)
const SESAME = strewn(40, 52, 48, [4, 2.2], ['#f3e3b8', '#e9d29c'], { thickness: 3, gloss: 0.3 })

/** Open sandwiches on a board, in one line. */
export const sandwiches = (...kinds: readonly Sandwich[]): Dish => ({
  width: kinds.length * 200 + 40,
  serve(spot) {
    spot.stand(board(kinds.length * 200 + 40, 200, 'oak'))
    kinds.forEach((kind, index) => smoerrebroed(spot.at((index - (kinds.length - 1) / 2) * 200, 0, 0.7, -4), kind))
  },
})

export const canapes = (...kinds: readonly Canape[]): Dish => ({
  width: Math.ceil(kinds.length / 2) * 140 + 30,
  serve(spot) {
    const columns = Math.ceil(kinds.length / 2)
    spot.stand(slate(columns * 140 + 30, 310))
    kinds.forEach((kind, index) =>
      canape(
        spot.at(((index % columns) - (columns - 1) / 2) * 140, Math.floor(index / columns) * 140 - 70, 1.12),
        kind,
      ),
    )
  },
})

/** The things on a laid table, each about 300 wide. */
/** Something to put on a laid table: how wide it is, and how it is served. */
export interface Dish {
  width: number
  serve(spot: Spot): void
}

const dish = (width: number, serve: (spot: Spot) => void): Dish => ({ width, serve })

export const SPREAD = {
  rolls: dish(340, (spot) => {
    spot.stand(board(340, 260, 'oak'))
    rolls(spot, 8, 110, 78)
  }),
  bread: dish(360, (spot) => {
    spot.stand(board(360, 230, 'walnut'))
    spot.row(whiteSlice, 5, [-110, 0], [110, 6], { size: 1.15, turn: 80 })
  }),
  coffee: dish(280, (spot) => coffee(spot, 76)),
  latte: dish(280, (spot) => coffee(spot, 76, { foam: 0.8, drink: '#6b4526' })),
  herring: dish(285, (spot) => herringBowl(spot, 140, 'marinated')),
  currySalad: dish(265, (spot) => herringBowl(spot, 130, 'curry')),
  potatoSalad: dish(305, (spot) => {
    spot.stand(bowl(150, spot.scene.glaze))
    potatoSalad(spot, 0.95)
  }),
  frikadeller: dish(365, (spot) => {
    spot.stand(platter(360, 250, spot.scene.glaze))
    frikadeller(spot, 7, 118, 70)
    spot.put(parsley(), 10, 0, 0.8)
  }),
  prawns: dish(255, (spot) =>
    bowlOf(spot, 125, '#f3c9b5', (inside) => inside.heap(prawn, 20, { ru: 80, size: 0.72 }).put(dill, 0, 0, 0.8)),
  ),
  salmon: dish(425, (spot) => {
    spot.stand(board(420, 240, 'walnut'))
    salmonFan(spot, 4, 100, 'fresh', 0.82)
    spot.put(dill, 0, 10, 1).put(citrus(), 150, 70, 0.66)
  }),
  cheese: dish(405, (spot) => {
    spot.stand(board(400, 270, 'walnut'))
    spot
      .put(firmCheese('#eec35c', '#b3702a'), -110, -50, 0.95, 12)
      .put(brie, 70, -60, 0.95, 16)
      .scatter(cheeseCube, 6, { u: 120, v: 60, ru: 46, rv: 34, size: 0.95 })
    grapes(spot.at(-50, 60, 0.72), 'red')
  }),
  coldCuts: dish(395, (spot) => {
    spot.stand(board(390, 250, 'oak'))
    spot
      .row(salami, 6, [-140, -60], [10, -70], { size: 0.9 })
      .scatter(curedHam, 4, { u: 100, v: -40, ru: 60, rv: 40, size: 0.84 })
      .row(cheeseSlice(), 3, [-110, 50], [-10, 60], { size: 0.8 })
      .scatter([olive(), olive('#4a3340', '#2a1c22')], 9, { u: 110, v: 66, ru: 60, rv: 30, size: 0.62 })
  }),
  roast: dish(445, (spot) => {
    spot.stand(platter(440, 270, spot.scene.glaze))
    spot.row(BEEF, 6, [-140, 0], [130, -8], { size: 0.84, turn: -56 }).put(rosemary, 60, -60, 0.8, -20)
  }),
  dinner: dish(405, (spot) => {
    spot.stand(plate(200, spot.scene.glaze))
    spot
      .put(pool(96, 46, '#4a1f17', { thickness: 4, gloss: 1 }), 30, 50)
      .row(BEEF, 3, [-10, 20], [90, -2], { size: 0.8, turn: -54 })
      .row(asparagus(), 3, [-50, -60], [-40, -20], { size: 0.6, turn: -16 })
      .heap(newPotato, 6, { u: -86, v: 50, ru: 40, rv: 34, size: 0.68 })
  }),
  chicken: dish(405, (spot) => {
    spot.stand(platter(400, 270, spot.scene.glaze))
    spot
      .row(chickenLeg, 4, [-110, 0], [100, 10], { size: 0.8, turn: -66 })
      .scatter(lemonWedge, 2, { u: 0, v: 90, ru: 80, rv: 16, size: 0.66 })
      .put(parsley(), 30, -10, 0.7)
  }),
  gratin: dish(345, (spot) => {
    spot.stand(bakingDish(340, 260, spot.scene.glaze))
    spot.heap(newPotato, 22, { ru: 118, rv: 84, size: 0.8 }).scatter(chives, 4, { ru: 90, rv: 60, size: 0.8 })
  }),
  greenSalad: dish(335, (spot) =>
    bowlOf(spot, 165, '#4f6b30', (inside) =>
      inside
        .scatter(LEAVES, 34, { ru: 116, size: 0.76 })
        .scatter([cherryTomato, radish, cucumber], 9, { ru: 96, size: 0.56 })
        .scatter(seeds, 2, { ru: 80, size: 0.8 }),
    ),
  ),
  tomatoSalad: dish(285, (spot) =>
    bowlOf(spot, 140, '#c9442f', (inside) =>
      inside.heap([tomato, mozzarella], 16, { ru: 92, size: 0.66 }).scatter(leaf('#3f7029'), 5, { ru: 80, size: 0.42 }),
    ),
  ),
  beetSalad: dish(285, (spot) =>
    bowlOf(spot, 140, '#7c1c45', (inside) =>
      inside
        .heap(beetWedge, 15, { ru: 90, size: 0.72 })
        .scatter(feta, 9, { ru: 76 })
        .scatter(rocket, 4, { ru: 70, size: 0.6 }),
    ),
  ),
  lentilSalad: dish(285, (spot) =>
    bowlOf(spot, 140, '#5d5a3d', (inside) =>
      inside
        .scatter(lentils, 8, { ru: 84, size: 0.9 })
        .scatter(feta, 12, { ru: 86 })
        .scatter(cherryTomato, 6, { ru: 80, size: 0.62 })
        .scatter(parsley(), 4, { ru: 76, size: 0.5 }),
    ),
  ),
  hummus: dish(245, (spot) =>
    bowlOf(
      spot,
      120,
      '#dcbf8a',
      (inside) =>
        inside
          .put(pool(30, 22, '#b99a3e', { thickness: 3, gloss: 1 }), 0, 0)
          .scatter(chickpeas, 1, { ru: 1, size: 0.6 })
          .put(parsley(), 16, 8, 0.5),
      { rough: 5 },
    ),
  ),
  falafel: dish(275, (spot) =>
    bowlOf(spot, 135, '#6a4a26', (inside) =>
      inside.heap(falafel, 24, { ru: 92, size: 0.86 }).scatter(parsley(), 3, { ru: 60, size: 0.5 }),
    ),
  ),
  lunchBowl: dish(335, (spot) => {
    bowlOf(spot, 165, '#b9a878', (inside) => {
      const heap = (make: Make | readonly Make[], count: number, angle: number, size: number) => {
        const at = (angle * Math.PI) / 180
        inside.heap(make, count, { u: Math.cos(at) * 74, v: Math.sin(at) * 74, ru: 40, size })
      }
      heap(avocadoSlice, 5, 20, 0.72)
      heap(shreds(['#dd7f2c', '#e99a4e']), 7, 80, 0.5)
      heap(falafel, 4, 140, 0.62)
      heap(LEAVES, 6, 200, 0.5)
      heap(shreds(['#7a2a5e', '#93407a', '#5f1d49']), 7, 260, 0.5)
      heap(cherryTomato, 6, 320, 0.62)
      inside.put(dollop('#efe2c4'), 0, 0, 0.84).scatter(seeds, 2, { ru: 60, size: 0.8 })
    })
  }),
  soup: dish(315, (spot) =>
    bowlOf(
      spot,
      155,
      '#d9822b',
      (inside) =>
        inside
          .put(pool(46, 22, '#f6ecd0', { thickness: 3 }, 0.3), 0, 0, 1, 20)
          .scatter(crumbs, 3, { ru: 44, size: 0.8 })
          .scatter(parsley(), 3, { ru: 54, size: 0.5 }),
      { gloss: 1, rough: 1, level: 0.68, tone: 0.05 },
    ),
  ),
  stew: dish(315, (spot) =>
    bowlOf(
      spot,
      155,
      '#7c2a16',
      (inside) =>
        inside
          .scatter([mushroom(), lump(20, 15, '#2c2024', ['#3d2c30'], { gloss: 0.7 }), pepperStrip()], 22, {
            ru: 100,
            size: 0.62,
          })
          .put(dollop('#fbf7ee'), 0, 0, 0.9)
          .put(parsley(), 10, -6, 0.6),
      { gloss: 0.9 },
    ),
  ),
  fruit: dish(285, (spot) =>
    bowlOf(spot, 140, '#f1c98a', (inside) =>
      inside.heap([fruitCube('#ee9a52', '#f6c08a'), kiwi, strawberryHalf, grapeGreen, blueberry], 26, {
        ru: 92,
        size: 0.78,
      }),
    ),
  ),
  vegetables: dish(385, (spot) => {
    spot.stand(board(380, 250, 'oak'))
    spot
      .heap(floret(), 5, { u: -110, v: -40, ru: 50, rv: 40, size: 0.7 })
      .scatter(tomato, 3, { u: 40, v: -60, ru: 50, rv: 26, size: 0.8 })
      .row(cucumber, 5, [90, 40], [150, 60], { size: 0.7 })
      .row(pepperStrip(), 4, [-120, 70], [-60, 80], { size: 0.8, turn: 70 })
      .row(avocadoSlice, 4, [0, 60], [40, 80], { size: 0.9, turn: 10 })
  }),
  wraps: dish(335, (spot) => {
    spot.stand(paper(330, 240))
    for (const [u, v, turn] of [
      [-84, -56, 0],
      [74, -64, 140],
      [-70, 66, 70],
      [88, 58, 210],
    ] as const)
      spot.put(wrapEnd, u, v, 1.15, turn)
  }),
  cake: dish(365, (spot) => {
    spot.stand(plate(180, spot.scene.glaze))
    spot.put(lump(136, 134, '#fbf5e7', [], { thickness: 62, edge: 12, gloss: 0.35, soft: 0.8 }, 0.006), 0, 0)
    spot
      .scatter([strawberryHalf, strawberryHalf, raspberry, blueberry], 20, { ru: 80, size: 0.68 })
      .ring(WHIPPED, 14, { ru: 104, size: 0.58 })
  }),
  desserts: dish(370, (spot) => {
    for (const [u, v] of [
      [-90, -50],
      [90, -60],
      [0, 74],
    ] as const)
      dessertCup(spot.at(u, v, 0.9), 84, '#d2a04f', (inside) =>
        inside
          .scatter(crumbs, 3, { ru: 46, size: 0.7 })
          .put(WHIPPED, 0, 0, 1.05)
          .scatter(redCurrant, 3, { ru: 18, size: 0.34 }),
      )
  }),
  tartlets: dish(365, (spot) => {
    spot.stand(slate(360, 240))
    for (const [u, v] of [
      [-110, -50],
      [0, -56],
      [110, -50],
      [-110, 56],
      [0, 54],
      [110, 58],
    ] as const)
      spot
        .put(tartlet('#f2dfa0'), u, v, 0.9)
        .scatter([raspberry, blueberry, strawberryHalf], 6, { u, v, ru: 28, size: 0.56 })
  }),
  smallCakes: dish(405, (spot) => {
    spot.stand(platter(400, 230, spot.scene.glaze))
    spot
      .row(
        [
          petitFour('#f3c3cb', '#fff6f0'),
          macaron('#d9b45f', '#faf1d8'),
          petitFour('#4a2816', '#e9cfa2'),
          macaron('#e3a9b4', '#fbe9ea'),
          petitFour('#f4ecda', '#b53a4e'),
        ],
        5,
        [-120, -36],
        [120, -40],
        { size: 0.92 },
      )
      .row(
        [
          macaron('#b9cc8e', '#f3f5e2'),
          petitFour('#cfdba6', '#fffaf0'),
          macaron('#6b4630', '#c9a27c'),
          petitFour('#e9c46a', '#5a3214'),
        ],
        4,
        [-96, 40],
        [96, 40],
        { size: 0.92 },
      )
  }),
  kransekage: dish(375, (spot) => {
    spot.stand(platter(370, 230, spot.scene.glaze))
    spot.row(kransekageBar(true), 5, [-110, 0], [110, 6], { size: 0.9, turn: 70 })
  }),
  trayCake: dish(365, (spot) => {
    spot.stand(board(360, 240, 'oak'))
    spot
      .row(brunsviger, 3, [-105, -56], [105, -50], { size: 0.95 })
      .row(brownie, 3, [-100, 50], [110, 56], { size: 0.92 })
  }),
  carrotCake: dish(365, (spot) => {
    spot.stand(board(360, 240, 'oak'))
    spot
      .row(carrotCake, 3, [-105, -50], [105, -46], { size: 0.92 })
      .row(carrotCake, 3, [-100, 52], [108, 56], { size: 0.92 })
      .scatter(nuts, 2, { ru: 110, rv: 60, size: 0.6 })
  }),
  breakfast: dish(335, (spot) => {
    spot.stand(plate(165, spot.scene.glaze))
    spot
      .put(roll('poppy'), -50, -30, 0.95)
      .row(cheeseSlice(), 2, [20, 30], [50, 44], { size: 0.72 })
      .put(butter, 50, -60, 0.66, 20)
      .scatter(strawberry(), 3, { u: -50, v: 66, ru: 34, rv: 22, size: 0.6 })
  }),
  porridge: dish(275, (spot) =>
    bowlOf(
      spot,
      135,
      '#e6d3ac',
      (inside) =>
        inside.scatter(nuts, 2, { ru: 50, size: 0.7 }).scatter([blueberry, raspberry], 9, { ru: 60, size: 0.6 }),
      { rough: 5 },
    ),
  ),
  steak: dish(445, (spot) => {
    spot.stand(board(440, 270, 'walnut'))
    spot
      .row(BEEF, 6, [-140, -6], [90, -20], { size: 0.95, turn: -52 })
      .put(rosemary, -20, -80, 1, -14)
      .scatter(cherryTomato, 5, { u: 150, v: 30, ru: 34, rv: 50, size: 0.8 })
      .scatter(strewn(20, 20, 14, [2.4, 2.2], ['#fbf7ef']), 3, { ru: 110, rv: 40 })
  }),
  ribs: dish(405, (spot) => {
    spot.stand(board(400, 260, 'walnut'))
    spot
      .put(spareRibs, -40, -20, 1.2, -8)
      .put(spareRibs, 40, 40, 1.15, 6)
      .scatter(chives, 3, { ru: 100, rv: 50, size: 0.7 })
  }),
  sausages: dish(405, (spot) => {
    spot.stand(platter(400, 250, spot.scene.glaze))
    spot
      .row(sausage(210, '#8f4423', '#bf6f3c'), 4, [-70, -40], [80, 40], { size: 0.95, turn: -30 })
      .put(dollop('#c9972c'), 130, 50, 1)
  }),
  corn: dish(385, (spot) => {
    spot.stand(platter(380, 250, spot.scene.glaze))
    spot
      .row(cornCob, 3, [-80, -20], [90, 20], { size: 0.95, turn: -54 })
      .put(butter, 30, -10, 0.5, 20)
      .scatter(chives, 3, { ru: 90, rv: 50, size: 0.7 })
  }),
  burgers: dish(405, (spot) => {
    spot.stand(board(400, 250, 'oak'))
    for (const u of [-95, 95]) {
      spot
        .put(lump(82, 78, '#d9b070', [], { thickness: 20, edge: 8 }, 0.02), u, 20, 0.98)
        .scatter(lettuce(), 7, { u, v: 16, ru: 56, size: 0.66 })
        .put(patty, u, 12, 1.02)
        .put(cheeseSlice(), u, 8, 1.05, 20)
        .row(tomato, 2, [u - 30, 30], [u + 30, 34], { size: 0.72 })
        .scatter(onionRing(), 2, { u, ru: 30, size: 0.7 })
        .put(BUN, u + 8, -14, 1)
        .put(SESAME, u + 8, -14, 0.9)
    }
  }),
  fries: dish(265, (spot) =>
    bowlOf(spot, 130, '#8f5f24', (inside) =>
      inside.heap(potatoWedge, 44, { ru: 92, size: 0.8 }).put(rosemary, 0, 0, 0.6),
    ),
  ),
  grilled: dish(425, (spot) => {
    spot.stand(platter(420, 270, spot.scene.glaze))
    spot
      .row(
        [grilledSlice('#d9d29a', '#5a7a35'), grilledSlice('#d3b98a', '#4a2a4a'), pepperStrip(), halloumi],
        9,
        [-140, -30],
        [120, 30],
        { size: 0.86, turn: -52 },
      )
      .scatter(leaf('#3f7029'), 3, { ru: 100, rv: 40, size: 0.4 })
  }),
  skewers: dish(385, (spot) => {
    spot.stand(slate(380, 240))
    spot.row(skewer, 4, [-10, -66], [16, 70], { size: 1, turn: 6 })
  }),
  pineapple: dish(365, (spot) => {
    spot.stand(platter(360, 230, spot.scene.glaze))
    spot
      .row(PINEAPPLE, 5, [-100, 0], [100, 6], { size: 0.9 })
      .scatter(leaf('#5d8a3f'), 3, { ru: 90, rv: 30, size: 0.36 })
  }),
  onions: dish(170, (spot) => {
    bowlOf(spot, 84, '#b57a34', (inside) => inside.scatter(crispOnion, 4, { ru: 40, size: 0.72 }))
  }),
  flutes: dish(310, (spot) => {
    for (const [u, v] of [
      [-90, 60],
      [0, 10],
      [90, 70],
    ] as const)
      spot.glass('flute', u, v, '#e6c46a', 1.15)
  }),
  wine: dish(260, (spot) => {
    spot.glass('wine', -60, 20, '#6d1226', 1.1).glass('wine', 70, -10, '#e9d58a', 1.1)
  }),
  beer: dish(300, (spot) => {
    spot.glass('beer', -80, 20, '#d08a1e', 1.15).glass('beer', 70, -10, '#d08a1e', 1.15)
  }),
  juice: dish(280, (spot) => {
    spot.glass('tumbler', -70, 10, '#e9b23a', 1.05).glass('tumbler', 70, -10, '#c9485a', 1.05)
  }),
} satisfies Record<string, Dish>

const PINEAPPLE: Make = (random) => ({
  svg: `<circle r="52" fill="#8a6a25"/><circle r="48" fill="#efc445"/><circle r="46" fill="#f4d262"/>${Array.from({ length: 12 }, (_, index) => `<path d="M18 0L44 0" transform="rotate(${index * 30 + random.whole(-4, 4)})" stroke="#dca92e" stroke-width="3"/>`).join('')}<path d="M-44 -14L44 -20M-44 14L44 8" stroke="#6d4116" stroke-width="6" opacity=".6"/><circle r="14" fill="#e3bb4e"/>`,
  reach: 56,
  thickness: 16,
  edge: 5,
  gloss: 0.85,
  soft: 0.6,
})
