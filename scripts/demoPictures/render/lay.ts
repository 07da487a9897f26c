import sharp from 'sharp'
import { blur, distanceToEdge } from './fields.ts'
import type { Ground } from './ground.ts'
import { clamp, fractalNoise } from './noise.ts'
import type { Piece, Placement } from './piece.ts'

/** The square of texels that a placement covers, with the piece drawn in it. */
interface Stamp {
  left: number
  top: number
  side: number
  /** Texels per unit of the piece. */
  scale: number
  pixels: Buffer
  mask: Uint8Array
  covered: number
}

const MAX_SLOPE = 0.5
const SINKING = 0.7
const MAX_HANG = 5

/** Lays a piece on whatever is there already. */
export async function lay(ground: Ground, placement: Placement, groundY: number): Promise<void> {
  const stamp = await drawStamp(ground, placement, groundY)
  if (stamp.covered === 0) return
  const own = ownHeight(stamp, placement)
  const base = restingHeight(ground, stamp, placement.piece)
  write(ground, stamp, placement, own, base)
}

async function drawStamp(ground: Ground, { piece, x, turn, size }: Placement, groundY: number): Promise<Stamp> {
  const scale = size * ground.scale
  const side = Math.ceil(piece.reach * 2 * scale) + 4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><g transform="translate(${side / 2} ${side / 2}) scale(${scale}) rotate(${turn})">${piece.svg}</g></svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const left = Math.round(x * ground.scale - side / 2)
  const top = Math.round(groundY * ground.scale - side / 2)
  const mask = new Uint8Array(side * side)
  let covered = 0
  for (let index = 0; index < mask.length; index++) {
    if (pixels[index * 4 + 3]! < 128) continue
    mask[index] = 1
    covered++
  }
  return { left, top, side, scale, pixels, mask, covered }
}

function ownHeight({ side, scale, pixels, mask }: Stamp, { piece, seed }: Placement): Float32Array {
  const height = distanceToEdge(mask, side, side)
  let furthest = 0
  for (const distance of height) if (distance > furthest) furthest = distance
  const edge = piece.edge === undefined ? furthest : Math.max(1, piece.edge * scale)
  for (let index = 0; index < height.length; index++) {
    if (!mask[index]) continue
    const share = Math.min(1, height[index]! / edge)
    height[index] = piece.thickness * scale * Math.sqrt(1 - (1 - share) ** 2)
  }
  // The middle line of a shape would show as a ridge
  if (piece.edge === undefined) blur(height, side, side, furthest * 0.22)
  const { emboss, ripple, grain } = piece
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const index = y * side + x
      if (!mask[index]) continue
      const [u, v] = [x / scale, y / scale]
      if (emboss) height[index]! += emboss * scale * (lightness(pixels, index * 4) - 0.5)
      if (ripple)
        height[index]! += ripple.height * scale * (fractalNoise(u / ripple.size, v / ripple.size, seed, 2) - 0.4)
      if (grain) height[index]! += grain.height * scale * (fractalNoise(u / grain.size, v / grain.size, seed + 7) - 0.5)
    }
  }
  return height
}

const lightness = (pixels: Buffer, at: number) =>
  (pixels[at]! * 0.3 + pixels[at + 1]! * 0.59 + pixels[at + 2]! * 0.11) / 255

/** The height of a piece's underside: a plane that leans as what is below leans, or what is below itself. */
function restingHeight(ground: Ground, { left, top, side, scale, mask, covered }: Stamp, piece: Piece): Float32Array {
  const below = new Float32Array(side * side)
  let [lowest, highest] = [Infinity, 0]
  let [sum, sumU, sumV, sumUU, sumVV] = [0, 0, 0, 0, 0]
  let [middleX, middleY] = [0, 0]
  for (let y = 0; y < side; y++) {
    const row = Math.min(ground.depth - 1, Math.max(0, top + y)) * ground.width
    for (let x = 0; x < side; x++) {
      const index = y * side + x
      below[index] = ground.height[row + Math.min(ground.width - 1, Math.max(0, left + x))]!
      if (!mask[index]) continue
      middleX += x
      middleY += y
      sum += below[index]!
      if (below[index]! < lowest) lowest = below[index]!
      if (below[index]! > highest) highest = below[index]!
    }
  }
  middleX /= covered
  middleY /= covered
  const mean = sum / covered
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const index = y * side + x
      if (!mask[index]) continue
      const [u, v] = [x - middleX, y - middleY]
      sumU += u * (below[index]! - mean)
      sumV += v * (below[index]! - mean)
      sumUU += u * u
      sumVV += v * v
    }
  }
  const slopeX = clamp(sumU / (sumUU || 1), -MAX_SLOPE, MAX_SLOPE)
  const slopeY = clamp(sumV / (sumVV || 1), -MAX_SLOPE, MAX_SLOPE)
  const plane = new Float32Array(side * side)
  for (let index = 0; index < plane.length; index++)
    plane[index] = mean + slopeX * ((index % side) - middleX) + slopeY * (Math.floor(index / side) - middleY)
  // On uneven ground it sinks between what is there
  let unevenness = 0
  for (let index = 0; index < below.length; index++) {
    if (mask[index]) unevenness += Math.abs(below[index]! - plane[index]!)
  }
  const lift = (piece.lift ?? 0) * scale
  const sunk = Math.min(
    mean - (unevenness / covered) * SINKING,
    highest - piece.thickness * scale * (piece.edge === undefined ? 0.86 : 0.6),
  )
  // A piece on top of others sinks in, a round one more, since it cannot roll off
  const raised = (piece.stacks ? highest - piece.thickness * scale * 0.3 : Math.max(sunk, lowest)) - mean + lift
  const drape = piece.drape ?? 0
  const draped = drape > 0 ? below.slice() : below
  if (drape > 0) {
    if (drape < 1) limitHang(draped, mean - MAX_HANG * scale)
    blur(draped, side, side, 5 * scale)
  }
  const base = new Float32Array(side * side)
  for (let index = 0; index < base.length; index++) {
    if (!mask[index]) continue
    base[index] = (plane[index]! + raised) * (1 - drape) + (draped[index]! + lift) * drape
  }
  return base
}

/** A leaf beyond the edge of its bread does not hang down all the way. */
function limitHang(heights: Float32Array, least: number): void {
  for (let index = 0; index < heights.length; index++) if (heights[index]! < least) heights[index] = least
}

function write(
  ground: Ground,
  { left, top, side, scale, pixels, mask }: Stamp,
  { piece, seed }: Placement,
  own: Float32Array,
  base: Float32Array,
): void {
  const [gloss, soft] = [(piece.gloss ?? 0.3) * 255, (piece.soft ?? 0.2) * 255]
  for (let y = Math.max(0, -top); y < Math.min(side, ground.depth - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(side, ground.width - left); x++) {
      const index = y * side + x
      if (!mask[index]) continue
      const target = (top + y) * ground.width + left + x
      const height = base[index]! + own[index]!
      if (height <= ground.height[target]!) continue
      ground.height[target] = height
      ground.body[target] = own[index]! + 1.5 * ground.scale
      ground.gloss[target] = gloss
      ground.soft[target] = soft
      const { grain } = piece
      const tone = grain
        ? 1 + grain.tone * (fractalNoise(x / scale / grain.size, y / scale / grain.size, seed + 7) - 0.5) * 2
        : 1
      for (let channel = 0; channel < 3; channel++)
        ground.color[target * 3 + channel] = pixels[index * 4 + channel]! * tone
    }
  }
}
