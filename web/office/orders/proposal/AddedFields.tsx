import { useFieldArray, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { formatAmount, formatKroner } from '../../../../domain/money/money.ts'
import type { Oere } from '../../../../domain/money/money.ts'
import type { OrderDraft } from '../../../proposals/proposalDraft.ts'
import type { ProposalValues } from '../../../proposals/proposalValues.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextField } from '../../form/TextField.tsx'
import styles from './ProposeRoute.module.css'

/** The service's maximum. */
const MAX_EXTRA_LINES = 10

interface AddedFieldsProps {
  form: UseFormReturn<ProposalValues>
  services: OrderDraft['services']
  /** The price of the delivery as it is typed now; null for pickup, and where there is none. */
  fee: Oere | null
}

/** The fields beside the menus: services, which the fulfilment decides; lines of the caterer's own, a discount and the fee of the delivery. */
export function AddedFields({ form, services, fee }: AddedFieldsProps) {
  const { control } = form
  const extraLines = useFieldArray({ control, name: 'extraLines' })
  const discounts = useFieldArray({ control, name: 'discounts' })
  const fulfilment = useWatch({ control, name: 'fulfilment' })
  return (
    <>
      {services.length > 0 && (
        <ul className={styles.services} aria-label="Services">
          {services.map(({ id, name, price }) => (
            <li key={id}>
              {name} <span>{formatKroner(price)}</span>
            </li>
          ))}
        </ul>
      )}
      {extraLines.fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.added}>
          <legend>Ekstra linje {index + 1}</legend>
          <TextField control={control} name={`extraLines.${index}.name`} label="Navn" />
          <TextField control={control} name={`extraLines.${index}.price`} label="Pris" inputMode="decimal" unit="kr." />
          <Button
            variant="icon"
            aria-label={`Fjern ekstra linje ${index + 1}`}
            onClick={() => extraLines.remove(index)}
          >
            <Icon name="close" />
          </Button>
        </fieldset>
      ))}
      {discounts.fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.added}>
          <legend>Rabat</legend>
          <TextField control={control} name={`discounts.${index}.name`} label="Navn" />
          <TextField
            control={control}
            name={`discounts.${index}.amount`}
            label="Beløb"
            inputMode="decimal"
            unit="kr."
          />
          <Button variant="icon" aria-label="Fjern rabat" onClick={() => discounts.remove(index)}>
            <Icon name="close" />
          </Button>
        </fieldset>
      ))}
      <div className={styles.adding}>
        {extraLines.fields.length < MAX_EXTRA_LINES && (
          <Button
            onClick={() =>
              extraLines.append(
                { name: 'Friteks', price: '' },
                { focusName: `extraLines.${extraLines.fields.length}.name` },
              )
            }
          >
            <Icon name="plus" /> Ekstra linje
          </Button>
        )}
        {discounts.fields.length === 0 && (
          <Button onClick={() => discounts.append({ name: 'Rabat', amount: '' }, { focusName: 'discounts.0.name' })}>
            <Icon name="plus" /> Rabat
          </Button>
        )}
      </div>
      {fulfilment === 'delivery' && (
        <div className={styles.fee}>
          <TextField
            control={control}
            name="deliveryFee"
            label="Leveringsgebyr"
            hint={fee === null ? 'Tomt felt: intet gebyr' : `Tomt felt: zonens gebyr. Nu ${formatAmount(fee)}`}
            inputMode="decimal"
            unit="kr."
          />
        </div>
      )}
    </>
  )
}
