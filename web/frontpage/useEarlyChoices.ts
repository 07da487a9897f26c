import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../page/paths.ts'
import { readCaterSearch, searchAddress } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import { SEARCH_FORM } from './Hero.tsx'

/** Searches for the filters that were pressed before the page's script had come, which nothing has answered. */
export function useEarlyChoices(search: CaterSearch): void {
  const navigate = useNavigate()
  // Hydration resets the boxes, so they are read before it
  const [early] = useState(readForm)
  useEffect(() => {
    if (early === null || keyOf(early) === keyOf(search)) return
    void navigate(`${paths.home()}${searchAddress(early)}`, { preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, [])
}

/** The search in the form that the server has rendered; null where the page is rendered in the browser. */
function readForm(): CaterSearch | null {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${SEARCH_FORM}`)
  if (!form) return null
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return readCaterSearch(new URLSearchParams(fields))
}

const keyOf = ({ filters, dietFilter }: CaterSearch) => JSON.stringify([filters, dietFilter])
