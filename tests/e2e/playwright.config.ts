import { defineConfig, devices } from '@playwright/test'
import { browserArgs } from '../../scripts/browser.mjs'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './startProducts.ts',
  workers: 2,
  retries: 0,
  // They only catch hangs: `npm run bench` measures speed
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // The second is for scripts/slowest.mjs
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'da-DK',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArgs },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
})
