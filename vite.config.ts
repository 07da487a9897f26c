import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firstViewChunk } from './firstViewChunk.ts'
import { graphiqlAssets } from './graphiqlAssets.ts'
import { relayModules } from './relayModules.ts'
import { relayTag } from './relayTag.ts'
import { relayWatch } from './relayWatch.ts'
import { SERVER_PACKAGES } from './scripts/serverPackages.mjs'
import { BUILD_TARGETS } from './scripts/support/supportedBrowsers.mjs'
import { withBreakpoints } from './web/ui/breakpoints.ts'

/** What the servers load at run time, and what only a developer's web server does. */
const external = [...SERVER_PACKAGES, 'vite']

/** Tests that start the built servers as processes. */
const WITH_PROCESSES = [
  'tests/{contract,faults,graph}/**/*.test.ts',
  'tests/deploy/image.test.ts',
  'scripts/{start,killedStart}.test.ts',
  'api/commands/userCommandMain.test.ts',
  'api/commands/personCommandMain.test.ts',
]

const SERVERS = '{api,bff,runtime}/**/*.test.ts'

/** What the embedded database is tested by where the suite runs on PostgreSQL: see docs/testing.md. */
const ON_EMBEDDED_TOO = [
  'api/{database,backup,demo}/**/*.test.ts',
  'api/http/endpoints.test.ts',
  'api/orders/placeOrder.test.ts',
  'api/orders/orderActions.test.ts',
]

/** Tests of the servers that need an isolated worker: they mock modules or measure memory. */
const isolated = process.env.VITEST
  ? ['runtime', 'api', 'bff']
      .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
      .filter((file) => file.endsWith('.test.ts') && /vi\.mock\(|memoryUsage/.test(readFileSync(file, 'utf8')))
  : []

/** CSS modules prepend composed rules without their source file, which Vite warns about. */
const sourceOfComposedRules = {
  postcssPlugin: 'source-of-composed-rules',
  OnceExit(root: { source?: object; walkDecls: (visit: (declaration: { source?: object }) => void) => void }) {
    root.walkDecls((declaration) => {
      declaration.source ??= root.source
    })
  },
}

/**
 * Gives the names of widths in media and container queries their widths: custom media know no containers. At the end, when
 * composed rules of other files are there, too.
 */
const breakpoints = {
  postcssPlugin: 'breakpoints',
  OnceExit(root: { walkAtRules: (visit: (rule: { name: string; params: string }) => void) => void }) {
    root.walkAtRules((rule) => {
      if (rule.name === 'media' || rule.name === 'container') rule.params = withBreakpoints(rule.name, rule.params)
    })
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  // What browsers request by its name, without a link
  publicDir: isSsrBuild ? false : 'web/public',
  plugins: [graphiqlAssets(), relayModules(), relayTag(), relayWatch(), react()],
  // Production code whatever NODE_ENV is: React and Relay run costly checks otherwise
  define: isSsrBuild
    ? { 'process.env.NODE_ENV': '"production"', 'globalThis.process.env.NODE_ENV': '"production"' }
    : {},
  css: { postcss: { plugins: [breakpoints, sourceOfComposedRules] } },
  ssr: isSsrBuild ? { noExternal: true, external } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        minify: false,
        rolldownOptions: {
          input: {
            api: 'api/main.ts',
            bff: 'bff/main.ts',
            worker: 'api/workerMain.ts',
            migrate: 'api/migrateMain.ts',
            purifyWorker: 'bff/graph/purifyWorker.js',
            secrets: 'api/commands/secretsCommandMain.ts',
            user: 'api/commands/userCommandMain.ts',
            person: 'api/commands/personCommandMain.ts',
            backup: 'api/commands/backupCommandMain.ts',
            restore: 'api/commands/restoreCommandMain.ts',
            capacity: 'api/commands/capacityCommandMain.ts',
            searchIndex: 'api/commands/searchIndexCommandMain.ts',
            statistics: 'api/commands/statisticsCommandMain.ts',
            demoLarge: 'api/demo/large/main.ts',
          },
        },
      }
    : {
        outDir: 'dist/client',
        target: BUILD_TARGETS,
        manifest: true,
        rolldownOptions: {
          input: 'web/entry.client.tsx',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'first views', name: firstViewChunk }],
            },
          },
        },
      },
  test: {
    projects: [
      // Isolated, each file would load the service, the graph and the embedded database anew
      {
        extends: true,
        test: {
          name: 'servers',
          include: [SERVERS],
          exclude: [...isolated, ...WITH_PROCESSES],
          isolate: false,
          globalSetup: ['api/testing/testTemplate.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'isolated servers', include: isolated, globalSetup: ['api/testing/testTemplate.ts'] },
      },
      ...(process.env.TEST_DATABASE_URL
        ? [
            {
              extends: true as const,
              test: {
                name: 'embedded database',
                include: ON_EMBEDDED_TOO,
                env: { TEST_DATABASE_URL: '' },
                isolate: false,
                globalSetup: ['api/testing/testDump.ts'],
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'domain and contract',
          include: ['{domain,contract}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['{web,tests,scripts}/**/*.test.{ts,tsx}'],
          // the bench installs packages of its own
          exclude: ['tests/e2e/**', 'tests/engines/**', '**/node_modules/**', ...WITH_PROCESSES],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: WITH_PROCESSES,
          globalSetup: ['tests/buildServers.ts', 'api/testing/testTemplate.ts', 'tests/demoData.ts'],
        },
      },
      // The stories in the engine that scripts/test.mjs names
      ...(process.env.ENGINE
        ? [
            {
              extends: true as const,
              test: {
                name: process.env.ENGINE,
                include: ['tests/engines/**/*.test.ts'],
                globalSetup: ['tests/engines/startProduct.ts'],
                // A story that hangs must not hold up the suite for long
                testTimeout: 300_000,
              },
            },
          ]
        : []),
    ],
    reporters: ['default', './tests/runReporter.ts'],
    globalSetup: ['tests/globalSetup.ts'],
    setupFiles: ['tests/setup.ts'],
    // One more than there are cores: many tests wait for a process
    maxWorkers: availableParallelism() + 1,
    // No test measures speed: the timeouts only catch hangs
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 840_000 } },
    // Node would give Pothos the CommonJS build: two copies of graphql reject each other's schemas
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
}))
