import type { Make } from '../food/basics.ts'
import type { Scene } from '../render/scene.ts'
import type { Shape } from '../render/shape.ts'
import type { Glass } from '../ware/drinks.ts'
import { VIEW } from '../render/view.ts'

/** A part of the table with its own origin, size and turn; v points to the viewer. */
export class Spot {
  readonly scene: Scene
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  /** The size of the pieces relative to the distance of their places. */
  readonly fullness: number

  constructor(scene: Scene, x: number, y: number, size = 1, turn = 0, fullness = 1) {
    this.scene = scene
    this.x = x
    this.y = y
    this.size = size
    this.turn = turn
    this.fullness = fullness
  }

  /** A spot at a point of this one. */
  at(u: number, v: number, size = 1, turn = 0): Spot {
    const angle = (this.turn * Math.PI) / 180
    const x = this.x + (u * Math.cos(angle) - v * Math.sin(angle)) * this.size
    const y = this.y + (u * Math.sin(angle) + v * Math.cos(angle)) * this.size * VIEW.sin
    return new Spot(this.scene, x, y, this.size * size, this.turn + turn, this.fullness)
  }

  /** The spot of a dish, larger as a whole: the distances of its pieces are unchanged. */
  whole(): Spot {
    return this.filled(1, this.size * this.fullness)
  }

  filled(fullness: number, size = this.size): Spot {
    return new Spot(this.scene, this.x, this.y, size, this.turn, fullness)
  }

  /** Lays a piece down, turned and moved a little, as a hand does. */
  put(make: Make, u: number, v: number, size = 1, turn = 0): this {
    const { scene } = this
    const spot = this.at(u + scene.between(-3, 3), v + scene.between(-3, 3), size, turn + scene.between(-6, 6))
    scene.lay(make(scene.random), spot.x, spot.y, spot.turn, spot.size * this.fullness * scene.between(0.96, 1.04))
    return this
  }

  stand(shape: Shape, u = 0, v = 0, turn = 0): this {
    const spot = this.at(u, v, 1, turn)
    const { size } = spot
    const sample = (x: number, y: number) => {
      const found = shape.sample(x / size, y / size)
      return found && { ...found, height: found.height * size }
    }
    this.scene.stand(size === 1 ? shape : { reach: shape.reach * size, sample }, spot.x, spot.y, spot.turn)
    return this
  }

  /** A drink in a glass. */
  glass(kind: Glass['kind'], u: number, v: number, color: string, size = 1): this {
    const spot = this.at(u, v, size)
    this.scene.glasses.push({ kind, x: spot.x, y: spot.y, size: spot.size, color })
    return this
  }

  /** Strews pieces over an ellipse, each turned anyhow, well apart. */
  scatter(
    makes: Make | readonly Make[],
    count: number,
    { u = 0, v = 0, ru, rv = ru, size = 1, turn = 180 }: Area,
  ): this {
    const { random } = this.scene
    const list = typeof makes === 'function' ? [makes] : makes
    const shift = random.next() * Math.PI * 2
    // A sunflower's places keep them apart; a random order of laying lets them overlap anyhow
    const places = Array.from({ length: count }, (_, place) => ({ place, draw: random.next() }))
    for (const [index, { place }] of places.sort((a, b) => a.draw - b.draw).entries()) {
      const angle = shift + place * 2.39996
      const far = Math.sqrt((place + 0.5) / count)
      const stray = 0.16 * (random.next() - 0.5)
      this.put(
        list[index % list.length]!,
        u + Math.cos(angle) * (far + stray) * ru,
        v + Math.sin(angle) * (far + stray) * rv,
        size * this.scene.between(0.92, 1.08),
        this.scene.between(-turn, turn),
      )
    }
    return this
  }

  /** Heaps pieces up: a wide layer, then smaller ones on it. */
  heap(makes: Make | readonly Make[], count: number, area: Area): this {
    const layers = [
      [0.55, 1],
      [0.3, 0.66],
      [0.15, 0.36],
    ] as const
    for (const [share, width] of layers) {
      const { ru, rv = ru } = area
      this.scatter(makes, Math.max(1, Math.round(count * share)), { ...area, ru: ru * width, rv: rv * width })
    }
    return this
  }

  /** Lays pieces in a line from one point to another, each on the one before. */
  row(
    makes: Make | readonly Make[],
    count: number,
    from: readonly [number, number],
    to: readonly [number, number],
    { size = 1, turn = 0 } = {},
  ): this {
    const list = typeof makes === 'function' ? [makes] : makes
    for (let index = 0; index < count; index++) {
      const share = count === 1 ? 0.5 : index / (count - 1)
      const [u, v] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      this.put(list[index % list.length]!, u, v, size, turn)
    }
    return this
  }

  /** Lays pieces on a circle, each turned outwards. */
  ring(
    makes: Make | readonly Make[],
    count: number,
    { u = 0, v = 0, ru, rv = ru, size = 1, turn = 0, from = 0, sweep = 360 }: Area & { from?: number; sweep?: number },
  ): this {
    const list = typeof makes === 'function' ? [makes] : makes
    for (let index = 0; index < count; index++) {
      const angle = from + (index * sweep) / (sweep === 360 ? count : Math.max(1, count - 1))
      const at = (angle * Math.PI) / 180
      this.put(list[index % list.length]!, u + Math.cos(at) * ru, v + Math.sin(at) * rv, size, angle + turn)
    }
    return this
  }
}

interface Area {
  u?: number
  v?: number
  ru: number
  rv?: number
  size?: number
  turn?: number
}

/** Lays a picture around its middle. */
export type LayOut = (middle: Spot) => void

/** The same with larger pieces, so that the food fills its plates and boards. */
export const full =
  (fullness: number, layOut: LayOut, size = 1): LayOut =>
  (middle) =>
    layOut(middle.at(0, 0, size).filled(fullness))
