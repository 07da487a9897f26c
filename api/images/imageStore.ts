import { createHash } from 'node:crypto'
import type { IMAGE_WIDTHS } from '../../contract/images.ts'
import { getLogoAccent } from './accentColor.ts'
import { getDominantColor } from './dominantColor.ts'
import type { ImageFormat } from './imageFormat.ts'
import { encodeVariant, type VariantType } from './imageVariant.ts'
import { createLimit } from './concurrencyLimit.ts'
import { toMasterImage } from './masterImage.ts'
import { createImageFiles, type ImageFilesConfig } from './imageFiles.ts'
import { seal, unseal } from './checksum.ts'

/** A kept picture: its content-hashed name, its size in pixels and its dominant colour (#rrggbb). */
export interface StoredImage {
  path: string
  width: number
  height: number
  color: string
}

/** How a picture is wanted. Without a width it comes in full size; it is never enlarged. */
interface ImageVariant {
  width?: (typeof IMAGE_WIDTHS)[number] | undefined
  format: ImageFormat
}

export interface ImageStore {
  /** Keeps a picture of a caterer. The same bytes get the same name. Throws UnreadableImage. */
  put(caterId: number, bytes: Uint8Array): Promise<StoredImage>
  /** The accent (#rrggbb) that a kept picture gives as a logo; null where it has none, or is not there. */
  accentOf(caterId: number, path: string): Promise<string | null>
  /**
   * A kept picture in a size and format, or null where there is none of that name. A partly transparent one asked
   * for as jpeg comes as png.
   */
  read(caterId: number, path: string, variant: ImageVariant): Promise<{ bytes: Buffer; contentType: string } | null>
}

const NAME = /^([0-9a-f]{32})\.(jpg|png)$/
/** Pictures that are worked on at once: each takes one of the process' four threads for files, names and passwords. */
const AT_ONCE = 2

/** Keeps pictures, and the variants made of them, in a folder of DATA_DIR or in S3. */
export function createImageStore(place: ImageFilesConfig): ImageStore {
  const files = createImageFiles(place)
  const inTurn = createLimit(AT_ONCE)
  const underWay = new Map<string, Promise<Buffer | null>>()

  async function readOrMake(key: string, master: string, width: number | undefined, type: VariantType) {
    const sealed = await files.read(key)
    const kept = sealed && unseal(sealed)
    if (kept) return kept
    const source = await files.read(master)
    // A damaged one is none
    if (!source || !master.includes(`/${hashOf(source)}.`)) return null
    const variant = await inTurn(() => encodeVariant(source, width, type))
    // One that cannot be kept can be shown all the same; it is made again the next time
    await files.write(key, seal(variant)).catch(() => undefined)
    return variant
  }

  return {
    async put(caterId, upload) {
      const { bytes, extension, width, height, color } = await inTurn(async () => {
        const master = await toMasterImage(upload)
        return { ...master, color: await getDominantColor(master.bytes) }
      })
      const path = `${hashOf(bytes)}.${extension}`
      await files.write(`${caterId}/${path}`, bytes)
      return { path, width, height, color }
    },

    async accentOf(caterId, path) {
      const bytes = await files.read(`${caterId}/${path}`)
      return bytes && inTurn(() => getLogoAccent(bytes))
    },

    async read(caterId, path, { width, format }) {
      const [, hash, extension] = NAME.exec(path) ?? []
      if (!hash || !Number.isSafeInteger(caterId)) return null
      const type = format === 'jpeg' && extension === 'png' ? 'png' : format
      const key = `${caterId}/variants/${hash}-${width ?? 'full'}.${type}`
      let making = underWay.get(key)
      if (!making) {
        making = readOrMake(key, `${caterId}/${path}`, width, type).finally(() => underWay.delete(key))
        underWay.set(key, making)
      }
      const bytes = await making
      return bytes && { bytes, contentType: `image/${type}` }
    },
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
