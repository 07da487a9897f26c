import { request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { ownProduct } from './product.ts'

/** Sends a request as a browser on that host would, without following redirects. */
function ask(host: string, path = '/'): Promise<{ status: number; location: string | undefined; html: string }> {
  const { port } = ownProduct()
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (text: string) => {
        html += text
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, html }))
    })
      .on('error', reject)
      .end()
  })
}

test('HOST-1 the first label of the host selects the caterer @phone', async () => {
  expect((await ask('smagen.localhost')).html).toContain('Frokostplatte')
  const grillen = await ask('grillen.localhost')
  expect(grillen.html).toContain('Grillen')
  expect(grillen.html).not.toContain('Frokostplatte')
})

test('HOST-2 an unknown label redirects to the front page on the bare domain @phone', async () => {
  const answer = await ask('findesikke.localhost')
  expect(answer.status).toBe(302)
  expect(answer.location).toBe(bare())
  expect((await ask('localhost')).status).toBe(200)
  expect((await ask('www.localhost')).status).toBe(200)
})

test('HOST-3 an inactive caterer responds with 404 and says so @phone', async ({ page }) => {
  const answer = await page.goto(storefront('lukket'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Kunne ikke finde siden')).toBeVisible()
})

test('HOST-5 LOG-2 /admin and /login respond on every host, and a session belongs to one host only @phone', async ({
  page,
  context,
}) => {
  for (const path of ['/login', '/adgangskode']) {
    for (const host of ['findesikke.localhost', 'localhost', 'smagen.localhost', 'lukket.localhost'])
      expect((await ask(host, path)).html, host + path).toContain('<h1')
  }
  expect((await ask('localhost', '/tak-for-din-bestilling')).html).toContain('Tak for din bestilling')
  expect((await ask('smagen.localhost', '/tak-for-din-bestilling')).html).toContain('Tak for din bestilling')
  const admin = await ask('findesikke.localhost', '/admin')
  expect(admin.status).toBe(302)
  expect(admin.location).toMatch(/\/login/)

  await page.goto(storefront('smagen', '/login'))
  await page.getByLabel('Email').fill('smagen@demo.dk')
  await page.getByLabel('Adgangskode').fill('demo-1234')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  const session = (await context.cookies()).find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: 'smagen.localhost' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
})

test('LOG-5 ADM-1 a customer lands on the storefront, and from the back office too @phone', async ({ page }) => {
  await page.goto(storefront('smagen', '/login'))
  await page.getByLabel('Email').fill('kunde@demo.dk')
  await page.getByLabel('Adgangskode').fill('demo-1234')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(storefront('smagen'))
  await page.goto(storefront('smagen', '/admin'))
  await expect(page).toHaveURL(storefront('smagen'))
})
