import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'

/** Opens a page in a separate browser context, as another person. */
export type NewBrowser = (options?: BrowserContextOptions) => Promise<Page>

/** For tests with several people: each browser is closed when its test ends, which closes its live connection. */
export const test = base.extend<{ newBrowser: NewBrowser }>({
  newBrowser: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
