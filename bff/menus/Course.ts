import type { Course as CourseCode } from '../../domain/menus/courses.ts'
import { builder } from '../graph/builder.ts'

export const Course = builder.enumType('Course', {
  description: 'The part of a meal that a menu is.',
  values: {
    MEAL: { value: 'MEAL', description: "A meal of its own, 'Måltid'." },
    SIDE: { value: 'SIDE', description: "Food that goes with a meal, 'Tilbehør'." },
    DESSERT: { value: 'DESSERT', description: "Dessert and cakes, 'Dessert og kager'." },
    DRINK: { value: 'DRINK', description: "Drinks, 'Drikkevarer'." },
  } satisfies Record<CourseCode, { value: CourseCode; description: string }>,
})
