import { builder } from '../graph/builder.ts'

export const Rating = builder.objectRef<{ average: number; count: number }>('Rating').implement({
  description: 'What customers think of a caterer.',
  fields: (t) => ({
    average: t.exposeFloat('average', { description: 'Out of 5.' }),
    count: t.exposeInt('count', { description: 'How many rated.' }),
  }),
})
