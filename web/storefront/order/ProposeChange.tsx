import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner } from '../../../domain/money/money.ts'
import { orderDifferences } from '../../../domain/orders/orderDifferences.ts'
import { toCompared } from '../../proposals/proposalDraft.ts'
import { MAX_PROPOSAL_MESSAGE_LENGTH } from '../../../domain/texts/textLengths.ts'
import type { ProposeChange_order$key } from '../../__generated__/ProposeChange_order.graphql.ts'
import { DifferenceTable } from '../../proposals/DifferenceTable.tsx'
import { draftOfOrder } from '../../proposals/draftOfOrder.ts'
import { LineFields } from '../../proposals/LineFields.tsx'
import { ProposalSchema, toDraft, toProposalValues, toProposeInput } from '../../proposals/proposalValues.ts'
import type { ProposalValues } from '../../proposals/proposalValues.ts'
import { useDraftPrice } from '../../proposals/useDraftPrice.ts'
import { WhenAndWhere } from '../../proposals/WhenAndWhere.tsx'
import { readSession, writeSession } from '../../session/sessionStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { charactersOf } from '../../ui/charactersLeft.ts'
import textStyles from '../../ui/text.module.css'
import styles from './OrderPageRoute.module.css'
import { useProposalCatalogue } from './useProposalCatalogue.ts'
import { useProposeLinkChange } from './useProposeLinkChange.ts'

interface ProposeChangeProps {
  order: ProposeChange_order$key
  /** That of the link. */
  token: string
  onClose: () => void
}

/** CHG-4: the form in which a customer changes an order before proposing that to its caterer. */
export function ProposeChange({ token, onClose, ...props }: ProposeChangeProps) {
  const order = useFragment(
    graphql`
      fragment ProposeChange_order on Order {
        uuid
        version
        caterNumber
        cater {
          name
        }
        ...draftOfOrder_order
      }
    `,
    props.order,
  )
  const before = draftOfOrder(order)
  const caterName = order.cater?.name ?? 'Køkkenet'
  const catalogue = useProposalCatalogue(order.caterNumber)
  const typedKey = `proposal:${order.uuid}`
  const base = JSON.stringify(before.draft)
  const [defaultValues] = useState(() => ({
    ...(parse(readSession(typedKey), base) ?? toProposalValues(before.draft, order.version)),
    version: order.version,
  }))
  const form = useForm<ProposalValues>({ resolver: zodResolver(ProposalSchema), defaultValues })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => writeSession(typedKey, JSON.stringify({ base, typed } satisfies Typed)),
      }),
    [form, typedKey, base],
  )
  const values = useWatch({ control: form.control }) as ProposalValues
  const draft = toDraft(values, before.draft, catalogue.services)
  const [price, setServicePrice] = useDraftPrice(draft, before, catalogue)
  const differences = orderDifferences(toCompared(before.draft, before.price), toCompared(draft, price))
  const [propose, isSending] = useProposeLinkChange()
  const [notice, setNotice] = useState<{ variant: 'error' | 'info'; text: string } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const send = form.handleSubmit((sent) => {
    if (isSending) return
    setNotice(null)
    propose({ token, ...toProposeInput(sent, before.draft, price.total), openHours: null }, (outcome) => {
      if (outcome.kind === 'sent') {
        writeSession(typedKey, null)
        return onClose()
      }
      if (outcome.kind === 'newPrice') {
        setServicePrice(outcome.price)
        const text = `Den nye pris er ${formatKroner(outcome.price)}. Send forslaget igen, hvis den er rigtig.`
        return setNotice({ variant: 'info', text })
      }
      for (const { path, message } of outcome.issues)
        form.setError(path.replace(/^delivery\./, '') as 'date', { type: 'server', message })
      setNotice({ variant: 'error', text: outcome.text })
    })
  })
  return (
    <section className={styles.section} aria-labelledby="foreslaa">
      <h2 id="foreslaa" ref={heading} tabIndex={-1}>
        Foreslå noget andet
      </h2>
      <p className={textStyles.soft}>{`Ordren ændres først, når ${caterName} har sagt ja.`}</p>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <WhenAndWhere form={form} caterNumber={order.caterNumber} before={before.draft} />
        <LineFields form={form} caterId={order.caterNumber} menus={catalogue.menus} />
        <Field
          label={`Besked til ${caterName}`}
          note="valgfri"
          hint={charactersOf(values.message, MAX_PROPOSAL_MESSAGE_LENGTH)}
          error={form.formState.errors.message?.message}
        >
          {(control) => (
            <textarea {...control} {...form.register('message')} rows={3} maxLength={MAX_PROPOSAL_MESSAGE_LENGTH} />
          )}
        </Field>
        {differences.length > 0 && <DifferenceTable differences={differences} />}
        {notice && (
          <Notice variant={notice.variant} role="alert">
            {notice.text}
          </Notice>
        )}
        <div className={styles.answers}>
          <Button type="submit" variant="primary" isPending={isSending}>
            Send forslag
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Annuller
          </Button>
        </div>
      </form>
    </section>
  )
}

/** The typed values, and the draft of the order that they change. */
interface Typed {
  base: string
  typed: ProposalValues
}

/** The values typed before a reload of this tab; null where there are none, or where the order has changed since. */
function parse(text: string | null, base: string): ProposalValues | null {
  try {
    // Half of it may be typed, which the schema would refuse: its shape is that of this release's own form
    const stored = text === null ? null : (JSON.parse(text) as Typed)
    return stored?.base === base ? stored.typed : null
  } catch {
    return null
  }
}
