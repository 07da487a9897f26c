import { describe, expect, test } from 'vitest'
import { groupOf, menuOf, node } from '../../../domain/menuFixtures.ts'
import { testBasket, testLine } from '../testing/testBasket.ts'
import { reviewOrder } from './reviewOrder.ts'

const group = groupOf('group-1', 3, 3, [node('sild'), node('laks', { price: 15_00 })])
const beer = node('beer', { type: 'extra', price: 30_00 })
const menuAt = (price: number) => menuOf([group, beer], { id: 'menu-1', price, discountFromPrice: 149_00 })
const at = (price: number) => new Map([['menu-1', menuAt(price)]])

describe('the order form beside the catalogue of today', () => {
  test('BAS-6 finds nothing where all is as it was chosen', () => {
    expect(reviewOrder(testBasket, at(129_00))).toMatchObject({ basket: testBasket, problems: [] })
  })

  test('BAS-6 shows today’s price, and keeps the line from being ordered until it is accepted', () => {
    const { basket, reviews, problems } = reviewOrder(testBasket, at(135_00))
    expect(basket.menus).toMatchObject([{ price: 150_00 }])
    expect(reviews).toMatchObject([{ state: 'priceChanged', changes: [{ before: 144_00, now: 150_00 }] }])
    expect(problems).toEqual(['Frokostplatte: Prisen er ændret, siden du valgte.'])
  })

  test('BAS-6 a menu that is gone keeps the basket from being ordered', () => {
    expect(reviewOrder(testBasket, new Map()).problems).toEqual(['Frokostplatte: Menuen findes ikke længere.'])
  })

  test('PRI-4 a price that the service told is not asked for again where the catalogue is older', () => {
    const told = { ...testBasket, menus: [{ ...testLine, price: 150_00 }] }
    expect(reviewOrder(told, at(129_00))).toMatchObject({ basket: told, problems: [] })
  })

  test('leaves all to the service where there is no catalogue, and nothing where there is no basket yet', () => {
    expect(reviewOrder(testBasket, null)).toEqual({ basket: testBasket, reviews: [], problems: [] })
    expect(reviewOrder(null, at(129_00))).toEqual({ basket: null, reviews: [], problems: [] })
  })
})
