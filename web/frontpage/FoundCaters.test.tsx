// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { clickButton, flush, pageText, renderRoute } from '../office/testing/renderRoute.tsx'
import { parseHost } from '../page/host.ts'
import { PageContext } from '../page/PageContext.ts'
import { loader } from './FrontPageRoute.data.ts'
import { Component } from './FrontPageRoute.tsx'

const cater = (name: string) => ({
  __typename: 'Cater',
  id: name,
  number: 1,
  name,
  slug: name.toLowerCase(),
  isActive: true,
  city: 'Aarhus C',
  accentColor: null,
  fromPrice: 100,
  offersDelivery: true,
  noticeDays: 2,
  deliveryText: null,
  logo: null,
  banner: null,
  rating: null,
  filters: [],
  requiredServices: [],
  services: [],
})
const edgesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    cursor: String(from + index),
    node: cater(`Køkken${from + index}`),
  }))
const names = () =>
  [...document.querySelectorAll('#leverandorer article')].map(
    (card) => /Smagen|Køkken\d+/.exec(card.textContent ?? '')?.[0],
  )

const PAGE = { host: parseHost('localhost', 'localhost'), scheme: 'http:', styleSheets: [] }
const FrontPage = () => (
  <PageContext value={PAGE}>
    <Component />
  </PageContext>
)

async function open() {
  const answer =
    (edges: object[], hasNextPage: boolean) => (operation: Parameters<typeof MockPayloadGenerator.generate>[0]) =>
      MockPayloadGenerator.generate(operation, {
        Page: () => ({
          blocks: [{ __typename: 'CaterBlock', id: 'block', title: 'Køkkener', caters: [cater('Smagen')] }],
        }),
        FilterGroups: () => ({ foodtypes: [], occasions: [], diets: [], locations: [] }),
        CaterConnection: () => ({ totalCount: 26, edges, pageInfo: { hasNextPage, endCursor: 'end' } }),
      })
  const { environment } = await renderRoute({ path: '/', loader, Component: FrontPage }, '/', [
    answer([...edgesOf(1, 12), { cursor: 's', node: cater('Smagen') }, ...edgesOf(12, 24)], true),
  ])
  const actAndFlush = async (change: () => void) => {
    await act(async () => change())
    await flush()
  }
  return {
    sent: () => environment.mock.getMostRecentOperation().request.variables,
    fail: () => actAndFlush(() => environment.mock.rejectMostRecentOperation(new Error('no network'))),
    answerRest: () => actAndFlush(() => environment.mock.resolveMostRecentOperation(answer(edgesOf(24, 26), false))),
  }
}

test('HOST-4 the recommended caterers stand first, and the rest are shown on demand; a failed load is retried', async () => {
  const page = await open()
  expect(names()).toEqual(['Smagen', ...edgesOf(1, 24).map(({ node }) => node.name)])
  await clickButton('Vis flere')
  expect(page.sent()).toMatchObject({ first: 24, after: 'end' })
  await page.fail()
  expect(pageText()).toContain('Noget gik galt.')
  expect(names()).toHaveLength(24)
  await clickButton('Prøv igen')
  await page.answerRest()
  expect(names()).toHaveLength(26)
  expect(pageText()).not.toContain('Noget gik galt.')
  expect(document.activeElement?.closest('article')?.textContent).toContain('Køkken24')
  expect(pageText()).not.toContain('Vis flere')
})
