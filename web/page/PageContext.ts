import { createContext, useContext } from 'react'
import type { Host } from './host.ts'

/** The page's host and assets. */
export interface PageInfo {
  host: Host
  /** The scheme with its colon: 'https:'. */
  scheme: string
  /** The addresses of the style sheets that the server named in the head. */
  styleSheets: readonly string[]
}

export const PageContext = createContext<PageInfo | null>(null)

/** Reads the PageContext. */
export function usePage(): PageInfo {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage outside of a page')
  return page
}
