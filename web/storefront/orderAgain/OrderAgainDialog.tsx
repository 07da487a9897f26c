import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { basketLineTotal, countCovers } from '../../../domain/basket/basket.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { reviewOrderAgain, toBasketLine } from '../../../domain/basket/orderAgain.ts'
import type { LineAgain } from '../../../domain/basket/orderAgain.ts'
import type { readOrderedLines_content$key } from '../../__generated__/readOrderedLines_content.graphql.ts'
import { paths } from '../../page/paths.ts'
import { randomId } from '../../browser/randomId.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { LineReviewNotice } from '../../lines/LineReviewNotice.tsx'
import { chosenText, extrasText } from '../../lines/lineText.ts'
import { useBasket } from '../basket/useBasket.ts'
import breakdown from '../../lines/breakdown.module.css'
import { useWantedDay } from '../../party/useWantedDay.ts'
import { emptyDate } from './emptyDate.ts'
import styles from './OrderAgain.module.css'
import { readOrderedLines } from '../../lines/readOrderedLines.ts'
import { useCatalogueOfToday } from './useCatalogueOfToday.ts'

interface OrderAgainDialogProps {
  order: readOrderedLines_content$key
  caterNumber: number
  /** The names of the services beside the menus. */
  services: readonly string[]
  onClose: () => void
}

/** The lines of an old order as they are available today, and the choice of what becomes of the current basket. */
export function OrderAgainDialog({ order, caterNumber, services, onClose }: OrderAgainDialogProps) {
  const [catalogue, refetch] = useCatalogueOfToday(caterNumber)
  const { basket, add, clear } = useBasket(caterNumber)
  const { today } = useWantedDay()
  const navigate = useNavigate()
  const lines = useMemo(
    () => readOrderedLines(order).map((line) => toBasketLine(line, { tempId: randomId(), caterId: caterNumber })),
    [order, caterNumber],
  )
  const known = catalogue === 'failed' ? null : catalogue
  const reviewed = known ? reviewOrderAgain(lines, known.menus, { date: null, today }) : []
  const held = reviewed.flatMap(({ again }) => again ?? [])
  const dropped = known ? services.filter((name) => !known.requiredServices.includes(name)) : []
  const isBasketEmpty = basket.menus.length === 0

  const put = (isReplacing: boolean) => {
    // The date of a basket that stays is the customer's own
    if (isReplacing || isBasketEmpty) emptyDate(caterNumber)
    if (isReplacing) clear()
    for (const line of held) add(line, known?.menus.get(line.id))
    const isToChoose = reviewed.some(({ review }) => review.state === 'choicesChanged')
    // In the place of the dialog's own entry of the history
    void navigate(isToChoose ? paths.home() : paths.order(), { replace: true })
  }
  return (
    <LazyDialog
      isOpen
      onClose={onClose}
      title="Bestil igen"
      footer={
        <div className={styles.actions}>
          {held.length === 0 ? (
            <Button onClick={onClose}>Luk</Button>
          ) : isBasketEmpty ? (
            <>
              <Button onClick={onClose}>Annuller</Button>
              <Button variant="primary" onClick={() => put(false)}>
                Læg i kurven
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => put(true)}>Erstat kurven</Button>
              <Button variant="primary" onClick={() => put(false)}>
                Læg til i kurven
              </Button>
            </>
          )}
        </div>
      }
    >
      {catalogue === null && <p className={textStyles.soft}>Finder dagens menuer og priser ...</p>}
      {catalogue === 'failed' && (
        <Notice variant="error" role="alert">
          Vi kan ikke hente dagens menuer lige nu.{' '}
          <button type="button" className={textStyles.link} onClick={refetch}>
            Prøv igen
          </button>
        </Notice>
      )}
      {known && (
        <>
          <p className={textStyles.soft}>
            {held.length === 0
              ? 'Ingen af menuerne kan bestilles længere.'
              : 'Til dagens priser. Datoen vælger du bagefter.'}
          </p>
          <ul className={styles.lines}>
            {reviewed.map((line) => (
              <Line key={line.line.tempId} {...line} />
            ))}
          </ul>
          {held.length > 0 && dropped.length > 0 && (
            <p className={textStyles.note}>{`Vælg selv igen, når du bestiller: ${dropped.join(', ')}.`}</p>
          )}
          {held.length > 0 && !isBasketEmpty && (
            <Notice variant="info">
              {`Der er allerede ${formatCovers(countCovers(basket))} i din kurv. Læg til, eller erstat det, der ligger der.`}
            </Notice>
          )}
        </>
      )}
    </LazyDialog>
  )
}

function Line({ line, review, again }: LineAgain) {
  const shown = again ?? line
  const what = [chosenText(shown), extrasText(shown)].filter(Boolean).join(', ')
  return (
    <li className={classes(breakdown.line, !again && styles.missing)}>
      <div>
        <b>
          <span className={textStyles.num}>{`${groupThousands(String(shown.amount))} ×`}</span>
          <span>{` ${shown.name}`}</span>
        </b>
        {what && <p className={textStyles.note}>{what}</p>}
      </div>
      {again && <p className={classes(breakdown.sum, textStyles.num)}>{formatKroner(basketLineTotal(again))}</p>}
      {again ? (
        <LineReviewNotice review={review} menuName={shown.name} />
      ) : (
        <div className={breakdown.below}>
          <Notice variant="warning" size="sm">
            <b>Menuen findes ikke længere.</b> Den kommer ikke med.
          </Notice>
        </div>
      )}
    </li>
  )
}
