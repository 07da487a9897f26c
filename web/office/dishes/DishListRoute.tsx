import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { DishListRoute_cater$key } from '../../__generated__/DishListRoute_cater.graphql.ts'
import type { DishListRouteQuery } from '../../__generated__/DishListRouteQuery.graphql.ts'
import { paths } from '../../paths.ts'
import { AddLink } from '../AddLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../catalogue/catalogueParents.ts'
import { EmptyList } from '../../ui/EmptyList.tsx'
import { ScrollTable, scrollTableOpen } from '../../ui/ScrollTable.tsx'
import { OfficePage } from '../OfficePage.tsx'
import { FailedPart } from '../parts/FailedPart.tsx'
import { dishListRouteQuery } from './DishListRoute.data.ts'
import type { loader } from './DishListRoute.data.ts'

const COLUMNS = [{ name: 'Navn' }]

/** 'Retter': the names of what a caterer cooks. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<DishListRouteQuery>(dishListRouteQuery, ref)
  return cater ? <DishList cater={cater} /> : <FailedPart />
}

function DishList(props: { cater: DishListRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment DishListRoute_cater on Cater {
        number
        dishes {
          uuid
          name
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { number, dishes } = cater
  const add = <AddLink to={paths.newDish(number)} />
  return (
    <OfficePage title="Retter" parents={catalogueParents(cater)}>
      <PageHeader title="Retter">{dishes && dishes.length > 0 && add}</PageHeader>
      {!dishes && <FailedPart />}
      {dishes?.length === 0 && (
        <EmptyList title="Ingen retter tilføjet" hint="Retter er navne, som flere menuer kan dele.">
          {add}
        </EmptyList>
      )}
      {dishes && dishes.length > 0 && (
        <ScrollTable label="Retter" columns={COLUMNS} items={dishes} keyOf={({ uuid }) => uuid}>
          {(dish) => [
            <Link key="name" className={scrollTableOpen} to={paths.officeDish(number, dish.uuid)}>
              {dish.name}
            </Link>,
          ]}
        </ScrollTable>
      )}
    </OfficePage>
  )
}
