import { RootFieldBuilder } from '@pothos/core'
// First: it is Relay's own way that is replaced
import { encodeGlobalID } from '@pothos/plugin-relay'

type Resolve = (...given: unknown[]) => unknown

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
    const encode = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return value
      const { type, id } = value as { type: unknown; id: unknown }
      return encodeGlobalID(this.builder.configStore.getTypeConfig(type).name, String(id))
    }
    const plain: Resolve = (...given) => {
      const value = resolve(...given)
      return value instanceof Promise ? value.then(encode) : encode(value)
    }
    return this.field({ ...options, type: 'ID', resolve: plain })
  }
}
