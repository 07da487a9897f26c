import type { Db } from '../database/connect.ts'
import {
  type CaterMarkers,
  type RuledCater,
  findLastChangeId,
  listCaterMarkers,
  listSearchedCaters,
} from './searchedCaterStore.ts'
import { listStorefrontCaterIds } from '../catalogue/storefrontSlugStore.ts'

/** Ids of the audit log are given before they are committed: so many before the last may still be on their way. */
const OVERLAP = 1000
/** Changes that are written past the service are seen after so long. */
const MAX_AGE_MS = 60_000

interface Known {
  caters: readonly RuledCater[]
  /** The entry of the audit log after which markers are counted. */
  changeId: number
  markers: CaterMarkers
  readAt: number
}

/**
 * Caches all open caterers with their menus' cheapest prices in memory: reading every menu of the marketplace takes longer
 * than a search may. The audit log says which caterers have changed since, by whichever process; only they are read again.
 */
export function createSearchedCaters(db: Db): () => Promise<RuledCater[]> {
  let known: Promise<Known> | null = null

  const readAll = async (): Promise<Known> => {
    const readAt = performance.now()
    const changeId = Math.max(0, (await findLastChangeId(db)) - OVERLAP)
    // Before the caterers, so that a marker is never newer than what it marks
    const markers = await listCaterMarkers(db, changeId)
    return { caters: await listSearchedCaters(db), changeId, markers, readAt }
  }
  const readChanged = async (before: Known): Promise<Known> => {
    const markers = await listCaterMarkers(db, before.changeId)
    const changed = [...markers.keys()].filter((id) => markers.get(id) !== before.markers.get(id))
    if (changed.length === 0) return before
    const caters = [
      ...before.caters.filter(({ id }) => !changed.includes(id)),
      ...(await listSearchedCaters(db, changed)),
    ]
    return { ...before, caters, markers }
  }
  const refresh = async (pending: Promise<Known> | null): Promise<Known> => {
    const before = await pending?.catch(() => null)
    return before && performance.now() - before.readAt < MAX_AGE_MS ? readChanged(before) : readAll()
  }

  return async () => {
    // One after another: each begins with what the one before has read
    known = refresh(known)
    const [{ caters }, withStorefront] = await Promise.all([known, listStorefrontCaterIds(db)])
    return caters.filter(({ id }) => withStorefront.has(id))
  }
}
