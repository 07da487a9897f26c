import { Picture } from '../../pictures/Picture.tsx'
import { upTo } from '../../ui/breakpoints.ts'
import styles from './MenuPictures.module.css'
import type { MenuPicture } from '../../catalogue/menuNode.ts'

/** A large picture of an open menu; until it is there, the one of the menu's card. */
export function MenuPictureFrame({ picture }: { picture: MenuPicture }) {
  return (
    <div className={styles.frame}>
      <Picture
        image={picture.image}
        sizes={`(max-width: 34rem) calc(100vw - 3rem), ${upTo('laptop')} 30rem, 24rem`}
        alt={picture.caption}
        isEnlarged
      />
    </div>
  )
}
