import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { relayTag } from './relayTag.ts'
import { relayWatch } from './relayWatch.ts'

/** Packages with native parts or files of their own beside them stay outside of the server bundle. */
const external = ['@electric-sql/pglite', 'pg', 'sharp', '@node-rs/argon2', 'vite', 'isomorphic-dompurify', 'jsdom']

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [relayTag(), relayWatch(), react()],
  // what is built runs as production code, whatever the settings of the machine: React and Relay check much more otherwise
  define: isSsrBuild
    ? { 'process.env.NODE_ENV': '"production"', 'globalThis.process.env.NODE_ENV': '"production"' }
    : {},
  ssr: isSsrBuild ? { noExternal: true, external } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        minify: false,
        rolldownOptions: {
          input: { api: 'api/main.ts', bff: 'bff/main.ts', user: 'api/user.ts', demoLarge: 'api/demoLarge.ts' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'web/entry.client.tsx',
          // dozens of chunks of a kilobyte each cost a phone more than they save it
          output: {
            codeSplitting: {
              groups: [
                // what every page needs, and nothing else: a visitor waits for it
                {
                  name: 'vendor',
                  test: /\/node_modules\/(react|react-dom|react-router|react-relay|relay-runtime|fbjs|invariant)\//,
                  minShareCount: 6,
                  priority: 2,
                },
                {
                  name: 'shared',
                  test: /\/(web|domain)\/(?!office|__generated__\/Office|pricePeriods|holidays|danishTime)/,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
  test: {
    include: ['{domain,contract,api,bff,web,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/testRun.ts'],
    setupFiles: ['tests/setup.ts'],
    // Nothing here is a test of speed: a slow machine is no defect, a hang is one all the same
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Node would give Pothos the CommonJS build: two copies of graphql refuse each other's schemas
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
}))
