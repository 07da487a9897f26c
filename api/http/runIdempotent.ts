import { sha256 } from '../../runtime/sha256.ts'
import type { FastifyRequest } from 'fastify'
import { invalidToken, getViewer } from './auth.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from './problems.ts'
import { saveResponse, claimKey } from './idempotencyStore.ts'
import { purgeChanged } from '../purges/purgeChanged.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { lockUserForShare } from '../accounts/accountStore.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What follows from a change of who may write catalogues, in its transaction. */
    afterChange: (tx: Db) => Promise<void>
  }
}

const MAX_KEY_LENGTH = 200

/**
 * Runs a change in one transaction and returns its response. When the request's Idempotency-Key was used before, nothing
 * is changed: the saved response is returned for the same body; another body throws 422. A change that throws is rolled
 * back, and its key is free again. Do slow work before. Throws 401 when the viewer was deleted meanwhile.
 */
export function runIdempotent<Result extends object>(
  { db, now }: { db: Db; now: () => Date },
  request: FastifyRequest,
  change: (tx: Db, at: Date) => Promise<Result>,
): Promise<Result> {
  const idempotencyKey = request.headers['idempotency-key']
  return db.transaction().execute(async (tx) => {
    const at = now()
    if (request.account && !(await lockUserForShare(tx, request.account.id))) throw invalidToken()
    const changeAndPurge = () =>
      purgeChanged(request.server.purgeQueue, tx, async () => {
        const answer = await change(tx, at)
        if (mayChangeCatalogue(getViewer(request))) await request.server.afterChange(tx)
        return answer
      })
    if (idempotencyKey === undefined) return changeAndPurge()
    const key = scopedKey(request, String(idempotencyKey))
    const bodyHash = hashBody(request)
    const saved = await claimKey(tx, key, at)
    if (saved && saved.bodyHash !== bodyHash) throw keyReused()
    if (saved) return saved.answer as Result
    const answer = await changeAndPurge()
    await saveResponse(tx, key, { bodyHash, answer }, at)
    return answer
  })
}

/** Visitors and customers place orders, for which every statement counts. */
const mayChangeCatalogue = (viewer: Viewer | null) => viewer !== null && viewer.role !== 'customer'

/**
 * The key within its user and address, so that it never returns the response of another's request. Hashed, since an
 * address may be longer than an index allows.
 */
function scopedKey(request: FastifyRequest, key: string): string {
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw new ProblemError(422, 'invalid', {
      detail: `An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.`,
      issues: [{ path: 'Idempotency-Key', validatorKey: key.length === 0 ? 'required' : 'too_long' }],
    })
  }
  return sha256(`${request.method} ${request.url} ${getViewer(request)?.userId ?? ''} ${key}`)
}

function hashBody({ body, uploads }: FastifyRequest): string {
  const files = uploads.map((file) => [file.field, file.sha256])
  return sha256(JSON.stringify([body ?? null, files]))
}

const keyReused = () =>
  new ProblemError(422, 'idempotency_key_reused', {
    detail: 'This Idempotency-Key came before with another body.',
    issues: [{ path: 'Idempotency-Key', validatorKey: 'reused' }],
  })
