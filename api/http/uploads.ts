import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { App } from './fastifyApp.ts'
import { ProblemError } from './problems.ts'

const MEGABYTE = 1_048_576
const MAX_FILE_BYTES = 15 * MEGABYTE
const MAX_FILES = 20
/** All files and the fields. The rest of a refused form is read up to this size. */
const MAX_FORM_BYTES = (MAX_FILES + 1) * MAX_FILE_BYTES

/** A file of a form, stored in a folder of its own until the request has ended. */
export interface Upload {
  /** Name of the form's field. */
  field: string
  /** The name that the client gave. */
  fileName: string
  file: string
  sha256: string
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

/** Parses multipart forms for the routes that accept them. Files go to disk, so that many at once need no memory. */
export async function addUploads(app: App): Promise<void> {
  const folders = new WeakMap<FastifyRequest, string>()
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 100, parts: 120, fieldSize: MEGABYTE },
  })
  app.decorateRequest('uploads', { getter: () => [] })

  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    if (!request.routeOptions.config.form) {
      throw new ProblemError(415, 'unsupported_media_type', { detail: 'This call takes application/json.' })
    }
    const folder = await mkdtemp(join(tmpdir(), 'kuvert-upload-'))
    folders.set(request, folder)
    const fields: Record<string, unknown> = {}
    const uploads: Upload[] = []
    Object.defineProperty(request, 'uploads', { value: uploads })
    try {
      for await (const part of request.parts()) {
        if (!part.fieldname) throw new Error('A part of the form has no name')
        if (part.type === 'file') uploads.push(await saveFile(part, join(folder, String(uploads.length))))
        else if (part.fieldnameTruncated || part.valueTruncated) throw tooLarge(part.fieldname, 'too_long')
        else fields[part.fieldname] = part.value
      }
    } catch (error) {
      // The rest is read to its end: the connection's next request follows it
      request.raw.unpipe()
      request.raw.resume()
      // A longer form, or one of unknown length, ends with its connection
      if (!(Number(request.headers['content-length']) <= MAX_FORM_BYTES)) reply.header('connection', 'close')
      throw isMalformed(error) ? new ProblemError(400, 'malformed_form', { detail: error.message }) : error
    }
    request.body = fields
  })

  const removeFolder = async (request: FastifyRequest) => {
    const folder = folders.get(request)
    if (folder) await rm(folder, { recursive: true, force: true })
  }
  app.addHook('onResponse', removeFolder)
  app.addHook('onRequestAbort', removeFolder)
}

/** The parser throws plain errors for a malformed form; those of disks and limits have a code or a status. */
const isMalformed = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof ProblemError) && !('code' in error) && !('statusCode' in error)

async function saveFile(part: MultipartFile, file: string): Promise<Upload> {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(part.file, hashing, createWriteStream(file))
  if (part.file.truncated) throw tooLarge(part.fieldname, 'too_large')
  return { field: part.fieldname, fileName: part.filename, file, sha256: hash.digest('hex') }
}

const tooLarge = (path: string, validatorKey: string) =>
  new ProblemError(413, 'body_too_large', {
    detail: `A file has at most ${MAX_FILE_BYTES / MEGABYTE} MB, any other field 1 MB.`,
    issues: [{ path, validatorKey }],
  })
