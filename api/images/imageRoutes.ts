import { z } from 'zod'
import { IMAGE_WIDTHS } from '../../domain/images/imageWidths.ts'
import type { App } from '../http/fastifyApp.ts'
import { matchesEtag } from '../http/etags.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { negotiateFormat } from '../../domain/images/imageFormat.ts'
import type { ImageStore } from './imageStore.ts'

const ImageParams = z.object({ caterId: z.coerce.number().int(), path: z.string() })
const ImageQuery = z.object({
  w: z.literal(IMAGE_WIDTHS.map(String)).transform(Number).pipe(z.literal(IMAGE_WIDTHS)).optional(),
})
/** Raw bytes. */
const schema = z.any()
const Picture = {
  description: 'The picture; a partly transparent one requested as jpeg comes as png',
  content: { 'image/avif': { schema }, 'image/webp': { schema }, 'image/jpeg': { schema }, 'image/png': { schema } },
}

/** Serves the pictures of caterers, which are public. Names are content hashes, so responses are immutable. */
export function imageRoutes(app: App, { images }: { images: ImageStore }): void {
  app.get(
    '/api/caters/images/:caterId/:path',
    {
      schema: {
        summary: 'A picture, in the requested width and format',
        tags: ['images'],
        params: ImageParams,
        querystring: ImageQuery,
        response: { 200: Picture, 304: z.null(), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { caterId, path } = request.params
      const width = request.query.w
      const format = negotiateFormat(request.headers.accept)
      const image = await images.read(caterId, path, { width, format })
      if (!image) throw notFound()
      const etag = `"${path}-${width ?? 'full'}-${format}"`
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept', etag })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
      return reply.type(image.contentType).send(image.bytes)
    },
  )
}
