import { z } from 'zod'
import { Service } from '../../contract/services.ts'
import type { PublicReads } from '../v2/cache.ts'
import { path } from '../v2/path.ts'

/** Every v2 call about services. */
export const servicesApi = (reads: PublicReads) => ({
  list: (caterId: number) => reads.get(path`/caters/${caterId}/services`, z.array(Service)),
})
