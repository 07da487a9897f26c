import { v2 } from './addresses.ts'
import { demoToken } from './signIn.ts'

/** A separate caterer for one test, created by an admin in the v2 service: no other test sees its catalogue. */
export interface OwnCater {
  number: number
  /** Calls the v2 service as an admin; `path` is below /caters/{number}. Returns the response body. */
  call: <Body>(method: string, path: string, body?: object) => Promise<Body>
  addMenu: (name: string, more?: object) => Promise<{ id: string }>
  addCategory: (name: string) => Promise<{ id: string }>
  /** Creates its storefront at {label}.localhost. */
  openStorefront: (label: string) => Promise<void>
  /** Deletes the caterer and its storefront. */
  remove: () => Promise<void>
}

async function callService<Body>(method: string, path: string, token: string, body?: object): Promise<Body> {
  const isForm = body instanceof FormData
  const response = await fetch(`${v2()}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (response.status === 204 ? undefined : await response.json()) as Body
}

/** Creates a caterer; `settings` override the defaults. */
export async function createCater(name: string, settings: object = {}): Promise<OwnCater> {
  const token = await demoToken('admin@demo.dk')
  const form = new FormData()
  const cater = {
    name,
    legalName: `${name} ApS`,
    address: 'Prøvevej 1',
    // away from the demo caterers, so that searches for those do not find it
    zipCode: '7100',
    email: 'proevekoekken@example.dk',
    minEnvelopes: 1,
    orderBefore: 0,
    contactPerson: 'Ida Prøve',
    commission: 5,
    active: true,
    noInspectionYet: true,
    ...settings,
  }
  form.set('cater', JSON.stringify(cater))
  const { cater: made } = await callService<{ cater: { id: number } }>('POST', '/api/caters/create', token, form)
  const call: OwnCater['call'] = (method, path, body) =>
    callService(method, `/api/v2/caters/${made.id}${path}`, token, body)
  return {
    number: made.id,
    call,
    openStorefront: (label) =>
      callService('POST', '/api/v2/pages', token, { url: `/${label}`, title: name, caterId: made.id, blocks: [] }),
    remove: () => callService('DELETE', '/api/v2/caters', token, { id: made.id }),
    addMenu: (menu, more) => call('POST', '/products/menus', { type: 'menu', name: menu, price: 100, ...more }),
    addCategory: (category) => {
      const fields = new FormData()
      fields.set('caterId', String(made.id))
      fields.set('name', category)
      return call('POST', '/categories', fields)
    },
  }
}
