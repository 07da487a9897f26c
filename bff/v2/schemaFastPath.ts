import { Ajv, type ValidateFunction } from 'ajv'
import { z } from 'zod'

const ajv = new Ajv({ strict: false, validateFormats: false })
/** By their schemas; undefined for one that was asked about once, which may be one that is made for each answer. */
const checks = new WeakMap<z.ZodType, ValidateFunction | undefined>()

/** What a schema makes of JSON, as its `safeParse` tells it; what stands in its own form is taken as it is. */
export function parseWithFastPath<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return isCanonical(schema, json) ? { success: true, data: json as z.output<Schema> } : schema.safeParse(json)
}

/**
 * Whether JSON stands in the form that a schema would give it, as our own service sends it: then it can be taken as it
 * is, which costs a fifth of building it anew. False too where that is not known: the first time that a schema is asked
 * about, and where it has rules that JSON Schema has no words for.
 */
export function isCanonical(schema: z.ZodType, json: unknown): boolean {
  const check = checks.get(schema) ?? (checks.has(schema) ? ajv.compile(canonicalSchema(schema)) : undefined)
  checks.set(schema, check)
  return check?.(json) ?? false
}

const NOTHING = { not: {} }

function canonicalSchema(schema: z.ZodType): object {
  try {
    const form = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', override: refuseOtherRules })
    return withoutAlternatives(form) as object
  } catch {
    return NOTHING
  }
}

/**
 * The same with 'a type or null' as one rule of two types, and several lists of words as one: of alternatives, Ajv builds
 * an error for each that something is not, which takes as much memory for a storefront as its answer.
 */
function withoutAlternatives(form: unknown): unknown {
  if (Array.isArray(form)) return form.map(withoutAlternatives)
  if (typeof form !== 'object' || form === null) return form
  const { anyOf, ...rules } = Object.fromEntries(
    Object.entries(form).map(([rule, value]) => [rule, withoutAlternatives(value)]),
  )
  return Array.isArray(anyOf) ? { ...rules, ...(wordsOf(anyOf) ?? typeOrNull(anyOf) ?? { anyOf }) } : rules
}

type JsonSchema = z.core.JSONSchema.JSONSchema

function wordsOf(alternatives: readonly JsonSchema[]): JsonSchema | undefined {
  const words = alternatives.map(({ type, enum: some }) => (type === 'string' ? some : undefined))
  return words.every((some) => some !== undefined) ? { type: 'string', enum: [...new Set(words.flat())] } : undefined
}

function typeOrNull([one, none, ...others]: readonly JsonSchema[]): object | undefined {
  const isOfType = typeof one?.type === 'string' && one.enum === undefined && one.const === undefined
  return isOfType && none?.type === 'null' && others.length === 0 ? { ...one, type: [one.type, 'null'] } : undefined
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** A refinement would be left out without a word, and the name of a format checks nothing. */
const refuseOtherRules: Override = ({ zodSchema, jsonSchema: { format, pattern } }) => {
  const isRefined = zodSchema._zod.def.checks?.some((rule) => rule._zod.def.check === 'custom')
  if (isRefined || (format !== undefined && pattern === undefined)) throw new Error('JSON Schema has no words for it')
}
