import { useState } from 'react'

/** A question that waits for its answer. */
export interface Question {
  answer: (isSure: boolean) => void
}

/**
 * A question before something that cannot be undone: `[question, ask]`. `ask` resolves to the answer; `question` is not null
 * until then, while a dialog asks it.
 */
export function useQuestion(): [Question | null, () => Promise<boolean>] {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const answer = (isSure: boolean) => {
        setQuestion(null)
        resolve(isSure)
      }
      setQuestion({ answer })
    })
  return [question, ask]
}
