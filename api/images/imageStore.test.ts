import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createImageStore, type ImageStore } from './imageStore.ts'
import { UnreadableImage } from './masterImage.ts'

let dataDir: string
let images: ImageStore

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-images-'))
  images = createImageStore({ dataDir })
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

const picture = (width: number, height: number, background = '#c03020') =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } })

describe('put', () => {
  test('tells size and dominant colour, and names the picture by its content', async () => {
    const bytes = await picture(900, 600).jpeg().toBuffer()
    const first = await images.put(55, bytes)
    expect(first).toMatchObject({ width: 900, height: 600 })
    expect(first.path).toMatch(/^[0-9a-f]{32}\.jpg$/)
    expect(distance(first.color, '#c03020')).toBeLessThan(6)
    expect(await images.put(55, bytes)).toEqual(first)
    const other = await images.put(55, await picture(900, 600, '#204060').jpeg().toBuffer())
    expect(other.path).not.toBe(first.path)
  })

  test('takes out what the camera wrote, and turns the picture upright first', async () => {
    const bytes = await picture(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Hemmeligt sted' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const stored = await images.put(55, bytes)
    expect(stored).toMatchObject({ width: 200, height: 300 })
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const read = await images.read(55, stored.path, { format })
      const metadata = await sharp(read?.bytes).metadata()
      expect([metadata.exif, metadata.iptc, metadata.xmp, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    }
  })

  test('takes a picture down to 2560 px, and none up', async () => {
    expect(await images.put(55, await picture(4000, 400).png().toBuffer())).toMatchObject({ width: 2560, height: 256 })
    expect(await images.put(55, await picture(40, 30).png().toBuffer())).toMatchObject({ width: 40, height: 30 })
  })

  test.each([
    ['text', Buffer.from('<p>not a picture</p>')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    ],
    ['a jpeg’s head alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0])],
  ])('refuses %s, by its content', async (_, bytes) => {
    await expect(images.put(55, bytes)).rejects.toThrow(UnreadableImage)
  })

  test('refuses half a picture', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    await expect(images.put(55, whole.subarray(0, whole.length / 2))).rejects.toThrow(UnreadableImage)
  })
})

describe('read', () => {
  test('makes each width and format on demand, keeps it, and never enlarges', async () => {
    const { path } = await images.put(56, await picture(1000, 500).jpeg().toBuffer())
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      for (const [width, expected] of [
        [320, 320],
        [640, 640],
        [1280, 1000],
        [undefined, 1000],
      ] as const) {
        const read = await images.read(56, path, { width, format })
        const metadata = await sharp(read?.bytes).metadata()
        expect(read?.contentType).toBe(`image/${format}`)
        expect(metadata.format).toBe(format === 'avif' ? 'heif' : format)
        expect(metadata.width).toBe(expected)
      }
    }
    expect(await readdir(join(dataDir, 'images', '56', 'variants'))).toHaveLength(12)
    const [once, again] = await Promise.all([
      images.read(56, path, { width: 320, format: 'webp' }),
      images.read(56, path, { width: 320, format: 'webp' }),
    ])
    expect(once?.bytes.equals(again?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  test('a transparent picture stays so, as png where jpeg is asked for', async () => {
    const { path, color } = await images.put(56, await picture(400, 400, '#20408080').png().toBuffer())
    expect(path).toMatch(/\.png$/)
    expect(distance(color, '#204080')).toBeLessThan(6)
    const read = await images.read(56, path, { width: 320, format: 'jpeg' })
    expect(read?.contentType).toBe('image/png')
    expect((await sharp(read?.bytes).metadata()).hasAlpha).toBe(true)
  })

  test('has only its own: not another caterer’s, not another folder’s', async () => {
    const { path } = await images.put(57, await picture(50, 50).jpeg().toBuffer())
    expect(await images.read(58, path, { format: 'webp' })).toBeNull()
    expect(await images.read(58, `../57/${path}`, { format: 'webp' })).toBeNull()
    expect(await images.read(57, `${'0'.repeat(32)}.jpg`, { format: 'webp' })).toBeNull()
  })
})

/** How far two #rrggbb colours are apart, in the channel where they differ most. */
function distance(one: string, other: string): number {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return Math.max(...channels(one).map((value, index) => Math.abs(value - (channels(other)[index] ?? 0))))
}
