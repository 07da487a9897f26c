import type { MenuNode } from '../../../domain/menus/menu.ts'
import styles from './choose.module.css'
import { IncludedItem } from './IncludedItem.tsx'
import { PartHeading } from './PartHeading.tsx'

/** The items of a menu that are not chosen. */
export function Included({ items }: { items: readonly MenuNode[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <PartHeading>Inkluderet</PartHeading>
      </div>
      <ul className={styles.included}>
        {items.map((item) => (
          <IncludedItem key={item.id} item={item} />
        ))}
      </ul>
    </div>
  )
}
