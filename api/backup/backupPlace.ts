import { resolve } from 'node:path'
import type { Disk } from 'flydrive'
import { openBucket, openFolder } from '../images/imageFiles.ts'
import type { S3Settings } from '../config.ts'

const S3_PLACE = /^s3:\/\/([^/]+)\/?(.*)$/

/** A folder or a bucket with backups. */
export interface BackupPlace {
  read(key: string): Promise<Buffer>
  has(key: string): Promise<boolean>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** The names of the backups, those that were not finished too, oldest first. */
  listBackups(): Promise<string[]>
}

/** Opens `s3://bucket/folder` on the server that the settings name, else a folder of this machine, closed to other users. */
export async function openBackupPlace(place: string, s3: S3Settings | undefined): Promise<BackupPlace> {
  const [, bucket, folder = ''] = S3_PLACE.exec(place) ?? []
  if (!bucket) return usePlace(await openFolder(resolve(place), 'owner'), '')
  if (!s3)
    throw new Error(`${place}: needs S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`)
  return usePlace(await openBucket({ ...s3, bucket }), folder.replace(/\/*$/, folder ? '/' : ''))
}

function usePlace(disk: Disk, prefix: string): BackupPlace {
  return {
    read: async (key) => Buffer.from(await disk.getBytes(prefix + key)),
    has: (key) => disk.exists(prefix + key),
    write: (key, bytes) => disk.put(prefix + key, bytes),
    async listBackups() {
      const names: string[] = []
      for await (const key of listKeys(disk, prefix, false)) names.push(key.slice(prefix.length).replace(/\/$/, ''))
      return names.filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name)).sort()
    },
  }
}

/** The keys of the files below a prefix, or of the files and folders directly in it. Empty where there is none. */
export async function* listKeys(disk: Disk, prefix: string, recursive: boolean): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll(prefix || '/', { recursive, ...(paginationToken && { paginationToken }) })
      .catch(ignoreMissing)
    for (const object of page?.objects ?? []) yield object.isFile ? object.key : object.prefix
    paginationToken = page?.paginationToken
  } while (paginationToken)
}

function ignoreMissing(error: unknown): undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if ((cause as { code?: string }).code === 'ENOENT') return
  throw error
}
