import {
  addService,
  addToBasket,
  editLine,
  emptyBasket,
  removeLine,
  removeService,
  replaceLine,
  setLineAmount,
} from '../../../domain/basket/basket.ts'
import { parseBasket, serializeBasket } from './storedBasket.ts'
import type { Basket, BasketMenu, BasketService, CatalogueMenu } from '../../../domain/basket/basket.ts'

/** The state of a basket. */
export interface BasketState {
  basket: Basket
  /** The line removed last, which can be restored. */
  removed: { line: BasketMenu; index: number } | null
  /** False until local storage has been read: on the server and while hydrating. */
  isRestored: boolean
}

/** The state before local storage has been read. */
export const unreadBasket: BasketState = { basket: emptyBasket, removed: null, isRestored: false }

/** A caterer's basket in this browser: saved in local storage, the same in all tabs. */
export type BasketStore = ReturnType<typeof createBasketStore>

const stores = new Map<string, BasketStore>()

/** The one store in this tab of the basket that is stored under a key. */
export function basketStore(key: string): BasketStore {
  const store = stores.get(key) ?? createBasketStore(key)
  stores.set(key, store)
  return store
}

function createBasketStore(key: string) {
  const listeners = new Set<() => void>()
  let state: BasketState | undefined

  const read = () => (state ??= { basket: parseBasket(readStorage(key)), removed: null, isRestored: true })
  const show = (next: BasketState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const write = (basket: Basket, removed: BasketState['removed'] = null) => {
    writeStorage(key, basket === emptyBasket ? null : serializeBasket(basket))
    show({ basket, removed, isRestored: true })
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    show({ basket: parseBasket(readStorage(key)), removed: null, isRestored: true })
  }

  return {
    read,
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
    /** Adds a line, or its covers to an equal line. */
    add: (line: BasketMenu, menu?: CatalogueMenu) => write(addToBasket(read().basket, line, menu)),
    /** Replaces a line by its new choices, or merges it with an equal line. */
    edit: (tempId: string, line: BasketMenu, menu?: CatalogueMenu) =>
      write(editLine(read().basket, tempId, line, menu)),
    /** Changes a line's covers. */
    setAmount: (tempId: string, amount: number) => write(setLineAmount(read().basket, tempId, amount)),
    /** Replaces a line. */
    replace: (tempId: string, line: BasketMenu) => write(replaceLine(read().basket, tempId, line)),
    /** Removes a line; `restore` puts it back. */
    remove(tempId: string) {
      const { basket } = read()
      const index = basket.menus.findIndex((line) => line.tempId === tempId)
      const line = basket.menus[index]
      if (line) write(removeLine(basket, tempId), { line, index })
    },
    /** Puts the line back that was removed last, in its old place. */
    restore() {
      const { basket, removed } = read()
      if (removed) write({ ...basket, menus: basket.menus.toSpliced(removed.index, 0, removed.line) })
    },
    /** Adds or removes an optional service. */
    setService: (service: BasketService, isIn: boolean) =>
      write(isIn ? addService(read().basket, service) : removeService(read().basket, service.id)),
    /** Empties the basket, in local storage too. */
    clear: () => write(emptyBasket),
  }
}

// A browser may forbid local storage; the basket then lives as long as the page.
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // nothing to do: see above
  }
}
