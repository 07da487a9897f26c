import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type { NewDishRoute_cater$key } from '../../__generated__/NewDishRoute_cater.graphql.ts'
import type { NewDishRouteQuery } from '../../__generated__/NewDishRouteQuery.graphql.ts'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../catalogue/catalogueParents.ts'
import { EditForm } from '../form/EditForm.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../OfficePage.tsx'
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
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(DishSchema), defaultValues: NEW_DISH })
  const save = useCreateDish(id, number)
  const editing = useEditForm({ form, thing: `dish:new:${number}`, labels: DISH_LABELS, save })
  const createNext = () => {
    form.setFocus('name')
    form.reset(NEW_DISH)
  }
  return (
    <OfficePage title="Ny ret" parents={catalogueParents(cater, { label: 'Retter', to: paths.officeDishes })}>
      <PageHeader title="Ny ret" />
      <EditForm
        editing={editing}
        submits={[
          { label: 'Gem og se', onSaved: ({ key = '' }) => void navigate(paths.officeDish(number, key)) },
          { label: 'Gem og opret ny', onSaved: createNext },
        ]}
      >
        <DishFields control={form.control} />
      </EditForm>
    </OfficePage>
  )
}
