import { readFile } from 'node:fs/promises'

/** The memory of a process in MB, as Linux reports it; NaN elsewhere. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? []
  return Number(kilobytes ?? Number.NaN) / 1024
}
