interface Named {
  name: string
}

/** The category that an address names, compared without case. */
export function findCategory<Category extends Named>(categories: readonly Category[], wanted: string) {
  const name = wanted.toLocaleLowerCase('da')
  return categories.find((category) => category.name.toLocaleLowerCase('da') === name)
}

/** The category that an address names; the first where it names none. */
export function activeCategory<Category extends Named>(
  categories: readonly Category[],
  wanted: string | null,
): Category | undefined {
  return (wanted === null ? undefined : findCategory(categories, wanted)) ?? categories[0]
}
