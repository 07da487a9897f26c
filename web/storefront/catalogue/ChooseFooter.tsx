import type { ReactNode } from 'react'
import { groupState } from '../../../domain/choices.ts'
import { extrasTotal, unitPrice } from '../../../domain/prices.ts'
import { formatKroner } from '../../../domain/money.ts'
import { groupsOf } from '../../../domain/menu.ts'
import { formatCovers } from '../../../domain/counts.ts'
import { formatMinCovers } from '../../../domain/quantity.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import text from '../../ui/text.module.css'
import styles from './ChooseFooter.module.css'
import type { ShownMenu } from './menuNode.ts'
import type { Choice } from './useChoice.ts'

interface ChooseFootProps {
  menu: ShownMenu
  choice: Choice
  whyId: string
  /** Brings a part of the menu into view. */
  onShow: (part: string) => void
  /** Within a dialog's foot, which has its own ground and edges. */
  isPinned?: boolean
  /** The button. */
  children: ReactNode
}

/** Covers, price and what is missing. The price follows the choices at once. */
export function ChooseFooter({ menu, choice, whyId, onShow, isPinned = false, children }: ChooseFootProps) {
  const { covers, least, most, setCovers, selected, total } = choice
  const extras = extrasTotal(menu, selected)
  return (
    <div className={classes(styles.foot, isPinned && styles.pinned)}>
      <Stepper
        label={`Kuverter, ${menu.name}`}
        value={covers}
        min={least}
        max={most === null ? null : Math.max(most, least)}
        size="lg"
        onChange={setCovers}
      />
      <p className={classes(text.note, styles.unit)}>
        {covers === 1 ? 'kuvert' : 'kuverter'}
        {least > 1 && (
          <>
            <br />
            mindst {least}
          </>
        )}
      </p>
      <p className={classes(text.num, styles.sum)}>
        <span className={text.note}>
          {covers} × {formatKroner(unitPrice(menu, selected))}
          {extras > 0 && ` + ${formatKroner(extras)}`}
        </span>
        <b>{formatKroner(total)}</b>
      </p>
      {children}
      <p className={styles.why} id={whyId}>
        <Missing menu={menu} choice={choice} onShow={onShow} />
      </p>
    </div>
  )
}

function Missing({ menu, choice, onShow }: Pick<ChooseFootProps, 'menu' | 'choice' | 'onShow'>) {
  const [issue] = choice.issues
  const group = groupsOf(menu).find(({ id }) => id === issue?.groupId)
  const { least, most } = choice
  if (most !== null && most < least)
    return <>Der er plads til højst {formatCovers(menu.maxAmount ?? 0)} af denne menu.</>
  if (group) {
    const { missing } = groupState(group, choice.selected)
    return (
      <>
        <Icon name="error" /> {missing > 0 ? `Mangler ${missing} i ` : 'For mange i '}
        <button type="button" className={text.link} onClick={() => onShow(group.id)}>
          {group.name}
        </button>
      </>
    )
  }
  if (issue) {
    return (
      <>
        <Icon name="error" /> Vælg mindst 1
      </>
    )
  }
  return choice.areCoversValid ? null : formatMinCovers(least)
}
