import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { licenceNotices } from './licenceNotices.mjs'
import { shippedPackages } from './shippedPackages.mjs'

test('SEC-22 every package that is shipped has a licence that is known, and its notice', () => {
  const packages = shippedPackages()
  expect(packages.length).toBeGreaterThan(300)
  const notices = licenceNotices(packages)
  for (const { name, version, license } of packages) expect(notices).toContain(`${name}@${version}, ${license}`)
  // Of typefaces and of the library that resizes pictures
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(notices).toMatch(/sharp-libvips-\S+:\n\nA shared library, which is loaded from \S+ and may be replaced/)
  expect(notices).toContain('| libvips       | LGPLv3')
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
})

test('SEC-22 a package whose licence is unknown or missing is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const packages = { '': {}, 'node_modules/a': {}, 'node_modules/b': {}, 'node_modules/c': { dev: true } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  for (const [name, license] of [['a', 'SSPL-1.0'], ['b'], ['c', 'SSPL-1.0']]) {
    mkdirSync(join(root, 'node_modules', name ?? ''), { recursive: true })
    writeFileSync(
      join(root, 'node_modules', name ?? '', 'package.json'),
      JSON.stringify({ name, version: '1.0.0', license }),
    )
  }
  expect(() => licenceNotices(shippedPackages(root))).toThrow(
    'Packages whose licence is not known: a@1.0.0 (SSPL-1.0), b@1.0.0 (none).',
  )
})
