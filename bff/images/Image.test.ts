import { beforeEach, expect, test } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

test('srcSet has the widths below the picture’s own, and its own', async () => {
  const cater = {
    id: 5,
    name: 'Nr. 5',
    active: true,
    delivery: true,
    logoImage: { path: 'logo.png', width: 100, height: 50, color: '#ffffff' },
    bannerimage: 'banner.jpg',
  }
  bff.v2.answer('GET /caters-public/5', () => ({ status: 200, body: cater }))
  const { data } = await bff.execute('{ cater(number: 5) { logo { url(width: 60) srcSet } banner { srcSet } } }')
  expect(data.cater.logo).toEqual({
    url: '/images/5/logo.png?w=80',
    srcSet:
      '/images/5/logo.png?w=40 40w, /images/5/logo.png?w=48 48w, /images/5/logo.png?w=80 80w, /images/5/logo.png 100w',
  })
  // of whose size nothing is known
  expect(data.cater.banner.srcSet).toMatch(/\/images\/5\/banner\.jpg\?w=1920 1920w$/)
})
