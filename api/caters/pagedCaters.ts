import { z } from 'zod'
import type { PagedList } from '../http/listCursor.ts'
import { type CaterKey, type CaterRow, NO_ORDERING } from './caterStore.ts'

const key = z.object({ ordering: z.int32(), id: z.int32() })
const keyOf = ({ id, ordering }: CaterRow): CaterKey => ({ id, ordering: ordering ?? NO_ORDERING })

/** The list of open caterers. */
export const OPEN_CATERS: PagedList<CaterKey, CaterRow> = { name: 'caters', key, keyOf }

/** The list of all caterers that are not deleted. */
export const ALL_CATERS: PagedList<CaterKey, CaterRow> = { ...OPEN_CATERS, name: 'all-caters' }
