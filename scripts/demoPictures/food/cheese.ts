import { type Make, block, disc } from './basics.ts'
import { between, blob, oval, path, times } from './draw.ts'

/** A wedge of soft white cheese with its rind; 130 x 90. */
export const brie: Make = (random) => ({
  svg:
    path('M-64 30Q-70 -8 -40 -40L66 8Q68 16 60 18z', '#eee8da') +
    path('M-55 25Q-58 -4 -35 -28L54 9Q54 12 50 13z', '#f3e1a8') +
    times(5, () => oval(between(random, -40, 20), between(random, -8, 16), 3, 2, '#e2c983', 'opacity=".7"')).join(''),
  reach: 76,
  thickness: 36,
  edge: 5,
  gloss: 0.3,
  soft: 0.6,
  grain: { size: 8, height: 2, tone: 0.05 },
})

/** A wedge of blue cheese; 130 x 90. */
export const blueCheese: Make = (random) => ({
  svg:
    path('M-62 34L-58 -40L68 2Q66 12 58 14z', '#f1ead2') +
    times(26, () => {
      const x = between(random, -54, 40)
      return `<g transform="translate(${x.toFixed(0)} ${(between(random, -0.5, 0.42) * (62 - x * 0.5)).toFixed(0)})">${path(blob(random, between(random, 2, 7), between(random, 1.6, 4), 6, 0.4), random.pick(['#5d7480', '#6f8790', '#4a6470']), 'opacity=".75"')}</g>`
    }).join(''),
  reach: 76,
  thickness: 40,
  edge: 4,
  gloss: 0.4,
  soft: 0.6,
  grain: { size: 7, height: 5, tone: 0.08 },
})

/** A wedge of firm cheese with rind; 150 x 80. */
export const firmCheese =
  (color = '#ecc25a', rind = '#b3792c'): Make =>
  (random) => ({
    svg:
      path('M-72 36L-72 -34Q-64 -40 -58 -40L74 8L70 22z', rind) +
      path('M-62 30L-62 -30L64 10L62 18z', color) +
      times(9, () => {
        const x = between(random, -52, 24)
        return oval(
          x,
          between(random, -0.3, 0.3) * (56 - x * 0.5),
          between(random, 2, 5),
          between(random, 1.6, 4),
          '#cf9c3a',
          'opacity=".8"',
        )
      }).join(''),
    reach: 86,
    thickness: 42,
    edge: 4,
    gloss: 0.4,
    soft: 0.5,
    emboss: 6,
    grain: { size: 20, height: 2, tone: 0.06 },
  })

export const cheeseCube: Make = block(36, 34, '#efc961', '#e2b54a', ['#d8a93f'], {
  thickness: 30,
  edge: 3,
  soft: 0.5,
  gloss: 0.4,
})
export const goatCheese: Make = disc(
  40,
  38,
  [
    [1, '#e3ddcd'],
    [0.92, '#f6f1e4'],
  ],
  { thickness: 24, edge: 6, gloss: 0.2, soft: 0.6, grain: { size: 8, height: 3, tone: 0.06 } },
  0.03,
)
export const mozzarella: Make = disc(
  46,
  42,
  [
    [1, '#f3efe4'],
    [0.9, '#faf7ef'],
  ],
  { thickness: 14, edge: 7, gloss: 0.65, soft: 0.8, ripple: { size: 26, height: 5 } },
  0.05,
)
export const parmesan: Make = (random) => ({
  svg: path(blob(random, 32, 16, 7, 0.25), '#eed99a'),
  reach: 46,
  thickness: 3,
  edge: 2,
  drape: 0.5,
  gloss: 0.3,
  soft: 0.5,
  lift: 2,
  ripple: { size: 18, height: 16 },
  grain: { size: 6, height: 1.5, tone: 0.08 },
})
export const manchego: Make = (random) => ({
  svg:
    path('M-56 32L0 -50L58 30Q0 44 -56 32z', '#4d3a22') +
    path('M-48 24L0 -44L49 23Q0 33 -48 24z', '#efdca6') +
    times(8, () => oval(between(random, -22, 22), between(random, -8, 22), 2.4, 1.6, '#d8bd7c')).join(''),
  reach: 66,
  thickness: 12,
  edge: 3,
  gloss: 0.4,
  soft: 0.5,
})
/** A soft spread of cream cheese, hummus and the like is a dollop or a filling. Butter in a curl: */
export const butter: Make = block(70, 44, '#f6e08f', '#f0d67c', [], {
  thickness: 30,
  edge: 5,
  gloss: 0.5,
  soft: 0.7,
  grain: { size: 20, height: 1.5, tone: 0.04 },
})
