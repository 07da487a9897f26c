import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

// Compressed once at build time, so that no visitor waits for it.
const folder = 'dist/client/assets'
for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
  const bytes = readFileSync(join(folder, name))
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}
