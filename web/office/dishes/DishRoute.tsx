import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type { DishRoute_cater$data, DishRoute_cater$key } from '../../__generated__/DishRoute_cater.graphql.ts'
import type { DishRouteQuery } from '../../__generated__/DishRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { DeclarationQuestion } from '../foods/DeclarationQuestion.tsx'
import { useDeclarationQuestion } from '../foods/useDeclarationQuestion.ts'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { DishFields } from './DishFields.tsx'
import { dishRouteQuery } from './DishRoute.data.ts'
import type { loader } from './DishRoute.data.ts'
import { DISH_LABELS, DishSchema, toDishValues } from './dishValues.ts'
import { useDeleteDish } from './useDeleteDish.ts'
import { useUpdateDish } from './useUpdateDish.ts'

type Cater = DishRoute_cater$data
type Dish = NonNullable<Cater['dish']>

/** The form of one dish. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<DishRouteQuery>(dishRouteQuery, ref)
  return cater && <DishPage cater={cater} />
}

function DishPage(props: { cater: DishRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment DishRoute_cater on Cater @argumentDefinitions(id: { type: "ID!" }) {
        id
        number
        dish(id: $id) {
          id
          name
          isDeclared
          ...dishValues_dish
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  return cater.dish && <EditDish key={cater.dish.id} cater={cater} dish={cater.dish} />
}

function EditDish({ cater, dish }: { cater: Cater; dish: Dish }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(DishSchema), defaultValues: toDishValues(dish) })
  const { ask, question } = useDeclarationQuestion()
  const save = useUpdateDish(dish.id, { name: dish.name, isDeclared: dish.isDeclared === true }, ask)
  const editing = useEditForm({ form, draftId: `dish:${dish.id}`, labels: DISH_LABELS, save })
  const remove = useDeleteDish(cater.id)
  return (
    <OfficePage title={dish.name} parents={catalogueParents(cater, { label: 'Retter', to: paths.officeDishes })}>
      <PageHeader title={dish.name} />
      <EditForm
        editing={editing}
        submits={[{ label: 'Opdater' }]}
        actions={
          <DeleteButton
            question={`Vil du slette ${dish.name}?`}
            consequence="Retten forsvinder fra de menuer, den står i."
            remove={() => remove(dish.id)}
            onRemoved={() => void navigate(paths.officeDishes(cater.number))}
            editing={editing}
          />
        }
      >
        <DishFields control={form.control} />
      </EditForm>
      <DeclarationQuestion question={question} />
    </OfficePage>
  )
}
