import type { SeededRandom } from '../../../api/demo/seededRandom.ts'

/** A rounded rectangle around the origin. */
export function rounded(width: number, height: number, corner: number): string {
  return `M${-width / 2 + corner} ${-height / 2}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${height - 2 * corner}q0 ${corner} ${-corner} ${corner}h${2 * corner - width}q${-corner} 0 ${-corner} ${-corner}v${2 * corner - height}q0 ${-corner} ${corner} ${-corner}z`
}

/** A closed curve through points that stray from an ellipse by up to the share `stray`. */
export function blob(random: SeededRandom, rx: number, ry: number, points: number, stray: number): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = ((index + (random.next() - 0.5) * 0.5) / points) * Math.PI * 2
    const reach = 1 + (random.next() * 2 - 1) * stray
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const
  })
  return closedCurve(corners)
}

/** A smooth closed curve near these points. */
export function closedCurve(corners: readonly (readonly [number, number])[]): string {
  const middle = (index: number) => {
    const [a, b] = [corners[index % corners.length]!, corners[(index + 1) % corners.length]!]
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  }
  const curves = corners.map((_, index) => {
    const [x, y] = corners[(index + 1) % corners.length]!
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(index + 1)}`
  })
  return `M${middle(0)}${curves.join('')}z`
}

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}" ${more}/>`

/** A number between two. */
export const between = (random: SeededRandom, from: number, to: number) => from + random.next() * (to - from)

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
