import { memo, useId } from 'react'
import { hasOwnStepper } from '../../../domain/menus/menu.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { classes } from '../../ui/classes.ts'
import { Stepper } from '../../ui/Stepper.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DietMark } from '../foods/DietMark.tsx'
import { useDietMark } from '../foods/useDietMark.ts'
import { AgeLimitNote } from './AgeLimitNote.tsx'
import styles from './choose.module.css'
import type { ShownNode } from '../../catalogue/menuNode.ts'
import { plainText } from '../../ui/plainText.ts'
import type { SetItem } from './useChoice.ts'

interface ChooseOptionProps {
  item: ShownNode
  /** Null for an item that is chosen outside the groups. */
  groupId: string | null
  /** The chosen number. */
  amount: number
  /** The highest number that can be chosen now: at most 1 where there is no stepper. */
  most: number
  onSet: SetItem
}

/** An item to choose: a tick where it is available once, else a number. Rendered again only where a press changes it. */
export const ChooseOption = memo(function ChooseOption({ item, groupId, amount, most, onSet }: ChooseOptionProps) {
  const look = classes(styles.option, amount > 0 && styles.isOn, most === 0 && styles.isShut)
  const set = (next: number) => onSet({ id: item.id, groupId }, next)
  const hasStepper = hasOwnStepper(item)
  const mark = useDietMark(item.id, amount > 0)
  const markId = useId()
  const words = (
    <span>
      <span>{item.name}</span>
      {item.price !== 0 && <small>{`+ ${formatKroner(item.price)} pr. kuvert`}</small>}
      {item.description && <small>{plainText(item.description)}</small>}
      <AgeLimitNote ageLimit={item.ageLimit} />
      <DietMark id={hasStepper ? markId : undefined} mark={mark} isChosen={amount > 0} />
    </span>
  )
  if (hasStepper) {
    return (
      <div className={classes(look, styles.hasStepper)}>
        {words}
        <Stepper
          label={item.name}
          describedBy={mark === null ? undefined : markId}
          value={amount}
          max={Number.isFinite(most) ? most : null}
          onChange={set}
        />
      </div>
    )
  }
  return (
    <label className={look}>
      <Checkbox checked={amount > 0} disabled={most === 0} onChange={(event) => set(event.target.checked ? 1 : 0)} />
      {words}
    </label>
  )
})
