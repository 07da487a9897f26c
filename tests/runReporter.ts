import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

type Errors = readonly { message: string; stack?: string; diff?: string }[]

/**
 * Writes how long each test file and each test took, hooks and imports included, for scripts/slowest.mjs, and what
 * failed, for scripts/failures.mjs.
 */
export default class RunReporter implements Reporter {
  readonly #files: { name: string; ms: number }[] = []
  readonly #tests: { name: string; ms: number }[] = []
  readonly #failures: { name: string; message: string }[] = []

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, prepareDuration, setupDuration, environmentSetupDuration, duration } = module.diagnostic()
    const name = `${module.relativeModuleId} (${module.project.name})`
    this.#files.push({
      name,
      ms: collectDuration + prepareDuration + setupDuration + environmentSetupDuration + duration,
    })
    this.#addFailures(name, module.errors())
    for (const suite of module.children.allSuites()) this.#addFailures(`${name}: ${suite.fullName}`, suite.errors())
    for (const test of module.children.allTests()) {
      this.#tests.push({ name: `${name}: ${test.name}`, ms: test.diagnostic()?.duration ?? 0 })
      this.#addFailures(`${name}: ${test.fullName}`, test.result().errors ?? [])
    }
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: Errors): void {
    this.#addFailures('outside the tests', unhandled)
    const folder = process.env.TEST_RUN_FOLDER
    if (!folder) return
    mkdirSync(folder, { recursive: true })
    const run = { files: this.#files, tests: this.#tests, failures: this.#failures }
    writeFileSync(join(folder, process.env.TEST_REPORT ?? 'vitest.json'), JSON.stringify(run))
  }

  #addFailures(name: string, errors: Errors): void {
    for (const { message, stack = message, diff = '' } of errors)
      this.#failures.push({ name, message: `${stack}\n${diff}` })
  }
}
