import { IDS } from '../../bff/testing/fakeData.ts'
import type { FakeV2 } from '../../bff/testing/fakeV2.ts'
import type { BudgetRow } from './budgetRow.ts'

const number = 55
const globalId = (type: string, key: string) => Buffer.from(`${type}:${number}:${key}`).toString('base64')
const menuId = globalId('Menu', IDS.lunch)
const child = globalId('Menu', IDS.group)
const categoryId = globalId('Category', IDS.category)
const secondCategory = globalId('Category', '00000000-0000-4000-8000-000000000009')
const dishId = globalId('Dish', IDS.herring)
const serviceId = globalId('Service', IDS.delivery)

/** A page of a caterer's own catalogue, or a change of it. */
const row = (calls: number, variables: object): BudgetRow => ({
  as: 'smagen@demo.dk',
  variables,
  cold: calls,
  // Past the cache: what another program changes is seen at once
  warm: calls,
})
const change = (calls: number, input: object) => row(calls, { input })
const newMenu = { caterNumber: number, type: 'MENU', name: 'Ny', price: 100 }

/** The operations of the office's pages about categories, menus, dishes and services. */
export const CATALOGUE_BUDGETS: Record<string, BudgetRow> = {
  AddMenusDialogQuery: row(2, { number }),
  CategoryListQuery: row(3, { number }),
  CategoryQuery: row(3, { number, id: IDS.category, isNew: false }),
  categoryMutationsCreateMutation: change(1, { caterNumber: number, name: 'Ny' }),
  categoryMutationsUpdateMutation: change(1, { id: categoryId, name: 'Nyt' }),
  categoryMutationsDeleteMutation: change(1, { id: categoryId }),
  categoryMutationsSwapMutation: change(5, { first: categoryId, second: secondCategory }),
  categoryMutationsAddMenusMutation: change(2, { id: categoryId, menuIds: [menuId] }),
  categoryMutationsRemoveMenuMutation: change(2, { id: categoryId, menuId }),
  DishListQuery: row(2, { number }),
  DishQuery: row(3, { number, id: IDS.herring, isNew: false }),
  dishMutationsCreateMutation: change(1, { caterNumber: number, name: 'Ny' }),
  dishMutationsDeleteMutation: change(1, { id: dishId }),
  dishMutationsUpdateMutation: change(1, { id: dishId, name: 'Nyt' }),
  FoodsRouteQuery: row(4, { number }),
  MenuListQuery: row(3, { number }),
  NewPhoneOrderRouteQuery: row(5, { number }),
  MenuQuery: row(6, { number, id: IDS.lunch, isNew: false }),
  ServiceListQuery: row(2, { number }),
  ServiceQuery: row(2, { number, id: IDS.delivery, isNew: false }),
  serviceMutationsCreateMutation: change(1, { caterNumber: number, name: 'Ny', description: 'Ny', price: 0 }),
  serviceMutationsDeleteMutation: change(1, { id: serviceId }),
  serviceMutationsUpdateMutation: change(1, { id: serviceId, name: 'Nyt' }),
  menuMutationsChangeMutation: change(1, { id: menuId, price: 135 }),
  menuMutationsCopyMutation: change(1, { id: menuId }),
  childMutationsCreateMutation: change(2, { parentId: menuId, child: { type: 'GROUP', name: 'Vælg', price: 0 } }),
  menuMutationsCreateMutation: change(1, newMenu),
  useDeclareFoodsMutation: change(1, {
    caterNumber: number,
    foods: [
      { kind: 'DISH', uuid: IDS.herring, contains: [], mayContain: [], free: ['EGGS'], diets: [], isComplete: false },
    ],
  }),
  childMutationsDeleteMutation: change(2, { id: child }),
  menuMutationsDeleteMutation: change(1, { id: menuId }),
  childMutationsMoveMutation: change(1, { menuId, id: child, parentId: menuId }),
  childMutationsMenuQuery: row(2, { id: menuId }),
  FoodsListedMutation: change(1, { id: menuId, allFoodsListed: true, foodsVersion: 1 }),
  menuMutationsReorderMutation: change(1, { caterNumber: number, menuIds: [menuId] }),
  menuMutationsSetCategoriesMutation: change(1, { id: menuId, categoryIds: [categoryId] }),
  menuMutationsSetDishesMutation: change(2, { id: menuId, dishIds: [dishId] }),
  childMutationsUpdateMutation: change(3, { id: child, name: 'Nyt' }),
  menuMutationsUpdateMutation: change(2, { id: menuId, name: 'Nyt' }),
}

/** Answers of the fake service for them. */
export function answerCatalogueCalls(v2: FakeV2): void {
  const caterId = number
  const things = {
    menu: { id: IDS.lunch, caterId, type: 'menu', name: 'Frokostplatte', price: 129, children: [] },
    category: { id: IDS.category, caterId, name: 'Smørrebrød', order: 1, products: [] },
    dish: { id: IDS.herring, caterId, name: 'Sild' },
    service: { id: IDS.delivery, caterId, name: 'Kørsel', description: 'Hertil', required: true, price: 150 },
  }
  const { menu, category, dish, service } = things
  const menus = `/caters/${caterId}/products/menus`
  const categories = `/caters/${caterId}/categories`
  const done = { success: true }
  const answers: Record<string, object> = {
    [`GET ${categories}`]: [category, { ...category, id: '00000000-0000-4000-8000-000000000009', name: 'Aften' }],
    [`GET /caters/${caterId}/dishes`]: [dish],
    [`GET /caters/${caterId}/foods`]: [],
    [`PUT /caters/${caterId}/foods/declarations`]: { saved: [], conflicts: [], affectedOrders: [] },
    [`GET ${categories}/${IDS.category}`]: category,
    [`GET ${menus}/${IDS.lunch}`]: menu,
    [`POST ${categories}`]: category,
    [`PUT ${categories}/${IDS.category}`]: category,
    [`DELETE ${categories}/${IDS.category}`]: done,
    [`PUT ${categories}/ordering`]: [category, { ...category, id: '00000000-0000-4000-8000-000000000009' }],
    [`POST ${categories}/${IDS.category}/add-menus`]: category,
    [`DELETE ${categories}/${IDS.category}/menus/${IDS.lunch}`]: category,
    [`POST ${menus}`]: menu,
    [`PUT ${menus}/${IDS.lunch}`]: menu,
    [`DELETE ${menus}/${IDS.lunch}`]: { success: true, deletedRows: 3 },
    [`POST ${menus}/${IDS.lunch}/copy`]: menu,
    [`POST ${menus}/${IDS.lunch}/child`]: menu,
    [`PUT ${menus}/${IDS.lunch}/child/${IDS.group}`]: menu,
    [`DELETE ${menus}/${IDS.lunch}/child/${IDS.group}`]: { success: true, deletedRows: 1 },
    [`PUT ${menus}/${IDS.lunch}/move-child`]: menu,
    [`PUT ${menus}/update/ordering`]: [menu],
    [`GET /caters/${caterId}/products/menus/${IDS.lunch}/price-history`]: { prices: [], withheld: null },
    [`PUT /caters/${caterId}/envelopes/${IDS.lunch}/categories`]: menu,
    [`PUT /caters/${caterId}/envelopes/${IDS.lunch}/dishes`]: menu,
    [`POST /caters/${caterId}/dishes`]: dish,
    'PUT /caters/dishes': dish,
    'DELETE /caters/dishes': done,
    [`POST /caters/${caterId}/services`]: service,
    'PUT /caters/services': service,
    'DELETE /caters/services': done,
  }
  for (const [call, body] of Object.entries(answers))
    v2.answer(call, () => ({ status: call.startsWith('POST') ? 201 : 200, body }))
}
