import type { Control } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterFilters_filters$key } from '../../__generated__/CaterFilters_filters.graphql.ts'
import { ChoicesField } from '../editing/ChoicesField.tsx'
import type { CaterValues } from './caterValues.ts'

/** Tab 3, for admins: what the caterer is found by. */
export function CaterFilters(props: { control: Control<CaterValues>; filters: CaterFilters_filters$key }) {
  const { control } = props
  const { foodtypes, occasions, locations } = useFragment(
    graphql`
      fragment CaterFilters_filters on FilterGroups {
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

const toChoice = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name })
