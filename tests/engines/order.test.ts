import { expect } from 'vitest'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { bare, storefront } from '../e2e/addresses.ts'
import { ordersOf } from '../e2e/ordersOf.ts'
import { addFrokostplatte, order } from './frokostplatte.ts'
import { by } from './page.ts'
import { DESKTOP, PHONE, story } from './story.ts'

/** As it is typed. */
const date = deliveryDate().split('-').reverse().join('-')
const ownEmail = () => `mette-${crypto.randomUUID()}@example.dk`

story('VIS-21 a visitor chooses a menu and orders it', DESKTOP, async (page) => {
  const email = ownEmail()
  await page.open(storefront('smagen', '/?kuverter=40'))
  await addFrokostplatte(page, 'article')
  await page.click(by('link', 'Gå til bestilling', by('dialog')))
  await order(page, email, date)
  expect(await ordersOf(email)).toHaveLength(1)
})

story('VIS-21 on a phone a visitor finds a caterer and orders for 40', PHONE, async (page) => {
  const email = ownEmail()
  await page.open(bare())
  await page.type(by('textbox', 'Hvor'), '8000')
  await page.click(by('button', 'Søg'))
  // The list of before shows Smagen, too, in another place
  await page.isAt(/[?&]sted=8000/)
  await page.click(by('link', 'Smagen'))
  await page.type(by('textbox', 'Hvor mange er I?'), '40')
  await addFrokostplatte(page, 'dialog')
  await page.click(by('link', 'Gå til bestilling', by('dialog')))
  await order(page, email, date)
  await page.shows('40 × Frokostplatte')
  expect(await ordersOf(email)).toHaveLength(1)
})

story('VIS-21 a visitor shares a basket, and its link shows it', DESKTOP, async (page) => {
  await page.open(storefront('smagen', '/?kuverter=10&postnr=8210'))
  // Its answer moves what is below
  await page.shows('Levering til 8210')
  await addFrokostplatte(page, 'article')
  await page.click(by('button', 'Fortsæt med at handle', by('dialog')))
  await page.click(by('button', 'Del kurven'))
  const link = by('textbox', 'Link til kurven', by('dialog', 'Del kurven'))
  await page.open(await page.valueOf(link))
  await page.shows('10 kuverter hos Smagen')
  await page.shows('10 × Frokostplatte')
})
