import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers } from '../../domain/texts/counts.ts'
import { isDate } from '../../domain/time/danishTime.ts'
import { formatDayAndMonth, formatWeekdayDate } from '../../domain/time/formats.ts'
import type { PartyBar_cater$key } from '../__generated__/PartyBar_cater.graphql.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { DateInput } from '../ui/DateInput.tsx'
import { Icon } from '../ui/Icon.tsx'
import text from '../ui/text.module.css'
import { parseCovers } from './party.ts'
import type { Party } from './party.ts'
import styles from './PartyBar.module.css'
import type { PartyAnswer } from './fetchPartyAnswer.ts'
import { preparePartyAnswer, usePartyAnswer } from './usePartyAnswer.ts'
import { useEditableParty } from './useParty.ts'
import { typedDigits } from '../../domain/texts/typedText.ts'

/** The bar below the cover: how many come, when and where, with the caterer's answer at once. Every menu starts from it. */
export function PartyBar(props: { cater: PartyBar_cater$key }) {
  const {
    number,
    minCovers,
    offersDelivery,
    deliveryText = null,
  } = useFragment(
    graphql`
      fragment PartyBar_cater on Cater {
        number
        minCovers
        offersDelivery
        deliveryText
      }
    `,
    props.cater,
  )
  const { party, update } = useEditableParty()
  const answer = usePartyAnswer({ number, offersDelivery }, party)
  const ids = { covers: useId(), date: useId(), zipCode: useId(), answer: useId() }
  // What was typed before the page's script ran is applied at once: of two navigations in one moment the first would win
  const applyEarly = useEffectEvent(() => {
    const early = readEarly(ids)
    if (Object.keys(early).length > 0) update(early)
  })
  useEffect(() => applyEarly(), [])
  return (
    <section className={styles.bar} aria-label="Jeres bestilling">
      <div className={classes(text.page, styles.content)}>
        <label htmlFor={ids.covers}>Hvor mange er I?</label>
        <span className={styles.field}>
          <TypedField
            id={ids.covers}
            className={styles.covers}
            placeholder="Antal"
            maxLength={4}
            describedBy={ids.answer}
            value={party.covers === null ? '' : String(party.covers)}
            onType={(digits) => update({ covers: parseCovers(digits) })}
          />
          <span className={styles.unit} aria-hidden="true">
            kuverter
          </span>
        </span>
        <label htmlFor={ids.date}>Hvornår?</label>
        <DayField id={ids.date} describedBy={ids.answer} date={party.date} onChoose={(date) => update({ date })} />
        {offersDelivery && (
          <>
            <label htmlFor={ids.zipCode}>Postnummer</label>
            <TypedField
              id={ids.zipCode}
              className={styles.zip}
              placeholder="Postnr."
              maxLength={4}
              autoComplete="postal-code"
              describedBy={ids.answer}
              value={party.zipCode ?? ''}
              onType={(digits) => update({ zipCode: digits.length === 4 ? digits : null })}
            />
          </>
        )}
        <div id={ids.answer} className={classes(styles.answer, answer && styles.answered)} aria-live="polite">
          <PartyAnswerText
            party={party}
            minCovers={minCovers ?? null}
            offersDelivery={offersDelivery}
            answer={answer}
            deliveryText={deliveryText}
            onChoose={(date) => update({ date })}
          />
        </div>
      </div>
    </section>
  )
}

function readEarly(ids: Record<keyof Party, string>): Partial<Party> {
  const valueOf = (field: keyof Party) => (document.getElementById(ids[field]) as HTMLInputElement | null)?.value ?? ''
  const [covers, date, zipCode] = [parseCovers(valueOf('covers')), valueOf('date'), valueOf('zipCode')]
  return {
    ...(covers !== null && { covers }),
    ...(isDate(date) && { date }),
    ...(zipCode.length === 4 && { zipCode }),
  }
}

/** The text of a field when the page is hydrated, until it changes: React would render the field anew without it. */
function useEarlyText() {
  const field = useRef<HTMLInputElement>(null)
  const [early, setEarly] = useState('')
  useLayoutEffect(() => setEarly(field.current?.value ?? ''), [])
  return { field, early, forget: () => setEarly('') }
}

/** A field of digits that are applied as they are typed. */
function TypedField(props: {
  id: string
  className: string | undefined
  placeholder: string
  maxLength: number
  autoComplete?: string
  describedBy: string
  value: string
  onType: (digits: string) => void
}) {
  const { value, onType } = props
  // Null unless something is being typed
  const [typed, setTyped] = useState<string | null>(null)
  const { field, early, forget } = useEarlyText()
  const enter = (input: string) => {
    const digits = typedDigits(input, props.maxLength)
    setTyped(digits)
    onType(digits)
  }
  return (
    <input
      onFocus={preparePartyAnswer}
      ref={field}
      id={props.id}
      className={props.className}
      inputMode="numeric"
      autoComplete={props.autoComplete ?? 'off'}
      placeholder={props.placeholder}
      aria-describedby={props.describedBy}
      value={typed ?? (value || early)}
      onChange={(event) => enter(event.target.value)}
      onBlur={() => {
        forget()
        setTyped(null)
      }}
    />
  )
}

/** The browser's own date field: its calendar costs no script of ours. */
function DayField(props: {
  id: string
  describedBy: string
  date: string | null
  onChoose: (date: string | null) => void
}) {
  const { field, early, forget } = useEarlyText()
  return (
    <DateInput
      ref={field}
      onFocus={preparePartyAnswer}
      id={props.id}
      className={styles.date}
      aria-describedby={props.describedBy}
      value={props.date ?? early}
      onChange={({ target }) => {
        forget()
        props.onChoose(isDate(target.value) ? target.value : null)
      }}
    />
  )
}

function PartyAnswerText(props: {
  party: Party
  minCovers: number | null
  offersDelivery: boolean
  answer: PartyAnswer | null
  /** The price of delivery before a postal code is known; null where there is none. */
  deliveryText: string | null
  onChoose: (date: string) => void
}) {
  const { party, minCovers, answer, onChoose } = props
  const delivery = answer?.delivery ?? null
  if (!answer?.day || party.date === null) {
    if (delivery?.isPossible === false) return <span className={styles.impossible}>{delivery.text}</span>
    return (
      <>
        <span>{startText(party.covers, minCovers)}</span>
        <DeliveryText text={delivery?.text ?? props.deliveryText} />
      </>
    )
  }
  if (answer.day.isPossible) {
    return (
      <span className={styles.possible}>
        <Icon name="check" />
        <span>
          <b>{props.offersDelivery ? 'Kan leveres' : 'Kan hentes'}</b>
          <span>{` ${formatWeekdayDate(party.date)}`}</span>
        </span>
        <DeliveryText text={delivery?.text ?? props.deliveryText} />
      </span>
    )
  }
  const { reasons, next } = answer.day
  return (
    <>
      <span className={styles.impossible}>{reasons.join(' ')}</span>
      {next && <Button onClick={() => onChoose(next)}>{`Vælg ${formatDayAndMonth(next, party.date)} i stedet`}</Button>}
    </>
  )
}

const DeliveryText = ({ text: shown }: { text: string | null }) => shown && <span>{shown}</span>

function startText(covers: number | null, minCovers: number | null): string {
  if (covers === null) return 'Så står antallet allerede i hver menu.'
  if (minCovers !== null && covers < minCovers) return `Køkkenet laver mad til mindst ${formatCovers(minCovers)}.`
  return `Hver menu starter med ${formatCovers(covers)}.`
}
