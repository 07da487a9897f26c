import { blur } from './fields.ts'
import type { Ground } from './ground.ts'
import { VIEW } from './view.ts'

type Vector = readonly [number, number, number]

const normalize = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** A window behind and to the left of the table; y points to the viewer, z up. */
const WINDOW = normalize([-0.62, -0.6, 0.8])
const TO_VIEWER: Vector = [0, VIEW.cos, VIEW.sin]
const BETWEEN = normalize([WINDOW[0] + TO_VIEWER[0], WINDOW[1] + TO_VIEWER[1], WINDOW[2] + TO_VIEWER[2]])
/** Linear light: warm from the window, cooler from the room. */
const SUN: Vector = [1.78, 1.69, 1.53]
const SKY: Vector = [0.8, 0.82, 0.86]

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

/** The light that each texel sends to the viewer, as linear red, green and blue. */
export function lightUp(ground: Ground): Float32Array {
  const { width, depth, height, color, gloss, soft } = ground
  const open = openSky(ground)
  const sun = sunlight(ground)
  const even = sun.slice()
  blur(even, width, depth, 5 * ground.scale)
  const crevices = height.slice()
  blur(crevices, width, depth, 4 * ground.scale)
  const lit = new Float32Array(width * depth * 3)
  for (let y = 0; y < depth; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const [left, right] = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at]
      const [up, down] = [y > 0 ? at - width : at, y < depth - 1 ? at + width : at]
      const slopeX = (height[left]! - height[right]!) / 2
      const slopeY = (height[up]! - height[down]!) / 2
      const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      const [nx, ny, nz] = [slopeX / length, slopeY / length, 1 / length]
      const glow = soft[at]! / 255
      const facing = nx * WINDOW[0] + ny * WINDOW[1] + nz * WINDOW[2]
      const wrapped = Math.max(0, (facing + glow * 0.9) / (1 + glow * 0.9))
      const shone = sun[at]! * (1 - glow * 0.5) + even[at]! * glow * 0.5
      const dip = Math.min(1, Math.max(0.68, 1 + (height[at]! - crevices[at]!) / (9 * ground.scale)))
      const shelter = open[at]! * dip * (0.75 + 0.25 * nz)
      const sky = shelter + (1 - shelter) * glow * 0.45
      const wet = gloss[at]! / 255
      const mirror = Math.max(0, nx * BETWEEN[0] + ny * BETWEEN[1] + nz * BETWEEN[2])
      const shine = wet > 0 ? (mirror ** (18 + wet * 70) * wet * wet * 0.75 + mirror ** 7 * wet * 0.07) * sun[at]! : 0
      for (let channel = 0; channel < 3; channel++) {
        const albedo = LINEAR[color[at * 3 + channel]!]!
        // Light that bounces in a corner takes the colour of its walls
        const bounced = Math.max(sky, ((sky * 0.9 + 0.1) * sky * albedo + sky) * 0.62)
        lit[at * 3 + channel] =
          albedo * (SUN[channel]! * wrapped * shone + SKY[channel]! * bounced + glow * 0.1 * shone) +
          shine * SUN[channel]!
      }
    }
  }
  return lit
}

/** The part of the window that each texel sees, 0 to 1, with a soft edge that widens with the distance. */
function sunlight({ width, depth, height, scale }: Ground): Float32Array {
  const flat = Math.hypot(WINDOW[0], WINDOW[1])
  const [dx, dy, rise] = [WINDOW[0] / flat, WINDOW[1] / flat, WINDOW[2] / flat]
  let highest = 0
  for (const value of height) if (value > highest) highest = value
  const steps: number[] = []
  for (let step = 1; step < highest / rise; step = step * 1.09 + 0.7) steps.push(step)
  const seen = new Float32Array(width * depth)
  for (let y = 0; y < depth; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const own = height[at]! + 0.4 * scale
      let light = 1
      for (const step of steps) {
        const [sx, sy] = [(x + dx * step) | 0, (y + dy * step) | 0]
        if (sx < 0 || sy < 0 || sx >= width || sy >= depth) break
        const ray = own + rise * step
        if (ray > highest) break
        const free = 0.5 + (ray - height[sy * width + sx]!) / (step * 0.6 + 2.5 * scale)
        if (free < light) light = free
        if (light <= 0) break
      }
      seen[at] = light <= 0 ? 0 : light * light * (3 - 2 * light)
    }
  }
  return seen
}

const DIRECTIONS = Array.from({ length: 8 }, (_, index) => {
  const angle = ((index + 0.35) / 8) * Math.PI * 2
  return [Math.cos(angle), Math.sin(angle)] as const
})
const REACHES = [2, 5, 10, 18, 32, 58]

/** The part of the sky that each texel sees, 0 to 1; measured on every second texel. */
function openSky({ width, depth, height, scale }: Ground): Float32Array {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(depth / 2)]
  const coarse = new Float32Array(columns * rows)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) coarse[y * columns + x] = height[y * 2 * width + x * 2]!
  const seen = new Float32Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const own = coarse[y * columns + x]!
      let sum = 0
      for (const [dx, dy] of DIRECTIONS) {
        let steepest = 0
        for (const reach of REACHES) {
          const distance = (reach * scale) / 2
          const [sx, sy] = [Math.round(x + dx * distance), Math.round(y + dy * distance)]
          if (sx < 0 || sy < 0 || sx >= columns || sy >= rows) break
          const slope = (coarse[sy * columns + sx]! - own) / (distance * 2)
          if (slope > steepest) steepest = slope
        }
        sum += steepest / Math.sqrt(1 + steepest * steepest)
      }
      seen[y * columns + x] = 1 - sum / DIRECTIONS.length
    }
  }
  blur(seen, columns, rows, scale)
  const full = new Float32Array(width * depth)
  for (let y = 0; y < depth; y++)
    for (let x = 0; x < width; x++)
      full[y * width + x] = seen[Math.min(rows - 1, y >> 1) * columns + Math.min(columns - 1, x >> 1)]!
  return full
}
