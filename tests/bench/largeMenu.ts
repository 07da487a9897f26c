import type { NewMenu } from '../../contract/menus.ts'

const GROUPS = 12
const ITEMS = 20
const CATER = 60

/** The name of the menu that {@link createLargeMenu} makes. */
export const LARGE_MENU = 'Det store bord'

/** Gives the demo caterer that has no menus one with 12 groups of 20 items. */
export async function createLargeMenu(v2: string): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${v2}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { token?: string; id?: string }
  }
  const { token } = await post('/api/users/login', { email: 'admin@demo.dk', password: 'demo-1234' })
  const { id } = await post(`/api/v2/caters/${CATER}/categories`, { name: 'Stort' }, token)
  const items = Array.from({ length: ITEMS }, (_, item) => ({ type: 'include' as const, name: `Ret ${item + 1}` }))
  const menu: NewMenu = {
    type: 'menu',
    name: LARGE_MENU,
    price: 200,
    categoryIds: id ? [id] : [],
    children: Array.from({ length: GROUPS }, (_, group) => ({
      type: 'group' as const,
      name: `Gruppe ${group + 1}`,
      children: items,
    })),
  }
  await post(`/api/v2/caters/${CATER}/products/menus`, menu, token)
}
