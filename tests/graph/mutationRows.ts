import type { Audience } from './audiences.ts'
import { newUser, newCater } from './fixtures.ts'
import type { Fixtures } from './fixtures.ts'
import { dayFromToday } from './selections.ts'

/** The permission for a mutation; `any...` for those that act on the viewer's own caterer, whatever the input. */
export type MutationAudience = Audience | 'anyStaff' | 'anyKitchen'

/** A mutation: who may make it of a caterer's things, with what, and what it answers where not the changed thing. */
interface MutationRow {
  may: MutationAudience
  /** Undefined for one without input. */
  input?: (made: Fixtures) => object | Promise<object>
  answers?: string
  /** It is called with a session of its own, since it ends that. */
  endsSession?: true
}

/** The uuid in the global id of something of a catalogue. */
const uuidOf = (id: string) => Buffer.from(id, 'base64').toString().split(':').at(-1)

/** To whom an offer of the tests is made. */
const offeredTo = { name: 'Karen Kunde', email: 'offered@example.dk', phoneNumber: '20304050' }

const child = { type: 'INCLUDE', name: 'Prøve' }

/** Every mutation. */
export const MUTATIONS: Record<string, MutationRow> = {
  acceptOrder: { may: 'staff', input: async (made) => ({ id: await made.order() }) },
  addOrderNote: { may: 'staff', input: async (made) => ({ id: await made.order(), note: made.name() }) },
  addMenusToCategory: {
    may: 'office',
    input: async (made) => ({ id: await made.category(), menuIds: [await made.menu()] }),
  },
  answerOffer: {
    may: 'public',
    input: () => ({ token: crypto.randomUUID(), answer: 'DECLINE' }),
    answers: 'NotPossible',
  },
  answerProposal: {
    may: 'public',
    input: () => ({ token: crypto.randomUUID(), proposalId: crypto.randomUUID(), answer: 'DECLINE' }),
    answers: 'NotPossible',
  },
  callOffOrder: {
    may: 'staff',
    input: async (made) => ({ id: await made.acceptedOrder(), reason: 'Strømmen er gået' }),
  },
  cancelOrder: {
    may: 'public',
    input: () => ({ token: crypto.randomUUID(), fee: 0 }),
    answers: 'NotPossible',
  },
  changeOrder: {
    may: 'public',
    input: () => ({ token: crypto.randomUUID(), price: 0 }),
    answers: 'NotPossible',
  },
  changeStaffRole: {
    may: 'owner',
    input: async (made) => ({ id: await made.user(), staffRole: 'STAFF' }),
  },
  copyMenu: { may: 'office', input: async (made) => ({ id: await made.menu() }) },
  createCategory: { may: 'office', input: ({ caterNumber, name }) => ({ caterNumber, name: name() }) },
  createCater: { may: 'admin', input: ({ name }) => newCater(name()) },
  createDish: { may: 'office', input: ({ caterNumber, name }) => ({ caterNumber, name: name() }) },
  createFilter: { may: 'admin', input: ({ name }) => ({ name: name(), type: 'LOCATION' }) },
  createMenu: {
    may: 'office',
    input: ({ caterNumber, name }) => ({ caterNumber, name: name(), type: 'MENU', price: 10 }),
  },
  createMenuChild: { may: 'office', input: async (made) => ({ parentId: await made.menu(), child }) },
  createOffer: {
    may: 'anyStaff',
    input: () => ({ customer: offeredTo, date: dayFromToday(20), clock: '12:00' }),
  },
  createPage: { may: 'admin', input: ({ name }) => ({ title: name(), url: `/${crypto.randomUUID()}` }) },
  createService: {
    may: 'office',
    input: ({ caterNumber, name }) => ({ caterNumber, name: name(), description: 'Prøve' }),
  },
  declareFoods: {
    may: 'office',
    input: async ({ caterNumber, dish }) => ({
      caterNumber,
      foods: [
        {
          kind: 'DISH',
          uuid: uuidOf(await dish()),
          contains: [],
          mayContain: [],
          free: [],
          diets: [],
          isComplete: false,
          isFood: true,
        },
      ],
    }),
  },
  deleteCategory: { may: 'office', input: async (made) => ({ id: await made.category() }) },
  deleteCater: { may: 'admin', input: async (made) => ({ id: await made.cater() }) },
  deleteDish: { may: 'office', input: async (made) => ({ id: await made.dish() }) },
  deleteFilter: { may: 'admin', input: async (made) => ({ id: await made.filter() }) },
  deleteMenu: { may: 'office', input: async (made) => ({ id: await made.menu() }) },
  deleteMenuChild: { may: 'office', input: async (made) => ({ id: await made.child() }) },
  deleteOffer: { may: 'staff', input: async (made) => ({ id: await made.offer() }) },
  deletePage: { may: 'admin', input: async (made) => ({ id: await made.page() }) },
  deleteService: { may: 'office', input: async (made) => ({ id: await made.service() }) },
  endCalendarFeed: { may: 'anyStaff', input: () => ({}) },
  inviteUser: { may: 'owner', input: ({ caterNumber }) => newUser(caterNumber) },
  login: {
    may: 'public',
    input: () => ({ email: `${crypto.randomUUID()}@example.dk`, password: 'forkert' }),
    answers: 'WrongCredentials',
  },
  logout: { may: 'public', endsSession: true },
  markOrderPaid: {
    may: 'staff',
    input: async (made) => ({ id: await made.acceptedOrder(), method: 'CARD' }),
  },
  markOrderSeen: { may: 'staff', input: async (made) => ({ id: await made.order() }) },
  markProductionPrinted: { may: 'anyKitchen', input: () => ({ date: dayFromToday(1) }) },
  moveMenuChild: {
    may: 'office',
    input: async (made) => {
      const menuId = await made.menu()
      return { menuId, id: await made.child(), parentId: menuId }
    },
  },
  orderOffer: {
    may: 'public',
    input: () => ({ token: crypto.randomUUID(), price: 0, idempotencyKey: crypto.randomUUID() }),
    answers: 'NotPossible',
  },
  proposeChange: {
    may: 'public',
    input: () => ({ token: crypto.randomUUID(), price: 0 }),
    answers: 'NotPossible',
  },
  placeOrder: {
    may: 'public',
    input: async ({ caterNumber }) => ({
      caterNumber,
      idempotencyKey: crypto.randomUUID(),
      date: dayFromToday(20),
      clock: '12:00',
      menus: [],
      services: [],
      price: 0,
    }),
    answers: 'ValidationFailed',
  },
  refuseOrder: { may: 'staff', input: async (made) => ({ id: await made.order() }) },
  removeMenuFromCategory: {
    may: 'office',
    input: async (made) => ({ id: await made.category(), menuId: await made.menuInCategory() }),
  },
  moveCater: { may: 'admin', input: async (made) => ({ id: await made.cater(), place: 2 }) },
  removeUser: { may: 'owner', input: async (made) => ({ id: await made.user() }) },
  renewCalendarSecret: { may: 'anyStaff' },
  reorderCaters: { may: 'admin', input: async (made) => ({ caters: [{ id: await made.cater(), ordering: 9 }] }) },
  reorderMenus: {
    may: 'office',
    input: async (made) => ({ caterNumber: made.caterNumber, menuIds: [await made.menu()] }),
  },
  // A draft has no next version
  renewOffer: { may: 'staff', input: async (made) => ({ id: await made.offer() }), answers: 'NotPossible' },
  renewOrderLink: { may: 'public', input: () => ({ token: crypto.randomUUID() }), answers: 'NotPossible' },
  requestPasswordLink: { may: 'public', input: () => ({ email: `${crypto.randomUUID()}@example.dk` }) },
  resendInvitation: { may: 'owner', input: async (made) => ({ id: await made.user() }) },
  resendOrderMail: {
    may: 'office',
    input: async (made) => ({ id: await made.order(), mailId: await made.mail() }),
  },
  sendCaterOrderMessage: {
    may: 'staff',
    input: async (made) => ({ id: await made.order(), message: 'Vi glæder os til at lave maden.' }),
  },
  // It has no menus
  sendOffer: { may: 'staff', input: async (made) => ({ id: await made.offer() }), answers: 'ValidationFailed' },
  shareBasket: {
    may: 'public',
    input: async ({ caterNumber, menu }) => ({
      caterNumber,
      lines: [{ menuUuid: uuidOf(await menu()), amount: 30, items: [] }],
    }),
    answers: 'SharedBasket',
  },
  sendOrderLinkMessage: {
    may: 'public',
    input: () => ({ token: crypto.randomUUID(), message: 'Tak!' }),
    answers: 'NotPossible',
  },
  sendCustomerOrderMessage: { may: 'customer', input: async (made) => ({ id: await made.order(), message: 'Tak!' }) },
  setCaterActive: { may: 'owner', input: async (made) => ({ id: made.caterId, isActive: true }) },
  setMenuCategories: {
    may: 'office',
    input: async (made) => ({ id: await made.menu(), categoryIds: [await made.category()] }),
  },
  setMenuDishes: { may: 'office', input: async (made) => ({ id: await made.menu(), dishIds: [await made.dish()] }) },
  setAvailabilityRules: {
    may: 'owner',
    input: ({ caterNumber }) => ({
      caterNumber,
      closedOnHolidays: false,
      exceptions: [],
      tiers: [],
      leadTimeDays: 'WORKING_DAYS',
      workingDays: [1, 2, 3, 4, 5],
      refusesShortNotice: false,
      capacities: [null, null, null, null, null, null, null],
    }),
  },
  setDeliveryZones: { may: 'owner', input: ({ caterNumber }) => ({ caterNumber, zones: [] }) },
  setOrderDelivered: {
    may: 'kitchen',
    input: async (made) => ({ id: await made.acceptedOrder(), delivered: true }),
  },
  setPassword: {
    may: 'public',
    input: () => ({ link: 'prøve', password: crypto.randomUUID() }),
    answers: 'ValidationFailed',
  },
  swapCategories: {
    may: 'office',
    input: async (made) => ({ first: await made.category(), second: await made.otherCategory() }),
  },
  takeOrder: {
    may: 'office',
    input: async ({ caterNumber }) => ({
      order: {
        caterNumber,
        idempotencyKey: crypto.randomUUID(),
        date: dayFromToday(20),
        clock: '12:00',
        menus: [],
        services: [],
        price: 0,
      },
    }),
    answers: 'ValidationFailed',
  },
  undoOrderAnswer: {
    may: 'staff',
    input: async (made) => ({ id: await made.acceptedOrder(), answer: 'ACCEPTED' }),
  },
  updateCategory: { may: 'office', input: async (made) => ({ id: await made.category(), name: made.name() }) },
  updateCater: { may: 'owner', input: (made) => ({ id: made.caterId, logoAlt: made.name() }) },
  updateDish: { may: 'office', input: async (made) => ({ id: await made.dish(), name: made.name() }) },
  updateFilter: { may: 'admin', input: async (made) => ({ id: await made.filter(), name: made.name() }) },
  updateMenu: { may: 'office', input: async (made) => ({ id: await made.menu(), name: made.name() }) },
  updateMenuChild: { may: 'office', input: async (made) => ({ id: await made.child(), name: made.name() }) },
  updateOffer: {
    may: 'staff',
    input: async (made) => ({
      id: await made.offer(),
      revision: 1,
      price: 1,
      customer: offeredTo,
      validUntil: dayFromToday(10),
    }),
    answers: 'NewOrderPrice',
  },
  updateOrder: { may: 'admin', input: async (made) => ({ id: await made.order(), comment: made.name() }) },
  updatePage: { may: 'admin', input: async (made) => ({ id: await made.page(), title: made.name() }) },
  updateService: { may: 'office', input: async (made) => ({ id: await made.service(), name: made.name() }) },
  // A file comes in a form, not in these requests
  uploadPageImage: { may: 'admin', input: () => ({ file: null }), answers: 'ValidationFailed' },
}
