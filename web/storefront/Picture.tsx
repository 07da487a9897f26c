import { graphql, useFragment } from 'react-relay/hooks'
import type { Picture_image$key } from '../__generated__/Picture_image.graphql.ts'

interface PictureProps {
  image: Picture_image$key
  /** The shown width, as in the sizes attribute. */
  sizes: string
  /** The first picture of a page is loaded early, the rest when they come near. */
  isFirst?: boolean
}

/** A caterer's picture at the right size for the screen, on its main colour until it is there. */
export function Picture({ image, sizes, isFirst = false }: PictureProps) {
  const { fallback, srcSet, width, height, color, alt } = useFragment(
    graphql`
      fragment Picture_image on Image {
        fallback: url(width: 640)
        srcSet
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
      src={fallback}
      srcSet={srcSet}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt ?? ''}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      style={color ? { backgroundColor: color } : undefined}
    />
  )
}
