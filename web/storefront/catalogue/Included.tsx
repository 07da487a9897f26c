import type { MenuNode } from '../../../domain/menus/menu.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import { DietMark } from '../foods/DietMark.tsx'
import styles from './choose.module.css'
import { PartHeading } from './PartHeading.tsx'

/** The items of a menu that are not chosen, with their numbers. */
export function Included({ items }: { items: readonly MenuNode[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <PartHeading>Inkluderet</PartHeading>
      </div>
      <ul className={styles.included}>
        {items.map(({ id, name, type, minAmount }) => (
          <li key={id}>
            <span className={classes(text.num, styles.number)}>
              {type === 'includeWithAmount' ? `${minAmount ?? 1}x` : <Icon name="check" />}
            </span>
            <span>
              <span>{` ${name}`}</span>
              <DietMark foodId={id} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
