import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'

/** A change of what is declared of a food. */
export type ChangeDraft = (before: DeclarationDraft) => DeclarationDraft
