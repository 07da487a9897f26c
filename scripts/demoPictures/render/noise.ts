/** Smooth noise from 0 to 1 at a point, the same each time. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ease(x - left), ease(y - top)]
  const upper = mix(lattice(left, top, seed), lattice(left + 1, top, seed), u)
  const lower = mix(lattice(left, top + 1, seed), lattice(left + 1, top + 1, seed), u)
  return mix(upper, lower, v)
}

/** Noise with finer and finer detail, from 0 to 1. */
export function fractalNoise(x: number, y: number, seed: number, octaves = 3): number {
  let [sum, weight, total] = [0, 1, 0]
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * 2 ** octave, y * 2 ** octave, seed + octave * 101) * weight
    total += weight
    weight *= 0.5
  }
  return sum / total
}

/** From `a` to `b` as `share` goes from 0 to 1. */
export const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** 0 below `from`, 1 above `to`, smooth between. */
export const smoothStep = (from: number, to: number, value: number) => ease(clamp((value - from) / (to - from)))

export const clamp = (value: number, min = 0, max = 1) => Math.min(max, Math.max(min, value))

const ease = (t: number) => t * t * (3 - 2 * t)

function lattice(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}
