import { formatDayAndMonth } from '../../../domain/time/formats.ts'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OrderNotices.module.css'
import type { OrderNotice } from './useSubmitOrder.ts'

/** The result of the last submit: what was saved, and the next step. Screen readers read it out when it appears. */
export function OrderNotices(props: { notice: OrderNotice | null; onChooseDate: (date: string) => void }) {
  const { notice, onChooseDate } = props
  return <div role="alert">{notice && <NoticeText notice={notice} onChooseDate={onChooseDate} />}</div>
}

function NoticeText({ notice, onChooseDate }: { notice: OrderNotice; onChooseDate: (date: string) => void }) {
  switch (notice.kind) {
    case 'failed':
      return (
        <Notice variant="error">
          Bestillingen kunne ikke sendes. Dine oplysninger er gemt. Prøv igen.
          <Button className={styles.again} type="submit">
            Prøv igen
          </Button>
        </Notice>
      )
    case 'priceChanged':
      return (
        <Notice variant="warning">
          <b>Prisen er ændret, siden du valgte.</b>
          <span>{` Før ${formatKroner(notice.before)}, nu ${formatKroner(notice.now)}.`}</span>
        </Notice>
      )
    case 'notAvailable':
      return (
        <Notice variant="error">
          <span>{`Bestillingen kan ikke tages imod sådan. Dine oplysninger er gemt. ${notice.messages.join(' ')}`}</span>
          <span className={styles.dates}>
            {notice.alternatives.map((date) => (
              <Button key={date} onClick={() => onChooseDate(date)}>
                {`Vælg ${formatDayAndMonth(date, danishDate(new Date()))} i stedet`}
              </Button>
            ))}
          </span>
        </Notice>
      )
    case 'refused':
      return notice.messages.map((message) => (
        <Notice variant="error" key={message}>
          {message}
        </Notice>
      ))
  }
}
