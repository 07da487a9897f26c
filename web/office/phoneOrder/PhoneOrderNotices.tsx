import { danishDate } from '../../../domain/time/danishTime.ts'
import { formatDayAndMonth } from '../../../domain/time/formats.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import type { BeyondCode } from '../../../domain/orders/phoneOrder.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SignInAgain } from '../form/SignInAgain.tsx'
import styles from './PhoneOrder.module.css'
import type { PhoneOrderNotice } from './useSubmitPhoneOrder.ts'

interface PhoneOrderNoticesProps {
  notice: PhoneOrderNotice | null
  onChooseDate: (date: string) => void
  /** Creates the order all the same. */
  onGoBeyond: (beyond: readonly BeyondCode[]) => void
}

/** The problem of the order, and what can be done. Screen readers read it out when it appears. */
export function PhoneOrderNotices({ notice, ...acts }: PhoneOrderNoticesProps) {
  return <div role="alert">{notice && <NoticeText notice={notice} {...acts} />}</div>
}

function NoticeText({ notice, onChooseDate, onGoBeyond }: PhoneOrderNoticesProps & { notice: PhoneOrderNotice }) {
  switch (notice.kind) {
    case 'signedOut':
      return <SignInAgain>Ordren er ikke taget imod. Det, du har skrevet, står her, når du kommer tilbage.</SignInAgain>
    case 'failed':
      return (
        <Notice variant="error">
          <strong>Vi ved ikke, om ordren blev gemt.</strong>
          <span>Det, du har skrevet, står her endnu. Prøv igen: den bliver kun taget imod én gang.</span>
        </Notice>
      )
    case 'priceChanged':
      return (
        <Notice variant="warning">
          <strong>Prisen er ændret, siden du valgte.</strong>
          <span>{`Før ${formatKroner(notice.before)}, nu ${formatKroner(notice.now)}.`}</span>
        </Notice>
      )
    case 'refused':
      return notice.messages.map((message) => (
        <Notice variant="error" key={message}>
          {message}
        </Notice>
      ))
    case 'notAvailable': {
      const { reasons, beyond, alternatives } = notice
      return (
        <Notice variant={beyond ? 'warning' : 'error'}>
          <strong>{beyond ? 'Ordren er uden for jeres egne regler' : 'Ordren kan ikke tages imod'}</strong>
          <ul className={styles.reasons}>
            {reasons.map(({ code, message }) => (
              <li key={message}>{reasonText(code, message)}</li>
            ))}
          </ul>
          <span className={styles.acts}>
            {beyond && (
              <Button variant="primary" onClick={() => onGoBeyond(beyond)}>
                Tag imod alligevel
              </Button>
            )}
            {alternatives.map((date) => (
              <Button key={date} onClick={() => onChooseDate(date)}>
                {`Vælg ${formatDayAndMonth(date, danishDate(new Date()))} i stedet`}
              </Button>
            ))}
          </span>
        </Notice>
      )
    }
  }
}

/** The reasons are worded for customers; of an age limit the caterer must know what it has to do. */
const reasonText = (code: string, message: string): string =>
  code === 'MENU_AGE_LIMIT' ? 'En menu har en aldersgrænse: I skal selv se, at køberen er gammel nok.' : message
