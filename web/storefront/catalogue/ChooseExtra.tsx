import { useId } from 'react'
import { amountOf } from '../../../domain/menus/choices.ts'
import { maxAmountOf } from '../../../domain/menus/menu.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { classes } from '../../ui/classes.ts'
import { Stepper } from '../../ui/Stepper.tsx'
import text from '../../ui/text.module.css'
import { DietMark } from '../foods/DietMark.tsx'
import { useDietMark } from '../foods/useDietMark.ts'
import { AgeLimitNote } from './AgeLimitNote.tsx'
import styles from './choose.module.css'
import type { Choice } from './useChoice.ts'

/** An extra of a menu. Its number is absolute; a shortcut sets it to one for each cover. */
export function ChooseExtra({ extra, choice }: { extra: MenuNode; choice: Choice }) {
  const markId = useId()
  const place = { id: extra.id, groupId: null }
  const amount = amountOf(choice.selected, place)
  const most = Math.min(choice.covers, maxAmountOf(extra))
  const mark = useDietMark(extra.id, amount > 0)
  return (
    <div className={classes(styles.option, styles.extra, amount > 0 && styles.isOn)}>
      <span>
        <span>{extra.name}</span>
        <AgeLimitNote ageLimit={extra.ageLimit} />
        <DietMark id={markId} mark={mark} isChosen={amount > 0} />
        {amount !== most && (
          <button type="button" className={classes(text.link, styles.each)} onClick={() => choice.setItem(place, most)}>
            1 pr. kuvert<span className={text.visuallyHidden}>{` af ${extra.name}`}</span>
          </button>
        )}
      </span>
      <span className={classes(text.num, styles.price)}>
        <span>{`${formatKroner(extra.price)} `}</span>
        <small>stk.</small>
      </span>
      <Stepper
        label={extra.name}
        describedBy={mark === null ? undefined : markId}
        value={amount}
        max={extra.ageLimit == null ? extra.maxAmount : 0}
        onChange={(next) => choice.setItem(place, next)}
      />
    </div>
  )
}
