import sharp from 'sharp'

/** Thrown for bytes that are no picture we take. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage'
}

/** A picture as it is kept: turned upright, in its own encoding, without anything that a camera wrote into it. */
export interface MasterImage {
  bytes: Buffer
  /** 'png' where parts are transparent, else 'jpg'. */
  extension: 'jpg' | 'png'
  width: number
  height: number
}

const TAKEN_FORMATS = ['jpeg', 'png', 'webp']
const MAX_WIDTH = 2560
const MAX_PIXELS = 60_000_000

/** Decodes what was uploaded and encodes it anew. Judges by content, never by name. Throws UnreadableImage. */
export async function toMasterImage(upload: Uint8Array): Promise<MasterImage> {
  try {
    const source = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format, hasAlpha } = await source.metadata()
    if (!TAKEN_FORMATS.includes(format)) throw new UnreadableImage(`${format} is not taken: jpeg, png or webp`)
    const isOpaque = !hasAlpha || (await source.stats()).isOpaque
    const upright = source.autoOrient().resize({ width: MAX_WIDTH, withoutEnlargement: true }).toColourspace('srgb')
    const encoded = isOpaque
      ? upright.removeAlpha().jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      : upright.png({ compressionLevel: 9 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { bytes: data, extension: isOpaque ? 'jpg' : 'png', width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof UnreadableImage) throw error
    throw new UnreadableImage('The bytes are no picture that can be read', { cause: error })
  }
}
