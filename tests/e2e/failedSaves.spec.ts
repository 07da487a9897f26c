import { expect, type Locator, test } from '@playwright/test'
import { type Interference, startFaultProxy } from '../faults/faultProxy.ts'
import { v2 } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { startOwnBff } from './ownBff.ts'
import { createPicture } from './pictures.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'

let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let bff: Awaited<ReturnType<typeof startOwnBff>>
let cater: OwnCater
test.beforeAll(async () => {
  proxy = await startFaultProxy(v2())
  bff = await startOwnBff({ V2_URL: proxy.url })
  cater = await createCater('Fejlprøven')
})
test.afterAll(async () => {
  await bff?.kill()
  await proxy?.stop()
  await cater?.remove()
})

// Every form of the office with each of these: web/office/form/failedSaves.test.tsx
test('ERR-2 LOG-5 KAT-2 a save that fails, is refused or comes too late is reported in the form, at its fields and pictures, and loses no input', async ({
  page,
}) => {
  const form = page.getByRole('main')
  const name = form.getByLabel('Navn')
  const shown = form.getByRole('group', { name: 'Billeder' }).getByRole('listitem')
  const pressSave = () => form.getByRole('button', { name: 'Gem og se' }).click()
  const fail = (how: Interference | undefined) =>
    proxy.fail((path, method) => (method === 'POST' && path.endsWith('/categories') ? how : undefined))
  const isDescribed = (control: Locator) => expect(control).toHaveAccessibleDescription(/findes ikke|kender ikke/i)
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(bff.address(`/admin/caters/${cater.number}/kategori/opret`))
  await expect(page.getByText('Forbundet')).toBeAttached()
  await name.fill('Fejl i en kategori')
  const pictures = [await createPicture('en.png', '#1f6446'), await createPicture('to.png', '#884400')]
  await page.getByLabel('Billeder: vælg billede').setInputFiles(pictures)

  for (const fault of ['status 500', 'reset'] as const) {
    fail(fault)
    await pressSave()
    await expect(form.getByText('Ændringerne blev ikke gemt.')).toBeVisible()
    await expect(name).toHaveValue('Fejl i en kategori')
    await expect(shown).toHaveCount(2)
  }

  const errors = [
    { path: 'name', validatorKey: 'unknown' },
    { path: 'description', validatorKey: 'unknown' },
    { path: '1', validatorKey: 'not_an_image' },
    { path: 'caption0', validatorKey: 'too_long' },
  ]
  fail({ status: 422, body: { type: 'about:blank', title: 'invalid', status: 422, errors } })
  await pressSave()
  await expect(form.getByText('Ændringerne blev ikke gemt.')).toHaveCount(0)
  await isDescribed(name)
  await isDescribed(form.getByRole('textbox', { name: 'Beskrivelse' }))
  await expect(name).toBeFocused()
  await expect(shown.nth(0)).toContainText('Teksten er for lang.')
  await expect(shown.nth(1)).toContainText('Filen er ikke et billede.')
  await expectAccessible(page, 'new category, refused with its pictures')
  await page.getByRole('button', { name: 'Fjern billede 2' }).click()

  fail(undefined)
  await endSession(page)
  await pressSave()
  await expect(form.getByText('Du er ikke længere logget ind.')).toBeVisible()
  await expect(name).toHaveValue('Fejl i en kategori')
  await signInAgain(page, 'admin@demo.dk')
  await expect(page).toHaveURL(bff.address(`/admin/caters/${cater.number}/kategori/opret`))
  await expect(page.getByText('Billeder kan ikke gemmes i en kladde. Vælg dem igen.')).toBeVisible()
  await expectAccessible(page, 'new category, with a draft')
  await form.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(name).toHaveValue('Fejl i en kategori')
  await pressSave()
  await expect(page.getByRole('heading', { name: 'Fejl i en kategori' })).toBeVisible()
  expect((await cater.call<{ name: string }[]>('GET', '/categories')).map((category) => category.name)).toEqual([
    'Fejl i en kategori',
  ])
  await expect(page.getByText(/Du har en kladde/)).toHaveCount(0)
})
