import { type Make, block, disc, lump } from './basics.ts'
import { between, blob, oval, path, rounded, stroke, times } from './draw.ts'

/** A square of brunsviger with its dark sugar; 90 wide. */
export const brunsviger: Make = (random) => ({
  svg:
    path(rounded(94, 84, 6), '#d9a95c') +
    path(rounded(90, 80, 8), '#a8662a') +
    times(
      9,
      () =>
        `<g transform="translate(${between(random, -32, 32).toFixed(0)} ${between(random, -28, 28).toFixed(0)})">${path(blob(random, between(random, 8, 15), between(random, 6, 11), 8, 0.2), random.pick(['#6d3510', '#7d4116', '#5c2b0c']), 'opacity=".85"')}</g>`,
    ).join(''),
  reach: 66,
  thickness: 34,
  edge: 6,
  gloss: 0.85,
  emboss: 9,
  grain: { size: 16, height: 5, tone: 0.14 },
})

export const brownie: Make = block(84, 76, '#4a2815', '#3a1e0f', ['#6b4327', '#2c150a', '#8a5a34'], {
  thickness: 36,
  edge: 5,
  gloss: 0.5,
  grain: { size: 9, height: 6, tone: 0.26 },
})
export const carrotCake: Make = block(92, 80, '#f6efe0', '#b5793c', ['#efe4cc'], {
  thickness: 46,
  edge: 6,
  gloss: 0.35,
  soft: 0.5,
  ripple: { size: 26, height: 7 },
})

/** A slice of citronmåne: sponge with white icing; 120 x 60. */
export const citronmaane: Make = (random) => ({
  svg:
    path('M-58 26Q-50 -32 0 -34Q50 -32 58 26z', '#d9a94f') +
    path('M-53 20Q-46 -27 0 -29Q46 -27 53 20z', '#fbf6ea') +
    times(14, () =>
      oval(
        between(random, -36, 36),
        between(random, -18, 14),
        3.2,
        1.6,
        random.pick(['#efc64a', '#e8b936']),
        'opacity=".8"',
      ),
    ).join(''),
  reach: 68,
  thickness: 34,
  edge: 8,
  gloss: 0.7,
  soft: 0.5,
})

/** A ball of oats and cocoa rolled in coconut; 60 wide. */
export const oatBall: Make = (random) => ({
  svg:
    oval(0, 0, 30, 29, '#4a2d1a') +
    times(60, () => {
      const [a, k] = [random.next() * 6.28, Math.sqrt(random.next()) * 27]
      return `<rect transform="translate(${(Math.cos(a) * k).toFixed(1)} ${(Math.sin(a) * k).toFixed(1)}) rotate(${random.whole(0, 180)})" width="7" height="2" rx="1" fill="#f7f1e6"/>`
    }).join(''),
  reach: 34,
  thickness: 50,
  gloss: 0.15,
  emboss: 7,
  grain: { size: 6, height: 4, tone: 0.2 },
})

/** A small biscuit: vanilla ring, ginger nut, jam centre. */
export const vanillaRing: Make = (random) => ({
  svg:
    stroke(blob(random, 28, 27, 12, 0.02), '#d6a453', 22) +
    times(
      22,
      (i) => `<g transform="rotate(${i * 16.4})">${stroke('M18 -2L38 2', '#b9803a', 2.6, 'opacity=".8"')}</g>`,
    ).join(''),
  reach: 44,
  thickness: 17,
  gloss: 0.3,
  emboss: 9,
  grain: { size: 7, height: 2, tone: 0.12 },
})
export const gingerNut: Make = lump(
  27,
  26,
  '#a3622a',
  ['#8a4e1d', '#b87a3c', '#c98f50'],
  { thickness: 26, gloss: 0.3, grain: { size: 8, height: 4, tone: 0.2 } },
  0.03,
)
export const jamBiscuit: Make = disc(
  34,
  33,
  [
    [1, '#c4863a'],
    [0.95, '#e3bd79'],
    [0.52, '#c99248'],
    [0.46, '#a3182d'],
  ],
  { thickness: 15, edge: 8, gloss: 0.5, grain: { size: 8, height: 2, tone: 0.1 } },
)

/** A macaron; 56 wide. */
export const macaron =
  (shell: string, cream: string): Make =>
  (random) => ({
    svg:
      path(blob(random, 31, 30, 22, 0.03), cream) +
      path(blob(random, 29, 28, 16, 0.008), shell) +
      oval(-3, -3, 17, 15, '#fff', 'opacity=".1"'),
    reach: 34,
    thickness: 32,
    edge: 13,
    gloss: 0.35,
    soft: 0.3,
    grain: { size: 5, height: 1, tone: 0.05 },
  })

/** A tartlet case of short pastry, filled; 100 wide. */
export const tartlet =
  (filling: string, finish = 0.85): Make =>
  (random) => ({
    svg:
      times(
        28,
        (i) =>
          `<g transform="rotate(${i * 12.86})">${oval(45, 0, 6.5, 5.4, random.pick(['#c58d43', '#d09a50', '#bb8038']))}</g>`,
      ).join('') +
      oval(0, 0, 44, 43, '#b37731') +
      path(blob(random, 40, 39, 14, 0.02), filling),
    reach: 55,
    thickness: 25,
    edge: 7,
    gloss: finish,
    soft: 0.4,
    emboss: 5,
    grain: { size: 22, height: 2, tone: 0.06 },
  })

/** A puff-pastry case with its crimped rim, for tarteletter; 130 wide. */
export const puffCase: Make = (random) => ({
  svg:
    times(
      40,
      (i) =>
        `<g transform="rotate(${i * 9})">${path('M52 -5Q66 -6 67 0Q66 6 52 5z', random.pick(['#c98d3f', '#d9a353', '#be7f33', '#e2b265']))}</g>`,
    ).join('') +
    oval(0, 0, 58, 57, '#d39a48') +
    oval(0, 0, 51, 50, '#a86f2a'),
  reach: 70,
  thickness: 42,
  edge: 12,
  gloss: 0.45,
  emboss: 14,
  grain: { size: 10, height: 5, tone: 0.2 },
})

/** A bar of marzipan cake (kransekage) with piped icing; 150 x 44. */
export const kransekageBar =
  (isDipped = false): Make =>
  (random) => ({
    svg:
      path('M-74 0Q-74 -20 -58 -22H58Q74 -20 74 0Q74 20 58 22H-58Q-74 20 -74 0z', '#bd8136') +
      path('M-68 -3Q-66 -14 -54 -15H54Q66 -14 68 -3Q60 8 0 8Q-60 8 -68 -3z', '#dcae63') +
      (isDipped ? path('M-76 -24H-57Q-53 0 -58 24H-76z M76 -24H58Q54 0 59 24H76z', '#33190d') : '') +
      stroke(
        `M${isDipped ? -54 : -62} 12${times(isDipped ? 8 : 9, () => 'q7 -24 13.6 -24t0 24').join('')}`,
        '#fdfaf2',
        between(random, 3.6, 4.6),
      ),
    reach: 82,
    thickness: 36,
    edge: 18,
    gloss: 0.45,
    soft: 0.15,
    emboss: 10,
    grain: { size: 8, height: 3, tone: 0.16 },
  })

/** A ring of a kransekage tower with a zigzag of icing; its radius to the middle of the ring. */
export const kransekageRing =
  (radius: number): Make =>
  (random) => {
    const circle = `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0`
    const turns = Math.max(10, Math.round(radius / 3.1))
    const shift = random.next()
    const zigzag = times(turns * 2 + 1, (i) => {
      const angle = ((i / 2 + shift) / turns) * Math.PI * 2
      const far = radius + (i % 2 ? 11 : -8)
      return `${i ? 'L' : 'M'}${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`
    }).join('')
    return {
      svg: stroke(circle, '#b97a30', 34) + stroke(circle, '#d5a356', 22) + stroke(zigzag, '#fdfaf2', 3.8),
      reach: radius + 20,
      thickness: 27,
      stacks: true,
      gloss: 0.4,
      soft: 0.15,
      emboss: 7,
      grain: { size: 9, height: 3, tone: 0.16 },
    }
  }

/** A petit four glazed in one colour with a small decoration; 56 wide. */
export const petitFour =
  (color: string, top: string): Make =>
  (random) => ({
    svg:
      path(rounded(58, 56, 9), color) +
      stroke(`M-20 ${random.whole(-6, 8)}q10 -12 20 0t20 0`, top, 4.4) +
      oval(random.whole(-3, 3), random.whole(-16, -12), 4.6, 4.2, top),
    reach: 42,
    thickness: 42,
    edge: 8,
    gloss: 0.8,
    soft: 0.35,
    emboss: 4,
  })

/** A pancake, thin and browned; 150 wide. */
export const pancake: Make = (random) => ({
  svg:
    path(blob(random, 74, 71, 14, 0.025), '#c98f45') +
    path(blob(random, 69, 66, 14, 0.03), '#e6bd77') +
    times(36, () => {
      const [a, k] = [random.next() * 6.28, Math.sqrt(random.next()) * 60]
      return `<g transform="translate(${(Math.cos(a) * k).toFixed(0)} ${(Math.sin(a) * k).toFixed(0)})">${path(blob(random, between(random, 4, 11), between(random, 3, 8), 7, 0.3), random.pick(['#b5742c', '#c98a42', '#f0d196']), 'opacity=".5"')}</g>`
    }).join(''),
  reach: 80,
  thickness: 12,
  edge: 8,
  drape: 0.3,
  gloss: 0.35,
  soft: 0.3,
  ripple: { size: 60, height: 9 },
})

/** Shavings of chocolate; 80 wide. */
export const chocolateShavings: Make = (random) => ({
  svg: times(12, () =>
    stroke(
      `M${between(random, -34, 24).toFixed(0)} ${between(random, -28, 28).toFixed(0)}q${between(random, 2, 9).toFixed(0)} ${between(random, -11, 11).toFixed(0)} ${between(random, 10, 18).toFixed(0)} ${between(random, -4, 4).toFixed(0)}`,
      random.pick(['#3f2010', '#54301a', '#2f170b']),
      between(random, 3, 5),
    ),
  ).join(''),
  reach: 54,
  thickness: 5,
  edge: 2.4,
  drape: 0.7,
  gloss: 0.5,
  ripple: { size: 10, height: 9 },
})

/** Crushed biscuit or macaroon; 90 wide. */
export const crumbs: Make = (random) => ({
  svg: times(
    34,
    () =>
      `<g transform="translate(${between(random, -38, 38).toFixed(0)} ${between(random, -28, 28).toFixed(0)})">${path(blob(random, between(random, 3, 8), between(random, 2.6, 6), 6, 0.3), random.pick(['#b9803a', '#cf9a52', '#a06a2c', '#dfb270']))}</g>`,
  ).join(''),
  reach: 52,
  thickness: 9,
  edge: 4,
  drape: 0.8,
  gloss: 0.2,
  grain: { size: 6, height: 4, tone: 0.2 },
})

/** A ring of kringle with almonds and sugar; its outline is that of a pretzel, 300 wide. */
export const kringle: Make = (random) => {
  const d = 'M-20 70C-150 90 -170 -70 -60 -78C40 -84 60 40 70 74M20 70C150 90 170 -70 60 -78C-40 -84 -60 40 -70 74'
  const strew = times(110, () => {
    const t = random.next() * 6.283
    const side = random.pick([-1, 1])
    const [x, y] = [
      side * (66 + Math.cos(t) * 66 + between(random, -12, 12)),
      -4 + Math.sin(t) * 72 + between(random, -12, 12),
    ]
    return `<ellipse transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.whole(0, 180)})" rx="6" ry="2.6" fill="${random.pick(['#f2dfb6', '#e9cd96', '#fbf6ea', '#d8a860'])}"/>`
  })
  const id = `k${random.whole(1, 1e9)}`
  return {
    svg:
      stroke(d, '#b9742f', 46) +
      stroke(d, '#cf9147', 32) +
      `<mask id="${id}">${stroke(d, '#fff', 40)}</mask><g mask="url(#${id})">${strew.join('')}</g>`,
    reach: 172,
    thickness: 34,
    edge: 23,
    gloss: 0.5,
    emboss: 12,
    grain: { size: 12, height: 4, tone: 0.18 },
  }
}
