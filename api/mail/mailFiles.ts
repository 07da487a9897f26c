import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredMail } from './mail.ts'

/** The folder of the mails that are stored as files. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail')

/** The name of a mail's file. It begins with the time, so that files sort. */
export const mailFileName = ({ id, kind, createdAt }: Pick<StoredMail, 'id' | 'kind' | 'createdAt'>): string =>
  `${fileTime(createdAt)}-${kind}-${id}.eml`

/** Deletes the files of mails that were written before a moment; returns how many. */
export const deleteMailFilesBefore = (dataDir: string, before: Date): Promise<number> =>
  deleteMailFiles(dataDir, (name) => name < fileTime(before))

/** Deletes the files of mails by their ids; returns how many. */
export const deleteMailFilesOf = (dataDir: string, ids: ReadonlySet<string>): Promise<number> =>
  deleteMailFiles(dataDir, (name) => ids.has(name.slice(-ID_LENGTH - '.eml'.length, -'.eml'.length)))

const ID_LENGTH = 36

const fileTime = (at: Date) => at.toISOString().replace(/[:.]/g, '-')

async function deleteMailFiles(dataDir: string, isExpired: (name: string) => boolean): Promise<number> {
  const folder = mailFolder(dataDir)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // A file that is being written has a dot before its name
  const expired = names.filter((name) => name.endsWith('.eml') && isExpired(name.replace(/^\./, '')))
  for (const name of expired) await rm(join(folder, name), { force: true })
  return expired.length
}
