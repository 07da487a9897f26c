import type { childValues_child$key } from '../../__generated__/childValues_child.graphql.ts'
import { useDeclarationQuestion } from '../foods/useDeclarationQuestion.ts'
import { saveResultText } from './saveResultText.ts'
import { ChildSchema, toChildValues } from './childValues.ts'
import type { ChildValues } from './childValues.ts'
import { useUpdateMenuChild } from './childMutations.ts'

/** Saves single values of a group or item of a menu from its row; resolves to why not, null if it was saved. */
export function useEditChild(menuId: string, id: string, child: childValues_child$key) {
  const values = toChildValues(child)
  const { confirmDeclaration, question } = useDeclarationQuestion()
  const update = useUpdateMenuChild(menuId, id, values, confirmDeclaration)
  const edit = async (change: Partial<ChildValues>): Promise<string | null> => {
    const checked = ChildSchema.safeParse({ ...values, ...change })
    if (!checked.success) return checked.error.issues[0]?.message ?? null
    return saveResultText(await update(checked.data))
  }
  return { values, edit, question }
}
