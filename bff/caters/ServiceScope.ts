import { SERVICE_SCOPES_BY_NAME } from '../../domain/money/services.ts'
import { builder } from '../graph/builder.ts'

export const ServiceScope = builder.enumType('ServiceScope', {
  description: 'The orders that a service applies to.',
  values: {
    DELIVERY_AND_PICKUP: { value: SERVICE_SCOPES_BY_NAME.DELIVERY_AND_PICKUP, description: 'All of them.' },
    DELIVERY: { value: SERVICE_SCOPES_BY_NAME.DELIVERY, description: 'Those that are delivered.' },
    PICKUP: { value: SERVICE_SCOPES_BY_NAME.PICKUP, description: 'Those that the customer fetches.' },
  },
})
