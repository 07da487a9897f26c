import { z } from 'zod'
import { Done } from '../../contract/problems.ts'
import { type NewService, Service, type ServiceChange } from '../../contract/services.ts'
import type { CatalogueReads } from '../v2/catalogueReads.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'
import { resolveIfMatch, versionOf } from '../v2/versions.ts'

const Services = z.array(Service)
const current = { typename: 'Service', schema: Service }

/** The v2 calls about services. */
export const servicesApi = (catalogue: CatalogueReads, http: Http) => ({
  list: (caterId: number) => catalogue.get(caterId, path`/caters/${caterId}/services`, Services),

  create: (caterId: number, body: EveryField<NewService>) =>
    catalogue.invalidateAfter(caterId, http.change('POST', path`/caters/${caterId}/services`, Service, { body })),

  /** Fields that `body` leaves out stay; `version` is the one that the client read: see resolveIfMatch. */
  update: async (
    body: EveryField<ServiceChange> & { id: string; caterId: number },
    version: string | null | undefined,
  ) => {
    const { id, caterId } = body
    const thing = { path: path`/caters/${caterId}/services/${id}`, schema: Service, versionOf }
    const ifMatch = await resolveIfMatch(http, thing, version)
    const options = { body, ifMatch, current }
    return catalogue.invalidateAfter(caterId, http.change('PUT', path`/caters/services`, Service, options))
  },

  remove: (caterId: number, id: string) =>
    catalogue.invalidateAfter(caterId, http.change('DELETE', path`/caters/services`, Done, { body: { id, caterId } })),
})
