import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'

/** A change of a food's declaration. */
export type ChangeDraft = (before: DeclarationDraft) => DeclarationDraft
