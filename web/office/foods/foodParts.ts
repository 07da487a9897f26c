import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'
import type { ChangeDraft } from './changeDraft.ts'
import type { FoodGroup } from './foodGroups.ts'
import type { OfficeFood } from './readFood.ts'

/** The props that the table and the list of foods share. */
export interface FoodParts {
  /** Those that are shown. */
  groups: readonly FoodGroup[]
  /** All, as they are saved. */
  foods: readonly OfficeFood[]
  /** The changes, by food. */
  drafts: Readonly<Record<string, DeclarationDraft>>
  /** The foods that are to be saved. */
  changedIds: ReadonlySet<string>
  change: (food: OfficeFood, change: ChangeDraft) => void
  onOpen: (food: OfficeFood) => void
}
