import type { Selectable } from 'kysely'
import { maySeeCatalogue } from '../caters/catalogueAccess.ts'
import type { Db } from '../database/connect.ts'
import type { ServiceTable } from '../database/schema.ts'
import type { Viewer } from '../viewer.ts'

/** Required ones first, then by name; only those with one of these ids, where given. Null where not to be seen. */
export async function listServices(
  db: Db,
  viewer: Viewer | null,
  caterId: number,
  ids?: readonly string[],
): Promise<Selectable<ServiceTable>[] | null> {
  if (!(await maySeeCatalogue(db, viewer, caterId))) return null
  return db
    .selectFrom('service')
    .selectAll()
    .where('caterId', '=', caterId)
    .$if(ids !== undefined, (query) => query.where('id', '=', (one) => one.fn.any(one.val([...(ids ?? [])]))))
    .orderBy('required', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
