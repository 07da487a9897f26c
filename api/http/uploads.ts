import { createHash } from 'node:crypto'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { createTemporaryFile, type TemporaryFile } from '../../runtime/temporaryFile.ts'
import { createUploadRoom, NO_ROOM_RETRY_SECONDS } from '../../runtime/uploadRoom.ts'
import { requireViewer } from './auth.ts'
import type { App } from './fastifyApp.ts'
import { ProblemError } from './problems.ts'

const MEGABYTE = 1_048_576
const MAX_FILE_BYTES = 15 * MEGABYTE
const MAX_FILES = 20
/** All fields together. They are in memory, as the body of JSON is. */
const MAX_FIELD_BYTES = MEGABYTE
/** All files and the fields. */
export const MAX_FORM_BYTES = (MAX_FILES + 1) * MAX_FILE_BYTES

/** A file of a form, on disk until the request has ended. */
export interface Upload {
  /** Name of the form's field. */
  field: string
  /** The name that the client gave. */
  fileName: string
  sha256: string
  /** All its bytes, in memory. */
  read: () => Promise<Buffer>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a form, in the order sent. */
    uploads: Upload[]
  }
  interface FastifyContextConfig {
    /** The route accepts multipart/form-data beside JSON: its fields are the body, its files the uploads. */
    form?: true
  }
}

/**
 * Parses multipart forms for the routes that accept them, after the caller's role is checked. Files go to disk, so that
 * many at once need no memory, and within the room of their user.
 */
export async function addUploads(app: App): Promise<void> {
  const openShare = createUploadRoom(2 * MAX_FORM_BYTES)
  const releases = new WeakMap<FastifyRequest, () => void>()
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 100, parts: 120, fieldSize: MAX_FIELD_BYTES },
  })
  app.decorateRequest('uploads', { getter: () => [] })

  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    if (!request.routeOptions.config.form) {
      throw new ProblemError(415, 'unsupported_media_type', { detail: 'This call takes application/json.' })
    }
    const share = openShare(requireViewer(request).userId)
    if (!share) throw tooManyUploads()
    const files: TemporaryFile[] = []
    releases.set(request, () => {
      releases.delete(request)
      share.release()
      for (const file of files) void file.close()
    })
    const count = (bytes: number) => {
      if (!share.add(bytes)) throw tooManyUploads()
    }
    const fields: Record<string, unknown> = {}
    const uploads: Upload[] = []
    let fieldBytes = 0
    Object.defineProperty(request, 'uploads', { value: uploads })
    try {
      for await (const part of request.parts()) {
        if (!part.fieldname) throw new Error('A part of the form has no name')
        if (part.type === 'file') {
          const file = await createTemporaryFile()
          files.push(file)
          uploads.push(await saveFile(part, file, count))
        } else {
          fieldBytes += String(part.value).length
          if (part.fieldnameTruncated || part.valueTruncated || fieldBytes > MAX_FIELD_BYTES)
            throw tooLarge(part.fieldname, 'too_long')
          fields[part.fieldname] = part.value
        }
      }
    } catch (error) {
      request.raw.unpipe()
      // See refusedBodies.ts
      reply.header('connection', 'close')
      throw isMalformed(error) ? new ProblemError(400, 'malformed_form', { detail: error.message }) : error
    }
    request.body = fields
  })

  const release = async (request: FastifyRequest) => releases.get(request)?.()
  app.addHook('onResponse', release)
  app.addHook('onRequestAbort', release)
}

/** The parser throws plain errors for a malformed form; those of disks and limits have a code or a status. */
const isMalformed = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof ProblemError) && !('code' in error) && !('statusCode' in error)

async function saveFile(part: MultipartFile, file: TemporaryFile, count: (bytes: number) => void): Promise<Upload> {
  const hash = createHash('sha256')
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    count(chunk.length)
    hash.update(chunk)
    await file.write(chunk)
  }
  if (part.file.truncated) throw tooLarge(part.fieldname, 'too_large')
  return { field: part.fieldname, fileName: part.filename, sha256: hash.digest('hex'), read: file.readAll }
}

const tooLarge = (path: string, validatorKey: string) =>
  new ProblemError(413, 'body_too_large', {
    detail: `A file has at most ${MAX_FILE_BYTES / MEGABYTE} MB, all other fields together 1 MB.`,
    issues: [{ path, validatorKey }],
  })

const tooManyUploads = () =>
  new ProblemError(429, 'too_many_uploads', {
    detail: 'Your forms under way are too many or too large together.',
    headers: { 'retry-after': String(NO_ROOM_RETRY_SECONDS) },
  })
