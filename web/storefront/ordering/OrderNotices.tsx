import { formatKroner } from '../../../domain/money.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OrderSummary.module.css'
import type { OrderNotice } from './useSubmitOrder.ts'

/** What happened to the last submit, what was kept, and what to do. It is read out when it appears. */
export function OrderNotices({ notice }: { notice: OrderNotice | null }) {
  return <div role="alert">{notice && <Told notice={notice} />}</div>
}

function Told({ notice }: { notice: OrderNotice }) {
  switch (notice.kind) {
    case 'failed':
      return (
        <div className={styles.problem}>
          <Icon name="stop" />
          <p>Bestillingen kunne ikke sendes. Dine oplysninger er gemt. Prøv igen.</p>
          <Button type="submit">Prøv igen</Button>
        </div>
      )
    case 'priceChanged':
      return (
        <div className={styles.notice}>
          <Icon name="warn" />
          <p>
            <b>Prisen er ændret, siden du valgte.</b> Før {formatKroner(notice.before)}, nu {formatKroner(notice.now)}.
          </p>
        </div>
      )
    case 'refused':
      return notice.messages.map((message) => (
        <div className={styles.problem} key={message}>
          <Icon name="stop" />
          <p>{message}</p>
        </div>
      ))
  }
}
