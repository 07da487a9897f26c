import { Picture } from '../../pictures/Picture.tsx'
import { upTo } from '../../ui/breakpoints.ts'
import styles from './MenuPictures.module.css'
import type { MenuPicture } from '../../catalogue/menuNode.ts'

/** A large picture of an open menu. */
export function MenuPictureFrame({ picture }: { picture: MenuPicture }) {
  return (
    <div className={styles.frame}>
      <Picture image={picture.image} sizes={`${upTo('phone')} 100vw, 22rem`} alt={picture.caption} />
    </div>
  )
}
