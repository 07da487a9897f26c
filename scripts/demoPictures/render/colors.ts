export type Color = readonly [number, number, number]

/** The channels of '#rrggbb'. */
export function rgb(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A colour between two, or beyond them. */
export const blend = (a: Color, b: Color, share: number): Color => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

export const shade = (color: Color, factor: number): Color => [color[0] * factor, color[1] * factor, color[2] * factor]
