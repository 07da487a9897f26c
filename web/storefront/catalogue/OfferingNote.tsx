import { findNotOfferedYet, formatNotOffered, formatSeason, formatSoldOut } from '../../../domain/menus/offering.ts'
import type { WantedDay } from '../../../domain/menus/offering.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ShownMenu } from '../../catalogue/menuNode.ts'
import styles from './OfferingNote.module.css'

/** The note on a menu's card why it is not available, or in which season it is; nothing where it always is. */
export function OfferingNote({ menu, day }: { menu: ShownMenu; day: WantedDay }) {
  const reasons = findNotOfferedYet(menu, day)
  const { offeredFrom: from, offeredTo: to } = menu
  if (reasons.length === 0) {
    if (from === null && to === null) return null
    return <p className={styles.note}>{`Kan bestilles til levering ${formatSeason({ from, to }, day.today)}.`}</p>
  }
  return reasons.map((reason) => (
    <p key={reason.code} className={styles.note}>
      <Icon name="clock" />
      <span>
        {reason.code === 'MENU_SOLD_OUT'
          ? formatSoldOut(reason.to, day.today)
          : formatNotOffered(menu.name, reason, day.today)}
      </span>
    </p>
  ))
}
