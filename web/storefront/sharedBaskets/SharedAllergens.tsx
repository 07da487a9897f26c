import { graphql, useFragment } from 'react-relay/hooks'
import type { SharedAllergens_shared$key } from '../../__generated__/SharedAllergens_shared.graphql.ts'
import { AllergenSentences } from '../../foods/AllergenSentences.tsx'
import { readContents } from '../../foods/readContents.ts'

/** ALG-3: the allergens of a shared basket, by the declarations of today. `phone` is for questions about the rest. */
export function SharedAllergens(props: { shared: SharedAllergens_shared$key; phone: string | null }) {
  const { allergens } = useFragment(
    graphql`
      fragment SharedAllergens_shared on SharedBasket {
        allergens {
          contains {
            ...readContents_content
          }
          mayContain {
            ...readContents_content
          }
          undeclared
          isNothingDeclared
        }
      }
    `,
    props.shared,
  )
  if (!allergens) return null
  const { undeclared, isNothingDeclared } = allergens
  const [contains, mayContain] = [readContents(allergens.contains), readContents(allergens.mayContain)]
  return <AllergenSentences allergens={{ contains, mayContain, undeclared, isNothingDeclared }} phone={props.phone} />
}
