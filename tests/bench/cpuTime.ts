import { readFile } from 'node:fs/promises'

/**
 * The processor time that processes have used so far, in milliseconds, from Linux' counters; NaN elsewhere. With that of
 * threads that have ended, which processorTimeOf leaves out: a run of seconds may see some end.
 */
export async function cpuTimeOf(pids: readonly (number | undefined)[]): Promise<number> {
  const times = await Promise.all(pids.map(timeOf))
  return times.reduce((sum, ms) => sum + ms, 0)
}

async function timeOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After its name, in hundredths of a second
  const [user, system] = stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  return 10 * ((user ?? Number.NaN) + (system ?? Number.NaN))
}
