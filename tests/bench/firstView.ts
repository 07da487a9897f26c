import { readFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fetchOnce } from './load.ts'

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** The paths of the scripts that a page's HTML lists: what its first view loads, once it has been painted. */
export function firstViewScripts(html: string): string[] {
  const [, list] = /id="page-scripts"[^>]*>([^<]+)</.exec(html) ?? []
  if (list === undefined) throw new Error('The page lists no scripts')
  return JSON.parse(list)
}

/** The JavaScript that the first view of the caterer page loads, by chunk. */
export async function measureFirstView(port: number): Promise<void> {
  const html = await fetchOnce({ name: 'page', port, path: '/', headers: { host: `smagen.localhost:${port}` } })
  console.log('\nJavaScript on the first view of the caterer page')
  let [gzip, brotli] = [0, 0]
  for (const path of firstViewScripts(html)) {
    const bytes = await readFile(`dist/client${path}`)
    const sizes = [gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length] as const
    gzip += sizes[0]
    brotli += sizes[1]
    console.log(`  ${path}: ${kilobytes(sizes[0])} gzip, ${kilobytes(sizes[1])} brotli`)
  }
  console.log(`  in all: ${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`)
}
