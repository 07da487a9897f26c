import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The numbers of the lines of a file that a rule of ours refuses; `before` and `after` stand around them. */
export function refusedLines(
  plugin: string,
  rule: string,
  name: string,
  lines: readonly string[],
  before = '',
  after = '',
): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'oxlint-'))
  try {
    const config = join(folder, 'oxlintrc.json')
    const jsPlugins = [resolve(`scripts/oxlint/${plugin}${rule[0]?.toUpperCase()}${rule.slice(1)}.mjs`)]
    const rules = { [`${plugin}/${rule}`]: 'error' }
    writeFileSync(config, JSON.stringify({ plugins: [], jsPlugins, categories: { correctness: 'off' }, rules }))
    const file = join(folder, name)
    writeFileSync(file, `${before}\n${lines.join('\n')}\n${after}`)
    const args = ['node_modules/oxlint/bin/oxlint', '-c', config, '-f', 'json', file]
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] }
    return diagnostics.map(({ labels }) => (labels[0]?.span.line ?? 0) - 1).sort((a, b) => a - b)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
