/** The category that an address names, compared without case; else the first. */
export function activeCategory<Category extends { name: string }>(
  categories: readonly Category[],
  wanted: string | null,
): Category | undefined {
  const name = wanted?.toLocaleLowerCase('da')
  return categories.find((category) => category.name.toLocaleLowerCase('da') === name) ?? categories[0]
}
