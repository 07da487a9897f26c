import type { Food as FoodData } from '../../contract/foods.ts'
import { Cater } from '../caters/Cater.ts'
import { Dish } from '../dishes/Dish.ts'
import { builder } from '../graph/builder.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { canManage } from '../session/viewer.ts'
import { Allergen, AllergenContent, Diet } from './Allergen.ts'

export const FoodKind = builder.enumType('FoodKind', {
  description: 'What a food is.',
  values: {
    DISH: { value: 'dish', description: 'A dish of the caterer.' },
    ITEM: { value: 'item', description: 'An item of a menu that is no dish.' },
  } as const,
})

export const Food = builder.objectRef<FoodData>('Food').implement({
  description: 'A food of a caterer, with what its office has written of it.',
  fields: (t) => ({
    id: t.id({ description: 'Unique among foods.', resolve: ({ kind, id }) => `Food:${kind}:${id}` }),
    kind: t.expose('kind', { type: FoodKind, description: 'What it is.' }),
    uuid: t.exposeString('id', { description: "The v2 service's id of the dish or item." }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    menuName: t.string({
      nullable: true,
      description: 'The menu of an item; null for a dish.',
      resolve: ({ menu }) => menu?.name ?? null,
    }),
    menuUuid: t.string({
      nullable: true,
      description: "The v2 service's id of that menu; null for a dish.",
      resolve: ({ menu }) => menu?.id ?? null,
    }),
    contains: t.field({
      type: [AllergenContent],
      description: 'What is answered Yes to.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ declaration }) => declaration.contains,
    }),
    mayContain: t.field({
      type: [AllergenContent],
      description: 'What is answered May to.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ declaration }) => declaration.mayContain,
    }),
    free: t.field({
      type: [Allergen],
      description: 'What is answered No to.',
      resolve: ({ declaration }) => declaration.free,
    }),
    diets: t.field({
      type: [Diet],
      description: 'The diets that it fits.',
      resolve: ({ declaration }) => declaration.diets,
    }),
    isComplete: t.boolean({
      description: 'Whether somebody has said that all 14 were gone through; else nothing of it is shown.',
      resolve: ({ declaration }) => declaration.isComplete,
    }),
    isFood: t.boolean({
      description: 'False for what is served but not eaten, such as napkins: it contains nothing, and gets no label.',
      resolve: ({ declaration }) => declaration.isFood !== false,
    }),
    declaredAt: t.expose('declaredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last written; null where it never was.',
    }),
    declaredBy: t.exposeString('declaredBy', { nullable: true, description: 'Who wrote it; null where not known.' }),
    comingOrders: t.exposeInt('comingOrders', { description: 'How many coming orders hold it.' }),
    version: t.exposeString('version', { description: 'What its state is called, for declareFoods.' }),
  }),
})

builder.objectField(Cater, 'foods', (t) =>
  t.field({
    type: [Food],
    nullable: true,
    description:
      'Its dishes and the items of its menus, with what is declared of each; null for all but its own office and admins, ' +
      'and where the v2 service stores none.',
    complexity: { field: 5, multiplier: 50 },
    resolve: ({ id }, _args, { v2, viewer }) =>
      canManage(viewer, id) ? v2.foods.list(id).catch(nullIfNotFound) : null,
  }),
)

builder.objectField(Cater, 'declaredShare', (t) =>
  t.float({
    nullable: true,
    description:
      'The share of its foods that are declared, 0 to 1; null for all but its own office and admins, and without foods.',
    complexity: { field: 5 },
    resolve: async ({ id }, _args, { v2, viewer }) => {
      const foods = canManage(viewer, id) ? await v2.foods.list(id).catch(nullIfNotFound) : null
      if (!foods || foods.length === 0) return null
      return foods.filter(({ declaration }) => declaration.isComplete).length / foods.length
    },
  }),
)

builder.objectField(Dish, 'isDeclared', (t) =>
  t.boolean({
    nullable: true,
    description: 'Whether its allergens are declared; null where the v2 service stores none.',
    complexity: { field: 5 },
    resolve: async ({ id, caterId }, _args, { v2 }) => {
      const foods = await v2.foods.list(caterId).catch(nullIfNotFound)
      return foods?.some((food) => food.kind === 'dish' && food.id === id && food.declaration.isComplete) ?? null
    },
  }),
)
