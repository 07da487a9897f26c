import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { PARTY_PARAMS } from '../party/party.ts'

/** Makes the address of a category, with what the address says of the party. */
export function useCategoryPath(): (name: string) => string {
  const [search] = useSearchParams()
  const covers = search.get(PARTY_PARAMS.covers)
  return (name) => {
    const path = paths.category(name)
    return covers === null ? path : `${path}&${new URLSearchParams({ [PARTY_PARAMS.covers]: covers })}`
  }
}
