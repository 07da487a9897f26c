import type { Basket, BasketMenu, BasketService } from '../../../domain/basket/basket.ts'

/** A line for tests: 10 covers at kr. 144,00, one item with a surcharge, and 4 extras at kr. 30,00. */
export const testLine: BasketMenu = {
  tempId: 'line-1',
  id: 'menu-1',
  name: 'Frokostplatte',
  type: 'menu',
  caterId: 55,
  amount: 10,
  selectedMenuItems: [
    { id: 'sild', groupId: 'group-1', amount: 2 },
    { id: 'laks', groupId: 'group-1', amount: 1 },
    { id: 'beer', groupId: null, amount: 4 },
  ],
  price: 144_00,
  originalPrice: 144_00,
  discountFromPrice: 149_00,
  allGroups: [
    {
      id: 'group-1',
      name: 'Vælg 3 slags smørrebrød',
      items: [
        { id: 'sild', name: 'Sild', price: 0 },
        { id: 'laks', name: 'Laks', price: 15_00 },
      ],
    },
  ],
  items: [],
  extras: [{ id: 'beer', name: 'Øl', price: 30_00 }],
}

/** A basket for tests with one line and one ticked service. */
export const testBasket: Basket = {
  menus: [testLine],
  services: [{ id: 'waiter', name: 'Tjener', price: 950_00, required: false, appliesTo: 'both' }],
}

/** A caterer's services for tests: a required one, one that testBasket has ticked, one that it has not. */
export const testServices: BasketService[] = [
  { id: 'drive', name: 'Kørsel', price: 150_00, required: true, appliesTo: 'delivery' },
  { id: 'waiter', name: 'Tjener', price: 950_00, required: false, appliesTo: 'both' },
  { id: 'plates', name: 'Service og bestik', price: 25_00, required: false, appliesTo: 'both' },
]
