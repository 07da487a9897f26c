import { graphql, readInlineData } from 'relay-runtime'
import { ALLERGEN_SOURCES, ALLERGENS, type AllergenContent } from '../../domain/foods/allergens.ts'
import type { readContents_content$key } from '../__generated__/readContents_content.graphql.ts'

/** The contents of the graph in the words of the rules. The law names the 14, so that a newer graph has no others. */
export const readContents = (contents: readonly readContents_content$key[]): AllergenContent[] =>
  contents.flatMap((content) => {
    const { allergen: code, sources } = readInlineData(
      graphql`
        fragment readContents_content on AllergenContent @inline {
          allergen
          sources
        }
      `,
      content,
    )
    const allergen = ALLERGENS.find((known) => known === code)
    return allergen ? [{ allergen, sources: ALLERGEN_SOURCES.filter((source) => sources.includes(source)) }] : []
  })
