import { Suspense } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { OfferFieldsQuery } from '../../__generated__/OfferFieldsQuery.graphql.ts'
import { CaterField } from '../caterChoice/CaterField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { BLOCK_LABELS } from './blockValues.ts'
import type { PageValues } from './pageValues.ts'

interface OfferProps {
  control: Control<PageValues>
  index: number
}

/** The menu of an offer: first its caterer, then the menu. */
export function OfferFields(props: OfferProps) {
  const { control, index } = props
  const caterNumber = useWatch({ control, name: `blocks.${index}.offerCater` })
  // otherwise the menu of the previous caterer would stay selected invisibly
  const { onChange: setMenu } = useController({ control, name: `blocks.${index}.menuId` }).field
  const none = <OfferMenuField control={control} index={index} menus={[]} />
  return (
    <>
      <CaterField
        control={control}
        name={`blocks.${index}.offerCater`}
        label={BLOCK_LABELS.offerCater}
        noneLabel="Vælg"
        onChoose={() => setMenu('')}
      />
      {caterNumber ? (
        <Suspense fallback={none}>
          <MenusOfCater control={control} index={index} number={Number(caterNumber)} />
        </Suspense>
      ) : (
        none
      )}
    </>
  )
}

function MenusOfCater(props: OfferProps & { number: number }) {
  const { cater } = useLazyLoadQuery<OfferFieldsQuery>(
    graphql`
      query OfferFieldsQuery($number: Int!) {
        cater(number: $number) {
          menus {
            id
            name
          }
        }
      }
    `,
    { number: props.number },
  )
  return <OfferMenuField {...props} menus={cater?.menus ?? []} />
}

function OfferMenuField(props: OfferProps & { menus: readonly { readonly id: string; readonly name: string }[] }) {
  const { control, index, menus } = props
  const choices = menus.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      control={control}
      name={`blocks.${index}.menuId`}
      label={BLOCK_LABELS.menuId}
      choices={[{ value: '', label: 'Vælg' }, ...choices]}
    />
  )
}
