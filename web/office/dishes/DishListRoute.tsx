import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { DishListRoute_cater$key } from '../../__generated__/DishListRoute_cater.graphql.ts'
import type { DishListQuery } from '../../__generated__/DishListQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { ListPage } from '../page/ListPage.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { ScrollTable, scrollTableOpen } from '../../ui/ScrollTable.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { dishListQuery } from './Dish.data.ts'
import type { listLoader } from './Dish.data.ts'

const COLUMNS = [{ name: 'Navn' }]

/** 'Retter': the dishes of a caterer. */
export function Component() {
  const { ref } = useLoaderData<typeof listLoader>()
  const { cater } = usePreloadedQuery<DishListQuery>(dishListQuery, ref)
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
  return (
    <ListPage
      title="Retter"
      parents={catalogueParents(cater)}
      items={dishes}
      newItemPath={paths.newDish(number)}
      empty={{ title: 'Ingen retter tilføjet', hint: 'Retter er navne, som flere menuer kan dele.' }}
    >
      {(items) => (
        <ScrollTable label="Retter" columns={COLUMNS} items={items} keyOf={({ uuid }) => uuid}>
          {(dish) => [
            <Link key="name" className={scrollTableOpen} to={paths.officeDish(number, dish.uuid)}>
              {dish.name}
            </Link>,
          ]}
        </ScrollTable>
      )}
    </ListPage>
  )
}
