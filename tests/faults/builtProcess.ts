import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { until } from '../fixtures/until.ts'

/** A built entry point of dist/server as a process of its own, to be killed and started again. */
export class BuiltProcess {
  readonly #name: string
  readonly #environment: NodeJS.ProcessEnv
  readonly #readyUrl: string | undefined
  #child: ChildProcess | undefined
  /** What it has printed since its last start. */
  printed = ''

  /** `readyUrl` answers once it is ready; a process without one is ready when it has logged that it started. */
  constructor(name: string, environment: NodeJS.ProcessEnv, readyUrl?: string) {
    this.#name = name
    this.#environment = { ...process.env, ...environment }
    this.#readyUrl = readyUrl
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const child = this.run()
    await until(() => {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${this.#name} ended while starting: ${this.printed}`)
      return this.#readyUrl ? isReady(this.#readyUrl) : /(?<!not )started/.test(this.printed)
    })
  }

  /** Starts it without waiting. */
  run(): ChildProcess {
    this.printed = ''
    this.#child = spawn(process.execPath, [`dist/server/${this.#name}.js`], { env: this.#environment })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.printed += chunk))
    return this.#child
  }

  /** Ends it, without a warning by SIGKILL, and resolves with its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child) return null
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode
  }
}

const isReady = (url: string) =>
  fetch(url, { headers: { connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  )
