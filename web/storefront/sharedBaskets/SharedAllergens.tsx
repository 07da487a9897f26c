import { graphql, useFragment } from 'react-relay/hooks'
import type { SharedAllergens_shared$key } from '../../__generated__/SharedAllergens_shared.graphql.ts'
import { AllergenSentences } from '../../foods/AllergenSentences.tsx'
import { readAllergens } from '../../foods/readAllergens.ts'

/** ALG-3: the allergens of a shared basket, by the declarations of today. `phone` is for questions about the rest. */
export function SharedAllergens(props: { shared: SharedAllergens_shared$key; phone: string | null }) {
  const { allergens } = useFragment(
    graphql`
      fragment SharedAllergens_shared on SharedBasket {
        allergens {
          ...readAllergens_allergens
        }
      }
    `,
    props.shared,
  )
  return allergens && <AllergenSentences allergens={readAllergens(allergens)} phone={props.phone} />
}
