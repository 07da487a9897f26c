import { z } from 'zod'

/** The form of the files; a program reads only its own. */
export const BACKUP_FORMAT = 1

/** The content of a backup. It is written last: a backup without one was not finished. */
export const Manifest = z.object({
  format: z.literal(BACKUP_FORMAT, { error: `is not ${BACKUP_FORMAT}: it was made by another release` }),
  createdAt: z.iso.datetime(),
  /** The migrations that the database had, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.int(),
      parts: z.int(),
      /** The SHA-256 of each part's file in hexadecimal; releases before it was written have none. */
      checksums: z.array(z.string()).optional(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** The keys of the pictures. */
  pictures: z.array(z.string()),
})
export type Manifest = z.output<typeof Manifest>
/** What a backup says of one table. */
export type TableManifest = Manifest['tables'][number]

/** The file of the rows of one part of a table. */
export const partKey = (backup: string, table: string, part: number) => `${backup}/${table}.${part}.jsonl.gz`
export const manifestKey = (backup: string) => `${backup}/manifest.json`
/** Pictures never change under their name, so all backups of a place share them. */
export const pictureKey = (key: string) => `pictures/${key}`
