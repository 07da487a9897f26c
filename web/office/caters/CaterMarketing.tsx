import type { Control } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterMarketing_filters$key } from '../../__generated__/CaterMarketing_filters.graphql.ts'
import { CheckField } from '../editing/CheckField.tsx'
import { ChoicesField } from '../editing/ChoicesField.tsx'
import { FieldRow } from '../editing/FieldRow.tsx'
import { TextField } from '../editing/TextField.tsx'
import { CATER_LABELS } from './caterValues.ts'
import type { CaterValues } from './caterValues.ts'

/** Tab 3, for admins: what the caterer is found by. */
export function CaterFilters(props: { control: Control<CaterValues>; filters: CaterMarketing_filters$key }) {
  const { control } = props
  const { foodtypes, occasions, locations } = useFragment(
    graphql`
      fragment CaterMarketing_filters on FilterGroups {
        foodtypes {
          id
          name
        }
        occasions {
          id
          name
        }
        locations {
          id
          name
        }
      }
    `,
    props.filters,
  )
  return (
    <>
      <ChoicesField control={control} name="filterIds" label="Madtyper" choices={foodtypes.map(toChoice)} />
      <ChoicesField control={control} name="filterIds" label="Anledninger" choices={occasions.map(toChoice)} />
      <ChoicesField control={control} name="filterIds" label="Områder" choices={locations.map(toChoice)} />
    </>
  )
}

/** Tab 4, for admins: orders that are taken elsewhere. */
export function CaterAffiliate(props: { control: Control<CaterValues> }) {
  const { control } = props
  return (
    <>
      <CheckField
        control={control}
        name="isAffiliate"
        label={CATER_LABELS.isAffiliate}
        hint="Firmaet tager imod bestillinger på sin egen side."
      />
      <TextField control={control} name="affiliateLink" label={CATER_LABELS.affiliateLink} type="url" isOptional />
    </>
  )
}

/** Tab 5, for admins: what customers think. */
export function CaterRatings(props: { control: Control<CaterValues> }) {
  const { control } = props
  return (
    <>
      <TextField control={control} name="ratingsLink" label={CATER_LABELS.ratingsLink} type="url" isOptional />
      <TextField control={control} name="googlePlaceId" label={CATER_LABELS.googlePlaceId} isOptional />
      <FieldRow>
        <TextField
          control={control}
          name="ratingAverage"
          label={CATER_LABELS.ratingAverage}
          inputMode="decimal"
          unit="af 5"
          isOptional
        />
        <TextField
          control={control}
          name="ratingCount"
          label={CATER_LABELS.ratingCount}
          inputMode="numeric"
          isOptional
        />
      </FieldRow>
      <p>Stjernerne vises kun, når både gennemsnit og antal er udfyldt.</p>
    </>
  )
}

const toChoice = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name })
