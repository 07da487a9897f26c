import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createImageStore, type ImageStore } from './imageStore.ts'
import { UnreadableImage } from './masterImage.ts'
import * as variants from './imageVariant.ts'
import { verifyChecksum } from './checksum.ts'
import { openTestBucket } from './testing/testBucket.ts'

vi.mock('node:fs/promises', { spy: true })
vi.mock('./imageVariant.ts', { spy: true })

let dataDir: string
let images: ImageStore

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-images-'))
  images = createImageStore({ dataDir })
  return () => rm(dataDir, { recursive: true, force: true })
})

const picture = (width: number, height: number, background = '#c03020') =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } })

/** The bytes of this process outside the heap, where pictures are; garbage in the heap does not count. */
function memoryOutsideHeap(): number {
  const { rss, heapTotal } = process.memoryUsage()
  return rss - heapTotal
}

describe('put', () => {
  test('returns size and dominant colour, and names the picture by its content', async () => {
    const bytes = await picture(900, 600).jpeg().toBuffer()
    const first = await images.put(55, bytes)
    expect(first).toMatchObject({ width: 900, height: 600 })
    expect(first.path).toMatch(/^[0-9a-f]{32}\.jpg$/)
    expect(distance(first.color, '#c03020')).toBeLessThan(6)
    expect(await images.put(55, bytes)).toEqual(first)
    const other = await images.put(55, await picture(900, 600, '#204060').jpeg().toBuffer())
    expect(other.path).not.toBe(first.path)
  })

  test('removes metadata after turning the picture upright', async () => {
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

  test('shrinks a picture to 2560 px, and enlarges none', async () => {
    expect(await images.put(55, await picture(4000, 400).png().toBuffer())).toMatchObject({ width: 2560, height: 256 })
    expect(await images.put(55, await picture(300, 9000).png().toBuffer())).toMatchObject({ width: 85, height: 2560 })
    expect(await images.put(55, await picture(40, 30).png().toBuffer())).toMatchObject({ width: 40, height: 30 })
  })

  test('takes the first frame of an animation', async () => {
    const frames = [await picture(90, 60).png().toBuffer(), await picture(90, 60, '#204060').png().toBuffer()]
    const stored = await images.put(
      55,
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    expect(stored).toMatchObject({ path: expect.stringMatching(/\.jpg$/), width: 90, height: 60 })
    expect(distance(stored.color, '#c03020')).toBeLessThan(6)
  })

  test('refuses more than 50 megapixels by the file’s header, without decoding', async () => {
    const before = memoryOutsideHeap()
    for (const [width, height] of [
      [20_000, 20_000],
      [60_000, 60_000],
      [8_000, 6_251],
    ] as const) {
      await expect(images.put(55, await createPngClaiming(width, height))).rejects.toThrow(
        /px is more than is accepted|no picture/,
      )
    }
    expect(memoryOutsideHeap() - before).toBeLessThan(50_000_000)
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

  test('refuses a truncated picture', async () => {
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
  test('encodes each width and format on demand, stores it, and never enlarges', async () => {
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

  test('a transparent picture stays transparent: a png when jpeg is requested', async () => {
    const { path, color } = await images.put(56, await picture(400, 400, '#20408080').png().toBuffer())
    expect(path).toMatch(/\.png$/)
    expect(distance(color, '#204080')).toBeLessThan(6)
    const read = await images.read(56, path, { width: 320, format: 'jpeg' })
    expect(read?.contentType).toBe('image/png')
    expect((await sharp(read?.bytes).metadata()).hasAlpha).toBe(true)
  })

  test('finds no picture of another caterer or folder', async () => {
    const { path } = await images.put(57, await picture(50, 50).jpeg().toBuffer())
    expect(await images.read(58, path, { format: 'webp' })).toBeNull()
    expect(await images.read(58, `../57/${path}`, { format: 'webp' })).toBeNull()
    expect(await images.read(57, `${'0'.repeat(32)}.jpg`, { format: 'webp' })).toBeNull()
  })
})

describe.each(['a folder', 'S3'])('in %s', (place) => {
  let store: ImageStore
  let folder: string
  let close: () => Promise<void>

  beforeAll(async () => {
    if (place === 'S3') {
      const bucket = await openTestBucket()
      ;({ folder, close } = bucket)
      store = createImageStore({ dataDir: '/nowhere', s3: bucket.s3 })
    } else {
      const own = await mkdtemp(join(tmpdir(), 'kuvert-images-'))
      folder = join(own, 'images')
      close = () => rm(own, { recursive: true, force: true })
      store = createImageStore({ dataDir: own })
    }
    return () => close()
  })

  /** The file of a variant; the S3 test server appends to the key. */
  async function variantFile(): Promise<string> {
    const files = await readdir(folder, { recursive: true })
    return join(folder, files.find((file) => /variants\/[^/]*\.webp(\._S3rver_object)?$/.test(file)) ?? 'none')
  }

  test('a variant is encoded once for concurrent requests, and stored', async () => {
    const { path } = await store.put(58, await picture(900, 450).jpeg().toBuffer())
    const made = vi.mocked(variants.encodeVariant)
    const read = () => store.read(58, path, { width: 320, format: 'webp' })
    // The S3 test server responds a moment before it has stored the file
    await expect.poll(() => store.read(58, path, { format: 'jpeg' })).not.toBeNull()
    made.mockClear()
    const all = await Promise.all(Array.from({ length: 20 }, read))
    await expect.poll(async () => verifyChecksum(await readFile(await variantFile()))).not.toBeNull()
    const again = await read()
    expect(made).toHaveBeenCalledTimes(1)
    expect((await sharp(again?.bytes).metadata()).width).toBe(320)
    expect(all.every((variant) => variant?.bytes.equals(again!.bytes))).toBe(true)
    expect(await store.read(59, path, { format: 'webp' })).toBeNull()
  })

  test.each([
    ['truncated', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['changed in one byte', (whole: Buffer) => Buffer.from(whole.map((byte, at) => (at === 60 ? byte ^ 1 : byte)))],
  ])('a stored variant that is %s is encoded anew', async (_, damage) => {
    const file = await variantFile()
    const original = await readFile(file)
    const [hash] = /[0-9a-f]{32}/.exec(file) ?? []
    await writeFile(file, damage(original))
    const read = await store.read(58, `${hash}.jpg`, { width: 320, format: 'webp' })
    expect(read?.bytes.equals(verifyChecksum(original)!)).toBe(true)
    await expect.poll(async () => (await readFile(file)).equals(original)).toBe(true)
  })
})

describe('on a full disk', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const fill = () =>
    vi.mocked(writeFile).mockImplementationOnce(async (file) => {
      const { writeFileSync } = await import('node:fs')
      writeFileSync(String(file), 'half')
      throw full
    })

  test('a picture is not stored, not even in part', async () => {
    fill()
    await expect(images.put(61, await picture(30, 30).jpeg().toBuffer())).rejects.toBe(full)
    expect(await readdir(join(dataDir, 'images', '61'))).toEqual([])
  })

  test('a variant is served all the same', async () => {
    const { path } = await images.put(62, await picture(30, 30).jpeg().toBuffer())
    fill()
    expect((await images.read(62, path, { format: 'webp' }))?.contentType).toBe('image/webp')
    expect(await readdir(join(dataDir, 'images', '62', 'variants'))).toEqual([])
  })
})

/** A small png whose header claims a larger size. */
async function createPngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await picture(10, 10).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** The distance of two #rrggbb colours in the channel where they differ most. */
function distance(first: string, second: string): number {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return Math.max(...channels(first).map((value, index) => Math.abs(value - (channels(second)[index] ?? 0))))
}
