import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'

/** A page in a browser of its own, as another person has it. */
export type NewBrowser = (options?: BrowserContextOptions) => Promise<Page>

/** For stories in which people meet: each one's browser is closed when the test ends, and follows nothing any more. */
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
