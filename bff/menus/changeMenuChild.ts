import { builder } from '../graph/builder.ts'
import { catalogueKey } from '../graph/catalogueKey.ts'
import { Deleted } from '../graph/Deleted.ts'
import { catalogueId } from '../graph/ids.ts'
import { outcomes, VERSION } from '../graph/mutationErrors.ts'
import { renamedIssues } from '../graph/renamedIssues.ts'
import { EditConflict, ValidationFailed } from '../v2/outcomes.ts'
import { Menu } from './Menu.ts'
import { imageInputPath, IMAGES, MenuImageInput, toWireImages } from './menuImages.ts'
import { changingFields, describedBody, MENU_ID, newChildBody, NewMenuChildInput } from './menuInputs.ts'

const CreateMenuChildInput = builder.inputType('CreateMenuChildInput', {
  description: 'A new child, and where it goes.',
  fields: (t) => ({
    parentId: t.id({ required: true, description: 'Global id of the menu or group that it goes into.' }),
    child: t.field({ type: NewMenuChildInput, required: true, description: 'The child.' }),
    images: t.field({ type: [MenuImageInput], description: IMAGES }),
  }),
})

const UpdateMenuChildInput = builder.inputType('UpdateMenuChildInput', {
  description: 'What to change of a child of a menu. What is left out stays, and so does all that is in it.',
  fields: (t) => ({
    id: t.id({ required: true, description: MENU_ID }),
    version: t.string({ description: VERSION }),
    ...changingFields(t),
    dishUuid: t.string({
      description: 'Of an item: the dish that it is, whose declaration then counts; null is none.',
    }),
    declarationFits: t.boolean({
      description: 'False makes an item undeclared, because it is something else now; null leaves what is declared.',
    }),
    images: t.field({ type: [MenuImageInput], description: IMAGES }),
  }),
})

const DeleteMenuChildInput = builder.inputType('DeleteMenuChildInput', {
  description: 'Which child of a menu to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: MENU_ID }) }),
})

builder.mutationField('createMenuChild', (t) =>
  t.field({
    type: Menu,
    description: 'Adds a child to a menu or a group, behind the others. Answers the child.',
    authScopes: { office: true },
    errors: outcomes('CreateMenuChildResult', [ValidationFailed]),
    args: { input: t.arg({ type: CreateMenuChildInput, required: true, description: 'The child, and where.' }) },
    resolve: (_root, { input: { parentId, child, images: list } }, { v2 }) => {
      const { images, files } = toWireImages(list)
      const body = { ...newChildBody(child), images }
      return v2.menus.createChild(catalogueId('Menu', parentId), body, files).catch(renamedIssues(imageInputPath))
    },
  }),
)

builder.mutationField('updateMenuChild', (t) =>
  t.field({
    type: Menu,
    description: 'Changes a child of a menu or a group.',
    authScopes: { office: true },
    errors: outcomes('UpdateMenuChildResult', [ValidationFailed, EditConflict]),
    args: { input: t.arg({ type: UpdateMenuChildInput, required: true, description: 'Which, and what.' }) },
    resolve: (_root, { input }, { v2 }) => {
      const { images, files } = toWireImages(input.images)
      const declarationFits = input.declarationFits ?? undefined
      const body = { ...describedBody(input), dishId: input.dishUuid, declarationFits, images }
      const update = v2.menus.updateChild(catalogueId('Menu', input.id), body, files, input.version)
      return update.catch(renamedIssues(imageInputPath))
    },
  }),
)

builder.mutationField('deleteMenuChild', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes a child of a menu or a group, and all that is in it.',
    authScopes: { office: true },
    args: { input: t.arg({ type: DeleteMenuChildInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const child = catalogueId('Menu', input.id)
      await v2.menus.removeChild(child)
      return { typename: 'Menu', key: catalogueKey(child) }
    },
  }),
)
