/** The colours of a background: wall, floor, shadows, and the rim of plates. */
export interface Paper {
  wall: string
  floor: string
  shade: string
  glaze: string
  /** Strength of the daylight from the left, 0 to 1. */
  light: number
}

/** A background for each caterer, similar to its accent colour. */
export const PAPERS = {
  blue: { wall: '#a9bbdd', floor: '#c3d0e8', shade: '#1d2f63', glaze: '#23418f', light: 0.5 },
  plum: { wall: '#caa3b2', floor: '#dfc0ca', shade: '#4a1630', glaze: '#7a2450', light: 0.5 },
  green: { wall: '#a9bd97', floor: '#c4d2b4', shade: '#23391a', glaze: '#2f5d34', light: 0.5 },
  ember: { wall: '#cf6d3f', floor: '#e08a5c', shade: '#4a1605', glaze: '#8f2f0c', light: 0.34 },
} as const satisfies Record<string, Paper>

export type PaperName = keyof typeof PAPERS
