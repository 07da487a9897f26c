import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import { MAX_NAME_LENGTH } from '../../../domain/texts/textLengths.ts'
import type { DishQuery } from '../../__generated__/DishQuery.graphql.ts'
import type { DishRoute_cater$data, DishRoute_cater$key } from '../../__generated__/DishRoute_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { DeclarationQuestion } from '../foods/DeclarationQuestion.tsx'
import { useDeclarationQuestion } from '../foods/useDeclarationQuestion.ts'
import { ItemForm } from '../form/ItemForm.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { catalogueParents } from '../page/catalogueParents.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { dishQuery } from './Dish.data.ts'
import type { loader } from './Dish.data.ts'
import { useCreateDish, useDeleteDish, useUpdateDish } from './dishMutations.ts'
import { DISH_LABELS, DISH_RULES, DishSchema, NEW_DISH, toDishValues } from './dishValues.ts'

/** The form of a new or saved dish. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<DishQuery>(dishQuery, ref)
  return cater && <DishPage cater={cater} />
}

function DishPage(props: { cater: DishRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment DishRoute_cater on Cater @argumentDefinitions(id: { type: "ID!" }, isNew: { type: "Boolean!" }) {
        id
        number
        dish(id: $id) @skip(if: $isNew) {
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
  return <DishForm key={cater.dish?.id} cater={cater} />
}

function DishForm({ cater }: { cater: DishRoute_cater$data }) {
  const { number, dish } = cater
  const form = useForm({ resolver: zodResolver(DishSchema), defaultValues: dish ? toDishValues(dish) : NEW_DISH })
  const { confirmDeclaration, question } = useDeclarationQuestion()
  const create = useCreateDish(cater)
  const update = useUpdateDish(confirmDeclaration)
  const editing = useEditForm({
    form,
    draftId: `dish:${dish?.id ?? `new:${number}`}`,
    labels: DISH_LABELS,
    rules: DISH_RULES,
    save: (values) => (dish ? update({ ...dish, isDeclared: dish.isDeclared === true }, values) : create(values)),
  })
  const title = dish?.name ?? 'Ny ret'
  return (
    <OfficePage title={title} parents={catalogueParents(cater, { label: 'Retter', to: paths.officeDishes })}>
      <PageHeader title={title} />
      <ItemForm
        editing={editing}
        item={dish}
        emptyValues={NEW_DISH}
        itemPath={(key) => paths.officeDish(number, key)}
        deletion={{
          consequence: 'Retten forsvinder fra de menuer, den står i.',
          remove: useDeleteDish(cater.id),
          nextPath: paths.officeDishes(number),
        }}
      >
        <TextField control={form.control} name="name" label={DISH_LABELS.name} maxLength={MAX_NAME_LENGTH} />
      </ItemForm>
      <DeclarationQuestion question={question} />
    </OfficePage>
  )
}
