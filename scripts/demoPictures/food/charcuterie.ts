import { type Make, block, disc, lump, rod } from './basics.ts'
import { between, blob, oval, path, stroke, times } from './draw.ts'

/** A rasher of fried bacon; 170 long. */
export const bacon: Make = (random) => {
  const wave = (y: number, from: number, to: number) =>
    `M${from} ${y}Q${from + 26} ${y - 10} ${from + 52} ${y}T${from + 104} ${y}T${to} ${y}`
  return {
    svg:
      stroke(wave(0, -82, 82), '#7d2a18', 34) +
      stroke(wave(-2, -80, 80), '#a8452a', 24) +
      stroke(wave(-9, -80, 80), '#e3b98c', between(random, 5, 8)) +
      stroke(wave(6, -80, 80), '#d79f6e', between(random, 4, 7), 'opacity=".85"') +
      stroke(wave(12, -80, 80), '#8a331d', 4),
    reach: 102,
    thickness: 7,
    edge: 4,
    drape: 0.7,
    gloss: 0.7,
    soft: 0.25,
    ripple: { size: 26, height: 22 },
    grain: { size: 7, height: 3, tone: 0.2 },
  }
}

/** A thin slice of cured ham, loosely folded; 120 x 84. */
export const curedHam: Make = (random) => {
  const outline = blob(random, 60, 42, 9, 0.14)
  const id = `h${random.whole(1, 1e9)}`
  return {
    svg: `<clipPath id="${id}">${path(outline, '#000')}</clipPath>${path(outline, '#8f2f33')}<g clip-path="url(#${id})">${path('M-64 -20Q0 -52 64 -24L64 -44L-64 -50z', '#f0d6c4')}${times(7, () => stroke(`M${between(random, -54, 20).toFixed(0)} ${between(random, -26, 30).toFixed(0)}q20 ${between(random, -12, 12).toFixed(0)} ${between(random, 30, 56).toFixed(0)} ${between(random, -6, 10).toFixed(0)}`, random.pick(['#e2aea0', '#c9706a', '#ecc9b8']), between(random, 1.4, 4), 'opacity=".75"')).join('')}</g>`,
    reach: 74,
    thickness: 4,
    edge: 3,
    drape: 0.5,
    gloss: 0.6,
    soft: 0.6,
    ripple: { size: 20, height: 30 },
  }
}

/** A slice of salami or spegepølse; 72 wide. */
export const salami: Make = (random) => {
  const outline = blob(random, 36, 34, 14, 0.02)
  return {
    svg:
      path(outline, '#5f1f1b') +
      `<g transform="scale(.94)">${path(outline, '#a23a35')}</g>` +
      times(46, () => {
        const [a, k] = [random.next() * 6.28, Math.sqrt(random.next()) * 31]
        return oval(
          Math.cos(a) * k,
          Math.sin(a) * k * 0.94,
          between(random, 1, 3.4),
          between(random, 1, 2.6),
          random.pick(['#e3b3a0', '#d99a8a', '#ecc8b6']),
          'opacity=".85"',
        )
      }).join(''),
    reach: 40,
    thickness: 6,
    edge: 3,
    drape: 0.3,
    gloss: 0.6,
    soft: 0.35,
    ripple: { size: 40, height: 10 },
  }
}

/** A slice of rullepølse: rolled pork with a spiral of herbs; 92 wide. */
export const rullepoelse: Make = (random) => {
  const outline = blob(random, 46, 41, 14, 0.025)
  const spiral = times(56, (index) => {
    const angle = index * 0.27
    const far = 5 + index * 0.66
    return `${index ? 'L' : 'M'}${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far * 0.9).toFixed(1)}`
  }).join('')
  return {
    svg:
      path(outline, '#e8cbb6') +
      `<g transform="scale(.93)">${path(outline, '#c98a7c')}</g>` +
      stroke(spiral, '#eed6c4', 5.5, 'opacity=".85"') +
      stroke(spiral, '#5a5a34', 2, 'stroke-dasharray="5 3" opacity=".8"'),
    reach: 50,
    thickness: 6,
    edge: 3,
    drape: 0.3,
    gloss: 0.55,
    soft: 0.4,
    ripple: { size: 44, height: 10 },
    grain: { size: 8, height: 1.2, tone: 0.12 },
  }
}

/** A slice of baked liver pâté with its crust; 150 x 84. */
export const liverPate: Make = block(150, 78, '#b38365', '#7a4a2b', ['#9c6d51', '#c79a7c', '#8f6148'], {
  thickness: 18,
  edge: 5,
  gloss: 0.4,
  grain: { size: 6, height: 3, tone: 0.15 },
})

/** A slice of jelly (sky), trembling; 60 x 30. */
export const aspic: Make = block(48, 22, '#b98238', '#a06a26', [], { thickness: 9, edge: 4, gloss: 1, soft: 0.9 })

/** A sausage: medister, hot dog or chorizo by its colours; 200 long. */
export const sausage = (length: number, color: string, light: string): Make =>
  rod(length, 40, color, light, { thickness: 36, gloss: 0.75, grain: { size: 12, height: 3, tone: 0.22 } }, 0.16)

/** A slice of roast pork with crackling along one side; 170 x 100. */
export const porkRoast: Make = (random) => ({
  svg:
    path('M-84 -24Q-80 -50 -40 -50H44Q82 -50 84 -20Q88 44 20 48Q-78 52 -84 -24z', '#a96b3c') +
    path('M-78 -14Q-40 -30 0 -28Q50 -30 78 -12Q78 36 18 41Q-70 44 -78 -14z', '#dfb08c') +
    path('M-80 -22Q-40 -36 0 -35Q50 -37 80 -20Q40 -24 0 -24Q-40 -22 -80 -14z', '#f0dfc4') +
    times(18, () =>
      stroke(
        `M${between(random, -56, 40).toFixed(0)} ${between(random, -14, 34).toFixed(0)}q9 ${between(random, -4, 4).toFixed(0)} ${between(random, 12, 26).toFixed(0)} 1`,
        '#b58a6c',
        between(random, 1.2, 2.4),
        'opacity=".6"',
      ),
    ).join(''),
  reach: 96,
  thickness: 15,
  edge: 5,
  gloss: 0.5,
  soft: 0.3,
  ripple: { size: 50, height: 8 },
  grain: { size: 7, height: 2.2, tone: 0.12 },
})

/** A strip of crackling, scored and blistered; 150 long. */
export const crackling: Make = (random) => ({
  svg:
    stroke('M-70 4Q0 -12 70 4', '#a5621f', 26) +
    times(12, (index) => {
      const x = -72 + index * 12.6
      const lift = -8 * (1 - ((x + 4) / 72) ** 2)
      return `<rect x="${x.toFixed(1)}" y="${(lift - 9).toFixed(1)}" width="10.4" height="23" rx="4" fill="${random.pick(['#d9993f', '#e5ac55', '#cb862f', '#dca24a'])}"/>`
    }).join(''),
  reach: 86,
  thickness: 14,
  edge: 7,
  drape: 0.4,
  gloss: 0.75,
  emboss: 12,
  ripple: { size: 16, height: 10 },
  grain: { size: 5, height: 5, tone: 0.22 },
})

/** A boiled meatball under its curry sauce; 72 wide. */
export const meatball: Make = lump(
  38,
  35,
  '#d8a24a',
  ['#c8903f', '#e6b95c', '#bf8742', '#ebc061'],
  {
    thickness: 50,
    gloss: 0.72,
    soft: 0.45,
    grain: { size: 22, height: 1.8, tone: 0.1 },
  },
  0.02,
)

/** A fried patty of minced beef; 130 wide. */
export const patty: Make = lump(
  66,
  58,
  '#8a5329',
  ['#6b3a18', '#9d6536', '#7a4620', '#a9713f'],
  { thickness: 36, edge: 30, gloss: 0.6, soft: 0.15, grain: { size: 12, height: 5, tone: 0.2 } },
  0.04,
)

/** A roast leg of chicken; 190 long. */
export const chickenLeg: Make = (random) => {
  const outline =
    'M-88 -4C-84 -46 -30 -58 10 -42C34 -32 52 -14 78 -11Q92 -18 98 -8Q104 2 96 7Q94 18 80 12C52 12 44 34 8 42C-40 54 -90 34 -88 -4z'
  return {
    svg:
      path(outline, '#a05a1f') +
      `<g transform="translate(-3 -1) scale(.86)">${path(outline, '#bf7a32')}</g>` +
      `<g transform="translate(-14 -4) scale(.52 .5)">${path(outline, '#d79b4e', 'opacity=".75"')}</g>` +
      times(
        12,
        () =>
          `<g transform="translate(${between(random, -66, 26).toFixed(0)} ${between(random, -28, 28).toFixed(0)})">${path(blob(random, 9, 6, 6, 0.4), random.pick(['#7f4214', '#8f4d1a', '#d49a52']), 'opacity=".5"')}</g>`,
      ).join('') +
      oval(92, -2, 9, 8, '#ead7b6'),
    reach: 112,
    thickness: 54,
    gloss: 0.85,
    soft: 0.2,
    grain: { size: 11, height: 4, tone: 0.2 },
  }
}

/** A slice of roast chicken breast with its skin; 110 x 60. */
export const chickenSlice: Make = (random) => ({
  svg:
    path(blob(random, 56, 32, 10, 0.06), '#b97932') +
    `<g transform="translate(0 3) scale(.93 .84)">${path(blob(random, 56, 32, 10, 0.04), '#f0dcb8')}</g>` +
    times(10, () =>
      stroke(
        `M${between(random, -36, 16).toFixed(0)} ${between(random, -14, 18).toFixed(0)}q8 3 ${between(random, 12, 22).toFixed(0)} 1`,
        '#d9bd90',
        1.8,
        'opacity=".8"',
      ),
    ).join(''),
  reach: 62,
  thickness: 15,
  edge: 5,
  gloss: 0.45,
  soft: 0.4,
  grain: { size: 8, height: 2, tone: 0.1 },
})

/** A skewer with pieces of fried chicken; 230 long. */
export const skewer: Make = (random) => ({
  svg:
    stroke('M-124 0H112', '#d2ae72', 5) +
    times(
      4,
      (index) =>
        `<g transform="translate(${-48 + index * 42} 0)">${path(blob(random, 24, 21, 8, 0.1), '#a8662a')}<g transform="scale(.78) translate(-2 -2)">${path(blob(random, 24, 21, 8, 0.1), '#cf9148')}</g>${path(blob(random, 7, 4, 6, 0.3), '#6f3c14', 'opacity=".6"')}</g>`,
    ).join(''),
  reach: 128,
  thickness: 24,
  gloss: 0.7,
  grain: { size: 9, height: 5, tone: 0.24 },
})

/** An oyster on its half shell; 120 x 86. */
export const oyster: Make = (random) => {
  const shell = blob(random, 60, 42, 14, 0.07)
  return {
    svg:
      path(shell, '#5f625c') +
      `<g transform="scale(.93)">${path(shell, '#8d8f86')}</g><g transform="scale(.84)">${path(shell, '#e6e3da')}</g><g transform="translate(-2 1) scale(.62 .64)">${path(blob(random, 60, 42, 10, 0.1), '#a9a896')}</g><g transform="translate(-6 0) scale(.44 .42)">${path(blob(random, 60, 42, 9, 0.1), '#d6d0ba')}</g>`,
    reach: 68,
    thickness: 16,
    edge: 9,
    gloss: 0.95,
    soft: 0.5,
    ripple: { size: 22, height: 10 },
    emboss: -4,
  }
}

/** Tatar: chopped raw beef, round; 80 wide. */
export const tatar: Make = disc(
  46,
  43,
  [
    [1, '#8f2a2c'],
    [0.8, '#a23536'],
  ],
  { thickness: 22, edge: 9, gloss: 0.6, soft: 0.4, grain: { size: 5, height: 8, tone: 0.36 } },
  0.05,
)

/** Spare ribs in one piece; 210 x 100. */
export const spareRibs: Make = (random) => ({
  svg:
    path('M-102 -44Q0 -56 102 -42L104 40Q0 56 -104 44z', '#5b240f') +
    times(
      7,
      (i) =>
        `<rect x="${-96 + i * 28}" y="-42" width="22" height="86" rx="10" fill="${random.pick(['#8a3c18', '#96451d', '#7c3414'])}"/>`,
    ).join('') +
    times(7, (i) => oval(-85 + i * 28, 46, 6, 5, '#e6d3b3')).join(''),
  reach: 118,
  thickness: 24,
  edge: 12,
  gloss: 0.9,
  emboss: 12,
  grain: { size: 10, height: 6, tone: 0.3 },
})
