import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import { z } from '../../validation/zod.ts'
import { toOere, formatAmount } from '../../../domain/money/money.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import type { serviceValues_service$key } from '../../__generated__/serviceValues_service.graphql.ts'
import type { CreateServiceInput } from '../../__generated__/serviceMutationsCreateMutation.graphql.ts'
import type { UpdateServiceInput } from '../../__generated__/serviceMutationsUpdateMutation.graphql.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import type { FormInput } from '../form/formInput.ts'
import { requiredText, richText } from '../form/fieldRules.ts'
import { PriceInput, parseKronerInput } from '../catalogue/priceInput.ts'

/** The values of a service's form. An empty price is 0. */
export const ServiceSchema = z.object({
  name: requiredText(),
  description: richText().min(1, REFUSAL_TEXTS.required),
  price: PriceInput,
  isRequired: z.boolean(),
  /** Empty for a new service. */
  version: z.string(),
})
export type ServiceValues = z.infer<typeof ServiceSchema>

export const SERVICE_LABELS: EveryLabel<ServiceValues, 'version'> = {
  name: 'Navn',
  description: 'Beskrivelse',
  price: 'Pris',
  isRequired: 'Påkrævet',
}

/** The initial values of a new service. */
export const NEW_SERVICE: ServiceValues = { name: '', description: '', price: '', isRequired: false, version: '' }

/** Converts a service to form values. */
export function toServiceValues(key: serviceValues_service$key): ServiceValues {
  const { name, writtenDescription, price, isRequired, version } = readInlineData(
    graphql`
      fragment serviceValues_service on Service @inline {
        name
        writtenDescription
        price
        isRequired
        version
      }
    `,
    key,
  )
  return { name, description: writtenDescription ?? '', price: formatAmount(toOere(price)), isRequired, version }
}

/** Converts form values to the input of a service. */
export function toServiceInput(
  values: ServiceValues,
): FormInput<CreateServiceInput & UpdateServiceInput, 'id' | 'version' | 'caterNumber'> {
  const { name, description, price, isRequired } = values
  return { name, description, isRequired, price: parseKronerInput(price) ?? 0 }
}
