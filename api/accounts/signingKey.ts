import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose'
import type { Config } from '../config.ts'
import { prepareDataFolder } from '../database/dataFolder.ts'

/** The private key that signs tokens, or a set of them: SIGNING_KEY, else the one in DATA_DIR, which is created on the first start. */
export async function loadSigningKey(config: Pick<Config, 'signingKey' | 'dataDir'>): Promise<JWK | JSONWebKeySet> {
  if (config.signingKey) return config.signingKey
  const file = join(config.dataDir, 'signing-key.json')
  const existing = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // What is below a file is missing too
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  if (existing !== null) return JSON.parse(existing)
  const temporary = `${file}.${crypto.randomUUID()}`
  await prepareDataFolder(config.dataDir)
  await writeFile(temporary, JSON.stringify(await newSigningKey()), { mode: 0o600 })
  await chmod(temporary, 0o600)
  // Linked once complete; if another process was faster, its key is used
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporary)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** A new private key for ES256. */
export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return exportJWK(privateKey)
}
