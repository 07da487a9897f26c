// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { flush, pageText, renderRoute } from '../office/testing/renderRoute.tsx'
import { parseHost } from '../page/host.ts'
import { PageContext } from '../page/PageContext.ts'
import { loader } from './FrontPageRoute.data.ts'
import { Component } from './FrontPageRoute.tsx'

const PAGE = { host: parseHost('localhost', 'localhost'), scheme: 'http:', styleSheets: [] }
const FrontPage = () => (
  <PageContext value={PAGE}>
    <Component />
  </PageContext>
)
const edgesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    cursor: String(from + index),
    match: 'POSSIBLE',
    fit: null,
    reasons: [],
    menu: null,
    totalPrice: null,
    node: { __typename: 'Cater', id: `Køkken${from + index}`, name: `Køkken${from + index}`, number: from + index },
  }))
const answer =
  (edges: object[], hasNextPage: boolean) => (operation: Parameters<typeof MockPayloadGenerator.generate>[0]) =>
    MockPayloadGenerator.generate(operation, {
      Page: () => ({ blocks: [] }),
      FilterGroups: () => ({ foodtypes: [], occasions: [], diets: [], locations: [] }),
      FoundCaterConnection: () => ({
        totalCount: 26,
        hitCount: 26,
        district: null,
        relaxations: [],
        edges,
        pageInfo: { hasNextPage, endCursor: 'behind-24' },
      }),
    })

const names = () => [...document.querySelectorAll('#leverandorer article h3')].map((head) => head.textContent)
const more = () => [...document.querySelectorAll('a')].find(({ rel }) => rel === 'nofollow')
const click = async (modified: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modified })
  await act(async () => more()?.dispatchEvent(event))
  return event
}

test('SCA-14 the answers are shown 24 at a time, and the next by a link that works without a script, too', async () => {
  const { environment } = await renderRoute({ path: '/', loader, Component: FrontPage }, '/?kuverter=40', [
    answer(edgesOf(1, 25), true),
  ])
  const actAndFlush = async (change: () => void) => {
    await act(async () => change())
    await flush()
  }
  expect(names()).toHaveLength(24)
  expect(more()?.getAttribute('href')).toBe('/?kuverter=40&efter=behind-24#leverandorer')

  await click()
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 24, after: 'behind-24' })
  await actAndFlush(() => environment.mock.rejectMostRecentOperation(new Error('no network')))
  expect(pageText()).toContain('Noget gik galt.')
  expect([names().length, more()?.textContent]).toEqual([24, 'Prøv igen'])

  await click()
  await actAndFlush(() => environment.mock.resolveMostRecentOperation(answer(edgesOf(25, 27), false)))
  expect(names()).toEqual(edgesOf(1, 27).map(({ node }) => node.name))
  expect(document.activeElement?.textContent).toContain('Køkken25')
  expect([pageText().includes('Noget gik galt.'), more()]).toEqual([false, undefined])
})

test('SCA-14 with a key held down the next answers open in a tab of their own', async () => {
  const { environment } = await renderRoute({ path: '/', loader, Component: FrontPage }, '/?kuverter=40', [
    answer(edgesOf(1, 25), true),
  ])
  // jsdom follows no link; the page must not have taken the click for itself
  expect((await click({ ctrlKey: true })).defaultPrevented).toBe(false)
  expect(environment.mock.getAllOperations()).toEqual([])
})
