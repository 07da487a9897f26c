import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import { MAX_MESSAGE_LENGTH } from '../../../../domain/texts/textLengths.ts'
import type { OrderNotes_order$key } from '../../../__generated__/OrderNotes_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { OrderActionError } from '../../orderActions/OrderActionError.tsx'
import type { OrderActionResult } from '../../orderActions/orderActionResult.ts'
import styles from './OrderMessages.module.css'
import { useAddOrderNote } from './useAddOrderNote.ts'
import { useSessionText } from './useSessionText.ts'

/** The notes of the caterer's people about an order, and a field for more. Nothing for users who may not read them. */
export function OrderNotes(props: { order: OrderNotes_order$key }) {
  const { id, notes } = useFragment(
    graphql`
      fragment OrderNotes_order on Order {
        id
        notes {
          id
          text
          by
          at
        }
      }
    `,
    props.order,
  )
  if (!notes) return null
  return (
    <section className={styles.messages} aria-labelledby="order-notes">
      <h2 id="order-notes">Interne noter</h2>
      {notes.map((note) => (
        <article key={note.id} className={styles.message}>
          <header>
            <strong>{note.by ?? 'Tidligere bruger'}</strong>
            <time dateTime={note.at}>{formatTimestamp(note.at)}</time>
          </header>
          <p>{note.text}</p>
        </article>
      ))}
      <NoteForm key={id} orderId={id} />
    </section>
  )
}

/** The draft is stored until it is saved, across reloads too. */
function NoteForm({ orderId }: { orderId: string }) {
  const [addNote, isSaving] = useAddOrderNote()
  const [note, setNote] = useSessionText(`order-note:${orderId}`)
  const [result, setResult] = useState<OrderActionResult | null>(null)
  const text = note.trim()
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSaving || text === '') return
        setResult(null)
        addNote(orderId, text, (saved) => (saved === 'done' ? setNote('') : setResult(saved)))
      }}
    >
      <Field label="Note" error={typeof result === 'object' ? result?.refused : undefined}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={MAX_MESSAGE_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <OrderActionError
        result={result}
        signedOut="Noten blev ikke gemt. Din tekst står her endnu."
        failed="Vi ved ikke, om noten blev gemt. Din tekst står her endnu. Prøv igen."
      />
      <div className={styles.send}>
        Ses kun af jer, aldrig af kunden.
        <Button type="submit" isPending={isSaving}>
          Gem note
        </Button>
      </div>
    </form>
  )
}
