import sharp from 'sharp'
import { type SeededRandom, seededRandom } from '../../../api/demo/seededRandom.ts'
import { drawGlass, type Glass } from '../ware/drinks.ts'
import { TABLES, type TableName } from '../ware/tables.ts'
import { createGround, type Ground } from './ground.ts'
import { lay } from './lay.ts'
import { lightUp } from './light.ts'
import type { Piece, Placement } from './piece.ts'
import { stand, type Shape } from './shape.ts'
import { look, VIEW } from './view.ts'

type Step = { kind: 'lay'; placement: Placement } | { kind: 'stand'; shape: Shape; x: number; y: number; turn: number }

/** A table being laid: things are put down one after the other, in pixels of the picture at the height of the table. */
export class Scene {
  readonly steps: Step[] = []
  readonly glasses: Glass[] = []
  readonly random: SeededRandom
  readonly glaze: readonly [number, number, number]
  readonly width: number
  readonly height: number
  readonly table: TableName

  constructor(name: string, table: TableName, width = 1200, height = 900) {
    this.table = table
    this.width = width
    this.height = height
    this.glaze = TABLES[table].glaze
    this.random = seededRandom([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7))
  }

  /** A number between two. */
  between(from: number, to: number): number {
    return from + this.random.next() * (to - from)
  }

  lay(piece: Piece, x: number, y: number, turn = 0, size = 1): this {
    this.steps.push({ kind: 'lay', placement: { piece, x, y, turn, size, seed: this.random.whole(1, 9999) } })
    return this
  }

  stand(shape: Shape, x: number, y: number, turn = 0): this {
    this.steps.push({ kind: 'stand', shape, x, y, turn })
    return this
  }

  async render(scale: number): Promise<Buffer> {
    const [width, rows] = [Math.round(this.width * scale), Math.round(this.height * scale)]
    const ground = this.layTable(width, rows, scale)
    const groundY = (y: number) => y / VIEW.sin + ground.margin / scale
    for (const step of this.steps) {
      if (step.kind === 'stand') stand(ground, step.shape, step.x, groundY(step.y), step.turn)
      else await lay(ground, step.placement, groundY(step.placement.y))
    }
    const picture = look(ground, lightUp(ground), rows)
    const glasses = this.glasses.toSorted((a, b) => a.y - b.y).map((glass, index) => drawGlass(glass, index + 1))
    const size = `width="${this.width}" height="${this.height}"`
    const overlay = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${glasses.join('')}</svg>`)
    const photograph = await sharp(picture, { raw: { width, height: rows, channels: 3 } })
      .resize(this.width, this.height)
      .png({ compressionLevel: 1 })
      .toBuffer()
    return sharp(photograph)
      .composite([{ input: overlay }])
      .png({ compressionLevel: 1 })
      .toBuffer()
  }

  private layTable(width: number, rows: number, scale: number): Ground {
    const margin = Math.round(60 * scale)
    const front = 260 * scale
    const ground = createGround(width, Math.ceil((rows + front) / VIEW.sin) + margin, scale, margin)
    const { surface } = TABLES[this.table]
    for (let y = 0; y < ground.depth; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        const sample = surface(x / scale, y / scale)
        ground.height[at] = sample.height * scale
        ground.gloss[at] = sample.gloss * 255
        for (let channel = 0; channel < 3; channel++) ground.color[at * 3 + channel] = sample.color[channel]!
      }
    }
    return ground
  }
}
