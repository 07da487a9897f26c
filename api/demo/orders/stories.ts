/** What becomes of an order. */
export type Ending = 'awaiting' | 'accepted' | 'card' | 'bankTransfer' | 'refused'

/** What became of orders whose day is over, in turn. */
export const PAST_ENDINGS: readonly Ending[] = [
  'card',
  'bankTransfer',
  'card',
  'card',
  'refused',
  'bankTransfer',
  'card',
  'accepted',
]

/** What became of orders whose day is still to come, in turn. */
export const COMING_ENDINGS: readonly Ending[] = ['accepted', 'card', 'accepted', 'bankTransfer', 'refused']

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

/** What is written under three orders: the caterer's words, and the customer's answer where there is one. */
export const CONVERSATIONS: readonly { cater: string; customer: string | null }[] = [
  {
    cater: 'Tak for bestillingen. Skal vi bringe fadene ind i køkkenet eller sætte dem i receptionen?',
    customer: 'I køkkenet, tak. Der er nogen hjemme fra klokken ti.',
  },
  { cater: 'Vi har fundet en glutenfri udgave til jeres gæst. Den bliver mærket med navn.', customer: null },
  { cater: 'Fadene bliver hentet dagen efter mellem 9 og 12. I behøver ikke vaske dem op.', customer: null },
]
