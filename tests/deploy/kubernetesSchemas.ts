import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The package has thousands of files, and the product does not need it: it is installed here, once. */
const FOLDER = 'tests/deploy/schemas'

interface TypedResource {
  apiVersion: string
  kind: string
  metadata: object
  spec: unknown
}

/** Opens the schemas of Kubernetes. Returns what is wrong with a resource by them; null where nothing is. */
export async function openSchemas(): Promise<(resource: TypedResource) => string | null> {
  if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json'))
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER })
  const load = createRequire(resolve(FOLDER, 'package.json'))
  return (resource) => {
    const { apiVersion, kind } = resource
    const { [kind]: Model } = load(`kubernetes-models/${apiVersion}/${kind}`) as Record<string, ModelClass>
    const unread = new Set<string>()
    try {
      Model?.prototype.validate.call(watched(resource, '', unread))
    } catch (error) {
      return String(error)
    }
    return unread.size > 0 ? `unknown fields: ${[...unread].join(', ')}` : null
  }
}

interface ModelClass {
  prototype: { validate: () => void }
}

function changedAt(file: string): number {
  const path = join(FOLDER, file)
  return existsSync(path) ? statSync(path).mtimeMs : 0
}

/**
 * The same value, which takes the paths of its fields out of `unread` as they are looked at: the schemas let fields pass
 * that they do not know, and never look at them.
 */
function watched<Value>(value: Value, path: string, unread: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item, index) => watched(item, `${path}/${index}`, unread)) as Value
  const fields = Object.entries(value).map(([name, field]) => {
    unread.add(`${path}/${name}`)
    return [name, watched(field, `${path}/${name}`, unread)]
  })
  return new Proxy(Object.fromEntries(fields) as object, {
    get(target, name) {
      unread.delete(`${path}/${String(name)}`)
      return Reflect.get(target, name) as unknown
    },
  }) as Value
}
