// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { basketKey, serializeBasket } from './storedBasket.ts'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { basketStore } from './basketStore.ts'

let caterId = 100
const line = (fields: Partial<BasketMenu> = {}): BasketMenu => ({
  tempId: 't1',
  id: 'm1',
  name: 'Frokostplatte',
  type: 'menu',
  caterId,
  amount: 10,
  selectedMenuItems: [],
  price: 12_900,
  originalPrice: 12_900,
  discountFromPrice: null,
  allGroups: [],
  items: [],
  extras: [],
  ...fields,
})
const stored = () => JSON.parse(localStorage.getItem(basketKey(caterId)) ?? 'null')

describe('the basket of this browser', () => {
  beforeEach(() => {
    localStorage.clear()
    // each test has a caterer of its own, since a store lives as long as the page
    caterId += 1
  })

  test('BAS-3 is saved per caterer and read again', () => {
    localStorage.setItem(basketKey(caterId), serializeBasket({ menus: [line()], services: [] }))
    expect(basketStore(basketKey(caterId)).read().basket.menus).toEqual([line()])
    expect(basketStore(basketKey(caterId + 1000)).read().basket.menus).toEqual([])
  })

  test('BAS-3 an added line is stored', () => {
    basketStore(basketKey(caterId)).add(line())
    basketStore(basketKey(caterId)).add(line({ tempId: 't2', amount: 5 }))
    expect(stored().menus).toMatchObject([{ tempId: 't1', amount: 15 }])
  })

  test('BAS-5 a restored line returns to its place', () => {
    const store = basketStore(basketKey(caterId))
    for (const id of ['a', 'b', 'c']) store.add(line({ tempId: id, id }))
    store.remove('b')
    expect(stored().menus.map(({ id }: BasketMenu) => id)).toEqual(['a', 'c'])
    store.restore()
    expect(stored().menus.map(({ id }: BasketMenu) => id)).toEqual(['a', 'b', 'c'])
    expect(store.read().removed).toBeNull()
  })

  test('BAS-7 a change in another tab is shown', () => {
    const store = basketStore(basketKey(caterId))
    const changed = vi.fn<() => void>()
    const stop = store.subscribe(changed)
    localStorage.setItem(basketKey(caterId), serializeBasket({ menus: [line({ amount: 30 })], services: [] }))
    window.dispatchEvent(new StorageEvent('storage', { key: basketKey(caterId) }))
    expect(changed).toHaveBeenCalledOnce()
    expect(store.read().basket.menus[0]?.amount).toBe(30)
    stop()
  })

  test('BAS-7 damaged storage is an empty basket', () => {
    localStorage.setItem(basketKey(caterId), '{"menus": [{')
    expect(basketStore(basketKey(caterId)).read().basket.menus).toEqual([])
  })

  test('ANM-14 clearing leaves nothing stored', () => {
    basketStore(basketKey(caterId)).add(line())
    basketStore(basketKey(caterId)).clear()
    expect(localStorage.getItem(basketKey(caterId))).toBeNull()
  })
})
