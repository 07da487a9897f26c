import type { MenuNode } from '../../../domain/menus/menu.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import { DietMark } from '../foods/DietMark.tsx'
import { useDietMark } from '../foods/useDietMark.ts'
import styles from './choose.module.css'

/** An item of a menu that is not chosen, with its number. */
export function IncludedItem({ item }: { item: MenuNode }) {
  const mark = useDietMark(item.id)
  return (
    <li>
      <span className={classes(text.num, styles.number)}>
        {item.type === 'includeWithAmount' ? `${item.minAmount ?? 1}x` : <Icon name="check" />}
      </span>
      <span>
        <span>{` ${item.name}`}</span>
        <DietMark mark={mark} />
      </span>
    </li>
  )
}
