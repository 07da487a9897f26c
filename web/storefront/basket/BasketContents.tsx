import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { reviewLine } from '../../../domain/basket/basketReview.ts'
import type { LineReview } from '../../../domain/basket/basketReview.ts'
import type { BasketContents_cater$key } from '../../__generated__/BasketContents_cater.graphql.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { deliveryServices } from '../../../domain/money/services.ts'
import { formatDeliveryFee, totalLabel } from '../../../domain/zones/zoneTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { EmptyPlateArt } from '../../ui/EmptyPlateArt.tsx'
import text from '../../ui/text.module.css'
import breakdown from '../../lines/breakdown.module.css'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'
import { useWantedDay } from '../../party/useWantedDay.ts'
import styles from './BasketContents.module.css'
import { BasketLine } from './BasketLine.tsx'
import { coverLimitTexts, minEnvelopesText } from './basketLimits.ts'
import { LazyShareBasket } from './LazyShareBasket.tsx'
import { UndoRemove } from './UndoRemove.tsx'
import { useBasket } from './useBasket.ts'
import { useBasketTotal } from './useBasketTotal.ts'

const CURRENT: LineReview = { state: 'current' }

/** Lets a line be chosen anew; rendered while that is under way. */
export type LineEditor = (line: BasketMenu, onClose: () => void) => ReactNode

interface BasketContentsProps {
  cater: BasketContents_cater$key
  /** Today's menus; null where they are not known. */
  menus: ShownMenusById | null
  editor: LineEditor
  /** The id that the first line gets which keeps the basket from being ordered. */
  problemId: string
}

/** The lines, services and total of a basket; or what to do while it is empty. */
export function BasketContents(props: BasketContentsProps) {
  const { menus, editor, problemId } = props
  const cater = useFragment(
    graphql`
      fragment BasketContents_cater on Cater {
        number
        minCovers
        ...useBasketTotal_cater
      }
    `,
    props.cater,
  )
  const { basket, removed, restore } = useBasket(cater.number)
  const { today, total, delivery, lacksDelivery, tooLittle } = useBasketTotal(cater, menus)
  const day = useWantedDay()
  const [editedId, setEditedId] = useState<string | null>(null)
  const lines = useRef<HTMLUListElement>(null)
  const undo = () => {
    // The list may be there only with the line, and the button that has the focus goes.
    flushSync(restore)
    lines.current?.focus()
  }
  const closeEditor = () => {
    setEditedId(null)
    // a line that was put right has lost the button that opened it, to which the focus would go back
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) lines.current?.focus()
    })
  }
  const edited = basket.menus.find(({ tempId }) => tempId === editedId)
  const notice = removed && <UndoRemove key={removed.line.tempId} name={removed.line.name} onUndo={undo} />
  if (basket.menus.length === 0) {
    return (
      <>
        {notice}
        <div className={styles.empty}>
          <EmptyPlateArt />
          <p>Din kurv er tom.</p>
          <p className={text.note}>Her ser du, hvad du har valgt.</p>
        </div>
      </>
    )
  }
  const reviews = basket.menus.map((line) => (menus ? reviewLine(line, menus.get(line.id), day) : CURRENT))
  const problems = coverLimitTexts(basket, menus ?? new Map())
  const firstWrong = reviews.findIndex(({ state }, index) => state !== 'current' || problems.has(index))
  const tooFew = minEnvelopesText(today, cater.minCovers ?? null)
  return (
    <>
      {notice}
      <ul ref={lines} tabIndex={-1} className={styles.lines} aria-label="Menuer i kurven">
        {basket.menus.map((line, index) => (
          <BasketLine
            key={line.tempId}
            id={index === firstWrong ? problemId : undefined}
            line={line}
            menu={menus?.get(line.id)}
            review={reviews[index] ?? CURRENT}
            problem={problems.get(index)}
            onEdit={menus?.has(line.id) ? () => setEditedId(line.tempId) : undefined}
          />
        ))}
      </ul>
      <dl className={breakdown.totals}>
        {today.services.map(({ id, name, price }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{formatKroner(price)}</dd>
          </div>
        ))}
        {delivery !== null && (
          <div>
            <dt>Levering</dt>
            <dd>{formatDeliveryFee(delivery, deliveryServices(today.services))}</dd>
          </div>
        )}
        <div className={breakdown.all}>
          <dt>{totalLabel(lacksDelivery)}</dt>
          <dd>{formatKroner(total)}</dd>
        </div>
      </dl>
      {[tooFew, tooLittle].map(
        (problem) =>
          problem && (
            <div key={problem} className={styles.tooFew}>
              <Notice variant="warning" size="sm">
                {problem}
              </Notice>
            </div>
          ),
      )}
      <LazyShareBasket caterId={cater.number} menus={menus} />
      {edited && <Edited line={edited} editor={editor} onClose={closeEditor} />}
    </>
  )
}

function Edited({ line, editor, onClose }: { line: BasketMenu; editor: LineEditor; onClose: () => void }) {
  return editor(line, onClose)
}
