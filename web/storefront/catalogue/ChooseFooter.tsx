import type { ReactNode } from 'react'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { extrasTotal, unitPrice } from '../../../domain/menus/prices.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatMinCovers } from '../../../domain/menus/quantity.ts'
import { classes } from '../../ui/classes.ts'
import { Stepper } from '../../ui/Stepper.tsx'
import text from '../../ui/text.module.css'
import styles from './ChooseFooter.module.css'
import { LazyChoiceAllergens } from '../foods/LazyChoiceAllergens.tsx'
import type { ShownMenu } from '../../catalogue/menuNode.ts'
import type { Choice } from './useChoice.ts'

interface ChooseFootProps {
  caterId: number
  menu: ShownMenu
  choice: Choice
  whyId: string
  /** Within a dialog's foot, which has its own ground and edges. */
  isPinned?: boolean
  /** The button. */
  children: ReactNode
}

/** The content, covers and price, which follow the choices at once. */
export function ChooseFooter({ caterId, menu, choice, whyId, isPinned = false, children }: ChooseFootProps) {
  const { covers, least, most, setCovers, selected, total } = choice
  const extras = extrasTotal(menu, selected)
  return (
    <div className={classes(styles.foot, isPinned && styles.pinned)}>
      <div className={styles.contents} aria-live="polite">
        <LazyChoiceAllergens menu={menu} caterNumber={caterId} selected={selected} />
      </div>
      <Stepper
        label={`Kuverter, ${menu.name}`}
        value={covers}
        min={least}
        max={most === null ? null : Math.max(most, least)}
        size="lg"
        onChange={setCovers}
      />
      <p className={classes(text.note, styles.unit)}>
        <span>{covers === 1 ? 'kuvert' : 'kuverter'}</span>
        {least > 1 && (
          <>
            <br />
            <span>{`mindst ${least}`}</span>
          </>
        )}
      </p>
      <p className={classes(text.num, styles.sum)}>
        <span className={text.note}>
          {`${groupThousands(String(covers))} × ${formatKroner(unitPrice(menu, selected))}${extras > 0 ? ` + ${formatKroner(extras)}` : ''}`}
        </span>
        <b>{formatKroner(total)}</b>
      </p>
      {children}
      <p className={styles.why} id={whyId}>
        {coversProblem(menu, choice)}
      </p>
    </div>
  )
}

/** The error of the number of covers; missing choices are shown at their part. */
function coversProblem(menu: ShownMenu, { least, most, areCoversValid }: Choice): string | null {
  if (most !== null && most < least) return `Der er plads til højst ${formatCovers(menu.maxAmount ?? 0)} af denne menu.`
  return areCoversValid ? null : formatMinCovers(least)
}
