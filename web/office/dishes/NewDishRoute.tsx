import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { NewDishRoute_cater$key } from '../../__generated__/NewDishRoute_cater.graphql.ts'
import type { NewDishRouteQuery } from '../../__generated__/NewDishRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { catalogueParents } from '../page/catalogueParents.ts'
import { NewItemPage } from '../catalogue/NewItemPage.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { DishFields } from './DishFields.tsx'
import { DISH_LABELS, DishSchema, NEW_DISH } from './dishValues.ts'
import { newDishRouteQuery } from './NewDishRoute.data.ts'
import type { loader } from './NewDishRoute.data.ts'
import { useCreateDish } from './useCreateDish.ts'

/** 'Ny ret': the form of a new dish. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<NewDishRouteQuery>(newDishRouteQuery, ref)
  return cater && <NewDish cater={cater} />
}

function NewDish(props: { cater: NewDishRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment NewDishRoute_cater on Cater {
        id
        number
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { id, number } = cater
  const form = useForm({ resolver: zodResolver(DishSchema), defaultValues: NEW_DISH })
  const save = useCreateDish(id, number)
  const editing = useEditForm({ form, draftId: `dish:new:${number}`, labels: DISH_LABELS, save })
  return (
    <NewItemPage
      title="Ny ret"
      parents={catalogueParents(cater, { label: 'Retter', to: paths.officeDishes })}
      editing={editing}
      emptyValues={NEW_DISH}
      itemPath={(key) => paths.officeDish(number, key)}
    >
      <DishFields control={form.control} />
    </NewItemPage>
  )
}
