import { amountOf } from '../../../domain/menus/choices.ts'
import { maxAmountOf } from '../../../domain/menus/menu.ts'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { classes } from '../../ui/classes.ts'
import { Stepper } from '../../ui/Stepper.tsx'
import text from '../../ui/text.module.css'
import { DietMark } from '../foods/DietMark.tsx'
import { AgeLimitNote } from './AgeLimitNote.tsx'
import styles from './choose.module.css'
import { ChoosePart } from './ChoosePart.tsx'
import type { Choice } from './useChoice.ts'

/** The extras of a menu. Their number is absolute; a shortcut sets it to one for each cover. */
export function ChooseExtras({ extras, choice }: { extras: readonly MenuNode[]; choice: Choice }) {
  if (extras.length === 0) return null
  return (
    <ChoosePart name="Tilvalg" aside={<span className={text.note}>Pris pr. stk.</span>}>
      <div>
        {extras.map((extra) => {
          const place = { id: extra.id, groupId: null }
          const amount = amountOf(choice.selected, place)
          const most = Math.min(choice.covers, maxAmountOf(extra))
          return (
            <div key={extra.id} className={classes(styles.option, styles.extra, amount > 0 && styles.isOn)}>
              <span>
                <span>{extra.name}</span>
                <AgeLimitNote ageLimit={extra.ageLimit} />
                <DietMark foodId={extra.id} isChosen={amount > 0} />
                {amount !== most && (
                  <button
                    type="button"
                    className={classes(text.link, styles.each)}
                    onClick={() => choice.setItem(place, most)}
                  >
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
                value={amount}
                max={extra.ageLimit == null ? extra.maxAmount : 0}
                onChange={(next) => choice.setItem(place, next)}
              />
            </div>
          )
        })}
      </div>
    </ChoosePart>
  )
}
