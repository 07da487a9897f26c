import type { Ground } from './ground.ts'

/** A shape at a point: height over what it stands on, sRGB colour, gloss and softness from 0 to 1. */
export interface Sample {
  height: number
  color: readonly [number, number, number]
  gloss: number
  soft?: number
}

/** Tableware and tables, which have a form that can be computed; `reach` is half the side of its square. */
export interface Shape {
  reach: number
  sample(u: number, v: number): Sample | null
}

/** Stands a shape on what is at its middle. */
export function stand(ground: Ground, shape: Shape, x: number, groundY: number, turn: number): void {
  const { scale } = ground
  const [middleX, middleY] = [x * scale, groundY * scale]
  const reach = shape.reach * scale
  const inside = (value: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(value)))
  const base = ground.height[inside(middleY, ground.depth) * ground.width + inside(middleX, ground.width)]!
  const [cos, sin] = [Math.cos((-turn * Math.PI) / 180), Math.sin((-turn * Math.PI) / 180)]
  const lastY = Math.min(ground.depth - 1, Math.ceil(middleY + reach))
  const lastX = Math.min(ground.width - 1, Math.ceil(middleX + reach))
  for (let row = Math.max(0, Math.floor(middleY - reach)); row <= lastY; row++) {
    for (let column = Math.max(0, Math.floor(middleX - reach)); column <= lastX; column++) {
      const [dx, dy] = [(column - middleX) / scale, (row - middleY) / scale]
      const sample = shape.sample(dx * cos - dy * sin, dx * sin + dy * cos)
      if (!sample) continue
      const at = row * ground.width + column
      const height = base + sample.height * scale
      ground.height[at] = height
      ground.body[at] = sample.height * scale
      ground.gloss[at] = sample.gloss * 255
      ground.soft[at] = (sample.soft ?? 0) * 255
      for (let channel = 0; channel < 3; channel++) ground.color[at * 3 + channel] = sample.color[channel]!
    }
  }
}
