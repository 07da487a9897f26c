import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'
import type { BusboyFileStream } from '@fastify/busboy'
import { createTemporaryFile } from '../../../runtime/temporaryFile.ts'
import type { TemporaryFile } from '../../../runtime/temporaryFile.ts'
import { CodedError, InsufficientStorage } from '../../v2/errors.ts'
import { MAX_FIELD_BYTES, MAX_FILE_BYTES, MAX_FILES } from './fileLimits.ts'
import { placeFiles } from './placeFiles.ts'
import { Upload } from './Upload.ts'

/** An operation that was received with files. */
export interface ReceivedForm {
  /** The operation as it was sent, with an Upload at the place of each file. */
  operation: unknown
  /** Removes the files. */
  close: () => Promise<void>
}

// Of a larger file one byte more than allowed is stored, by which it is recognized
const LIMITS = { files: MAX_FILES, fields: 2, fieldSize: MAX_FIELD_BYTES, fileSize: MAX_FILE_BYTES + 1 }

const malformed = (message: string) => new CodedError(message, 'BAD_REQUEST')
const tooManyParts = () => malformed(`The limit of a form are operations, map and ${MAX_FILES} files.`)

/**
 * Receives a form by the GraphQL multipart request specification, its files on disk. Calls `onBytes` for all that arrives.
 * Throws what that throws, a CodedError for a malformed form and a full disk, and where the client disconnects; then no
 * file is left.
 */
export async function readForm(request: IncomingMessage, onBytes: (bytes: number) => void): Promise<ReceivedForm> {
  const fields = new Map<string, string>()
  const uploads = new Map<string, Upload>()
  const opened: TemporaryFile[] = []
  const streams: BusboyFileStream[] = []
  const saving: Promise<void>[] = []
  const close = async () => void (await Promise.all(opened.map((file) => file.close())))

  const save = async (stream: BusboyFileStream, field: string, name: string, type: string) => {
    const file = await createTemporaryFile()
    opened.push(file)
    for await (const chunk of stream) await file.write(chunk)
    uploads.set(field, new Upload(name, type, file))
  }

  try {
    await new Promise<void>((resolve, reject) => {
      const parser = new Busboy({ headers: { 'content-type': '', ...request.headers }, limits: LIMITS })
      parser.on('field', (name, value, _nameTruncated, isTruncated) => {
        if (isTruncated) reject(malformed(`The field ${name} is above the limit of ${MAX_FIELD_BYTES} bytes.`))
        fields.set(name, value)
      })
      parser.on('file', (field, stream, name, _encoding, type) => {
        streams.push(stream)
        const saved = save(stream, field, name, type)
        saved.catch(reject)
        saving.push(saved)
      })
      for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        parser.on(event, () => reject(tooManyParts()))
      parser.on('error', () => reject(malformed('The form is malformed.')))
      parser.on('finish', resolve)
      request.on('data', (chunk: Buffer) => {
        try {
          onBytes(chunk.length)
        } catch (error) {
          reject(error)
        }
      })
      request.on('error', reject)
      // 'close' follows 'end', too
      request.on('close', () => {
        if (!request.readableEnded) reject(malformed('The body ended too early.'))
      })
      request.pipe(parser)
    })
    await Promise.all(saving)
    return { operation: placeFiles(fields, uploads), close }
  } catch (error) {
    request.unpipe()
    for (const stream of streams) stream.destroy()
    await Promise.allSettled(saving)
    await close()
    throw isDiskFull(error) ? new InsufficientStorage() : error
  } finally {
    request.removeAllListeners('data')
  }
}

const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
