import { spawnSync } from 'node:child_process'

/**
 * The product's bill of materials (CycloneDX): the packages that it ships and the Node that runs them. npm makes it of all that
 * is installed, since it leaves out some of the shipped ones where it is told to omit those for development.
 */
export function billOfMaterials(packages) {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`)
  const { metadata, components, dependencies, ...bill } = JSON.parse(stdout)
  const product = { ...metadata.component, type: 'application', name: 'kuvert' }
  const shipped = new Set([product['bom-ref'], ...packages.map(({ name, version }) => `${name}@${version}`)])
  return {
    ...bill,
    metadata: { ...metadata, component: product },
    components: [nodeComponent(), ...components.filter((component) => shipped.has(component['bom-ref']))],
    dependencies: dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => shipped.has(each)) })),
  }
}

/** The Node that runs this, which the image takes over. */
function nodeComponent() {
  const version = process.versions.node
  return {
    'bom-ref': `node@${version}`,
    type: 'platform',
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
  }
}
