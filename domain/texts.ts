/** Danish texts for refused values, wherever they are typed, checked or refused by the service. */
export const REFUSAL_TEXTS = {
  required: 'Skal udfyldes',
  otherwise: 'Feltet er ikke udfyldt rigtigt.',
  tooLong: 'Teksten er for lang.',
  email: 'Indtast en gyldig email',
  emailTaken: 'Email findes allerede',
  address: 'Indtast leveringsaddresse',
  zipCode: 'Indtast postnummer',
  zipCodeFormat: 'Indtast et postnummer med 4 cifre',
  zipCodeUnknown: 'Postnummeret findes ikke',
  city: 'Indtast by hvor der skal leveres til',
  date: 'Vælg leveringsdato',
  datePast: 'Vælg leveringsdato: i dag eller senere',
  clock: 'Vælg leveringstidspunkt',
  clockPast: 'Vælg leveringstidspunkt: senere end nu',
  conditions: 'Venligst læs og accepter vores handelsbetingelser',
  noDelivery: 'Leverandøren tilbyder ikke levering.',
  cvrNumber: 'CVR-nummeret skal have 8 cifre',
  pageUrlTaken: 'En anden side har denne adresse',
  messageTooShort: 'Beskeden skal være mere end 14 tegn.',
  minAboveMax: 'Min må ikke være større end max.',
} as const

/** A price of the catalogue has changed since it was chosen. */
export const PRICE_CHANGED_TEXT = 'Prisen er ændret, siden du valgte.'
