import { readFile, rename, writeFile } from 'node:fs/promises'
import type { JSONWebKeySet, JWK } from 'jose'
import { newSigningKey } from './signingKey.ts'

/** The steps of an exchange, in their order; every service is restarted after each. */
export const KEY_STEPS = ['add', 'exchange', 'drop'] as const
export type KeyStep = (typeof KEY_STEPS)[number]

/**
 * Takes a file with the signing key through one step of an exchange, in which no token ends and no service refuses the
 * tokens of another: `add` lets a new key verify, `exchange` lets it sign while the old one verifies, `drop` ends the old one.
 * Returns what to do next; throws where the step does not fit the keys.
 */
export async function exchangeSigningKey(file: string, step: KeyStep): Promise<string> {
  const stored = JSON.parse(await readFile(file, 'utf8')) as JWK | JSONWebKeySet
  const [first, second] = 'keys' in stored ? (stored as JSONWebKeySet).keys : [stored]
  if (step === 'add' && second) throw new Error('--signing-key: there are two already; exchange or drop comes next')
  if (step !== 'add' && !second) throw new Error('--signing-key: there is one only; add comes first')
  if (step === 'add') await replace(file, { keys: [first, await newSigningKey()] })
  if (step === 'exchange') await replace(file, { keys: [second, first] })
  if (step === 'drop') await replace(file, first)
  return NEXT[step]
}

const NEXT: Record<KeyStep, string> = {
  add: 'The new key is accepted once every service is restarted; then exchange.',
  exchange: 'The new key signs once every service is restarted; drop the old one when 7 days are over.',
  drop: 'The old key ends once every service is restarted.',
}

/** Whole or not at all, since a service may be starting. */
async function replace(file: string, keys: unknown): Promise<void> {
  const temporary = `${file}.${crypto.randomUUID()}`
  await writeFile(temporary, JSON.stringify(keys), { mode: 0o600 })
  await rename(temporary, file)
}
