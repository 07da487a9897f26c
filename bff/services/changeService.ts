import { builder } from '../graph/builder.ts'
import { catalogueKey } from '../graph/catalogueKey.ts'
import { Deleted } from '../graph/Deleted.ts'
import { catalogueId } from '../graph/ids.ts'
import { outcomes, VERSION } from '../graph/mutationErrors.ts'
import { renamedIssues } from '../graph/renamedIssues.ts'
import { EditConflict, ValidationFailed } from '../v2/outcomes.ts'
import { Service } from './Service.ts'
import { ServiceScope } from '../caters/ServiceScope.ts'

/** Maps an issue's path on the wire to the input. */
const inputPath = (path: string) => (path === 'required' ? 'isRequired' : path)

const CreateServiceInput = builder.inputType('CreateServiceInput', {
  description: 'A new service.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    name: t.string({ required: true, description: 'What it is called.' }),
    description: t.string({ required: true, description: 'What it is, HTML.' }),
    isRequired: t.boolean({ description: 'Whether it belongs to every order that it applies to; null is no.' }),
    price: t.field({ type: 'Money', description: 'Kroner for the whole order; null is 0.' }),
    appliesTo: t.field({ type: ServiceScope, description: 'The orders that it applies to; null is all.' }),
  }),
})

const UpdateServiceInput = builder.inputType('UpdateServiceInput', {
  description: 'What to change of a service. What is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Its global id.' }),
    version: t.string({ description: VERSION }),
    name: t.string({ description: 'What it is called.' }),
    description: t.string({ description: 'What it is, HTML.' }),
    isRequired: t.boolean({ description: 'Whether it belongs to every order that it applies to.' }),
    price: t.field({ type: 'Money', description: 'Kroner for the whole order.' }),
    appliesTo: t.field({ type: ServiceScope, description: 'The orders that it applies to.' }),
  }),
})

const DeleteServiceInput = builder.inputType('DeleteServiceInput', {
  description: 'Which service to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Its global id.' }) }),
})

builder.mutationField('createService', (t) =>
  t.field({
    type: Service,
    description: 'Adds a service to a caterer.',
    authScopes: { office: true },
    errors: outcomes('CreateServiceResult', [ValidationFailed]),
    args: { input: t.arg({ type: CreateServiceInput, required: true, description: 'The service.' }) },
    resolve: (_root, { input: { caterNumber, name, description, isRequired, price, appliesTo } }, { v2 }) =>
      v2.services
        .create(caterNumber, {
          name,
          description,
          required: isRequired ?? false,
          price: price ?? 0,
          appliesTo: appliesTo ?? 'both',
        })
        .catch(renamedIssues(inputPath)),
  }),
)

builder.mutationField('updateService', (t) =>
  t.field({
    type: Service,
    description: 'Changes a service.',
    authScopes: { office: true },
    errors: outcomes('UpdateServiceResult', [ValidationFailed, EditConflict]),
    args: { input: t.arg({ type: UpdateServiceInput, required: true, description: 'Which, and what.' }) },
    resolve: (_root, { input: { id, version, name, description, isRequired, price, appliesTo } }, { v2 }) =>
      v2.services
        .update({ ...catalogueId('Service', id), name, description, required: isRequired, price, appliesTo }, version)
        .catch(renamedIssues(inputPath)),
  }),
)

builder.mutationField('deleteService', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes a service. Orders keep what they hold of it.',
    authScopes: { office: true },
    args: { input: t.arg({ type: DeleteServiceInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const thing = catalogueId('Service', input.id)
      await v2.services.remove(thing.caterId, thing.id)
      return { typename: 'Service', key: catalogueKey(thing) }
    },
  }),
)
