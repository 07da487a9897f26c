import { SortableHint } from '../sortable/SortableHint.tsx'
import { SortableList } from '../sortable/SortableList.tsx'
import type { PictureListProps } from './PictureField.tsx'
import styles from './PictureField.module.css'

/** Pictures that are sorted by drag, keyboard and buttons. Apart from PictureField, as the drag library is large. */
export function SortablePictures({ label, pictures, renderItem, onSort }: PictureListProps) {
  const items = pictures.map((picture, index) => ({
    id: picture.url,
    name: picture.caption || `Billede ${index + 1}`,
    picture,
  }))
  return (
    <div className={styles.sortable}>
      <SortableList label={label} items={items} onMove={(order) => onSort(order.map(({ picture }) => picture))}>
        {({ picture }, place) => renderItem(picture, place - 1)}
      </SortableList>
      {pictures.length > 1 && <SortableHint>Træk i håndtaget for at flytte et billede.</SortableHint>}
    </div>
  )
}
