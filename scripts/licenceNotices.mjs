import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The licences, as SPDX names them, under which the product may ship a package. What another asks for is to be read first. */
const KNOWN = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
])
const TEXT = /^(licen[cs]e|copying|notice)/i
const LINE = '-'.repeat(80)

/**
 * The notices that go with the product: each package with its licence, then each text of a licence with the packages that it
 * comes with. Throws where a licence is not known, naming the package.
 */
export function licenceNotices(packages) {
  const unknown = packages.filter(({ license }) => !KNOWN.has(license))
  if (unknown.length > 0) {
    const names = unknown.map(({ name, version, license }) => `${name}@${version} (${license ?? 'none'})`)
    throw new Error(`Packages whose licence is not known: ${names.join(', ')}. See scripts/licenceNotices.mjs`)
  }
  const packagesOf = new Map()
  for (const { folder, name, version } of packages)
    for (const file of readdirSync(folder).filter((each) => TEXT.test(each))) {
      const text = readFileSync(join(folder, file), 'utf8').trim()
      packagesOf.set(text, [...(packagesOf.get(text) ?? []), `${name}@${version}`])
    }
  const list = packages.map(({ name, version, license, author, homepage }) =>
    [`${name}@${version}`, license, author, homepage].filter(Boolean).join(', '),
  )
  return [
    'Kuvert contains these packages of others, under the licences that are named.',
    [...new Set(list)].join('\n'),
    ...packages.flatMap(lgplNotice),
    ...[...packagesOf].map(([text, names]) => `${LINE}\n${[...new Set(names)].join(', ')}:\n\n${text}`),
    '',
  ].join('\n\n')
}

/** What the LGPL asks for: where the library is, that it may be replaced, its source and its terms. */
function lgplNotice({ folder, name, version, license }) {
  if (license !== 'LGPL-3.0-or-later') return []
  const [, terms = ''] = readFileSync(join(folder, 'README.md'), 'utf8').split(/^## Licensing$/m)
  return [
    `${LINE}\n${name}@${version}:\n\n` +
      `A shared library, which is loaded from ${folder} and may be replaced by a version of your own. Its source, with what\n` +
      `builds it, is at https://github.com/lovell/sharp-libvips/tree/v${version}; versions.json beside it names the versions of\n` +
      'the libraries in it. The texts of the licences are /usr/share/common-licenses/LGPL-3 and GPL-3 of the image.\n\n' +
      terms.trim(),
  ]
}
