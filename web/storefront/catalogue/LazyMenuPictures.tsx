import { lazy, Suspense } from 'react'
import { MenuPictureFrame } from './MenuPictureFrame.tsx'
import type { ShownMenu } from './menuNode.ts'

const MenuPictures = lazy(() => import('./MenuPictures.tsx').then((module) => ({ default: module.MenuPictures })))

/** The pictures of a menu, to be leafed through: the first stands there until the code for that has come. */
export function LazyMenuPictures({ menu }: { menu: ShownMenu }) {
  const [first] = menu.pictures
  return (
    first && (
      <Suspense fallback={<MenuPictureFrame picture={first} />}>
        <MenuPictures name={menu.name} pictures={menu.pictures} />
      </Suspense>
    )
  )
}
