import type * as wire from '../../contract/sharedBaskets.ts'
import { allergensOfFoods } from '../../domain/foods/allergensOfFoods.ts'
import { foodsOfChoice } from '../../domain/menus/foodsOfMenu.ts'
import { Cater, findCater } from '../caters/Cater.ts'
import { ServiceScope } from '../caters/ServiceScope.ts'
import { FoodAllergens } from '../foods/Allergen.ts'
import { City } from '../cities/City.ts'
import { builder } from '../graph/builder.ts'
import type { Context } from '../graph/context.ts'
import { MenuType } from '../menus/MenuType.ts'
import { toMenuNode } from '../menus/toMenuNode.ts'

const SharedBasketItem = builder.objectRef<wire.SharedItem>('SharedBasketItem').implement({
  description: 'An item that was chosen in a line of a shared basket.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The item's uuid." }),
    groupUuid: t.exposeString('groupId', {
      nullable: true,
      description: "Its group's uuid; null for what is directly in the menu, and for extras.",
    }),
    name: t.exposeString('name', { description: 'What it was called.' }),
    isExtra: t.exposeBoolean('isExtra', { description: 'Whether its number is its own, not for each cover.' }),
    amount: t.exposeInt('amount', { description: 'For one cover; of an extra its own number.' }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for one when it was shared.' }),
  }),
})

const SharedBasketLine = builder.objectRef<wire.SharedLine>('SharedBasketLine').implement({
  description: 'A line of a shared basket, as it was when it was shared.',
  fields: (t) => ({
    menuUuid: t.exposeString('menuId', { description: "The menu's uuid. It may have gone since." }),
    name: t.exposeString('name', { description: 'What the menu was called.' }),
    type: t.expose('type', { type: MenuType, description: 'What kind of menu it is.' }),
    amount: t.exposeInt('amount', { description: 'Covers.' }),
    price: t.expose('price', {
      type: 'Money',
      description: 'Kroner for one cover with its choices when it was shared, without a price period.',
    }),
    items: t.expose('items', {
      type: [SharedBasketItem],
      description: 'What was chosen.',
      complexity: { field: 1, multiplier: 5 },
    }),
  }),
})

const SharedBasketService = builder.objectRef<wire.SharedService>('SharedBasketService').implement({
  description: 'A service that an order of a shared basket would have carried.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The service's uuid. It may have gone since." }),
    name: t.exposeString('name', { description: 'What it was called.' }),
    price: t.expose('price', { type: 'Money', description: 'Kroner when it was shared.' }),
    isRequired: t.exposeBoolean('required', { description: 'Whether every order contained it; else it was ticked.' }),
    appliesTo: t.expose('appliesTo', { type: ServiceScope, description: 'The orders that it applied to.' }),
  }),
})

export const SharedBasket = builder.objectRef<wire.SharedBasket>('SharedBasket').implement({
  description:
    'A basket that somebody has shared, with names and prices of then. It says nothing about a person, and is deleted ' +
    '30 days after it was opened last.',
  fields: (t) => ({
    key: t.exposeString('key', { description: "Opens it, for whoever has it: '/kurv/{key}' on the caterer's host." }),
    cater: t.field({
      type: Cater,
      nullable: true,
      description: 'The caterer whose menus are in it; its catalogue has the prices of today.',
      resolve: ({ caterId }, _args, context) => findCater(String(caterId), context),
    }),
    sharedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was shared.' }),
    covers: t.exposeInt('covers', { nullable: true, description: 'Of the party; null where it was not given.' }),
    date: t.expose('date', {
      type: 'Date',
      nullable: true,
      description: 'The Danish date of delivery; null where it was not given.',
    }),
    zipCode: t.exposeString('zipCode', {
      nullable: true,
      description: 'The postal code of the delivery; null where it was not given.',
    }),
    city: t.field({
      type: City,
      nullable: true,
      description:
        'The district of that postal code; null where it was not given, and for a code that there is none of.',
      resolve: async ({ zipCode }, _args, { v2 }) =>
        (zipCode !== null && (await v2.cities.list()).find((city) => city.zipCode === zipCode)) || null,
    }),
    lines: t.expose('lines', {
      type: [SharedBasketLine],
      description: 'At most 200.',
      complexity: { field: 1, multiplier: 5 },
    }),
    services: t.expose('services', {
      type: [SharedBasketService],
      description: 'Those that were required, and those that were ticked.',
      complexity: { field: 1, multiplier: 3 },
    }),
    periodDifference: t.expose('period', {
      type: 'Money',
      description: 'Kroner that the price period of the date changed the total by, signed; 0 without one.',
    }),
    delivery: t.expose('delivery', {
      type: 'Money',
      nullable: true,
      description: 'Kroner that the delivery cost; null where that was not known.',
    }),
    total: t.expose('total', { type: 'Money', description: 'Kroner in all when it was shared.' }),
    allergens: t.field({
      type: FoodAllergens,
      nullable: true,
      description: 'What is in it by the declarations of today; null where none of its menus is left.',
      complexity: { field: 5, multiplier: 1 },
      resolve: findAllergens,
    }),
  }),
})

async function findAllergens({ caterId, lines }: wire.SharedBasket, _args: object, { v2 }: Context) {
  const menus = new Map((await v2.menus.list(caterId)).map((menu) => [menu.id, menu]))
  const chosen = lines.flatMap(({ menuId, items }) => {
    const menu = menus.get(menuId)
    return menu ? [foodsOfChoice(toMenuNode(menu), items)] : []
  })
  return chosen.length > 0 ? allergensOfFoods(chosen.flat()) : null
}
