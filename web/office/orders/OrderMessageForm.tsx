import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderMessageForm_order$key } from '../../__generated__/OrderMessageForm_order.graphql.ts'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeField } from '../parts/OfficeField.tsx'
import { OfficeNotice } from '../parts/OfficeNotice.tsx'
import styles from './OrderMessages.module.css'
import { useOrderMessage } from './useOrderMessage.ts'

/** What the service takes. */
const LONGEST_MESSAGE = 5000

/** 'Besked til kunden'. What is typed stays until it is sent, over a reload too. */
export function OrderMessageForm(props: { order: OrderMessageForm_order$key }) {
  const { id } = useFragment(
    graphql`
      fragment OrderMessageForm_order on Order {
        id
      }
    `,
    props.order,
  )
  const { message, type, error, hasFailed, send, isSending } = useOrderMessage(id)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <OfficeField label="Besked til kunden" error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={LONGEST_MESSAGE}
            value={message}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </OfficeField>
      {hasFailed && (
        <OfficeNotice kind="stop">
          <strong>Noget gik galt.</strong>
          <span>Vi ved ikke, om beskeden nåede frem. Din tekst står her endnu. Prøv igen.</span>
        </OfficeNotice>
      )}
      <div className={styles.send}>
        Mindst 15 tegn. Sendes også som mail.
        <OfficeButton type="submit" busy={isSending}>
          Send besked
        </OfficeButton>
      </div>
    </form>
  )
}
