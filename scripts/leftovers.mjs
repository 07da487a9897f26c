import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const LOOKS = 20
const BETWEEN_LOOKS_MS = 250

/** Gives processes that are about to end, such as a server's worker after the server, up to five seconds. */
export async function waitForProcesses(runFolder) {
  for (let looks = 0; looks < LOOKS && runProcesses(runFolder).length > 0; looks++) await setTimeout(BETWEEN_LOOKS_MS)
}

/**
 * The leftovers of a run's tests: living processes, and files in the temporary folders, each with the name of the
 * test file it comes from where that is known. Processes are found where the system has /proc.
 */
export const findLeftovers = (runFolder) => [...leftProcesses(runFolder), ...leftFiles(join(runFolder, 'tmp'))]

/** The ids of the run's processes that still live. */
const runProcesses = (runFolder) =>
  processIds().filter((pid) => environmentOf(pid).includes(`TEST_RUN_FOLDER=${runFolder}`))

function leftProcesses(runFolder) {
  return runProcesses(runFolder).map((pid) => {
    const file = environmentOf(pid).find((line) => line.startsWith('TEST_FILE='))
    const command = read(pid, 'cmdline').join(' ').trim()
    return `a process (${pid}) of ${file ? file.slice('TEST_FILE='.length) : 'the run'}: ${command}`
  })
}

function leftFiles(folder) {
  const names = (path) => (existsSync(path) ? readdirSync(path) : [])
  return names(folder).flatMap((owner) => {
    const [first, ...others] = names(join(folder, owner))
    if (first === undefined) return []
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return [`${first}${more} in the temporary folder of ${owner}`]
  })
}

const processIds = () =>
  existsSync('/proc/self/environ')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    : []

const environmentOf = (pid) => read(pid, 'environ')

/** Empty where the process has ended meanwhile, or is somebody else's. */
function read(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** Ends what still lives, so that the next run does not meet it. */
export function endLeftovers(runFolder) {
  for (const pid of runProcesses(runFolder)) kill(Number(pid))
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself
    if (error.code !== 'ESRCH') throw error
  }
}
