import type { ProposalValues } from '../../../proposals/proposalValues.ts'
import type { FieldLabels } from '../../form/fieldLabels.ts'

/** The labels of the terms that a proposal and an offer share. */
export const TERMS_LABELS = {
  date: 'Dato',
  clock: 'Klokkeslæt',
  fulfilment: 'Hvordan',
  address: 'Adresse',
  zipCode: 'Postnummer',
  city: 'By',
  lines: 'Menuer',
  extraLines: 'Ekstra linjer',
  discounts: 'Rabat',
  deliveryFee: 'Leveringsgebyr',
} as const satisfies FieldLabels<ProposalValues>
