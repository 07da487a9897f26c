import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AppServices } from './appServices.ts'
import { invalidToken, getViewer } from './auth.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from './problems.ts'
import { saveResponse, claimKey } from './idempotencyStore.ts'
import { lockUserForShare } from '../users/userStore.ts'

const LONGEST_KEY = 200

/**
 * Runs a change in one transaction and gives what it answers. Where the request carries an Idempotency-Key that came
 * before, nothing is changed: the same body is answered as the first time, another one refused with 422. What throws
 * leaves nothing behind, the key neither. Prepare what takes long before it. Throws a 401 where the user who asks has
 * been removed meanwhile.
 */
export function runIdempotent<Answer extends object>(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  request: FastifyRequest,
  change: (tx: Db, at: Date) => Promise<Answer>,
): Promise<Answer> {
  const given = request.headers['idempotency-key']
  return db.transaction().execute(async (tx) => {
    const at = now()
    if (request.account && !(await lockUserForShare(tx, request.account.id))) throw invalidToken()
    if (given === undefined) return change(tx, at)
    const key = scopedKey(request, String(given))
    const bodyHash = hashOf(request)
    const remembered = await claimKey(tx, key, bodyHash, at)
    if (remembered && remembered.bodyHash !== bodyHash) throw reused()
    if (remembered) return remembered.answer as Answer
    const answer = await change(tx, at)
    await saveResponse(tx, key, answer)
    return answer
  })
}

/**
 * One user's key must never answer another's request, nor another address's. Hashed: an address may be longer than an
 * index takes.
 */
function scopedKey(request: FastifyRequest, key: string): string {
  if (key.length === 0 || key.length > LONGEST_KEY) {
    throw new ProblemError(422, 'invalid', {
      detail: `An Idempotency-Key has 1 to ${LONGEST_KEY} characters.`,
      issues: [{ path: 'Idempotency-Key', validatorKey: key.length === 0 ? 'required' : 'too_long' }],
    })
  }
  return sha256(`${request.method} ${request.url} ${getViewer(request)?.userId ?? ''} ${key}`)
}

function hashOf({ body, uploads }: FastifyRequest): string {
  const files = uploads.map(({ field, sha256 }) => [field, sha256])
  return sha256(JSON.stringify([body ?? null, files]))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const reused = () =>
  new ProblemError(422, 'idempotency_key_reused', {
    detail: 'This Idempotency-Key came before with another body.',
    issues: [{ path: 'Idempotency-Key', validatorKey: 'reused' }],
  })
