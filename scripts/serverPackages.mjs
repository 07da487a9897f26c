import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that stay outside of the server bundle: they have native parts, or files that they read at run time. */
export const SERVER_PACKAGES = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'dk-postals',
  'isomorphic-dompurify',
  'jsdom',
  'pg',
  'sharp',
]

/**
 * The folders below node_modules that the built servers load, by the lock file's list of packages: those above and what
 * they need, as far as it is installed, which leaves out the native parts for other systems.
 */
export function foldersOfServerPackages(packages, root = '.') {
  const folders = new Set()
  const add = (name, from, isOptional) => {
    const folder = placeOf(name, from, packages)
    if (!folder || !existsSync(join(root, folder))) {
      if (isOptional) return
      throw new Error(`${name}, which ${from || 'the server'} needs, is not installed`)
    }
    if (folders.has(folder)) return
    folders.add(folder)
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[folder]
    for (const each of Object.keys(dependencies)) add(each, folder, each in optionalDependencies)
    for (const each of Object.keys(optionalDependencies)) add(each, folder, true)
    for (const each of Object.keys(peerDependencies))
      if (!peerDependenciesMeta[each]?.optional) add(each, folder, false)
  }
  for (const name of SERVER_PACKAGES) add(name, '', false)
  return [...folders].sort()
}

/** The folder in which Node finds a package that is imported from a folder: in its own node_modules, or in one above. */
function placeOf(name, from, packages) {
  for (let above = from; ; ) {
    const folder = `${above ? `${above}/` : ''}node_modules/${name}`
    if (folder in packages) return folder
    if (above === '') return undefined
    const end = above.lastIndexOf('node_modules/')
    above = above.slice(0, Math.max(0, end - 1))
  }
}
