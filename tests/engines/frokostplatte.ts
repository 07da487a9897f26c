import type { Target } from './findInPage.ts'
import { by, type Page } from './page.ts'

/** Opens Frokostplatte, makes its required choices and puts it into the basket; `where` its card opens, or its sheet. */
export async function addFrokostplatte(page: Page, where: 'article' | 'dialog'): Promise<void> {
  await page.click(by('button', 'Tilføj', by('article', 'Frokostplatte')))
  const menu = by(where, 'Frokostplatte')
  const kinds = by('group', 'Vælg 3 slags smørrebrød', menu)
  for (const nth of [0, 1, 2]) await page.click({ ...by('checkbox', undefined, kinds), nth })
  await page.click({ ...by('button', 'Flere*', by('group', 'Tilbehør', menu)), nth: 0 })
  await page.click(by('button', 'Læg i kurv', menu))
}

/** Fills in the order form for a delivery in Aarhus, and orders. */
export async function order(page: Page, email: string, date: string): Promise<void> {
  const field = (name: string): Target => by('textbox', name)
  await page.isAt(/\/anmod$/)
  for (const [name, text] of [
    ['Fornavn', 'Mette'],
    ['Efternavn', 'Holm'],
    ['Email', email],
    ['Telefon', '20304050'],
    ['Adresse', 'Ågade 1'],
    ['Postnummer', '8000'],
  ] as const)
    await page.type(field(name), text)
  await page.holds(field('By'), 'Aarhus C')
  await page.type(field('Dato'), date)
  await page.press('Tab')
  await page.click(by('checkbox', 'Jeg accepterer handelsbetingelserne'))
  await page.click(by('button', 'Bestil med betalingspligt'))
  await page.shows('Tak for din bestilling')
}
