import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { MAX_MESSAGE_LENGTH, MIN_CATER_MESSAGE_LENGTH } from '../../../../domain/texts/textLengths.ts'
import type { OrderMessageForm_order$key } from '../../../__generated__/OrderMessageForm_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useLetterKey } from '../../keys/useLetterKey.ts'
import { OrderActionError } from '../../orderActions/OrderActionError.tsx'
import styles from './OrderMessages.module.css'
import { useOrderMessage } from './useOrderMessage.ts'

/** 'Besked til kunden'. The draft is stored until it is sent, across reloads too. */
export function OrderMessageForm(props: { order: OrderMessageForm_order$key }) {
  const { id } = useFragment(
    graphql`
      fragment OrderMessageForm_order on Order {
        id
      }
    `,
    props.order,
  )
  const { message, setMessage, fieldError, result, send, isSending } = useOrderMessage(id)
  const field = useRef<HTMLTextAreaElement>(null)
  useLetterKey('m', () => field.current?.focus())
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <Field label="Besked til kunden" error={fieldError}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            aria-keyshortcuts="M"
            rows={3}
            maxLength={MAX_MESSAGE_LENGTH}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <OrderActionError
        result={result}
        signedOut="Beskeden blev ikke sendt. Din tekst står her endnu."
        failed="Vi ved ikke, om beskeden nåede frem. Din tekst står her endnu. Prøv igen."
      />
      <div className={styles.send}>
        <span>{`Mindst ${MIN_CATER_MESSAGE_LENGTH} tegn. Sendes også som mail.`}</span>
        <Button type="submit" isPending={isSending}>
          Send besked
        </Button>
      </div>
    </form>
  )
}
