import type { CaptionedImage } from '../../contract/images.ts'
import { IMAGE_WIDTHS, resizedUrl, srcSetOf } from '../../domain/images/imageWidths.ts'
import type { ImageWidth } from '../../domain/images/imageWidths.ts'
import { builder } from '../graph/builder.ts'

/** A picture of a caterer. `path` is its name among the caterer's images. */
export interface ImageData {
  /** Set for the pictures of a category or menu, which are changed one by one. */
  id?: string
  caption?: string | null
  caterId: number
  path: string
  width: number | null
  height: number | null
  color: string | null
  alt: string | null
}

/** A picture of a category or menu. */
export function captionedImage(image: CaptionedImage, caterId: number): ImageData {
  const { id, path, width, height, color, text, altText, name } = image
  return { id, caterId, path, width, height, color, caption: text, alt: altText || text || name }
}

/** The URL of an image on this server, in one of the widths that the service resizes to, or as it was uploaded. */
export function imageUrl(
  { caterId, path }: Pick<ImageData, 'caterId' | 'path'>,
  width: ImageWidth | null = null,
): string {
  const name = path.split('/').findLast((part) => part !== '') ?? ''
  const url = `/images/${caterId}/${encodeURIComponent(name)}`
  return width === null ? url : resizedUrl(url, width)
}

export const Image = builder.objectRef<ImageData>('Image').implement({
  description: 'A picture.',
  fields: (t) => ({
    id: t.id({
      nullable: true,
      description: 'Unique among pictures, by which a category or menu names it; null for a logo or banner.',
      resolve: ({ id }) => (id === undefined ? null : `Image:${id}`),
    }),
    caption: t.string({
      nullable: true,
      description: 'What its category or menu says under it; null where nothing, and for a logo or banner.',
      resolve: ({ caption }) => caption || null,
    }),
    url: t.string({
      description: 'Its address on this server.',
      args: {
        width: t.arg.int({
          description: `Wanted width in pixels: the next of ${IMAGE_WIDTHS.join(', ')} is taken; null as uploaded.`,
        }),
      },
      resolve: (image, { width }) => imageUrl(image, offeredWidth(width)),
    }),
    srcSet: t.string({
      description: "Its addresses in each of these widths up to its own, as HTML's srcset names them.",
      resolve: (image) => srcSetOf(imageUrl(image), image.width),
    }),
    width: t.exposeInt('width', {
      nullable: true,
      description: 'Pixels of the uploaded picture; null where not known.',
    }),
    height: t.exposeInt('height', {
      nullable: true,
      description: 'Pixels of the uploaded picture; null where not known.',
    }),
    color: t.exposeString('color', {
      nullable: true,
      description: "Dominant colour '#rrggbb' to show until the picture is there; null where not known.",
    }),
    alt: t.exposeString('alt', { nullable: true, description: 'What it shows, in words; null where nobody wrote it.' }),
  }),
})

function offeredWidth(width: number | null | undefined): ImageWidth | null {
  if (!width) return null
  return IMAGE_WIDTHS.find((offered) => offered >= width) ?? IMAGE_WIDTHS.at(-1) ?? null
}
