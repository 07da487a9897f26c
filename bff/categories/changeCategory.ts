import { builder } from '../graph/builder.ts'
import { catalogueKey } from '../graph/catalogueKey.ts'
import { Deleted } from '../graph/Deleted.ts'
import { catalogueId, partId } from '../graph/ids.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { renamedIssues } from '../graph/renamedIssues.ts'
import { EditConflict, ValidationFailed } from '../v2/outcomes.ts'
import { Category } from './Category.ts'
import { inputPath, newPictures } from './categoryImages.ts'
import { CreateCategoryInput, DeleteCategoryInput, UpdateCategoryInput } from './CategoryInput.ts'

const asJson = (value: object | undefined) => value && JSON.stringify(value)

builder.mutationField('createCategory', (t) =>
  t.field({
    type: Category,
    description: "Adds a category to a caterer's storefront, behind the others.",
    authScopes: { office: true },
    errors: outcomes('CreateCategoryResult', [ValidationFailed]),
    args: { input: t.arg({ type: CreateCategoryInput, required: true, description: 'The category.' }) },
    resolve: (_root, { input: { caterNumber, name, description, images } }, { v2 }) =>
      v2.categories
        .create(caterNumber, { name, description: description ?? '' }, newPictures(images))
        .catch(renamedIssues(inputPath)),
  }),
)

builder.mutationField('updateCategory', (t) =>
  t.field({
    type: Category,
    description: 'Changes a category and its pictures.',
    authScopes: { office: true },
    errors: outcomes('UpdateCategoryResult', [ValidationFailed, EditConflict]),
    args: { input: t.arg({ type: UpdateCategoryInput, required: true, description: 'Which, and what.' }) },
    resolve: (_root, { input: { id, version, name, description, ...images } }, { v2 }) => {
      const change = {
        // Multipart has no null
        name: name === null ? '' : name,
        description: description === null ? '' : description,
        editedImages: asJson(
          images.editedImages?.map((image) => ({ id: partId('Image', image.id), text: image.caption ?? '' })),
        ),
        deletedImages: asJson(images.deletedImageIds?.map((imageId) => partId('Image', imageId))),
      }
      return v2.categories
        .update(catalogueId('Category', id), change, newPictures(images.images), version)
        .catch(renamedIssues(inputPath))
    },
  }),
)

builder.mutationField('deleteCategory', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes a category and its pictures. Its menus stay.',
    authScopes: { office: true },
    args: { input: t.arg({ type: DeleteCategoryInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const thing = catalogueId('Category', input.id)
      await v2.categories.remove(thing)
      return { typename: 'Category', key: catalogueKey(thing) }
    },
  }),
)
