import type { Declaration } from './declarations.ts'

/** ALG-2: a dish or an item of a menu, with what its caterer declares of it; null is 'Ikke oplyst'. */
export interface Food {
  id: string
  name: string
  declaration: Declaration | null
}
