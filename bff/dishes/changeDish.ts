import { builder } from '../graph/builder.ts'
import { catalogueKey } from '../graph/catalogueKey.ts'
import { Deleted } from '../graph/Deleted.ts'
import { catalogueId } from '../graph/ids.ts'
import { outcomes, VERSION } from '../graph/mutationErrors.ts'
import { EditConflict, ValidationFailed } from '../v2/outcomes.ts'
import { Dish } from './Dish.ts'

const CreateDishInput = builder.inputType('CreateDishInput', {
  description: 'A new dish.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    name: t.string({ required: true, description: 'What it is called.' }),
  }),
})

const UpdateDishInput = builder.inputType('UpdateDishInput', {
  description: 'The new fields of a dish.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Its global id.' }),
    version: t.string({ description: VERSION }),
    name: t.string({ required: true, description: 'What it is called from now on.' }),
    declarationFits: t.boolean({
      description: 'False makes it undeclared, because it is something else now; null leaves what is declared.',
    }),
  }),
})

const DeleteDishInput = builder.inputType('DeleteDishInput', {
  description: 'Which dish to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Its global id.' }) }),
})

builder.mutationField('createDish', (t) =>
  t.field({
    type: Dish,
    description: 'Adds a dish to a caterer.',
    authScopes: { office: true },
    errors: outcomes('CreateDishResult', [ValidationFailed]),
    args: { input: t.arg({ type: CreateDishInput, required: true, description: 'The dish.' }) },
    resolve: (_root, { input }, { v2 }) => v2.dishes.create(input.caterNumber, { name: input.name }),
  }),
)

builder.mutationField('updateDish', (t) =>
  t.field({
    type: Dish,
    description: 'Changes a dish.',
    authScopes: { office: true },
    errors: outcomes('UpdateDishResult', [ValidationFailed, EditConflict]),
    args: { input: t.arg({ type: UpdateDishInput, required: true, description: 'Which, and its fields.' }) },
    resolve: (_root, { input: { id, version, name, declarationFits } }, { v2 }) =>
      v2.dishes.update({ ...catalogueId('Dish', id), name, declarationFits: declarationFits ?? undefined }, version),
  }),
)

builder.mutationField('deleteDish', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes a dish. The menus that name it lose it.',
    authScopes: { office: true },
    args: { input: t.arg({ type: DeleteDishInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const thing = catalogueId('Dish', input.id)
      await v2.dishes.remove(thing.caterId, thing.id)
      return { typename: 'Dish', key: catalogueKey(thing) }
    },
  }),
)
