import { groupThousands } from '../../../domain/texts/numbers.ts'
import { basketLineTotal } from '../../../domain/basket/basket.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/Notice.tsx'
import text from '../../ui/text.module.css'
import { chosenText, extrasText } from '../../lines/lineText.ts'
import breakdown from '../../lines/breakdown.module.css'
import { Thumbnail } from '../../lines/Thumbnail.tsx'
import { lineChanges } from './lineChanges.ts'
import styles from './SharedBasket.module.css'
import type { TodaysBasket } from './useSharedBasket.ts'

/** The lines of a shared basket at today's prices, with their changes since it was shared. */
export function SharedLines({ lines, menus, today }: Pick<TodaysBasket, 'lines' | 'menus' | 'today'>) {
  return (
    <ul className={styles.lines} aria-label="Menuer">
      {lines.map(({ line, review }) => {
        const [chosen, extras] = [chosenText(line), extrasText(line)]
        const changes = lineChanges(review, line.name, { today, made: 'kurven blev delt.' })
        return (
          <li key={line.tempId} className={breakdown.line}>
            <Thumbnail menu={menus?.get(line.id)} />
            <div>
              <b>
                <span className={text.num}>{`${groupThousands(String(line.amount))} ×`}</span>
                <span>{` ${line.name}`}</span>
              </b>
              {chosen && <p className={text.note}>{chosen}</p>}
              {extras && <p className={text.note}>{`Tilvalg: ${extras}`}</p>}
            </div>
            {review.state !== 'gone' && (
              <p className={classes(breakdown.sum, text.num)}>{formatKroner(basketLineTotal(line))}</p>
            )}
            {changes.length > 0 && (
              <div className={breakdown.below}>
                <Notice variant="warning" size="sm">
                  {changes.join(' ')}
                </Notice>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
