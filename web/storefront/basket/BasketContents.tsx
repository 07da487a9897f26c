import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import { basketLineTotal, coversOf } from '../../../domain/basket.ts'
import type { BasketMenu } from '../../../domain/basket.ts'
import { formatKroner } from '../../../domain/money.ts'
import { quantityBounds } from '../../../domain/quantity.ts'
import type { CoverLimits } from '../../../domain/quantity.ts'
import type { BasketContents_cater$key } from '../../__generated__/BasketContents_cater.graphql.ts'
import { classes } from '../../ui/classes.ts'
import { PlaceSetting } from '../../ui/PlaceSetting.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import text from '../../ui/text.module.css'
import { coverLimitTexts, minEnvelopesText } from './basketLimits.ts'
import styles from './BasketContents.module.css'
import { chosenText, extrasText } from './lineText.ts'
import { Removed } from './Removed.tsx'
import { useBasket } from './useBasket.ts'
import { useBasketTotal } from './useBasketTotal.ts'

/** The lines, services and total of a basket; or what to do while it is empty. */
export function BasketContents(props: { cater: BasketContents_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment BasketContents_cater on Cater {
        number
        minCovers
        ...useBasketTotal_cater
        categories {
          menus {
            uuid
            minAmount
            maxAmount
          }
        }
      }
    `,
    props.cater,
  )
  const { basket, removed, restore } = useBasket(cater.number)
  const { services, total } = useBasketTotal(cater)
  const limits = new Map(
    (cater.categories ?? [])
      .flatMap(({ menus }) => menus ?? [])
      .map(({ uuid, minAmount = null, maxAmount = null }) => [uuid, { minAmount, maxAmount }]),
  )
  const lines = useRef<HTMLUListElement>(null)
  const undo = () => {
    // The list may be there only with the line, and the button that has the focus goes.
    flushSync(restore)
    lines.current?.focus()
  }
  const notice = removed && <Removed name={removed.line.name} onUndo={undo} />
  if (basket.menus.length === 0) {
    return (
      <>
        {notice}
        <div className={styles.empty}>
          <PlaceSetting />
          <p>Din kurv er tom.</p>
          <p className={text.note}>Det, du vælger, står her.</p>
        </div>
      </>
    )
  }
  const problems = coverLimitTexts(basket, limits)
  const tooFew = minEnvelopesText(basket, cater.minCovers ?? null)
  return (
    <>
      {notice}
      <ul ref={lines} tabIndex={-1} className={styles.lines} aria-label="Menuer i kurven">
        {basket.menus.map((line, index) => (
          <BasketLine key={line.tempId} line={line} limits={limits.get(line.id)} problem={problems.get(index)} />
        ))}
      </ul>
      <dl className={styles.totals}>
        {services.map(({ id, name, price }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{formatKroner(price)}</dd>
          </div>
        ))}
        <div className={styles.all}>
          <dt>I alt</dt>
          <dd>{formatKroner(total)}</dd>
        </div>
      </dl>
      {tooFew && <p className={styles.warn}>{tooFew}</p>}
    </>
  )
}

interface BasketLineProps {
  line: BasketMenu
  limits: CoverLimits | undefined
  /** What is wrong with its number of covers. */
  problem: string | undefined
}

function BasketLine({ line, limits, problem }: BasketLineProps) {
  const { basket, setAmount, remove } = useBasket(line.caterId)
  const covers = coversOf(basket, line.id)
  const { least, most } = quantityBounds(limits ?? { minAmount: null, maxAmount: null }, covers - line.amount)
  const chosen = chosenText(line)
  const nameId = useId()
  const extras = extrasText(line)
  return (
    <li className={styles.line}>
      <div>
        <b id={nameId}>{line.name}</b>
        <p className={styles.what}>
          {formatKroner(line.price)} pr. kuvert
          {chosen && (
            <>
              <br />
              {chosen}
            </>
          )}
          {extras && (
            <>
              <br />
              Tilvalg: {extras}
            </>
          )}
        </p>
      </div>
      <p className={classes(text.num, styles.sum)}>{formatKroner(basketLineTotal(line))}</p>
      <div className={styles.actions}>
        <Stepper
          label={`Kuverter, ${line.name}`}
          value={line.amount}
          least={Math.min(least, line.amount)}
          most={most}
          onChange={(amount) => setAmount(line.tempId, amount)}
        />
        <button type="button" className={styles.link} aria-describedby={nameId} onClick={() => remove(line.tempId)}>
          Fjern
        </button>
      </div>
      {problem && <p className={styles.warn}>{problem}</p>}
    </li>
  )
}
