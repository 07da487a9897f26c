import { builder } from '../graph/builder.ts'
import { Deleted } from '../graph/Deleted.ts'
import { numberId } from '../graph/ids.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { renamedIssues } from '../graph/renamedIssues.ts'
import { assertFileSizes } from '../graph/uploads/fileLimits.ts'
import { EditConflict, NotPossible, ValidationFailed } from '../v2/outcomes.ts'
import { Cater } from './Cater.ts'
import { caterBody, inputPath } from './caterBody.ts'
import { CreateCaterInput, UpdateCaterInput } from './CaterInput.ts'

const SetCaterActiveInput = builder.inputType('SetCaterActiveInput', {
  description: 'Whether a storefront is open.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The caterer's global id." }),
    isActive: t.boolean({ required: true, description: 'Whether its storefront is open.' }),
  }),
})

const DeleteCaterInput = builder.inputType('DeleteCaterInput', {
  description: 'Which caterer to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Its global id.' }) }),
})

builder.mutationField('createCater', (t) =>
  t.field({
    type: Cater,
    description: 'Adds a caterer; for admins.',
    authScopes: { admin: true },
    errors: outcomes('CreateCaterResult', [ValidationFailed]),
    args: { input: t.arg({ type: CreateCaterInput, required: true, description: 'The caterer.' }) },
    resolve: (_root, { input: { logo, banner, ...fields } }, { v2 }) => {
      assertFileSizes({ logo, banner })
      return v2.caters.create(caterBody(fields), { logo, banner }).catch(renamedIssues(inputPath))
    },
  }),
)

builder.mutationField('updateCater', (t) =>
  t.field({
    type: Cater,
    description: 'Changes a caterer. Some fields only admins may send.',
    authScopes: { owner: true },
    errors: outcomes('UpdateCaterResult', [ValidationFailed, EditConflict]),
    args: { input: t.arg({ type: UpdateCaterInput, required: true, description: 'Which, and what.' }) },
    resolve: (_root, { input: { id, version, logo, banner, ...fields } }, { v2 }) => {
      assertFileSizes({ logo, banner })
      const body = { ...caterBody(fields), id: numberId('Cater', id) }
      return v2.caters.update(body, { logo, banner }, version).catch(renamedIssues(inputPath))
    },
  }),
)

builder.mutationField('setCaterActive', (t) =>
  t.field({
    type: Cater,
    description: "Opens or closes a caterer's storefront.",
    authScopes: { owner: true },
    args: { input: t.arg({ type: SetCaterActiveInput, required: true, description: 'Which, and how.' }) },
    resolve: (_root, { input: { id, isActive } }, { v2 }) =>
      v2.caters.setActive({ id: numberId('Cater', id), active: isActive }),
  }),
)

builder.mutationField('deleteCater', (t) =>
  t.field({
    type: Deleted,
    description: 'Hides a caterer everywhere; its orders and pictures stay for admins. Not while it has open orders.',
    authScopes: { admin: true },
    errors: outcomes('DeleteCaterResult', [NotPossible]),
    args: { input: t.arg({ type: DeleteCaterInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const id = numberId('Cater', input.id)
      await v2.caters.remove(id)
      return { typename: 'Cater', key: String(id) }
    },
  }),
)
