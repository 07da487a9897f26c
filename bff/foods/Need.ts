import { formatNeed, MAX_NEED_LENGTH, type Need as NeedData } from '../../domain/foods/needs.ts'
import { builder } from '../graph/builder.ts'
import { Allergen, Diet } from './Allergen.ts'

export const Need = builder.objectRef<NeedData>('Need').implement({
  description: 'What a number of guests need. Deleted 30 days after the delivery.',
  fields: (t) => ({
    guests: t.exposeInt('guests', { description: 'How many.' }),
    allergen: t.expose('allergen', {
      type: Allergen,
      nullable: true,
      description: 'What they cannot have; null where a diet or words say it.',
    }),
    diet: t.expose('diet', { type: Diet, nullable: true, description: 'The diet that they keep; null for none.' }),
    text: t.exposeString('text', { description: 'In words; empty where there are none.' }),
    label: t.string({ description: "All of it in Danish: '3 uden gluten'.", resolve: formatNeed }),
  }),
})

export const NeedInput = builder.inputType('NeedInput', {
  description: 'What a number of guests need: an allergen, a diet, or words.',
  fields: (t) => ({
    guests: t.int({ required: true, description: '1 to 1000.' }),
    allergen: t.field({ type: Allergen, description: 'What they cannot have; null for none.' }),
    diet: t.field({ type: Diet, description: 'The diet that they keep; null for none.' }),
    text: t.string({ description: `In words, without names: at most ${MAX_NEED_LENGTH} characters. Null for none.` }),
  }),
})
