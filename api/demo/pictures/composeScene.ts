import sharp, { type OverlayOptions } from 'sharp'
import { PAPERS } from './papers.ts'
import type { Paper } from './papers.ts'
import type { Scene } from './scene.ts'
import { svg, renderProp } from './tiles.ts'
import type { Tile } from './tiles.ts'

/** Renders a scene as jpeg. */
export async function composeScene({ width, height, paper: paperName, horizon, props }: Scene): Promise<Buffer> {
  const paper = PAPERS[paperName]
  const scale = width / 1000
  const tiles: Tile[] = []
  for (const prop of props.toSorted((a, b) => a.z - b.z)) tiles.push(...(await renderProp(prop, paper, scale)))
  const layers = await Promise.all(tiles.map((tile) => cropToCanvas(tile, width, height)))
  return sharp(room(width, height, paper, horizon))
    .composite([...layers.filter((layer) => layer !== null), await grain()])
    .flatten()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

// The background: a gradient from wall to floor, with daylight from the upper left through three panes
function room(width: number, height: number, paper: Paper, horizon: number): Buffer {
  const panes = [0, 1, 2].map((index) => {
    const x = width * (index * 0.15 - 0.02)
    const pane = width * 0.115
    const lean = height * 0.62
    return `<path d="M${x} 0h${pane}l${lean} ${height}h${-pane}z" fill="#fff" opacity=".13"/>`
  })
  return svg(
    width,
    height,
    `<defs>
      <linearGradient id="room" x1="0" y1="0" x2="0" y2="1">
        <stop offset="${horizon - 0.14}" stop-color="${paper.wall}"/><stop offset="${horizon + 0.16}" stop-color="${paper.floor}"/>
      </linearGradient>
      <radialGradient id="light" cx=".22" cy=".1" r="1.05">
        <stop offset="0" stop-color="#fff" stop-opacity="${paper.light}"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="edge" cx=".42" cy=".42" r=".85">
        <stop offset=".6" stop-color="${paper.shade}" stop-opacity="0"/><stop offset="1" stop-color="${paper.shade}" stop-opacity=".22"/>
      </radialGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="${width / 110}"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#room)"/><rect width="100%" height="100%" fill="url(#light)"/>
    <rect width="100%" height="100%" fill="url(#edge)"/><g filter="url(#soft)">${panes.join('')}</g>`,
  )
}

/** The part of a tile on the canvas, since sharp accepts no other; null if there is none. */
async function cropToCanvas({ bytes, left, top, ...size }: Tile, width: number, height: number) {
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
  const cutWidth = Math.min(size.width - cutLeft, width - Math.max(0, left))
  const cutHeight = Math.min(size.height - cutTop, height - Math.max(0, top))
  if (cutWidth <= 0 || cutHeight <= 0) return null
  if (cutWidth === size.width && cutHeight === size.height) return { input: bytes, left, top }
  const input = await sharp(bytes)
    .extract({ left: cutLeft, top: cutTop, width: cutWidth, height: cutHeight })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}

// Noise hides the steps of the gradients
async function grain(): Promise<OverlayOptions> {
  const input = await sharp({
    create: {
      width: 256,
      height: 256,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 7 },
    },
  })
    .greyscale()
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input, tile: true, blend: 'soft-light' }
}
