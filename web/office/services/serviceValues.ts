import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import { z } from '../../validation/zod.ts'
import { toOere, formatAmount } from '../../../domain/money/money.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import type { serviceValues_service$key } from '../../__generated__/serviceValues_service.graphql.ts'
import type { CreateServiceInput } from '../../__generated__/serviceMutationsCreateMutation.graphql.ts'
import type { UpdateServiceInput } from '../../__generated__/serviceMutationsUpdateMutation.graphql.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import type { MergeRules } from '../form/mergeRules.ts'
import type { FormInput } from '../form/formInput.ts'
import { requiredText, richText } from '../form/fieldRules.ts'
import { AmountInput, parseKronerInput } from '../../validation/amountInput.ts'

/** The values of a service's form. An empty price is 0. */
export const ServiceSchema = z.object({
  name: requiredText(),
  description: richText().min(1, REFUSAL_TEXTS.required),
  price: AmountInput,
  isRequired: z.boolean(),
  appliesTo: z.enum(['DELIVERY_AND_PICKUP', 'DELIVERY', 'PICKUP']),
  /** Empty for a new service. */
  version: z.string(),
})
export type ServiceValues = z.infer<typeof ServiceSchema>

export const SERVICE_LABELS: EveryLabel<ServiceValues, 'version'> = {
  name: 'Navn',
  description: 'Beskrivelse',
  price: 'Pris',
  isRequired: 'Påkrævet',
  appliesTo: 'Gælder for',
}

export const SERVICE_RULES: MergeRules<ServiceValues> = { fields: {} }

/** The orders that a service applies to, as the form and the list name them. */
export const APPLIES_TO_LABELS: Readonly<Record<string, string>> = {
  DELIVERY_AND_PICKUP: 'Levering og afhentning',
  DELIVERY: 'Kun levering',
  PICKUP: 'Kun afhentning',
} satisfies Record<ServiceValues['appliesTo'], string>

/** The initial values of a new service. */
export const NEW_SERVICE: ServiceValues = {
  name: '',
  description: '',
  price: '',
  isRequired: false,
  appliesTo: 'DELIVERY_AND_PICKUP',
  version: '',
}

/** Converts a service to form values. */
export function toServiceValues(key: serviceValues_service$key): ServiceValues {
  const { name, writtenDescription, price, isRequired, appliesTo, version } = readInlineData(
    graphql`
      fragment serviceValues_service on Service @inline {
        name
        writtenDescription
        price
        isRequired
        appliesTo
        version
      }
    `,
    key,
  )
  return {
    name,
    description: writtenDescription ?? '',
    price: formatAmount(toOere(price)),
    isRequired,
    appliesTo: ServiceSchema.shape.appliesTo.catch('DELIVERY_AND_PICKUP').parse(appliesTo),
    version,
  }
}

/** Converts form values to the input of a service. */
export function toServiceInput(
  values: ServiceValues,
): FormInput<CreateServiceInput & UpdateServiceInput, 'id' | 'version' | 'caterNumber'> {
  const { name, description, price, isRequired, appliesTo } = values
  return { name, description, isRequired, appliesTo, price: parseKronerInput(price) ?? 0 }
}
