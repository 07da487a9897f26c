import { allCities } from '../../cities/cities.ts'

/** A town with one of its postal codes. */
export interface Town {
  zipCode: string
  city: string
}

/** Every Danish town once, without the postal codes of companies and Greenland. */
export function danishTowns(): Town[] {
  const towns = allCities().filter(({ zipCode }) => zipCode >= '1000' && !zipCode.startsWith('39'))
  return [...new Map(towns.map((town) => [town.city, town])).values()]
}

/** The towns whose postal codes begin with the same two digits. */
export const townsAround = (towns: readonly Town[], { zipCode }: Town): Town[] =>
  towns.filter((other) => other.zipCode.slice(0, 2) === zipCode.slice(0, 2))
