import { sql } from 'kysely'
import {
  ALLERGENS,
  ALLERGEN_SOURCES,
  SOURCES_OF,
  type Allergen,
  type AllergenContent,
  type AllergenSource,
} from '../../domain/foods/allergens.ts'
import type { Declaration, DeclarationDraft } from '../../domain/foods/declarations.ts'
import type { Diet } from '../../domain/foods/diets.ts'
import type { Db } from '../database/connect.ts'
import { saveDeclaration } from '../foods/declarationStore.ts'
import { DEMO_FOODS, DEMO_NOT_FOOD } from './demoFoods.ts'

/** The caterers that have declared all of their foods and ticked all of their menus. The others have declared nothing. */
export const DECLARING: readonly number[] = [55, 56, 57]
/** The one of which all food is organic. */
const ORGANIC = 57

/** ALG-11: declares the foods of the demo that are known by name, and ticks the menus, 60 days before its orders. */
export async function addDemoDeclarations(tx: Db, at: Date): Promise<void> {
  for (const caterId of DECLARING) {
    const user = await tx
      .selectFrom('user')
      .select('id')
      .where('caterId', '=', caterId)
      .orderBy('email')
      .executeTakeFirstOrThrow()
    const items = await tx
      .selectFrom('menu')
      .select(['id', 'name', sql<'item'>`'item'`.as('kind')])
      .where('caterId', '=', caterId)
      .where('parentId', 'is not', null)
      .where('type', '<>', 'group')
      .execute()
    const dishes = await tx
      .selectFrom('dish')
      .select(['id', 'name', sql<'dish'>`'dish'`.as('kind')])
      .where('caterId', '=', caterId)
      .execute()
    for (const food of [...items, ...dishes]) {
      const declaration = demoDeclaration(caterId, food.name)
      if (declaration) await saveDeclaration(tx, caterId, food, toDraft(declaration), { at, userId: user.id })
    }
    await tx
      .updateTable('menu')
      .set({ allFoodsListed: true, foodsListedAt: at, foodsListedBy: user.id })
      .where('caterId', '=', caterId)
      .where('parentId', 'is', null)
      .execute()
  }
}

/** The declaration of a food of a caterer of the demo by its name; null for none. */
export function demoDeclaration(caterId: number, name: string): Declaration | null {
  const found = DECLARING.includes(caterId) ? DEMO_FOODS[name] : undefined
  if (!found) return null
  const [contains, mayContain = '', named = ''] = found
  const diets = words(named) as Diet[]
  return {
    contains: toContents(contains),
    mayContain: toContents(mayContain),
    diets: caterId === ORGANIC ? [...diets, 'ORGANIC'] : diets,
    ...(DEMO_NOT_FOOD.includes(name) && { isFood: false }),
  }
}

const words = (text: string) => text.split(' ').filter(Boolean)

/** 'RYE MILK' is gluten from rye, and milk. */
function toContents(text: string): AllergenContent[] {
  const named = words(text)
  return ALLERGENS.flatMap((allergen) => {
    const sources: AllergenSource[] = ALLERGEN_SOURCES.filter(
      (source) => SOURCES_OF[allergen]?.includes(source) && named.includes(source),
    )
    return sources.length > 0 || named.includes(allergen) ? [{ allergen, sources }] : []
  })
}

function toDraft(declaration: Declaration): DeclarationDraft {
  const stated = [...declaration.contains, ...declaration.mayContain].map(({ allergen }) => allergen)
  const free: Allergen[] = ALLERGENS.filter((allergen) => !stated.includes(allergen))
  return { ...declaration, free, isComplete: true }
}
