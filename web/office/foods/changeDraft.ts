import type { DeclarationDraft } from '../../../domain/declarations.ts'

/** A change of what is declared of a food. */
export type ChangeDraft = (before: DeclarationDraft) => DeclarationDraft
