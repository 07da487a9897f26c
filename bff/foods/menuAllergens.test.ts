import { beforeEach, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const declaration = { contains: [{ allergen: 'EGGS', sources: [] }], mayContain: [], diets: ['VEGETARIAN'] }
const egg = { id: IDS.herring, caterId: 55, type: 'include', name: 'Æg', price: 0, parentId: IDS.lunch, declaration }
const lunch = { id: IDS.lunch, caterId: 55, type: 'menu', name: 'Frokost', price: 129, children: [egg] }
const QUERY = `{ cater(number: 55) { menus {
  allFoodsListed foodsListedAt foodsListedBy
  fit(without: [], diets: [VEGETARIAN]) canBeWithout(allergens: [EGGS]) allergens { allergen presence }
  foods { name declaration { diets } }
  children { allFoodsListed declaration { diets } }
} } }`

const read = async (menu: object) => {
  bff.v2.answer('GET /caters/55/products/menus', () => ({ status: 200, body: [menu] }))
  const { data, errors } = await bff.execute(QUERY)
  expect(errors).toBeUndefined()
  const [{ allergens, ...shown }] = data.cater.menus
  return { ...shown, eggs: allergens.find(({ allergen }: { allergen: string }) => allergen === 'EGGS').presence }
}

test('ALG-11 the graph calls nothing of a menu declared without the tick, also where the service does not know it', async () => {
  const undeclared = {
    foodsListedAt: null,
    foodsListedBy: null,
    fit: 'UNKNOWN',
    canBeWithout: 'UNKNOWN',
    eggs: 'UNKNOWN',
    foods: [{ name: 'Æg', declaration: null }],
    children: [{ allFoodsListed: null, declaration: null }],
  }
  expect(await read(lunch)).toEqual({ allFoodsListed: null, ...undeclared })
})

test('ALG-11 the graph answers what is declared of a menu with the tick', async () => {
  expect(await read({ ...lunch, allFoodsListed: true })).toMatchObject({
    allFoodsListed: true,
    fit: 'FITS',
    canBeWithout: 'NO',
    eggs: 'ALWAYS',
    foods: [{ declaration: { diets: ['VEGETARIAN'] } }],
    children: [{ declaration: { diets: ['VEGETARIAN'] } }],
  })
})
