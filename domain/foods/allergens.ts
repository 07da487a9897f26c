/** ALG-1: the 14 allergens that must be declared, in the order in which they are shown. */
export const ALLERGENS = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const
export type Allergen = (typeof ALLERGENS)[number]

export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  GLUTEN: 'Gluten',
  CRUSTACEANS: 'Krebsdyr',
  EGGS: 'Æg',
  FISH: 'Fisk',
  PEANUTS: 'Jordnødder',
  SOYBEANS: 'Soja',
  MILK: 'Mælk',
  NUTS: 'Nødder',
  CELERY: 'Selleri',
  MUSTARD: 'Sennep',
  SESAME: 'Sesam',
  SULPHITES: 'Svovldioxid og sulfitter',
  LUPIN: 'Lupin',
  MOLLUSCS: 'Bløddyr',
}

const CEREALS = ['WHEAT', 'RYE', 'BARLEY', 'OATS', 'SPELT'] as const
const NUTS = ['ALMOND', 'HAZELNUT', 'WALNUT', 'CASHEW', 'PECAN', 'BRAZIL_NUT', 'PISTACHIO', 'MACADAMIA'] as const

/** The cereals and nuts that bring gluten and nuts. */
export const ALLERGEN_SOURCES = [...CEREALS, ...NUTS] as const
export type AllergenSource = (typeof ALLERGEN_SOURCES)[number]

/** The sources that must be named with an allergen: the law requires the cereal and the nut. Else missing. */
export const SOURCES_OF: Readonly<Partial<Record<Allergen, readonly AllergenSource[]>>> = {
  GLUTEN: CEREALS,
  NUTS,
}

export const SOURCE_NAMES: Readonly<Record<AllergenSource, string>> = {
  WHEAT: 'hvede',
  RYE: 'rug',
  BARLEY: 'byg',
  OATS: 'havre',
  SPELT: 'spelt',
  ALMOND: 'mandel',
  HAZELNUT: 'hasselnød',
  WALNUT: 'valnød',
  CASHEW: 'cashew',
  PECAN: 'pekan',
  BRAZIL_NUT: 'paranød',
  PISTACHIO: 'pistacie',
  MACADAMIA: 'macadamia',
}

/** An allergen of a food, with the cereals or nuts that bring it; those of others are empty. */
export interface AllergenContent {
  allergen: Allergen
  sources: AllergenSource[]
}

/** The union of contents: each allergen once with all its sources, in the order of ALLERGENS. */
export function uniteContents(contents: readonly AllergenContent[]): AllergenContent[] {
  return ALLERGENS.flatMap((allergen) => {
    const same = contents.filter((content) => content.allergen === allergen)
    if (same.length === 0) return []
    const named = new Set(same.flatMap(({ sources }) => sources))
    return [{ allergen, sources: ALLERGEN_SOURCES.filter((source) => named.has(source)) }]
  })
}

/**
 * Returns the part of `contents` that is not in `known`: a known allergen has only the sources that are not known, and is
 * left out without any.
 */
export function subtractContents(
  contents: readonly AllergenContent[],
  known: readonly AllergenContent[],
): AllergenContent[] {
  return contents.flatMap(({ allergen, sources }) => {
    const same = known.find((content) => content.allergen === allergen)
    if (!same) return [{ allergen, sources }]
    const left = sources.filter((source) => !same.sources.includes(source))
    return left.length === 0 ? [] : [{ allergen, sources: left }]
  })
}
