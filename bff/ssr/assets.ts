import { readFileSync } from 'node:fs'
import type { PageAssets } from '../../web/entry.server.tsx'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** The files of Vite's client build. */
export interface Assets {
  /** The files of a page that is made by these of web/. */
  assetsOf: (files: string[]) => PageAssets
  /** The address of a file that graphiqlAssets.ts adds. */
  graphiqlFile: (name: string) => string
}

/** Reads which files the client build has. Throws where there is no build. */
export function readAssets(folder = 'dist/client'): Assets {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const entry = manifest['web/entry.client.tsx']
  if (!entry) throw new Error(`${folder} holds no build of web/entry.client.tsx`)
  const cache = new Map<string, PageAssets>()
  return {
    assetsOf: (files) => {
      const key = files.join()
      const assets = cache.get(key) ?? assetsOf(manifest, files)
      cache.set(key, assets)
      return assets
    },
    graphiqlFile: (name) => `/${manifest[name]?.file}`,
  }
}

function assetsOf(manifest: Record<string, Chunk>, files: string[]): PageAssets {
  const entryKey = 'web/entry.client.tsx'
  const keys = new Set<string>()
  const visit = (key: string) => {
    if (keys.has(key) || !manifest[key]) return
    keys.add(key)
    manifest[key].imports?.forEach(visit)
  }
  for (const key of [entryKey, ...files.flatMap((file) => [`web/${file}.tsx`, `web/${file}.data.ts`])]) visit(key)
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return {
    entry: `/${manifest[entryKey]?.file}`,
    scripts: chunks.map(({ file }) => `/${file}`),
    styleSheets: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  }
}
