import { z } from 'zod'
import { UploadedPageImage } from '../../contract/pages.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireAdmin } from '../http/auth.ts'
import { problemResponses, ProblemError } from '../http/problems.ts'
import { storeUpload } from '../images/uploadedImages.ts'

/** The owner of the pictures of pages, which belong to no caterer: no caterer has this number. */
const NO_CATER = 0

/** Stores a picture for the blocks of pages, for admins. */
export function pageImageRoute(app: App, { images }: Pick<AppServices, 'images'>): void {
  app.post(
    '/api/v2/pages/images',
    {
      config: { form: true },
      schema: {
        summary: 'Stores a picture for the blocks of pages: a jpeg, png or webp as the file `image` of a form',
        tags: ['pages'],
        body: z.looseObject({}),
        response: { 201: UploadedPageImage, ...problemResponses },
      },
    },
    async (request, reply) => {
      requireAdmin(request)
      const upload = request.uploads.find(({ field }) => field === 'image')
      if (!upload) {
        const issues = [{ path: 'image', validatorKey: 'required' }]
        throw new ProblemError(422, 'invalid', { detail: 'The form has no file `image`.', issues })
      }
      const { path } = await storeUpload(images, NO_CATER, upload, ['jpeg', 'png', 'webp'])
      return reply.code(201).send({ image: `/images/${NO_CATER}/${path}` })
    },
  )
}
