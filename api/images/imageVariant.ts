import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from '../../domain/images/imageFormat.ts'

/** The encoding of a variant: png for a partly transparent picture that cannot be a jpeg. */
export type VariantType = ImageFormat | 'png'

/** Encodes a master in a width (px; never enlarged, its own without one). */
export const encodeVariant = (master: Buffer, width: number | undefined, type: VariantType): Promise<Buffer> =>
  encode(sharp(master).resize({ width, withoutEnlargement: true }), type).toBuffer()

function encode(image: Sharp, type: VariantType): Sharp {
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
