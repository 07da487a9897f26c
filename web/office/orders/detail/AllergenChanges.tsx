import { graphql, useFragment } from 'react-relay/hooks'
import { allergensOfFoods } from '../../../../domain/foods/allergensOfFoods.ts'
import { danishDate } from '../../../../domain/time/danishTime.ts'
import { formatDate } from '../../../../domain/time/formats.ts'
import type { AllergenChanges_declaration$key } from '../../../__generated__/AllergenChanges_declaration.graphql.ts'
import type { AllergenChanges_order$key } from '../../../__generated__/AllergenChanges_order.graphql.ts'
import { AllergenSentences } from '../../../foods/AllergenSentences.tsx'
import { readContents } from '../../../foods/readContents.ts'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './AllergenChanges.module.css'

/** ALG-6: the foods of an order of which something else is declared since it was placed, with both. */
export function AllergenChanges(props: { order: AllergenChanges_order$key }) {
  const { allergenChanges } = useFragment(
    graphql`
      fragment AllergenChanges_order on Order {
        allergenChanges {
          food
          changedAt
          before {
            ...AllergenChanges_declaration
          }
          after {
            ...AllergenChanges_declaration
          }
        }
      }
    `,
    props.order,
  )
  if (allergenChanges.length === 0) return null
  return (
    <div className={styles.changes}>
      <Notice variant="warning">
        {allergenChanges.map(({ food, changedAt, before, after }) => (
          <div key={food}>
            <strong>{`${food}: Allergener ændret ${formatDate(danishDate(new Date(changedAt)))}`}</strong>
            <dl>
              <dt>Da der blev bestilt</dt>
              <dd>
                <DeclaredAllergens food={food} declaration={before ?? null} />
              </dd>
              <dt>Nu</dt>
              <dd>
                <DeclaredAllergens food={food} declaration={after ?? null} />
              </dd>
            </dl>
          </div>
        ))}
      </Notice>
    </div>
  )
}

function DeclaredAllergens(props: { food: string; declaration: AllergenChanges_declaration$key | null }) {
  const declaration = useFragment(
    graphql`
      fragment AllergenChanges_declaration on Declaration {
        contains {
          ...readContents_content
        }
        mayContain {
          ...readContents_content
        }
      }
    `,
    props.declaration,
  )
  const read = declaration
    ? { contains: readContents(declaration.contains), mayContain: readContents(declaration.mayContain), diets: [] }
    : null
  return <AllergenSentences allergens={allergensOfFoods([{ id: props.food, name: props.food, declaration: read }])} />
}
