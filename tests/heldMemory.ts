import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes of this process's heap that something still holds: what the collector just has not taken yet is not counted. */
export function heldMemory(): number {
  collect()
  return process.memoryUsage().heapUsed
}
