import { readFile } from 'node:fs/promises'

/** The memory of a process in MB, as Linux reports it; NaN elsewhere. */
export const memoryOf = (pid: number | undefined): Promise<number> => readMemory(pid, /VmRSS:\s+(\d+)/)

/** The most that it had since its start. */
export const peakMemoryOf = (pid: number | undefined): Promise<number> => readMemory(pid, /VmHWM:\s+(\d+)/)

async function readMemory(pid: number | undefined, line: RegExp): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = line.exec(status) ?? []
  return Number(kilobytes ?? Number.NaN) / 1024
}
