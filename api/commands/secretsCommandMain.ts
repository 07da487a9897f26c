import { randomBytes } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { runMain } from '../../runtime/runMain.ts'
import { missingOption, parseOptions } from './parseOptions.ts'
import { newSigningKey } from '../accounts/signingKey.ts'

// The image's role 'secrets --to FOLDER': makes what several processes share, as files for SIGNING_KEY_FILE and
// INTERNAL_SECRET_FILE; those that are there already stay
await runMain(async () => {
  const { to } = parseOptions(process.argv.slice(2), z.object({ to: z.string({ error: missingOption }).min(1) }))
  await mkdir(to, { recursive: true })
  await writeOnce(join(to, 'signing-key.json'), JSON.stringify(await newSigningKey()))
  await writeOnce(join(to, 'internal-secret'), randomBytes(32).toString('base64url'))
  console.log(`The secrets are in ${to}.`)
})

/** Whole or not at all, since others may read it at any time. */
async function writeOnce(file: string, text: string): Promise<void> {
  const temporary = `${file}.${crypto.randomUUID()}`
  await writeFile(temporary, text, { mode: 0o600 })
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporary)
}
