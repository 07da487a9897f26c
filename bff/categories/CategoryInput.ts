import { builder } from '../graph/builder.ts'
import { VERSION } from '../graph/mutationErrors.ts'

const NewImageInput = builder.inputType('NewImageInput', {
  description: 'A new picture of a category.',
  fields: (t) => ({
    file: t.field({ type: 'File', required: true, description: 'A jpeg or png.' }),
    caption: t.string({ description: 'What is said under it; null for nothing.' }),
  }),
})

const EditedImageInput = builder.inputType('EditedImageInput', {
  description: 'A new caption of a picture.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The picture's id." }),
    caption: t.string({ description: 'What is said under it; null for nothing.' }),
  }),
})

const NAME = 'What it is called.'
const DESCRIPTION = 'What it is, HTML; null for nothing.'

export const CreateCategoryInput = builder.inputType('CreateCategoryInput', {
  description: 'A new category.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    name: t.string({ required: true, description: NAME }),
    description: t.string({ description: DESCRIPTION }),
    images: t.field({ type: [NewImageInput], description: 'Its pictures, at most 20; null for none.' }),
  }),
})

export const UpdateCategoryInput = builder.inputType('UpdateCategoryInput', {
  description: 'What to change of a category. What is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Its global id.' }),
    version: t.string({ description: VERSION }),
    name: t.string({ description: NAME }),
    description: t.string({ description: DESCRIPTION }),
    images: t.field({
      type: [NewImageInput],
      description: 'New pictures, behind those that stay; at most 20 at once.',
    }),
    editedImages: t.field({ type: [EditedImageInput], description: 'Pictures whose captions change.' }),
    deletedImageIds: t.idList({ description: 'Ids of pictures that go.' }),
  }),
})

export const DeleteCategoryInput = builder.inputType('DeleteCategoryInput', {
  description: 'Which category to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Its global id.' }) }),
})
