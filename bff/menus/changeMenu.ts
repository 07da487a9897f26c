import { builder } from '../graph/builder.ts'
import { catalogueKey } from '../graph/catalogueKey.ts'
import { Deleted } from '../graph/Deleted.ts'
import { catalogueId } from '../graph/ids.ts'
import { outcomes, VERSION } from '../graph/mutationErrors.ts'
import { renamedIssues } from '../graph/renamedIssues.ts'
import { EditConflict, ValidationFailed } from '../v2/outcomes.ts'
import { Course } from './Course.ts'
import { Menu } from './Menu.ts'
import { imageInputPath, IMAGES, MenuImageInput, toWireImages } from './menuImages.ts'
import {
  changingFields,
  describedBody,
  describingFields,
  type InputFields,
  MENU_ID,
  newChildBody,
  NewMenuChildInput,
  PRICE,
} from './menuInputs.ts'
import { MenuType } from './MenuType.ts'

const MenuLeadTimeInput = builder.inputType('MenuLeadTimeInput', {
  description: 'How early a menu must be ordered.',
  fields: (t) => ({
    days: t.int({ required: true, description: 'Days before the delivery, which does not count itself.' }),
    cutoff: t.string({ required: true, description: "The last clock of that day: '12:00'." }),
  }),
})

/** The fields of a menu that its children lack. */
const ownFields = (t: InputFields) => ({
  soldOutTo: t.field({
    type: 'Date',
    description: 'The last date of delivery for which it is sold out; null where it is not.',
  }),
  offeredFrom: t.field({ type: 'Date', description: 'The first date of delivery of its season; null is open.' }),
  offeredTo: t.field({ type: 'Date', description: 'The last date of delivery of its season; null is open.' }),
  leadTime: t.field({
    type: MenuLeadTimeInput,
    description: "How early it must be ordered, whatever its caterer's own lead time; null sets no limit.",
  }),
  countsTowardsCapacity: t.boolean({
    description: "Whether its covers count towards the capacity of its caterer's days; null leaves it.",
  }),
  allFoodsListed: t.boolean({
    description:
      'True says that all that is served in the menu stands in it, without which nothing in it counts as declared; ' +
      'false takes that back, null leaves it.',
  }),
  course: t.field({ type: Course, description: 'The course of the menu. Null leaves it; a new menu is a MEAL.' }),
  isDraft: t.boolean({ description: "Whether only the caterer's people and admins see it; null leaves it." }),
})

const CreateMenuInput = builder.inputType('CreateMenuInput', {
  description: 'A new menu.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    type: t.field({ type: MenuType, required: true, description: 'MENU, FREESELECT or BUILDMENU.' }),
    name: t.string({ required: true, description: 'What it is called.' }),
    price: t.field({ type: 'Money', required: true, description: PRICE }),
    ...describingFields(t),
    ...ownFields(t),
    categoryIds: t.idList({ description: 'Global ids of the categories that it stands in; null is none.' }),
    children: t.field({ type: [NewMenuChildInput], description: 'What is in it, in order; null is nothing.' }),
    images: t.field({ type: [MenuImageInput], description: IMAGES }),
  }),
})

const UpdateMenuInput = builder.inputType('UpdateMenuInput', {
  description: 'What to change of a menu. What is left out stays, and so does all that is in it.',
  fields: (t) => ({
    id: t.id({ required: true, description: MENU_ID }),
    version: t.string({ description: VERSION }),
    ...changingFields(t),
    ...ownFields(t),
    foodsVersion: t.int({
      description: 'The `Menu.foodsVersion` of the list of which `allFoodsListed` says true; required for that.',
    }),
    images: t.field({ type: [MenuImageInput], description: IMAGES }),
  }),
})

const CopyMenuInput = builder.inputType('CopyMenuInput', {
  description: 'Which menu to copy.',
  fields: (t) => ({ id: t.id({ required: true, description: MENU_ID }) }),
})

const DeleteMenuInput = builder.inputType('DeleteMenuInput', {
  description: 'Which menu to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: MENU_ID }) }),
})

type UpdateInput = typeof UpdateMenuInput.$inferInput

/** Maps the fields of a menu to the wire, without what is in it; the service has no null of a flag. */
const menuBody = (input: Omit<UpdateInput, 'id' | 'version' | 'foodsVersion' | 'images'>) => ({
  ...describedBody(input),
  soldOutTo: input.soldOutTo,
  offeredFrom: input.offeredFrom,
  offeredTo: input.offeredTo,
  leadTime: input.leadTime,
  countsTowardsCapacity: input.countsTowardsCapacity ?? undefined,
  allFoodsListed: input.allFoodsListed ?? undefined,
  course: input.course ?? undefined,
  draft: input.isDraft ?? undefined,
})

builder.mutationField('createMenu', (t) =>
  t.field({
    type: Menu,
    description: 'Adds a menu to a caterer; it comes last, among all and in each of its categories.',
    authScopes: { office: true },
    errors: outcomes('CreateMenuResult', [ValidationFailed]),
    args: { input: t.arg({ type: CreateMenuInput, required: true, description: 'The menu.' }) },
    resolve: (_root, { input }, { v2 }) => {
      const { caterNumber, categoryIds, children } = input
      const { images, files } = toWireImages(input.images)
      const body = {
        ...menuBody(input),
        categoryIds: categoryIds?.map((id) => catalogueId('Category', id).id),
        children: children?.map(newChildBody),
        images,
      }
      return v2.menus.create(caterNumber, body, files).catch(renamedIssues(imageInputPath))
    },
  }),
)

builder.mutationField('updateMenu', (t) =>
  t.field({
    type: Menu,
    description: 'Changes a menu.',
    authScopes: { office: true },
    errors: outcomes('UpdateMenuResult', [ValidationFailed, EditConflict]),
    args: { input: t.arg({ type: UpdateMenuInput, required: true, description: 'Which, and what.' }) },
    resolve: (_root, { input }, { v2 }) => {
      const { images, files } = toWireImages(input.images)
      const body = { ...menuBody(input), foodsVersion: input.foodsVersion ?? undefined, images }
      const update = v2.menus.update(catalogueId('Menu', input.id), body, files, input.version)
      return update.catch(renamedIssues(imageInputPath))
    },
  }),
)

builder.mutationField('copyMenu', (t) =>
  t.field({
    type: Menu,
    description: 'Copies a menu with all that is in it, its categories and dishes. Answers the copy, which comes last.',
    authScopes: { office: true },
    args: { input: t.arg({ type: CopyMenuInput, required: true, description: 'Which.' }) },
    resolve: (_root, { input }, { v2 }) => v2.menus.copy(catalogueId('Menu', input.id)),
  }),
)

builder.mutationField('deleteMenu', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes a menu and all that is in it. Orders keep what they hold of it.',
    authScopes: { office: true },
    args: { input: t.arg({ type: DeleteMenuInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const menu = catalogueId('Menu', input.id)
      await v2.menus.remove(menu)
      return { typename: 'Menu', key: catalogueKey(menu) }
    },
  }),
)
