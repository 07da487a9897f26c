import { type Selectable, sql } from 'kysely'
import type { Declaration, DeclarationDraft } from '../../domain/foods/declarations.ts'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

/** The row of a declaration. */
export type DeclarationRow = Selectable<Database['foodDeclaration']>

/** A food as the rows name it. */
export interface FoodKey {
  kind: 'dish' | 'item'
  id: string
}

/** The declarations of a caterer's foods, for readers of its menus. */
export interface Declarations {
  /** Of an item, or of the dish that it is. */
  of(item: { id: string; dishId: string | null }): Declaration | null
  ofDish(dishId: string): Declaration | null
}

/** The complete declarations of a caterer. */
export async function listDeclarations(db: Db, caterId: number): Promise<Declarations> {
  return toDeclarations(await listDeclarationRows(db, [caterId]))
}

/** Those of some rows; incomplete ones are left out. */
export function toDeclarations(rows: readonly DeclarationRow[]): Declarations {
  const known = new Map<string, Declaration>()
  for (const row of rows) {
    const { dishId, itemId, contains, mayContain, diets, isFood } = row
    if (row.isComplete) known.set(dishId ?? itemId ?? '', { contains, mayContain, diets, ...(!isFood && { isFood }) })
  }
  const ofDish = (dishId: string) => known.get(dishId) ?? null
  return { of: ({ id, dishId }) => ofDish(dishId ?? id), ofDish }
}

/** All declarations of some caterers, complete or not; with a time those written after it. */
export const listDeclarationRows = (db: Db, caterIds: readonly number[], after?: Date): Promise<DeclarationRow[]> =>
  db
    .selectFrom('foodDeclaration')
    .selectAll()
    .where('caterId', '=', (eb) => eb.fn.any(eb.val([...caterIds])))
    .$if(after !== undefined, (query) => query.where('declaredAt', '>', after ?? null))
    .execute()

/** Writes what is declared of a food of a locked caterer. */
export async function saveDeclaration(
  tx: Db,
  caterId: number,
  food: FoodKey,
  { contains, mayContain, free, diets, isComplete, isFood = true }: DeclarationDraft,
  { at, userId }: { at: Date; userId: string },
): Promise<void> {
  const values = {
    contains: JSON.stringify(contains),
    mayContain: JSON.stringify(mayContain),
    free: JSON.stringify(free),
    diets: JSON.stringify(diets),
    isComplete,
    isFood,
    declaredAt: at,
    userId,
  }
  await tx
    .insertInto('foodDeclaration')
    .values({
      caterId,
      dishId: food.kind === 'dish' ? food.id : null,
      itemId: food.kind === 'item' ? food.id : null,
      ...values,
    })
    .onConflict((conflict) => conflict.column(food.kind === 'dish' ? 'dishId' : 'itemId').doUpdateSet(values))
    .execute()
}

/** Makes a food undeclared, for the answer that its declaration no longer fits. The answers stay, to begin from. */
export async function withdrawDeclaration(
  tx: Db,
  food: FoodKey,
  { at, userId }: { at: Date; userId: string },
): Promise<void> {
  await tx
    .updateTable('foodDeclaration')
    .set({ isComplete: false, declaredAt: at, userId })
    .where(food.kind === 'dish' ? 'dishId' : 'itemId', '=', food.id)
    .where('isComplete', '=', true)
    .execute()
}

/** Removes what is declared of an item that has become a dish. */
export async function deleteItemDeclaration(tx: Db, itemId: string): Promise<void> {
  await tx.deleteFrom('foodDeclaration').where('itemId', '=', itemId).execute()
}

/** Copies the declarations of items to their copies. */
export async function copyDeclarations(tx: Db, pairs: readonly { from: string; to: string }[]): Promise<void> {
  await sql`insert into "foodDeclaration"
      ("caterId", "itemId", contains, "mayContain", free, diets, "isComplete", "isFood", "declaredAt", "userId")
    select "caterId", pair."to", contains, "mayContain", free, diets, "isComplete", "isFood", "declaredAt", "userId"
    from "foodDeclaration"
    join unnest(${pairs.map(({ from }) => from)}::uuid[], ${pairs.map(({ to }) => to)}::uuid[]) as pair ("from", "to")
      on "itemId" = pair."from"`.execute(tx)
}
