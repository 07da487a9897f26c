import { useFieldArray, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { formatAmount, formatKroner } from '../../../../domain/money/money.ts'
import type { DraftPrice, OrderDraft } from '../../../proposals/proposalDraft.ts'
import type { ProposalValues } from '../../../proposals/proposalValues.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { AmountField } from '../../form/AmountField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { DISCOUNT_TOO_LARGE } from './discountTooLarge.ts'
import styles from './ProposeRoute.module.css'

/** The service's maximum. */
const MAX_EXTRA_LINES = 10

interface AddedFieldsProps {
  form: UseFormReturn<ProposalValues>
  services: OrderDraft['services']
  /** The price as it is typed now. */
  price: DraftPrice
}

/** The fields beside the menus: services, which the fulfilment decides; lines of the caterer's own, a discount and the fee of the delivery. */
export function AddedFields({ form, services, price }: AddedFieldsProps) {
  const { deliveryFee: fee, total } = price
  const { control } = form
  const extraLines = useFieldArray({ control, name: 'extraLines' })
  const discounts = useFieldArray({ control, name: 'discounts' })
  const fulfilment = useWatch({ control, name: 'fulfilment' })
  return (
    <>
      {services.length > 0 && (
        <ul className={styles.services} aria-label="Services">
          {services.map((service) => (
            <li key={service.id}>
              <span>{`${service.name} `}</span>
              <span>{formatKroner(service.price)}</span>
            </li>
          ))}
        </ul>
      )}
      {extraLines.fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.added}>
          <legend>{`Ekstra linje ${index + 1}`}</legend>
          <TextField control={control} name={`extraLines.${index}.name`} label="Navn" />
          <AmountField control={control} name={`extraLines.${index}.price`} label="Pris" />
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
          <AmountField
            control={control}
            name={`discounts.${index}.amount`}
            label="Beløb"
            error={total < 0 ? DISCOUNT_TOO_LARGE : undefined}
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
          <AmountField
            control={control}
            name="deliveryFee"
            label="Leveringsgebyr"
            hint={fee === null ? 'Tomt felt: intet gebyr' : `Tomt felt: zonens gebyr. Nu ${formatAmount(fee)}`}
          />
        </div>
      )}
    </>
  )
}
