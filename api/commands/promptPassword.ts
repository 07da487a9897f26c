import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/**
 * Reads a new password: typed twice without echo on a terminal, else the first line of stdin. Empty if none is given;
 * throws if the two differ or the prompt is closed.
 */
export async function promptPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: discard, terminal: true })
  const prompt = (label: string) =>
    new Promise<string>((resolve, reject) => {
      process.stderr.write(label)
      lines.question('', (answer) => {
        process.stderr.write('\n')
        resolve(answer)
      })
      lines.once('close', () => reject(new Error('No password was given.')))
    })
  lines.once('SIGINT', () => lines.close())
  try {
    const password = await prompt(question)
    if (password !== '' && (await prompt('Once more: ')) !== password) throw new Error('The two passwords differ.')
    return password
  } finally {
    lines.close()
  }
}
