import { spawn } from 'node:child_process'
import { endProcess } from './endProcess.ts'

/** Starts a display that nobody sees; it picks a free number and says it. */
export async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const output = server.stdio[3] as NodeJS.ReadableStream
  let number = ''
  for await (const chunk of output) {
    number += chunk
    if (number.endsWith('\n')) break
  }
  if (!number) throw new Error('Xvfb ended before it had a display')
  return { name: `:${number.trim()}`, stop: () => endProcess(server) }
}
