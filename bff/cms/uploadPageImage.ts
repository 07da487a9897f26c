import type { UploadedPageImage as UploadedPageImageData } from '../../contract/pages.ts'
import { builder } from '../graph/builder.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { renamedIssues } from '../graph/renamedIssues.ts'
import { assertFileSizes } from '../graph/uploads/fileLimits.ts'
import { ValidationFailed } from '../v2/outcomes.ts'

const UploadPageImageInput = builder.inputType('UploadPageImageInput', {
  description: 'A picture for the blocks of pages.',
  fields: (t) => ({ file: t.field({ type: 'File', description: 'A jpeg, png or webp; null is refused.' }) }),
})

const UploadedPageImage = builder.objectRef<UploadedPageImageData>('UploadedPageImage').implement({
  description: 'A stored picture for the blocks of pages.',
  fields: (t) => ({
    address: t.exposeString('image', { description: "Its address on this server, which a block's `image` takes." }),
  }),
})

builder.mutationField('uploadPageImage', (t) =>
  t.field({
    type: UploadedPageImage,
    description: 'Stores a picture for the blocks of pages.',
    authScopes: { admin: true },
    errors: outcomes('UploadPageImageResult', [ValidationFailed]),
    args: { input: t.arg({ type: UploadPageImageInput, required: true, description: 'The picture.' }) },
    resolve: (_root, { input: { file } }, { v2 }) => {
      if (!file) throw new ValidationFailed([{ path: 'file', validatorKey: 'required' }])
      assertFileSizes({ file })
      return v2.pages.uploadImage(file).catch(renamedIssues((path) => (path === 'image' ? 'file' : path)))
    },
  }),
)
