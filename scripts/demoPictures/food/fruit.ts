import { type Make, lump } from './basics.ts'
import { ball } from './greens.ts'
import { between, blob, closedCurve, oval, path, stroke, times } from './draw.ts'

/** A strawberry with its seeds, lying; with or without leaves; 70 wide. */
export const strawberry =
  (leaves = true): Make =>
  (random) => ({
    svg:
      path('M34 -2C34 -26 10 -30 -12 -24C-34 -18 -44 -4 -44 2C-44 10 -32 20 -10 25C12 30 34 22 34 -2z', '#b51f28') +
      path(
        'M26 -6C24 -22 4 -24 -12 -18C-28 -12 -36 -4 -36 1C-34 7 -22 14 -8 17C10 20 26 14 26 -6z',
        '#cf3336',
        'opacity=".75"',
      ) +
      times(24, (index) => {
        const [x, y] = [
          -34 + (index % 8) * 8.6 + (Math.floor(index / 8) % 2) * 4,
          -14 + Math.floor(index / 8) * 14 + between(random, -2, 2),
        ]
        return oval(x, y, 2.3, 1.4, '#efc56a')
      }).join('') +
      (leaves
        ? times(
            6,
            (i) =>
              `<g transform="translate(31 -2) rotate(${i * 60 + 20})">${path('M0 0Q10 -7 20 0Q10 7 0 0z', random.pick(['#55853a', '#6a9a48']))}</g>`,
          ).join('')
        : ''),
    reach: 56,
    thickness: 44,
    gloss: 0.75,
    soft: 0.35,
    emboss: -9,
  })

/** A strawberry cut in half; 60 wide. */
export const strawberryHalf: Make = (random) => ({
  svg:
    path('M-34 0C-32 -20 -8 -28 12 -22C28 -17 32 -8 32 0C32 8 28 17 12 22C-8 28 -32 20 -34 0z', '#b51f28') +
    path('M-27 0C-25 -14 -6 -21 11 -17C23 -13 26 -6 26 0C26 6 23 13 11 17C-6 21 -25 14 -27 0z', '#dd5a4e') +
    path('M-12 0Q4 -9 22 0Q4 9 -12 0z', '#f4c3b2', 'opacity=".85"') +
    times(7, () =>
      stroke(`M0 0L${between(random, -22, 20).toFixed(0)} ${random.pick([-14, 14])}`, '#f1a497', 1.2, 'opacity=".6"'),
    ).join(''),
  reach: 38,
  thickness: 16,
  edge: 8,
  gloss: 0.8,
  soft: 0.5,
})

/** A raspberry; 44 wide. */
export const raspberry: Make = (random) => ({
  svg: times(22, (index) => {
    const ring = index < 1 ? 0 : index < 8 ? 9 : 17
    const angle = index * (index < 8 ? 0.9 : 0.45)
    return oval(
      Math.cos(angle) * ring,
      Math.sin(angle) * ring * 0.92,
      5.4,
      5.2,
      random.pick(['#b3213f', '#c43450', '#a31a37', '#cf4a62']),
    )
  }).join(''),
  reach: 27,
  thickness: 32,
  gloss: 0.45,
  soft: 0.55,
  emboss: 26,
})

export const blueberry: Make = (random) => ({
  ...ball('#3d4468', { gloss: 0.3, stem: '#22263f' })(random),
  grain: { size: 9, height: 0, tone: 0.3 },
})
export const redCurrant: Make = ball('#b3121f', { gloss: 0.95, soft: 0.7, stem: '#5c1016' })
export const lingonberry: Make = ball('#9c1526', { gloss: 0.9, soft: 0.4 })
export const grapeRed: Make = ball('#572a48', { gloss: 0.55, soft: 0.4 })
export const grapeGreen: Make = ball('#a9b957', { gloss: 0.6, soft: 0.75 })
export const cherry: Make = ball('#6d0f1e', { gloss: 0.95, soft: 0.2, stem: '#3d0a12' })

/** A wedge or slice of apple with its skin; 84 wide. */
export const appleSlice: Make = (random) => ({
  svg:
    path(
      'M-42 10Q-28 -26 0 -27Q28 -26 42 10Q20 -2 0 -2Q-20 -2 -42 10z',
      random.pick(['#b53a2e', '#c2503a', '#a9b04a']),
    ) + path('M-38 8Q-25 -20 0 -21Q25 -20 38 8Q20 -4 0 -4Q-20 -4 -38 8z', '#f3e7be'),
  reach: 46,
  thickness: 14,
  edge: 4,
  gloss: 0.5,
  soft: 0.5,
})

/** A crescent of melon; 130 wide. */
export const melon =
  (flesh = '#ee9a52', rind = '#8d9a4c'): Make =>
  () => ({
    svg: path('M-66 -14Q0 58 66 -14Q0 2 -66 -14z', rind) + path('M-63 -14Q0 46 63 -14Q0 2 -63 -14z', flesh),
    reach: 70,
    thickness: 30,
    edge: 14,
    gloss: 0.75,
    soft: 0.6,
  })

/** A cube of melon, mango or pineapple; 44 wide. */
export const fruitCube =
  (color: string, light: string): Make =>
  (random) => ({
    svg:
      path(blob(random, 24, 22, 6, 0.12), color) +
      `<g transform="scale(.72)">${path(blob(random, 24, 22, 6, 0.12), light, 'opacity=".6"')}</g>`,
    reach: 29,
    thickness: 27,
    edge: 8,
    gloss: 0.8,
    soft: 0.65,
  })

export const kiwi: Make = (random) => ({
  svg:
    oval(0, 0, 36, 35, '#7b6637') +
    oval(0, 0, 33, 32, '#8fae3e') +
    oval(0, 0, 24, 23, '#a8c455') +
    oval(0, 0, 9, 8, '#e4e8bf') +
    times(22, (i) =>
      oval(
        Math.cos(i * 0.286) * between(random, 13, 18),
        Math.sin(i * 0.286) * between(random, 12, 17),
        2,
        1.4,
        '#27211a',
      ),
    ).join(''),
  reach: 38,
  thickness: 8,
  edge: 3,
  gloss: 0.8,
  soft: 0.6,
})

export const walnut: Make = (random) => ({
  svg:
    path(
      closedCurve(
        times(18, (i) => {
          const a = (i / 18) * 6.283
          const k = 27 * (i % 2 ? 1 : 0.84)
          return [Math.cos(a) * k, Math.sin(a) * k * 0.8] as const
        }),
      ),
      '#9a6734',
    ) +
    stroke('M-24 0H24M-14 -12Q-6 -4 -14 10M12 -12Q5 -3 13 10M-2 -16V16', '#6d4119', 3, 'opacity=".8"') +
    oval(between(random, -9, 9), -7, 8, 4, '#c59057', 'opacity=".7"'),
  reach: 31,
  thickness: 21,
  gloss: 0.4,
  emboss: 12,
  grain: { size: 8, height: 5, tone: 0.24 },
})
export const almond: Make = lump(
  21,
  13,
  '#a5692f',
  ['#8a5222', '#bd8245', '#e9e2d2'],
  { thickness: 18, gloss: 0.3, emboss: 3 },
  0.04,
)
