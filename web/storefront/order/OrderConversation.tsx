import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCharactersLeft } from '../../ui/charactersLeft.ts'
import { MAX_MESSAGE_LENGTH } from '../../../domain/texts/textLengths.ts'
import type { OrderConversation_order$key } from '../../__generated__/OrderConversation_order.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { earlyText } from '../../ui/earlyText.ts'
import { Field } from '../../ui/Field.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './OrderPageRoute.module.css'
import { formatMoment } from '../../ui/formatMoment.ts'
import { useSendOrderLinkMessage } from './useSendOrderLinkMessage.ts'

/** CHG-2: the messages between the customer and the caterer, and the form for the next one. */
export function OrderConversation({ token, ...props }: { order: OrderConversation_order$key; token: string }) {
  const order = useFragment(
    graphql`
      fragment OrderConversation_order on Order {
        placedAt
        cater {
          name
        }
        messages {
          id
          sender
          sentAt
          message
        }
      }
    `,
    props.order,
  )
  const [sendMessage, isSending] = useSendOrderLinkMessage()
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const [isSent, setSent] = useState(false)
  const caterName = order.cater?.name ?? 'køkkenet'

  const send = () => {
    if (isSending) return
    const text = message.trim()
    setSent(false)
    setError(text === '' ? 'Skriv en besked.' : undefined)
    if (text === '') return
    sendMessage(token, text, (failure) => {
      if (failure !== null) return setError(failure)
      setMessage('')
      setSent(true)
    })
  }
  return (
    <section className={styles.section} aria-labelledby="beskeder">
      <h2 id="beskeder">Beskeder</h2>
      {order.messages.length > 0 && (
        <ol className={styles.talk}>
          {order.messages.map(({ id, sender, sentAt, message: text }) => (
            <li key={id} className={classes(sender === 'CUSTOMER' && styles.mine)}>
              <p>{text}</p>
              <p className={textStyles.note}>
                {`${sender === 'CUSTOMER' ? 'Du' : caterName}, ${formatMoment(sentAt, order.placedAt)}`}
              </p>
            </li>
          ))}
        </ol>
      )}
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Field
          label={`Skriv til ${caterName}`}
          hint={formatCharactersLeft(message.length, MAX_MESSAGE_LENGTH)}
          error={error}
        >
          {(control) => (
            <textarea
              {...control}
              ref={earlyText(setMessage)}
              rows={3}
              maxLength={MAX_MESSAGE_LENGTH}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        <p>
          <Button type="submit" isPending={isSending}>
            Send besked
          </Button>
        </p>
        <output className={textStyles.soft}>{isSent && 'Beskeden er sendt.'}</output>
      </form>
    </section>
  )
}
