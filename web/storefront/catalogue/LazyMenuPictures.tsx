import { lazy, Suspense } from 'react'
import { MenuPictureFrame } from './MenuPictureFrame.tsx'
import styles from './MenuPictures.module.css'
import type { ShownMenu } from '../../catalogue/menuNode.ts'
import { pictureCaption } from './pictureCaption.ts'

const MenuPictures = lazy(() => import('./MenuPictures.tsx').then((module) => ({ default: module.MenuPictures })))

/**
 * The pictures of a menu. Several are leafed through: until the code for that has come, the first stands there with its
 * caption, in the room that all take, so that nothing below moves while it is clicked.
 */
export function LazyMenuPictures({ menu: { name, pictures } }: { menu: ShownMenu }) {
  const [first] = pictures
  if (!first) return null
  const caption = pictureCaption(pictures, 0)
  const alone = (
    <div>
      <MenuPictureFrame picture={first} />
      {caption && (
        <div className={pictures.length > 1 ? styles.bar : undefined}>
          <p className={styles.caption}>{caption}</p>
        </div>
      )}
    </div>
  )
  return pictures.length === 1 ? (
    alone
  ) : (
    <Suspense fallback={alone}>
      <MenuPictures name={name} pictures={pictures} />
    </Suspense>
  )
}
