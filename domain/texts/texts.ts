/** Danish texts for refused values, wherever they are typed, checked or refused by the service. */
export const REFUSAL_TEXTS = {
  required: 'Skal udfyldes',
  otherwise: 'Feltet er ikke udfyldt rigtigt.',
  tooLong: 'Teksten er for lang.',
  email: 'Indtast en gyldig email',
  emailTaken: 'Email findes allerede',
  phone: 'Indtast 8 cifre, eller + og landekode',
  address: 'Indtast leveringsaddresse',
  zipCode: 'Indtast postnummer',
  zipCodeFormat: 'Indtast et postnummer med 4 cifre',
  zipCodeUnknown: 'Vi kender ikke postnummeret',
  city: 'Indtast by hvor der skal leveres til',
  date: 'Vælg leveringsdato',
  datePast: 'Vælg leveringsdato: i dag eller senere',
  dateTooFarAhead: 'Vælg leveringsdato: højst to år frem',
  clock: 'Vælg leveringstidspunkt',
  clockPast: 'Vælg leveringstidspunkt: senere end nu',
  conditions: 'Venligst læs og accepter vores handelsbetingelser',
  noDelivery: 'Leverandøren tilbyder ikke levering.',
  cvrNumber: 'CVR-nummeret skal have 8 cifre',
  pageUrlTaken: 'En anden side har denne adresse',
  messageTooShort: 'Beskeden skal være mere end 14 tegn.',
  smileyUrl: 'Skriv en adresse på findsmiley.dk eller foedevarestyrelsen.dk',
  smileyMissing: 'Angiv smiley eller sæt kryds ved, at der endnu ikke er en kontrolrapport',
  amount: 'Skriv et beløb, fx 129,00',
  minAboveMax: 'Min må ikke være større end max.',
} as const

/** A price of the catalogue has changed since it was chosen. */
export const PRICE_CHANGED_TEXT = 'Prisen er ændret, siden du valgte.'

/** Said before one orders, and in the mails that confirm: food for a day cannot be sent back (forbrugeraftaleloven § 18). */
export const NO_WITHDRAWAL_TEXT = 'Maden laves til dig til en bestemt dag, så der er ingen fortrydelsesret.'

/** LAW-2: the law requires a real age check, which an order over the net has not. */
export const AGE_LIMIT_TEXT = 'Alkohol bestilles direkte hos leverandøren.'
