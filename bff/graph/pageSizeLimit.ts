import { Kind, visit } from 'graphql'
import type { ArgumentNode, DocumentNode } from 'graphql'
import { LIMITS, QueryTooComplex } from './limits.ts'

/** Arguments that say how many things are asked for: a number, or a list of ids. */
export const SIZE_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'last', 'ids'])
const ofDocument = new WeakMap<DocumentNode, ArgumentNode[]>()

/** Throws QueryTooComplex where more things are asked for than one list may hold. */
export function assertPageSizes(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  for (const size of sizesIn(document)) {
    const asked = numberOf(size, variables)
    if (asked > LIMITS.pageSize) throw new QueryTooComplex('pageSize', asked)
  }
}

/** What a request's variables say of how many things are asked for: the same for all that ask for as many. */
export function requestedSizes(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string {
  const sizes = sizesIn(document).map(({ value }) => {
    const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : 0
    if (Array.isArray(given)) return `[${given.length}]`
    return typeof given === 'string' ? 'one' : String(given)
  })
  return sizes.join()
}

function sizesIn(document: DocumentNode): ArgumentNode[] {
  const known = ofDocument.get(document)
  if (known) return known
  const found: ArgumentNode[] = []
  visit(document, { Argument: (argument) => void (SIZE_ARGUMENTS.has(argument.name.value) && found.push(argument)) })
  ofDocument.set(document, found)
  return found
}

function numberOf({ value }: ArgumentNode, variables: Readonly<Record<string, unknown>>): number {
  if (value.kind === Kind.INT) return Number(value.value)
  if (value.kind === Kind.LIST) return value.values.length
  if (value.kind !== Kind.VARIABLE) return 0
  const given = variables[value.name.value]
  if (Array.isArray(given)) return given.length
  return typeof given === 'number' ? given : 0
}
