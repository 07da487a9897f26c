import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a browser or its driver, and resolves when it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
