import { use } from 'react'
import { useBrowserStore } from '../../ui/useBrowserStore.ts'
import { BasketKeyContext } from './BasketKeyContext.ts'
import { basketStore, unreadBasket } from './basketStore.ts'

/**
 * A caterer's basket and what can be done with it. On the server and while hydrating it is empty, with `isRestored`
 * false.
 */
export function useBasket(caterId: number) {
  const store = basketStore(use(BasketKeyContext)(caterId))
  const state = useBrowserStore(store.subscribe, store.read, () => unreadBasket)
  const { add, edit, setAmount, replace, remove, restore, setService, clear } = store
  return { ...state, add, edit, setAmount, replace, remove, restore, setService, clear }
}
