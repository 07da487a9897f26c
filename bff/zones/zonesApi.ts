import { DeliveryZones } from '../../contract/zones.ts'
import type { DeliveryZonesBody } from '../../contract/zones.ts'
import type { CatalogueReads } from '../v2/catalogueReads.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'
import { resolveIfMatch, versionOf } from '../v2/versions.ts'

type NewZone = DeliveryZonesBody['zones'][number]

/** The v2 calls about where a caterer delivers. The zones are read with the caterer. */
export const zonesApi = (catalogue: CatalogueReads, http: Http) => ({
  /** `version` is the one that the client read: see resolveIfMatch. */
  save: async (
    caterId: number,
    body: { zones: (NewZone & EveryField<NewZone>)[] },
    version: string | null | undefined,
  ) => {
    const zones = path`/caters/${caterId}/zones`
    const ifMatch = await resolveIfMatch(http, { path: zones, schema: DeliveryZones, versionOf }, version)
    const ofCater = DeliveryZones.transform((saved) => ({ ...saved, caterId }))
    const current = { typename: 'DeliveryZones', schema: ofCater }
    return catalogue.invalidateAfter(caterId, http.change('PUT', zones, ofCater, { body, ifMatch, current }))
  },
})
