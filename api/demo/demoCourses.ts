import type { Course } from '../../domain/menus/courses.ts'

/** MAR-6: the demo's menus that are no meal, by their names. */
export const demoCourses: Readonly<Record<Exclude<Course, 'MEAL'>, readonly string[]>> = {
  SIDE: [
    'Ostefad',
    'Pålægsfad',
    'Fiskefad',
    'Grøntsagsfad',
    'Frugtkurv',
    'Kun det grønne',
    'Grillede grøntsager på fad',
    'Salatbar',
    'Bagte kartofler',
  ],
  DESSERT: [
    'Gammeldags æblekage',
    'Citronfromage',
    'Desserttallerken',
    'Kransekage',
    'Eftermiddagskaffe',
    'Kransekage, 18 ringe',
    'Kagebord',
    'Dessertbuffet',
    'Lagkage',
    'Isbombe med fontæne',
    'Petit fours',
    'Kage til mødet',
    'Grillet ananas',
    'Jordbærtærte',
  ],
  DRINK: ['Velkomst', 'Fadøl til selskabet', 'Vand og saft'],
}

/** The course of a menu of the demo data. */
export const demoCourse = (name: string): Course =>
  (['SIDE', 'DESSERT', 'DRINK'] as const).find((course) => demoCourses[course].includes(name)) ?? 'MEAL'
