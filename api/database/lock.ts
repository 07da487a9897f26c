import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Locks the folder for this process; returns the function that unlocks it. The embedded database does not lock its
 * folder, and two processes in it would silently corrupt it. The lock of a dead process is taken over. Throws when a
 * living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const inUse = (pid: string) =>
    new Error(`DATA_DIR ${folder} is in use by process ${pid}. Stop that process, or set another DATA_DIR.`)
  return acquireLock(join(folder, 'lock'), inUse)
}

async function acquireLock(lock: string, inUse: (pid: string) => Error): Promise<() => Promise<void>> {
  const holder = `${process.pid} ${(await getStartTime(process.pid)) ?? ''} ${crypto.randomUUID()}\n`
  const release = async () => {
    if ((await readText(lock)) === holder) await rm(lock, { force: true })
  }
  const own = `${lock}.${crypto.randomUUID()}`
  await writeFile(own, holder)
  try {
    // link() creates the lock with its content atomically, and fails when it exists
    while (!(await tryLink(own, lock))) {
      const other = await readText(lock)
      if (other === null) continue
      const [pid = '', started = ''] = other.trim().split(' ')
      if (await isAlive(Number(pid), started)) throw inUse(pid)
      if (await tryReplaceStale(own, lock, other, inUse)) break
    }
    return release
  } finally {
    await rm(own, { force: true })
  }
}

/** Replaces a dead process's lock by ours, under a lock of its own; false when another process was faster. */
async function tryReplaceStale(
  own: string,
  lock: string,
  dead: string,
  inUse: (pid: string) => Error,
): Promise<boolean> {
  const release = await acquireLock(`${lock}.${dead.trim().replace(/\W+/g, '-')}`, inUse)
  try {
    if ((await readText(lock)) !== dead) return false
    await rename(own, lock)
    return true
  } finally {
    await release()
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isAlive(pid: number, started: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to another user
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const start = await getStartTime(pid)
  return start === null || started === '' || start === started
}

/** The start time of a process, on Linux; null elsewhere. Needed since process ids are reused, above all in containers. */
async function getStartTime(pid: number): Promise<string | null> {
  const stat = await readText(`/proc/${pid}/stat`)
  if (stat === null) return null
  // The second field, the name in parentheses, may contain spaces
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie still has its id until its parent reaps it
  return state === 'Z' ? 'ended' : (rest[18] ?? null)
}

const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)
