import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { ImageWidth } from '../../domain/images/imageWidths.ts'
import { getLogoAccent } from './accentColor.ts'
import { getDominantColor } from './dominantColor.ts'
import type { ImageFormat } from '../../domain/images/imageFormat.ts'
import { encodeVariant, type VariantType } from './imageVariant.ts'
import { toMasterImage } from './masterImage.ts'
import { createImageFiles, type ImageFilesConfig } from './imageFiles.ts'
import { addChecksum, verifyChecksum } from './checksum.ts'

/** A stored picture: its content-hashed name, its size in pixels and its dominant colour (#rrggbb). */
export interface StoredImage {
  path: string
  width: number
  height: number
  color: string
}

/** A size and format of a picture: full size without a width, and never enlarged. */
interface ImageVariant {
  width?: ImageWidth | undefined
  format: ImageFormat
}

export interface ImageStore {
  /** Stores a picture of a caterer. The same bytes get the same name. Throws UnreadableImage. */
  put(caterId: number, bytes: Uint8Array): Promise<StoredImage>
  /** The accent (#rrggbb) of a stored picture as a logo; null when it has none, or is not there. */
  accentOf(caterId: number, path: string): Promise<string | null>
  /**
   * A stored picture in a size and format; null when there is none of that name. A partly transparent one requested
   * as jpeg comes as png.
   */
  read(caterId: number, path: string, variant: ImageVariant): Promise<{ bytes: Buffer; contentType: string } | null>
}

const NAME = /^([0-9a-f]{32})\.(jpg|png)$/
/** Each takes one of the four threads that the process has for files, DNS and password hashes. */
const MAX_CONCURRENT = 2

/** Stores pictures, and caches the variants encoded of them, in a folder of DATA_DIR or in S3. */
export function createImageStore(place: ImageFilesConfig): ImageStore {
  const files = createImageFiles(place)
  const limit = pLimit(MAX_CONCURRENT)
  const inFlight = new Map<string, Promise<Buffer | null>>()

  async function readOrEncode(key: string, master: string, width: number | undefined, type: VariantType) {
    const stored = await files.read(key)
    const cached = stored && verifyChecksum(stored)
    if (cached) return cached
    const source = await files.read(master)
    // A damaged master counts as missing
    if (!source || !master.includes(`/${hashOf(source)}.`)) return null
    const variant = await limit(() => encodeVariant(source, width, type))
    // A variant that cannot be stored is served all the same, and encoded again the next time
    await files.write(key, addChecksum(variant)).catch(() => undefined)
    return variant
  }

  return {
    async put(caterId, upload) {
      const { bytes, extension, width, height, color } = await limit(async () => {
        const master = await toMasterImage(upload)
        return { ...master, color: await getDominantColor(master.bytes) }
      })
      const path = `${hashOf(bytes)}.${extension}`
      await files.write(`${caterId}/${path}`, bytes)
      return { path, width, height, color }
    },

    async accentOf(caterId, path) {
      const bytes = await files.read(`${caterId}/${path}`)
      return bytes && limit(() => getLogoAccent(bytes))
    },

    async read(caterId, path, { width, format }) {
      const [, hash, extension] = NAME.exec(path) ?? []
      if (!hash || !Number.isSafeInteger(caterId)) return null
      const type = format === 'jpeg' && extension === 'png' ? 'png' : format
      const key = `${caterId}/variants/${hash}-${width ?? 'full'}.${type}`
      let encoding = inFlight.get(key)
      if (!encoding) {
        encoding = readOrEncode(key, `${caterId}/${path}`, width, type).finally(() => inFlight.delete(key))
        inFlight.set(key, encoding)
      }
      const bytes = await encoding
      return bytes && { bytes, contentType: `image/${type}` }
    },
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
