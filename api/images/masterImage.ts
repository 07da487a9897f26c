import sharp from 'sharp'

/** Thrown for bytes that are no picture, or one that is not accepted. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage'
  readonly hasTooManyPixels: boolean

  constructor(message: string, options: ErrorOptions & { hasTooManyPixels?: boolean } = {}) {
    super(message, options)
    this.hasTooManyPixels = options.hasTooManyPixels ?? false
  }
}

/** A picture as it is stored: upright, encoded anew, without the camera's metadata. */
interface MasterImage {
  bytes: Buffer
  /** 'png' when parts are transparent, else 'jpg'. */
  extension: 'jpg' | 'png'
  width: number
  height: number
}

const ACCEPTED_FORMATS = ['jpeg', 'png', 'webp', 'gif']
const MAX_SIDE = 2560
const MAX_PIXELS = 50_000_000

// One thread for each picture: several at once would otherwise occupy every core
sharp.concurrency(1)

/**
 * Decodes an upload (of an animation the first frame) and encodes it anew, with at most 2560 px a side. Detects the
 * format by content, never by name. Throws UnreadableImage, also for more than 50 megapixels, which it never decodes.
 */
export async function toMasterImage(upload: Uint8Array): Promise<MasterImage> {
  try {
    // The header alone, of a picture of any size
    const { format, hasAlpha, width, height } = await sharp(upload, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS)
      throw new UnreadableImage(`${width} x ${height} px is more than is accepted`, { hasTooManyPixels: true })
    if (!ACCEPTED_FORMATS.includes(format))
      throw new UnreadableImage(`${format} is not accepted: jpeg, png, webp or gif`)
    const source = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
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
