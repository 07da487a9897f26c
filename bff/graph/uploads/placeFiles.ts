import { CodedError } from '../../v2/errors.ts'
import type { Upload } from './Upload.ts'

/**
 * The operation of a form with its files put where the map says. Throws CodedError for a form that does not match the
 * GraphQL multipart request specification.
 */
export function placeFiles(fields: ReadonlyMap<string, string>, uploads: ReadonlyMap<string, Upload>): unknown {
  const operation = parseField(fields, 'operations')
  const map = parseField(fields, 'map')
  if (!isObject(map) || Array.isArray(map)) throw malformed('The field map must be an object.')
  for (const [field, paths] of Object.entries(map)) {
    const upload = uploads.get(field)
    if (!upload || !Array.isArray(paths)) throw malformed('The map must name files of the form, each with its paths.')
    for (const path of paths) placeAt(operation, String(path), upload)
  }
  return operation
}

function parseField(fields: ReadonlyMap<string, string>, name: string): unknown {
  try {
    return JSON.parse(fields.get(name) ?? '')
  } catch {
    throw malformed(`The field ${name} must be JSON.`)
  }
}

/** Follows own properties only, so that no path leads to a prototype. */
function placeAt(operation: unknown, path: string, upload: Upload): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : null), operation)
  // Some clients leave out the variable of a file in place of null
  const isFree = isObject(parent) && (parent[last] === null || !(Array.isArray(parent) || last in parent))
  if (!isFree) throw malformed(`The map's path ${path} must lead to null in the operations.`)
  parent[last] = upload
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const malformed = (message: string) => new CodedError(message, 'BAD_REQUEST')
