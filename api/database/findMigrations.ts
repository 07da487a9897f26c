import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Migration } from 'kysely'

/**
 * The migrations by their names, which are those of their files in `migrations/`. Never change one that was released,
 * nor its name.
 */
export async function findMigrations(): Promise<Record<string, Migration>> {
  // Vite puts the files into the bundle; under tsx, without Vite, they are read from the folder
  const modules =
    import.meta.env === undefined
      ? await importFolder(new URL('./migrations/', import.meta.url))
      : import.meta.glob<Migration>(['./migrations/*.ts', '!./migrations/*.test.ts'], { eager: true })
  return Object.fromEntries(Object.entries(modules).map(([file, migration]) => [basename(file, '.ts'), migration]))
}

async function importFolder(folder: URL): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const imports = files.map(
    async (file) => [file, await import(/* @vite-ignore */ new URL(file, folder).href)] as const,
  )
  return Object.fromEntries(await Promise.all(imports))
}
