import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages that are part of the product, by the lock file: in the bundles of servers and browser, or beside them. */
export function shippedPackages(root = '.') {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([folder, { dev }]) => {
    // Native parts for other systems are not installed
    if (folder === '' || dev || !existsSync(join(root, folder, 'package.json'))) return []
    const { name, version, license, author, homepage } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    return [{ folder: join(root, folder), name, version, license, author: author?.name ?? author, homepage }]
  })
}
