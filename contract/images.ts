import { z } from 'zod'
import { MAX_CAPTION_LENGTH } from '../domain/texts/textLengths.ts'
import { absent, text, WireId, WireInt } from './wire.ts'

/** Size in pixels, and the dominant colour (#rrggbb) to show until the image has loaded. */
export const ImageInfo = z.object({
  path: z.string(),
  width: absent(WireInt),
  height: absent(WireInt),
  color: absent(z.string()),
})
export type ImageInfo = z.infer<typeof ImageInfo>

/** A picture of a category or menu; `path` is its name under the image endpoint of its caterer, `text` its caption. */
export const CaptionedImage = z.object({
  id: WireId,
  path: z.string(),
  text: absent(z.string()),
  altText: absent(z.string()),
  name: absent(z.string()),
  width: absent(WireInt),
  height: absent(WireInt),
  color: absent(z.string()),
})
export type CaptionedImage = z.infer<typeof CaptionedImage>

/** The caption of a picture. */
export const Caption = text(MAX_CAPTION_LENGTH)
