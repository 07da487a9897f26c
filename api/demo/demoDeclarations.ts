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
import { DEMO_FOODS } from './demoFoods.ts'

/** The caterers that declare: all of their foods, and about half of them. The others have declared nothing. */
export const DECLARING: readonly number[] = [55, 56]
/** The menu that consists of one dish, of caterer 55. */
const MENU_OF_DISH = 'Citronfromage'

/** Declares the foods of the demo that are known by name, 60 days before its orders. */
export async function addDemoDeclarations(tx: Db, at: Date): Promise<void> {
  await addDish(tx)
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
      const declaration = demoDeclaration(food.name)
      if (declaration) await saveDeclaration(tx, caterId, food, toDraft(declaration), { at, userId: user.id })
    }
  }
}

async function addDish(tx: Db): Promise<void> {
  const [caterId] = DECLARING
  const menu = tx.selectFrom('menu').select('id').where('caterId', '=', caterId!).where('name', '=', MENU_OF_DISH)
  const { id: menuId } = await menu.where('parentId', 'is', null).executeTakeFirstOrThrow()
  const dish = tx.insertInto('dish').values({ caterId: caterId!, name: MENU_OF_DISH })
  const { id: dishId } = await dish.returning('id').executeTakeFirstOrThrow()
  await tx.insertInto('menuDish').values({ menuId, dishId }).execute()
}

/** The declaration of a food of the demo by its name; null for none. */
export function demoDeclaration(name: string): Declaration | null {
  const found = DEMO_FOODS[name]
  if (!found) return null
  const [contains, mayContain = '', diets = ''] = found
  return { contains: toContents(contains), mayContain: toContents(mayContain), diets: words(diets) as Diet[] }
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
