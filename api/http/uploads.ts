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
/** The most bytes of one file. */
const LARGEST_FILE = 15 * MEGABYTE
const MOST_FILES = 20
/** A form is as big as its files may be, and a little. What is left of one that is refused is read up to that. */
const LARGEST_FORM = (MOST_FILES + 1) * LARGEST_FILE

/** A file of a form, which lies in a folder of its request until that is answered. */
export interface Upload {
  /** Name of the form's field. */
  field: string
  /** What the sender calls it. */
  fileName: string
  file: string
  sha256: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a form, in the order in which they were sent. */
    uploads: Upload[]
  }
  interface FastifyContextConfig {
    /** The route takes multipart/form-data beside JSON: its fields are the body, its files the uploads. */
    form?: true
  }
}

/** Reads multipart forms for the routes that take them. Files go to disk, so that many at once need no memory. */
export async function addUploads(app: App): Promise<void> {
  const folders = new WeakMap<FastifyRequest, string>()
  await app.register(multipart, {
    limits: { fileSize: LARGEST_FILE, files: MOST_FILES, fields: 100, parts: 120, fieldSize: MEGABYTE },
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
        if (part.type === 'file') uploads.push(await keep(part, join(folder, String(uploads.length))))
        else if (part.fieldnameTruncated || part.valueTruncated) throw tooLarge(part.fieldname, 'too_long')
        else fields[part.fieldname] = part.value
      }
    } catch (error) {
      // What is left is read to its end: the connection's next request stands behind it
      request.raw.unpipe()
      request.raw.resume()
      // One that is longer, or does not say how long it is, ends with its connection
      if (!(Number(request.headers['content-length']) <= LARGEST_FORM)) reply.header('connection', 'close')
      throw isMalformed(error) ? new ProblemError(400, 'malformed_form', { detail: error.message }) : error
    }
    request.body = fields
  })

  const tidy = async (request: FastifyRequest) => {
    const folder = folders.get(request)
    if (folder) await rm(folder, { recursive: true, force: true })
  }
  app.addHook('onResponse', tidy)
  app.addHook('onRequestAbort', tidy)
}

/** What is wrong with the form itself comes as a plain error; disks and limits have a code or a status. */
const isMalformed = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof ProblemError) && !('code' in error) && !('statusCode' in error)

async function keep(part: MultipartFile, file: string): Promise<Upload> {
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
    detail: `A file has at most ${LARGEST_FILE / MEGABYTE} MB, any other field 1 MB.`,
    issues: [{ path, validatorKey }],
  })
