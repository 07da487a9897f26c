import { z } from 'zod'
import { IMAGE_WIDTHS } from '../../contract/images.ts'
import { Problem } from '../../contract/problems.ts'
import type { App, AppServices } from '../appServices.ts'
import { problem } from '../problems.ts'
import { acceptedFormat } from './imageFormat.ts'

const ImageParams = z.object({ caterId: z.coerce.number().int(), path: z.string() })
const ImageQuery = z.object({
  w: z.literal(IMAGE_WIDTHS.map(String)).transform(Number).pipe(z.literal(IMAGE_WIDTHS)).optional(),
})
/** Bytes, which no schema describes or changes. */
const Picture = z.any().describe('The picture: image/avif, image/webp, image/jpeg or image/png')

/** Pictures of caterers, public. Names are hashes of the content, so an answer never changes. */
export function imageRoutes(app: App, { images }: Pick<AppServices, 'images'>): void {
  app.get(
    '/api/caters/images/:caterId/:path',
    {
      schema: {
        summary: 'A picture, in the width and the format asked for',
        params: ImageParams,
        querystring: ImageQuery,
        response: { 200: Picture, 304: z.null(), 404: Problem },
      },
    },
    async (request, reply) => {
      const { caterId, path } = request.params
      const width = request.query.w
      const format = acceptedFormat(request.headers.accept)
      const image = await images.read(caterId, path, { width, format })
      if (!image) return reply.code(404).send(problem(404, 'not_found'))
      const etag = `"${path}-${width ?? 'full'}-${format}"`
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null)
      return reply.type(image.contentType).send(image.bytes)
    },
  )
}
