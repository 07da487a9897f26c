import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Change, findLastChange, type LastChange, recordChange } from '../audit/changeStore.ts'
import { diffFields } from '../audit/diffFields.ts'
import type { Db } from '../database/connect.ts'
import type { AppServices } from './appServices.ts'
import { checkIfMatch } from './preconditions.ts'
import { notFound } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import type { Viewer } from '../accounts/viewer.ts'

type Services = Pick<AppServices, 'db' | 'now'>

/** The fields of a wire object that name it in the audit log; one without `caterId` belongs to no caterer. */
interface Identified {
  id: string | number
  caterId?: number | null
}

/** A kind of row: its name in the audit log, and its form on the wire. */
export interface RowKind<Row, Wire extends Identified> {
  kind: Change['kind']
  /** The schema of the GET that If-Match refers to. */
  schema: z.ZodType<Wire>
  toWire: (row: Row) => Wire
  /** The last change of anything that the GET shows; by default that of the row itself. */
  findLastChange?: (tx: Db, row: Row) => Promise<LastChange | undefined>
}

/** Creates a row and records it in the audit log, in one transaction. Throws 404 when `insert` returns null. */
export function createRow<Row, Wire extends Identified>(
  services: Services,
  request: FastifyRequest,
  viewer: Viewer,
  { kind, toWire }: RowKind<Row, Wire>,
  insert: (tx: Db, at: Date) => Promise<Row | null>,
): Promise<Wire> {
  return runIdempotent(services, request, async (tx, at) => {
    const row = await insert(tx, at)
    if (row === null) throw notFound()
    const created = toWire(row)
    await recordChange(tx, viewer, at, { ...subject(kind, created), before: null, after: created })
    return created
  })
}

interface RowUpdate<Row> {
  /** Locks the row until the transaction ends; null when it is not there, or not the viewer's. */
  lock: (tx: Db, at: Date) => Promise<Row | null>
  /** Changes the locked row and returns it as it is then. */
  update: (tx: Db, row: Row, at: Date) => Promise<Row>
  /** Replaces the comparison of If-Match with the row itself, where a GET answers more than one row. */
  checkIfMatch?: (tx: Db, row: Row) => Promise<void>
}

/**
 * Changes a row and records what is different in the audit log, in one transaction. Throws 404 when there is no such
 * row, and 412 when If-Match names an older version.
 */
export function changeRow<Row, Wire extends Identified>(
  services: Services,
  request: FastifyRequest,
  viewer: Viewer,
  rows: RowKind<Row, Wire>,
  { lock, update, ...options }: RowUpdate<Row>,
): Promise<Wire> {
  const { kind, schema, toWire } = rows
  return runIdempotent(services, request, async (tx, at) => {
    const row = await lock(tx, at)
    if (row === null) throw notFound()
    const before = toWire(row)
    if (options.checkIfMatch) await options.checkIfMatch(tx, row)
    else {
      const lastChange = () => rows.findLastChange?.(tx, row) ?? findLastChange(tx, kind, before.id)
      await checkIfMatch(request, schema, before, lastChange)
    }
    const after = toWire(await update(tx, row, at))
    const changed = diffFields(before, after)
    if (changed) await recordChange(tx, viewer, at, { ...subject(kind, after), ...changed })
    return after
  })
}

interface RowDeletion<Row> extends Pick<RowUpdate<Row>, 'lock'> {
  /** Deletes the locked row. */
  remove: (tx: Db, row: Row, at: Date) => Promise<void>
}

/** Deletes a row and records it in the audit log, in one transaction. Throws 404 when there is no such row. */
export function deleteRow<Row, Wire extends Identified>(
  services: Services,
  request: FastifyRequest,
  viewer: Viewer,
  { kind, toWire }: Pick<RowKind<Row, Wire>, 'kind' | 'toWire'>,
  { lock, remove }: RowDeletion<Row>,
): Promise<{ success: true }> {
  return runIdempotent(services, request, async (tx, at) => {
    const row = await lock(tx, at)
    if (row === null) throw notFound()
    const before = toWire(row)
    await remove(tx, row, at)
    await recordChange(tx, viewer, at, { ...subject(kind, before), before, after: null })
    return { success: true }
  })
}

const subject = (kind: Change['kind'], { id, caterId = null }: Identified) => ({
  kind,
  id,
  caterId: kind === 'cater' ? Number(id) : caterId,
})
