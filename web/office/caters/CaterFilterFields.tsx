import type { Control } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterFilterFields_filters$key } from '../../__generated__/CaterFilterFields_filters.graphql.ts'
import { ChoicesField } from '../form/ChoicesField.tsx'
import type { CaterValues } from './caterValues.ts'

/** Tab 3, for admins: the filters that find the caterer. */
export function CaterFilterFields(props: { control: Control<CaterValues>; filters: CaterFilterFields_filters$key }) {
  const { control } = props
  const { foodtypes, occasions, diets, locations } = useFragment(
    graphql`
      fragment CaterFilterFields_filters on FilterGroups {
        foodtypes {
          id
          name
        }
        occasions {
          id
          name
        }
        diets {
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
      <ChoicesField control={control} name="filterIds" label="Kost" choices={diets.map(toChoice)} />
      <ChoicesField control={control} name="filterIds" label="Områder" choices={locations.map(toChoice)} />
    </>
  )
}

const toChoice = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name })
