import { z } from 'zod'
import { absent, WireInt } from './wire.ts'

/** Size in pixels, and the dominant colour (#rrggbb) to show until the image has loaded. */
export const ImageInfo = z.object({
  path: z.string(),
  width: absent(WireInt),
  height: absent(WireInt),
  color: absent(z.string()),
})
export type ImageInfo = z.infer<typeof ImageInfo>

/** Widths in pixels that the image endpoint renders on demand: close to each other, to waste few bytes. */
export const IMAGE_WIDTHS = [
  40, 48, 80, 120, 160, 240, 320, 360, 420, 480, 560, 640, 720, 800, 920, 1080, 1280, 1440, 1600, 1920,
] as const
