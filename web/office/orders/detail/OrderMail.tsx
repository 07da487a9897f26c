import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import type { OrderMail_mail$key } from '../../../__generated__/OrderMail_mail.graphql.ts'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import { mailKindText, mailStateMark } from '../../orderTexts/orderMailTexts.ts'
import styles from './OrderMails.module.css'

/** One mail: its kind, recipient and state. */
export function OrderMail(props: { mail: OrderMail_mail$key; isPending: boolean; onResend: () => void }) {
  const { kind, to, state, at, viewerCanResend } = useFragment(
    graphql`
      fragment OrderMail_mail on OrderMail {
        kind
        to
        state
        at
        viewerCanResend
      }
    `,
    props.mail,
  )
  const name = mailKindText(kind)
  const { shape, text } = mailStateMark(state)
  return (
    <li>
      <span>{name}</span>
      <StatusMark shape={shape}>{text}</StatusMark>
      <span className={styles.about}>
        {to && (
          <>
            <span>{to}</span>
            <br />
          </>
        )}
        <span>{formatTimestamp(at)}</span>
      </span>
      {viewerCanResend && (
        <button
          type="button"
          className={styles.resend}
          aria-label={`Send igen: ${name}`}
          aria-disabled={props.isPending || undefined}
          onClick={() => !props.isPending && props.onResend()}
        >
          Send igen
        </button>
      )}
    </li>
  )
}
