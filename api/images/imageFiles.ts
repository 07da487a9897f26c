import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import type { Config, S3Settings } from '../config.ts'
import { AtomicFilesDriver } from './atomicFilesDriver.ts'

/** Files of pictures by their keys, such as `58/name.jpg`, wherever they are kept. Each is there whole or not at all. */
interface ImageFiles {
  /** The file's bytes; null where there is none. */
  read(key: string): Promise<Buffer | null>
  /** Keeps a file, instead of one that has its key. Throws with code ENOSPC where there is no room. */
  write(key: string, bytes: Buffer): Promise<void>
}

/** The settings that say where pictures are kept. */
export type ImageFilesConfig = Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>

/** Keeps files in a bucket where S3 is set, else in a folder of DATA_DIR. */
export function createImageFiles({ dataDir, s3 }: ImageFilesConfig): ImageFiles {
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= s3 ? openBucket(s3) : openFolder(join(dataDir, 'images')))
  return {
    async read(key) {
      try {
        return await buffer(await (await disk()).getStream(key))
      } catch (error) {
        const cause = causeOf(error)
        if (isMissing(cause)) return null
        throw cause
      }
    },
    async write(key, bytes) {
      try {
        await (await disk()).put(key, bytes)
      } catch (error) {
        throw causeOf(error)
      }
    },
  }
}

const openFolder = async (location: string) => new Disk(new AtomicFilesDriver({ location, visibility: 'private' }))

async function openBucket(s3: S3Settings): Promise<Disk> {
  // Loaded only here: the client is large, and most have no bucket
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      ...s3,
      visibility: 'private',
      supportsACL: false,
      // What servers other than Amazon's understand
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
    }),
  )
}

// The library says that it failed; why, as an errno or S3's name, stands in the cause
const causeOf = (error: unknown) => (error instanceof Error && error.cause) || error

const isMissing = (error: unknown) => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey'
}
