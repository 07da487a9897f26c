import { SharedBasket } from '../../contract/sharedBaskets.ts'
import type { ShareBasketBody } from '../../contract/sharedBaskets.ts'
import type { Http } from '../v2/http.ts'
import { linkKey, path } from '../v2/path.ts'

/** The v2 calls about baskets that were shared. Never cached: opening one prolongs its life. */
export const sharedBasketsApi = (http: Http) => ({
  /** Throws NotFound for an unknown key. */
  open: async (key: string) => http.get(path`/shared-baskets/${linkKey(key)}`, SharedBasket),

  share: (caterId: number, body: ShareBasketBody) =>
    http.change('POST', path`/caters/${caterId}/shared-baskets`, SharedBasket, { body }),
})
