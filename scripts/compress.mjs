import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Compressed once at build time, so that no visitor waits for it.
const folder = 'dist/client/assets'
/** GraphiQL's, of several megabytes: the best compression of them takes half a minute. */
const isLarge = (bytes) => bytes.length > 500_000
for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
  const bytes = readFileSync(join(folder, name))
  writeFileSync(
    join(folder, `${name}.br`),
    brotliCompressSync(bytes, isLarge(bytes) ? { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } : {}),
  )
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}
