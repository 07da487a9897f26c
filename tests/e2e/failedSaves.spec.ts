import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Interference, startFaultProxy } from '../faults/faultProxy.ts'
import { v2 } from './addresses.ts'
import { mailsTo } from './mailbox.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { startOwnBff } from './ownBff.ts'
import { createPicture } from './pictures.ts'
import { demoToken, endSession, signIn, signInAgain } from './signIn.ts'

/** A control and the wire name of its field. */
type Field = [wireName: string, control: (form: Locator) => Locator]

/** A form of the back office and its save. */
interface OfficeForm {
  name: string
  address: () => string
  /** Opens the form if the address alone does not show it. */
  open?: (page: Page) => Promise<void>
  /** The form, if it is not the page's only one. */
  within?: (page: Page) => Locator
  /** Fills in the form; it must contain `text` afterwards. */
  fill: (form: Locator, text: string) => Promise<void>
  /** The control that contains the text. */
  shown: (form: Locator) => Locator
  save: string
  /** The service's save request, and every field that it can reject. */
  call: { method: string; path: RegExp; fields: Field[] }
  /** Reads the saved texts from the service, one entry for each save. */
  readSaved: () => Promise<string[]>
}

const labelled = (name: string) => (form: Locator) => form.getByLabel(name, { exact: true })
const written = (form: Locator) => form.getByRole('textbox', { name: 'Beskrivelse' })
const NAME: Field = ['name', labelled('Navn')]
const DESCRIPTION: Field = ['description', written]

let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let bff: Awaited<ReturnType<typeof startOwnBff>>
let cater: OwnCater
const made = { menu: '', category: '', service: '', dish: '', page: 0 }
const FILTER = 'Fejlfilter'
const office = (path: string) => `/admin/caters/${cater.number}${path}`
const namesOf = async (path: string) => (await cater.call<{ name: string }[]>('GET', path)).map(({ name }) => name)

async function askV2<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${await demoToken('admin@demo.dk')}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(`${v2()}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  return (await answer.json()) as Answer
}

test.beforeAll(async () => {
  proxy = await startFaultProxy(v2())
  bff = await startOwnBff({ V2_URL: proxy.url, V2_TIMEOUT_MS: '2000' })
  cater = await createCater('Fejlprøven')
  made.menu = (await cater.addMenu('Buffet')).id
  made.category = (await cater.addCategory('Anretninger')).id
  const service = { name: 'Levering', description: 'Til døren.', price: 150, required: false }
  made.service = (await cater.call<{ id: string }>('POST', '/services', service)).id
  await askV2('POST', '/api/v2/filters', { name: FILTER, type: 'occasion' })
  made.dish = (await cater.call<{ id: string }>('POST', '/dishes', { name: 'Sild' })).id
  const blocks = [{ id: 'fejlproeve', type: 'cater', title: 'Køkkener', caterIds: [cater.number] }]
  made.page = (
    await askV2<{ id: number }>('POST', '/api/v2/pages', { url: `/fejlproeve-${cater.number}`, title: 'Side', blocks })
  ).id
})
test.afterAll(async () => {
  await bff?.kill()
  await proxy?.stop()
})

const FORMS: OfficeForm[] = [
  {
    name: 'a caterer',
    address: () => `/admin/caters/opdater/${cater.number}`,
    fill: (form, text) => labelled('Kontaktperson')(form).fill(text),
    shown: labelled('Kontaktperson'),
    save: 'Opdater',
    call: {
      method: 'PUT',
      path: /\/caters$/,
      fields: [
        ['name', labelled('Firmanavn')],
        ['legalName', labelled('Juridisk navn')],
        ['cvrNumber', labelled('CVR-nummer')],
        ['address', labelled('Adresse')],
        ['zipCode', labelled('Postnummer')],
        ['email', labelled('Email')],
        ['phoneNumber', labelled('Telefon')],
        ['contactPerson', labelled('Kontaktperson')],
        ['delivery', (form) => form.getByRole('group', { name: 'Levering' })],
        DESCRIPTION,
        // on the other tabs
        ['minEnvelopes', labelled('Minimum kuverter')],
        ['orderBefore', labelled('Bestillingsfrist')],
        ['commission', labelled('Kommission')],
        ['regNumber', labelled('Reg.nr.')],
        ['accountNumber', labelled('Kontonummer')],
        ['noticeText', (form) => form.getByRole('textbox', { name: 'Besked til kunder', includeHidden: true })],
        ['tags', labelled('Søgeord')],
        ['accentColor', labelled('Farve')],
        ['affiliateLink', labelled('Link til leverandørens egen side')],
        ['googleRatingsLink', labelled('Link til anmeldelser')],
        ['googlePlaceId', labelled('Google Place ID')],
        ['googleAverageRating', labelled('Gennemsnit')],
        ['googleTotalRatings', labelled('Antal anmeldelser')],
      ],
    },
    readSaved: async () => [(await cater.call<{ contactPerson: string }>('GET', '')).contactPerson],
  },
  {
    name: 'a new category',
    address: () => office('/kategori/opret'),
    fill: (form, text) => labelled('Navn')(form).fill(text),
    shown: labelled('Navn'),
    save: 'Gem og se',
    call: { method: 'POST', path: /\/categories$/, fields: [NAME, DESCRIPTION] },
    readSaved: () => namesOf('/categories'),
  },
  {
    name: 'a category',
    address: () => office(`/kategori/${made.category}`),
    fill: (form, text) => labelled('Navn')(form).fill(text),
    shown: labelled('Navn'),
    save: 'Opdater',
    call: { method: 'PUT', path: /\/categories\/[\da-f-]+$/, fields: [NAME, DESCRIPTION] },
    readSaved: () => namesOf('/categories'),
  },
  {
    name: 'a new menu',
    address: () => office('/menus/create'),
    fill: async (form, text) => {
      await labelled('Navn')(form).fill(text)
      await labelled('Pris pr. kuvert')(form).fill('129')
    },
    shown: labelled('Navn'),
    save: 'Opret',
    call: {
      method: 'POST',
      path: /\/products\/menus$/,
      fields: [
        ['type', labelled('Type')],
        NAME,
        DESCRIPTION,
        ['categoryIds.0', (form) => form.getByRole('combobox', { name: 'Kategorier' })],
        ['minAmount', labelled('Min. kuverter')],
        ['maxAmount', labelled('Maks. kuverter')],
        ['price', labelled('Pris pr. kuvert')],
        ['discountFromPrice', labelled('Førpris')],
      ],
    },
    readSaved: () => namesOf('/products/menus'),
  },
  {
    name: 'a menu',
    address: () => office(`/menus/${made.menu}`),
    fill: (form, text) => labelled('Navn')(form).fill(text),
    shown: labelled('Navn'),
    save: 'Opdater',
    call: {
      method: 'PUT',
      path: /\/products\/menus\/[\da-f-]+$/,
      fields: [
        ['type', labelled('Type')],
        NAME,
        DESCRIPTION,
        ['minAmount', labelled('Min. kuverter')],
        ['maxAmount', labelled('Maks. kuverter')],
        ['price', labelled('Pris pr. kuvert')],
        ['discountFromPrice', labelled('Førpris')],
      ],
    },
    readSaved: () => namesOf('/products/menus'),
  },
  {
    name: 'a new child of a menu',
    address: () => office(`/menus/${made.menu}`),
    open: (page) => page.getByRole('button', { name: 'Tilvalg', exact: true }).click(),
    within: (page) => page.getByRole('dialog'),
    fill: (form, text) => labelled('Navn')(form).fill(text),
    shown: labelled('Navn'),
    save: 'Gem',
    call: {
      method: 'POST',
      path: /\/child$/,
      fields: [
        ['type', labelled('Type')],
        NAME,
        DESCRIPTION,
        ['price', labelled('Pris')],
        ['minAmount', labelled('Min')],
        ['maxAmount', labelled('Max')],
      ],
    },
    readSaved: async () => {
      const { children } = await cater.call<{ children: { name: string }[] }>('GET', `/products/menus/${made.menu}`)
      return children.map(({ name }) => name)
    },
  },
  {
    name: 'a dish',
    address: () => office(`/anretning/${made.dish}`),
    fill: (form, text) => labelled('Navn')(form).fill(text),
    shown: labelled('Navn'),
    save: 'Opdater',
    call: { method: 'PUT', path: /\/caters\/dishes$/, fields: [NAME] },
    readSaved: () => namesOf('/dishes'),
  },
  {
    name: 'a new service',
    address: () => office('/service/opret'),
    fill: async (form, text) => {
      await labelled('Navn')(form).fill(text)
      await written(form).fill('Til døren.')
    },
    shown: labelled('Navn'),
    save: 'Gem og se',
    call: {
      method: 'POST',
      path: /\/services$/,
      fields: [NAME, DESCRIPTION, ['price', labelled('Pris')], ['required', labelled('Påkrævet')]],
    },
    readSaved: () => namesOf('/services'),
  },
  {
    name: 'a service',
    address: () => office(`/service/${made.service}`),
    fill: (form, text) => labelled('Navn')(form).fill(text),
    shown: labelled('Navn'),
    save: 'Opdater',
    call: {
      method: 'PUT',
      path: /\/caters\/services$/,
      fields: [NAME, DESCRIPTION, ['price', labelled('Pris')], ['required', labelled('Påkrævet')]],
    },
    readSaved: () => namesOf('/services'),
  },
  {
    name: 'a new page',
    address: () => '/admin/sider/opret',
    fill: async (form, text) => {
      await labelled('Adresse')(form).fill(`/fejlproeve-ny-${cater.number}`)
      await labelled('Titel')(form).fill(text)
    },
    shown: labelled('Titel'),
    save: 'Opret',
    call: {
      method: 'POST',
      path: /\/pages$/,
      fields: [
        ['url', labelled('Adresse')],
        ['title', labelled('Titel')],
        ['caterId', labelled('Cateringfirma')],
      ],
    },
    readSaved: async () => (await askV2<{ title: string }[]>('GET', '/api/v2/pages')).map(({ title }) => title),
  },
  {
    name: 'a page',
    address: () => `/admin/sider/${made.page}`,
    fill: (form, text) => labelled('Titel')(form).fill(text),
    shown: labelled('Titel'),
    save: 'Opdater',
    call: {
      method: 'PUT',
      path: /\/pages$/,
      fields: [
        ['url', labelled('Adresse')],
        ['title', labelled('Titel')],
        ['caterId', labelled('Cateringfirma')],
        ['blocks.0.title', labelled('Overskrift')],
        ['blocks.0.image', (form) => form.getByRole('group', { name: 'Billede valgfri', exact: true })],
        ['blocks.0.caterIds.0', (form) => form.getByRole('group', { name: 'Cateringfirmaer', exact: true })],
      ],
    },
    readSaved: async () => [(await askV2<{ title: string }>('GET', `/api/v2/pages/${made.page}`)).title],
  },
  {
    name: 'a new filter',
    address: () => '/admin/filtre',
    within: (page) => page.locator('form', { has: page.getByLabel('Ny anledning') }),
    fill: (form, text) => labelled('Ny anledning')(form).fill(text),
    shown: labelled('Ny anledning'),
    save: 'Tilføj',
    call: { method: 'POST', path: /\/filters$/, fields: [['name', labelled('Ny anledning')]] },
    readSaved: async () => (await askV2<{ name: string }[]>('GET', '/api/v2/filters')).map(({ name }) => name),
  },
  {
    name: 'a filter',
    address: () => '/admin/filtre',
    open: (page) => page.getByRole('button', { name: `Omdøb ${FILTER}` }).click(),
    within: (page) => page.locator('form', { has: page.getByLabel(`Nyt navn til ${FILTER}`) }),
    fill: (form, text) => labelled(`Nyt navn til ${FILTER}`)(form).fill(text),
    shown: labelled(`Nyt navn til ${FILTER}`),
    save: 'Gem',
    call: { method: 'PUT', path: /\/filters$/, fields: [['name', labelled(`Nyt navn til ${FILTER}`)]] },
    readSaved: async () => (await askV2<{ name: string }[]>('GET', '/api/v2/filters')).map(({ name }) => name),
  },
  {
    name: 'an invitation',
    address: () => office(''),
    open: (page) => page.getByRole('button', { name: 'Inviter bruger' }).click(),
    within: (page) => page.getByRole('dialog'),
    fill: async (form, text) => {
      await labelled('Email')(form).fill('fejl.proeve@example.dk')
      await labelled('Fornavn')(form).fill(text)
      await labelled('Efternavn')(form).fill('Prøve')
    },
    shown: labelled('Fornavn'),
    save: 'Send invitation',
    call: {
      method: 'POST',
      path: /\/api\/users$/,
      fields: [
        ['email', labelled('Email')],
        ['firstName', labelled('Fornavn')],
        ['lastName', labelled('Efternavn')],
      ],
    },
    readSaved: async () => {
      const users = await askV2<{ firstName: string }[]>('GET', `/api/users?caterId=${cater.number}`)
      return users.map(({ firstName }) => firstName)
    },
  },
]

const refusal = (errors: { path: string; validatorKey: string }[]) => ({
  status: 422,
  body: { type: 'about:blank', title: 'invalid', status: 422, errors },
})
/** A response of the service that rejects every field of a request at once. */
const refusalOf = (fields: Field[]) => refusal(fields.map(([path]) => ({ path, validatorKey: 'unknown' })))

for (const { name, address, open, within, fill, shown, save, call, readSaved } of FORMS)
  test(`ERR-2 LOG-5 ${name}: a save that fails, is rejected or comes too late loses no input`, async ({ page }) => {
    const text = `Fejl i ${name}`
    const form = within?.(page) ?? page.getByRole('main')
    const pressSave = () => form.getByRole('button', { name: save, exact: true }).click()
    const fail = (how: Interference | undefined) =>
      proxy.fail((path, method) => (method === call.method && call.path.test(path) ? how : undefined))
    await signIn(page, 'smagen', 'admin@demo.dk')
    await page.goto(bff.address(address()))
    await expect(page.getByText('Forbundet')).toBeAttached()
    await open?.(page)
    await fill(form, text)

    for (const fault of ['status 500', 'silence'] as const) {
      fail(fault)
      await pressSave()
      await expect(form.getByText('Ændringerne blev ikke gemt.')).toBeVisible()
      await expect(shown(form)).toHaveValue(text)
    }

    fail(refusalOf(call.fields))
    await pressSave()
    for (const [wireName, control] of call.fields)
      await expect(control(form), wireName).toHaveAccessibleDescription(/findes ikke|kender ikke/i)
    await expect(call.fields[0]?.[1](form) ?? form).toBeFocused()
    await expect(shown(form)).toHaveValue(text)
    await expect(form.getByText('Ændringerne blev ikke gemt.')).toHaveCount(0)

    fail(undefined)
    await endSession(page)
    await pressSave()
    await expect(form.getByText('Du er ikke længere logget ind.')).toBeVisible()
    await expect(shown(form)).toHaveValue(text)
    await signInAgain(page, 'admin@demo.dk')
    await expect(page).toHaveURL(bff.address(address()))
    await expect(page.getByText('Forbundet')).toBeAttached()
    await open?.(page)
    await form.getByRole('button', { name: 'Fortsæt' }).click()
    await expect(shown(form)).toHaveValue(text)
    await pressSave()
    await expect.poll(async () => (await readSaved()).filter((saved) => saved === text)).toHaveLength(1)
    await expect(page.getByText(/Du har en kladde/)).toHaveCount(0)
  })

test('ERR-2 KAT-2 an error of the service about an image is shown at that image', async ({ page }) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(bff.address(office('/kategori/opret')))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await page.getByLabel('Navn').fill('Med billeder')
  const pictures = [await createPicture('en.png', '#1f6446'), await createPicture('to.png', '#884400')]
  await page.getByLabel('Billeder: vælg billede').setInputFiles(pictures)
  const wrong = [
    { path: '1', validatorKey: 'not_an_image' },
    { path: 'caption0', validatorKey: 'too_long' },
  ]
  proxy.fail((path, method) => (method === 'POST' && path.endsWith('/categories') ? refusal(wrong) : undefined))
  await page.getByRole('button', { name: 'Gem og se' }).click()
  const shown = page.getByRole('group', { name: 'Billeder' }).getByRole('listitem')
  await expect(shown.nth(0)).toContainText('Teksten er for lang.')
  await expect(shown.nth(1)).toContainText('Filen er ikke et billede.')
  proxy.fail(undefined)
  await page.getByRole('button', { name: 'Fjern billede 2' }).click()
  await page.getByRole('button', { name: 'Gem og se' }).click()
  await expect(page.getByRole('heading', { name: 'Med billeder' })).toBeVisible()
})

test('ERR-2 USR-2 a password that cannot be saved stays in its field, and is saved by a later attempt', async ({
  page,
}) => {
  const email = 'fejl.adgangskode@example.dk'
  await askV2('POST', '/api/users', { email, firstName: 'Fejl', lastName: 'Prøve', caterId: cater.number })
  const letter = async () => (await mailsTo(email))[0]?.text?.match(/\/adgangskode\?link=\S+/)?.[0]
  await expect.poll(letter, { timeout: 20_000 }).toBeTruthy()

  await page.goto(bff.address('/adgangskode'))
  proxy.fail((path) => (path.endsWith('/password-link') ? 'status 500' : undefined))
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Noget gik galt. Prøv igen.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.goto(bff.address((await letter()) ?? ''))
  const [password, repeated] = [page.getByLabel('Ny adgangskode'), page.getByLabel('Gentag adgangskode')]
  for (const field of [password, repeated]) await field.fill('rugbrød med makrel')
  const pressSave = () => page.getByRole('button', { name: 'Gem adgangskode' }).click()
  for (const fault of ['status 500', 'silence'] as const) {
    proxy.fail((path) => (path.endsWith('/users/password') ? fault : undefined))
    await pressSave()
    await expect(page.getByText('Noget gik galt. Prøv igen.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Gem adgangskode' })).not.toHaveAttribute('aria-busy', 'true')
    for (const field of [password, repeated]) await expect(field).toHaveValue('rugbrød med makrel')
  }
  proxy.fail(refusalOf([['password', () => password]]))
  await pressSave()
  await expect(password).toHaveAccessibleDescription(/Findes ikke\./)
  await expect(password).toBeFocused()
  await expect(repeated).toHaveValue('rugbrød med makrel')
  proxy.fail(undefined)
  await pressSave()
  await expect(page.getByText('Din adgangskode er gemt')).toBeVisible()
})
