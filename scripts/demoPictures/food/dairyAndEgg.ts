import type { Make } from './basics.ts'
import { between, blob, oval, path, stroke, times } from './draw.ts'

/** A slice of boiled egg; 84 wide. */
export const eggSlice: Make = (random) => {
  const [x, y] = [between(random, -4, 4), between(random, -3, 3)]
  return {
    svg:
      path(blob(random, 42, 37, 14, 0.02), '#f6f1e6') +
      oval(x, y, 23.5, 21.5, '#d9962a') +
      oval(x, y, 22, 20, '#efb23c') +
      oval(x + 1, y + 1, 15, 13, '#f5c14f', 'opacity=".8"'),
    reach: 46,
    thickness: 11,
    edge: 4,
    gloss: 0.6,
    soft: 0.7,
    grain: { size: 6, height: 1, tone: 0.06 },
  }
}

/** Half an egg, cut side up; 96 x 74. */
export const eggHalf: Make = (random) => ({
  svg:
    path('M-46 0C-46 -24 -22 -38 4 -36C30 -34 48 -18 48 0C48 18 30 34 4 36C-22 38 -46 24 -46 0z', '#f7f2e8') +
    oval(-2, 0, 25, 24, '#d8962b') +
    oval(-2, 0, 23.5, 22.5, '#f0b33f') +
    path(blob(random, 15, 14, 8, 0.12), '#f4c458', 'opacity=".8"'),
  reach: 52,
  thickness: 26,
  edge: 12,
  gloss: 0.6,
  soft: 0.7,
  emboss: -3,
  grain: { size: 7, height: 1.4, tone: 0.07 },
})

/** A dollop of mayonnaise, remoulade, cream; 60 wide. */
export const dollop =
  (color: string, { specks = [] as readonly string[], gloss = 0.6 } = {}): Make =>
  (random) => ({
    svg:
      path(blob(random, 30, 26, 9, 0.08), color) +
      times(specks.length ? 22 : 0, () => {
        const [angle, far] = [random.next() * 6.28, Math.sqrt(random.next()) * 23]
        return oval(
          Math.cos(angle) * far,
          Math.sin(angle) * far * 0.85,
          between(random, 1.3, 3),
          between(random, 1, 2.2),
          random.pick(specks),
        )
      }).join(''),
    reach: 36,
    thickness: 23,
    drape: 0.3,
    gloss,
    soft: 0.7,
    ripple: { size: 19, height: 11 },
  })

/** A swirl piped with a star nozzle: whipped cream, mousse or meringue; 70 wide. */
export const piped =
  (color = '#fdfaf1', shadow = '#f4ecdb'): Make =>
  (random) => {
    const turn = random.whole(0, 60)
    const star = (size: number) => {
      const corners = times(16, (index) => {
        const angle = ((index / 16) * 360 + turn) * (Math.PI / 180)
        const reach = size * (index % 2 ? 1 : 0.82)
        return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
      })
      return `M${corners.join('L')}z`
    }
    const ridges = times(
      8,
      (index) =>
        `<g transform="rotate(${turn + index * 45 + 22})">${stroke('M8 0Q22 5 33 -2', shadow, 4, 'opacity=".8"')}</g>`,
    )
    return {
      svg:
        `<g stroke-linejoin="round" stroke="${color}" stroke-width="5">${path(star(33), color)}</g>` + ridges.join(''),
      reach: 42,
      thickness: 34,
      gloss: 0.25,
      soft: 0.95,
      emboss: 34,
    }
  }

/** A slice of yellow cheese; 100 x 80. */
export const cheeseSlice =
  (color = '#eec45c'): Make =>
  (random) => ({
    svg:
      path('M-50 -38H48L50 38H-49z', color) +
      times(7, () =>
        oval(
          between(random, -40, 40),
          between(random, -30, 30),
          between(random, 2, 6),
          between(random, 2, 5),
          '#cf9f3d',
          'opacity=".75"',
        ),
      ).join(''),
    reach: 66,
    thickness: 6,
    edge: 2,
    drape: 0.35,
    gloss: 0.42,
    soft: 0.65,
    emboss: 7,
    ripple: { size: 60, height: 10 },
  })
