import { useState } from 'react'

/** What DeclarationQuestion shows; `food` is null while nothing is asked. */
export interface AskedDeclaration {
  food: string | null
  onAnswer: (fits: boolean | null) => void
}

/**
 * ALG-2: asks whether what is declared of a food still fits, where the food is changed. `ask` resolves to the answer,
 * null where the user goes back to the form; DeclarationQuestion shows `question`.
 */
export function useDeclarationQuestion() {
  const [asked, setAsked] = useState<{ food: string; resolve: (fits: boolean | null) => void } | null>(null)
  const ask = (food: string) => new Promise<boolean | null>((resolve) => setAsked({ food, resolve }))
  const onAnswer = (fits: boolean | null) => {
    asked?.resolve(fits)
    setAsked(null)
  }
  const question: AskedDeclaration = { food: asked?.food ?? null, onAnswer }
  return { ask, question }
}
