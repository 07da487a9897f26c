import { z } from 'zod'
import { Menu } from '../../contract/menus.ts'
import type { PublicReads } from '../v2/cache.ts'
import { path } from '../v2/path.ts'

/** Every v2 call about menus. */
export const menusApi = (reads: PublicReads) => ({
  /** A caterer's menus with their children. */
  list: (caterId: number) => reads.get(path`/caters/${caterId}/products/menus`, z.array(Menu)),
})
