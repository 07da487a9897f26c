import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import type { Config, S3Settings } from '../config.ts'
import { AtomicFilesDriver, type Readers } from './atomicFilesDriver.ts'

/** Files of pictures by their keys, such as `58/name.jpg`. Writes are atomic. */
interface ImageFiles {
  /** The file's bytes; null when there is none. */
  read(key: string): Promise<Buffer | null>
  /** Writes or replaces a file. Throws with code ENOSPC when the disk is full. */
  write(key: string, bytes: Buffer): Promise<void>
}

/** The settings of where pictures are stored. */
export type ImageFilesConfig = Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>

/** Stores files in a bucket when S3 is configured, else in a folder of DATA_DIR. */
export function createImageFiles(place: ImageFilesConfig): ImageFiles {
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= openImageDisk(place))
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

/** Opens where the settings store pictures. */
export const openImageDisk = ({ dataDir, s3 }: ImageFilesConfig): Promise<Disk> =>
  s3 ? openBucket(s3) : openFolder(join(dataDir, 'images'))

/** A folder of this machine, in which writes are atomic. */
export const openFolder = async (location: string, readers: Readers = 'umask') =>
  new Disk(new AtomicFilesDriver({ location, visibility: 'private', readers }))

/** A bucket of a server that speaks S3. */
export async function openBucket(s3: S3Settings): Promise<Disk> {
  // Loaded only here: the client is large, and few installations have a bucket
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      ...s3,
      visibility: 'private',
      supportsACL: false,
      // Servers other than Amazon's support nothing else
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
    }),
  )
}

// The library wraps errors; the errno or S3's error name is in the cause
const causeOf = (error: unknown) => (error instanceof Error && error.cause) || error

const isMissing = (error: unknown) => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey'
}
