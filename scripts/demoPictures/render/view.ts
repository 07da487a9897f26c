import type { Ground } from './ground.ts'

const ELEVATION = (61 / 180) * Math.PI

/** The viewer looks down on the table at 61 degrees, from far away. */
export const VIEW = { sin: Math.sin(ELEVATION), cos: Math.cos(ELEVATION) }

const EXPOSURE = 0.63
/** The light in the gap under a piece that juts out. */
const GAP = 0.38

/** The picture that a viewer sees, as sRGB bytes of `width` times `rows` pixels: what is nearer hides what is behind. */
export function look(ground: Ground, lit: Float32Array, rows: number): Buffer {
  const { width, depth, height, body, margin } = ground
  const picture = Buffer.alloc(width * rows * 3)
  for (let x = 0; x < width; x++) {
    let free = rows
    let inFront = -1
    for (let y = depth - 1; y >= 0 && free > 0; y--) {
      const at = y * width + x
      const top = (y - margin) * VIEW.sin - height[at]! * VIEW.cos
      const from = Math.max(0, Math.ceil(top))
      const step = inFront < 0 ? 0 : height[at]! - height[inFront]!
      const foot = step * VIEW.cos + 1
      for (let row = free - 1; row >= from; row--) {
        let shade = 1
        // A wall has the colour of its upper edge and is darker at its foot; below what juts out it is dark
        if (step > 3) shade = (row - top) / VIEW.cos > body[at]! ? GAP : 1 - 0.4 * Math.min(1, (row - top) / foot)
        const target = (row * width + x) * 3
        picture[target] = develop(lit[at * 3]! * shade)
        picture[target + 1] = develop(lit[at * 3 + 1]! * shade)
        picture[target + 2] = develop(lit[at * 3 + 2]! * shade)
      }
      if (from < free) free = from
      inFront = at
    }
  }
  return picture
}

// Highlights fade instead of being cut off
const TONES = Uint8ClampedArray.from({ length: 4096 }, (_, step) => {
  const exposed = (step / 1024) * EXPOSURE
  const toned = exposed < 0.6 ? exposed : 0.6 + 0.4 * (1 - Math.exp(-(exposed - 0.6) / 0.4))
  return 255 * toned ** (1 / 2.2)
})

const develop = (light: number) => TONES[Math.min(4095, light * 1024) | 0]!
