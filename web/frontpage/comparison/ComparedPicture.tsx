import type { Picture_image$key } from '../../__generated__/Picture_image.graphql.ts'
import { Picture } from '../../pictures/Picture.tsx'
import { EmptyPlateArt } from '../../ui/EmptyPlateArt.tsx'
import styles from './ComparisonTable.module.css'

/** The picture of a compared menu, or else of its caterer. */
export function ComparedPicture({ image }: { image: Picture_image$key | null }) {
  return (
    <div className={styles.picture}>
      {image ? <Picture image={image} sizes="(max-width: 45rem) 12rem, 30rem" load="early" /> : <EmptyPlateArt />}
    </div>
  )
}
