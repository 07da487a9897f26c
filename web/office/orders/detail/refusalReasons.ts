/** The reasons that most refusals have: what is offered to the caterer, and the sentence that the customer reads. */
export const REFUSAL_REASONS = [
  { label: 'Fuldt booket', reason: 'Vi er desværre fuldt booket den dag.' },
  { label: 'For kort varsel', reason: 'Vi kan desværre ikke nå det med så kort varsel.' },
  { label: 'Uden for vores område', reason: 'Vi leverer desværre ikke til den adresse.' },
  { label: 'Lukket den dag', reason: 'Vi holder desværre lukket den dag.' },
] as const
