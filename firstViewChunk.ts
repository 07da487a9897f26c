import { relative } from 'node:path'

/** The entries of the pages that people come to first. */
const FIRST_PAGES: Readonly<Record<string, string>> = {
  'web/storefront/StorefrontLayout.tsx': 'storefront',
  'web/storefront/catalogue/CaterRoute.tsx': 'storefront',
  'web/frontpage/FrontPageRoute.tsx': 'frontPage',
}
const ENTRY = 'web/entry.client.tsx'
const OTHER_PAGE = /^web\/.*Route(\.data)?\.tsx?$/

interface Chunking {
  /** Returns what the bundler knows of a module. */
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

/**
 * Returns the chunk of a module that a first view needs: `vendor` the packages and `shared` the code of more than one of
 * these pages, and one for each page. The code that the front page has in common with pages of a storefront, which are on
 * another host, is the chunk `party`; its few styles are in `shared`, since they would be one more style sheet. Null for all
 * other modules, which the bundler divides by itself: a first view divided so would be dozens of chunks of a kilobyte each,
 * which cost a phone more than they save.
 */
export function firstViewChunk(id: string, chunking: Chunking): string | null {
  // It awaits the pages' chunks at its top level: in a chunk that they import it would wait for itself
  if (relative(process.cwd(), id) === ENTRY) return null
  const { pages, isInEntry, isElsewhere } = findPages(id, chunking)
  const [page] = pages
  if (isInEntry || pages.size > 1) return id.includes('/node_modules/') ? 'vendor' : 'shared'
  if (page === 'frontPage' && isElsewhere) return /\.css(\?|$)/.test(id) ? 'shared' : 'party'
  return page ?? null
}

/** Returns which pages import a module, however far. */
function findPages(id: string, chunking: Chunking) {
  const pages = new Set<string>()
  let [isInEntry, isElsewhere] = [false, false]
  const seen = new Set([id])
  for (const importer of seen) {
    const file = relative(process.cwd(), importer)
    const page = FIRST_PAGES[file]
    if (page) pages.add(page)
    else if (file === ENTRY) isInEntry = true
    else if (OTHER_PAGE.test(file)) isElsewhere = true
    for (const next of chunking.getModuleInfo(importer)?.importers ?? []) seen.add(next)
  }
  return { pages, isInEntry, isElsewhere }
}
