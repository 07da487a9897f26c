import { graphql, useFragment } from 'react-relay/hooks'
import { MAX_MESSAGE_LENGTH, MIN_CATER_MESSAGE_LENGTH } from '../../../../domain/textLengths.ts'
import type { OrderMessageForm_order$key } from '../../../__generated__/OrderMessageForm_order.graphql.ts'
import { SignInAgain } from '../../form/SignInAgain.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './OrderMessages.module.css'
import { useOrderMessage } from './useOrderMessage.ts'

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
  const { message, type, error, trouble, send, isSending } = useOrderMessage(id)
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <Field label="Besked til kunden" error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={MAX_MESSAGE_LENGTH}
            value={message}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      {trouble === 'signedOut' && <SignInAgain>Beskeden blev ikke sendt. Din tekst står her endnu.</SignInAgain>}
      {trouble === 'failed' && (
        <Notice variant="error" role="alert">
          <strong>Noget gik galt.</strong>
          <span>Vi ved ikke, om beskeden nåede frem. Din tekst står her endnu. Prøv igen.</span>
        </Notice>
      )}
      <div className={styles.send}>
        Mindst {MIN_CATER_MESSAGE_LENGTH} tegn. Sendes også som mail.
        <Button type="submit" isPending={isSending}>
          Send besked
        </Button>
      </div>
    </form>
  )
}
