import type { Service } from '../../contract/services.ts'
import { toKroner } from '../../domain/money/money.ts'
import type { ServiceRow } from './serviceStore.ts'

/** The wire form of a service, its price in kroner. */
export const toService = ({ priceOere, ...row }: ServiceRow): Service => ({ ...row, price: toKroner(priceOere) })
