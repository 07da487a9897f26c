import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before all tests: a folder for what they share, unless several runs share one. See createOnce. */
export default async function begin() {
  if (process.env.TEST_RUN_FOLDER) return
  const folder = await mkdtemp(join(tmpdir(), 'kuvert-tests-'))
  process.env.TEST_RUN_FOLDER = folder
  return () => rm(folder, { recursive: true, force: true })
}
