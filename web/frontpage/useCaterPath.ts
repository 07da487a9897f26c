import { clearDietFilter, setDietFilter } from '../foods/dietFilter.ts'
import { useIsDietFilterCleared } from '../foods/storedDietFilter.ts'
import { PARTY_PARAMS } from '../party/party.ts'
import { zipCodeOf } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'

/**
 * The path of a caterer's page, which starts with the values of the search, if there is one. A diet filter that was taken
 * from the search is cleared there, too; nobody else gets that into the address.
 */
export function useCaterPath(search?: CaterSearch): string {
  const params = search ? partyParams(search) : new URLSearchParams()
  if (useIsDietFilterCleared()) clearDietFilter(params)
  const query = params.toString()
  return query ? `/?${query}` : '/'
}

function partyParams(search: CaterSearch): URLSearchParams {
  const params = new URLSearchParams()
  const zipCode = zipCodeOf(search)
  if (search.covers !== null) params.set(PARTY_PARAMS.covers, String(search.covers))
  if (search.date !== null) params.set(PARTY_PARAMS.date, search.date)
  if (zipCode !== null) params.set(PARTY_PARAMS.zipCode, zipCode)
  setDietFilter(params, search.dietFilter)
  return params
}
