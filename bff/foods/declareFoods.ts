import { type AffectedOrder as AffectedOrderData, type Declared, MAX_DECLARED } from '../../contract/foods.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../graph/builder.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Allergen, AllergenSource, Diet } from './Allergen.ts'
import { Food, FoodKind } from './Food.ts'

const AllergenContentInput = builder.inputType('AllergenContentInput', {
  description: 'An allergen in food.',
  fields: (t) => ({
    allergen: t.field({ type: Allergen, required: true, description: 'Which.' }),
    sources: t.field({
      type: [AllergenSource],
      required: true,
      description: 'The cereals or nuts that bring it, at least one where they are contained; empty for others.',
    }),
  }),
})

const FoodDeclarationInput = builder.inputType('FoodDeclarationInput', {
  description: 'What is declared of a food, all of it.',
  fields: (t) => ({
    kind: t.field({ type: FoodKind, required: true, description: 'What it is.' }),
    uuid: t.string({ required: true, description: 'Its uuid.' }),
    version: t.string({
      description: 'The version that was read; where it is older, the food is left. Null overwrites.',
    }),
    contains: t.field({ type: [AllergenContentInput], required: true, description: 'What is answered Yes to.' }),
    mayContain: t.field({ type: [AllergenContentInput], required: true, description: 'What is answered May to.' }),
    free: t.field({ type: [Allergen], required: true, description: 'What is answered No to.' }),
    diets: t.field({ type: [Diet], required: true, description: 'The diets that it fits.' }),
    isComplete: t.boolean({
      required: true,
      description: 'That somebody has gone through all 14. Without it nothing of the food is shown.',
    }),
    isFood: t.boolean({
      description:
        'False for what is served but not eaten, such as napkins: it contains nothing. Null leaves it as it is.',
    }),
  }),
})

const DeclareFoodsInput = builder.inputType('DeclareFoodsInput', {
  description: 'Declarations of foods of one caterer.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    foods: t.field({ type: [FoodDeclarationInput], required: true, description: `At most ${MAX_DECLARED}.` }),
  }),
})

const AffectedOrder = builder.objectRef<AffectedOrderData>('AffectedOrder').implement({
  description: 'A coming order that holds a food whose declaration has changed.',
  fields: (t) => ({
    orderId: t.id({ description: "The order's global id.", resolve: ({ id }) => encodeGlobalID('Order', id) }),
    uuid: t.exposeString('id', { description: "The v2 service's id of the order." }),
    reference: t.exposeInt('orderRef', { description: 'Its number.' }),
    date: t.expose('date', { type: 'Date', description: 'The Danish date of delivery.' }),
  }),
})

const DeclaredFoods = builder.objectRef<Declared>('DeclaredFoods').implement({
  description: 'Declared foods.',
  fields: (t) => ({
    saved: t.expose('saved', {
      type: [Food],
      complexity: { field: 1, multiplier: 10 },
      description: 'Those that were declared, as they are now.',
    }),
    conflicts: t.expose('conflicts', {
      type: [Food],
      complexity: { field: 1, multiplier: 10 },
      description: 'Those that somebody else has changed since they were read, as they are now; they were left.',
    }),
    affectedOrders: t.expose('affectedOrders', {
      type: [AffectedOrder],
      complexity: { field: 1, multiplier: 5 },
      description: 'The coming orders with a food whose declaration has changed, by date.',
    }),
  }),
})

builder.mutationField('declareFoods', (t) =>
  t.field({
    type: DeclaredFoods,
    description: 'Declares foods of a caterer. All of them or none, except those that somebody else has changed.',
    authScopes: { office: true },
    errors: outcomes('DeclareFoodsResult', [ValidationFailed]),
    args: { input: t.arg({ type: DeclareFoodsInput, required: true, description: 'Whose, and what.' }) },
    resolve: (_root, { input: { caterNumber, foods } }, { v2 }) =>
      v2.foods.declare(caterNumber, {
        foods: foods.map(({ uuid, isFood, ...food }) => ({ id: uuid, ...food, ...(isFood !== null && { isFood }) })),
      }),
  }),
)
