import { FIELD_ORDER, type OrderField } from '../../storefront/ordering/orderFormSchema.ts'

const FIRST: readonly OrderField[] = ['user.phone', 'user.email']

/** The fields of a phone order that can be wrong, in the order in which they stand. */
export const PHONE_FIELD_ORDER: readonly OrderField[] = [
  ...FIRST,
  ...FIELD_ORDER.filter((field) => !FIRST.includes(field)),
]
