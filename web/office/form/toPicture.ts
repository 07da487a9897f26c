import { graphql, readInlineData } from 'relay-runtime'
import type { toPicture_image$key } from '../../__generated__/toPicture_image.graphql.ts'
import type { Picture } from './Picture.ts'

/** Converts a saved picture with a caption to that of a form. */
export function toPicture(key: toPicture_image$key): Picture {
  const { id, url, caption } = readInlineData(
    graphql`
      fragment toPicture_image on Image @inline {
        id
        url(width: 640)
        caption
      }
    `,
    key,
  )
  return { id: id ?? null, url, file: null, caption: caption ?? '' }
}
