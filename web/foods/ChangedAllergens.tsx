import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { allergensOfFoods } from '../../domain/foods/allergensOfFoods.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { formatDate } from '../../domain/time/formats.ts'
import type { ChangedAllergens_declaration$key } from '../__generated__/ChangedAllergens_declaration.graphql.ts'
import type { ChangedAllergens_order$key } from '../__generated__/ChangedAllergens_order.graphql.ts'
import { Notice } from '../ui/Notice.tsx'
import { AllergenSentences } from './AllergenSentences.tsx'
import styles from './ChangedAllergens.module.css'
import { readContents } from './readContents.ts'

interface ChangedAllergensProps {
  order: ChangedAllergens_order$key
  /** As in AllergenSentences. */
  phone?: string | null
  /** The text below them. */
  children?: ReactNode
}

/** ALG-6, ALG-13: the foods of an order of which something else is declared since it was placed, with both; else nothing. */
export function ChangedAllergens({ phone, children, ...props }: ChangedAllergensProps) {
  const { allergenChanges } = useFragment(
    graphql`
      fragment ChangedAllergens_order on Order {
        allergenChanges {
          food
          changedAt
          before {
            ...ChangedAllergens_declaration
          }
          after {
            ...ChangedAllergens_declaration
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
        {allergenChanges.map(({ food, changedAt, before, after }, index) => (
          <div key={`${index} ${food}`}>
            <strong>{`${food}: Allergener ændret ${formatDate(danishDate(new Date(changedAt)))}`}</strong>
            <dl>
              <dt>Da der blev bestilt</dt>
              <dd>
                <DeclaredAllergens food={food} declaration={before ?? null} phone={phone} />
              </dd>
              <dt>Nu</dt>
              <dd>
                <DeclaredAllergens food={food} declaration={after ?? null} phone={phone} />
              </dd>
            </dl>
          </div>
        ))}
        {children}
      </Notice>
    </div>
  )
}

function DeclaredAllergens(props: {
  food: string
  declaration: ChangedAllergens_declaration$key | null
  phone: string | null | undefined
}) {
  const { food, phone } = props
  const declaration = useFragment(
    graphql`
      fragment ChangedAllergens_declaration on Declaration {
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
  const allergens = allergensOfFoods([{ id: food, name: food, declaration: read }])
  return <AllergenSentences allergens={allergens} {...(phone !== undefined && { phone })} />
}
