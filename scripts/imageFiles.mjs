import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOfMaterials } from './billOfMaterials.mjs'
import { licenceNotices } from './licenceNotices.mjs'
import { foldersOfServerPackages } from './serverPackages.mjs'
import { shippedPackages } from './shippedPackages.mjs'

// node scripts/imageFiles.mjs FOLDER: puts what the servers need at run time into a folder, which is all of the image

/** Besides the packages. The pictures are the demo data's. */
const FILES = ['dist', 'scripts/role.mjs', 'package.json', 'persisted_queries.json', 'api/demo/pictures', 'LICENSE']

const [to] = process.argv.slice(2)
if (!to) {
  console.error('Say the folder: node scripts/imageFiles.mjs FOLDER')
  process.exit(1)
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const isNotSource = (path) => !/\.(map|d\.[cm]?ts)$/.test(path)
for (const path of [...FILES, ...foldersOfServerPackages(packages)])
  cpSync(path, join(to, path), { recursive: true, filter: isNotSource })
const shipped = shippedPackages()
writeFileSync(join(to, 'sbom.cdx.json'), JSON.stringify(billOfMaterials(shipped)))
writeFileSync(join(to, 'THIRD_PARTY_NOTICES.txt'), licenceNotices(shipped))
