import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { runMain } from '../../runtime/runMain.ts'
import { missingOption, parseOptions } from './parseOptions.ts'
import { exchangeSigningKey, KEY_STEPS } from '../accounts/exchangeSigningKey.ts'
import { newSigningKey } from '../accounts/signingKey.ts'

const Options = z.object({
  to: z.string({ error: missingOption }).min(1),
  'signing-key': z.enum(KEY_STEPS, { error: `must be one of ${KEY_STEPS.join(', ')}` }).optional(),
})

// The image's role 'secrets --to FOLDER': makes what processes share as files, each in a folder of its own, which can be a
// volume that only its users have; those that are there already stay. With '--signing-key STEP' it exchanges the signing key
await runMain(async () => {
  const { to, 'signing-key': step } = parseOptions(process.argv.slice(2), Options)
  const signingKey = join(to, 'signing', 'signing-key.json')
  if (step) return console.log(await exchangeSigningKey(signingKey, step))
  await writeOnce(signingKey, JSON.stringify(await newSigningKey()))
  await writeOnce(join(to, 'internal', 'internal-secret'), newSecret())
  // The database reads it as another user; the volume is closed to others
  await writeOnce(join(to, 'database', 'password'), process.env.POSTGRES_PASSWORD || newSecret(), 0o644)
  await writeOnce(join(to, 'pictures', 'rpc-secret'), randomBytes(32).toString('hex'))
  console.log(`The secrets are in ${to}.`)
})

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whole or not at all, since others may read it at any time. */
async function writeOnce(file: string, text: string, mode = 0o600): Promise<void> {
  const temporary = `${file}.${crypto.randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(temporary, text, { mode: 0o600 })
  await chmod(temporary, mode)
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporary)
}
