import { build } from 'vite'

const FOLDER = 'dist/bench'

/**
 * Builds servers of this folder as the product itself is built: the loader of sources makes functions that are made again
 * and again slow, and who is compared with what is built should not bear that. Answers the file of each.
 */
export async function buildServers<Name extends string>(names: readonly Name[]): Promise<Record<Name, string>> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir: FOLDER,
      target: 'node20',
      rolldownOptions: { input: Object.fromEntries(names.map((name) => [name, `tests/bench/graph/${name}.ts`])) },
    },
  })
  return Object.fromEntries(names.map((name) => [name, `${FOLDER}/${name}.js`])) as Record<Name, string>
}
