import type { Make } from './basics.ts'
import { between, blob, closedCurve, oval, path, stroke, times } from './draw.ts'

const LETTUCE = ['#7c9a48', '#94ad5b', '#6b8a3c', '#a9bb6c', '#869f4e']

/** A frilled leaf of lettuce; 120 x 90. */
export const lettuce =
  (colors: readonly string[] = LETTUCE): Make =>
  (random) => {
    const color = random.pick(colors)
    const frill = closedCurve(
      times(26, (index) => {
        const angle = (index / 26) * Math.PI * 2
        const reach = (index % 2 ? 1 : 0.86) + (random.next() - 0.5) * 0.16
        return [Math.cos(angle) * 60 * reach, Math.sin(angle) * 45 * reach] as const
      }),
    )
    return {
      svg:
        path(frill, color) +
        `<g transform="scale(.72)">${path(frill, '#cfe08f', 'opacity=".28"')}</g>` +
        stroke('M-50 4Q0 -6 34 2M-24 0l-10 -24M0 -3l8 -26M-12 0l6 24M14 -2l14 20', '#e4efbb', 3, 'opacity=".55"'),
      reach: 70,
      thickness: 5,
      edge: 4,
      drape: 0.75,
      gloss: 0.42,
      soft: 0.55,
      emboss: 5,
      ripple: { size: 17, height: 20 },
      grain: { size: 7, height: 2, tone: 0.12 },
    }
  }

/** A flat leaf such as spinach or basil; 90 x 56. */
export const leaf =
  (color = '#4d7c31'): Make =>
  (random) => {
    const bend = between(random, -10, 10)
    return {
      svg:
        path(`M-46 ${bend / 2}C-34 -30 14 ${-34 + bend} 46 ${bend}C20 ${30 + bend} -30 28 -46 ${bend / 2}z`, color) +
        stroke(
          `M-44 ${bend / 2}Q0 ${-bend / 2} 42 ${bend}M-18 0l12 -15M2 -2l14 -14M-18 2l14 14M4 0l14 13`,
          '#b9d089',
          2.2,
          'opacity=".6"',
        ),
      reach: 52,
      thickness: 5,
      edge: 5,
      drape: 0.6,
      gloss: 0.5,
      soft: 0.45,
      emboss: 5,
      ripple: { size: 26, height: 12 },
    }
  }

/** A rocket leaf; 100 long. */
export const rocket: Make = (random) => ({
  svg:
    path(
      'M-52 2L-16 -2Q-20 -18 -8 -20Q-4 -8 2 -6Q4 -24 18 -24Q18 -12 24 -8Q44 -16 52 2Q44 16 22 10Q20 22 6 22Q2 12 0 8Q-6 22 -16 18Q-18 8 -14 5L-52 5z',
      random.pick(['#4f7d30', '#5f8d3a', '#426d28']),
    ) + stroke('M-50 3H44', '#a8c57e', 2, 'opacity=".7"'),
  reach: 56,
  thickness: 4,
  edge: 3,
  drape: 0.55,
  gloss: 0.35,
  soft: 0.45,
  emboss: 3,
  ripple: { size: 22, height: 14 },
})

/** A feathery sprig of dill; 90 long. */
export const dill: Make = (random) => {
  const [dark, light] = random.pick([
    ['#5f8040', '#86a45a'],
    ['#68884a', '#94ad68'],
  ] as const)
  const fronds = times(13, (index) => {
    const share = index / 12
    const [x, y] = [-38 + share * 82, 18 * (1 - share) ** 2 - 8 * share]
    const length = 20 * (1 - share * 0.45)
    return [-1, 1].flatMap((side) =>
      times(3, (twig) => {
        const lean = 5 + twig * 7
        return stroke(
          `M${x.toFixed(1)} ${y.toFixed(1)}q${lean * 0.4} ${-side * length * 0.5} ${(lean + between(random, -2, 3)).toFixed(1)} ${(-side * length * between(random, 0.75, 1.1) * (1 - twig * 0.22)).toFixed(1)}`,
          random.pick([dark, light]),
          1.7,
        )
      }),
    )
  }).flat()
  return {
    svg: stroke('M-44 20Q-10 2 46 -8', dark, 3) + fronds.join(''),
    reach: 56,
    thickness: 3.5,
    edge: 2,
    drape: 0.7,
    gloss: 0.2,
    soft: 0.4,
    lift: 3,
    ripple: { size: 16, height: 7 },
  }
}

/** A sprig of parsley, or mint or chervil by its colour; 70 wide. */
export const parsley =
  (color = '#477a2d'): Make =>
  (random) => {
    const lobes = times(5, (index) => {
      const angle = -150 + index * 30 + between(random, -8, 8)
      const far = index === 2 ? 24 : 19
      const frill = closedCurve(
        times(12, (corner) => {
          const at = (corner / 12) * Math.PI * 2
          const reach = (corner % 2 ? 17 : 11) * between(random, 0.85, 1.1)
          return [Math.cos(at) * reach, Math.sin(at) * reach * 0.85] as const
        }),
      )
      const [x, y] = [Math.cos((angle * Math.PI) / 180) * far, Math.sin((angle * Math.PI) / 180) * far]
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${path(frill, color)}${stroke('M0 8V-6M0 0l-6 -5M0 0l6 -5', '#8db562', 1.5, 'opacity=".6"')}</g>`
    })
    return {
      svg: stroke('M2 40Q-2 20 0 0', '#6c9a45', 3.4) + lobes.join(''),
      reach: 46,
      thickness: 5,
      edge: 4,
      drape: 0.5,
      gloss: 0.3,
      soft: 0.4,
      lift: 2,
      emboss: 3,
      ripple: { size: 12, height: 9 },
    }
  }

/** Cut chives, strewn; 90 wide. */
export const chives: Make = (random) => ({
  svg: times(13, () => {
    const [angle, far] = [random.next() * 6.28, Math.sqrt(random.next()) * 42]
    return `<rect transform="translate(${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far * 0.8).toFixed(1)}) rotate(${random.whole(0, 180)})" x="-6" y="-1.9" width="${random.whole(7, 13)}" height="3.8" rx="1.6" fill="${random.pick(['#3f7029', '#5a8c3a', '#4b7d31', '#77a34c'])}"/>`
  }).join(''),
  reach: 56,
  thickness: 4,
  edge: 2.2,
  drape: 1,
  gloss: 0.35,
})

/** A tuft of garden cress; 80 wide. */
export const cress: Make = (random) => ({
  svg: times(20, () => {
    const [x, y] = [between(random, -34, 34), between(random, -18, 26)]
    const lean = between(random, -8, 8)
    const color = random.pick(['#4f8233', '#6b9c41', '#5d9038', '#80ac4e'])
    const at = (dx: number, turn: number) =>
      `<ellipse transform="translate(${(x + lean + dx).toFixed(1)} ${(y - 20).toFixed(1)}) rotate(${turn})" rx="6.4" ry="3.8" fill="${color}"/>`
    return (
      stroke(`M${x.toFixed(1)} ${y.toFixed(1)}q${(lean / 2).toFixed(1)} -8 ${lean.toFixed(1)} -19`, '#d3e2ac', 1.9) +
      at(-5, 24) +
      at(5, -24)
    )
  }).join(''),
  reach: 52,
  thickness: 5,
  edge: 3,
  drape: 0.6,
  gloss: 0.25,
  soft: 0.4,
  lift: 4,
  ripple: { size: 9, height: 9 },
})

/** A sprig of rosemary or thyme; 110 long. */
export const rosemary: Make = (random) => ({
  svg:
    stroke('M-54 6Q0 -4 54 0', '#6b5b3a', 3) +
    times(30, (index) => {
      const x = -48 + index * 3.4
      const side = index % 2 ? 1 : -1
      return stroke(
        `M${x} ${3 - index * 0.12}q6 ${side * 7} ${between(random, 11, 17).toFixed(1)} ${(side * between(random, 11, 17)).toFixed(1)}`,
        random.pick(['#4a6a3d', '#5b7c4a', '#3c5a33', '#71905c']),
        3,
      )
    }).join(''),
  reach: 66,
  thickness: 5,
  edge: 2,
  drape: 0.4,
  gloss: 0.2,
  lift: 2,
  ripple: { size: 14, height: 6 },
})

/** Shredded cabbage, carrot or beet; 90 wide. */
export const shreds =
  (colors: readonly string[], width = 4.4): Make =>
  (random) => ({
    svg: times(16, () => {
      const [x, y] = [between(random, -34, 26), between(random, -28, 28)]
      return stroke(
        `M${x.toFixed(1)} ${y.toFixed(1)}q${between(random, -14, 22).toFixed(1)} ${between(random, -18, 18).toFixed(1)} ${between(random, 10, 34).toFixed(1)} ${between(random, -14, 14).toFixed(1)}`,
        random.pick(colors),
        width * between(random, 0.75, 1.2),
      )
    }).join(''),
    reach: 72,
    thickness: 6,
    edge: 3,
    drape: 0.7,
    gloss: 0.45,
    soft: 0.35,
    emboss: 8,
    ripple: { size: 14, height: 14 },
  })

/** A slice of cucumber; 80 wide. */
export const cucumber: Make = (random) => ({
  svg:
    oval(0, 0, 40, 39, '#3d6b2c') +
    oval(0, 0, 36.5, 35.5, '#c5dc94') +
    oval(0, 0, 33, 32, '#dbe9b4') +
    oval(0, 0, 22, 21, '#cbdf9c') +
    times(11, (index) => {
      const turn = index * 33 + random.whole(-8, 8)
      return `<ellipse transform="rotate(${turn}) translate(14 0)" rx="5.6" ry="2.4" fill="#eef2cf" stroke="#b3cb7f" stroke-width="1"/>`
    }).join(''),
  reach: 43,
  thickness: 7,
  edge: 3,
  gloss: 0.72,
  soft: 0.65,
  emboss: 3,
})

/** A slice of radish; 50 wide. */
export const radish: Make = (random) => ({
  svg:
    oval(0, 0, 25, 24, '#c22f5b') +
    oval(0, 0, 22, 21, '#f8eef0') +
    times(9, (index) =>
      stroke(
        `M0 0L${(Math.cos(index * 0.7) * 15).toFixed(1)} ${(Math.sin(index * 0.7) * 15).toFixed(1)}`,
        '#efe0e3',
        1.6,
      ),
    ).join('') +
    oval(random.whole(-3, 3), 0, 5, 4, '#f2e4e6'),
  reach: 28,
  thickness: 4.5,
  edge: 2.5,
  gloss: 0.6,
  soft: 0.6,
})

/** A slice of tomato; 90 wide. */
export const tomato: Make = (random) => {
  const cells = times(5, (index) => {
    const turn = index * 72 + random.whole(-7, 7)
    return `<g transform="rotate(${turn})">${path('M12 0Q16 -13 30 -12Q36 0 30 12Q16 13 12 0z', '#e9694a')}${path('M16 0Q20 -8 28 -8Q32 0 28 8Q20 8 16 0z', '#ee8a58')}${times(4, () => `<ellipse cx="${random.whole(18, 29)}" cy="${random.whole(-7, 7)}" rx="2.7" ry="1.6" fill="#f7d896"/>`).join('')}</g>`
  })
  const outline = blob(random, 45, 43, 12, 0.02)
  return {
    svg:
      path(outline, '#b3231c') +
      `<g transform="scale(.93)">${path(outline, '#d8432f')}</g>` +
      cells.join('') +
      oval(0, 0, 7, 7, '#efa285'),
    reach: 49,
    thickness: 9,
    edge: 4,
    gloss: 0.85,
    soft: 0.5,
    emboss: 5,
  }
}

/** A halved cherry tomato, cut side up; 56 wide. */
export const cherryTomato: Make = (random) => ({
  svg:
    oval(0, 0, 28, 27, '#b9251b') +
    oval(0, 0, 24, 23, '#dd4a33') +
    [-1, 1]
      .map((side) =>
        path(
          `M${side * 4} -14Q${side * 20} -10 ${side * 18} 2Q${side * 14} 16 ${side * 4} 13Q${side * 9} 0 ${side * 4} -14z`,
          '#ec7a4c',
        ),
      )
      .join('') +
    times(8, () =>
      oval(random.pick([-11, 11]) + between(random, -3, 3), between(random, -9, 9), 2.1, 1.5, '#f8dd9f'),
    ).join(''),
  reach: 31,
  thickness: 20,
  edge: 6,
  gloss: 0.85,
  soft: 0.5,
  emboss: 3,
})

/** A whole round thing such as a cherry tomato, a grape, an olive or a pea; 50 wide. */
export const ball =
  (color: string, { gloss = 0.7, soft = 0.4, stem = '' } = {}): Make =>
  (random) => ({
    svg:
      oval(0, 0, 25, between(random, 23, 25), color) +
      oval(between(random, -7, 7), between(random, -7, 7), 14, 12, '#fff', 'opacity=".07"') +
      (stem && oval(random.whole(-9, 9), random.whole(-9, 9), 4.4, 4, stem)),
    reach: 28,
    thickness: 40,
    gloss,
    soft,
    grain: { size: 18, height: 0, tone: 0.12 },
  })

/** Rings of onion; 70 wide. */
export const onionRing =
  (color = '#f3e9ef', rim = '#b887a3'): Make =>
  (random) => {
    const ring = (size: number) =>
      ((d: string) => stroke(d, rim, 4.6) + stroke(d, color, 2.8, 'transform="scale(.97)"'))(
        blob(random, size, size * 0.88, 9, 0.04),
      )
    return {
      svg: ring(31),
      reach: 42,
      thickness: 7,
      edge: 3,
      drape: 0.6,
      gloss: 0.6,
      soft: 0.6,
      lift: 1,
      ripple: { size: 24, height: 8 },
    }
  }
