/** The final state of an order. */
export type Outcome = 'awaiting' | 'accepted' | 'card' | 'bankTransfer' | 'refused'

/** The outcomes of orders with a past delivery date, in turn. */
export const PAST_OUTCOMES: readonly Outcome[] = [
  'card',
  'bankTransfer',
  'card',
  'card',
  'refused',
  'bankTransfer',
  'card',
  'accepted',
]

/** The outcomes of orders with a future delivery date, in turn. */
export const UPCOMING_OUTCOMES: readonly Outcome[] = ['accepted', 'card', 'accepted', 'bankTransfer', 'refused']

export const REFUSAL_REASONS: readonly string[] = [
  'Vi har desværre fuldt hus den dag.',
  'Vi kan ikke nå at skaffe varerne til den dato.',
  'Adressen ligger for langt væk for os.',
  'Køkkenet holder ferielukket i den uge.',
]

export const COMMENTS: readonly string[] = [
  'Ring gerne, når I holder foran porten.',
  'To af os tåler ikke nødder.',
  'Vi skal bruge faktura til virksomheden.',
  'Der er elevator til 3. sal.',
  'Må meget gerne komme et kvarter før.',
  'En gæst spiser glutenfrit.',
]

/** The messages of three orders: the caterer's, and the customer's answer if there is one. */
export const CONVERSATIONS: readonly { cater: string; customer: string | null }[] = [
  {
    cater: 'Tak for bestillingen. Skal vi bringe fadene ind i køkkenet eller sætte dem i receptionen?',
    customer: 'I køkkenet, tak. Der er nogen hjemme fra klokken ti.',
  },
  { cater: 'Vi har fundet en glutenfri udgave til jeres gæst. Den bliver mærket med navn.', customer: null },
  { cater: 'Fadene bliver hentet dagen efter mellem 9 og 12. I behøver ikke vaske dem op.', customer: null },
]
