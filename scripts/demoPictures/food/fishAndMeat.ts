import type { Make } from './basics.ts'
import { between, blob, closedCurve, oval, path, stroke, times } from './draw.ts'

/** A peeled prawn, curled and tapering to its tail; 90 wide. */
export const prawn: Make = (random) => {
  const curl = between(random, 215, 255)
  const at = (share: number, side: number) => {
    const angle = ((150 + curl * share) / 180) * Math.PI
    const segment = 1 + 0.07 * Math.abs(Math.sin(share * Math.PI * 6))
    const far = 24 + side * (14.5 - 8.5 * share ** 1.3) * segment * (side > 0 ? 1.15 : 1)
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.94] as const
  }
  const steps = times(25, (index) => index / 24)
  const edge = (side: number) => steps.map((share) => at(share, side))
  const outline = closedCurve([...edge(1), ...edge(-1).reverse()])
  const bands = times(6, (index) => {
    const share = (index + 0.6) / 6.3
    const line = (from: number, to: number) => {
      const [a, b] = [at(share, from), at(share + 0.03, to)]
      return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
    }
    return stroke(
      line(1, -0.1),
      random.pick(['#e97a52', '#ef8f69', '#ea8460']),
      between(random, 2.6, 4.6),
      'opacity=".62"',
    )
  })
  const back = steps
    .map((share) => at(share, 0.82))
    .map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
  const [x, y] = at(1, 0)
  const fan = (curl + 150 + 78).toFixed(0)
  return {
    svg:
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${fan})">${path('M-4 -5L16 -13Q24 -8 19 -2Q25 6 17 12L-4 5z', '#e0683f')}</g>` +
      path(outline, '#f6c3a8') +
      stroke(back.join(''), '#f0a283', 6, 'opacity=".8"') +
      bands.join(''),
    reach: 50,
    thickness: 17,
    drape: 0.35,
    gloss: 0.6,
    soft: 0.6,
    emboss: 9,
  }
}

/** A thin slice of roast beef, pink within, folded; 130 x 96. */
export const roastBeef: Make = (random) => {
  const outline = blob(random, 64, 45, 12, 0.06)
  const veins = times(13, () => {
    const [x, y] = [between(random, -46, 20), between(random, -28, 28)]
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${between(random, 6, 18).toFixed(0)} ${between(random, -8, 8).toFixed(0)} ${between(random, 18, 40).toFixed(0)} ${between(random, -7, 7).toFixed(0)}`,
      random.pick(['#d98f86', '#a93f44', '#cf7a74', '#e0a89c']),
      between(random, 1.2, 3),
      'opacity=".55"',
    )
  })
  return {
    svg:
      path(outline, '#4f2c1c') +
      `<g transform="scale(.955 .945)">${path(outline, '#8d5347')}</g>` +
      `<g transform="scale(.9 .88)">${path(outline, '#b25253')}</g>` +
      `<g transform="scale(.74 .7)">${path(outline, '#bf5a5c')}</g>` +
      `<g transform="scale(.5 .46)">${path(outline, '#c5605f')}</g>` +
      veins.join(''),
    reach: 74,
    thickness: 9,
    edge: 5,
    drape: 0.45,
    gloss: 0.5,
    soft: 0.45,
    emboss: 2,
    ripple: { size: 42, height: 22 },
    grain: { size: 5, height: 1.3, tone: 0.12 },
  }
}

const SALMON = {
  fresh: ['#e9794a', '#f09a72', '#f7c8ac'],
  hot: ['#e08d63', '#eaa983', '#f4d2bb'],
  white: ['#e6dcc6', '#efe8d8', '#f8f4ea'],
} as const

/** A slice of smoked salmon with its lines of fat, folded; 150 x 80. `white` is halibut. */
export const salmon =
  (kind: keyof typeof SALMON = 'fresh'): Make =>
  (random) => {
    const [deep, mid, fat] = SALMON[kind]
    const bend = between(random, -8, 8)
    const lines = times(11, (index) => {
      const x = -62 + index * 12.5
      return stroke(
        `M${x} ${(38 - Math.abs(index - 5) * 3).toFixed(0)}q${(8 + bend * 0.4).toFixed(0)} -20 ${between(random, 22, 30).toFixed(0)} -34t${between(random, 8, 16).toFixed(0)} -32`,
        fat,
        between(random, 1.8, 3.6),
        'opacity=".8"',
      )
    })
    const outline = `M-74 ${14 + bend}C-66 -24 -24 -44 10 -34S66 -32 74 -4S44 40 4 36S-66 46 -74 ${14 + bend}z`
    const id = `s${random.whole(1, 1e9)}`
    return {
      svg: `<clipPath id="${id}">${path(outline, '#000')}</clipPath>${path(outline, deep)}<g clip-path="url(#${id})">${path('M-80 20Q-20 -40 80 -30L80 -4Q-10 -10 -70 40z', mid, 'opacity=".6"')}${lines.join('')}</g>`,
      reach: 82,
      thickness: 8,
      edge: 5,
      drape: 0.5,
      gloss: 0.78,
      soft: 0.75,
      emboss: 2.5,
      ripple: { size: 36, height: 26 },
    }
  }

/** A fried meatball (frikadelle), formed with a spoon: pale at its sides, its top browned in butter; 104 wide. */
export const frikadelle: Make = (random) => {
  const outline = blob(random, 52, 37, 12, 0.05)
  const crust = blob(random, 43, 28, 12, 0.12)
  return {
    svg:
      path(outline, '#bd8546') +
      `<g transform="translate(0 -1) scale(.95)">${path(outline, '#ad7237')}</g>` +
      path(crust, '#96592a') +
      `<g transform="scale(.82)">${path(crust, '#834a20')}</g>` +
      times(16, () => {
        const [angle, far] = [random.next() * 6.28, Math.sqrt(random.next()) * 0.8]
        return `<g transform="translate(${(Math.cos(angle) * far * 42).toFixed(1)} ${(Math.sin(angle) * far * 28).toFixed(1)})">${path(blob(random, between(random, 4, 9), between(random, 3, 6), 7, 0.35), random.pick(['#6d3a17', '#a5682f', '#b67a3d', '#7a431c']), 'opacity=".5"')}</g>`
      }).join(''),
    reach: 60,
    thickness: 32,
    gloss: 0.6,
    soft: 0.2,
    grain: { size: 13, height: 3.4, tone: 0.14 },
  }
}

/** A breaded fillet of fish; 190 x 90. */
export const fishFillet: Make = (random) => {
  const bend = between(random, -10, 10)
  return {
    svg:
      path(`M-94 ${6 + bend}C-84 -34 -10 -52 52 -36C90 -26 104 4 80 24C40 52 -88 50 -94 ${6 + bend}z`, '#b9762b') +
      path(`M-82 ${4 + bend}C-72 -26 -8 -42 48 -28C80 -20 90 4 70 18C36 42 -76 40 -82 ${4 + bend}z`, '#d39a47') +
      path(`M-60 ${bend}C-52 -14 -6 -28 36 -20C60 -14 66 2 50 8C26 24 -54 24 -60 ${bend}z`, '#deaf60', 'opacity=".8"'),
    reach: 108,
    thickness: 24,
    edge: 24,
    gloss: 0.28,
    grain: { size: 5, height: 6.5, tone: 0.3 },
  }
}

/** A fillet of pickled herring, silver-blue; 100 x 50. */
export const herring: Make = (random) => {
  const outline = `M-50 4C-44 -18 -14 -27 14 -24S50 -10 50 2S34 24 6 24S-44 22 -50 4z`
  return {
    svg:
      path(outline, '#5f6d78') +
      `<g transform="scale(.93 .86)">${path(outline, '#9fabb1')}</g>` +
      `<g transform="translate(0 3) scale(.84 .6)">${path(outline, '#cfd3d0')}</g>` +
      stroke(`M-42 0Q0 -6 44 0`, '#6f7d86', 2.6, 'opacity=".7"') +
      times(16, () =>
        oval(between(random, -38, 38), between(random, -16, -4), 2.2, 1.3, '#3f4c57', 'opacity=".5"'),
      ).join(''),
    reach: 54,
    thickness: 13,
    edge: 11,
    drape: 0.25,
    gloss: 0.95,
    soft: 0.4,
    ripple: { size: 36, height: 7 },
  }
}

/** A slice of roast with a fat rim: veal, venison or pork by its colours; 150 x 92. */
export const roastSlice =
  (face: string, rim: string, deep: string): Make =>
  (random) => {
    const outline = blob(random, 72, 45, 12, 0.06)
    return {
      svg:
        path(outline, rim) +
        `<g transform="scale(.93 .9)">${path(outline, face)}</g>` +
        times(24, () => {
          const [x, y] = [between(random, -52, 40), between(random, -30, 30)]
          return stroke(
            `M${x.toFixed(0)} ${y.toFixed(0)}q8 ${between(random, -5, 5).toFixed(0)} ${between(random, 10, 24).toFixed(0)} ${between(random, -3, 3).toFixed(0)}`,
            deep,
            between(random, 1, 2.4),
            'opacity=".5"',
          )
        }).join(''),
      reach: 84,
      thickness: 15,
      edge: 5,
      gloss: 0.5,
      soft: 0.25,
      ripple: { size: 48, height: 8 },
      grain: { size: 6, height: 2.4, tone: 0.16 },
    }
  }
