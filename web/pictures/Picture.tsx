import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { sourcesOf } from '../../domain/images/imageWidths.ts'
import type { Picture_image$key } from '../__generated__/Picture_image.graphql.ts'
import { findShownSource } from './findShownSource.ts'

interface PictureProps {
  image: Picture_image$key
  /** The shown width, as in the sizes attribute. */
  sizes: string
  /** 'first' is loaded before all else, 'early' with the page, 'near' when it comes near the window. */
  load?: 'first' | 'early' | 'near'
  /** The alternative text, where the picture's own does not fit; empty where it only repeats what stands beside it. */
  alt?: string
  /** It stands on the page already, in a smaller size: that one is its background until it is there. Never in a rendered page. */
  isEnlarged?: boolean
}

/**
 * A caterer's picture at the right size for the screen, on its main colour until it is there. It makes its srcset itself: those
 * of all pictures would be a quarter of a storefront's data.
 */
export function Picture({ image, sizes, load = 'near', alt, isEnlarged = false }: PictureProps) {
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
  const sources = sourcesOf(picture.url, picture.width, 640)
  // Read once: the smaller one may leave the page when this one comes
  const [shown] = useState(() => (isEnlarged ? findShownSource(sources.src) : null))
  return (
    <img
      {...sources}
      sizes={sizes}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      alt={alt ?? picture.alt ?? ''}
      loading={load === 'near' ? 'lazy' : 'eager'}
      fetchPriority={load === 'first' ? 'high' : 'auto'}
      style={{
        ...(picture.color && { backgroundColor: picture.color }),
        ...(shown && { backgroundImage: `url("${shown}")` }),
      }}
    />
  )
}
