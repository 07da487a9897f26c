import type { MenuPicture } from '../../catalogue/menuNode.ts'

/** The text below the picture at an index: its caption, after '2 af 3' where there are several; '' for none. */
export function pictureCaption(pictures: readonly MenuPicture[], index: number): string {
  const place = pictures.length > 1 ? `${index + 1} af ${pictures.length}` : ''
  return [place, pictures[index]?.caption].filter(Boolean).join(' · ')
}
