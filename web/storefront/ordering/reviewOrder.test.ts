import { describe, expect, test } from 'vitest'
import { groupOf, menuOf, node, UNDATED } from '../../../domain/basket/menuFixtures.ts'
import { testBasket, testLine } from '../testing/testBasket.ts'
import { reviewOrder } from './reviewOrder.ts'

const group = groupOf('group-1', 3, 3, [node('sild'), node('laks', { price: 15_00 })])
const beer = node('beer', { type: 'extra', price: 30_00 })
const menuAt = (price: number) => menuOf([group, beer], { id: 'menu-1', price, discountFromPrice: 149_00 })
const at = (price: number) => new Map([['menu-1', menuAt(price)]])

describe('the basket compared to the current catalogue', () => {
  test('BAS-6 an unchanged catalogue has no issues', () => {
    expect(reviewOrder(testBasket, at(129_00), UNDATED)).toMatchObject({ basket: testBasket, problems: [] })
  })

  test('BAS-6 a changed price is shown, and blocks the line until it is accepted', () => {
    const { basket, reviews, problems } = reviewOrder(testBasket, at(135_00), UNDATED)
    expect(basket.menus).toMatchObject([{ price: 150_00 }])
    expect(reviews).toMatchObject([{ state: 'priceChanged', changes: [{ before: 144_00, now: 150_00 }] }])
    expect(problems).toEqual(['Frokostplatte: Prisen er ændret, siden du valgte.'])
  })

  test('BAS-6 a deleted menu blocks the order', () => {
    expect(reviewOrder(testBasket, new Map(), UNDATED).problems).toEqual(['Frokostplatte: Menuen findes ikke længere.'])
  })

  test('DAY-6 a menu that is sold out on the chosen day blocks the order, in its own words', () => {
    const soldOut = new Map([['menu-1', { ...menuAt(129_00), soldOutTo: '2026-11-27' }]])
    const problems = (date: string) => reviewOrder(testBasket, soldOut, { ...UNDATED, date }).problems
    expect(problems('2026-11-27')).toEqual(['"Frokostplatte" er udsolgt til og med den 27. november.'])
    expect(problems('2026-11-28')).toEqual([])
  })

  test('VIS-9 a deleted menu is shown and costs nothing', () => {
    const both = { ...testBasket, menus: [testLine, { ...testLine, tempId: 'line-2', id: 'gone' }] }
    const { basket, charged } = reviewOrder(both, at(129_00), UNDATED)
    expect(basket.menus).toHaveLength(2)
    expect(charged.menus).toEqual([testLine])
  })

  test('PRI-4 a price from the service needs no second confirmation when the catalogue is older', () => {
    const confirmed = { ...testBasket, menus: [{ ...testLine, price: 150_00 }] }
    expect(reviewOrder(confirmed, at(129_00), UNDATED)).toMatchObject({ basket: confirmed, problems: [] })
  })

  test('without a catalogue the service decides, and without a basket there is nothing to review', () => {
    expect(reviewOrder(testBasket, null, UNDATED)).toEqual({
      basket: testBasket,
      charged: testBasket,
      reviews: [],
      problems: [],
    })
    expect(reviewOrder(null, at(129_00), UNDATED)).toEqual({ basket: null, charged: null, reviews: [], problems: [] })
  })
})
