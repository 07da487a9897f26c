import { full, type LayOut, type Spot } from '../dishes/arrange.ts'
import {
  bowlOf,
  brownPotatoes,
  cheeses,
  coffee,
  coldCuts,
  dessertCup,
  fishPlatter,
  frikadeller,
  grapes,
  herringBowl,
  potatoSalad,
  redCabbage,
  roastPork,
  rolls,
  salmonFan,
  whitePotatoes,
  WHIPPED,
} from '../dishes/served.ts'
import { canape } from '../dishes/canapes.ts'
import { MAYONNAISE, REMOULADE, smoerrebroed } from '../dishes/smoerrebroed.ts'
import { disc, lump, pool, rod, sauce, strewn } from '../food/basics.ts'
import { cracker, rye, whiteSlice } from '../food/bread.ts'
import { bacon, curedHam, meatball, patty, rullepoelse, sausage } from '../food/charcuterie.ts'
import { brie, butter, cheeseCube, firmCheese } from '../food/cheese.ts'
import { cheeseSlice, dollop, eggHalf } from '../food/dairyAndEgg.ts'
import { fishFillet, frikadelle, prawn, roastBeef } from '../food/fishAndMeat.ts'
import {
  almond,
  appleSlice,
  blueberry,
  cherry,
  lingonberry,
  raspberry,
  redCurrant,
  strawberry,
  strawberryHalf,
} from '../food/fruit.ts'
import {
  ball,
  chives,
  cress,
  cucumber,
  dill,
  leaf,
  lettuce,
  onionRing,
  parsley,
  radish,
  shreds,
  tomato,
} from '../food/greens.ts'
import {
  brownie,
  brunsviger,
  chocolateShavings,
  citronmaane,
  crumbs,
  kransekageBar,
  oatBall,
  petitFour,
  puffCase,
  tartlet,
} from '../food/sweets.ts'
import {
  asparagus,
  beetSlice,
  carrotStick,
  celeryStick,
  chickpeas,
  citrus,
  crispOnion,
  cucumberStick,
  floret,
  mushroom,
  newPotato,
  olive,
  peas,
  pepperStrip,
  potatoHalf,
  rice,
  riceHeap,
} from '../food/vegetables.ts'
import { fork, knife, napkin, spoon } from '../ware/settings.ts'
import { bakingDish, board, bowl, paper, plate, platter, slate } from '../ware/ware.ts'

const CRISP = lettuce()
const GRAVY = ['#9c6a3b', '#7d4d26', '#693d1c'] as const
const CURRY = ['#f0c968', '#edc25c', '#eabb52'] as const
const chicken = lump(24, 18, '#ecd8b4', ['#f5e8cd', '#dcc193'], { thickness: 24, soft: 0.4, gloss: 0.5 }, 0.14)

function tartelet(place: Spot): void {
  const spot = place.whole()
  spot.put(puffCase, 0, 0)
  spot.put(pool(50, 49, '#f0e2ba', { thickness: 20, edge: 34, gloss: 0.7 }), 0, 0)
  spot.scatter(chicken, 9, { ru: 36, rv: 34, size: 0.62 }).scatter(asparagusBit, 6, { ru: 34, rv: 32, size: 0.85 })
  spot.put(parsley(), 2, -4, 0.52).put(parsley(), -14, 14, 0.36)
}
const asparagusBit = rod(34, 13, '#dfe0b2', '#f0eed0', { gloss: 0.7, soft: 0.4 }, 0.05)

const half = (spot: Spot, kind: Parameters<typeof smoerrebroed>[1]) => smoerrebroed(spot, kind)

/** The menus of Smagen, by the names of their files; each is laid around the middle of the picture. */
export const SMAGEN: Record<string, LayOut> = {
  frokostplatte: full(1.32, (m) => {
    m.stand(plate(640, m.scene.glaze), 0, 40)
    smoerrebroed(m.at(-235, -140, 1.5, -13), 'egg')
    smoerrebroed(m.at(240, -160, 1.46, 10), 'potato')
    smoerrebroed(m.at(20, 190, 1.56, -4), 'beef')
    m.row(citrus(), 2, [-330, 150], [-290, 200], { size: 1.05 }).put(cress, 350, 110, 1.2).put(parsley(), -270, 230, 1)
  }),
  'klassisk-smoerrebroed': full(1.25, (m) => {
    m.stand(board(1420, 900, 'oak'), 0, 0, -3)
    smoerrebroed(m.at(-300, -190, 1.62, -7), 'herring')
    smoerrebroed(m.at(230, -150, 1.62, -4), 'egg')
    smoerrebroed(m.at(-60, 220, 1.66, -6), 'beefHorseradish')
    m.put(dill, 420, 200, 1.5, -40).put(citrus(), 380, 290, 1.1).put(citrus(), 450, 320, 1.1)
  }),
  'klassisk-smoerrebroed-paa-fad': full(1.1, (m) => {
    m.stand(platter(1330, 930, m.scene.glaze), 0, 20, -3)
    const kinds = ['herring', 'egg', 'beefHorseradish'] as const
    for (let index = 0; index < 9; index++)
      smoerrebroed(
        m.at(-345 + (index % 3) * 345, -270 + Math.floor(index / 3) * 285, 1.16, -6 + ((index * 5) % 7)),
        kinds[(index + Math.floor(index / 3)) % 3]!,
      )
    m.put(parsley(), -520, 60, 1.1).put(parsley(), 510, 100, 1.1, 40).put(citrus(), -500, -40, 0.9)
  }),
  'klassisk-smoerrebroed-med-sild': full(1.1, (m) => {
    m.stand(plate(540, m.scene.glaze), -60, 20)
    smoerrebroed(m.at(-70, -10, 2.9, -12), 'herring')
    m.put(dill, 240, 210, 1.7, -40).put(cress, -330, 220, 1.5).put(citrus(), 150, 270, 1.2)
    m.put(napkin(230, 620, '#f4f1ea'), 610, 120, 1, 6)
      .put(fork, 560, 100, 1.5, 6)
      .put(knife, 625, 100, 1.5, 6)
  }),
  'ugens-frokost': full(1.04, (m) => {
    m.stand(board(900, 620, 'oak', 6), -190, -120, -4)
    smoerrebroed(m.at(-360, -240, 1.4, -10), 'potato')
    smoerrebroed(m.at(20, -220, 1.4, -3), 'salmon')
    smoerrebroed(m.at(-210, 20, 1.44, -6), 'egg')
    m.put(parsley(), 90, 60, 1.2)
    m.stand(platter(430, 330, m.scene.glaze), -230, 340, -3)
    m.scatter(frikadelle, 6, { u: -230, v: 330, ru: 125, rv: 70, size: 1.25, turn: 26 }).put(parsley(), -220, 320, 1)
    bowlOf(m.at(445, -190), 150, '#5f1a3e', (bowl) => bowl.heap(beetSlice, 34, { ru: 104, size: 0.95 }))
    m.stand(board(470, 380, 'walnut'), 350, 240, 5)
    m.put(firmCheese('#eec35c', '#b3702a'), 220, 160, 1.15, 14).put(brie, 430, 150, 1.15, 18)
    m.row(cracker, 5, [200, 330], [400, 350], { size: 0.9 })
    grapes(m.at(460, 290, 1), 'red', 0.85)
  }),
  'frit-valg': full(1.0, (m) => {
    m.stand(board(1500, 1100, 'walnut', 8), 0, 0, -2)
    const kinds = ['eggTomato', 'liver', 'beef', 'salmon', 'prawns', 'tatar'] as const
    kinds.forEach((kind, index) =>
      smoerrebroed(m.at(-396 + (index % 3) * 396, -205 + Math.floor(index / 3) * 410, 1.46, -5 + index), kind),
    )
    m.scatter([radish, cress], 5, { u: 0, v: 8, ru: 420, rv: 14, size: 1 })
  }),
  'byg-selv': full(1.08, (m) => {
    m.stand(board(620, 900, 'oak', 5), -360, 0, -6)
    m.row(rye, 4, [-420, -300], [-390, -30], { size: 1.22, turn: -6 }).row(whiteSlice, 4, [-400, 170], [-210, 210], {
      size: 1.5,
    })
    bowlOf(m.at(120, -250), 190, '#f3e3ae', (bowl) =>
      bowl
        .scatter(eggHalf, 5, { ru: 96, size: 0.8 })
        .scatter(lump(18, 14, '#f8f1e0', ['#f2c455']), 12, { ru: 118 })
        .scatter(chives, 6, { ru: 100 }),
    )
    m.stand(plate(190, m.scene.glaze), 460, -120)
    salmonFan(m.at(460, -135), 3, 74, 'fresh', 0.86)
    m.put(dill, 460, -120, 0.9)
    bowlOf(m.at(110, 170), 175, '#dde5bd', (bowl) =>
      bowl.heap(cucumber, 40, { ru: 124, size: 0.74 }).put(dill, 0, 0, 1),
    )
    bowlOf(m.at(450, 250), 165, '#5a1437', (bowl) => bowl.heap(beetSlice, 42, { ru: 114, size: 0.98 }))
    m.row(rullepoelse, 4, [-250, 330], [-90, 360], { size: 1 }).scatter(radish, 6, { u: 285, v: 390, ru: 90, rv: 30 })
  }),
  'dagens-ret': full(1.36, (middle) => {
    middle.stand(plate(560, middle.scene.glaze), 0, 20)
    const m = middle.at(-10, 30, 1.08)
    m.put(sauce(250, 150, GRAVY), 95, 30)
    whitePotatoes(m.at(-215, -70), 16, 165, 135)
    m.put(patty, 40, -40, 1.45)
      .put(patty, 205, 50, 1.45)
      .put(sauce(110, 60, GRAVY, { thickness: 3 }), 130, 60)
      .scatter(onionRing('#dcae6c', '#a8702f'), 12, { u: 110, v: 0, ru: 120, rv: 62, size: 1.05 })
      .scatter(onionRing('#c98f4a', '#8f5a26'), 7, { u: 120, v: 0, ru: 90, rv: 40, size: 0.85 })
    m.row(cucumber, 6, [-250, 180], [-60, 240], { size: 1.05 })
      .row(beetSlice, 5, [20, 250], [170, 240], { size: 1.25 })
      .put(parsley(), 20, -110, 1.2)
      .put(parsley(), -150, -40, 0.9, 30)
    middle.put(fork, -560, 60, 1.4, -4).put(knife, 585, 60, 1.4, 4)
  }),
  'kartofler-og-aeg': full(1.14, (m) => {
    m.stand(plate(620, m.scene.glaze), 0, 40)
    smoerrebroed(m.at(-150, -130, 1.95, -8), 'potato')
    smoerrebroed(m.at(120, 200, 1.95, -5), 'eggTomato')
    m.scatter(onionRing('#e7b465', '#b97a2e'), 6, { u: 300, v: -120, ru: 70, rv: 60, size: 1.3 }).put(
      cress,
      -330,
      190,
      1.4,
    )
  }),
  haandmadder: full(1.04, (m) => {
    m.stand(slate(1340, 820), 0, 0, -3)
    const kinds = ['beef', 'egg', 'potato', 'liver', 'rolledPork', 'cheese'] as const
    for (let index = 0; index < 12; index++)
      half(
        m.at(-435 + (index % 4) * 290, -270 + Math.floor(index / 4) * 265, 0.98, -7 + ((index * 5) % 9)),
        kinds[(index * 5 + Math.floor(index / 4)) % 6]!,
      )
  }),
  'sandwich-i-papir': full(1.22, (m) => {
    m.stand(board(1500, 760, 'walnut'), 0, 60, 2)
    const sandwich = (place: Spot, kind: 'chicken' | 'ham') => {
      const spot = place.whole()
      spot.stand(paper(430, 330), 0, 20, 8)
      spot.put(BUN_BASE, 0, 0, 1.55).scatter(CRISP, 9, { ru: 118, rv: 90, size: 0.9 })
      if (kind === 'chicken')
        spot
          .row(tomato, 3, [-70, 10], [80, 20], { size: 0.9 })
          .scatter(chicken, 12, { ru: 92, rv: 60, size: 1.3 })
          .put(bacon, -10, -14, 1.12, -12)
          .put(bacon, 10, 36, 1.06, 6)
      else
        spot
          .row(cheeseSlice(), 2, [-50, 0], [50, 4], { size: 1.1 })
          .row(curedHam, 3, [-70, 6], [76, 10], { size: 1 })
          .row(cucumber, 3, [-60, 50], [20, 58], { size: 0.8 })
      spot.put(MAYONNAISE, 20, 10, 0.9).put(BUN_TOP, 96, -92, 1.5, 20)
    }
    sandwich(m.at(-310, -40, 1.16, -10), 'chicken')
    sandwich(m.at(260, 80, 1.16, 6), 'ham')
    m.put(cucumber, -20, 330, 0.9).put(radish, 60, 350, 1.1).put(radish, 110, 330, 1)
  }),
  morgenbord: full(1.2, (m) => {
    m.stand(board(620, 420, 'oak'), -300, -170, -6)
    rolls(m.at(-300, -180), 12, 200, 110)
    coffee(m.at(330, -230), 92)
    m.stand(plate(210, m.scene.glaze), 330, 170)
    m.row(cheeseSlice(), 5, [220, 140], [330, 190], { size: 1.2, turn: 8 })
      .put(butter, 410, 120, 1.1, 20)
      .scatter(strawberry(), 3, { u: 410, v: 220, ru: 50, rv: 36, size: 0.85 })
    bowlOf(
      m.at(-30, 190),
      120,
      '#9c1b2c',
      (jam) => jam.scatter(raspberry, 5, { ru: 60, size: 0.8 }).scatter(redCurrant, 7, { ru: 62, size: 0.42 }),
      { gloss: 0.95, level: 0.6, rough: 5 },
    )
    for (const [u, v] of [
      [-440, 170],
      [-290, 250],
    ] as const) {
      bowlOf(m.at(u, v), 92, '#efe7d8', (cupful) => cupful.put(eggHalf, 0, 0, 1.25, 60).put(chives, 0, 0, 0.4), {
        level: 0.5,
      })
    }
    m.put(knife, 120, -20, 1.2, 40).row(appleSlice, 4, [-160, 340], [10, 360], { size: 0.95 })
  }),
  eftermiddagskaffe: full(1.35, (m) => {
    m.stand(plate(300, m.scene.glaze), 30, -60)
    coffee(m.at(-440, -180), 84)
    coffee(m.at(420, 270), 84, { foam: 0.8, drink: '#6b4526' })
    m.row(brunsviger, 3, [-110, -170], [130, -180], { size: 1 })
      .row(citronmaane, 3, [-130, -20], [-20, 60], { size: 0.98, turn: -20 })
      .heap(oatBall, 9, { u: 130, v: 20, ru: 84, rv: 70, size: 0.95 })
    m.put(spoon, -330, 180, 0.9, -40).scatter(oatBall, 2, { u: -120, v: 320, ru: 60, rv: 20, size: 0.95 })
  }),
  'det-store-kolde-bord': full(1.02, (m) => {
    herringBowl(m.at(-440, -260), 165, 'marinated')
    herringBowl(m.at(-90, -290), 150, 'curry')
    m.stand(platter(470, 330, m.scene.glaze), 330, -220, 4)
    m.row(fishFillet, 3, [230, -230], [420, -210], { size: 0.98, turn: -60 })
      .put(REMOULADE, 330, -130, 1.2)
      .row(citrus(), 2, [470, -160], [480, -120], { size: 0.8 })
    m.stand(platter(480, 360, m.scene.glaze), -360, 130, -4)
    frikadeller(m.at(-420, 110), 8, 120, 84)
    redCabbage(m.at(-230, 150), 84, 80)
    m.stand(board(360, 360, 'oak', 6), 100, 100, 3)
    m.row(cheeseSlice(), 3, [30, 20], [150, 30], { size: 0.9 }).scatter(cheeseCube, 6, {
      u: 190,
      v: 140,
      ru: 50,
      rv: 50,
      size: 0.9,
    })
    grapes(m.at(40, 160), 'red', 0.85)
    m.stand(bakingDish(300, 320, m.scene.glaze), 450, 140, 3)
    m.put(pool(118, 120, '#6b3f1d'), 450, 140)
      .row(patty, 2, [410, 90], [490, 190], { size: 0.8 })
      .scatter(onionRing('#cf9f62', '#8f5a26'), 10, { u: 450, v: 140, ru: 80, rv: 80, size: 0.7 })
      .put(parsley(), 500, 90, 0.7)
    m.scatter([strawberry(), strawberryHalf, grapeLike], 14, { u: -60, v: 360, ru: 220, rv: 46, size: 0.9 })
    m.put(dill, 90, -150, 1.2, 30)
  }),
  'det-lille-kolde-bord': full(1.15, (m) => {
    herringBowl(m.at(-410, -225), 190, 'marinated')
    bowlOf(m.at(110, -250), 175, '#f2e4bd', (bowl) =>
      bowl
        .scatter(chicken, 16, { ru: 110, size: 1 })
        .scatter(mushroom('#d7b98c', '#f0e2c6'), 6, { ru: 100, size: 0.7 })
        .scatter(peas, 2, { ru: 60, size: 0.6 })
        .put(bacon, 0, -10, 0.9, -14)
        .put(cress, 30, 30, 0.9),
    )
    m.stand(platter(520, 360, m.scene.glaze), 400, 60, -4)
    m.row(roastBeef, 5, [260, 20], [510, 60], { size: 1.25, turn: 10 })
      .put(REMOULADE, 330, 130, 1.1)
      .put(crispOnion, 430, 110, 1)
      .put(cress, 500, 130, 0.9)
    m.stand(plate(270, m.scene.glaze), -190, 220)
    frikadeller(m.at(-200, 210), 8, 140, 110)
    m.put(parsley(), -180, 200, 1)
    m.stand(board(400, 250, 'oak'), 330, 340, 4)
    m.row(cheeseSlice(), 3, [220, 320], [330, 330], { size: 0.95 })
    grapes(m.at(440, 340), 'green', 0.8)
  }),
  julefrokost: full(1.15, (m) => {
    m.stand(platter(660, 460, m.scene.glaze), -250, -130, -4)
    m.scatter(leaf('#3f6a34'), 9, { u: -250, v: -130, ru: 250, rv: 150, size: 0.9 })
    roastPork(m.at(-260, -110), 5, 1.02)
    m.row(citrus('orange'), 3, [-40, -200], [0, -80], { size: 0.86 })
    m.stand(bakingDish(430, 330, m.scene.glaze), 370, -190, 6)
    m.put(pool(150, 110, '#8fa05e', { thickness: 10 }), 370, -190).scatter(
      shreds(['#4f6d35', '#6c8a47', '#3f5c2b']),
      14,
      { u: 370, v: -170, ru: 150, rv: 90 },
    )
    m.row(sausage(210, '#9a5527', '#bf7c42'), 4, [300, -250], [420, -130], { size: 0.95, turn: -24 })
    bowlOf(m.at(-420, 250), 165, '#541436', (bowl) => redCabbage(bowl, 118), {})
    bowlOf(
      m.at(-60, 270),
      160,
      '#f6efde',
      (bowl) =>
        bowl
          .scatter(rice, 4, { ru: 80, size: 0.9 })
          .put(pool(74, 62, '#8a1020', { gloss: 1 }), 0, 0)
          .scatter(cherry, 6, { ru: 54, size: 0.66 })
          .scatter(almond, 5, { ru: 90, size: 0.7 }),
      { level: 0.64 },
    )
    bowlOf(m.at(285, 240), 165, '#7a4716', (bowl) => brownPotatoes(bowl, 16, 118, 108), { gloss: 0.9 })
    m.scatter(redCurrant, 9, { u: 500, v: 100, ru: 60, rv: 44, size: 0.66 })
      .put(leaf('#35592c'), 480, 130, 1, 20)
      .put(leaf('#3f6a34'), 420, 60, 0.9, -60)
  }),
  paaskefrokost: full(1.15, (m) => {
    m.stand(platter(560, 400, m.scene.glaze), -290, -180, -6)
    m.scatter(CRISP, 11, { u: -290, v: -180, ru: 220, rv: 140, size: 0.9 }).scatter(eggHalf, 9, {
      u: -290,
      v: -180,
      ru: 200,
      rv: 120,
      size: 1.12,
      turn: 40,
    })
    m.scatter(pool(20, 15, '#c9962f', { thickness: 9 }), 9, { u: -290, v: -185, ru: 195, rv: 116, size: 0.9 })
      .scatter(chives, 5, { u: -290, v: -180, ru: 180, rv: 100 })
      .put(cress, -290, -180, 1)
    herringBowl(m.at(190, -260), 165, 'marinated')
    m.stand(bakingDish(620, 300, m.scene.glaze), 270, 100, 4)
    m.row(asparagus('white'), 5, [230, 10], [260, 150], { size: 1.6, turn: 6 })
      .scatter(prawn, 16, { u: 330, v: 90, ru: 120, rv: 70, size: 0.9 })
      .put(dill, 320, 90, 1.1)
    m.stand(plate(250, m.scene.glaze), -270, 230)
    frikadeller(m.at(-290, 220), 7, 120, 100)
    m.scatter([parsley('#4d8034'), onionRing()], 5, { u: -280, v: 220, ru: 90, rv: 70, size: 0.8 })
    dessertCup(m.at(170, 350), 88, '#f3df85', (cupful) => cupful.put(WHIPPED, 0, 0, 1).put(citrus(), 30, 14, 0.4))
    dessertCup(m.at(400, 345), 88, '#f3df85', (cupful) => cupful.put(WHIPPED, 0, 0, 1).put(citrus(), -24, 16, 0.4))
  }),
  ostefad: full(1.34, (m) => {
    m.stand(board(1250, 900, 'walnut', 4), 0, 10, -4)
    cheeses(m.at(0, 0, 1.04))
  }),
  paalaegsfad: full(1.2, (m) => {
    m.stand(platter(1260, 900, m.scene.glaze), 0, 0, -3)
    m.scatter(CRISP, 26, { ru: 520, rv: 330, size: 1.05 })
    coldCuts(m.at(-10, 0, 1.12))
    m.row(cucumber, 6, [-420, 250], [-150, 310], { size: 0.95 })
      .row(beetSlice, 5, [-60, 310], [140, 290], { size: 1 })
      .put(crispOnion, 160, 130, 1.3)
      .put(REMOULADE, 320, 190, 1.4)
      .scatter(radish, 5, { u: 420, v: 40, ru: 60, rv: 40 })
      .put(parsley(), 60, -60, 1.1)
      .put(cress, -10, 190, 1.1)
  }),
  fiskefad: full(1.2, (m) => {
    m.stand(platter(1260, 880, m.scene.glaze), 0, 10, 2)
    fishPlatter(m.at(0, 0, 1.12))
  }),
  groentsagsfad: full(1.15, (m) => {
    m.stand(platter(1240, 900, m.scene.glaze), 0, 0, 2)
    m.row(carrotStick, 11, [-380, -250], [-120, -270], { size: 1.35, turn: 82 }).row(
      cucumberStick,
      9,
      [-430, -40],
      [-250, 60],
      { size: 1.3, turn: 62 },
    )
    m.row(pepperStrip(), 6, [110, -300], [260, -260], { size: 1.35, turn: 78 }).row(
      pepperStrip('#e0a126', '#f2c552'),
      6,
      [300, -240],
      [430, -160],
      { size: 1.35, turn: 62 },
    )
    m.heap(floret(), 9, { u: -300, v: 240, ru: 130, rv: 80, size: 1.08 }).heap(floret('cauliflower'), 8, {
      u: 330,
      v: 220,
      ru: 130,
      rv: 90,
      size: 1.08,
    })
    m.row(celeryStick, 6, [380, -20], [470, 80], { size: 1.2, turn: 30 }).scatter(radish, 9, {
      u: 10,
      v: 320,
      ru: 130,
      rv: 40,
      size: 1.25,
    })
    bowlOf(
      m.at(-40, -30),
      148,
      '#dcbf8a',
      (dip) =>
        dip
          .put(pool(30, 24, '#b99a3e', { gloss: 0.95 }), 4, 0)
          .scatter(chickpeas, 1, { ru: 1, size: 0.5 })
          .put(parsley(), 20, 10, 0.5),
      { rough: 5, gloss: 0.5 },
    )
    bowlOf(
      m.at(220, 60),
      138,
      '#f3f0df',
      (dip) => dip.scatter(chives, 5, { ru: 60, size: 0.8 }).put(dill, 10, 0, 0.8),
      { rough: 4, gloss: 0.5 },
    )
  }),
  'syv-snitter': full(1.12, (m) => {
    m.stand(slate(1360, 900), 0, 10, -2)
    const kinds = ['salmon', 'tatar', 'prawn', 'potato', 'goat', 'beef', 'mushroom'] as const
    for (let index = 0; index < 15; index++) {
      const [column, line] = [index % 5, Math.floor(index / 5)]
      canape(
        m.at(-440 + column * 220, -260 + line * 260, 1.66, m.scene.between(-12, 12)),
        kinds[(index * 3 + line) % 7]!,
      )
    }
  }),
  velkomst: full(1.0, (m) => {
    m.stand(board(620, 420, 'oak'), -240, 190, -8)
    bowlOf(m.at(-400, 160), 150, '#c99a62', (bowl) => bowl.heap(almond, 60, { ru: 104, size: 1 }), { dome: 0.1 })
    bowlOf(m.at(-60, 230), 150, '#7d8050', (bowl) =>
      bowl.heap([olive(), olive('#4a3340', '#2a1c22')], 30, { ru: 100, size: 1 }).put(dill, 20, -20, 0.7),
    )
    for (const [x, y] of [
      [230, 300],
      [430, 260],
      [640, 300],
      [860, 270],
      [1050, 360],
      [840, 520],
      [1030, 640],
    ] as const)
      m.glass('flute', x - 600, y - 450, '#e6c46a', 1.4)
    m.put(napkin(260, 220, '#eef0f2'), 330, 300, 1, 12)
  }),
  'reception-med-soedt': full(1.22, (m) => {
    m.stand(slate(760, 560), -260, -140, -4)
    const kinds = ['salmon', 'beef', 'prawn', 'goat', 'potato'] as const
    for (let index = 0; index < 6; index++)
      canape(
        m.at(-480 + (index % 3) * 220, -255 + Math.floor(index / 3) * 250, 1.5, m.scene.between(-12, 12)),
        kinds[index % 5]!,
      )
    m.stand(plate(320, m.scene.glaze), 350, -110)
    m.row(kransekageBar(true), 3, [260, -170], [360, -20], { size: 1.2, turn: -16 }).put(
      kransekageBar(true),
      410,
      -120,
      1.2,
      62,
    )
    m.stand(board(700, 230, 'oak'), 60, 280, 3)
    m.row(
      [
        petitFour('#f3c3cb', '#fff6f0'),
        petitFour('#4a2816', '#e9cfa2'),
        petitFour('#f2ead8', '#b53a4e'),
        petitFour('#cfdba6', '#fffaf0'),
      ],
      8,
      [-210, 270],
      [330, 290],
      { size: 1.06 },
    )
  }),
  tarteletter: full(1.3, (m) => {
    m.stand(plate(610, m.scene.glaze), 0, 30)
    for (const [u, v] of [
      [-290, -170],
      [0, -240],
      [290, -150],
      [-180, 140],
      [130, 130],
      [-10, -40],
    ] as const)
      tartelet(m.at(u, v, 1.72, m.scene.between(0, 90)))
    m.put(parsley(), -400, 70, 1.3)
      .put(parsley(), 370, 130, 1.3, 40)
      .scatter(asparagusBit, 3, { u: 300, v: 270, ru: 60, rv: 30 })
  }),
  'boller-i-karry': (m) => {
    m.put(napkin(420, 360, '#f4f1ea'), -330, 330, 1, 14)
    bowlOf(
      m.at(-190, -20),
      370,
      '#ecc05a',
      (curry) =>
        curry
          .scatter(meatball, 17, { ru: 232, rv: 232, size: 1.45 })
          .scatter(sauce(62, 42, CURRY, { thickness: 4, edge: 12 }), 9, { ru: 210 })
          .scatter(lump(13, 10, '#a9c465', ['#bdd67a'], { gloss: 0.7, soft: 0.5 }), 10, { ru: 250, size: 1.1 })
          .scatter(chives, 8, { ru: 215, size: 1.15 })
          .put(parsley(), -20, -20, 1.7)
          .put(parsley('#55893a'), 30, 10, 1.3, 50),
      { gloss: 0.7, level: 0.66, rough: 1, tone: 0.04 },
    )
    bowlOf(
      m.at(398, -140),
      235,
      '#efe5d0',
      (heap) => heap.put(riceHeap(192, 192, 50), 0, 0).put(parsley(), 6, -6, 1.1),
      { level: 0.62, gloss: 0.2 },
    )
    bowlOf(m.at(240, 270), 118, '#c9782a', (chutney) =>
      chutney.heap(lump(19, 14, '#dd9136', ['#ecae57'], { gloss: 0.95, soft: 0.7 }, 0.2), 22, { ru: 76 }),
    )
    bowlOf(m.at(490, 245), 122, '#dfe9bd', (salad) =>
      salad.heap(cucumber, 16, { ru: 80, size: 0.84 }).put(dill, 0, 0, 1),
    )
  },
  flaeskesteg: full(1.3, (m) => {
    m.stand(plate(560, m.scene.glaze), -30, 20)
    m.put(sauce(235, 120, GRAVY), 50, 165)
    roastPork(m.at(-50, -95, 1.08), 4, 1.4)
    brownPotatoes(m.at(285, 95), 13, 118, 96)
    whitePotatoes(m.at(40, 215), 11, 145, 84)
    redCabbage(m.at(-270, 165), 150, 118)
    m.put(parsley(), 130, 110, 1.1).put(parsley(), -20, 150, 0.9, 60)
    bowlOf(m.at(475, -295), 132, '#70421f', undefined, { gloss: 0.7, rough: 0.6, tone: 0.03 })
  }),
  'frikadeller-med-kartoffelsalat': full(1.16, (m) => {
    m.stand(platter(660, 520, m.scene.glaze), 290, -95, -4)
    m.scatter(CRISP, 15, { u: 290, v: -95, ru: 225, rv: 155, size: 1 })
    m.scatter(frikadelle, 9, { u: 290, v: -105, ru: 200, rv: 125, size: 1.5, turn: 28 })
      .put(parsley(), 280, -110, 1.2)
      .put(parsley(), 170, -20, 1, 40)
    bowlOf(
      m.at(-280, -10),
      315,
      '#f1e6bf',
      (salad) => {
        salad.heap([potatoHalf, newPotato, potatoHalf], 34, { ru: 205, rv: 200, size: 1.25 })
        salad.scatter(dollop('#f7efd2'), 9, { ru: 190, size: 1.5 })
        potatoSalad(salad.at(0, -10), 1.7)
        salad.scatter(radish, 7, { ru: 200, size: 1.5 }).scatter(chives, 9, { ru: 210, size: 1.3 })
      },
      { level: 0.56, rough: 1 },
    )
    bowlOf(m.at(120, 300), 125, '#dfe9bd', (salad) =>
      salad.heap(cucumber, 16, { ru: 82, size: 0.84 }).put(dill, 0, 0, 0.9),
    )
    bowlOf(m.at(390, 280), 105, '#8c1226', (jam) => jam.heap(lingonberry, 34, { ru: 70, size: 0.5 }), { gloss: 1 })
  }),
  aeblekage: full(1.08, (m) => {
    m.stand(board(1320, 820, 'oak', 7), 0, 30, -3)
    for (const [u, v] of [
      [-330, -190],
      [30, -230],
      [360, -150],
      [-200, 170],
      [190, 210],
    ] as const)
      dessertCup(m.at(u, v), 140, '#d2a04f', (cupful) => {
        cupful
          .scatter(crumbs, 5, { ru: 90, size: 1.1 })
          .put(WHIPPED, 0, 0, 1.9)
          .scatter(WHIPPED, 5, { ru: 66, size: 1.2 })
        cupful
          .scatter(crumbs, 3, { ru: 54, size: 0.75 })
          .scatter(redCurrant, 4, { ru: 44, size: 0.5 })
          .put(leaf('#5d8a3f'), 40, -30, 0.42, -30)
      })
    m.scatter([crumbs, appleSlice], 6, { u: 0, v: 30, ru: 560, rv: 40, size: 0.9 }).put(spoon, 480, 190, 1.2, 24)
  }),
  citronfromage: full(1.12, (m) => {
    m.stand(slate(1300, 820), 0, 20, 2)
    for (const [u, v] of [
      [-350, -180],
      [-20, -230],
      [320, -190],
      [-200, 150],
      [150, 160],
      [440, 120],
    ] as const)
      dessertCup(m.at(u, v), 126, '#f2dd7e', (cupful) =>
        cupful
          .scatter(WHIPPED, 4, { ru: 60, size: 1.25 })
          .put(WHIPPED, 0, 0, 1.3)
          .put(citrus(), 52, 20, 0.66, 0)
          .scatter(shreds(['#e8bd26', '#f2d34f'], 3), 2, { ru: 40, size: 0.5 })
          .put(leaf('#5d8a3f'), -36, -24, 0.4),
      )
    m.row(citrus(), 3, [-480, 250], [-380, 310], { size: 1.2 })
      .put(leaf('#5d8a3f'), 340, 300, 0.9)
      .put(spoon, 520, 280, 1.1, 60)
  }),
  desserttallerken: full(1.4, (m) => {
    m.stand(plate(600, m.scene.glaze), 0, 20)
    dessertCup(m.at(-250, -90), 140, '#d2a04f', (cupful) =>
      cupful
        .scatter(crumbs, 4, { ru: 78, size: 1 })
        .put(WHIPPED, 0, 0, 1.7)
        .scatter(redCurrant, 3, { ru: 30, size: 0.5 }),
    )
    m.row(brownie, 2, [180, -170], [245, -60], { size: 1.7, turn: 12 })
      .put(dollop('#fbf6ea'), 130, 10, 1.4)
      .scatter(chocolateShavings, 3, { u: 210, v: -110, ru: 70, rv: 50 })
    m.put(tartlet('#9c1b2c'), -20, 190, 2)
      .scatter([raspberry, blueberry, strawberryHalf], 12, { u: -20, v: 180, ru: 62, rv: 56, size: 0.9 })
      .put(leaf('#5d8a3f'), 30, 150, 0.5)
    m.scatter([raspberry, blueberry, redCurrant], 8, { u: 250, v: 190, ru: 90, rv: 60, size: 0.8 }).put(
      pool(60, 18, '#a3182d', { thickness: 3, gloss: 1 }),
      270,
      120,
    )
    m.put(spoon, 580, 40, 1.4, 5)
  }),
  kransekage: full(1.12, (m) => {
    m.stand(platter(1180, 720, m.scene.glaze), 0, 10, -5)
    for (const [line, count] of [
      [-136, 4],
      [136, 4],
    ] as const)
      m.row(kransekageBar(true), count, [-105 * (count - 1), line - 10], [105 * (count - 1), line + 14], {
        size: 1.5,
        turn: 68,
      })
    m.scatter(strewn(8, 30, 22, [12, 8], ['#8a5a30', '#a3703f'], { thickness: 11, edge: 6 }), 3, {
      u: 440,
      v: 40,
      ru: 30,
      rv: 90,
    })
  }),
}

const BUN_BASE = disc(
  100,
  88,
  [
    [1, '#b5742f'],
    [0.94, '#efdcae'],
  ],
  { thickness: 24, edge: 8, grain: { size: 7, height: 4, tone: 0.12 } },
  0.04,
)
const BUN_TOP = lump(
  100,
  88,
  '#b9752f',
  ['#cf9448', '#a5642a', '#f0e3c4'],
  { thickness: 62, gloss: 0.4, grain: { size: 18, height: 4, tone: 0.14 } },
  0.04,
)
const grapeLike = ball('#a9b957', { gloss: 0.6, soft: 0.75 })
