import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { IDS } from '../../bff/testing/fakeData.ts'
import type { FakeV2 } from '../../bff/testing/fakeV2.ts'
import type { BudgetRow } from './budgetRow.ts'

const admin = 'admin@demo.dk'
const smagen = 'smagen@demo.dk'
const globalId = (type: string, key: number | string) => Buffer.from(`${type}:${key}`).toString('base64')
const id = globalId('Cater', 55)
const form = {
  name: 'Smagen',
  legalName: 'Smagen ApS',
  address: 'Vej 1',
  zipCode: '8000',
  email: smagen,
  minCovers: 10,
  noticeDays: 2,
  contactPerson: 'Signe',
}
const invitation = { caterNumber: 55, email: 'ny@example.dk', firstName: 'Ny', lastName: 'Bruger' }

const availability = {
  caterNumber: 55,
  closedOnHolidays: false,
  exceptions: [],
  tiers: [],
  leadTimeDays: 'WORKING_DAYS',
  workingDays: [1, 2, 3, 4, 5],
  refusesShortNotice: false,
  capacities: [null, null, null, null, null, null, null],
}

/** The operations of the pages about caterers, their users, the marketplace's pages and filters. */
export const CATER_BUDGETS: Record<string, BudgetRow> = {
  AvailabilityRouteQuery: { variables: { number: 55 }, as: smagen, cold: 3, warm: 3 },
  CalendarRouteQuery: {
    variables: { number: 55, from: '2027-03-01', to: '2027-03-31' },
    as: smagen,
    cold: 4,
    warm: 4,
  },
  CaterListRouteQuery: { as: admin, cold: 1, warm: 1 },
  CaterOverviewRouteQuery: { variables: { number: 55 }, as: admin, cold: 8, warm: 8 },
  EditCaterRouteQuery: { variables: { number: 55 }, as: smagen, cold: 4, warm: 4 },
  CaterListPaginationQuery: { as: admin, cold: 1, warm: 1 },
  PageQuery: { variables: { number: 1, isNew: false }, as: admin, cold: 3, warm: 3 },
  FilterListRouteQuery: { as: admin, cold: 1, warm: 1 },
  NewCaterRouteQuery: { as: admin, cold: 1, warm: 1 },
  OfferFieldsQuery: { variables: { number: 55 }, as: admin, cold: 2, warm: 2 },
  PageListQuery: { as: admin, cold: 2, warm: 2 },
  PageListPaginationQuery: { as: admin, cold: 2, warm: 2 },
  useCaterChoicesQuery: { as: admin, cold: 1, warm: 1 },
  useCaterNamesQuery: { variables: { number: 55 }, as: admin, cold: 1, warm: 1 },
  requireOwnCaterQuery: { variables: { number: 55 }, as: smagen, cold: 2, warm: 2 },
  useCreateCaterMutation: { variables: { input: { ...form, commission: 10 } }, as: admin, cold: 3, warm: 3 },
  filterMutationsCreateMutation: {
    variables: { input: { name: 'Gilde', type: 'OCCASION' } },
    as: admin,
    cold: 1,
    warm: 1,
  },
  pageMutationsCreateMutation: { variables: { input: { url: '/ny', title: 'Ny' } }, as: admin, cold: 2, warm: 2 },
  useSetAvailabilityRulesMutation: { variables: { input: availability }, as: smagen, cold: 1, warm: 1 },
  useDeleteCaterMutation: { variables: { input: { id } }, as: admin, cold: 1, warm: 1 },
  filterMutationsDeleteMutation: { variables: { input: { id: '1' } }, as: admin, cold: 1, warm: 1 },
  pageMutationsDeleteMutation: { variables: { input: { id: '1' } }, as: admin, cold: 1, warm: 1 },
  userMutationsInviteMutation: { variables: { input: invitation }, as: admin, cold: 1, warm: 1 },
  userMutationsChangeRoleMutation: {
    variables: { input: { id: IDS.lunch, staffRole: 'STAFF' } },
    as: smagen,
    cold: 1,
    warm: 1,
  },
  userMutationsRemoveMutation: { variables: { input: { id: IDS.lunch } }, as: admin, cold: 1, warm: 1 },
  filterMutationsRenameMutation: { variables: { input: { id: '1', name: 'Gilde' } }, as: admin, cold: 2, warm: 2 },
  userMutationsResendInvitationMutation: { variables: { input: { id: IDS.lunch } }, as: smagen, cold: 1, warm: 1 },
  useMoveCaterMutation: { variables: { input: { id, place: 1 } }, as: admin, cold: 1, warm: 1 },
  useSetCaterActiveMutation: { variables: { input: { id, isActive: true } }, as: smagen, cold: 2, warm: 2 },
  useUpdateCaterMutation: { variables: { input: { id, ...form } }, as: smagen, cold: 3, warm: 3 },
  pageMutationsUploadImageMutation: { variables: { input: { file: null } }, as: admin, cold: 0, warm: 0 },
  pageMutationsUpdateMutation: { variables: { input: { id: '1', title: 'Ny' } }, as: admin, cold: 2, warm: 2 },
  SettingsRouteQuery: { variables: { number: 55 }, as: smagen, cold: 6, warm: 6 },
  UsersRouteQuery: { variables: { number: 55 }, as: smagen, cold: 3, warm: 3 },
  useSetDeliveryZonesMutation: {
    variables: { input: { caterNumber: 55, zones: [] } },
    as: smagen,
    cold: 1,
    warm: 1,
  },
  ZonesRouteQuery: { variables: { number: 55 }, as: smagen, cold: 2, warm: 2 },
  useViewerIdQuery: { as: smagen, cold: 1, warm: 1 },
}

/** Answers of the fake service for them. */
export function answerCaterCalls(v2: FakeV2): void {
  const cater = { id: 55, name: 'Smagen', active: true, delivery: true, filters: [1], commission: 10 }
  const filter = { id: 1, name: 'Gilde', type: 'occasion' }
  const page = { id: 1, url: '/smagen', title: 'Smagen', caterId: 55, blocks: [] }
  const user = { id: IDS.lunch, email: 'ny@example.dk', role: 'cater', caterId: 55, verified: false }
  const answers: Record<string, unknown> = {
    'GET /api/caters/get-all': [cater],
    'GET /caters/55': cater,
    'GET /caters/55/dishes': [],
    'GET /api/users': [user],
    'GET /filters': [filter],
    'GET /filters/grouped': { foodtypes: [], occasions: [filter], locations: [] },
    'GET /pages': [page],
    'GET /pages/1': page,
    'POST /api/caters/create': { cater },
    'PUT /caters': { cater },
    'GET /caters/55/availability-rules': NO_SETTINGS,
    'GET /caters/55/calendar': [],
    'PUT /caters/55/availability-rules': NO_SETTINGS,
    'PUT /caters/55/zones': { zones: [] },
    'DELETE /caters': { success: true },
    'PUT /caters/update-ordering': { cater },
    'POST /filters': filter,
    'PUT /filters': filter,
    'DELETE /filters': { success: true },
    'POST /pages': page,
    'PUT /pages': page,
    'DELETE /pages': { success: true },
    'POST /api/users': user,
    'DELETE /api/users': { success: true },
    [`PUT /api/users/${IDS.lunch}/staff-role`]: user,
    [`POST /api/users/${IDS.lunch}/invitation`]: user,
  }
  for (const [call, body] of Object.entries(answers))
    v2.answer(call, () => ({ status: call.startsWith('POST') ? 201 : 200, body }))
}
