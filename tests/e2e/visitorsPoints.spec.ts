import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { v2 } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { startOwnBff } from './ownBff.ts'

const VISITORS = 30
const LIMIT = 1_000_000

/** Counts the points that are taken from this machine's network, also where a new minute begins between two readings. */
async function meterOf(address: string) {
  const persisted = JSON.parse(readFileSync('persisted_queries.json', 'utf8')) as Record<string, string>
  const [id] = Object.entries(persisted).find(([, text]) => text.startsWith('query useViewerIdQuery')) ?? []
  const read = async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ doc_id: id }) })
    const { extensions } = (await answer.json()) as { extensions: { cost: { budget: { remaining: number } } } }
    return extensions.cost.budget.remaining
  }
  let before = await read()
  let spent = 0
  return async () => {
    const after = await read()
    spent += after <= before ? before - after : LIMIT - after
    before = after
    return spent
  }
}

async function order(page: Page, date: string): Promise<void> {
  await page.getByLabel('Fornavn').fill('Birgit')
  await page.getByLabel('Efternavn').fill('Bæk')
  await page.getByLabel('Email').fill('birgit@example.dk')
  await page.getByLabel('Telefon').fill('28550142')
  await page.getByLabel('Adresse').fill('Jægergårdsgade 51')
  await page.getByLabel('Postnummer').fill('8000')
  await page.getByRole('textbox', { name: 'Dato' }).fill(date)
  await page.getByRole('textbox', { name: 'Dato' }).press('Tab')
  await expect(page.getByLabel('Tidspunkt')).toHaveValue('18:00')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
  await page.getByRole('button', { name: 'Bestil med betalingspligt' }).click()
  await expect(page.getByRole('heading', { name: 'Tak for din bestilling' })).toBeVisible()
}

test('SEC-13 thirty visitors of one network search, choose and order within the points of a minute', async ({
  page,
}) => {
  const bff = await startOwnBff()
  try {
    const bare = bff.address('').replace('smagen.', '')
    const { date } = (await frokostplatteBody(v2(), 'birgit@example.dk')).time
    const spent = await meterOf(`${bare.replace('localhost', '127.0.0.1')}/graphql`)
    await page.goto(`${bare}/?sted=8000&dato=${date}&kuverter=40`)
    await page.mouse.wheel(0, 5_000)
    await spent()
    await page.goto(bff.address('/'))
    await chooseFrokostplatte(page)
    await addToBasket(page, 'Gå til bestilling')
    await spent()
    await order(page, date)
    expect((await spent()) * VISITORS).toBeLessThan(LIMIT)
  } finally {
    await bff.kill()
  }
})
