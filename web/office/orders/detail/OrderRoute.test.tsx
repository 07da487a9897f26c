// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderStatus } from '../../../../domain/orders/orderStates.ts'
import { hardNavigate } from '../../../session/hardNavigate.ts'
import { typeInto } from '../../../testing/typeInto.ts'
import { GraphError } from '../../../relay/graphError.ts'
import { buttonNames, clickButton, renderRoute, flush, pageText } from '../../testing/renderRoute.tsx'
import { OfficePage } from '../../page/OfficePage.tsx'
import { loader } from './OrderRoute.data.ts'
import { Component } from './OrderRoute.tsx'

vi.mock('../../../session/hardNavigate.ts', () => ({ hardNavigate: vi.fn<(address: string) => void>() }))
beforeEach(() => vi.mocked(hardNavigate).mockClear())

const ROUTE = { path: '/admin/ordre/:orderId', loader, Component, ErrorBoundary: () => 'not shown' }

interface OrderFields {
  status: OrderStatus
  seenAt?: string | null
  undoUntil?: string | null
  viewerCanUndo?: boolean
  paymentMethod?: 'CARD' | 'BANK_TRANSFER' | null
  refusedReason?: string | null
  answeredBy?: string
  email?: string
  /** The state of the mail about changed allergens; none without. */
  allergenMail?: 'SENT' | 'QUEUED' | 'FAILED'
  events?: { type: string; at: string; by: string | null; mailKind: string | null }[]
}

const SEEN = '2026-11-21T08:00:00Z'

const orderOf = ({
  status,
  seenAt = SEEN,
  undoUntil = null,
  viewerCanUndo = false,
  paymentMethod = null,
  refusedReason = null,
  answeredBy,
  email = 'birgit@example.dk',
  allergenMail,
  events = [
    { type: 'PLACED', at: '2026-11-20T23:30:00Z', by: 'Birgit Bæk', mailKind: null },
    { type: 'MAILED', at: '2026-11-20T23:31:00Z', by: null, mailKind: 'placed' },
    { type: 'MESSAGE', at: '2026-11-21T09:00:00Z', by: 'Sofie Smag', mailKind: null },
    ...(answeredBy ? [{ type: 'ACCEPTED', at: '2026-11-21T11:00:00Z', by: answeredBy, mailKind: null }] : []),
  ],
}: OrderFields) => ({
  __typename: 'Order',
  __isOrderContent: 'Order',
  id: 'order-1',
  uuid: 'order-1',
  reference: 100042,
  orderer: 'Birgit Bæk',
  email,
  phoneNumber: '12345678',
  isByPhone: false,
  covers: 20,
  price: 1234.5,
  pricePeriodDifference: -10,
  deliveryFee: 95,
  deliveryZone: 'Aarhus',
  placedAt: '2026-11-20T23:30:00Z',
  deliveryDate: '2026-12-04',
  deliveryTime: '18:00',
  address: 'Jægergårdsgade 51',
  zipCode: '8000',
  city: 'Aarhus C',
  comment: 'To gæster tåler ikke skaldyr',
  needs: [{ allergen: 'CRUSTACEANS', diet: null, label: '2 uden krebsdyr' }],
  allergenChanges: [
    {
      food: 'Sild',
      changedAt: '2026-11-22T10:00:00Z',
      before: null,
      after: { contains: [{ allergen: 'FISH', sources: [] }], mayContain: [] },
    },
  ],
  status,
  seenAt,
  undoUntil,
  viewerCanUndo,
  cater: { id: 'cater-1', name: 'Smagen' },
  notes: null,
  messages: [
    { id: 'message-1', sender: 'CATER', sentAt: '2026-11-21T09:00:00Z', message: 'Hej Birgit. Vi ringer i morgen.' },
    { id: 'message-2', sender: 'CUSTOMER', sentAt: '2026-11-21T10:00:00Z', message: 'Tak, det passer fint.' },
  ],
  mails: [
    ...(allergenMail
      ? [
          {
            id: 'mail-9',
            kind: 'allergens_changed',
            to: '',
            state: allergenMail,
            at: '2026-11-22T10:10:00Z',
            viewerCanResend: false,
          },
        ]
      : []),
    {
      id: 'mail-0',
      kind: 'notice',
      to: '',
      state: 'SENT',
      at: '2026-11-20T23:29:00Z',
      viewerCanResend: false,
    },
    {
      id: 'mail-1',
      kind: 'placed',
      to: 'birgit@example.dk',
      state: 'SENT',
      at: '2026-11-20T23:30:00Z',
      viewerCanResend: true,
    },
    {
      id: 'mail-2',
      kind: 'cater_message',
      to: 'birgit@example.dk',
      state: 'FAILED',
      at: '2026-11-21T09:00:00Z',
      viewerCanResend: true,
    },
    {
      id: 'mail-3',
      kind: 'accepted',
      to: 'birgit@example.dk',
      state: 'QUEUED',
      at: '2026-11-21T11:00:00Z',
      viewerCanResend: false,
    },
  ],
  events,
  paymentMethod,
  refusedReason,
  cancelReason: null,
  cancelFee: null,
  viewerCanCallOff: status === 'ACCEPTED' || status === 'PAID',
  viewerCanPropose: false,
  proposals: [],
  extraLines: [],
  discount: null,
  viewerCanAccept: status === 'AWAITING_APPROVAL',
  viewerCanRefuse: status === 'AWAITING_APPROVAL',
  viewerCanMarkPaid: status === 'ACCEPTED',
  menus: [
    {
      id: 'm0',
      name: 'Frokostplatte',
      type: 'MENU',
      covers: 20,
      price: 129,
      allergens: {
        contains: [{ allergen: 'FISH', sources: [] }],
        mayContain: [{ allergen: 'GLUTEN', sources: ['RYE'] }],
        undeclared: ['Øl'],
        isNothingDeclared: false,
        diets: [],
      },
      groups: [
        { id: 'g0', name: 'Tilbehør', items: [{ id: 'i0', name: 'Sild', type: 'INCLUDE', amount: 40, price: 0 }] },
      ],
      items: [{ id: 'i1', name: 'Øl', type: 'EXTRA', amount: 6, price: 30 }],
    },
  ],
  services: [{ id: 's0', name: 'Kørsel', price: 150, appliesTo: 'DELIVERY' }],
})

const openOrder = (order: OrderFields | null, role = 'CATER') =>
  renderRoute(ROUTE, '/admin/ordre/order-1', [
    (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role }) }),
    () => ({ data: { order: order && orderOf(order) } }),
  ])

type Opened = Awaited<ReturnType<typeof openOrder>>

const resolve = async ({ environment }: Opened, field: string, value: unknown) => {
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { [field]: value } }))
  await flush()
}

/** Rejects the last operation as the graph does after the session has expired. */
const expireSession = ({ environment }: Opened) =>
  act(async () => environment.mock.rejectMostRecentOperation(new GraphError('Log in first.', 'UNAUTHENTICATED')))

const ACTIONS = ['Afvis', 'Godkend', 'Marker som betalt', 'Fortryd']

/** The names of the order's action buttons, of all the page's buttons. */
const actions = () => buttonNames().filter((name) => ACTIONS.includes(name ?? ''))

const choose = (method: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`input[value=${method}]`)?.click())

const lastOperation = ({ environment }: Opened) => {
  const { node, variables } = environment.mock.getMostRecentOperation().request
  return [node.operation.name, variables]
}

test('ORD-4 a paid order has the filled mark, an accepted one the ring', async () => {
  const mark = () => document.querySelector('main h1 ~ * svg')?.innerHTML
  await openOrder({ status: 'PAID', paymentMethod: 'CARD' })
  const paid = mark()
  document.body.replaceChildren()
  await openOrder({ status: 'ACCEPTED' })
  expect(paid).toContain('r="7"')
  expect(mark()).toContain('r="6.2"')
})

describe('ORD-5 the actions offered', () => {
  test.each([
    [{ status: 'AWAITING_APPROVAL' }, ['Afvis', 'Godkend']],
    [{ status: 'ACCEPTED' }, ['Marker som betalt']],
    [{ status: 'PAID', paymentMethod: 'CARD' }, []],
    [{ status: 'REFUSED' }, []],
  ] satisfies [OrderFields, string[]][])('%j: %j', async (order, buttons) => {
    await openOrder(order)
    expect(pageText()).toContain('Ordre 100042')
    expect(actions()).toEqual(buttons)
  })
})

describe('ORD-4 the status shown', () => {
  test.each([
    [{ status: 'AWAITING_APPROVAL' }, 'Denne ordre mangler både godkendelse og betaling.'],
    [{ status: 'ACCEPTED' }, 'Du har godkendt denne ordre. Betaling mangler.'],
    [{ status: 'PAID', paymentMethod: 'CARD' }, 'Denne ordre er godkendt og betalt med kort'],
    [{ status: 'PAID', paymentMethod: 'BANK_TRANSFER' }, 'Denne ordre er godkendt og betalt med bankoverførsel'],
    [{ status: 'REFUSED' }, 'Du har afvist denne ordre.'],
  ] satisfies [OrderFields, string][])('%j: %s', async (order, text) => {
    await openOrder(order)
    expect(pageText()).toContain(text)
    expect(pageText().includes('(Afvist)')).toBe(order.status === 'REFUSED')
  })
})

test('ORD-2 NUM-1 shows the items, the delivery and the prices', async () => {
  await openOrder({ status: 'AWAITING_APPROVAL' })
  for (const text of [
    'To gæster tåler ikke skaldyr',
    'Fredag 04-12-2026 kl. 18:00',
    '21-11-2026 00:30',
    '8000 Aarhus C',
    '20xFrokostplattekr.\u00a0129,00 pr. kuvertkr.\u00a02.580,00',
    'Tilbehør40xSild',
    'Tilvalg6xØlkr.\u00a030,00kr.\u00a0180,00',
    'Kørselkr.\u00a0150,00',
    'Rabat−kr.\u00a010,00',
    'I altkr.\u00a01.234,50',
  ])
    expect(pageText()).toContain(text)
})

test('ALG-6 ALG-7 shows what guests need, what is in each menu, and what was declared anew since it was ordered', async () => {
  await openOrder({ status: 'ACCEPTED' })
  for (const text of [
    'Særlige hensyn2 uden krebsdyr',
    'Indeholder: fiskKan indeholde: rugIkke oplyst for: Øl.',
    'Sild: Allergener ændret 22-11-2026',
    'Da der blev bestiltAllergener er ikke oplyst.NuIndeholder: fisk',
  ])
    expect(pageText()).toContain(text)
})

test.each<[string, Partial<Parameters<typeof orderOf>[0]>]>([
  ['Kunden har fået besked i en mail 22-11-2026 11:10.', { allergenMail: 'SENT' }],
  ['Kunden får besked i en mail om få minutter.', { allergenMail: 'QUEUED' }],
  ['Mailen til kunden kunne ikke sendes. Ring til kunden.', { allergenMail: 'FAILED' }],
  ['Kunden har ingen email og har ikke fået besked. Ring til kunden.', { email: '' }],
])('ALG-13 says beside changed allergens: %s', async (text, fields) => {
  await openOrder({ status: 'ACCEPTED', ...fields })
  expect(pageText()).toContain(text)
})

test('ORD-1 for an admin no order is fetched', async () => {
  const { router } = await openOrder({ status: 'ACCEPTED' }, 'ADMIN')
  expect(document.querySelector('h1')?.textContent).toBe('Denne side er fobeholdt cateringprofiler')
  expect(Object.values(router.state.loaderData)).toEqual([{ ref: null, variables: null }])
  expect(pageText()).not.toContain('100042')
})

test('an unknown order is a 404', async () => {
  const { router } = await openOrder(null)
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }])
})

test.each([
  ['after the session has expired leads to the login', null, '/login?from=%2Fadmin%2Fordre%2Forder-1', 'the login'],
  [
    'for a signed-in user shows the error',
    { id: 'user-1', role: 'CATER', staffRole: 'OWNER' },
    '/admin/ordre/order-1',
    'not shown',
  ],
])('ADM-1 an order that fails to load %s', async (_case, viewer, address, text) => {
  const errors = [{ message: 'Log in first.', path: ['order'], extensions: { code: 'UNAUTHENTICATED' } }]
  const routes = { children: [ROUTE, { path: '/login', Component: () => 'the login' }] }
  const { router } = await renderRoute(routes, '/admin/ordre/order-1', [
    (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role: 'CATER' }) }),
    () => ({ data: { order: null }, errors }) as never,
    (operation) => (viewer ? MockPayloadGenerator.generate(operation, { User: () => viewer }) : { data: { viewer } }),
  ])
  expect(router.state.location.pathname + router.state.location.search).toBe(address)
  expect(pageText()).toBe(text)
})

describe('answering', () => {
  const reason = () => document.querySelector('[role=dialog] textarea') as HTMLTextAreaElement
  beforeEach(() => sessionStorage.clear())

  test.each([
    ['AWAITING_APPROVAL', 'Godkend', 'Ja, godkend'],
    ['AWAITING_APPROVAL', 'Afvis', 'Ja, afvis'],
    ['ACCEPTED', 'Marker som betalt', 'Ja, marker som betalt'],
  ] as const)(
    'LOG-5 ERR-2 an order %s: %s after the session has expired says so, and leads to the login',
    async (status, opener, confirm) => {
      const page = await openOrder({ status })
      await clickButton(opener)
      if (status === 'ACCEPTED') await choose('CARD')
      await clickButton(confirm)
      await expireSession(page)
      expect(pageText()).toContain('Du er ikke længere logget ind.Ordren blev ikke ændret.')
      expect(pageText()).not.toContain('Noget gik galt.')
      await clickButton('Log ind igen')
      expect(hardNavigate).toHaveBeenCalledExactlyOnceWith('/login?from=%2Fadmin%2Fordre%2Forder-1')
    },
  )

  test.each(['Ja, godkend', 'Fuldt booket'])(
    'DAY-1 LOG-5 where the page has the question open: %s after the session has expired says so, leaves it open, and leads to the login',
    async (answer) => {
      const page = await openOrder({ status: 'AWAITING_APPROVAL' })
      await act(async () => page.router.navigate('.', { state: { toAnswer: true } }))
      await clickButton(answer)
      await expireSession(page)
      const question = document.querySelector('[aria-label="Svar på ordren"]')
      expect(question?.textContent).toContain('Vil du godkende ordre 100042 til Birgit Bæk?')
      expect(question?.textContent).toContain('Du er ikke længere logget ind.Ordren blev ikke ændret.')
      await clickButton('Log ind igen')
      expect(hardNavigate).toHaveBeenCalledExactlyOnceWith('/login?from=%2Fadmin%2Fordre%2Forder-1')
    },
  )

  test('ORD-5 accepting is confirmed first, shown optimistically, and then as the response says', async () => {
    const page = await openOrder({ status: 'AWAITING_APPROVAL' })
    await clickButton('Godkend')
    expect(pageText()).toContain('Vil du godkende ordren?')
    await clickButton('Annuller')
    expect(pageText()).not.toContain('Vil du godkende ordren?')
    expect(page.environment.mock.getAllOperations()).toEqual([])

    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    expect(page.environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { id: 'order-1' } })
    // shown at once, before the response arrives
    expect(pageText()).not.toContain('Vil du godkende ordren?')
    expect(pageText()).toContain('Du har godkendt denne ordre. Betaling mangler.')
    expect(actions()).toEqual([])
    await resolve(page, 'acceptOrder', orderOf({ status: 'ACCEPTED' }))
    expect(pageText()).toContain('Du har godkendt denne ordre. Betaling mangler.')
    expect(actions()).toEqual(['Marker som betalt'])
  })

  test('ORD-5 ORL-6 an order accepted here, whose live update arrives before the response, can be marked as paid', async () => {
    const page = await openOrder({ status: 'AWAITING_APPROVAL' })
    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    const accepted = { acceptOrder: orderOf({ status: 'ACCEPTED' }) }
    await act(async () => page.environment.commitPayload(page.environment.mock.getMostRecentOperation(), accepted))
    await resolve(page, 'acceptOrder', orderOf({ status: 'ACCEPTED' }))
    expect(actions()).toEqual(['Marker som betalt'])
  })

  test('ORD-3 ORL-6 a second refusal, without a reason, shows the reason of the first, which a live update brought', async () => {
    const page = await openOrder({ status: 'AWAITING_APPROVAL' })
    await clickButton('Afvis')
    await clickButton('Ja, afvis')
    const order = orderOf({ status: 'REFUSED', refusedReason: 'Lukket' })
    const second = { refuseOrder: { __typename: 'OrderAlreadyHandled', order } }
    await act(async () => page.environment.commitPayload(page.environment.mock.getMostRecentOperation(), second))
    await resolve(page, 'refuseOrder', second.refuseOrder)
    expect(pageText()).toContain('Begrundelse: Lukket')
  })

  test('ORD-3 a second answer is rejected, and shows the current status of the order', async () => {
    const page = await openOrder({ status: 'AWAITING_APPROVAL' })
    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    const events = [{ type: 'REFUSED', at: '2026-11-21T11:00:00Z', by: 'Signe Smag', mailKind: null }]
    const order = orderOf({ status: 'REFUSED', events })
    await resolve(page, 'acceptOrder', { __typename: 'OrderAlreadyHandled', order })
    expect(pageText()).toContain(
      'Ordren er allerede behandlet.Afvist af Signe Smag 21-11-2026 12:00.Du har afvist denne ordre.',
    )
    expect(buttonNames()).not.toContain('Ja, godkend')
    await clickButton('Luk')
    expect(pageText()).toContain('Ordre 100042 (Afvist)')
    expect(actions()).toEqual([])
  })

  test('ORD-6 LOG-5 the typed reason of a refusal survives signing in again', async () => {
    const page = await openOrder({ status: 'AWAITING_APPROVAL' })
    await clickButton('Afvis')
    await typeInto(reason(), 'Køkkenet er fuldt')
    await clickButton('Ja, afvis')
    await expireSession(page)
    await clickButton('Annuller')

    document.body.replaceChildren()
    await openOrder({ status: 'AWAITING_APPROVAL' })
    await clickButton('Afvis')
    expect(reason().value).toBe('Køkkenet er fuldt')
  })

  test('ORD-6 ERR-2 a failed refusal keeps its reason and can be retried', async () => {
    const page = await openOrder({ status: 'AWAITING_APPROVAL' })
    await clickButton('Afvis')
    await typeInto(reason(), 'Køkkenet er fuldt')
    await clickButton('Ja, afvis')
    expect(pageText()).toContain('Begrundelse: Køkkenet er fuldt')
    expect(document.querySelector('[role=dialog]')).toBeNull()
    await act(async () => page.environment.mock.rejectMostRecentOperation(new Error('no network')))
    expect(pageText()).toContain('Noget gik galt.')
    expect(pageText()).toContain('Denne ordre mangler både godkendelse og betaling.')
    expect(reason().value).toBe('Køkkenet er fuldt')
    await clickButton('Ja, afvis')
    expect(page.environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 'order-1', reason: 'Køkkenet er fuldt' },
    })
    await resolve(page, 'refuseOrder', orderOf({ status: 'REFUSED', refusedReason: 'Køkkenet er fuldt' }))
    expect(pageText()).toContain('Begrundelse: Køkkenet er fuldt')
  })

  test('ORD-5 ERR-2 a failure after leaving the order is shown in a toast that leads back', async () => {
    const other = { path: '/admin/ordre', Component: () => 'the list' }
    const order = orderOf({ status: 'AWAITING_APPROVAL' })
    const page = await renderRoute({ children: [ROUTE, other] }, '/admin/ordre/order-1', [
      (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role: 'CATER' }) }),
      () => ({ data: { order } }),
    ])
    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    await act(async () => page.router.navigate('/admin/ordre'))
    await act(async () => page.environment.mock.rejectMostRecentOperation(new Error('no network')))
    expect(pageText()).toContain('the list')
    expect(pageText()).toContain('Dit svar på ordre 100042 gik måske ikke igennem.')
    await clickButton('Se ordren')
    expect(page.router.state.location.pathname).toBe('/admin/ordre/order-1')
  })

  test('ORD-6 an invalid reason shows why, and can be changed', async () => {
    const page = await openOrder({ status: 'AWAITING_APPROVAL' })
    await clickButton('Afvis')
    await clickButton('Ja, afvis')
    await resolve(page, 'refuseOrder', { __typename: 'ValidationFailed', message: 'Højst 2000 tegn.' })
    expect(pageText()).toContain('Højst 2000 tegn.')
    expect(document.querySelector('[role=dialog] textarea')).not.toBeNull()
    await clickButton('Ja, afvis')
    expect(pageText()).not.toContain('Højst 2000 tegn.')
  })

  test('ORD-6 DAY-8 marking as paid requires the payment method', async () => {
    const page = await openOrder({ status: 'ACCEPTED' })
    await clickButton('Marker som betalt')
    // nothing is chosen beforehand
    expect(document.querySelector('input:checked')).toBeNull()
    await clickButton('Ja, marker som betalt')
    expect(page.environment.mock.getAllOperations()).toEqual([])
    await choose('BANK_TRANSFER')
    await clickButton('Ja, marker som betalt')
    expect(page.environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 'order-1', method: 'BANK_TRANSFER' },
    })
    await resolve(page, 'markOrderPaid', orderOf({ status: 'PAID', paymentMethod: 'BANK_TRANSFER' }))
    expect(pageText()).toContain('Denne ordre er godkendt og betalt med bankoverførsel')
  })
})

describe('ORL-6 opening an order', () => {
  test('marks it as seen where nobody had opened it', async () => {
    const page = await openOrder({ status: 'ACCEPTED', seenAt: null })
    expect(lastOperation(page)).toEqual(['useMarkOrderSeenMutation', { input: { id: 'order-1' } }])
    await resolve(page, 'markOrderSeen', orderOf({ status: 'ACCEPTED' }))
    expect(page.environment.mock.getAllOperations()).toEqual([])
  })

  test('does nothing where somebody had opened it before', async () => {
    const page = await openOrder({ status: 'ACCEPTED' })
    expect(page.environment.mock.getAllOperations()).toEqual([])
  })
})

describe('ORD-3 undoing an answer', () => {
  const undoable = (viewerCanUndo = true, answeredBy = 'Sofie Smag') => ({
    undoUntil: new Date(Date.now() + 9_500).toISOString(),
    viewerCanUndo,
    answeredBy,
  })

  test('DAY-1 is offered in the bar, and the order awaits approval again', async () => {
    const page = await openOrder({ status: 'AWAITING_APPROVAL' })
    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    await resolve(page, 'acceptOrder', orderOf({ status: 'ACCEPTED', ...undoable() }))
    expect(pageText()).toContain('Ordre 100042 er godkendt')
    expect(actions()).toEqual(['Fortryd', 'Marker som betalt'])
    await clickButton('Fortryd')
    expect(lastOperation(page)).toEqual([
      'useUndoOrderAnswerMutation',
      { input: { id: 'order-1', answer: 'ACCEPTED' } },
    ])
    await resolve(page, 'undoOrderAnswer', orderOf({ status: 'AWAITING_APPROVAL' }))
    expect(actions()).toEqual(['Afvis', 'Godkend'])
    expect(pageText()).toContain('Godkendelsen er fortrudt')
  })

  test('DAY-1 is offered where the order is opened again within the time', async () => {
    await openOrder({ status: 'ACCEPTED', ...undoable() })
    expect(actions()).toEqual(['Fortryd', 'Marker som betalt'])
    expect(pageText()).toContain('Ordre 100042 er godkendt')
  })

  test('DAY-1 stays offered on the next page, with the order and the action', async () => {
    const other = { path: '/admin/ordre', Component: () => <OfficePage title="Ordre">the list</OfficePage> }
    const order = orderOf({ status: 'AWAITING_APPROVAL' })
    const page = await renderRoute({ children: [ROUTE, other] }, '/admin/ordre/order-1', [
      (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role: 'CATER' }) }),
      () => ({ data: { order } }),
    ])
    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    await act(async () => page.router.navigate('/admin/ordre'))
    // the answer arrives after the order was left
    await resolve(page, 'acceptOrder', orderOf({ status: 'ACCEPTED', ...undoable() }))
    expect(pageText()).toContain('the list')
    expect(pageText()).toContain('Ordre 100042 er godkendt')
    await clickButton('Fortryd')
    expect(lastOperation(page)).toEqual([
      'useUndoOrderAnswerMutation',
      { input: { id: 'order-1', answer: 'ACCEPTED' } },
    ])
    await resolve(page, 'undoOrderAnswer', orderOf({ status: 'AWAITING_APPROVAL' }))
    expect(pageText()).toContain('Godkendelsen er fortrudt')
    expect(buttonNames()).not.toContain('Fortryd')
  })

  test('DAY-8 marking as paid can be undone, too', async () => {
    const page = await openOrder({ status: 'ACCEPTED' })
    await clickButton('Marker som betalt')
    await choose('CARD')
    await clickButton('Ja, marker som betalt')
    await resolve(page, 'markOrderPaid', orderOf({ status: 'PAID', paymentMethod: 'CARD', ...undoable() }))
    expect(pageText()).toContain('Ordre 100042 er markeret som betalt')
    await clickButton('Fortryd')
    expect(lastOperation(page)).toEqual(['useUndoOrderAnswerMutation', { input: { id: 'order-1', answer: 'PAID' } }])
    await resolve(page, 'undoOrderAnswer', orderOf({ status: 'ACCEPTED' }))
    expect(pageText()).toContain('Betalingen er fortrudt')
    expect(actions()).toEqual(['Marker som betalt'])
  })

  test('CHG-11 is offered to the user who answered, whatever the history calls them', async () => {
    await openOrder({ status: 'ACCEPTED', ...undoable(true, 'Sofie Smag-Holm') })
    expect(actions()).toEqual(['Fortryd', 'Marker som betalt'])
  })

  test.each([
    ['another user of the caterer', 'Signe Smag'],
    ['a namesake of the user who answered', 'Sofie Smag'],
  ])('CHG-11 is not offered to %s', async (_user, answeredBy) => {
    await openOrder({ status: 'ACCEPTED', ...undoable(false, answeredBy) })
    expect(actions()).toEqual(['Marker som betalt'])
    expect(pageText()).not.toContain('Fortryd')
  })

  test('LOG-5 after the session has expired says so', async () => {
    const page = await openOrder({ status: 'ACCEPTED', ...undoable() })
    await clickButton('Fortryd')
    await expireSession(page)
    expect(pageText()).toContain('Du er ikke længere logget ind.Svaret blev ikke fortrudt.')
  })

  test('is rejected where it comes too late, which is shown', async () => {
    const page = await openOrder({ status: 'REFUSED', ...undoable() })
    await clickButton('Fortryd')
    const order = orderOf({ status: 'REFUSED' })
    await resolve(page, 'undoOrderAnswer', { __typename: 'OrderAlreadyHandled', order })
    expect(pageText()).toContain('Svaret kan ikke længere fortrydes.')
    expect(actions()).toEqual([])
  })
})

describe('ORD-7 messages', () => {
  const field = () => document.querySelector('textarea') as HTMLTextAreaElement
  beforeEach(() => sessionStorage.clear())

  test('are listed with sender and time', async () => {
    await openOrder({ status: 'ACCEPTED' })
    expect(pageText()).toContain('Smagen21-11-2026 10:00Hej Birgit. Vi ringer i morgen.')
    expect(pageText()).toContain('Birgit Bæk21-11-2026 11:00Tak, det passer fint.')
  })

  test('of 14 characters or fewer are not sent', async () => {
    const page = await openOrder({ status: 'ACCEPTED' })
    await typeInto(field(), '  Fjorten tegn.  ')
    await clickButton('Send besked')
    expect(pageText()).toContain('Beskeden skal være mere end 14 tegn.')
    expect(page.environment.mock.getAllOperations()).toEqual([])
    await typeInto(field(), 'Femten tegn nu.')
    expect(pageText()).not.toContain('Beskeden skal være mere end 14 tegn.')
  })

  test('LOG-5 sent after the session has expired keep their text, which is shown', async () => {
    const page = await openOrder({ status: 'ACCEPTED' })
    await typeInto(field(), 'Vi kommer klokken ti.')
    await clickButton('Send besked')
    await expireSession(page)
    expect(pageText()).toContain('Beskeden blev ikke sendt. Din tekst står her endnu.')
    await clickButton('Log ind igen')
    expect(hardNavigate).toHaveBeenCalledExactlyOnceWith('/login?from=%2Fadmin%2Fordre%2Forder-1')

    document.body.replaceChildren()
    await openOrder({ status: 'ACCEPTED' })
    expect(field().value).toBe('Vi kommer klokken ti.')
  })

  test('that fail keep their text until they are sent, across a reload too', async () => {
    const page = await openOrder({ status: 'ACCEPTED' })
    await typeInto(field(), 'Vi kommer klokken ti.')
    await clickButton('Send besked')
    await act(async () => page.environment.mock.rejectMostRecentOperation(new Error('no network')))
    expect(pageText()).toContain('Noget gik galt.')
    expect(field().value).toBe('Vi kommer klokken ti.')

    document.body.replaceChildren()
    const reloaded = await openOrder({ status: 'ACCEPTED' })
    expect(field().value).toBe('Vi kommer klokken ti.')
    await clickButton('Send besked')
    const input = { id: 'order-1', message: 'Vi kommer klokken ti.' }
    expect(lastOperation(reloaded)).toEqual(['useSendCaterOrderMessageMutation', { input }])
    await resolve(reloaded, 'sendCaterOrderMessage', orderOf({ status: 'ACCEPTED' }))
    expect(field().value).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })

  test('SEC-17 that are too many keep their text, and say when the next may be sent', async () => {
    const page = await openOrder({ status: 'ACCEPTED' })
    await typeInto(field(), 'Vi kommer klokken ti.')
    await clickButton('Send besked')
    const message = 'For mange forsøg. Prøv igen om 10 minutter.'
    await resolve(page, 'sendCaterOrderMessage', {
      __typename: 'TooManyAttempts',
      __isUserError: 'TooManyAttempts',
      message,
    })
    expect(pageText()).toContain(message)
    expect(field().value).toBe('Vi kommer klokken ti.')
    sessionStorage.clear()
  })
})

test('ORD-8 the history shows each event with its user and time, newest first', async () => {
  await openOrder({ status: 'ACCEPTED' })
  expect(pageText()).toContain(
    'HistorikBesked skrevet af Sofie Smag21-11-2026 10:00Bekræftelse sendt til kunden21-11-2026 00:31' +
      'Ordre afgivet af Birgit Bæk21-11-2026 00:30',
  )
})

test.each([
  [['ACCEPTED', 'UNDONE'], 'Godkendelsen fortrudt af Sofie Smag'],
  [['ACCEPTED', 'UNDONE', 'REFUSED', 'UNDONE'], 'Afvisningen fortrudt af Sofie Smag'],
  [['ACCEPTED', 'PAID', 'UNDONE'], 'Markeringen som betalt fortrudt af Sofie Smag'],
  [['ACCEPTED', 'PAID', 'UNDONE', 'UNDONE'], 'Godkendelsen fortrudt af Sofie Smag'],
])('ORD-8 of %j the history says: %s', async (types, text) => {
  const at = '2026-11-21T11:00:00Z'
  await openOrder({ status: 'REFUSED', events: types.map((type) => ({ type, at, by: 'Sofie Smag', mailKind: null })) })
  expect(document.querySelector('[aria-labelledby=order-history] li')?.textContent).toContain(text)
})

test.each([
  ['MAILED', 'receipt', 'Kvittering sendt til kunden'],
  ['MAILED', 'reminder', 'Påmindelse sendt til jer'],
  ['MAIL_FAILED', 'accepted', 'Godkendelse kunne ikke sendes til kunden'],
  ['MAILED', 'newsletter', 'Mail sendt'],
  ['MAIL_FAILED', null, 'Mail kunne ikke sendes'],
])('ORD-8 of a mail (%s %s) the history says: %s', async (type, mailKind, text) => {
  await openOrder({ status: 'ACCEPTED', events: [{ type, at: '2026-11-21T11:00:00Z', by: null, mailKind }] })
  expect(document.querySelector('[aria-labelledby=order-history] li')?.textContent).toBe(`${text}21-11-2026 12:00`)
})

test('ORD-10 LOG-5 resending a mail after the session has expired says that it was not sent', async () => {
  const page = await openOrder({ status: 'ACCEPTED' })
  await clickButton('Send igen')
  await expireSession(page)
  expect(pageText()).toContain('Du er ikke længere logget ind.Mailen blev ikke sendt igen.')
})

test('ORD-10 each mail shows its state, and those that have left and are not emptied can be sent again', async () => {
  const page = await openOrder({ status: 'ACCEPTED' })
  expect([...document.querySelectorAll('[aria-labelledby=order-mails] li')].map((li) => li.textContent)).toEqual([
    'Godkendelse til kundenVenterbirgit@example.dk21-11-2026 12:00',
    'Besked til kundenFejletbirgit@example.dk21-11-2026 10:00Send igen',
    'Bekræftelse til kundenSendtbirgit@example.dk21-11-2026 00:30Send igen',
    // Its content has been deleted
    'Notifikation om ny ordre, til jerSendt21-11-2026 00:29',
  ])
  await clickButton('Send igen')
  expect(lastOperation(page)).toEqual(['useResendOrderMailMutation', { input: { id: 'order-1', mailId: 'mail-2' } }])
  await resolve(page, 'resendOrderMail', { __typename: 'NotPossible', message: 'Det er ikke muligt.' })
  expect(pageText()).toContain('Mailen venter allerede på at blive sendt.')
})
