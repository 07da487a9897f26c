import { Kind, valueFromASTUntyped, visit } from 'graphql'
import type { ArgumentNode, DocumentNode } from 'graphql'
import { LIMITS, QueryTooComplex } from './limits.ts'

/** Arguments that decide how many items are requested: a number, a list of ids, or an input with lists and a period. */
export const SIZE_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'last', 'ids', 'input', 'otherMenus'])
/** The fields of an input that say how many days are requested. */
const PERIOD: ReadonlySet<string> = new Set(['from', 'to'])
const DATE_LENGTH = 'YYYY-MM-DD'.length
const argumentsByDocument = new WeakMap<DocumentNode, ArgumentNode[]>()

/** Throws QueryTooComplex where more items are requested than a page may have. */
export function assertPageSizes(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  for (const size of sizeArguments(document)) {
    const requested = sizeOf(size, variables)
    if (requested > LIMITS.pageSize) throw new QueryTooComplex('pageSize', requested)
  }
}

/** A key of the sizes that a request's variables set: the same sizes have the same cost. */
export function requestedSizes(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string {
  const sizes = sizeArguments(document).map(({ value }) => sizeKey(valueFromASTUntyped(value, variables)))
  return sizes.join()
}

function sizeKey(given: unknown): string {
  if (Array.isArray(given)) return `[${given.length}]`
  if (typeof given === 'string') return 'one'
  if (typeof given !== 'object' || given === null) return String(given)
  const sizes = Object.entries(given).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [`${name}[${value.length}]`]
    return PERIOD.has(name) ? [`${name} ${String(value).slice(0, DATE_LENGTH)}`] : []
  })
  return `{${sizes.join()}}`
}

function sizeArguments(document: DocumentNode): ArgumentNode[] {
  const known = argumentsByDocument.get(document)
  if (known) return known
  const found: ArgumentNode[] = []
  visit(document, { Argument: (argument) => void (SIZE_ARGUMENTS.has(argument.name.value) && found.push(argument)) })
  argumentsByDocument.set(document, found)
  return found
}

function sizeOf({ value }: ArgumentNode, variables: Readonly<Record<string, unknown>>): number {
  if (value.kind === Kind.INT) return Number(value.value)
  if (value.kind === Kind.LIST) return value.values.length
  if (value.kind !== Kind.VARIABLE) return 0
  const given = variables[value.name.value]
  if (Array.isArray(given)) return given.length
  return typeof given === 'number' ? given : 0
}
