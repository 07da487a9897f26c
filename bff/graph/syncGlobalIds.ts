import { RootFieldBuilder } from '@pothos/core'
// First: it is Relay's own way that is replaced
import { encodeGlobalID } from '@pothos/plugin-relay'

// Each answer has a hundred: memory of their own would cost as much again
const bytes = Buffer.alloc(256)

/** The global id of a thing, as Relay's plugin makes it. */
function globalId(typename: string, id: string): string {
  // In UTF-8 a character takes up to three bytes
  if (3 * (typename.length + 1 + id.length) > bytes.length) return encodeGlobalID(typename, id)
  return bytes.toString('base64', 0, bytes.write(`${typename}:${id}`))
}

type Resolve = (parent: unknown, args: unknown, context: unknown, info: unknown) => unknown

interface FieldBuilder {
  builder: { configStore: { getTypeConfig: (ref: unknown) => { name: string } } }
  field: (options: object) => unknown
  globalID: (options: { resolve: Resolve }) => unknown
}

/**
 * Answers global ids as they are. Relay's plugin makes a promise of each, and a promise in an object costs more than
 * all the rest of it: a third of what a storefront takes.
 */
export function answerPlainIds(): void {
  const fields = RootFieldBuilder.prototype as unknown as FieldBuilder
  fields.globalID = function globalID(this: FieldBuilder, { resolve, ...options }) {
    const names = new Map<unknown, string>()
    const nameOf = (type: unknown) => {
      const name = names.get(type) ?? this.builder.configStore.getTypeConfig(type).name
      names.set(type, name)
      return name
    }
    const encode = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return value
      const { type, id } = value as { type: unknown; id: unknown }
      return globalId(nameOf(type), String(id))
    }
    const plain: Resolve = (parent, args, context, info) => {
      const value = resolve(parent, args, context, info)
      return value instanceof Promise ? value.then(encode) : encode(value)
    }
    return this.field({ ...options, type: 'ID', resolve: plain })
  }
}
