import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before all tests: the folder of the run, unless `npm test` has made it. */
export default async function begin() {
  if (process.env.TEST_RUN_FOLDER) return
  const folder = await mkdtemp(join(tmpdir(), 'kuvert-tests-'))
  // A server that refuses to run as root reaches its own folder below
  await chmod(folder, 0o711)
  process.env.TEST_RUN_FOLDER = folder
  return () => rm(folder, { recursive: true, force: true })
}
