// @vitest-environment jsdom
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { buttonNames, pageText, renderRoute } from '../../testing/renderRoute.tsx'
import { loader } from './ProposeRoute.data.ts'
import { Component } from './ProposeRoute.tsx'

/** Opens the form about an order of which nothing can be proposed now. */
const open = (status: string, proposals: { viewerCanWithdraw: boolean }[]) =>
  renderRoute({ path: '/admin/ordre/:orderId/forslag', loader, Component }, '/admin/ordre/uuid-7/forslag', [
    (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role: 'CATER' }) }),
    (operation) =>
      MockPayloadGenerator.generate(operation, {
        Order: () => ({ uuid: 'uuid-7', orderer: 'Birgit Bæk', viewerCanPropose: false, status, proposals }),
      }),
  ])

test.each([
  ['ACCEPTED', [{ viewerCanWithdraw: false }], 'Der er mindre end 24 timer til leveringen'],
  ['ACCEPTED', [{ viewerCanWithdraw: true }], 'Dit forslag venter på kundens svar'],
  ['REFUSED', [], 'Ordren er afvist eller afbestilt'],
])(
  'CHG-5 where nothing can be proposed the page says why and leads back, without a form: %s %j',
  async (status, proposals, reason) => {
    await open(status, proposals)
    expect(pageText()).toContain(reason)
    expect(buttonNames()).not.toContain('Send forslag')
    const back = [...document.querySelectorAll('main a, a')].find(
      ({ textContent }) => textContent === 'Tilbage til ordren',
    )
    expect(back?.getAttribute('href')).toBe('/admin/ordre/uuid-7')
  },
)
