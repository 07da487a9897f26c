import { z } from 'zod'
import { City } from '../../contract/cities.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import { path } from '../v2/path.ts'

const Cities = z.array(City)
const HOUR_MS = 3_600_000

/** The v2 calls about cities. */
export const citiesApi = (reads: PublicReads) => ({
  /** All Danish postal codes; they hardly ever change. */
  list: () => reads.get(path`/cities`, Cities, { maxAgeMs: HOUR_MS }),
})
