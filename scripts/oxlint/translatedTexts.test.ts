import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'translated-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The numbers of the lines that the rule refuses, each of which is the child of a component. */
function refusedLines(...lines: string[]): number[] {
  const config = join(folder, 'oxlintrc.json')
  const jsPlugins = [resolve('scripts/oxlint/translatedTexts.mjs')]
  const rules = { 'translated/texts': 'error' }
  writeFileSync(config, JSON.stringify({ plugins: [], jsPlugins, categories: { correctness: 'off' }, rules }))
  const file = join(folder, 'Page.tsx')
  const declarations =
    'interface Props { children: ReactNode; name: string } const iconNode = useIcon(); const link = <a />;'
  writeFileSync(file, `${declarations} const Page = (props: Props) => (<main><hr />\n${lines.join('\n')}\n</main>)`)
  const args = ['node_modules/oxlint/bin/oxlint', '-c', config, '-f', 'json', file]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] }
  return diagnostics.map(({ labels }) => (labels[0]?.span.line ?? 0) - 1).sort((a, b) => a - b)
}

test('VIS-14 lint refuses what a translated page cannot show', () => {
  const refused = [
    '<p>{count} af {of}</p>',
    '<p><Icon /> {props.name}</p>',
    '<p>{isFull && <Icon />} 3 valgt</p>',
    "<p>Kurven{isFull ? ' er fuld' : ''}</p>",
    '<p>{names.map((name) => name)}<br /></p>',
    '<p>{names.map((name) => <b>{name}</b>)}.</p>',
    '<p>{props.children} Prøv igen.</p>',
    '<p><b>1</b>{[1].at(index)}</p>',
    '<>Tekst</>',
    "<>{isFull && 'Fuld'}</>",
    '<Fragment key="a">Tekst <b>her</b></Fragment>',
  ]
  expect(refusedLines(...refused)).toEqual(refused.map((_, index) => index + 1))
})

test('VIS-14 lint takes a text that is alone in its element, and texts beside elements that stay', () => {
  const allowed = [
    '<p>{`${count} af ${of}`}</p>',
    '<p><Icon /><span>{props.name}</span></p>',
    '<p>{isFull && <Icon />}<span>3 valgt</span></p>',
    '<p>Ring på <a>{phone}</a>, tak.</p>',
    '<p>Se {link}.</p>',
    '<p>{isFull ? <b>ja</b> : <i>nej</i>}{names.map((name) => <b>{name}</b>)}</p>',
    '<p><Icon />{props.children}</p>',
    '<p><Icon />{iconNode}</p>',
    '<>{props.children}</>',
  ]
  expect(refusedLines(...allowed)).toEqual([])
})
