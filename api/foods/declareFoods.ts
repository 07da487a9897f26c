import type { AffectedOrder, DeclarationBody, Food } from '../../contract/foods.ts'
import type { Issue } from '../../contract/problems.ts'
import { formatDeclarationProblem } from '../../domain/foods/allergenTexts.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import {
  type DeclarationDraft,
  type DeclarationProblem,
  findDeclarationProblems,
  isSameDeclaration,
} from '../../domain/foods/declarations.ts'
import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { countByFood, listComingOrders, ordersWith } from './comingOrderStore.ts'
import { type FoodKey, saveDeclaration } from './declarationStore.ts'
import { type FoodRow, listFoods } from './foodStore.ts'
import { toFood, versionOf } from './foodWire.ts'

/** The declaration to write for a food. With a `version` it is written only where that is still the current one. */
type Written = FoodKey & DeclarationBody & { version?: string | null | undefined }

interface Result {
  saved: Food[]
  /** Those that somebody else has changed since; they are left as they are. */
  conflicts: Food[]
  affectedOrders: AffectedOrder[]
}

/**
 * Declares foods of a locked caterer. Throws 422 with the path `foods.N` for a food that is not the caterer's and for what
 * cannot be saved; then none is.
 */
export async function declareFoods(
  tx: Db,
  viewer: Viewer,
  caterId: number,
  written: readonly Written[],
  at: Date,
): Promise<Result> {
  const ids = written.map(({ id }) => id)
  const before = await readFoods(tx, viewer, caterId, ids)
  const issues = written.flatMap((food, index) => findIssues(food, before.get(keyOf(food)), index))
  if (issues.length > 0) throw new ProblemError(422, 'invalid', { detail: 'The foods cannot be declared so.', issues })

  const isStale = ({ version, ...food }: Written) =>
    typeof version === 'string' && version !== versionOf(before.get(keyOf(food))!.declaration)
  const saved = written.filter((food) => !isStale(food))
  const stale = new Set(written.filter(isStale).map(keyOf))
  for (const food of saved) {
    const { declaration } = before.get(keyOf(food))!
    const after = toDraft(food, declaration)
    await saveDeclaration(tx, caterId, food, after, { at, userId: viewer.userId })
    await recordChange(tx, viewer, at, { kind: 'declaration', id: food.id, caterId, before: declaration, after })
  }
  const now = await readFoods(tx, viewer, caterId, ids)
  const orders = await listComingOrders(tx, caterId, danishDate(at))
  const counts = countByFood(orders)
  const foods = written.flatMap((food) => now.get(keyOf(food)) ?? []).map((food) => toFood(food, counts))
  const changed = saved.filter((food) => {
    const shownDeclaration = (row: FoodRow | undefined) => (row?.declaration.isComplete ? row.declaration : null)
    return !isSameDeclaration(shownDeclaration(before.get(keyOf(food))), shownDeclaration(now.get(keyOf(food))))
  })
  return {
    saved: foods.filter((food) => !stale.has(keyOf(food))),
    conflicts: foods.filter((food) => stale.has(keyOf(food))),
    affectedOrders: ordersWith(orders, new Set(changed.map(({ id }) => id))),
  }
}

const keyOf = ({ kind, id }: FoodKey) => `${kind} ${id}`

async function readFoods(tx: Db, viewer: Viewer, caterId: number, ids: readonly string[]) {
  const foods = (await listFoods(tx, viewer, caterId, ids)) ?? []
  return new Map(foods.map((food) => [keyOf(food), food]))
}

/** Clients that do not know `isFood` leave it as it is stored, unless they declare something in it. */
const toDraft = (
  { contains, mayContain, free, diets, isComplete, isFood }: DeclarationBody,
  stored?: DeclarationDraft,
): DeclarationDraft => ({
  contains,
  mayContain,
  free,
  diets: [...new Set(diets)],
  isComplete,
  ...((isFood ?? (stored?.isFood !== false || contains.length + mayContain.length > 0)) ? {} : { isFood: false }),
})

function findIssues(food: Written, known: FoodRow | undefined, index: number): Issue[] {
  if (!known) return [{ path: `foods.${index}.id`, validatorKey: 'unknown' }]
  return findDeclarationProblems(toDraft(food)).map((problem) => ({
    path: `foods.${index}.${FIELDS[problem.code]}`,
    validatorKey: problem.code,
    message: formatDeclarationProblem(problem),
  }))
}

const FIELDS: Record<DeclarationProblem['code'], keyof DeclarationBody> = {
  unanswered: 'isComplete',
  answered_twice: 'free',
  sources_missing: 'contains',
  foreign_source: 'contains',
  diet_contradiction: 'diets',
  not_food: 'isFood',
}
