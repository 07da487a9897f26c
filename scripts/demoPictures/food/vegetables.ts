import { type Make, block, disc, lump, rod, strewn } from './basics.ts'
import { between, blob, closedCurve, oval, path, stroke, times } from './draw.ts'

/** A boiled new potato, halved; 84 wide. */
export const potatoHalf: Make = disc(
  42,
  35,
  [
    [1, '#b98f4c'],
    [0.94, '#ecd596'],
    [0.8, '#f2e0a8'],
    [0.5, '#f5e6b6'],
  ],
  { thickness: 26, edge: 16, gloss: 0.4, soft: 0.45, grain: { size: 9, height: 2.5, tone: 0.1 } },
  0.07,
)

/** A slice of potato; 76 wide. */
export const potatoSlice: Make = disc(
  38,
  33,
  [
    [1, '#cfae66'],
    [0.94, '#f0dc9f'],
    [0.66, '#f4e4b0'],
  ],
  { thickness: 9, edge: 4, gloss: 0.4, soft: 0.5, grain: { size: 8, height: 1.8, tone: 0.09 } },
  0.06,
)

/** A whole boiled new potato with patches of skin; 76 wide. */
export const newPotato: Make = lump(
  40,
  33,
  '#ecd28a',
  ['#e3c478', '#f3dfa6', '#dcb968'],
  {
    thickness: 42,
    gloss: 0.6,
    soft: 0.5,
    grain: { size: 20, height: 1.6, tone: 0.06 },
  },
  0.015,
)

/** A small potato browned in sugar; 68 wide. */
export const sugarPotato: Make = lump(
  35,
  30,
  '#c27a26',
  ['#a85f17', '#d6953c', '#e2ab55'],
  {
    thickness: 40,
    gloss: 0.9,
    soft: 0.5,
    grain: { size: 20, height: 1.6, tone: 0.12 },
  },
  0.015,
)

/** A wedge of roasted potato; 96 wide. */
export const potatoWedge: Make = (random) => ({
  svg:
    path('M-48 6Q-30 -24 4 -24Q36 -24 48 4Q24 14 0 14Q-26 16 -48 6z', '#a8692a') +
    path('M-42 2Q-26 -16 4 -17Q32 -17 42 1Q20 8 0 8Q-22 9 -42 2z', '#dcaa52') +
    times(9, () =>
      oval(
        between(random, -30, 30),
        between(random, -10, 6),
        4,
        2.6,
        random.pick(['#b9772f', '#e6c070', '#8f5520']),
        'opacity=".7"',
      ),
    ).join(''),
  reach: 54,
  thickness: 26,
  edge: 14,
  gloss: 0.5,
  grain: { size: 9, height: 4, tone: 0.2 },
})

/** A spear of asparagus; 190 long. */
export const asparagus =
  (kind: 'green' | 'white' = 'green'): Make =>
  (random) => {
    const [stem, tip, light] = kind === 'green' ? ['#7f9e4b', '#587a38', '#b6c77c'] : ['#e6dfba', '#cfcb93', '#f5f0d6']
    return {
      svg:
        stroke('M-92 0L58 0', stem, 17) +
        stroke('M-92 -3L56 -3', light, 5, 'opacity=".6"') +
        path('M52 -9Q84 -11 98 0Q84 11 52 9z', tip) +
        times(7, (index) => {
          const x = index < 3 ? -60 + index * 42 : 52 + (index - 3) * 10
          const side = index % 2 ? 1 : -1
          return path(
            `M${x} ${side * 2}Q${x + 9} ${side * 10} ${x + 20} ${side}Q${x + 9} ${side * -1} ${x} ${side * 2}z`,
            random.pick([tip, light]),
            'opacity=".85"',
          )
        }).join(''),
      reach: 102,
      thickness: 15,
      gloss: 0.55,
      soft: 0.4,
      emboss: 5,
    }
  }

/** A slice of mushroom, raw or fried; 64 wide. */
export const mushroom =
  (cap = '#c99f68', flesh = '#ead6b0'): Make =>
  (random) => ({
    svg:
      path('M-33 2C-34 -24 -14 -32 0 -32S34 -24 33 2C30 10 16 8 11 5L9 24Q0 31 -9 24L-11 5C-16 8 -30 10 -33 2z', cap) +
      path('M-28 0C-28 -20 -12 -27 0 -27S28 -20 28 0C24 4 14 3 8 1L6 22Q0 26 -6 22L-8 1C-14 3 -24 4 -28 0z', flesh) +
      stroke('M-24 0Q-14 -7 -7 1M24 0Q14 -7 7 1', '#8d6437', 4, 'opacity=".6"') +
      oval(between(random, -10, 10), -14, 9, 5, cap, 'opacity=".35"'),
    reach: 38,
    thickness: 11,
    edge: 4,
    drape: 0.2,
    gloss: 0.55,
    soft: 0.3,
    grain: { size: 8, height: 2, tone: 0.16 },
  })

/** A floret of broccoli or cauliflower; 90 wide. */
export const floret =
  (kind: 'broccoli' | 'cauliflower' = 'broccoli'): Make =>
  (random) => {
    const [colors, stem] =
      kind === 'broccoli'
        ? [['#3f6b2a', '#4d7c32', '#5b8d3b', '#35602a'], '#9dbb6b']
        : [['#f0e8d2', '#e6dcc0', '#f7f1e0', '#ddd2b2'], '#dfe0b6']
    const puff = (x: number, y: number, size: number) =>
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${path(
        closedCurve(
          times(14, (i) => {
            const a = (i / 14) * 6.283
            const k = size * (i % 2 ? 1 : 0.8) * between(random, 0.9, 1.1)
            return [Math.cos(a) * k, Math.sin(a) * k] as const
          }),
        ),
        random.pick(colors),
      )}</g>`
    return {
      svg:
        stroke('M0 40L0 6M0 20L-20 -2M0 20L20 -2', stem, 14) +
        times(9, (index) =>
          puff(
            Math.cos(index * 0.72 + 3) * 27 * (index ? 1 : 0),
            -10 + Math.sin(index * 0.72 + 3) * 20 * (index ? 1 : 0),
            between(random, 15, 21),
          ),
        ).join('') +
        times(60, () => {
          const [a, k] = [random.next() * 6.28, Math.sqrt(random.next())]
          return oval(Math.cos(a) * k * 38, -10 + Math.sin(a) * k * 30, 2.6, 2.2, random.pick(colors))
        }).join(''),
      reach: 52,
      thickness: 36,
      gloss: 0.2,
      soft: 0.2,
      emboss: 14,
      grain: { size: 6, height: 7, tone: 0.2 },
    }
  }

export const carrotStick: Make = rod(
  120,
  17,
  '#d9782a',
  '#eb9a4c',
  { thickness: 14, edge: 3, gloss: 0.4, grain: { size: 12, height: 1, tone: 0.08 } },
  0,
)
export const cucumberStick: Make = (random) => ({
  svg:
    stroke('M-52 0H52', '#4a7a35', 18) +
    stroke('M-52 3H52', '#cfe3a2', 13) +
    stroke('M-48 5H48', '#e3efc4', 4, `opacity="${between(random, 0.4, 0.8).toFixed(2)}"`),
  reach: 66,
  thickness: 14,
  edge: 3,
  gloss: 0.6,
  soft: 0.5,
})
export const pepperStrip =
  (color = '#c72f22', light = '#e2573f'): Make =>
  (random) => {
    const bend = between(random, 8, 26)
    return {
      svg: stroke(`M-52 0Q0 ${-bend} 52 0`, color, 17) + stroke(`M-48 2Q0 ${-bend + 4} 48 2`, light, 7, 'opacity=".7"'),
      reach: 64,
      thickness: 12,
      edge: 5,
      drape: 0.2,
      gloss: 0.7,
      soft: 0.4,
    }
  }
export const greenBean: Make = rod(120, 11, '#4f7f36', '#7ba552', { gloss: 0.55, soft: 0.2 }, 0.12)
export const celeryStick: Make = rod(
  124,
  18,
  '#b3cc80',
  '#d9e6b2',
  { thickness: 12, edge: 4, gloss: 0.5, soft: 0.4, emboss: 5 },
  0.02,
)

/** A wedge of beetroot; 80 wide. */
export const beetWedge: Make = (random) => ({
  svg:
    path(blob(random, 40, 28, 8, 0.08), '#5a1230') +
    `<g transform="scale(.82) translate(-2 -2)">${path(blob(random, 40, 28, 8, 0.06), '#84204a')}</g>` +
    stroke('M-24 4Q0 -12 26 2M-18 10Q2 -2 22 10', '#a63a66', 2.6, 'opacity=".6"'),
  reach: 46,
  thickness: 28,
  edge: 18,
  gloss: 0.8,
  soft: 0.3,
})
/** A slice of pickled beetroot; 60 wide. */
export const beetSlice: Make = disc(
  31,
  29,
  [
    [1, '#5c1233'],
    [0.93, '#7c1c45'],
    [0.72, '#8b2550'],
    [0.5, '#741a40'],
    [0.25, '#8b2550'],
  ],
  { thickness: 7, edge: 3, gloss: 0.9, soft: 0.35 },
)

/** A slice of lemon or orange; 84 wide. */
export const citrus =
  (kind: 'lemon' | 'orange' | 'lime' = 'lemon'): Make =>
  (random) => {
    const [peel, pith, flesh, vein] = {
      lemon: ['#e3b722', '#f7efc8', '#f2d44f', '#f8e68e'],
      orange: ['#dd7a1e', '#f6dfb0', '#ee9a35', '#f6bf6a'],
      lime: ['#6f9c35', '#e8efc8', '#b6cf64', '#d5e49a'],
    }[kind] as [string, string, string, string]
    const turn = random.whole(0, 40)
    return {
      svg:
        oval(0, 0, 42, 41, peel) +
        oval(0, 0, 38.5, 37.5, pith) +
        times(
          9,
          (index) =>
            `<g transform="rotate(${turn + index * 40})">${path('M4 0Q18 -11 34 -10.6Q37 0 34 10.6Q18 11 4 0z', flesh)}${stroke('M12 0H31M15 -3L30 -7M15 3L30 7', vein, 1.6, 'opacity=".8"')}</g>`,
        ).join(''),
      reach: 45,
      thickness: 9,
      edge: 4,
      gloss: 0.75,
      soft: 0.7,
      emboss: -3,
    }
  }
/** A wedge of lemon; 90 wide. */
export const lemonWedge: Make = () => ({
  svg:
    path('M-46 10Q0 44 46 10Q30 -16 0 -18Q-30 -16 -46 10z', '#e3b722') +
    path('M-42 4Q0 22 42 4Q26 -14 0 -15Q-26 -14 -42 4z', '#f6e7a6') +
    times(5, (i) =>
      path(
        `M${-30 + i * 15} -2Q${-26 + i * 14} -12 ${-18 + i * 13} -9Q${-18 + i * 12} 6 ${-26 + i * 13} 7z`,
        '#f1cf45',
      ),
    ).join(''),
  reach: 50,
  thickness: 34,
  edge: 22,
  gloss: 0.7,
  soft: 0.5,
})

/** A mound of rice, quinoa, barley or lentils seen from above, as grains; 130 wide. */
export const rice: Make = strewn(52, 60, 46, [7.5, 2.6], ['#fbf7ec', '#f5efdf', '#fffdf6', '#efe7d3'], {
  thickness: 4.5,
  edge: 2.6,
  gloss: 0.3,
  soft: 0.9,
})
/** Boiled rice heaped up: its grains lie close and throw no shadows of their own. */
export const riceHeap =
  (rx: number, ry: number, thickness: number): Make =>
  (random) => {
    const grains = times(Math.round((rx * ry) / 16), () => {
      const [angle, far] = [random.next() * 6.28, Math.sqrt(random.next()) * 0.985]
      const place = `translate(${(Math.cos(angle) * far * rx).toFixed(1)} ${(Math.sin(angle) * far * ry).toFixed(1)}) rotate(${random.whole(0, 179)})`
      const color = random.pick(['#fffaf0', '#f8f1e1', '#f2e9d5', '#fdf7ea', '#ebe1ca', '#f6eedd'])
      return `<ellipse transform="${place}" rx="${between(random, 7, 9.6).toFixed(1)}" ry="${between(random, 2.9, 3.6).toFixed(1)}" fill="${color}" stroke="#dccfb2" stroke-width=".9"/>`
    })
    return {
      svg: path(blob(random, rx, ry, 18, 0.035), '#efe5d0') + grains.join(''),
      reach: Math.max(rx, ry) * 1.08 + 8,
      thickness,
      edge: Math.min(rx, ry) * 0.8,
      gloss: 0.22,
      soft: 0.9,
      emboss: 16,
      ripple: { size: 46, height: 9 },
    }
  }
export const quinoa: Make = strewn(70, 60, 46, [3.8, 3.3], ['#e2cfa0', '#cfb37c', '#efe2bf', '#a6572f', '#d9c08c'], {
  thickness: 6,
  gloss: 0.35,
  soft: 0.4,
})
export const barley: Make = strewn(56, 60, 46, [5.6, 3.6], ['#e3d2a8', '#d3bb86', '#efe3c4', '#c7ab75'], {
  thickness: 7,
  gloss: 0.45,
  soft: 0.4,
})
export const lentils: Make = strewn(60, 58, 44, [4.8, 4.2], ['#4c4a35', '#5d5a3d', '#3d3b2b', '#6c6647'], {
  thickness: 5.5,
  gloss: 0.45,
})
export const blackBeans: Make = strewn(30, 52, 40, [8.5, 5.6], ['#2c2024', '#3a2a2d', '#241a1d'], {
  thickness: 9,
  gloss: 0.8,
})
export const chickpeas: Make = strewn(24, 54, 42, [9, 8.2], ['#d6b06c', '#e2c283', '#c99f58'], {
  thickness: 13,
  edge: 8,
  gloss: 0.45,
  soft: 0.3,
})
export const peas: Make = strewn(20, 46, 36, [8.4, 8], ['#6f9f3a', '#82b048', '#5f8f30'], {
  thickness: 14,
  edge: 8,
  gloss: 0.6,
  soft: 0.3,
})
export const pomegranate: Make = strewn(12, 46, 36, [5.4, 4.4], ['#a3152f', '#c12a41', '#8c1027'], {
  thickness: 9,
  edge: 4,
  gloss: 0.95,
  soft: 0.6,
})
export const seeds: Make = strewn(34, 50, 38, [6, 3], ['#6f7a3f', '#8c9455', '#d9c79a', '#b89a62'], {
  thickness: 4,
  gloss: 0.35,
})
export const sesame: Make = strewn(40, 46, 36, [3.2, 1.9], ['#f1e3bb', '#e5d09b', '#2f2a28'], {
  thickness: 3,
  gloss: 0.3,
})
export const nuts: Make = strewn(14, 50, 38, [9, 6.5], ['#a8703a', '#c08a50', '#8f5a2b', '#d3a56a'], {
  thickness: 11,
  edge: 6,
  gloss: 0.35,
  emboss: 8,
})
export const crispOnion: Make = (random) => ({
  svg: times(30, () =>
    stroke(
      `M${between(random, -38, 26).toFixed(0)} ${between(random, -26, 26).toFixed(0)}q${between(random, -8, 14).toFixed(0)} ${between(random, -16, 16).toFixed(0)} ${between(random, 8, 22).toFixed(0)} ${between(random, -8, 8).toFixed(0)}`,
      random.pick(['#a8682a', '#c48a42', '#8c5220', '#d5a259']),
      between(random, 3.4, 6),
    ),
  ).join(''),
  reach: 58,
  thickness: 8,
  edge: 3,
  drape: 0.8,
  gloss: 0.4,
  emboss: 10,
  ripple: { size: 9, height: 12 },
})

/** A slice of grilled aubergine or courgette with marks of the grill; 120 x 60. */
export const grilledSlice =
  (flesh: string, skin: string): Make =>
  (random) => {
    const outline = blob(random, 60, 32, 11, 0.05)
    const id = `g${random.whole(1, 1e9)}`
    return {
      svg: `<clipPath id="${id}">${path(outline, '#000')}</clipPath>${path(outline, skin)}<g transform="scale(.94 .9)">${path(outline, flesh)}</g><g clip-path="url(#${id})">${times(6, (i) => stroke(`M${-62 + i * 22} 36L${-38 + i * 22} -36`, '#4a2f18', between(random, 4, 7), 'opacity=".72"')).join('')}</g>`,
      reach: 66,
      thickness: 9,
      edge: 4,
      drape: 0.3,
      gloss: 0.65,
      soft: 0.3,
      ripple: { size: 40, height: 10 },
    }
  }

/** Half an avocado cut into a fan, or one slice of it; 90 x 30. */
export const avocadoSlice: Make = (random) => ({
  svg:
    path('M-46 8Q-30 -22 6 -20Q38 -18 46 6Q24 -6 2 -4Q-24 -4 -46 8z', '#4a6a2a') +
    path('M-42 4Q-28 -17 6 -15.5Q34 -14 42 2Q22 -7 2 -6Q-22 -5 -42 4z', '#b9c865') +
    path('M-32 -2Q-20 -13 6 -12Q26 -11 34 -3Q18 -9 2 -8.5Q-18 -8 -32 -2z', random.pick(['#dfe09a', '#e4e3a4'])),
  reach: 50,
  thickness: 12,
  edge: 5,
  gloss: 0.5,
  soft: 0.5,
})

export const falafel: Make = lump(
  37,
  34,
  '#9a6330',
  ['#7f4b1f', '#b58044', '#7a7a3a', '#c2914f'],
  { thickness: 40, gloss: 0.32, soft: 0.1, grain: { size: 7, height: 4.5, tone: 0.22 } },
  0.04,
)
export const tofu: Make = block(46, 44, '#d9a35b', '#b97c38', ['#a86b2c', '#ecc98c', '#3b2a1c'], {
  thickness: 30,
  gloss: 0.6,
  grain: { size: 9, height: 3, tone: 0.2 },
})
export const halloumi: Make = block(80, 42, '#eddcae', '#c08a44', ['#b5782f', '#8f5720', '#f6ecd0'], {
  thickness: 16,
  gloss: 0.5,
})
export const feta: Make = lump(
  19,
  15,
  '#f8f4ea',
  ['#efe8d8'],
  { thickness: 18, soft: 0.5, grain: { size: 7, height: 6, tone: 0.08 } },
  0.2,
)

/** An olive with its hole; 44 wide. */
export const olive =
  (color = '#76803a', hole = '#c0432c'): Make =>
  (random) => ({
    svg: oval(0, 0, 24, 20, color) + oval(16, random.whole(-4, 4), 4.6, 5.4, hole),
    reach: 27,
    thickness: 36,
    gloss: 0.9,
    soft: 0.3,
    grain: { size: 20, height: 0, tone: 0.16 },
  })

/** A disc of corn on the cob with its kernels; 70 x 150. */
export const cornCob: Make = (random) => ({
  svg:
    stroke('M-70 0H66', '#d9a42a', 54) +
    times(6, (row) =>
      times(
        17,
        (column) =>
          `<rect x="${(-84 + column * 10 + (row % 2) * 3).toFixed(1)}" y="${(-26 + row * 8.8).toFixed(1)}" width="9" height="7.8" rx="3" fill="${random.next() < 0.12 ? '#9c5a18' : random.pick(['#f0c23e', '#f6d258', '#e7b232', '#eebd3a'])}"/>`,
      ).join(''),
    ).join(''),
  reach: 100,
  thickness: 48,
  gloss: 0.6,
  soft: 0.3,
  emboss: 16,
})
