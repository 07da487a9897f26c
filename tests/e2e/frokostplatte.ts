import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** A menu on the caterer page: its card, or on a phone the sheet that covers it while it is open. */
export const card = (page: Page, name: string) =>
  page.getByRole('article', { name }).or(page.getByRole('dialog', { name }))

/** A group of the opened Frokostplatte. */
export const group = (page: Page, name: string) => card(page, 'Frokostplatte').getByRole('group', { name, exact: true })

/** Opens Frokostplatte and makes its required choices: three kinds of smørrebrød and one side. */
export async function chooseFrokostplatte(page: Page): Promise<void> {
  await card(page, 'Frokostplatte').getByRole('button', { name: 'Tilføj', exact: true }).click()
  const kinds = group(page, 'Vælg 3 slags smørrebrød').getByRole('checkbox')
  for (const index of [0, 1, 2]) await kinds.nth(index).check()
  await group(page, 'Tilbehør').getByRole('button', { name: 'Flere' }).first().click()
}

/** Puts the chosen Frokostplatte into the basket and leaves the dialog that follows. */
export async function addToBasket(page: Page, then: 'Fortsæt med at handle' | 'Gå til bestilling'): Promise<void> {
  await card(page, 'Frokostplatte').getByRole('button', { name: 'Læg i kurv' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByText(then).click()
  await expect(dialog).toHaveCount(0)
  await leaveDialogEntry(page)
}

/**
 * Waits until a closed dialog's entry of the history is left. Closing goes back by one step, which the browser takes
 * a moment later and which cancels a navigation that begins meanwhile.
 */
export async function leaveDialogEntry(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.history.state?.dialogs)
}
