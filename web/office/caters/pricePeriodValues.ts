import { z } from '../../validation/zod.ts'
import { isDate } from '../../../domain/time/danishTime.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import type { RowsRule } from '../form/mergeRules.ts'
import { weekdayLabel } from '../form/weekdayChoices.ts'
import { decimalNumber, optionalText } from '../form/fieldRules.ts'

/** The values of a price period in the form. */
export interface PricePeriodValues {
  /** The graph's id; null for a new one. Not named id, since useFieldArray sets an id of its own. */
  periodId: string | null
  type: string
  percentage: string
  /** ISO: '1' is Monday. */
  weekdays: string[]
  /** 'YYYY-MM-DD', or empty. */
  from: string
  to: string
  name: string
}

/** The types of a period as choices, in alphabetical order. */
export const PERIOD_TYPES = [
  { value: 'FIXED_DAY', label: 'Ugedage' },
  { value: 'HOLIDAY', label: 'Helligdage' },
  { value: 'OFFER', label: 'Tilbud i en periode' },
]

export const NEW_PERIOD: PricePeriodValues = {
  periodId: null,
  type: 'FIXED_DAY',
  percentage: '',
  weekdays: [],
  from: '',
  to: '',
  name: '',
}

/** The names of a price period's fields. */
export const PERIOD_LABELS: EveryLabel<PricePeriodValues, 'periodId'> = {
  type: 'Gælder',
  percentage: 'Procent',
  weekdays: 'Ugedage',
  from: 'Fra',
  to: 'Til og med',
  name: 'Navn',
}

/** How two people's price periods are merged. */
export const PRICE_PERIOD_ROWS: RowsRule<PricePeriodValues> = {
  kind: 'rows',
  key: ({ periodId }) => periodId,
  renew: (period) => ({ ...period, periodId: null }),
  name: ({ name, type }) => name || (PERIOD_TYPES.find(({ value }) => value === type)?.label ?? type),
  labels: PERIOD_LABELS,
  rules: {
    fields: { weekdays: { kind: 'set', name: weekdayLabel } },
    needs: { weekdays: 'type', from: 'type', to: 'type' },
  },
}

/** The rules of a price period, whose required fields depend on its type. */
export const pricePeriodRules = z
  .object({
    periodId: z.string().nullable(),
    type: z.string(),
    percentage: decimalNumber(-100, 1000),
    weekdays: z.array(z.string()),
    from: z.string(),
    to: z.string(),
    name: optionalText(),
  })
  .superRefine(({ type, weekdays, from, to }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (type === 'FIXED_DAY' && weekdays.length === 0) refuse('weekdays', 'Vælg mindst én ugedag')
    if (type !== 'OFFER') return
    if (!isDate(from)) refuse('from', 'Vælg en dato')
    if (!isDate(to)) refuse('to', 'Vælg en dato')
    else if (isDate(from) && to < from) refuse('to', 'Slutter, før den begynder')
  })
