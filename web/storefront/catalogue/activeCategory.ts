/** True if an address names the category with this name, compared without case. */
export function isNamed(name: string, wanted: string | null): boolean {
  return name.toLocaleLowerCase('da') === wanted?.toLocaleLowerCase('da')
}

/** The category that an address names; else the first. */
export function activeCategory<Category extends { name: string }>(
  categories: readonly Category[],
  wanted: string | null,
): Category | undefined {
  return categories.find(({ name }) => isNamed(name, wanted)) ?? categories[0]
}
