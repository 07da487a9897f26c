import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOMS = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory())
const ROOM = ROOMS.map(({ name }) => name).join('|')
/** A path of the project in backticks, without placeholders. */
const PATH = new RegExp(`\`((?:${ROOM})/[\\w./-]*)\``, 'g')
const LINK = /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g

/** Decisions describe their day: what they name may have gone since. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
/** Made by a build, a start or a test, so not there in a fresh clone. */
const isMade = (path: string) => /^(dist|data|test-results)\//.test(path)

test.each(pages)('%s names only files that exist', (page) => {
  const text = readFileSync(page, 'utf8')
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path)
  const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(page), link))
  expect([...paths, ...links].filter((path) => !isMade(path) && !existsSync(path))).toEqual([])
})
