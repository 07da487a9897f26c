import { isEqual } from './isEqual.ts'
import { isNeeded } from './isNeeded.ts'
import { mergeOrder } from './mergeOrder.ts'
import { splitTextList } from './mergeRules.ts'
import type { MergeRules, PlacesRule, RowsRule, SetRule, TextListRule, WholeRule } from './mergeRules.ts'

/**
 * Merges two people's changes since `before`: the person's own into the current version, down to the smallest thing that a
 * person changes: a field, a weekday, a row's field, a chosen value. Where both changed the same one, the person's own
 * counts; also where one removed a row that the other changed. The version is always that of `current`.
 */
export function mergeConflict<Values extends object>(
  before: Values,
  mine: Values,
  current: Values,
  rules: MergeRules<Values>,
): Values {
  const merged = mergeFields(before, mine, current, rules as unknown as AnyRules)
  // the service compares it with the stored version
  return { ...merged, ...('version' in current && { version: current.version }) }
}

/** The rows of a list by their keys, which two of one list never share. Those of new rows are unlike all stored ones. */
export function rowsByKey<Row>(rows: readonly Row[], { key }: RowsRule<Row>): Map<string, Row> {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const stored = key(row)
    const own = stored ? `stored ${stored}` : 'new'
    let unique = own
    for (let count = 2; found.has(unique); count++) unique = `${own} ${count}`
    found.set(unique, row)
  }
  return found
}

// what the compiler has checked in MergeRules
type AnyRule = SetRule | PlacesRule | TextListRule | WholeRule | RowsRule<object> | AnyRules
interface AnyRules {
  kind?: undefined
  fields: Record<string, AnyRule>
  needs?: Record<string, string>
}

function mergeFields<Values extends object>(before: Values, mine: Values, current: Values, rules: AnyRules): Values {
  const valueOf = (values: object, field: string): unknown => Reflect.get(values, field)
  const isMine = (field: string) => !isEqual(valueOf(before, field), valueOf(mine, field))
  const fields = [...new Set([...Object.keys(current), ...Object.keys(mine)])]
  const merged = fields.map((field) => {
    const [was, own, theirs] = [valueOf(before, field), valueOf(mine, field), valueOf(current, field)]
    if (isNeeded(field, rules.needs, before, mine)) return [field, own]
    return [field, isMine(field) ? mergeValue(was, own, theirs, rules.fields[field]) : theirs]
  })
  return Object.fromEntries(merged)
}

function mergeValue(before: unknown, mine: unknown, current: unknown, rule: AnyRule | undefined): unknown {
  if (Array.isArray(mine) && Array.isArray(before) && Array.isArray(current))
    switch (rule?.kind) {
      case 'set':
        return mergeSet(before, mine, current)
      case 'places':
        return mine.map((value, place) => (isEqual(value, before[place]) ? current[place] : value))
      case 'rows':
        return mergeRows(before, mine, current, rule)
      default:
        return mine
    }
  if (rule?.kind === 'textList') {
    const [was, own, theirs] = [before, mine, current].map((text) => splitTextList(String(text)))
    return mergeSet(was ?? [], own ?? [], theirs ?? []).join(', ')
  }
  if (isFields(before) && isFields(mine) && isFields(current))
    return mergeFields(before, mine, current, (rule as AnyRules | undefined) ?? { fields: {} })
  return mine
}

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)

function mergeSet(before: readonly unknown[], mine: readonly unknown[], current: readonly unknown[]): unknown[] {
  return mergeOrder(before, mine, current).filter((value) =>
    before.includes(value) ? mine.includes(value) && current.includes(value) : true,
  )
}

function mergeRows<Row extends object>(
  before: readonly Row[],
  mine: readonly Row[],
  current: readonly Row[],
  rule: RowsRule<Row>,
): Row[] {
  const [was, theirs] = [rowsByKey(before, rule), rowsByKey(current, rule)]
  const added = [...theirs].filter(([key]) => !was.has(key)).map(([, row]) => rule.renew(row))
  // saved before, by an attempt whose answer was lost
  const isThere = (row: Row) => !rule.key(row) && added.some((other) => isEqual(other, row))
  const own = rowsByKey(
    mine.filter((row) => !isThere(row)),
    rule,
  )
  const merged = mergeOrder([...was.keys()], [...own.keys()], [...theirs.keys()]).flatMap((key): Row[] => {
    const [old, row, other] = [was.get(key), own.get(key), theirs.get(key)]
    if (row && other) return [old ? mergeFields(old, row, other, rule.rules as unknown as AnyRules) : row]
    if (row) return old ? renewChanged(old, row, rule) : [row]
    return other && !old ? [other] : []
  })
  return rule.compare ? merged.toSorted(rule.compare) : merged
}

/** A row that another person has removed, if it was changed here. */
function renewChanged<Row>(before: Row, mine: Row, rule: RowsRule<Row>): Row[] {
  const renewed = isEqual(before, mine) ? null : rule.renew(mine)
  return renewed ? [renewed] : []
}
