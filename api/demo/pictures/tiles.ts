import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawPlate, drawPlinth, drawSandwich } from './drawnProps.ts'
import { FOODS } from './foods.ts'
import type { Paper } from './papers.ts'
import type { Prop } from './scene.ts'

/** A part of a picture with its position in pixels; it may extend beyond the canvas. */
export interface Tile {
  bytes: Buffer
  left: number
  top: number
  width: number
  height: number
}

/** For intermediate pictures, which are decoded again at once. */
const UNCOMPRESSED = { compressionLevel: 0 }

const pictureSet = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')

type Picture = Pick<Tile, 'bytes' | 'width' | 'height'>

/** Renders a prop as tiles, its shadows first; `scale` is pixels per unit of the scene. */
export function renderProp(prop: Prop, paper: Paper, scale: number): Promise<Tile[]> {
  return prop.kind === 'food' ? foodTiles(prop, paper, scale) : drawnTiles(prop, paper, scale)
}

async function foodTiles(prop: Prop & { kind: 'food' }, paper: Paper, scale: number): Promise<Tile[]> {
  const picture = await foodPicture(prop, Math.round(prop.size * scale))
  const left = Math.round(prop.x * scale - picture.width / 2)
  const top = Math.round(prop.y * scale - picture.height)
  const contact = await shadow(
    {
      x: prop.x * scale + picture.width * 0.03,
      y: prop.y * scale - picture.height * 0.035,
      rx: picture.width * 0.4,
      ry: picture.height * 0.055,
    },
    paper.shade,
    prop.isLying ? 0.16 : 0.5,
    picture.width / 26,
  )
  const cast = await castShadow(picture, paper.shade, prop.isLying ? 0.2 : 0.5)
  return [
    { ...cast, left: left + cast.left, top: Math.round(prop.y * scale) + cast.top },
    contact,
    { ...picture, left, top },
  ]
}

async function foodPicture({ food, turn }: Prop & { kind: 'food' }, size: number): Promise<Picture> {
  const file = join(dirname(pictureSet), 'assets', `${FOODS[food]}.webp`)
  const trimmed = await sharp(file).trim({ threshold: 1 }).png(UNCOMPRESSED).toBuffer()
  const turned = turn
    ? await sharp(trimmed).rotate(turn, { background: '#0000' }).png(UNCOMPRESSED).toBuffer()
    : trimmed
  const { data, info } = await sharp(turned)
    .resize({ width: size, height: size, fit: 'inside' })
    .modulate({ saturation: 0.92 })
    .png(UNCOMPRESSED)
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

// The outline of the prop, projected on the floor to the right, since the light comes from the left. Rendered at half
// size and enlarged, which the blur hides
async function castShadow({ bytes, width, height }: Picture, colour: string, strength: number): Promise<Tile> {
  const margin = 20
  const [flatWidth, flatHeight] = [Math.ceil(width / 2), Math.max(4, Math.round(height * 0.21))]
  const outline = await sharp(bytes)
    .extractChannel('alpha')
    .resize(flatWidth, flatHeight, { fit: 'fill' })
    .raw()
    .toBuffer()
  const leaning = await sharp(outline, { raw: { width: flatWidth, height: flatHeight, channels: 1 } })
    .affine(
      [
        [1, -0.95],
        [0, 1],
      ],
      { background: '#000' },
    )
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const soft = await sharp(leaning.data, { raw: leaning.info })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#000' })
    .blur(Math.max(1.5, width / 36))
    .linear(strength, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = { width: soft.info.width, height: soft.info.height }
  const solid = await sharp({ create: { ...size, channels: 3, background: colour } })
    .joinChannel(soft.data, { raw: soft.info })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const full = { width: size.width * 2, height: size.height * 2 }
  return {
    bytes: await sharp(solid.data, { raw: solid.info })
      .resize({ ...full, kernel: 'linear' })
      .png(UNCOMPRESSED)
      .toBuffer(),
    ...full,
    left: -margin * 2,
    top: margin * 2 - full.height - Math.round(height * 0.03),
  }
}

async function drawnTiles(prop: Exclude<Prop, { kind: 'food' }>, paper: Paper, scale: number): Promise<Tile[]> {
  const width = prop.width * scale
  const height = prop.kind === 'plinth' ? prop.height * scale : 0
  const place = { x: width * 0.6, y: width * 0.6, width }
  const body =
    prop.kind === 'plate'
      ? drawPlate(place, paper)
      : prop.kind === 'plinth'
        ? drawPlinth({ ...place, height }, paper)
        : drawSandwich(place, prop.topping)
  const flatness = { plate: 0.17, plinth: 0.14, sandwich: 0.07 }[prop.kind]
  const lift = prop.kind === 'plate' ? width * 0.05 : 0
  const size = { width: Math.round(width * 1.2), height: Math.round(width * 0.9 + height) }
  return [
    await shadow(
      {
        x: prop.x * scale + width * 0.1,
        y: prop.y * scale + height + lift,
        rx: width * 0.53,
        ry: width * flatness,
      },
      paper.shade,
      0.34,
      width / 16,
    ),
    {
      bytes: svg(size.width, size.height, body),
      ...size,
      left: Math.round(prop.x * scale - place.x),
      top: Math.round(prop.y * scale - place.y),
    },
  ]
}

/** A soft ellipse on the floor. */
async function shadow(
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  colour: string,
  opacity: number,
  blur: number,
): Promise<Tile> {
  const softness = Math.max(2, blur)
  const margin = softness * 3
  const [width, height] = [Math.ceil((rx + margin) * 2), Math.ceil((ry + margin) * 2)]
  const ellipse = `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${opacity}"/>`
  const bytes = await sharp(svg(width, height, ellipse))
    .blur(softness)
    .png(UNCOMPRESSED)
    .toBuffer()
  return { bytes, width, height, left: Math.round(x - width / 2), top: Math.round(y - height / 2) }
}

/** An SVG document of a size in pixels. */
export function svg(width: number, height: number, body: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)
}
