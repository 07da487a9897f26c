import { z } from 'zod'
import type { EmbeddingPage } from '../../contract/pages.ts'
import { findPublicCater } from '../caters/caterStore.ts'
import { toPublicCater } from '../caters/caterWire.ts'
import type { Db } from '../database/connect.ts'
import { listServices } from '../services/serviceStore.ts'
import { toService } from '../services/serviceWire.ts'

/** `?embed=cater,services` */
export const EmbedList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(['cater', 'services'])).max(2))

/** The requested parts of the page's caterer in their public form; left out if they are not public. */
export async function findEmbedded(
  db: Db,
  { caterId }: { caterId: number | null },
  embed: z.output<typeof EmbedList> = [],
): Promise<Pick<EmbeddingPage, 'cater' | 'services'>> {
  if (caterId === null) return {}
  const cater = embed.includes('cater') ? await findPublicCater(db, caterId) : undefined
  const services = embed.includes('services') ? await listServices(db, null, caterId) : null
  return { ...(cater && { cater: toPublicCater(cater) }), ...(services && { services: services.map(toService) }) }
}
