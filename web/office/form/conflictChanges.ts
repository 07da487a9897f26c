import { isDate } from '../../../domain/time/danishTime.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import type { FieldLabels } from './fieldLabels.ts'
import { isEqual } from './isEqual.ts'
import { isNeeded } from './isNeeded.ts'
import { rowsByKey } from './mergeConflict.ts'
import { hasMoved } from './mergeOrder.ts'
import type { MergeRules, PlacesRule, RowsRule, SetRule, TextListRule, WholeRule } from './mergeRules.ts'

/** The smallest thing that another person has changed, with its values as people read them. */
export interface ConflictChange {
  /** 'Kuverter pr. dag · Lørdag'. */
  name: string
  before: string
  theirs: string
  /** The person's own value; null where they have not changed it, or to the same. */
  mine: string | null
  /** True where only one of the two values can be saved. */
  isContested: boolean
}

/** A form's values in three versions. */
export interface Versions<Value> {
  before: Value
  theirs: Value
  mine: Value
}

/** Lists the changes of somebody else since `before`, in the form's order. Fields without a label are listed nowhere. */
export function findConflictChanges<Values extends object>(
  versions: Versions<Values>,
  labels: FieldLabels<Values>,
  rules: MergeRules<Values>,
): ConflictChange[] {
  return changesOfFields('', versions, labels as AnyLabels, rules as unknown as AnyRules)
}

// what the compiler has checked in MergeRules
type AnyRule = SetRule | PlacesRule | TextListRule | WholeRule | RowsRule<object> | AnyRules
interface AnyRules {
  kind?: undefined
  fields: Record<string, AnyRule>
  needs?: Record<string, string>
}

type AnyLabels = Readonly<Record<string, string>>

const joinNames = (...names: string[]) => names.filter(Boolean).join(' · ')
const mapVersions = <Value, Mapped>(
  { before, theirs, mine }: Versions<Value>,
  map: (value: Value) => Mapped,
): Versions<Mapped> => ({ before: map(before), theirs: map(theirs), mine: map(mine) })

function changesOfFields(
  parent: string,
  versions: Versions<object>,
  labels: AnyLabels,
  rules: AnyRules,
): ConflictChange[] {
  const valuesOf = (field: string) => mapVersions(versions, (values): unknown => Reflect.get(values, field))
  return Object.entries(labels).flatMap(([field, label]) => {
    const name = joinNames(parent, label)
    const values = valuesOf(field)
    if (isNeeded(field, rules.needs, versions.before, versions.mine) && !isEqual(values.theirs, values.mine))
      return isEqual(values.before, values.theirs)
        ? []
        : [{ ...change(name, values, formatValue), mine: formatValue(values.mine), isContested: true }]
    return changesOf(name, values, rules.fields[field])
  })
}

function changesOf(name: string, versions: Versions<unknown>, rule: AnyRule | undefined): ConflictChange[] {
  const { before, theirs, mine } = versions
  if (isEqual(before, theirs)) return []
  if (Array.isArray(before) && Array.isArray(theirs) && Array.isArray(mine)) {
    const lists = { before, theirs, mine }
    if (rule?.kind === 'rows') return changesOfRows(name, lists, rule)
    if (rule?.kind === 'places')
      return rule.names.flatMap((place, index) =>
        changesOf(
          joinNames(name, place),
          mapVersions(lists, (list): unknown => list[index]),
          undefined,
        ),
      )
    if (rule?.kind === 'set') return [change(name, versions, (list) => formatSet(list, rule), false)]
  }
  return [change(name, versions, formatValue, rule?.kind !== 'textList')]
}

function change(
  name: string,
  { before, theirs, mine }: Versions<unknown>,
  format: (value: unknown) => string,
  isWhole = true,
): ConflictChange {
  const isMine = !isEqual(before, mine) && !isEqual(theirs, mine)
  return {
    name,
    before: format(before),
    theirs: format(theirs),
    mine: isMine ? format(mine) : null,
    isContested: isMine && isWhole,
  }
}

function changesOfRows(name: string, versions: Versions<object[]>, rule: RowsRule<object>): ConflictChange[] {
  const rows = mapVersions(versions, (list) => rowsByKey(list, rule))
  const keys = [...new Set([...rows.before.keys(), ...rows.theirs.keys()])]
  const changed = keys.flatMap((key) =>
    changesOfRow(
      name,
      mapVersions(rows, (list) => list.get(key)),
      rule,
    ),
  )
  const isMoved = !rule.compare && hasMoved([...rows.before.keys()], [...rows.theirs.keys()])
  if (!isMoved) return changed
  const isMovedHere = hasMoved([...rows.before.keys()], [...rows.mine.keys()])
  const moved = { name: joinNames(name, 'Rækkefølge'), before: 'Den gamle', theirs: 'Ændret' }
  return [...changed, { ...moved, mine: isMovedHere ? 'Ændret' : null, isContested: isMovedHere }]
}

function changesOfRow(
  list: string,
  { before, theirs, mine }: Versions<object | undefined>,
  rule: RowsRule<object>,
): ConflictChange[] {
  const name = joinNames(list, rule.name(before ?? theirs ?? {}))
  const format = (row: object | undefined) => (row ? formatRow(row, rule.labels) : 'Findes ikke')
  if (before && theirs && mine)
    return changesOfFields(name, { before, theirs, mine }, rule.labels, rule.rules as unknown as AnyRules)
  if (isEqual(before, theirs)) return []
  const isLost = theirs === undefined && mine !== undefined && rule.renew(mine) === null
  const isMine = before !== undefined && !isLost && !isEqual(before, mine) && !isEqual(theirs, mine)
  return [
    {
      name,
      before: format(before),
      theirs: theirs ? format(theirs) : 'Fjernet',
      mine: isMine ? (mine ? format(mine) : 'Fjernet') : null,
      isContested: isMine,
    },
  ]
}

const formatRow = (row: object, labels: AnyLabels) =>
  Object.entries(labels)
    .map(([field, label]) => [label, formatValue(Reflect.get(row, field))] as const)
    .filter(([, value]) => value !== EMPTY && value !== 'Nej')
    .map(([label, value]) => `${label}: ${value}`)
    .join(', ')

function formatSet(values: unknown, { name }: SetRule): string {
  if (!Array.isArray(values) || values.length === 0) return EMPTY
  return name ? values.map((value) => name(String(value))).join(', ') : formatValue(values)
}

const EMPTY = 'Tomt'

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej'
  if (Array.isArray(value)) return value.length === 0 ? EMPTY : `${value.length} valgt`
  if (value instanceof File) return 'Ændret'
  if (typeof value === 'object') return Object.values(value).map(formatValue).join(', ')
  const text = String(value)
  return isDate(text)
    ? formatDate(text)
    : text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
}
