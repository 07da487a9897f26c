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

/** What is asked for of the page's caterer: as the public reads it, whoever asks; nothing where it may not. */
export async function embeddedOf(
  db: Db,
  { caterId }: { caterId: number | null },
  asked: z.output<typeof EmbedList> = [],
): Promise<Pick<EmbeddingPage, 'cater' | 'services'>> {
  if (caterId === null) return {}
  const cater = asked.includes('cater') ? await findPublicCater(db, caterId) : undefined
  const services = asked.includes('services') ? await listServices(db, null, caterId) : null
  return { ...(cater && { cater: toPublicCater(cater) }), ...(services && { services: services.map(toService) }) }
}
