import { z } from 'zod'
import { Category } from '../../contract/categories.ts'
import type { PublicReads } from '../v2/cache.ts'
import { path } from '../v2/path.ts'

/** `envelopes` is an older name of `products`. */
const AnyCategory = z.preprocess((value) => {
  if (typeof value !== 'object' || value === null || !('envelopes' in value) || 'products' in value) return value
  const { envelopes, ...category } = value
  return { ...category, products: envelopes }
}, Category)

/** Every v2 call about categories. */
export const categoriesApi = (reads: PublicReads) => ({
  /** A caterer's categories, in their order. */
  list: async (caterId: number): Promise<Category[]> => {
    const categories = await reads.get(path`/caters/${caterId}/categories`, z.array(AnyCategory))
    return categories.toSorted((a, b) => a.order - b.order)
  },
})
