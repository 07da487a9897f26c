import { groupThousands } from '../../../domain/texts/numbers.ts'
import { basketLineTotal } from '../../../domain/basket/basket.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import { includedVat } from '../../../domain/money/vat.ts'
import { deliveryServices } from '../../../domain/money/services.ts'
import { formatDeliveryFee, totalLabel } from '../../../domain/zones/zoneTexts.ts'
import text from '../../ui/text.module.css'
import { chosenText, extrasText } from '../../lines/lineText.ts'
import { costRows, totalChange } from './changedCosts.ts'
import { lineChanges } from './lineChanges.ts'
import styles from './PriceEstimate.module.css'
import type { TodaysBasket } from './useSharedBasket.ts'

/** The lines and costs of an estimate, for each cover and in all, each with its changes. */
export function EstimateTable({ shared }: { shared: TodaysBasket }) {
  const { lines, totals, before, covers, today, party } = shared
  const perCover = (amount: Oere) => (covers > 0 ? formatKroner(Math.round(amount / covers)) : '')
  const inAll = (id: string, amount: Oere) =>
    id === 'delivery' ? formatDeliveryFee(amount, deliveryServices(totals.services)) : formatKroner(amount)
  return (
    <table className={styles.bill}>
      <caption className={text.visuallyHidden}>Prisoverslag</caption>
      <thead>
        <tr>
          <th scope="col">Vare</th>
          <th scope="col">Pr. kuvert</th>
          <th scope="col">I alt</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, review }) => {
          const total = review.state === 'gone' ? null : basketLineTotal(line)
          const changes = lineChanges(review, line.name, { today, made: 'overslaget blev lavet' })
          return (
            <Row
              key={line.tempId}
              label={`${groupThousands(String(line.amount))} × ${line.name}`}
              what={[chosenText(line), extrasText(line)].filter(Boolean).join(', ')}
              isLine
              changes={changes}
              sums={total === null ? null : [perCover(total), formatKroner(total)]}
            />
          )
        })}
        {costRows(totals, before, party.zipCode).map(({ id, label, amount, change }) => (
          <Row
            key={id}
            label={label}
            changes={change === null ? [] : [change]}
            sums={amount === null ? null : [perCover(amount), inAll(id, amount)]}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel(totals.lacksDelivery)}</th>
          <td>{perCover(totals.total)}</td>
          <td>{formatKroner(totals.total)}</td>
        </tr>
        <tr className={styles.under}>
          <td colSpan={3}>
            <span>{`Heraf moms ${formatKroner(includedVat(totals.total))}`}</span>
            <Changes changes={[totalChange(totals.total, before.total) ?? []].flat()} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

interface RowProps {
  label: string
  /** The choices. */
  what?: string
  isLine?: boolean
  changes: readonly string[]
  /** For each cover and in all; null for what is no longer available. */
  sums: readonly [string, string] | null
}

function Row({ label, what, isLine = false, changes, sums }: RowProps) {
  return (
    <tr>
      <td>
        {isLine ? <b>{label}</b> : <span>{label}</span>}
        {what && <span className={styles.what}>{what}</span>}
        <Changes changes={changes} />
      </td>
      <td>{sums?.[0]}</td>
      <td>{sums?.[1]}</td>
    </tr>
  )
}

const Changes = ({ changes }: { changes: readonly string[] }) =>
  changes.map((change) => (
    <span key={change} className={styles.changed}>
      {change}
    </span>
  ))
