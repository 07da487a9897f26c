import { z } from 'zod'
import { absent, WireInt } from './wire.ts'

/** Size in pixels, and the dominant colour (#rrggbb) to show until the picture is there. */
export const ImageInfo = z.object({
  path: z.string(),
  width: absent(WireInt),
  height: absent(WireInt),
  color: absent(z.string()),
})
export type ImageInfo = z.infer<typeof ImageInfo>

/** Widths in pixels that the image endpoint makes on demand. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const
