import { Link } from 'react-router'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import { formatKroner, toOere } from '../../../../domain/money/money.ts'
import { groupThousands } from '../../../../domain/texts/numbers.ts'
import { PAYMENT_WORDS } from '../../../../domain/orders/orderStates.ts'
import { paths } from '../../../page/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import { useSignInAgain } from '../../form/useSignInAgain.ts'
import { orderEventText } from '../../orderTexts/orderEventText.ts'
import type { BulkConflict, BulkResult } from './bulkPaid.ts'
import styles from './BulkReportNotice.module.css'
import { canBeTriedAgain } from './useBulkPaid.ts'
import type { BulkOutcome, BulkReport } from './useBulkPaid.ts'

/** The results of marking many orders, line by line; it stays until it is closed. */
export function BulkReportNotice(props: {
  report: BulkReport
  isRunning: boolean
  onRetry: () => void
  onClose: () => void
}) {
  const { outcomes, method } = props.report
  const signInAgain = useSignInAgain()
  const done = outcomes.filter(({ result }) => result?.type === 'done').length
  const isLeft = !props.isRunning && outcomes.some(canBeTriedAgain)
  const isSignedOut = !props.isRunning && outcomes.some(({ result }) => result?.type === 'signedOut')
  return (
    <section className={styles.report} aria-label="Udfald">
      <output>
        {`${groupThousands(String(done))} af ${groupThousands(String(outcomes.length))} ordrer er markeret som betalt med ${PAYMENT_WORDS[method].toLowerCase()}`}
      </output>
      <ul>
        {outcomes.map((outcome) => (
          <Outcome key={outcome.order.id} {...outcome} />
        ))}
      </ul>
      <div className={styles.actions}>
        {isSignedOut ? (
          <Button onClick={signInAgain}>Log ind igen</Button>
        ) : (
          isLeft && (
            <Button variant="primary" onClick={props.onRetry}>
              Prøv resten igen
            </Button>
          )
        )}
        {!props.isRunning && <Button onClick={props.onClose}>Luk</Button>}
      </div>
    </section>
  )
}

function Outcome({ order, result }: BulkOutcome) {
  const isBad = result !== null && result.type !== 'done'
  return (
    <li data-failed={isBad || undefined}>
      <StatusMark shape={result === null ? 'underWay' : isBad ? 'failed' : 'paid'}>
        <Link to={paths.officeOrder(order.uuid)}>{order.reference}</Link>
      </StatusMark>
      <span>{`${order.orderer}${result && isBad ? `. ${reasonText(result)}` : ''}`}</span>
      <span className={styles.price}>{formatKroner(toOere(order.price))}</span>
    </li>
  )
}

function reasonText(result: BulkResult): string {
  switch (result.type) {
    case 'done':
      return ''
    case 'conflict':
      return conflictText(result.conflict)
    case 'signedOut':
      return 'Du er ikke længere logget ind. Den blev ikke ændret.'
    case 'failed':
      return 'Der kom intet svar. Prøv igen: den markeres kun én gang.'
  }
}

function conflictText({ status, events }: BulkConflict): string {
  if (status === 'AWAITING_APPROVAL') return 'Den er ikke godkendt endnu.'
  const index = events.findLastIndex(({ type }) => type === status)
  const answer = events[index]
  if (!answer) return 'Den er allerede behandlet.'
  const by = answer.by ? ` af ${answer.by}` : ''
  return `${orderEventText(answer.type, null, events.slice(0, index))}${by} ${formatTimestamp(answer.at)}.`
}
