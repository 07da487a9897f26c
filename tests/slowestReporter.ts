import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes how long each test file and each test took, hooks and imports included, for scripts/slowest.mjs. */
export default class SlowestReporter implements Reporter {
  readonly #files: { name: string; ms: number }[] = []
  readonly #tests: { name: string; ms: number }[] = []

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, prepareDuration, setupDuration, environmentSetupDuration, duration } = module.diagnostic()
    const name = `${module.relativeModuleId} (${module.project.name})`
    this.#files.push({
      name,
      ms: collectDuration + prepareDuration + setupDuration + environmentSetupDuration + duration,
    })
    for (const test of module.children.allTests())
      this.#tests.push({ name: `${name}: ${test.name}`, ms: test.diagnostic()?.duration ?? 0 })
  }

  onTestRunEnd(): void {
    const folder = process.env.TEST_RUN_FOLDER
    if (!folder) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'vitest.json'), JSON.stringify({ files: this.#files, tests: this.#tests }))
  }
}
