import { z } from 'zod'
import { Category } from '../../../contract/categories.ts'

/** A category of any service: older ones call its products `envelopes`. */
export const AnyCategory = z.preprocess((value) => {
  if (typeof value !== 'object' || value === null || !('envelopes' in value) || 'products' in value) return value
  const { envelopes, ...category } = value
  return { ...category, products: envelopes }
}, Category)
