import { groupThousands } from '../../../domain/texts/numbers.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { AllergenSentences } from '../../foods/AllergenSentences.tsx'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import breakdown from '../../lines/breakdown.module.css'
import type { ShownOrder } from './shownOrder.ts'

/** A menu of a placed order with its choices, and its price without the price period. */
export function PlacedOrderLine({ line, phone }: { line: ShownOrder['lines'][number]; phone: string | null }) {
  const { chosen, extras, allergens, picture } = line
  return (
    <li className={breakdown.line}>
      {picture && (
        <div className={breakdown.thumbnail}>
          <img src={picture.src} srcSet={picture.srcSet} sizes="4rem" alt="" loading="lazy" />
        </div>
      )}
      <div>
        <b>
          <span className={textStyles.num}>{`${groupThousands(String(line.covers))} ×`}</span>
          <span>{` ${line.name}`}</span>
        </b>
        <p className={textStyles.note}>{`${formatKroner(line.price)} pr. kuvert`}</p>
        {chosen.length > 0 && <p className={textStyles.note}>{withNumbers(chosen)}</p>}
        {extras.length > 0 && <p className={textStyles.note}>{`Tilvalg: ${withNumbers(extras)}`}</p>}
      </div>
      <p className={classes(breakdown.sum, textStyles.num)}>{formatKroner(line.total)}</p>
      {allergens && (
        <div className={breakdown.below}>
          <AllergenSentences allergens={allergens} phone={phone} />
        </div>
      )}
    </li>
  )
}

// '20x Sild, 10x Laks': the numbers of the whole line, as the kitchen makes them
function withNumbers(items: readonly { name: string; amount: number }[]): string {
  return items.map(({ name, amount }) => `${groupThousands(String(amount))}x ${name}`).join(', ')
}
