import { graphql, useFragment } from 'react-relay/hooks'
import { sourcesOf } from '../../domain/images/imageWidths.ts'
import type { Picture_image$key } from '../__generated__/Picture_image.graphql.ts'

interface PictureProps {
  image: Picture_image$key
  /** The shown width, as in the sizes attribute. */
  sizes: string
  /** 'first' is loaded before all else, 'early' with the page, 'near' when it comes near the window. */
  load?: 'first' | 'early' | 'near'
  /** The alternative text, where the picture's own does not fit; empty where it only repeats what stands beside it. */
  alt?: string
}

/**
 * A caterer's picture at the right size for the screen, on its main colour until it is there. It makes its srcset itself: those
 * of all pictures would be a quarter of a storefront's data.
 */
export function Picture({ image, sizes, load = 'near', alt }: PictureProps) {
  const picture = useFragment(
    graphql`
      fragment Picture_image on Image {
        url
        width
        height
        color
        alt
      }
    `,
    image,
  )
  return (
    <img
      {...sourcesOf(picture.url, picture.width, 640)}
      sizes={sizes}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      alt={alt ?? picture.alt ?? ''}
      loading={load === 'near' ? 'lazy' : 'eager'}
      fetchPriority={load === 'first' ? 'high' : 'auto'}
      style={picture.color ? { backgroundColor: picture.color } : undefined}
    />
  )
}
