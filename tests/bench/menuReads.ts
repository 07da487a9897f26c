import { compareToBaseline } from './compareToBaseline.ts'
import type { LargeService } from './largeService.ts'
import { fetchOnce, type Target } from './load.ts'

const PATH = '/api/v2/caters/55/products/menus'

/** A caterer's menus by the v2 service, whole and for somebody who has them, beside the same bytes by node:http. */
export async function measureMenuReads({ port }: LargeService): Promise<void> {
  const whole: Target = { name: "a caterer's menus by the v2 service", port, path: PATH }
  const etag = (await fetch(`http://127.0.0.1:${port}${PATH}`)).headers.get('etag')
  if (!etag) throw new Error('The menus have no ETag')
  const known: Target = {
    ...whole,
    name: 'the same with its ETag (304)',
    headers: { 'if-none-match': etag },
    status: 304,
  }
  await compareToBaseline([
    { target: whole, body: await fetchOnce(whole) },
    { target: known, body: '' },
  ])
}
