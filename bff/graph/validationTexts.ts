import type { Issue } from '../../contract/problems.ts'

/** By field and rule, where the rule alone says too little. */
const BY_FIELD: Readonly<Record<string, string>> = {
  'email not_unique': 'Email findes allerede',
  'email invalid': 'Indtast en gyldig email',
  'zipCode invalid': 'Indtast et postnummer med 4 cifre',
  'zipCode unknown': 'Postnummeret findes ikke',
  'cvrNumber invalid': 'CVR-nummeret skal have 8 cifre',
  'url not_unique': 'En anden side har denne adresse',
  'name not_unique': 'Navnet findes allerede',
  'password too_short': 'Adgangskoden skal være mindst 10 tegn',
  'password too_common': 'Adgangskoden er for almindelig. Vælg en anden.',
  'link invalid': 'Linket er ikke gyldigt. Bed om et nyt.',
  'id own_user': 'Du kan ikke fjerne dig selv.',
  'type not_allowed_here': 'Den type kan ikke stå her.',
  'type has_children': 'Den type kan ikke have det indhold, der er.',
  'images too_long': 'Der er for mange billeder.',
  'message too_short': 'Beskeden skal være mere end 14 tegn.',
}

const BY_RULE: Readonly<Record<string, string>> = {
  required: 'Skal udfyldes',
  too_short: 'Teksten er for kort.',
  too_long: 'Teksten er for lang.',
  min: 'Tallet er for lille.',
  max: 'Tallet er for stort.',
  min_above_max: 'Min må ikke være større end max.',
  unknown: 'Findes ikke.',
  foreign: 'Hører ikke til her.',
  duplicate: 'Står her to gange.',
  not_an_image: 'Filen er ikke et billede.',
  image_type: 'Billedet er af en forkert type.',
  too_large: 'Filen er for stor.',
}

const OTHERWISE = 'Feltet er ikke udfyldt rigtigt.'

/** What to tell of one thing that the service refuses, in Danish. */
export function validationText({ path, validatorKey }: Issue): string {
  const field = path.split('.').at(-1) ?? ''
  return BY_FIELD[`${field} ${validatorKey}`] ?? BY_RULE[validatorKey] ?? OTHERWISE
}
