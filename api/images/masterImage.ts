import sharp from 'sharp'

/** Thrown for bytes that are no picture we take. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage'
}

/** A picture as it is kept: turned upright, in its own encoding, without anything that a camera wrote into it. */
interface MasterImage {
  bytes: Buffer
  /** 'png' where parts are transparent, else 'jpg'. */
  extension: 'jpg' | 'png'
  width: number
  height: number
}

const TAKEN_FORMATS = ['jpeg', 'png', 'webp', 'gif']
const MAX_SIDE = 2560
const MAX_PIXELS = 50_000_000

// One thread a picture: else a few at once would take every core from those who ask for other things
sharp.concurrency(1)

/**
 * Decodes what was uploaded, of an animation its first picture, and encodes it anew, with 2560 px at most to a side.
 * Judges by content, never by name. Throws UnreadableImage, also for more than 50 megapixels, which it never decodes.
 */
export async function toMasterImage(upload: Uint8Array): Promise<MasterImage> {
  try {
    const source = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format, hasAlpha, width, height } = await source.metadata()
    if (width * height > MAX_PIXELS) throw new UnreadableImage(`${width} x ${height} px is more than is taken`)
    if (!TAKEN_FORMATS.includes(format)) throw new UnreadableImage(`${format} is not taken: jpeg, png, webp or gif`)
    const isOpaque = !hasAlpha || (await source.stats()).isOpaque
    const upright = source
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
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
