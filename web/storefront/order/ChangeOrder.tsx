import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCharactersLeft } from '../../ui/charactersLeft.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { formatDayAndMonth } from '../../../domain/time/formats.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import { ORDER_TEXT_LENGTHS } from '../../../domain/texts/textLengths.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import type { ChangeOrder_order$key } from '../../__generated__/ChangeOrder_order.graphql.ts'
import { useCityLookup } from '../../cities/useCityLookup.ts'
import { Button } from '../../ui/Button.tsx'
import { earlyText } from '../../ui/earlyText.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import textStyles from '../../ui/text.module.css'
import { NO_FAILURE, readFailure } from './changeFailure.ts'
import type { TextField } from './changeFailure.ts'
import styles from './OrderPageRoute.module.css'
import { useChangeOrder } from './useChangeOrder.ts'
import { sanitizeZipCode } from '../../../domain/orders/orderForm.ts'

const left = (field: keyof typeof ORDER_TEXT_LENGTHS, text: string) =>
  formatCharactersLeft(text.length, ORDER_TEXT_LENGTHS[field])

/** CHG-3: what the customer may change by itself, until when, and what it costs then. */
export function ChangeOrder({ token, ...props }: { order: ChangeOrder_order$key; token: string }) {
  const order = useFragment(
    graphql`
      fragment ChangeOrder_order on Order {
        placedAt
        price
        address
        zipCode
        city
        comment
        menus {
          id
          name
          covers
        }
        changeLimits {
          date
          clock
          lines {
            min
            max
          }
        }
      }
    `,
    props.order,
  )
  const { changeLimits: limits, menus } = order
  const [changeOrder, isChanging] = useChangeOrder()
  const findCity = useCityLookup()
  const [covers, setCovers] = useState(menus.map((menu) => menu.covers))
  const [texts, setTexts] = useState({
    address: order.address ?? '',
    zipCode: order.zipCode ?? '',
    city: order.city ?? '',
    comment: order.comment ?? '',
  })
  const [newPrice, setNewPrice] = useState<number | null>(null)
  const [failure, setFailure] = useState(NO_FAILURE)
  const [isSaved, setSaved] = useState(false)
  if (!limits) return null

  const touch = () => {
    setNewPrice(null)
    setFailure(NO_FAILURE)
    setSaved(false)
  }
  const setText = (field: TextField, text: string) => setTexts((before) => ({ ...before, [field]: text }))
  /** The props of a text field; `change` gets what is typed. */
  const typed = (field: TextField, change = (text: string) => setText(field, text)) => ({
    ref: earlyText((text) => {
      if (text !== texts[field]) change(text)
    }),
    value: texts[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      touch()
      change(target.value)
    },
  })
  const changeZipCode = async (typedZipCode: string) => {
    const zipCode = sanitizeZipCode(typedZipCode)
    setText('zipCode', zipCode)
    const city = await findCity(zipCode)
    if (city === undefined) return
    setText('city', city ?? '')
    if (city === null)
      setFailure(({ text, fields }) => ({ text, fields: { ...fields, zipCode: REFUSAL_TEXTS.zipCodeUnknown } }))
  }
  const save = () => {
    setFailure(NO_FAILURE)
    const { address, zipCode, city, comment } = texts
    const place = order.address ? { address, zipCode, city } : {}
    changeOrder({ token, covers, comment, ...place, price: newPrice ?? order.price }, (outcome) => {
      setNewPrice(outcome.kind === 'newPrice' ? outcome.price : null)
      setFailure(outcome.kind === 'failed' ? readFailure(outcome) : NO_FAILURE)
      setSaved(outcome.kind === 'changed')
    })
  }
  const until = `${formatDayAndMonth(limits.date, danishDate(new Date(order.placedAt)))} kl. ${limits.clock}`
  return (
    <section className={styles.section} aria-labelledby="ret">
      <h2 id="ret">Ret bestillingen</h2>
      <p className={textStyles.soft}>{`Du kan selv rette indtil ${until}.`}</p>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isChanging) save()
        }}
      >
        {menus.map(({ id, name, covers: ordered }, index) => {
          const { min, max } = limits.lines[index] ?? { min: ordered, max: ordered }
          return (
            <div key={id} className={styles.covers}>
              <span>
                <span>{name}</span>
                <br />
                <span className={textStyles.note}>
                  {min === max ? formatCovers(min) : `${min}-${formatCovers(max)}`}
                </span>
              </span>
              <Stepper
                label={`Kuverter, ${name}`}
                value={covers[index] ?? ordered}
                min={min}
                max={max}
                onChange={(count) => {
                  touch()
                  setCovers(covers.map((before, place) => (place === index ? count : before)))
                }}
              />
            </div>
          )
        })}
        {order.address && (
          <>
            <Field label="Adresse" hint={left('delivery.address', texts.address)} error={failure.fields.address}>
              {(control) => (
                <input {...control} {...typed('address')} maxLength={ORDER_TEXT_LENGTHS['delivery.address']} />
              )}
            </Field>
            <div className={styles.place}>
              <Field label="Postnummer" error={failure.fields.zipCode}>
                {(control) => (
                  <input {...control} inputMode="numeric" {...typed('zipCode', (text) => void changeZipCode(text))} />
                )}
              </Field>
              <Field label="By" hint={left('delivery.city', texts.city)} error={failure.fields.city}>
                {(control) => <input {...control} {...typed('city')} maxLength={ORDER_TEXT_LENGTHS['delivery.city']} />}
              </Field>
            </div>
          </>
        )}
        <Field label="Kommentar" hint={left('comment', texts.comment)} error={failure.fields.comment}>
          {(control) => <textarea {...control} rows={2} {...typed('comment')} maxLength={ORDER_TEXT_LENGTHS.comment} />}
        </Field>
        {failure.text !== null && (
          <Notice variant="error" role="alert">
            {failure.text}
          </Notice>
        )}
        <output>
          {newPrice !== null && (
            <Notice variant="info">
              Ny pris: <strong>{formatKroner(toOere(newPrice))}</strong>
              <span>{`, før ${formatKroner(toOere(order.price))}.`}</span>
            </Notice>
          )}
          {isSaved && <span>{'Bestillingen er rettet, og både du og køkkenet har fået en mail.'}</span>}
        </output>
        <p>
          <Button type="submit" variant={newPrice === null ? 'secondary' : 'primary'} isPending={isChanging}>
            {newPrice === null ? 'Gem ændringer' : `Ret til ${formatKroner(toOere(newPrice))}`}
          </Button>
        </p>
      </form>
    </section>
  )
}
