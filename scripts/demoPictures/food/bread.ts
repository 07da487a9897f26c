import type { Make } from './basics.ts'
import { between, blob, oval, path, rounded, stroke, times } from './draw.ts'

/** A slice of dark rye bread with butter; 260 x 150. */
export const rye: Make = (random) => ({
  svg:
    path(rounded(260, 150, 17), '#54341d') +
    path(rounded(251, 141, 14), '#70482a') +
    times(70, () =>
      oval(
        between(random, -122, 122),
        between(random, -68, 68),
        between(random, 2, 5),
        between(random, 1.4, 2.8),
        random.pick(['#946540', '#523319', '#a5784a', '#5c3a20']),
      ),
    ).join('') +
    path(
      rounded(between(random, 226, 238), between(random, 116, 126), between(random, 20, 34)),
      '#ecd9a0',
      'opacity=".93"',
    ),
  reach: 152,
  thickness: 25,
  edge: 6,
  gloss: 0.28,
  grain: { size: 9, height: 3.4, tone: 0.1 },
})

/** A round of toasted bread or a canapé base cut from rye; 100 wide. */
export const ryeRound: Make = (random) => ({
  svg:
    oval(0, 0, 50, 50, '#54341d') +
    oval(0, 0, 46, 46, '#70482a') +
    times(18, () =>
      oval(between(random, -32, 32), between(random, -32, 32), 3, 2, random.pick(['#8d6238', '#3f2614'])),
    ).join('') +
    path(blob(random, 41, 41, 12, 0.03), '#ecd9a0', 'opacity=".9"'),
  reach: 52,
  thickness: 20,
  edge: 5,
  gloss: 0.25,
  grain: { size: 8, height: 3, tone: 0.1 },
})

/** A slice of wheat or sourdough bread with its crust; 130 x 110. */
export const whiteSlice: Make = (random) => {
  const outline = blob(random, 66, 54, 11, 0.05)
  return {
    svg:
      path(outline, '#a4692f') +
      `<g transform="scale(.9)">${path(outline, '#eed9ab')}</g>` +
      times(46, () => {
        const [angle, far] = [random.next() * 6.28, Math.sqrt(random.next()) * 0.8]
        const size = between(random, 1.5, 5)
        return oval(
          Math.cos(angle) * far * 56,
          Math.sin(angle) * far * 44,
          size,
          size * 0.8,
          random.pick(['#d9bd84', '#cfae74', '#f6ead0']),
        )
      }).join(''),
    reach: 72,
    thickness: 20,
    edge: 5,
    emboss: 9,
    grain: { size: 7, height: 4, tone: 0.12 },
  }
}

const SEEDS = { poppy: ['#2e2b30', '#3d3a3f'], sesame: ['#f1e0b4', '#e6cd94'], none: [] } as const

/** A roll; 100 wide. */
export const roll =
  (seeds: keyof typeof SEEDS = 'none', color = '#b9742f'): Make =>
  (random) => {
    const outline = blob(random, 50, 46, 10, 0.04)
    return {
      svg:
        path(outline, color) +
        `<g transform="scale(.84)">${path(outline, '#c98a42', 'opacity=".8"')}</g>` +
        `<g transform="scale(.55) translate(-12 -14)">${path(outline, '#dca65e', 'opacity=".7"')}</g>` +
        (seeds === 'none'
          ? path(blob(random, 26, 20, 8, 0.2), '#f6ead2', 'opacity=".35"')
          : times(seeds === 'poppy' ? 150 : 60, () => {
              const [angle, far] = [random.next() * 6.28, Math.sqrt(random.next()) * 40]
              const size = seeds === 'poppy' ? 1.3 : 2.6
              return `<ellipse transform="translate(${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}) rotate(${random.whole(0, 180)})" rx="${size * 1.5}" ry="${size}" fill="${random.pick(SEEDS[seeds])}"/>`
            }).join('')),
      reach: 56,
      thickness: 46,
      gloss: 0.4,
      emboss: seeds === 'sesame' ? 6 : 0,
      grain: { size: 16, height: 4, tone: 0.14 },
    }
  }

/** A small round cracker; 84 wide. */
export const cracker: Make = (random) => ({
  svg:
    path(blob(random, 42, 42, 24, 0.02), '#b98145') +
    path(blob(random, 38, 38, 18, 0.03), '#dcb375') +
    times(9, (index) =>
      oval(
        Math.cos(index * 2.4) * Math.sqrt(index) * 11,
        Math.sin(index * 2.4) * Math.sqrt(index) * 11,
        2.4,
        2.4,
        '#8d5f2c',
      ),
    ).join(''),
  reach: 46,
  thickness: 9,
  edge: 6,
  emboss: 7,
  grain: { size: 9, height: 3, tone: 0.18 },
})

/** Slices of crisp bread or focaccia squares; 110 x 74. */
export const focaccia: Make = (random) => ({
  svg:
    path(rounded(112, 92, 9), '#b77b38') +
    path(rounded(104, 84, 9), '#dba95e') +
    times(7, () =>
      oval(
        between(random, -42, 42),
        between(random, -32, 32),
        between(random, 5, 9),
        between(random, 4, 8),
        '#a8682a',
        'opacity=".55"',
      ),
    ).join('') +
    times(12, () =>
      stroke(
        `M${between(random, -44, 40).toFixed(0)} ${between(random, -34, 34).toFixed(0)}l${between(random, -9, 9).toFixed(0)} ${between(random, -7, 7).toFixed(0)}`,
        '#4f6a35',
        2.6,
      ),
    ).join(''),
  reach: 74,
  thickness: 28,
  edge: 9,
  gloss: 0.42,
  emboss: 10,
  grain: { size: 14, height: 6, tone: 0.16 },
})
