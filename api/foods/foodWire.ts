import type { Food } from '../../contract/foods.ts'
import type { DeclarationDraft } from '../../domain/foods/declarations.ts'
import { etagOf } from '../http/etags.ts'
import type { FoodRow } from './foodStore.ts'

/** The wire form of a food; `counts` are the coming orders that hold each, by its id. */
export const toFood = (row: FoodRow, counts: ReadonlyMap<string, number>): Food => ({
  kind: row.kind,
  id: row.id,
  caterId: row.caterId,
  name: row.name,
  menu: row.menu,
  declaration: row.declaration,
  declaredAt: row.declaredAt?.toISOString() ?? null,
  declaredBy: row.declaredBy,
  comingOrders: counts.get(row.id) ?? 0,
  version: versionOf(row.declaration),
})

/** The version of a declaration, which any write that says something else changes. */
export const versionOf = ({ contains, mayContain, free, diets, isComplete, isFood = true }: DeclarationDraft): string =>
  etagOf(JSON.stringify([contains, mayContain, free, diets, isComplete, ...(isFood ? [] : [isFood])]))
