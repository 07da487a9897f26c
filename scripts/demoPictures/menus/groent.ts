import { full, type LayOut, type Spot } from '../dishes/arrange.ts'
import { bowlOf } from '../dishes/served.ts'
import { smoerrebroed } from '../dishes/smoerrebroed.ts'
import { lump, type Make, pool, strewn } from '../food/basics.ts'
import { whiteSlice } from '../food/bread.ts'
import { dollop, eggHalf } from '../food/dairyAndEgg.ts'

import {
  ball,
  cherryTomato,
  chives,
  cucumber,
  leaf,
  onionRing,
  parsley,
  radish,
  rocket,
  shreds,
} from '../food/greens.ts'
import {
  avocadoSlice,
  barley,
  beetWedge,
  blackBeans,
  chickpeas,
  citrus,
  crispOnion,
  falafel,
  feta,
  grilledSlice,
  lentils,
  mushroom,
  nuts,
  peas,
  pomegranate,
  quinoa,
  riceHeap,
  seeds,
  sesame,
  tofu,
} from '../food/vegetables.ts'
import { fork, spoon } from '../ware/settings.ts'
import { board, paper, plate, platter } from '../ware/ware.ts'
import { bowlOfParts, CARROT, heapOf, LEAVES, RED_CABBAGE, strewnOf, wrapEnd } from '../dishes/lunchBowls.ts'

const HUMMUS = pool(70, 56, '#dcbf8a', { thickness: 16, edge: 30, gloss: 0.4, ripple: { size: 24, height: 10 } })
const TAHINI = dollop('#efe2c4', { gloss: 0.8 })
const NAAN = lump(
  120,
  78,
  '#dcae6a',
  ['#a8682a', '#efd09a', '#8a5220', '#f3dcae'],
  { thickness: 20, edge: 16, gloss: 0.4, ripple: { size: 40, height: 12 } },
  0.08,
)

/** Half of the menus of Grønt, by the names of their files. */
export const GROENT: Record<string, LayOut> = {
  'ugens-skaal': full(1.15, (m) => {
    bowlOfParts(
      m.at(-90, 20),
      420,
      '#b9a878',
      [
        strewnOf(lentils),
        heapOf(CARROT, 12),
        strewnOf(chickpeas),
        heapOf(LEAVES, 9, 0.9),
        heapOf(beetWedge, 8),
        heapOf(RED_CABBAGE, 12),
      ],
      (inside) =>
        inside
          .put(eggHalf, 20, -10, 1.3, 30)
          .put(TAHINI, -40, 30, 1.2)
          .scatter(seeds, 4, { ru: 180 })
          .scatter(crispOnion, 2, { ru: 80 })
          .scatter(parsley(), 3, { ru: 150, size: 0.7 }),
    )
    bowlOf(m.at(430, -290), 110, '#efe2c4', undefined, { gloss: 0.9 })
    m.row(whiteSlice, 3, [420, 190], [520, 260], { size: 1.1, turn: 12 }).put(fork, 420, 20, 1.1, 12)
  }),
  'byg-din-skaal': full(1.15, (m) => {
    m.stand(board(1400, 1000, 'oak', 9), 0, 0, 2)
    const bowls: [number, number, number, string, (spot: Spot) => void][] = [
      [-420, -270, 165, '#dcc38e', (b) => b.scatter(quinoa, 6, { ru: 84 })],
      [-80, -290, 150, '#8f6a3e', (b) => b.heap(falafel, 9, { ru: 90, size: 0.95 })],
      [240, -280, 160, '#2c2024', (b) => b.scatter(blackBeans, 8, { ru: 92 })],
      [500, -150, 120, '#d24a7c', (b) => b.heap(onionRing('#e9a3c0', '#b5447a'), 16, { ru: 74, size: 0.8 })],
      [-440, 90, 160, '#c9b27c', (b) => b.heap(tofu, 16, { ru: 100, size: 0.95 })],
      [
        -110,
        40,
        150,
        '#8fae4e',
        (b) => b.ring(avocadoSlice, 9, { ru: 58, size: 0.98, turn: 70 }).put(citrus('lime'), 0, 0, 0.5),
      ],
      [180, 50, 150, '#f3efe2', (b) => b.heap(feta, 30, { ru: 92, size: 1.2 }).put(parsley(), 0, 0, 0.6)],
      [450, 180, 150, '#a8763e', (b) => b.scatter([seeds, nuts, seeds], 8, { ru: 92 })],
      [-290, 340, 130, '#efe2c4', () => undefined],
      [20, 345, 130, '#9fb25c', (b) => b.scatter(chives, 3, { ru: 50 })],
    ]
    for (const [u, v, radius, color, fill] of bowls) bowlOf(m.at(u, v), radius, color, fill)
  }),
  'bagt-aubergine-og-tahin': full(
    1.3,
    (m) => {
      m.stand(platter(1180, 800, m.scene.glaze), 0, 10, -3)
      m.put(pool(300, 160, '#e6d3a6', { thickness: 9, gloss: 0.6, ripple: { size: 70, height: 10 } }), 0, 10).scatter(
        lentils,
        9,
        { ru: 300, rv: 150, size: 1.1 },
      )
      m.row(grilledSlice('#b98a4e', '#3b1f3a'), 5, [-320, -70], [320, -100], { size: 1.8, turn: -66 }).row(
        grilledSlice('#b98a4e', '#3b1f3a'),
        5,
        [-280, 130],
        [340, 120],
        { size: 1.75, turn: -58 },
      )
      m.scatter(TAHINI, 7, { ru: 300, rv: 130, size: 0.9 })
        .scatter(pomegranate, 11, { ru: 320, rv: 160, size: 1.1 })
        .scatter(leaf('#4f8a44'), 14, { ru: 330, rv: 170, size: 0.6 })
        .scatter(sesame, 6, { ru: 320, rv: 160 })
    },
    1.06,
  ),
  'falafel-og-sproed-kaal': full(
    1.3,
    (m) => {
      m.stand(plate(590, m.scene.glaze), 0, 30)
      m.put(HUMMUS, -210, -60, 2.1)
        .put(pool(46, 34, '#b99a3e', { thickness: 3, gloss: 1, soft: 0.8 }), -210, -70)
        .scatter(chickpeas, 1, { u: -200, v: -60, ru: 1, size: 0.8 })
      m.scatter(falafel, 6, { u: 150, v: -60, ru: 150, rv: 120, size: 1.5 }).heap(
        [RED_CABBAGE, shreds(['#dbe8b4', '#c3d892', '#eef3d4'])],
        22,
        { u: 60, v: 200, ru: 230, rv: 80 },
      )
      m.row(cucumber, 6, [-360, 150], [-190, 230], { size: 0.9 })
        .put(parsley(), -60, 30, 1)
        .put(citrus(), 330, 120, 0.9)
        .scatter(parsley(), 3, { u: 150, v: -60, ru: 120, size: 0.6 })
    },
    1.06,
  ),
  'tre-salater': full(
    1.2,
    (m) => {
      bowlOf(m.at(-330, -110), 270, '#c9b07a', (b) =>
        b
          .scatter(barley, 12, { ru: 160, size: 1.2 })
          .scatter(mushroom(), 14, { ru: 170, size: 1 })
          .scatter(parsley(), 6, { ru: 150, size: 0.7 }),
      )
      bowlOf(m.at(290, -200), 250, '#7c1c45', (b) =>
        b
          .heap(beetWedge, 36, { ru: 160, size: 1 })
          .scatter(citrus('orange'), 6, { ru: 120, size: 0.72 })
          .scatter(nuts, 3, { ru: 110 })
          .scatter(rocket, 6, { ru: 130, size: 0.8 }),
      )
      bowlOf(m.at(90, 250), 245, '#d1483a', (b) =>
        b
          .heap(cherryTomato, 56, { ru: 165, size: 1 })
          .scatter(croutons, 14, { ru: 140 })
          .scatter(leaf('#3f7029'), 8, { ru: 130, size: 0.6 }),
      )
      m.row(whiteSlice, 4, [-430, 270], [-230, 320], { size: 1.2, turn: 8 }).put(spoon, 470, 200, 1.1, 20)
    },
    1.06,
  ),
  'kun-det-groenne': full(1.2, (m) => {
    bowlOf(m.at(0, 0), 470, '#4f6b30', (b) =>
      b
        .scatter(LEAVES, 90, { ru: 350, size: 1.15 })
        .scatter(LEAVES, 30, { ru: 220, size: 1 })
        .scatter(seeds, 9, { ru: 270, size: 1.1 })
        .scatter(peas, 5, { ru: 250 })
        .scatter(radish, 10, { ru: 260 })
        .scatter([parsley('#5a8a3a'), chives], 10, { ru: 260, size: 0.9 })
        .scatter(cucumber, 8, { ru: 270, size: 0.7 }),
    )
    bowlOf(m.at(480, 330), 100, '#d6c257', undefined, { gloss: 1 })
  }),
  wrap: full(1.2, (m) => {
    m.stand(board(1260, 760, 'walnut', 6), 0, 0, -4)
    m.stand(paper(1000, 560), 0, 0, -2)
    for (let index = 0; index < 8; index++)
      m.put(
        wrapEnd,
        -330 + (index % 4) * 220 + (index > 3 ? 50 : 0),
        -120 + Math.floor(index / 4) * 230,
        1.36,
        index * 50,
      )
    m.scatter(LEAVES, 6, { u: -470, v: 230, ru: 110, rv: 50 }).row(citrus('lime'), 2, [440, 240], [480, 280], {
      size: 0.8,
    })
  }),
  'smoerrebroed-uden-koed': full(1.2, (m) => {
    m.stand(plate(610, m.scene.glaze), 0, 30)
    smoerrebroed(m.at(-130, -150, 1.78, -9), 'potato')
    smoerrebroed(m.at(120, 170, 1.78, -5), 'tomato')
    m.scatter([radish, parsley()], 4, { u: -330, v: 190, ru: 60, rv: 50, size: 1 })
  }),
  'dagens-suppe': full(1.2, (m) => {
    bowlOf(
      m.at(-140, 0),
      390,
      '#d9822b',
      (soup) => {
        soup
          .put(pool(70, 36, '#f6ecd0', { thickness: 3 }, 0.3), -40, -30, 1.4, 20)
          .put(pool(50, 24, '#f6ecd0', { thickness: 3 }, 0.3), 90, 70, 1.2, -30)
        soup
          .scatter(croutons, 10, { u: 20, v: 10, ru: 120, size: 1.1 })
          .scatter(seeds, 4, { ru: 120, size: 1.2 })
          .scatter(parsley(), 5, { ru: 110, size: 0.8 })
          .scatter(chives, 3, { ru: 130 })
      },
      { gloss: 1, rough: 1, level: 0.68, tone: 0.05 },
    )
    m.stand(board(400, 560, 'oak'), 430, 80, 10)
    m.row(whiteSlice, 4, [420, -70], [440, 220], { size: 1.25, turn: 10 }).put(spoon, 400, -330, 1.1, 70)
  }),
  'dal-med-ris': full(1.2, (m) => {
    bowlOf(
      m.at(-170, -40),
      370,
      '#d79a35',
      (dal) => {
        dal.scatter(
          strewn(44, 60, 46, [7, 5.6], ['#e3ab4c', '#dba03f', '#e8b65a'], { thickness: 3.4, gloss: 0.7, soft: 0.5 }),
          18,
          { ru: 215, size: 1.1 },
        )
        dal
          .scatter(leaf('#3f6a34'), 12, { ru: 220, size: 0.7 })
          .put(TAHINI, 0, 0, 1.8)
          .scatter(parsley('#4f8a3a'), 5, { ru: 90, size: 0.7 })
          .scatter(ball('#c9382a'), 4, { ru: 120, size: 0.3 })
      },
      { gloss: 0.7, level: 0.68, rough: 1.6, tone: 0.05 },
    )
    bowlOf(m.at(370, -200), 190, '#fbf7ec', (b) =>
      b.put(riceHeap(142, 142, 46), 0, 0).put(parsley('#4f8a3a'), 4, -4, 0.9),
    )
    m.row(NAAN, 2, [290, 190], [400, 250], { size: 1.25, turn: -16 }).put(spoon, -480, 290, 1, -40)
  }),
}

const croutons: Make = lump(
  19,
  17,
  '#c98f45',
  ['#e3b878', '#a8682a'],
  { thickness: 26, edge: 6, grain: { size: 7, height: 4, tone: 0.2 } },
  0.16,
)
