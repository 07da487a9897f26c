import { readFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fetchOnce } from './load.ts'

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** The JavaScript that the first view of the caterer page loads: what its HTML names, by chunk. */
export async function measureFirstView(port: number): Promise<void> {
  const html = await fetchOnce({ name: 'page', port, path: '/', headers: { host: `smagen.localhost:${port}` } })
  const chunks = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''))
  console.log('\nJavaScript on the first view of the caterer page')
  let [gzip, brotli] = [0, 0]
  for (const path of chunks) {
    const bytes = await readFile(`dist/client${path}`)
    const sizes = [gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length] as const
    gzip += sizes[0]
    brotli += sizes[1]
    console.log(`  ${path}: ${kilobytes(sizes[0])} gzip, ${kilobytes(sizes[1])} brotli`)
  }
  console.log(`  in all: ${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`)
}
