/** The paper that slips are printed on: what of it is printed on, in millimetres, and type sizes in points, the largest first. */
export const SLIP_PAPERS = {
  a5: { width: 128, height: 190, sizes: [10.5, 9.5, 9, 8.5, 8] },
  a4: { width: 182, height: 269, sizes: [13, 12, 11, 10, 9] },
} as const satisfies Record<string, { width: number; height: number; sizes: readonly number[] }>
export type SlipPaper = keyof typeof SLIP_PAPERS
