import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes the folder for this process; answers what gives it free. The embedded database does not lock its folder, and
 * two processes in it would silently destroy it. The lock of a process that is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const inUse = (pid: string) =>
    new Error(`DATA_DIR ${folder} is in use by process ${pid}. Stop that process, or set another DATA_DIR.`)
  return take(join(folder, 'lock'), inUse)
}

async function take(lock: string, inUse: (pid: string) => Error): Promise<() => Promise<void>> {
  const holder = `${process.pid} ${(await startOf(process.pid)) ?? ''} ${crypto.randomUUID()}\n`
  const release = async () => {
    if ((await readText(lock)) === holder) await rm(lock, { force: true })
  }
  const own = `${lock}.${crypto.randomUUID()}`
  await writeFile(own, holder)
  try {
    // Linking makes the lock with its text in one step, and fails where there is one
    while (!(await linked(own, lock))) {
      const other = await readText(lock)
      if (other === null) continue
      const [pid = '', started = ''] = other.trim().split(' ')
      if (await lives(Number(pid), started)) throw inUse(pid)
      if (await replaced(own, lock, other, inUse)) break
    }
    return release
  } finally {
    await rm(own, { force: true })
  }
}

/** Puts our lock in the place of a dead process's, unless another has done so: only one at a time may, by a lock for it. */
async function replaced(own: string, lock: string, dead: string, inUse: (pid: string) => Error): Promise<boolean> {
  const release = await take(`${lock}.${dead.trim().replace(/\W+/g, '-')}`, inUse)
  try {
    if ((await readText(lock)) !== dead) return false
    await rename(own, lock)
    return true
  } finally {
    await release()
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function lives(pid: number, started: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there, and somebody else's
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const start = await startOf(pid)
  return start === null || started === '' || start === started
}

/** When a process started, where Linux tells it: process ids are used again, above all in containers. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readText(`/proc/${pid}/stat`)
  if (stat === null) return null
  // The second field, the name in parentheses, may hold spaces
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A killed process whose parent has not taken notice yet still has its id
  return state === 'Z' ? 'ended' : (rest[18] ?? null)
}

const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)
