import type { FastifyRequest } from 'fastify'
import type { MenuImages } from '../../contract/menus.ts'
import { canEditCater } from '../catalogue/editableCaterStore.ts'
import type { AppServices } from '../routes/appServices.ts'
import { parseJsonField } from '../routes/jsonField.ts'
import { notFound } from '../http/problems.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { MenuImagePlace } from './menuImageStore.ts'
import { storeMenuImages } from './menuImages.ts'

/** The options of a route that takes a menu or item as JSON, or as a form with its pictures. */
export const menuForm = { config: { form: true as const }, preValidation: parseJsonField('menu') }

/** The description of such a route. */
export const MENU_FORM =
  'As multipart/form-data: the body as JSON in the field `menu`, and new pictures (jpeg, png or webp) as the files ' +
  '`0` to `3`, which `images` places by their number.'

type Request = FastifyRequest & { params: { caterId: number }; body: { images?: MenuImages | undefined } }

/** Stores the pictures of a request; undefined where it leaves them as they are. Throws 404 for another's caterer. */
export async function storeImages(
  { db, images }: Pick<AppServices, 'db' | 'images'>,
  request: Request,
  viewer: Viewer,
): Promise<MenuImagePlace[] | undefined> {
  const { caterId } = request.params
  // Before the pictures are processed
  if (request.uploads.length > 0 && !(await canEditCater(db, viewer, caterId))) throw notFound()
  return storeMenuImages(images, caterId, request.body.images, request.uploads)
}
