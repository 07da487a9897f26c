import type { Plugin } from 'vite'

/**
 * Adds GraphiQL's scripts and styles to the client build, since its package has them as texts for an inline script. The
 * development server has them under the same names without a hash.
 */
export function graphiqlAssets(): Plugin {
  return {
    name: 'graphiql-assets',
    apply: (_, { command, isSsrBuild }) => command === 'serve' || !isSsrBuild,
    async generateBundle() {
      for (const [name, source] of Object.entries(await readFiles()))
        this.emitFile({ type: 'asset', name, originalFileName: name, source })
    },
    configureServer({ middlewares }) {
      middlewares.use('/assets', async ({ url = '' }, response, next) => {
        const source = url.startsWith('/graphiql') ? (await readFiles())[url.slice(1)] : undefined
        if (source === undefined) return next()
        response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/javascript')
        response.end(source)
      })
    },
  }
}

/** GraphiQL's files by their names in Vite's manifest. Imported on demand: they are 9 MB. */
async function readFiles(): Promise<Record<string, string>> {
  const files = await import('@graphql-yoga/render-graphiql/graphiql')
  return {
    'graphiql.js': startScript(files.js),
    'graphiql.css': files.css,
    'graphiqlEditorWorker.js': files.editorWorkerService,
    'graphiqlJsonWorker.js': files.jsonWorker,
    'graphiqlWorker.js': files.graphqlWorker,
  }
}

/** Starts GraphiQL with what the page holds as JSON: see bff/ssr/graphiqlPage.ts. */
const startScript = (graphiql: string) => `{
const { workers, options } = JSON.parse(document.getElementById('graphiql').textContent)
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_id, label) => workers[label] };
${graphiql};
YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), options)
}`
