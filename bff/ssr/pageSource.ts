import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { readAssets } from './assets.ts'
import type { Assets } from './assets.ts'
import { publicFileHeaders } from './publicFiles.ts'

const ASSET_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' }

/** The renderer of pages. */
export type Web = Pick<
  typeof import('../../web/entry.server.tsx'),
  'INLINE_SCRIPTS' | 'pageFailure' | 'parseHost' | 'publicPage' | 'renderPage' | 'renderSitemap'
>

/** The source of pages and their files. */
export interface PageSource {
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  load: (url: string) => Promise<{ web: Web; assets: Assets }>
}

/** Pages of the build. */
export async function builtSource(): Promise<PageSource> {
  const { default: sirv } = await import('sirv')
  const assets = readAssets()
  const web = await import('../../web/entry.server.tsx')
  const files = sirv('dist/client', {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: [],
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(publicFileHeaders(path) ?? ASSET_HEADERS))
        response.setHeader(name, value)
    },
  })
  return {
    serveFile: (request, response, next) => {
      const [path = ''] = request.url?.split('?', 1) ?? []
      return path.startsWith('/assets/') || publicFileHeaders(path) ? files(request, response, next) : next()
    },
    load: async () => ({ web, assets }),
  }
}

/** Pages of the sources, by Vite, whose hot reload uses this server's port. */
export async function developmentSource(server: Server): Promise<PageSource> {
  const vite = await import('vite')
  const dev = await vite.createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  return {
    serveFile: (request, response, next) => dev.middlewares(request, response, next),
    load: async (url) => {
      // carries the preamble of hot reloading
      const html = await dev.transformIndexHtml(url, '<!doctype html><html><head></head><body></body></html>')
      const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? ''
      const web = (await dev.ssrLoadModule('/web/entry.server.tsx')) as typeof import('../../web/entry.server.tsx')
      const assetsOf = () => ({ entry: '/web/entry.client.tsx', scripts: [], styleSheets: [], head })
      return { web, assets: { assetsOf, graphiqlFile: (name) => `/assets/${name}` } }
    },
  }
}
