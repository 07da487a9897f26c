import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { IMAGE_WIDTHS } from '../../contract/images.ts'
import { dominantColor } from './dominantColor.ts'
import type { ImageFormat } from './imageFormat.ts'
import { toMasterImage } from './masterImage.ts'

/** A kept picture: its content-hashed name, its size in pixels and its dominant colour (#rrggbb). */
export interface StoredImage {
  path: string
  width: number
  height: number
  color: string
}

/** How a picture is wanted. Without a width it comes in full size; it is never enlarged. */
export interface ImageVariant {
  width?: (typeof IMAGE_WIDTHS)[number] | undefined
  format: ImageFormat
}

export interface ImageStore {
  /** Keeps a picture of a caterer. The same bytes get the same name. Throws UnreadableImage. */
  put(caterId: number, bytes: Uint8Array): Promise<StoredImage>
  /**
   * A kept picture in a size and format, or null where there is none of that name. A partly transparent one asked
   * for as jpeg comes as png.
   */
  read(caterId: number, path: string, variant: ImageVariant): Promise<{ bytes: Buffer; contentType: string } | null>
}

const NAME = /^([0-9a-f]{32})\.(jpg|png)$/

/** Keeps pictures, and the variants made of them, in a folder of DATA_DIR. */
export function createImageStore({ dataDir }: { dataDir: string }): ImageStore {
  const root = join(dataDir, 'images')
  const underWay = new Map<string, Promise<Buffer | null>>()

  return {
    async put(caterId, upload) {
      const { bytes, extension, width, height } = await toMasterImage(upload)
      const path = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`
      await writeWhole(join(root, String(caterId), path), bytes)
      return { path, width, height, color: await dominantColor(bytes) }
    },

    async read(caterId, path, { width, format }) {
      const [, hash, extension] = NAME.exec(path) ?? []
      if (!hash || !Number.isSafeInteger(caterId)) return null
      const type = format === 'jpeg' && extension === 'png' ? 'png' : format
      const folder = join(root, String(caterId))
      const file = join(folder, 'variants', `${hash}-${width ?? 'full'}.${type}`)
      const making = underWay.get(file) ?? readOrMake(file, join(folder, path), width, type)
      underWay.set(file, making)
      const bytes = await making.finally(() => underWay.delete(file))
      return bytes && { bytes, contentType: `image/${type}` }
    },
  }
}

async function readOrMake(
  file: string,
  master: string,
  width: number | undefined,
  type: ImageFormat | 'png',
): Promise<Buffer | null> {
  const kept = await readIfThere(file)
  if (kept) return kept
  const source = await readIfThere(master)
  if (!source) return null
  const variant = await encode(sharp(source).resize({ width, withoutEnlargement: true }), type).toBuffer()
  await writeWhole(file, variant)
  return variant
}

function encode(image: Sharp, type: ImageFormat | 'png'): Sharp {
  switch (type) {
    case 'avif':
      // More effort makes it few per cent smaller and several times slower.
      return image.avif({ quality: 55, effort: 2 })
    case 'webp':
      return image.webp({ quality: 80, effort: 3 })
    case 'jpeg':
      return image.jpeg({ quality: 82, progressive: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

// Under another name first, so that nobody ever reads half a picture.
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}
