// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderStatus } from '../../../../domain/orderStates.ts'
import { leaveTo } from '../../../session/hardNavigate.ts'
import { GraphError } from '../../../relay/graphError.ts'
import { buttonNames, clickButton, renderRoute, flush, pageText } from '../../testing/renderRoute.tsx'
import { loader } from './OrderRoute.data.ts'
import { Component } from './OrderRoute.tsx'

vi.mock('../../../session/hardNavigate.ts', () => ({ leaveTo: vi.fn<(address: string) => void>() }))
beforeEach(() => vi.mocked(leaveTo).mockClear())

const ROUTE = { path: '/admin/ordre/:orderId', loader, Component, ErrorBoundary: () => 'not shown' }

interface ShownOrder {
  status: OrderStatus
  seenAt?: string | null
  undoUntil?: string | null
  paymentMethod?: 'CARD' | 'BANK_TRANSFER' | null
  refusedReason?: string | null
  answeredBy?: string
}

const SEEN = '2026-11-21T08:00:00Z'

const orderOf = ({
  status,
  seenAt = SEEN,
  undoUntil = null,
  paymentMethod = null,
  refusedReason = null,
  answeredBy,
}: ShownOrder) => ({
  id: 'order-1',
  reference: 100042,
  orderer: 'Birgit Bæk',
  email: 'birgit@example.dk',
  price: 1234.5,
  pricePeriodDifference: -10,
  placedAt: '2026-11-20T23:30:00Z',
  deliveryDate: '2026-12-04',
  deliveryTime: '18:00',
  address: 'Jægergårdsgade 51',
  zipCode: '8000',
  city: 'Aarhus C',
  comment: 'To gæster tåler ikke skaldyr',
  status,
  seenAt,
  undoUntil,
  cater: { id: 'cater-1', name: 'Smagen' },
  messages: [
    { id: 'message-1', sender: 'CATER', sentAt: '2026-11-21T09:00:00Z', message: 'Hej Birgit. Vi ringer i morgen.' },
    { id: 'message-2', sender: 'CUSTOMER', sentAt: '2026-11-21T10:00:00Z', message: 'Tak, det passer fint.' },
  ],
  mails: [
    { id: 'mail-1', kind: 'placed', to: 'birgit@example.dk', state: 'SENT', at: '2026-11-20T23:30:00Z' },
    { id: 'mail-2', kind: 'cater_message', to: 'birgit@example.dk', state: 'FAILED', at: '2026-11-21T09:00:00Z' },
    { id: 'mail-3', kind: 'accepted', to: 'birgit@example.dk', state: 'QUEUED', at: '2026-11-21T11:00:00Z' },
  ],
  events: [
    { type: 'PLACED', at: '2026-11-20T23:30:00Z', by: 'Birgit Bæk' },
    { type: 'MAILED', at: '2026-11-20T23:31:00Z', by: null },
    { type: 'MESSAGE', at: '2026-11-21T09:00:00Z', by: 'Sofie Smag' },
    ...(answeredBy ? [{ type: 'ACCEPTED', at: '2026-11-21T11:00:00Z', by: answeredBy }] : []),
  ],
  paymentMethod,
  refusedReason,
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
      groups: [
        { id: 'g0', name: 'Tilbehør', items: [{ id: 'i0', name: 'Sild', type: 'INCLUDE', amount: 40, price: 0 }] },
      ],
      items: [{ id: 'i1', name: 'Øl', type: 'EXTRA', amount: 6, price: 30 }],
    },
  ],
  services: [{ id: 's0', name: 'Kørsel', price: 150 }],
})

const VIEWER = { id: 'user-1', firstName: 'Sofie', lastName: 'Smag' }

const open = (order: ShownOrder | null, role = 'CATER') =>
  renderRoute(ROUTE, '/admin/ordre/order-1', [
    (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role }) }),
    (operation) =>
      order
        ? MockPayloadGenerator.generate(operation, { Order: () => orderOf(order), User: () => VIEWER })
        : { data: { order: null, viewer: VIEWER } },
  ])

type Opened = Awaited<ReturnType<typeof open>>

const answer = async ({ environment }: Opened, field: string, value: unknown) => {
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { [field]: value } }))
  await flush()
}

/** The service's answer to the last that was asked: the session is over. */
const signedOut = ({ environment }: Opened) =>
  act(async () => environment.mock.rejectMostRecentOperation(new GraphError('Log in first.', 'UNAUTHENTICATED')))

const DEEDS = ['Afvis', 'Godkend', 'Marker som betalt', 'Fortryd godkendelsen', 'Fortryd afvisningen']

/** What is offered to do with the order, of all the page's buttons. */
const deeds = () => buttonNames().filter((name) => DEEDS.includes(name ?? ''))

const fullOrder = (order: ShownOrder) => ({ __typename: 'Order', uuid: 'order-1', ...orderOf(order) })

const typeInto = (field: HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

const asked = ({ environment }: Opened) => {
  const { node, variables } = environment.mock.getMostRecentOperation().request
  return [node.operation.name, variables]
}

describe('ORD-5 what is offered', () => {
  test.each([
    [{ status: 'AWAITING_APPROVAL' }, ['Afvis', 'Godkend']],
    [{ status: 'ACCEPTED' }, ['Marker som betalt']],
    [{ status: 'PAID', paymentMethod: 'CARD' }, []],
    [{ status: 'REFUSED' }, []],
  ] satisfies [ShownOrder, string[]][])('%j: %j', async (order, buttons) => {
    await open(order)
    expect(pageText()).toContain('Ordre 100042')
    expect(deeds()).toEqual(buttons)
  })
})

describe('ORD-4 where it stands', () => {
  test.each([
    [{ status: 'AWAITING_APPROVAL' }, 'Denne ordre mangler både godkendelse og betaling.'],
    [{ status: 'ACCEPTED' }, 'Du har godkendt denne ordre. Betaling mangler.'],
    [{ status: 'PAID', paymentMethod: 'CARD' }, 'Denne ordre er godkendt og betalt med kort'],
    [{ status: 'PAID', paymentMethod: 'BANK_TRANSFER' }, 'Denne ordre er godkendt og betalt med bankoverførsel'],
    [{ status: 'REFUSED' }, 'Du har afvist denne ordre.'],
  ] satisfies [ShownOrder, string][])('%j: %s', async (order, text) => {
    await open(order)
    expect(pageText()).toContain(text)
    expect(pageText().includes('(Afvist)')).toBe(order.status === 'REFUSED')
  })
})

test('ORD-2 NUM-1 shows what, when, where and for how much', async () => {
  await open({ status: 'AWAITING_APPROVAL' })
  for (const text of [
    'To gæster tåler ikke skaldyr',
    'Fredag 04-12-2026 kl. 18:00',
    '21-11-2026 00:30',
    '8000 Aarhus C',
    '20xFrokostplattekr. 129,00 pr. kuvertkr. 2.580,00',
    'Tilbehør40xSild',
    'Tilvalg6xØlkr. 30,00kr. 180,00',
    'Kørselkr. 150,00',
    'Rabatkr. -10,00',
    'I altkr. 1.234,50',
  ])
    expect(pageText()).toContain(text)
})

test('ORD-1 for anybody but a caterer nothing is asked', async () => {
  const { router } = await open({ status: 'ACCEPTED' }, 'ADMIN')
  expect(document.querySelector('h1')?.textContent).toBe('Denne side er fobeholdt cateringprofiler')
  expect(Object.values(router.state.loaderData)).toEqual([{ ref: null, variables: null }])
  expect(pageText()).not.toContain('100042')
})

test('an order that is not there is a 404', async () => {
  const { router } = await open(null)
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }])
})

test.each([
  ['leads to the login', null, '/login?from=%2Fadmin%2Fordre%2Forder-1', 'the login'],
  ['is a failure to one who is signed in', { id: 'user-1', role: 'CATER' }, '/admin/ordre/order-1', 'not shown'],
])('ADM-1 an order that fails to load %s', async (_what, viewer, address, text) => {
  const errors = [{ message: 'Log in first.', path: ['order'], extensions: { code: 'UNAUTHENTICATED' } }]
  const routes = { children: [ROUTE, { path: '/login', Component: () => 'the login' }] }
  const { router } = await renderRoute(routes, '/admin/ordre/order-1', [
    (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role: 'CATER' }) }),
    () => ({ data: { order: null, viewer: null }, errors }) as never,
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
    'LOG-5 ERR-2 to an order %s with %s after the session is over says so, and leads to the login',
    async (status, opener, confirm) => {
      const page = await open({ status })
      await clickButton(opener)
      await clickButton(confirm)
      await signedOut(page)
      expect(pageText()).toContain('Du er ikke længere logget ind.Ordren blev ikke ændret.')
      expect(pageText()).not.toContain('Noget gik galt.')
      await clickButton('Log ind igen')
      expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/login?from=%2Fadmin%2Fordre%2Forder-1')
    },
  )

  test('ORD-5 accepting asks first, and the answer redraws the order', async () => {
    const page = await open({ status: 'AWAITING_APPROVAL' })
    await clickButton('Godkend')
    expect(pageText()).toContain('Vil du godkende ordren?')
    await clickButton('Annuller')
    expect(pageText()).not.toContain('Vil du godkende ordren?')
    expect(page.environment.mock.getAllOperations()).toEqual([])

    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    expect(page.environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { id: 'order-1' } })
    // shown at once, before the answer is there
    expect(pageText()).not.toContain('Vil du godkende ordren?')
    expect(pageText()).toContain('Du har godkendt denne ordre. Betaling mangler.')
    expect(deeds()).toEqual([])
    await answer(page, 'acceptOrder', fullOrder({ status: 'ACCEPTED' }))
    expect(pageText()).toContain('Du har godkendt denne ordre. Betaling mangler.')
    expect(deeds()).toEqual(['Marker som betalt'])
  })

  test('ORD-5 ORL-6 an accepted order whose change is told live before the answer comes can be marked as paid', async () => {
    const page = await open({ status: 'AWAITING_APPROVAL' })
    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    const accepted = { acceptOrder: fullOrder({ status: 'ACCEPTED' }) }
    await act(async () => page.environment.commitPayload(page.environment.mock.getMostRecentOperation(), accepted))
    await answer(page, 'acceptOrder', fullOrder({ status: 'ACCEPTED' }))
    expect(deeds()).toEqual(['Marker som betalt'])
  })

  test('ORD-3 ORL-6 who comes second, without a reason, sees that of the first, which was told live before', async () => {
    const page = await open({ status: 'AWAITING_APPROVAL' })
    await clickButton('Afvis')
    await clickButton('Ja, afvis')
    const order = fullOrder({ status: 'REFUSED', refusedReason: 'Lukket' })
    const second = { refuseOrder: { __typename: 'OrderAlreadyHandled', order } }
    await act(async () => page.environment.commitPayload(page.environment.mock.getMostRecentOperation(), second))
    await answer(page, 'refuseOrder', second.refuseOrder)
    expect(pageText()).toContain('Begrundelse: Lukket')
  })

  test('ORD-3 who comes second is told so and sees what the order has become', async () => {
    const page = await open({ status: 'AWAITING_APPROVAL' })
    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    await answer(page, 'acceptOrder', { __typename: 'OrderAlreadyHandled', order: fullOrder({ status: 'REFUSED' }) })
    expect(pageText()).toContain('Ordren er allerede behandlet.Du har afvist denne ordre.')
    expect(buttonNames()).not.toContain('Ja, godkend')
    await clickButton('Luk')
    expect(pageText()).toContain('Ordre 100042 (Afvist)')
    expect(deeds()).toEqual([])
  })

  test('ORD-6 LOG-5 the reason of a refusal is there after signing in again', async () => {
    const page = await open({ status: 'AWAITING_APPROVAL' })
    await clickButton('Afvis')
    await typeInto(reason(), 'Køkkenet er fuldt')
    await clickButton('Ja, afvis')
    await signedOut(page)
    await clickButton('Annuller')

    document.body.replaceChildren()
    await open({ status: 'AWAITING_APPROVAL' })
    await clickButton('Afvis')
    expect(reason().value).toBe('Køkkenet er fuldt')
  })

  test('ORD-6 ERR-2 a failed refusal keeps its reason and can be tried again', async () => {
    const page = await open({ status: 'AWAITING_APPROVAL' })
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
    await answer(page, 'refuseOrder', fullOrder({ status: 'REFUSED', refusedReason: 'Køkkenet er fuldt' }))
    expect(pageText()).toContain('Begrundelse: Køkkenet er fuldt')
  })

  test('ORD-5 ERR-2 who has left the order is told that the answer failed, and led back', async () => {
    const other = { path: '/admin/ordre', Component: () => 'the list' }
    const order = orderOf({ status: 'AWAITING_APPROVAL' })
    const page = await renderRoute({ children: [ROUTE, other] }, '/admin/ordre/order-1', [
      (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role: 'CATER' }) }),
      (operation) => MockPayloadGenerator.generate(operation, { Order: () => order, User: () => VIEWER }),
    ])
    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    await act(async () => page.router.navigate('/admin/ordre'))
    await act(async () => page.environment.mock.rejectMostRecentOperation(new Error('no network')))
    expect(pageText()).toContain('the list')
    expect(pageText()).toContain('Dit svar på ordre 100042 gik måske ikke igennem.')
    await clickButton('Se ordren')
    expect(page.router.state.navigation.location?.pathname).toBe('/admin/ordre/order-1')
  })

  test('ORD-6 a reason that is refused is told why, and can be changed', async () => {
    const page = await open({ status: 'AWAITING_APPROVAL' })
    await clickButton('Afvis')
    await clickButton('Ja, afvis')
    await answer(page, 'refuseOrder', { __typename: 'ValidationFailed', message: 'Højst 2000 tegn.' })
    expect(pageText()).toContain('Højst 2000 tegn.')
    expect(document.querySelector('[role=dialog] textarea')).not.toBeNull()
    await clickButton('Ja, afvis')
    expect(pageText()).not.toContain('Højst 2000 tegn.')
  })

  test('ORD-6 marking paid asks how', async () => {
    const page = await open({ status: 'ACCEPTED' })
    await clickButton('Marker som betalt')
    const transfer = document.querySelector<HTMLInputElement>('input[value=BANK_TRANSFER]')
    await act(async () => transfer?.click())
    await clickButton('Ja, marker som betalt')
    expect(page.environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 'order-1', method: 'BANK_TRANSFER' },
    })
    await answer(page, 'markOrderPaid', fullOrder({ status: 'PAID', paymentMethod: 'BANK_TRANSFER' }))
    expect(pageText()).toContain('Denne ordre er godkendt og betalt med bankoverførsel')
  })
})

describe('ORL-6 opening', () => {
  test('an order that nobody had opened counts as seen', async () => {
    const page = await open({ status: 'ACCEPTED', seenAt: null })
    expect(asked(page)).toEqual(['useMarkOrderSeenMutation', { input: { id: 'order-1' } }])
    await answer(page, 'markOrderSeen', fullOrder({ status: 'ACCEPTED' }))
    expect(page.environment.mock.getAllOperations()).toEqual([])
  })

  test('one that somebody had opened is not told again', async () => {
    const page = await open({ status: 'ACCEPTED' })
    expect(page.environment.mock.getAllOperations()).toEqual([])
  })
})

describe('ORD-3 taking an answer back', () => {
  const undoable = (answeredBy = 'Sofie Smag') => ({
    undoUntil: new Date(Date.now() + 9_500).toISOString(),
    answeredBy,
  })

  test('is offered in a toast and on the page, and puts the order back', async () => {
    const page = await open({ status: 'AWAITING_APPROVAL' })
    await clickButton('Godkend')
    await clickButton('Ja, godkend')
    await answer(page, 'acceptOrder', fullOrder({ status: 'ACCEPTED', ...undoable() }))
    expect(pageText()).toContain('Ordre 100042 er godkendt')
    expect(deeds()).toEqual(['Fortryd godkendelsen', 'Marker som betalt'])
    await clickButton('Fortryd')
    expect(asked(page)).toEqual(['useUndoOrderAnswerMutation', { input: { id: 'order-1' } }])
    await answer(page, 'undoOrderAnswer', fullOrder({ status: 'AWAITING_APPROVAL' }))
    expect(deeds()).toEqual(['Afvis', 'Godkend'])
    expect(pageText()).toContain('Godkendelsen er fortrudt')
  })

  test('is for who has given it alone', async () => {
    await open({ status: 'ACCEPTED', ...undoable('Signe Smag') })
    expect(deeds()).toEqual(['Marker som betalt'])
    expect(pageText()).not.toContain('Fortryd')
  })

  test('LOG-5 after the session is over says so', async () => {
    const page = await open({ status: 'ACCEPTED', ...undoable() })
    await clickButton('Fortryd godkendelsen')
    await signedOut(page)
    expect(pageText()).toContain('Du er ikke længere logget ind.Svaret blev ikke fortrudt.')
  })

  test('that comes too late is told so', async () => {
    const page = await open({ status: 'REFUSED', ...undoable() })
    await clickButton('Fortryd afvisningen')
    const order = fullOrder({ status: 'REFUSED' })
    await answer(page, 'undoOrderAnswer', { __typename: 'OrderAlreadyHandled', order })
    expect(pageText()).toContain('Svaret kan ikke længere fortrydes.')
    expect(deeds()).toEqual([])
  })
})

describe('ORD-7 messages', () => {
  const field = () => document.querySelector('textarea') as HTMLTextAreaElement
  beforeEach(() => sessionStorage.clear())

  test('are listed with sender and time', async () => {
    await open({ status: 'ACCEPTED' })
    expect(pageText()).toContain('Smagen21-11-2026 10:00Hej Birgit. Vi ringer i morgen.')
    expect(pageText()).toContain('Birgit Bæk21-11-2026 11:00Tak, det passer fint.')
  })

  test('of 14 characters or fewer are not sent', async () => {
    const page = await open({ status: 'ACCEPTED' })
    await typeInto(field(), '  Fjorten tegn.  ')
    await clickButton('Send besked')
    expect(pageText()).toContain('Beskeden skal være mere end 14 tegn.')
    expect(page.environment.mock.getAllOperations()).toEqual([])
    await typeInto(field(), 'Femten tegn nu.')
    expect(pageText()).not.toContain('Beskeden skal være mere end 14 tegn.')
  })

  test('LOG-5 that are sent after the session is over stay as they were typed, which is said', async () => {
    const page = await open({ status: 'ACCEPTED' })
    await typeInto(field(), 'Vi kommer klokken ti.')
    await clickButton('Send besked')
    await signedOut(page)
    expect(pageText()).toContain('Beskeden blev ikke sendt. Din tekst står her endnu.')
    await clickButton('Log ind igen')
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/login?from=%2Fadmin%2Fordre%2Forder-1')

    document.body.replaceChildren()
    await open({ status: 'ACCEPTED' })
    expect(field().value).toBe('Vi kommer klokken ti.')
  })

  test('that fail stay as they were typed, over a reload too, until they are sent', async () => {
    const page = await open({ status: 'ACCEPTED' })
    await typeInto(field(), 'Vi kommer klokken ti.')
    await clickButton('Send besked')
    await act(async () => page.environment.mock.rejectMostRecentOperation(new Error('no network')))
    expect(pageText()).toContain('Noget gik galt.')
    expect(field().value).toBe('Vi kommer klokken ti.')

    document.body.replaceChildren()
    const reloaded = await open({ status: 'ACCEPTED' })
    expect(field().value).toBe('Vi kommer klokken ti.')
    await clickButton('Send besked')
    const input = { id: 'order-1', message: 'Vi kommer klokken ti.' }
    expect(asked(reloaded)).toEqual(['useSendCaterOrderMessageMutation', { input }])
    await answer(reloaded, 'sendCaterOrderMessage', fullOrder({ status: 'ACCEPTED' }))
    expect(field().value).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })
})

test('ORD-8 what has happened is told with who and when, the newest first', async () => {
  await open({ status: 'ACCEPTED' })
  expect(pageText()).toContain(
    'HistorikBesked skrevet af Sofie Smag21-11-2026 10:00Mail sendt21-11-2026 00:31' +
      'Ordre afgivet af Birgit Bæk21-11-2026 00:30',
  )
})

test('ORD-10 LOG-5 a mail that is sent again after the session is over is not, which is said', async () => {
  const page = await open({ status: 'ACCEPTED' })
  await clickButton('Send igen')
  await signedOut(page)
  expect(pageText()).toContain('Du er ikke længere logget ind.Mailen blev ikke sendt igen.')
})

test('ORD-10 each mail tells how far it has come, and one that has left can be sent again', async () => {
  const page = await open({ status: 'ACCEPTED' })
  expect([...document.querySelectorAll('[aria-labelledby=order-mails] li')].map((li) => li.textContent)).toEqual([
    'Godkendelse til kundenVenterbirgit@example.dk21-11-2026 12:00',
    'Besked til kundenFejletbirgit@example.dk21-11-2026 10:00Send igen',
    'Bekræftelse til kundenSendtbirgit@example.dk21-11-2026 00:30Send igen',
  ])
  await clickButton('Send igen')
  expect(asked(page)).toEqual(['useResendOrderMailMutation', { input: { id: 'order-1', mailId: 'mail-2' } }])
  await answer(page, 'resendOrderMail', { __typename: 'NotPossible', message: 'Det er ikke muligt.' })
  expect(pageText()).toContain('Mailen venter allerede på at blive sendt.')
})
