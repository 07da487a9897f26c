import type { Food } from './foods.ts'
import type { PaperName } from './papers.ts'

/** The topping of an open sandwich. */
export type Topping = 'egg' | 'beef' | 'potato' | 'tomato'

/**
 * An object in a scene. x and y are the position of its base on a canvas of width 1000; z orders objects from back to
 * front, by default like y. A plinth's y is its top.
 */
export type Prop =
  | { kind: 'food'; food: Food; x: number; y: number; z: number; size: number; turn: number; isLying: boolean }
  | { kind: 'plate'; x: number; y: number; z: number; width: number }
  | { kind: 'plinth'; x: number; y: number; z: number; width: number; height: number }
  | { kind: 'sandwich'; topping: Topping; x: number; y: number; z: number; width: number }

/** A still life: its size in pixels, background, horizon (0 top, 1 bottom) and objects. */
export interface Scene {
  width: number
  height: number
  paper: PaperName
  horizon: number
  props: readonly Prop[]
}

/** A food of this size. Lying ones cast a short shadow. */
export function food(
  name: Food,
  x: number,
  y: number,
  size: number,
  { z = y, turn = 0, isLying = false }: { z?: number; turn?: number; isLying?: boolean } = {},
): Prop {
  return { kind: 'food', food: name, x, y, z, size, turn, isLying }
}

/** A plate with a rim in the caterer's colour. */
export function plate(x: number, y: number, width: number, z = y - 1): Prop {
  return { kind: 'plate', x, y, z, width }
}

/** A round pedestal. */
export function plinth(x: number, y: number, width: number, height: number): Prop {
  return { kind: 'plinth', x, y, z: y + height - 1, width, height }
}

/** An open sandwich of rye bread. */
export function sandwich(topping: Topping, x: number, y: number, width: number, z = y): Prop {
  return { kind: 'sandwich', topping, x, y, z, width }
}

/** The banner of a caterer's page. Phones show all of it, wide windows the middle four fifths. */
export function banner(paper: PaperName, props: readonly Prop[]): Scene {
  return { width: 1600, height: 1000, paper, horizon: 0.5, props }
}

/** The square logo of a caterer. */
export function logo(paper: PaperName, props: readonly Prop[]): Scene {
  return { width: 400, height: 400, paper, horizon: 0.52, props }
}

/** The relative sizes of small foods. */
const SIZE_FACTORS: Partial<Record<Food, number>> = {
  blueberries: 0.75,
  cherries: 0.85,
  chili: 0.85,
  garlic: 0.75,
  lemon: 0.85,
  olive: 0.6,
  onion: 0.85,
  strawberry: 0.75,
  tomato: 0.9,
}

/** The picture of a category: foods in a row beside a plate, all within the 9:2 strip that the page crops. */
export function strip(
  paper: PaperName,
  left: readonly Food[],
  onPlate: readonly Food[],
  right: readonly Food[],
): Scene {
  const middle = [
    plate(500, 282, 250),
    ...onPlate.map((name, index) => {
      const size = (onPlate.length === 1 ? 140 : 112) * (SIZE_FACTORS[name] ?? 1)
      const x = 500 + (index - (onPlate.length - 1) / 2) * 74
      return food(name, x, 292 + (index % 2) * 10, size, { z: 300 + index })
    }),
  ]
  const beside = (names: readonly Food[], from: number, to: number) =>
    names.map((name, index) => {
      const step = (to - from) / names.length
      const isBack = index % 2 === 0
      return food(
        name,
        from + step * (index + 0.5),
        isBack ? 290 : 312,
        (isBack ? 138 : 108) * (SIZE_FACTORS[name] ?? 1),
      )
    })
  return {
    width: 1440,
    height: 640,
    paper,
    horizon: 0.42,
    props: [...middle, ...beside(left, 60, 365), ...beside(right, 635, 940)],
  }
}
