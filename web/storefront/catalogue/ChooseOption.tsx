import { amountOf, canAddTo } from '../../../domain/choices.ts'
import { hasOwnStepper } from '../../../domain/menu.ts'
import { formatKroner } from '../../../domain/money.ts'
import { classes } from '../../ui/classes.ts'
import { Stepper } from '../../ui/Stepper.tsx'
import styles from './choose.module.css'
import type { ShownNode } from './menuNode.ts'
import { plainText } from './plainText.ts'
import type { Choice } from './useChoice.ts'

interface ChooseOptionProps {
  item: ShownNode
  /** Null for an item that is chosen outside the groups. */
  group: ShownNode | null
  choice: Choice
}

/** An item to choose: a tick where it can be had once, else a number. */
export function ChooseOption({ item, group, choice }: ChooseOptionProps) {
  const place = { id: item.id, groupId: group?.id ?? null }
  const amount = amountOf(choice.selected, place)
  const canAdd = canAddTo(group, item, choice.selected)
  const look = classes(styles.option, amount > 0 && styles.isOn, amount === 0 && !canAdd && styles.isShut)
  const set = (next: number) => choice.setItem(place, next)
  const words = (
    <span>
      {item.name}
      {item.price !== 0 && <small>+ {formatKroner(item.price)} pr. kuvert</small>}
      {item.description && <small>{plainText(item.description)}</small>}
    </span>
  )
  if (hasOwnStepper(item)) {
    return (
      <div className={classes(look, styles.hasStepper)}>
        {words}
        <Stepper label={item.name} value={amount} most={canAdd ? null : amount} onChange={set} />
      </div>
    )
  }
  return (
    <label className={look}>
      <input
        type="checkbox"
        checked={amount > 0}
        disabled={amount === 0 && !canAdd}
        onChange={(event) => set(event.target.checked ? 1 : 0)}
      />
      {words}
    </label>
  )
}
