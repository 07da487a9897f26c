import { blend, type Color, rgb, shade } from '../render/colors.ts'
import { fractalNoise, smoothStep } from '../render/noise.ts'
import type { Shape } from '../render/shape.ts'
import { VIEW } from '../render/view.ts'
import { stroke } from '../food/draw.ts'
import type { Make } from '../food/basics.ts'

/** A cup of coffee or tea without its saucer; `milkFoam`, from 0 to 1, lies on it in swirls. */
export function cup(radius: number, glaze: Color, drink: Color, milkFoam = 0): Shape {
  const height = radius * 0.95
  const milk = rgb('#e9d9bd')
  return {
    reach: radius + 2,
    sample(u, v) {
      const share = Math.hypot(u, v) / radius
      if (share > 1) return null
      if (share > 0.9) {
        const lip = Math.sqrt(Math.max(0, 1 - ((share - 0.95) / 0.05) ** 2))
        return {
          height: height + lip * 4,
          color: blend(rgb('#f4f1ea'), glaze, smoothStep(0.02, 0.012, Math.abs(share - 0.95)) * 0.7),
          gloss: 0.7,
        }
      }
      const swirl = fractalNoise(u / 30, v / 30, 5, 2)
      const edge = smoothStep(0.7, 0.9, share)
      return {
        height: height - 9 + edge * 1.5,
        color: blend(drink, milk, Math.min(1, milkFoam * swirl * 1.6 + edge * 0.18)),
        gloss: 0.95,
      }
    },
  }
}

/** The handle of a cup, to lay beside it. */
export const cupHandle: Make = () => ({
  svg: stroke('M-4 -16Q34 -20 34 0Q34 20 -4 16', '#f4f1ea', 11),
  reach: 44,
  thickness: 26,
  gloss: 0.7,
  lift: 16,
})

/** A saucer. */
export function saucer(radius: number, glaze: Color): Shape {
  return {
    reach: radius + 2,
    sample(u, v) {
      const share = Math.hypot(u, v) / radius
      if (share > 1) return null
      const line = smoothStep(0.016, 0.008, Math.abs(share - 0.94))
      return {
        height: 3 + smoothStep(0.4, 1, share) * radius * 0.09,
        color: blend(rgb('#f4f1ea'), glaze, line * 0.8),
        gloss: 0.62,
      }
    },
  }
}

/** A glass for a dessert, filled nearly to its brim; through its wall one sees what is in it. */
export function dessertGlass(radius: number, height: number, content: Color, { dome = 0 } = {}): Shape {
  return {
    reach: radius + 2,
    sample(u, v) {
      const share = Math.hypot(u, v) / radius
      if (share > 1) return null
      if (share > 0.9) {
        const lip = Math.sqrt(Math.max(0, 1 - ((share - 0.95) / 0.05) ** 2))
        const isOuter = share > 0.925
        return {
          height: height + lip * 3,
          color: blend(content, rgb('#ffffff'), isOuter ? 0.22 : 0.55),
          gloss: 1,
          soft: 0.6,
        }
      }
      const wave = fractalNoise(u / 24, v / 24, 3, 2) - 0.5
      return {
        height: height - 7 + dome * (1 - share ** 2) + wave * 5,
        color: shade(content, 1 + wave * 0.08),
        gloss: 0.45,
        soft: 0.7,
      }
    },
  }
}

/**
 * A glass, drawn over the picture since one sees through it: a flute or a wine glass with its drink, a tumbler, or the
 * glints of a dessert glass that stands there already.
 */
export interface Glass {
  kind: 'flute' | 'wine' | 'tumbler' | 'beer' | 'dessert' | 'sparkler'
  x: number
  y: number
  size: number
  color: string
}

const GLASSES = {
  flute: { rim: 39, foot: 47, stem: 92, bowl: 178, fill: 0.74, hasBubbles: true },
  wine: { rim: 54, foot: 54, stem: 84, bowl: 128, fill: 0.46, hasBubbles: false },
  tumbler: { rim: 56, foot: 46, stem: 0, bowl: 112, fill: 0.74, hasBubbles: false },
  beer: { rim: 58, foot: 44, stem: 0, bowl: 150, fill: 0.82, hasBubbles: true },
} as const

const [SQUASH, RISE] = [VIEW.sin, VIEW.cos]

/** A glass as SVG, with its shadow and the light that it throws on the table. */
export function drawGlass(glass: Glass, seed: number): string {
  const { x, y, size } = glass
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})">${draw(glass, seed)}</g>`
}

function draw({ kind, color }: Glass, seed: number): string {
  if (kind === 'dessert') return drawGlints()
  return kind === 'sparkler' ? drawSparkler(color) : drawDrink(kind, color, seed)
}

/** The sparks of a fountain candle. */
function drawSparkler(color: string): string {
  const sparks = Array.from({ length: 90 }, (_, index) => {
    const angle = index * 2.39996
    const near = 14 + ((index * 37) % 40)
    const far = near + 24 + ((index * 53) % 78)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const from = `${(cos * near).toFixed(1)} ${(sin * near - 70).toFixed(1)}`
    return `<path d="M${from}L${(cos * far).toFixed(1)} ${(sin * far - 70).toFixed(1)}" stroke="${index % 3 ? color : '#fffbe9'}" stroke-width="${1 + (index % 3) * 0.8}" stroke-linecap="round" opacity="${0.45 + (index % 4) * 0.14}"/>`
  }).join('')
  return `<defs><radialGradient id="glow"><stop offset="0" stop-color="#fff6d6" stop-opacity=".95"/><stop offset=".25" stop-color="${color}" stop-opacity=".6"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>
    <path d="M0 20V-56" stroke="#c9a24a" stroke-width="9" stroke-linecap="round"/><path d="M-2 20V-56" stroke="#f3dc9a" stroke-width="3" stroke-linecap="round"/><circle cy="-70" r="150" fill="url(#glow)"/>${sparks}<circle cy="-70" r="9" fill="#fffdf4"/>`
}

/** Of a glass with radius 100 and height 110. */
function drawGlints(): string {
  const top = -110 * RISE
  const rim = (more: string) => `<ellipse cy="${top}" rx="97" ry="${97 * SQUASH}" fill="none" ${more}/>`
  const band = (from: number, wide: number, opacity: number) =>
    `<path d="M${from} ${top + Math.sqrt(100 ** 2 - from ** 2) * SQUASH}q${wide / 2} 5 ${wide} ${wide > 0 && from < 0 ? 8 : -8}v${-top * 0.86}q${-wide / 2} 4 ${-wide} 0z" fill="#fff" opacity="${opacity}"/>`
  return `${rim('stroke="#fff" stroke-width="5" opacity=".6"')}<path d="M-97 ${top}A97 ${97 * SQUASH} 0 0 1 -20 ${top - 82}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75"/>${band(-82, 16, 0.42)}${band(-56, 6, 0.3)}${band(70, 9, 0.3)}
    <path d="M-98 4A98 ${98 * SQUASH} 0 0 0 98 4L98 -6A98 ${98 * SQUASH} 0 0 1 -98 -6z" fill="#fff" opacity=".38"/>`
}

function drawDrink(kind: Exclude<Glass['kind'], 'dessert' | 'sparkler'>, color: string, seed: number): string {
  const { rim, foot, stem, bowl, fill, hasBubbles } = GLASSES[kind]
  const [base, top] = [-stem * RISE, -(stem + bowl) * RISE]
  const wide = (share: number) =>
    kind === 'tumbler' || kind === 'beer'
      ? foot + (rim - foot) * share
      : kind === 'flute'
        ? rim * (0.16 + 0.84 * Math.sin(Math.min(1, share * 1.35 + 0.02) * 1.57)) * (1 - 0.1 * share)
        : rim * Math.sin(0.2 + share * 1.9) * 1.06
  const rise = (share: number) => base + (top - base) * share
  const body = (to: number) => {
    const steps = Array.from({ length: 17 }, (_, index) => (to * index) / 16)
    const side = (sign: number, list: number[]) =>
      list.map((share) => `${(sign * wide(share)).toFixed(1)} ${rise(share).toFixed(1)}`).join('L')
    const last = wide(to)
    return `M${side(-1, steps)}A${last.toFixed(1)} ${(last * SQUASH).toFixed(1)} 0 0 0 ${last.toFixed(1)} ${rise(to).toFixed(1)}L${side(1, [...steps].reverse())}A${wide(0).toFixed(1)} ${(wide(0) * SQUASH).toFixed(1)} 0 0 1 ${(-wide(0)).toFixed(1)} ${base.toFixed(1)}z`
  }
  const [level, wet, brim] = [rise(fill), wide(fill), wide(1)]
  const id = `${kind}${seed}`
  const bubbles = Array.from({ length: hasBubbles ? 22 : 0 }, (_, index) => {
    const share = ((index * 0.618 + seed * 0.37) % 1) * fill
    const across = (((index * 0.777 + seed * 0.21) % 1) * 2 - 1) * wide(share) * 0.7
    return `<circle cx="${across.toFixed(1)}" cy="${(rise(share) + wide(share) * 0.35).toFixed(1)}" r="${(0.8 + (index % 3) * 0.45).toFixed(1)}" fill="#fff" opacity=".6"/>`
  }).join('')
  const far = (stem + bowl) * 0.5
  return `<defs>
      <filter id="far${id}" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="9"/></filter>
      <filter id="near${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="1.6"/></filter>
      <linearGradient id="wall${id}" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".2" stop-color="#fff" stop-opacity=".1"/><stop offset=".75" stop-color="#3d4854" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity=".4"/></linearGradient>
      <linearGradient id="drink${id}" x1="0" x2="1"><stop offset="0" stop-color="#20140a" stop-opacity=".12"/><stop offset=".3" stop-color="#fff" stop-opacity=".2"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#20140a" stop-opacity=".24"/></linearGradient>
    </defs>
    <g filter="url(#far${id})"><ellipse cx="8" cy="9" rx="${foot}" ry="${foot * SQUASH}" fill="#20140a" opacity=".3"/><path d="M0 0L${far * 0.62} ${far * 0.5}" stroke="#20140a" stroke-width="${wet * 0.9}" stroke-linecap="round" opacity=".22"/><ellipse cx="${far * 0.62}" cy="${far * 0.5}" rx="${wet * 0.6}" ry="${wet * 0.42}" fill="${color}" opacity=".45"/></g>
    <ellipse rx="${foot}" ry="${foot * SQUASH}" fill="#fff" opacity=".14"/><ellipse cx="1" cy="2" rx="${foot}" ry="${foot * SQUASH}" fill="none" stroke="#39414a" stroke-width="1.5" opacity=".35"/><ellipse rx="${foot}" ry="${foot * SQUASH}" fill="none" stroke="#fff" stroke-width="2.2" opacity=".65"/>
    ${stem ? `<path d="M-9 2Q-2 -6 -3.4 ${base}H3.4Q2 -6 9 2Q0 8 -9 2z" fill="#fff" opacity=".5"/><path d="M2.6 -2V${base}" stroke="#39414a" stroke-width="1.4" opacity=".4"/>` : ''}
    <path d="${body(fill)}" fill="${color}" opacity=".84"/><path d="${body(fill)}" fill="url(#drink${id})"/>${bubbles}
    <ellipse cy="${level}" rx="${wet}" ry="${wet * SQUASH}" fill="${color}" opacity=".9"/><ellipse cy="${level}" rx="${wet}" ry="${wet * SQUASH}" fill="#fff" opacity=".2"/><ellipse cy="${level}" rx="${wet - 1.5}" ry="${wet * SQUASH - 1.5}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".45"/>
    ${kind === 'beer' ? foam(wet, level) : ''}<path d="${body(1)}" fill="url(#wall${id})"/><ellipse cy="${top}" rx="${brim}" ry="${brim * SQUASH}" fill="#fff" opacity=".06"/>
    <ellipse cx=".8" cy="${top + 1.6}" rx="${brim}" ry="${brim * SQUASH}" fill="none" stroke="#39414a" stroke-width="1.2" opacity=".4"/><ellipse cy="${top}" rx="${brim}" ry="${brim * SQUASH}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".8"/>
    <g filter="url(#near${id})"><path d="M${-wide(0.86) * 0.7} ${rise(0.86) + 10}Q${-wide(0.5) * 0.82} ${rise(0.5)} ${-wide(0.3) * 0.6} ${rise(0.25) + 8}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".62"/></g>`
}

function foam(radius: number, level: number): string {
  const bubbles = Array.from({ length: 40 }, (_, index) => {
    const far = Math.sqrt((index + 0.5) / 40) * radius * 0.9
    return `<circle cx="${(Math.cos(index * 2.4) * far).toFixed(1)}" cy="${(level + Math.sin(index * 2.4) * far * SQUASH).toFixed(1)}" r="${2 + (index % 4)}" fill="${index % 2 ? '#fffdf6' : '#efe2c6'}" opacity=".8"/>`
  })
  const edge = `rx="${radius}" ry="${(radius * SQUASH).toFixed(1)}"`
  return `<path d="M${-radius} ${level}V${level + 14}A${radius} ${radius * SQUASH} 0 0 0 ${radius} ${level + 14}V${level}z" fill="#f3e6ca"/><ellipse cy="${level}" ${edge} fill="#f9f0dc"/>${bubbles.join('')}`
}
