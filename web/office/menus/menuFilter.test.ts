import { describe, expect, test } from 'vitest'
import { isFound, isInFilter, MENU_FILTERS } from './menuFilter.ts'
import type { ListedMenu, MenuFilter } from './menuFilter.ts'
import type { MenuRow } from './menuRow.ts'
import { menuState } from './menuState.ts'

const TODAY = '2026-11-23'
const plain: MenuRow = {
  id: 'a',
  uuid: 'a',
  name: 'Platte',
  price: 129_00,
  discountFromPrice: null,
  minAmount: null,
  maxAmount: null,
  isDraft: false,
  isSatisfiable: true,
  picture: '/images/platte.webp',
  soldOutTo: null,
  offeredFrom: null,
  offeredTo: null,
}
const listed = (row: Partial<MenuRow>): ListedMenu => ({ row: { ...plain, ...row }, words: 'Frokostplatte Sild Øl' })

describe('DAY-6 the list of menus', () => {
  test('shows the menus of one state alone', () => {
    const filtersOf = (row: Partial<MenuRow>) =>
      (Object.keys(MENU_FILTERS) as MenuFilter[]).filter((filter) => isInFilter(listed(row), filter, TODAY))
    expect(filtersOf({})).toEqual(['all'])
    expect(filtersOf({ soldOutTo: TODAY })).toEqual(['all', 'soldOut'])
    expect(filtersOf({ soldOutTo: '2026-11-22' })).toEqual(['all'])
    expect(filtersOf({ offeredFrom: '2026-12-01' })).toEqual(['all', 'season'])
    expect(filtersOf({ isDraft: true, soldOutTo: TODAY, picture: null })).toEqual(['all', 'draft', 'noPicture'])
  })

  test('finds a menu by all words, in any order and case, also of what is in it', () => {
    expect(isFound(listed({}), '')).toBe(true)
    expect(isFound(listed({}), 'øl  FROKOST')).toBe(true)
    expect(isFound(listed({}), 'frokost laks')).toBe(false)
  })

  test.each([
    [{}, 'På siden'],
    [{ soldOutTo: '2026-11-27' }, 'Udsolgt til og med fredag'],
    [{ offeredFrom: '2026-11-27' }, 'Fra den 27. november'],
    [{ offeredFrom: '2027-03-20', offeredTo: '2027-04-05' }, '20. marts 2027 til 5. april 2027'],
    [{ offeredTo: '2026-11-22' }, 'Sæsonen sluttede den 22. november'],
  ])('says the state of %j', (row, text) => {
    expect(menuState({ ...plain, ...row }, TODAY).text).toBe(text)
  })
})
