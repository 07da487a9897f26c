import { useNavigate } from 'react-router'
import { useLatestSearch } from '../page/useLatestSearch.ts'
import { LIST_QUERY } from './listQuery.ts'

/** Returns a function that searches the list of this page by the `q` of its address. It adds no step for the back button. */
export function useListSearch(): (query: string) => void {
  const latestSearch = useLatestSearch()
  const navigate = useNavigate()
  return (query) => {
    const search = latestSearch()
    if (query) search.set(LIST_QUERY, query)
    else search.delete(LIST_QUERY)
    void navigate({ search: `${search}` }, { replace: true, preventScrollReset: true })
  }
}
