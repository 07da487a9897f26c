import { Ajv, type ValidateFunction } from 'ajv'
import { z } from 'zod'

const ajv = new Ajv({ strict: false, validateFormats: false })
/** Undefined for a schema that was used once: it may be created for a single answer, and compiling costs more. */
const checks = new WeakMap<z.ZodType, ValidateFunction | undefined>()

/**
 * Parses JSON with a schema, as its `safeParse` does; JSON in canonical form is returned as it is. Saves a fifth of the CPU
 * of an uncached storefront: see docs/performance.md.
 */
export function parseWithFastPath<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return isCanonical(schema, json) ? { success: true, data: json as z.output<Schema> } : schema.safeParse(json)
}

/**
 * Returns true for JSON that parsing would not change, as our own service sends it: checking it by Ajv costs a fifth of
 * parsing it with zod. Returns false where that is not known: for the first use of a schema, and for a schema with rules
 * that JSON Schema cannot express.
 */
export function isCanonical(schema: z.ZodType, json: unknown): boolean {
  const check = checks.get(schema) ?? (checks.has(schema) ? ajv.compile(canonicalSchema(schema)) : undefined)
  checks.set(schema, check)
  return check?.(json) ?? false
}

const MATCHES_NOTHING = { not: {} }

function canonicalSchema(schema: z.ZodType): object {
  try {
    const jsonSchema = z.toJSONSchema(schema, {
      io: 'output',
      target: 'draft-7',
      reused: 'ref',
      override: rejectInexpressible,
    })
    return mergeAlternatives(jsonSchema) as object
  } catch {
    return MATCHES_NOTHING
  }
}

/**
 * Merges 'a type or null' into one rule of two types, and several enums into one: for alternatives Ajv builds an error for
 * each that does not match, which takes as much memory as a storefront's answer.
 */
function mergeAlternatives(form: unknown): unknown {
  if (Array.isArray(form)) return form.map(mergeAlternatives)
  if (typeof form !== 'object' || form === null) return form
  const { anyOf, ...rules } = Object.fromEntries(
    Object.entries(form).map(([rule, value]) => [rule, mergeAlternatives(value)]),
  )
  return Array.isArray(anyOf) ? { ...rules, ...(mergeEnums(anyOf) ?? typeOrNull(anyOf) ?? { anyOf }) } : rules
}

type JsonSchema = z.core.JSONSchema.JSONSchema

function mergeEnums(alternatives: readonly JsonSchema[]): JsonSchema | undefined {
  const enums = alternatives.map(({ type, enum: some }) => (type === 'string' ? some : undefined))
  return enums.every((some) => some !== undefined) ? { type: 'string', enum: [...new Set(enums.flat())] } : undefined
}

function typeOrNull([alternative, nullType, ...rest]: readonly JsonSchema[]): object | undefined {
  const isOfType =
    typeof alternative?.type === 'string' && alternative.enum === undefined && alternative.const === undefined
  return isOfType && nullType?.type === 'null' && rest.length === 0
    ? { ...alternative, type: [alternative.type, 'null'] }
    : undefined
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** Throws for refinements, which JSON Schema would drop silently, and for formats, which Ajv does not check here. */
const rejectInexpressible: Override = ({ zodSchema, jsonSchema: { format, pattern } }) => {
  const isRefined = zodSchema._zod.def.checks?.some((rule) => rule._zod.def.check === 'custom')
  if (isRefined || (format !== undefined && pattern === undefined))
    throw new Error('JSON Schema cannot express this rule')
}
