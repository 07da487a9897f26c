import type { ChildProcess } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Server } from './compare.ts'
import { DOCUMENTS } from './queries.ts'
import { startWebServer } from './webServer.ts'

/** The built BFF over the recorded service, with documents of the comparison's own, in a new folder of its own. */
export async function startGraph(v2Url: string, folder: string, children: ChildProcess[]): Promise<Server> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'persisted_queries.json'), JSON.stringify(DOCUMENTS))
  await symlink(resolve('dist'), join(folder, 'dist'))
  return startWebServer({ v2Url, cwd: folder, dataDir: folder, children })
}
