import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { capitalized } from '../../../../domain/texts/capitalized.ts'
import { danishClock, danishDate, isDate } from '../../../../domain/time/danishTime.ts'
import { formatWeekdayDate } from '../../../../domain/time/formats.ts'
import type { OrderDraft } from '../../../proposals/proposalDraft.ts'
import { proposalEnd } from '../../../../domain/orders/proposals.ts'
import { MAX_PROPOSAL_MESSAGE_LENGTH } from '../../../../domain/texts/textLengths.ts'
import type { ProposalValues } from '../../../proposals/proposalValues.ts'
import { Field } from '../../../ui/Field.tsx'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import { SelectField } from '../../form/SelectField.tsx'
import { charactersOf } from '../../../ui/charactersLeft.ts'
import styles from './ProposeRoute.module.css'

const OPEN_HOURS = [
  { value: '12', label: '12 timer' },
  { value: '24', label: '24 timer' },
  { value: '48', label: '48 timer' },
  { value: '72', label: '3 dage' },
  { value: '168', label: '7 dage' },
  { value: '336', label: '14 dage' },
] as const

interface MessageFieldsProps {
  form: UseFormReturn<ProposalValues>
  before: OrderDraft
  /** The customer's first name. */
  customer: string
}

/** The message to the customer, and the last day to answer. */
export function MessageFields({ form, before, customer }: MessageFieldsProps) {
  const { control, register, formState } = form
  const [message, hours, date, clock] = useWatch({ control, name: ['message', 'openHours', 'date', 'clock'] })
  const isHydrated = useIsHydrated()
  const [now] = useState(() => new Date())
  const later = isDate(date) ? [{ date, clock }] : []
  const end = isHydrated ? proposalEnd(now, Number(hours), [before, ...later]) : null
  return (
    <>
      <Field
        label={`Besked til ${customer}`}
        note="valgfri"
        hint={charactersOf(message, MAX_PROPOSAL_MESSAGE_LENGTH)}
        error={formState.errors.message?.message}
      >
        {(attributes) => (
          <textarea {...attributes} {...register('message')} rows={3} maxLength={MAX_PROPOSAL_MESSAGE_LENGTH} />
        )}
      </Field>
      <div className={styles.until}>
        <SelectField control={control} name="openHours" label="Kunden skal svare inden" choices={OPEN_HOURS} />
        <p className={styles.quiet}>
          {isHydrated &&
            (end
              ? `${momentText(end)}. Påmindelse efter halvdelen af tiden.`
              : 'Der er mindre end 24 timer til leveringen.')}
        </p>
      </div>
    </>
  )
}

const momentText = (end: Date): string => capitalized(`${formatWeekdayDate(danishDate(end))} kl. ${danishClock(end)}`)
