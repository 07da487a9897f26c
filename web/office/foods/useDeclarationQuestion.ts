import { useState } from 'react'

/** The state of DeclarationQuestion; `food` is null while it is closed. */
export interface OpenDeclarationQuestion {
  food: string | null
  onAnswer: (fits: boolean | null) => void
}

/**
 * ALG-2: the question whether the declaration of a food still fits, where the food is changed. `confirmDeclaration` resolves
 * to the answer, null where the user goes back to the form; DeclarationQuestion shows `question`.
 */
export function useDeclarationQuestion() {
  const [pending, setPending] = useState<{ food: string; resolve: (fits: boolean | null) => void } | null>(null)
  const confirmDeclaration = (food: string) => new Promise<boolean | null>((resolve) => setPending({ food, resolve }))
  const onAnswer = (fits: boolean | null) => {
    pending?.resolve(fits)
    setPending(null)
  }
  const question: OpenDeclarationQuestion = { food: pending?.food ?? null, onAnswer }
  return { confirmDeclaration, question }
}
