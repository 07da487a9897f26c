import { expect, type Page, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { mailsTo } from './mailbox.ts'
import { signIn } from './signIn.ts'
import { findViolations } from './violations.ts'

/** Creates a user of Nyt Køkken without a password. */
async function invite(page: Page, email: string): Promise<void> {
  await signIn(page, 'nyt', 'admin@demo.dk')
  const answer = await page.evaluate(
    async (input) => {
      const query = 'mutation Invite($input: InviteUserInput!) { inviteUser(input: $input) { __typename } }'
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf': '1' },
        body: JSON.stringify({ query, variables: { input } }),
      })
      return response.text()
    },
    { caterNumber: 60, email, firstName: 'Ny', lastName: 'Kok' },
  )
  expect(answer).toContain('"User"')
  await page.context().clearCookies()
}

/** Waits for the nth mail to an address and returns its link. */
async function mailedLink(email: string, nth: number): Promise<string> {
  let text: string | undefined
  await expect
    .poll(async () => {
      text = (await mailsTo(email))[nth]?.text
      return text
    })
    .toContain('/adgangskode?link=')
  return /http\S+/.exec(text ?? '')?.[0] ?? ''
}

async function choose(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('Ny adgangskode').fill(password)
  await page.getByLabel('Gentag adgangskode').fill(repeated)
  await page.getByRole('button', { name: 'Gem adgangskode' }).click()
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log ind' }).click()
}

test('USR-2 a forgotten password is reset by a mailed link, which works once', async ({ page }) => {
  const email = 'ny.kok@nyt.example'
  await invite(page, email)
  const invitation = await mailedLink(email, 0)

  await page.goto(bare('/login'))
  await page.getByRole('link', { name: 'Glemt adgangskode?' }).click()
  await expect(page.getByRole('heading', { name: 'Glemt adgangskode?' })).toBeVisible()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Skal udfyldes')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const told = async (asked: string) => {
    await page.goto(bare('/adgangskode'))
    await page.getByLabel('Email').fill(asked)
    await page.getByRole('button', { name: 'Send link' }).click()
    return (await page.getByRole('alert').innerText()).replace(asked, 'EMAIL')
  }
  expect(await told(email)).toBe(await told('findes.ikke@nyt.example'))

  const link = await mailedLink(email, 1)
  await page.goto(link)
  await choose(page, 'kort')
  await expect(page.getByText('Adgangskoden skal være mindst 10 tegn')).toBeVisible()
  await choose(page, '1234567890')
  await expect(page.getByText('Adgangskoden er for almindelig. Vælg en anden.')).toBeVisible()
  await choose(page, 'rugbrød med sild', 'rugbrød med laks')
  await expect(page.getByText('Adgangskoderne er ikke ens')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await choose(page, 'rugbrød med sild')
  await expect(page.getByText('Din adgangskode er gemt')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Log ind' }).click()
  await logIn(page, email, 'rugbrød med sild')
  await expect(page).toHaveURL(/\/admin$/)

  for (const used of [link, invitation]) {
    await page.goto(used)
    await choose(page, 'endnu en gang sild')
    await expect(page.getByText(/Linket er (allerede brugt|udløbet)\. Bed om et nyt\./)).toBeVisible()
  }
  await page.goto(bare('/adgangskode?link=opdigtet'))
  await choose(page, 'endnu en gang sild')
  await expect(page.getByText('Linket er ikke gyldigt. Bed om et nyt.')).toBeVisible()
  await page.getByRole('link', { name: 'Bed om et nyt link' }).click()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
})

test('LOG-3 an unverified caterer is redirected to choose a password, and gets no session @phone', async ({
  page,
  context,
}) => {
  await page.goto(storefront('nyt', '/login'))
  await logIn(page, 'uverificeret@demo.dk', 'demo-1234')
  await expect(page.getByRole('heading', { name: 'Bekræft din konto' })).toBeVisible()
  await expect(page.getByText('Din konto er ikke bekræftet.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('uverificeret@demo.dk')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
})
