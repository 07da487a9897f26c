import { full, type LayOut, type Spot } from '../dishes/arrange.ts'
import { canape, crackerBite } from '../dishes/canapes.ts'
import { bowlOf, coffee, dessertCup, grapes, rolls, salmonFan, whitePotatoes, WHIPPED } from '../dishes/served.ts'
import { block, disc, lump, type Make, pool, rod, sauce, strewn } from '../food/basics.ts'
import { focaccia, roll, whiteSlice } from '../food/bread.ts'
import { bacon, chickenLeg, chickenSlice, curedHam, oyster, salami, skewer } from '../food/charcuterie.ts'
import { brie, butter, cheeseCube, manchego, mozzarella, parmesan } from '../food/cheese.ts'
import { dollop, piped } from '../food/dairyAndEgg.ts'
import { prawn, roastSlice, salmon } from '../food/fishAndMeat.ts'
import {
  blueberry,
  fruitCube,
  grapeGreen,
  kiwi,
  lingonberry,
  melon,
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
  rosemary,
  shreds,
  tomato,
} from '../food/greens.ts'
import {
  brownie,
  brunsviger,
  chocolateShavings,
  crumbs,
  gingerNut,
  jamBiscuit,
  kringle,
  macaron,
  pancake,
  petitFour,
  tartlet,
  vanillaRing,
} from '../food/sweets.ts'
import {
  asparagus,
  beetSlice,
  beetWedge,
  citrus,
  crispOnion,
  floret,
  greenBean,
  grilledSlice,
  lemonWedge,
  mushroom,
  newPotato,
  nuts,
  olive,
  peas,
  pepperStrip,
  potatoSlice,
  potatoWedge,
} from '../food/vegetables.ts'
import { flower, fork, spoon } from '../ware/settings.ts'
import { bakingDish, board, paper, plate, platter, slate } from '../ware/ware.ts'
import { smoerrebroed } from '../dishes/smoerrebroed.ts'
import { cake, iceBombe, kransekageTower, lagkage, ROSE, weddingCake, WHITE_ROSE } from '../dishes/cakes.ts'
import { friedEgg, hotdog, pizza } from '../dishes/nightFood.ts'

const VEAL = roastSlice('#cf9a84', '#7a4a2c', '#b67c66')
const BEEF = roastSlice('#b05a57', '#4f2b1a', '#93423f')
const VENISON = roastSlice('#8f3a3e', '#43241a', '#702a30')
const CARROT = rod(96, 22, '#d8762a', '#ec9c52', { thickness: 20, gloss: 0.7, soft: 0.3 })
const PUMPKIN = block(70, 44, '#dd8a34', '#c26f22', ['#eba65a'], { thickness: 30, edge: 10, gloss: 0.6, soft: 0.4 })
const COD = lump(
  92,
  58,
  '#f3ead6',
  ['#fbf6e8', '#e6d5b0', '#d9b877'],
  { thickness: 40, edge: 30, gloss: 0.5, soft: 0.6, grain: { size: 26, height: 7, tone: 0.06 } },
  0.05,
)
const SCRAMBLED = lump(
  42,
  32,
  '#f2cf62',
  ['#f8e08a', '#e8bd48', '#fbeaa8'],
  { thickness: 30, gloss: 0.6, soft: 0.6, grain: { size: 15, height: 11, tone: 0.08 } },
  0.16,
)

function meatOnPotatoes(spot: Spot, meat: Make, count: number, size: number): void {
  spot.row(meat, count, [-46 * (count - 1) * size, 16], [46 * (count - 1) * size, -12], { size, turn: -52 })
}

const eggOnTop: Make = (random) => ({ ...friedEgg(random), stacks: true, drape: 0.3 })
const HASH = [
  lump(31, 27, '#e0ae55', ['#cf9442', '#ecc67c', '#c98a38'], { thickness: 30, edge: 11, gloss: 0.65, soft: 0.3 }, 0.13),
  lump(28, 25, '#d9a24a', ['#c4883a', '#e6bd72'], { thickness: 28, edge: 10, gloss: 0.65, soft: 0.3 }, 0.13),
  lump(27, 22, '#8f5a34', ['#7a4825', '#a56f45'], { thickness: 25, edge: 8, gloss: 0.6 }, 0.14),
]

/** The menus of Festkøkkenet, by the names of their files. */
export const FESTKOKKENET: Record<string, LayOut> = {
  'den-store-aften': full(
    1.25,
    (m) => {
      m.stand(plate(370, m.scene.glaze), -20, 110)
      m.put(sauce(210, 120, ['#7a4030', '#5b271b', '#4a1f17']), 30, 170)
      meatOnPotatoes(m.at(60, 110), BEEF, 4, 1.05)
      m.row(asparagus(), 4, [-150, 0], [-130, 90], { size: 0.95, turn: -20 })
      m.heap(newPotato, 8, { u: -150, v: 190, ru: 80, rv: 60, size: 0.9 })
        .put(rosemary, 90, 40, 0.9, -30)
        .scatter(cherryTomato, 3, { u: 150, v: 220, ru: 40, rv: 30, size: 0.8 })
      m.stand(plate(200, m.scene.glaze), -400, -270)
      m.row(salmon(), 3, [-470, -290], [-340, -270], { size: 0.8, turn: -24 })
        .put(dollop('#faf6ea'), -390, -210, 0.8)
        .put(dill, -400, -270, 0.9)
        .put(citrus(), -310, -210, 0.5)
      m.stand(plate(200, m.scene.glaze), 400, -280)
      m.scatter([raspberry, blueberry, strawberryHalf], 9, { u: 430, v: -240, ru: 70, rv: 50, size: 0.8 })
        .put(piped('#f3e3c8', '#e8d5b4'), 360, -310, 1.4)
        .put(leaf('#5d8a3f'), 400, -320, 0.45)
      m.glass('wine', 480, 90, '#6d1226', 1.25).put(fork, -470, 140, 1, -4)
    },
    1.06,
  ),
  'to-retter': full(
    1.3,
    (m) => {
      m.stand(plate(440, m.scene.glaze), -130, 60)
      m.put(sauce(260, 185, ['#f6e6b4', '#f3dc98', '#f0d68a']), -120, 80).put(COD, -60, 30, 1.7, -14)
      m.row(asparagus(), 4, [-270, -60], [-250, 60], { size: 1, turn: -32 }).heap(newPotato, 7, {
        u: -190,
        v: 210,
        ru: 100,
        rv: 50,
        size: 0.9,
      })
      m.scatter(chives, 5, { u: -90, v: 80, ru: 150, rv: 90 })
        .put(citrus(), 70, 180, 0.8)
        .put(dill, -50, 10, 1.2)
        .scatter(peas, 3, { u: -40, v: 190, ru: 110, rv: 40, size: 0.8 })
      bowlOf(
        m.at(420, -230),
        190,
        '#dcb66b',
        (soup) =>
          soup
            .put(pool(60, 40, '#f6ecd0', { thickness: 3 }), 0, 0, 1, 20)
            .scatter(crumbs, 3, { ru: 60, size: 0.7 })
            .scatter(chives, 2, { ru: 50, size: 0.7 }),
        { gloss: 0.9, rough: 1, tone: 0.04 },
      )
      m.put(spoon, 520, 60, 1, 20)
        .stand(board(300, 200, 'oak'), 420, 290, 12)
        .row(whiteSlice, 3, [370, 280], [470, 300], { size: 0.9 })
    },
    1.14,
  ),
  'aarstidens-menu': full(
    1.35,
    (m) => {
      m.stand(plate(590, m.scene.glaze), 0, 30)
      m.put(sauce(280, 165, ['#eab064', '#e29a46', '#dc8f3a']), -60, 60)
      m.row(chickenSlice, 5, [-60, -120], [220, -40], { size: 1.5, turn: -34 })
      m.scatter(mushroom(), 9, { u: -220, v: 40, ru: 130, rv: 100, size: 1.1 })
        .scatter(PUMPKIN, 6, { u: 70, v: 150, ru: 180, rv: 80, size: 0.95 })
        .scatter(beetWedge, 4, { u: -110, v: 200, ru: 130, rv: 60, size: 0.95 })
        .scatter(CARROT, 4, { u: 250, v: 90, ru: 80, rv: 90, size: 1 })
      m.scatter(nuts, 2, { u: -40, v: 80, ru: 120, rv: 60 })
        .scatter(leaf('#6d7a35'), 4, { u: -20, v: 20, ru: 200, rv: 120, size: 0.5 })
        .put(rosemary, 160, -130, 0.9, 20)
        .scatter(lingonberry, 10, { u: 40, v: 230, ru: 200, rv: 40, size: 0.4 })
      m.put(fork, -570, 60, 1.2, -4).glass('wine', 480, -230, '#e9d58a', 1.2)
    },
    1.12,
  ),
  konfirmationsmenu: full(
    1.3,
    (m) => {
      m.stand(plate(370, m.scene.glaze), -180, 90)
      m.put(sauce(215, 118, ['#9c6a3b', '#7d4d26', '#693d1c']), -110, 150)
      meatOnPotatoes(m.at(-60, 60), VEAL, 4, 1.02)
      m.heap(newPotato, 8, { u: -290, v: 110, ru: 80, rv: 70, size: 0.85 })
        .row(greenBean, 7, [-230, -70], [-190, 0], { size: 0.9, turn: -20 })
        .scatter(redCurrant, 7, { u: -60, v: 230, ru: 60, rv: 26, size: 0.46 })
        .row(cucumber, 4, [-190, 230], [-130, 250], { size: 0.55 })
      m.stand(plate(200, m.scene.glaze), 390, -250)
      m.put(
        disc(
          60,
          56,
          [
            [1, '#efc5a8'],
            [0.9, '#f4d3ba'],
          ],
          { thickness: 46, edge: 18, soft: 0.6, grain: { size: 10, height: 3, tone: 0.06 } },
        ),
        345,
        -260,
        1.1,
      )
        .scatter(prawn, 5, { u: 350, v: -260, ru: 44, rv: 30, size: 0.62 })
        .put(dill, 355, -270, 0.6)
        .put(lettuce(), 440, -210, 0.7)
        .put(citrus(), 290, -190, 0.5)
      m.stand(plate(200, m.scene.glaze), 400, 210)
      iceBombe(m.at(400, 190, 0.46))
    },
    1.1,
  ),
  'hele-dagen': full(1.1, (m) => {
    m.stand(plate(390, m.scene.glaze), -190, -40)
    weddingCake(m.at(-190, -40, 0.92))
    m.stand(slate(430, 620), 370, 60, 4)
    const kinds = ['salmon', 'beef', 'prawn', 'goat', 'ham', 'potato'] as const
    kinds.forEach((kind, index) => canape(m.at(285 + (index % 2) * 180, -130 + Math.floor(index / 2) * 195, 1.3), kind))
    m.glass('flute', -480, 290, '#e6c46a', 1.35)
      .glass('flute', -370, 340, '#e6c46a', 1.35)
      .scatter(ROSE, 5, { u: -60, v: 360, ru: 150, rv: 30, size: 1 })
      .scatter(leaf('#5d7f3f'), 4, { u: -60, v: 370, ru: 170, rv: 26, size: 0.7 })
  }),
  bryllupsbrunch: full(
    1.25,
    (m) => {
      m.stand(platter(520, 380, m.scene.glaze), -310, -190, -5)
      m.heap(SCRAMBLED, 20, { u: -350, v: -190, ru: 120, rv: 90, size: 0.95 })
        .scatter(chives, 4, { u: -350, v: -190, ru: 100, rv: 70 })
        .row(bacon, 4, [-190, -260], [-170, -120], { size: 0.9, turn: -16 })
      m.stand(plate(220, m.scene.glaze), 190, -260)
      m.row(pancake, 4, [185, -270], [195, -262], { size: 0.95 })
        .scatter([blueberry, raspberry, strawberryHalf], 8, { u: 195, v: -270, ru: 48, rv: 36, size: 0.62 })
        .put(pool(42, 30, '#c98a2a', { thickness: 3, gloss: 1, soft: 0.8 }), 215, -240)
      m.stand(board(520, 300, 'oak'), -300, 210, 5)
      salmonFan(m.at(-360, 190), 3, 80, 'fresh', 0.8)
      m.put(dollop('#faf6ea'), -210, 160, 1).put(dill, -360, 190, 1).put(citrus(), -180, 240, 0.7)
      m.stand(board(440, 340, 'walnut'), 170, 110, -4)
      m.put(brie, 90, 50, 0.9)
        .scatter(cheeseCube, 5, { u: 230, v: 40, ru: 50, rv: 40, size: 0.9 })
        .row(salami, 5, [30, 170], [160, 190], { size: 0.9 })
        .scatter(curedHam, 3, { u: 270, v: 150, ru: 50, rv: 36, size: 0.8 })
      grapes(m.at(190, 230, 0.62), 'green')
      bowlOf(
        m.at(470, -90),
        120,
        '#fbf7ee',
        (bowl) =>
          bowl.scatter([raspberry, blueberry], 7, { ru: 56, size: 0.7 }).scatter(nuts, 1, { ru: 10, size: 0.7 }),
        { rough: 3 },
      )
      bowlOf(m.at(470, 240), 135, '#f1c98a', (bowl) =>
        bowl.heap([fruitCube('#ee9a52', '#f6c08a'), kiwi, strawberryHalf, grapeGreen], 22, { ru: 84, size: 0.75 }),
      )
      m.row(roll('sesame'), 2, [-40, 340], [60, 350], { size: 0.85 })
    },
    1.08,
  ),
  'byg-jeres-bryllup': full(1.15, (m) => {
    const flavours: [number, string, (spot: Spot) => void][] = [
      [-390, '#f6e6d4', (on) => on.scatter(strawberryHalf, 16, { ru: 104, size: 0.9 })],
      [
        0,
        '#4a2a1a',
        (on) => on.scatter(raspberry, 14, { ru: 100, size: 0.9 }).scatter(chocolateShavings, 5, { ru: 100, size: 0.9 }),
      ],
      [
        390,
        '#f6e9a4',
        (on) =>
          on
            .ring(citrus(), 6, { ru: 84, size: 0.62 })
            .scatter(flower(['#fdfaf0', '#f6f0d4']), 6, { ru: 60, size: 0.45 }),
      ],
    ]
    for (const [u, icing, top] of flavours) {
      m.stand(plate(200, m.scene.glaze), u, -210)
      cake(m.at(u, -210, 1.05), 150, icing, top)
    }
    m.stand(slate(560, 380), -290, 190, -3)
    const kinds = ['salmon', 'tatar', 'goat', 'prawn', 'beef', 'mushroom'] as const
    kinds.forEach((kind, index) =>
      canape(m.at(-450 + (index % 3) * 165, 110 + Math.floor(index / 3) * 170, 1.25), kind),
    )
    m.stand(platter(560, 380, m.scene.glaze), 300, 200, 4)
    meatOnPotatoes(m.at(330, 150), VEAL, 5, 0.86)
    m.heap(newPotato, 8, { u: 150, v: 220, ru: 70, rv: 60, size: 0.75 })
      .row(asparagus(), 4, [310, 270], [340, 320], { size: 0.8, turn: -4 })
      .put(rosemary, 330, 120, 0.8)
  }),
  'kransekage-18-ringe': full(1, (m) => {
    m.stand(slate(980, 900), 0, 90, 3)
    kransekageTower(m.at(0, 150), 18, 350)
    for (const [u, v] of [
      [-450, -290],
      [470, -270],
      [-480, 330],
      [480, 330],
    ] as const)
      m.scatter([WHITE_ROSE, ROSE], 4, { u, v, ru: 70, rv: 50, size: 1.1 }).scatter(leaf('#5d7f3f'), 4, {
        u,
        v,
        ru: 100,
        rv: 70,
        size: 0.8,
      })
  }),
  festbuffet: full(
    1.2,
    (m) => {
      m.stand(platter(560, 390, m.scene.glaze), -290, -200, -4)
      meatOnPotatoes(m.at(-300, -200), VEAL, 6, 0.94)
      m.put(rosemary, -170, -240, 1, -20).put(rosemary, -430, -130, 0.9, 30)
      m.stand(bakingDish(470, 370, m.scene.glaze), 330, -200, 4)
      m.put(pool(190, 140, '#f0dfae', { thickness: 16, edge: 40, gloss: 0.6 }), 330, -200)
      for (let line = 0; line < 5; line++)
        m.row(potatoSlice, 8, [190, -290 + line * 46], [470, -290 + line * 46], { size: 0.92 })
      m.scatter(chives, 4, { u: 330, v: -200, ru: 140, rv: 90 })
      m.stand(platter(500, 360, m.scene.glaze), -330, 190, 5)
      m.row(chickenLeg, 4, [-440, 170], [-230, 210], { size: 0.92, turn: -66 })
        .scatter(lemonWedge, 3, { u: -330, v: 280, ru: 120, rv: 30, size: 0.8 })
        .put(parsley(), -320, 160, 0.9)
      bowlOf(m.at(70, 170), 145, '#8f4a2e', (bowl) =>
        bowl.heap([tomato, mozzarella, leaf('#3f7029')], 18, { ru: 96, size: 0.7 }),
      )
      bowlOf(m.at(350, 110), 135, '#6f8f45', (bowl) => bowl.heap([floret(), bacon, nuts], 14, { ru: 84, size: 0.62 }))
      bowlOf(m.at(470, 330), 130, '#cfe0a8', (bowl) =>
        bowl.heap([shreds(['#dbe8b4', '#c3d892', '#eef3d4']), shreds(['#f3e3c0', '#b53a2e'])], 14, {
          ru: 84,
          size: 0.85,
        }),
      )
    },
    1.08,
  ),
  'italiensk-buffet': full(1.2, (m) => {
    m.stand(board(560, 430, 'oak'), -310, -180, -6)
    m.row(salami, 6, [-470, -270], [-270, -290], { size: 0.95 })
      .scatter(curedHam, 4, { u: -170, v: -230, ru: 70, rv: 50, size: 0.9 })
      .scatter([olive(), olive('#4a3340', '#2a1c22')], 10, { u: -430, v: -140, ru: 70, rv: 44, size: 0.72 })
      .row([tomato, mozzarella], 6, [-310, -130], [-100, -110], { size: 0.74 })
      .scatter(leaf('#3f7029'), 4, { u: -210, v: -120, ru: 90, rv: 20, size: 0.44 })
    bowlOf(m.at(250, -210), 220, '#e8cf8e', (bowl) =>
      bowl
        .heap(pasta, 44, { ru: 146, size: 0.95 })
        .scatter(mushroom(), 9, { ru: 120, size: 0.85 })
        .scatter(parmesan, 6, { ru: 100, size: 0.9 })
        .scatter(parsley(), 4, { ru: 90, size: 0.5 }),
    )
    m.stand(platter(540, 330, m.scene.glaze), -270, 210, 5)
    for (let index = 0; index < 4; index++) m.put(porchetta, -420 + index * 98, 190 + index * 8, 1.05, index * 20)
    m.put(rosemary, -240, 280, 1, -10)
    m.stand(bakingDish(360, 290, m.scene.glaze), 140, 180, -3)
    m.row(
      [grilledSlice('#d9d29a', '#5a7a35'), grilledSlice('#d3b98a', '#4a2a4a'), pepperStrip()],
      9,
      [40, 120],
      [240, 240],
      { size: 0.84, turn: -34 },
    )
    m.stand(bakingDish(300, 290, m.scene.glaze), 460, 200, 4)
    m.put(
      block(230, 210, '#4f2f1b', '#f1e3c6', ['#3d2212', '#6b452a'], {
        thickness: 26,
        edge: 6,
        gloss: 0.1,
        grain: { size: 5, height: 3, tone: 0.3 },
      }),
      460,
      200,
      0.82,
    )
  }),
  'nordisk-buffet': full(1.25, (m) => {
    m.stand(board(560, 330, 'walnut'), -300, -220, -4)
    salmonFan(m.at(-310, -240), 4, 130, 'white', 0.95)
    m.put(dill, -300, -240, 1.1).row(citrus(), 2, [-140, -170], [-110, -140], { size: 0.7 })
    m.stand(platter(560, 380, m.scene.glaze), 300, -190, 4)
    meatOnPotatoes(m.at(280, -190), VENISON, 5, 0.95)
    m.scatter(lingonberry, 22, { u: 420, v: -120, ru: 70, rv: 46, size: 0.42 })
      .scatter(mushroom(), 5, { u: 160, v: -120, ru: 60, rv: 40, size: 0.8 })
      .put(rosemary, 300, -240, 0.9)
    bowlOf(m.at(-370, 170), 175, '#8d6b45', (bowl) =>
      bowl
        .heap(beetWedge, 16, { ru: 108, size: 0.9 })
        .scatter(nuts, 2, { ru: 70, size: 0.8 })
        .scatter(goatCrumb, 8, { ru: 90 })
        .put(leaf('#5d7f3f'), 20, -20, 0.5),
    )
    bowlOf(m.at(20, 190), 180, '#cfae66', (bowl) => whitePotatoes(bowl, 16, 112, 100))
    for (const [u, v] of [
      [300, 190],
      [480, 260],
    ] as const)
      dessertCup(m.at(u, v, 0.85), 110, '#d2a04f', (cupful) =>
        cupful
          .scatter(crumbs, 4, { ru: 60, size: 0.9 })
          .put(WHIPPED, 0, 0, 1.4)
          .scatter(redCurrant, 3, { ru: 24, size: 0.42 }),
      )
  }),
  'tapas-efter-jeres-valg': full(1.2, (m) => {
    m.stand(board(1400, 1000, 'walnut', 12), 0, 20, 2)
    m.stand(platter(400, 270, m.scene.glaze), -330, -240, -6)
    m.row(curedHam, 3, [-420, -215], [-250, -200], { size: 0.8 }).row(melon(), 3, [-410, -265], [-250, -250], {
      size: 0.95,
      turn: -58,
    })
    bowlOf(
      m.at(50, -270),
      145,
      '#c5502a',
      (bowl) =>
        bowl
          .heap(prawn, 16, { ru: 94, size: 0.95 })
          .scatter(parsley(), 2, { ru: 50, size: 0.5 })
          .scatter(lump(8, 6, '#f1e3bb', []), 8, { ru: 80 }),
      { gloss: 1, rough: 1 },
    )
    bowlOf(m.at(390, -230), 140, '#7d8050', (bowl) =>
      bowl.heap([olive(), olive('#4a3340', '#2a1c22')], 26, { ru: 94, size: 0.8 }),
    )
    m.stand(slate(430, 300), -350, 130, 5)
    m.row(skewer, 4, [-370, 40], [-340, 210], { size: 0.95, turn: 8 })
    bowlOf(m.at(20, 90), 160, '#b5452a', (bowl) =>
      bowl
        .heap(potatoWedge, 16, { ru: 104, size: 0.72 })
        .put(pool(46, 34, '#c23a22', { thickness: 7, gloss: 0.9 }), 0, 0)
        .put(dollop('#f6edcd'), 20, -20, 0.7),
    )
    m.stand(plate(170, m.scene.glaze), 390, 100)
    m.ring(manchego, 5, { u: 390, v: 95, ru: 58, size: 0.7, turn: 90 }).scatter(
      block(26, 24, '#a8431f', '#8a3315', [], { thickness: 18, gloss: 0.9, soft: 0.6 }),
      5,
      { u: 390, v: 100, ru: 60, size: 0.9 },
    )
    m.row(whiteSlice, 5, [90, 350], [400, 330], { size: 0.95 }).row(focaccia, 2, [-200, 340], [-80, 360], {
      size: 0.95,
    })
  }),
  'bobler-og-bidder': full(
    1.15,
    (m) => {
      m.stand(slate(1000, 620), -130, 130, -3)
      const kinds = ['tatar', 'salmon', 'mushroom', 'prawn', 'goat', 'ham', 'salmon', 'tatar', 'goat', 'prawn'] as const
      kinds.forEach((kind, index) =>
        crackerBite(m.at(-470 + (index % 5) * 172, 80 + Math.floor(index / 5) * 175, 1.35, index * 31), kind),
      )
      m.put(strewnIce, -400, -110, 1.1).put(strewnIce, -290, -130, 1.1).put(strewnIce, -180, -100, 1.1)
      m.row(oyster, 3, [-430, -120], [-170, -110], { size: 1.02 })
        .put(lemonWedge, -60, -90, 0.8)
        .put(dill, -290, -60, 0.8)
      for (const [u, v] of [
        [130, -190],
        [260, -230],
        [400, -180],
        [500, -60],
      ] as const)
        m.glass('flute', u, v, '#e6c46a', 1.4)
      m.row(curedHam, 3, [60, -60], [240, -50], { size: 0.7, turn: -50 })
    },
    1.12,
  ),
  kagebord: full(1.2, (m) => {
    m.stand(plate(300, m.scene.glaze), -300, -150)
    lagkage(m.at(-300, -160, 0.98), 225)
    m.stand(board(560, 380, 'oak'), 280, -190, 4)
    m.put(kringle, 280, -190, 1.15)
    m.stand(platter(430, 300, m.scene.glaze), -330, 230, 4)
    m.row(brunsviger, 4, [-460, 200], [-210, 230], { size: 0.95 }).row(brunsviger, 3, [-420, 270], [-250, 285], {
      size: 0.95,
    })
    m.stand(plate(190, m.scene.glaze), 40, 190)
    m.scatter([vanillaRing, gingerNut, jamBiscuit], 13, { u: 40, v: 185, ru: 110, rv: 96, size: 0.92 })
    m.stand(plate(200, m.scene.glaze), 420, 190)
    rolls(m.at(410, 180), 6, 90, 76)
    m.put(butter, 540, 310, 0.7, 20)
  }),
  mindesammenkomst: full(
    1.2,
    (m) => {
      m.stand(platter(660, 420, m.scene.glaze), -230, -180, -4)
      const kinds = ['beef', 'egg', 'potato', 'cheese', 'salmon', 'rolledPork'] as const
      kinds.forEach((kind, index) =>
        smoerrebroed(m.at(-400 + (index % 3) * 178, -265 + Math.floor(index / 3) * 165, 0.56, -8), kind),
      )
      m.stand(board(470, 340, 'oak'), 310, 170, 5)
      m.put(kringle, 310, 165, 1.06)
      coffee(m.at(-340, 220, 1.05), 74)
      coffee(m.at(-40, 270, 1.05), 74)
      coffee(m.at(380, -220, 1.05), 74, { foam: 0.7, drink: '#6b4526' })
      m.scatter([WHITE_ROSE], 4, { u: 190, v: -320, ru: 60, rv: 30, size: 0.8 }).scatter(leaf('#5d7f3f'), 4, {
        u: 190,
        v: -320,
        ru: 80,
        rv: 40,
        size: 0.6,
      })
    },
    1.1,
  ),
  hotdogs: full(1.25, (m) => {
    m.stand(board(1300, 760, 'oak'), 0, -20, -3)
    for (let index = 0; index < 4; index++)
      hotdog(m.at(-390 + index * 255, -90 + index * 12, 1.5, 96 + m.scene.between(-4, 4)))
    bowlOf(m.at(-330, 330), 92, '#c9972c', undefined, { rough: 3, gloss: 0.8 })
    bowlOf(m.at(-110, 350), 92, '#a5231a', undefined, { rough: 2, gloss: 0.9 })
    bowlOf(m.at(110, 350), 92, '#e3c757', undefined, { rough: 6, gloss: 0.7 })
    bowlOf(m.at(330, 330), 92, '#b57a34', (bowl) => bowl.scatter(crispOnion, 4, { ru: 44, size: 0.8 }))
  }),
  gullaschsuppe: full(
    1.2,
    (m) => {
      for (const [u, v, radius] of [
        [-230, -20, 330],
        [370, -250, 220],
      ] as const)
        bowlOf(
          m.at(u, v),
          radius,
          '#8f3216',
          (soup) => {
            const k = radius / 330
            soup.scatter(lump(46, 36, '#6b3a22', ['#51280f', '#84502f'], { thickness: 32, gloss: 0.8 }, 0.14), 14, {
              ru: 205 * k,
              size: k * 0.95,
            })
            soup.scatter(lump(36, 28, '#e2b657', ['#edca78'], { thickness: 26, gloss: 0.8, soft: 0.4 }, 0.12), 9, {
              ru: 200 * k,
              size: k,
            })
            soup
              .scatter(pepperStrip(), 7, { ru: 190 * k, size: k * 0.72 })
              .scatter(CARROT, 5, { ru: 190 * k, size: k * 0.5 })
            soup
              .put(dollop('#fbf7ee'), 10 * k, -10 * k, k * 2.2)
              .scatter(parsley(), 5, { ru: 130 * k, size: k * 0.72 })
              .scatter(chives, 3, { ru: 120 * k, size: k })
          },
          { gloss: 1, rough: 2, level: 0.7, tone: 0.16 },
        )
      m.stand(board(470, 330, 'oak'), 360, 220, 8)
      m.row(whiteSlice, 4, [250, 210], [450, 230], { size: 1.15, turn: 8 })
        .put(butter, 510, 300, 0.9, 20)
        .put(spoon, -540, 260, 1.1, -30)
    },
    1.05,
  ),
  biksemad: full(
    1.2,
    (m) => {
      m.stand(plate(600, m.scene.glaze), 0, 30)
      m.scatter(HASH, 120, { u: -20, v: 20, ru: 345, rv: 260, size: 1.12 }).scatter(HASH, 30, {
        u: -20,
        v: 20,
        ru: 250,
        rv: 180,
      })
      m.scatter(onionRing('#e0b273', '#a8742f'), 18, { u: -20, v: 30, ru: 300, rv: 220, size: 0.8 })
      m.put(eggOnTop, -140, -40, 1.7)
        .put(eggOnTop, 120, 70, 1.65, 70)
        .scatter(chives, 7, { u: 0, v: 40, ru: 250, rv: 180 })
      m.row(beetSlice, 7, [-220, 320], [150, 340], { size: 1.25 })
        .put(parsley(), -20, 160, 1.3)
        .put(parsley(), 20, -180, 1.1, 50)
        .put(fork, -580, 40, 1.3, -4)
    },
    1.08,
  ),
  'lune-pizzasnitter': full(1.2, (m) => {
    m.stand(board(1340, 900, 'walnut', 5), 0, 20, -3)
    m.stand(paper(1160, 760), 0, 20, -3)
    const kinds = ['margherita', 'pepperoni', 'mushroom'] as const
    for (let index = 0; index < 12; index++)
      pizza(
        m.at(-405 + (index % 4) * 270, -230 + Math.floor(index / 4) * 250, 1, -3 + m.scene.between(-4, 4)),
        kinds[(index + Math.floor(index / 4)) % 3]!,
      )
  }),
  dessertbuffet: full(1.2, (m) => {
    for (const [u, v] of [
      [-450, -270],
      [-210, -280],
      [-330, -40],
    ] as const)
      dessertCup(m.at(u, v, 0.86), 98, '#4a2817', (cupful) =>
        cupful.put(piped('#5d3521', '#4a2716'), 0, 0, 1.3).scatter(raspberry, 2, { ru: 24, size: 0.7 }),
      )
    for (const [u, v] of [
      [60, -270],
      [300, -260],
    ] as const)
      dessertCup(m.at(u, v, 0.86), 98, '#f6efe2', (cupful) =>
        cupful
          .put(pool(54, 46, '#a3182d', { thickness: 4, gloss: 1 }), 0, 0)
          .scatter([blueberry, raspberry], 4, { ru: 34, size: 0.62 }),
      )
    m.stand(slate(420, 330), 370, 90, 4)
    m.row(tartlet('#f2d14a'), 3, [230, 20], [470, 40], { size: 0.98 })
      .row(tartlet('#f2d14a'), 3, [220, 150], [460, 165], { size: 0.98 })
      .scatter(piped(), 6, { u: 345, v: 80, ru: 110, rv: 70, size: 0.34 })
    m.stand(platter(480, 280, m.scene.glaze), -350, 230, -4)
    m.row(
      [
        macaron('#e3a9b4', '#fbe9ea'),
        macaron('#b9cc8e', '#f3f5e2'),
        macaron('#d9b45f', '#faf1d8'),
        macaron('#6b4630', '#c9a27c'),
      ],
      7,
      [-470, 170],
      [-150, 190],
      { size: 1.05 },
    ).row(
      [macaron('#d9b45f', '#faf1d8'), macaron('#6b4630', '#c9a27c'), macaron('#e3a9b4', '#fbe9ea')],
      6,
      [-450, 260],
      [-180, 270],
      { size: 1.05 },
    )
    m.stand(plate(165, m.scene.glaze), 30, 240)
    m.row(brownie, 2, [-10, 200], [70, 215], { size: 0.86 }).row(brownie, 2, [0, 280], [80, 290], { size: 0.86 })
    m.scatter([strawberry(), raspberry], 5, { u: 500, v: -240, ru: 70, rv: 60, size: 0.8 })
  }),
  lagkage: full(1, (m) => {
    m.stand(plate(500, m.scene.glaze), -60, 20)
    lagkage(m.at(-60, 0, 1.35), 290)
    m.put(spoon, 530, 160, 1.2, 20).scatter([strawberry(), strawberry()], 4, {
      u: 480,
      v: -280,
      ru: 80,
      rv: 60,
      size: 1.2,
    })
  }),
  'isbombe-med-fontaene': full(1, (m) => {
    m.stand(slate(1300, 900), 0, 40, 2)
    m.stand(plate(460, m.scene.glaze), 0, 40)
    iceBombe(m.at(0, 0, 1.25))
    m.ring([raspberry, blueberry, strawberryHalf], 26, { u: 0, v: 46, ru: 372, rv: 366, size: 1.1 })
  }),
  'petit-fours': full(
    1.3,
    (m) => {
      m.stand(slate(1300, 800), 0, 10, -3)
      const kinds = [
        petitFour('#f3c3cb', '#fff6f0'),
        petitFour('#4a2816', '#e9cfa2'),
        petitFour('#f4ecda', '#b53a4e'),
        petitFour('#cfdba6', '#fffaf0'),
        macaron('#d9b45f', '#faf1d8'),
        petitFour('#e9c46a', '#5a3214'),
        macaron('#e3a9b4', '#fbe9ea'),
      ]
      for (let index = 0; index < 18; index++)
        m.put(
          kinds[(index * 4 + Math.floor(index / 6)) % kinds.length]!,
          -430 + (index % 6) * 172,
          -210 + Math.floor(index / 6) * 200,
          1.45,
          -4,
        )
      m.scatter(WHITE_ROSE, 3, { u: 470, v: 350, ru: 60, rv: 30, size: 0.9 })
    },
    1.12,
  ),
}

const pasta: Make = rod(74, 15, '#e3bd62', '#f3dc98', { thickness: 12, gloss: 0.6, soft: 0.4, drape: 0.3 }, 0.16)
const porchetta: Make = disc(
  78,
  72,
  [
    [1, '#8f5423'],
    [0.92, '#d9a878'],
    [0.8, '#e9c8a8'],
    [0.62, '#d3a283'],
    [0.42, '#6f7a42'],
    [0.34, '#dcb394'],
    [0.16, '#b5805f'],
  ],
  { thickness: 20, edge: 6, gloss: 0.55, soft: 0.3, grain: { size: 7, height: 3, tone: 0.14 } },
  0.05,
)
const goatCrumb: Make = lump(14, 11, '#f6f1e4', ['#ece4d2'], { thickness: 14, soft: 0.6 }, 0.2)
const strewnIce: Make = strewn(26, 70, 50, [13, 11], ['#e8eff2', '#d6e2e8', '#f6fafb'], {
  thickness: 17,
  edge: 5,
  gloss: 1,
  soft: 1,
})
