import { builder } from '../graph/builder.ts'
import { Deleted } from '../graph/Deleted.ts'
import { numberId } from '../graph/ids.ts'
import { outcomes, VERSION } from '../graph/mutationErrors.ts'
import { renamedIssues } from '../graph/renamedIssues.ts'
import { EditConflict, NotPossible, ValidationFailed } from '../v2/outcomes.ts'
import { blockBody, inputPath, LandingBlockInput } from './LandingBlockInput.ts'
import { Page } from './Page.ts'

const PAGE_ID = 'Its global id, or its number.'
const URL = "'/smagen' in small letters; no other page has it."
const CATER = 'Number of the caterer whose storefront it is; null is none.'

const CreatePageInput = builder.inputType('CreatePageInput', {
  description: 'A new page.',
  fields: (t) => ({
    url: t.string({ required: true, description: URL }),
    title: t.string({ required: true, description: 'What it is called.' }),
    caterNumber: t.int({ description: CATER }),
    blocks: t.field({ type: [LandingBlockInput], description: 'What stands on it, from the top; null is nothing.' }),
  }),
})

const UpdatePageInput = builder.inputType('UpdatePageInput', {
  description: 'What to change of a page. What is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: PAGE_ID }),
    version: t.string({ description: VERSION }),
    url: t.string({ description: `${URL} That of the front page stays.` }),
    title: t.string({ description: 'What it is called.' }),
    caterNumber: t.int({ description: CATER }),
    blocks: t.field({ type: [LandingBlockInput], description: 'All that stands on it from now on, from the top.' }),
  }),
})

const DeletePageInput = builder.inputType('DeletePageInput', {
  description: 'Which page to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: PAGE_ID }) }),
})

builder.mutationField('createPage', (t) =>
  t.field({
    type: Page,
    description: 'Adds a page.',
    authScopes: { admin: true },
    errors: outcomes('CreatePageResult', [ValidationFailed]),
    args: { input: t.arg({ type: CreatePageInput, required: true, description: 'The page.' }) },
    resolve: (_root, { input: { url, title, caterNumber, blocks } }, { v2 }) =>
      v2.pages
        .create({ url, title, caterId: caterNumber, blocks: (blocks ?? []).map(blockBody) })
        .catch(renamedIssues(inputPath)),
  }),
)

builder.mutationField('updatePage', (t) =>
  t.field({
    type: Page,
    description: 'Changes a page.',
    authScopes: { admin: true },
    errors: outcomes('UpdatePageResult', [ValidationFailed, EditConflict, NotPossible]),
    args: { input: t.arg({ type: UpdatePageInput, required: true, description: 'Which, and what.' }) },
    resolve: (_root, { input: { id, version, url, title, caterNumber, blocks } }, { v2 }) =>
      v2.pages
        .update(
          { id: numberId('Page', id), url, title, caterId: caterNumber, blocks: blocks && blocks.map(blockBody) },
          version,
        )
        .catch(renamedIssues(inputPath)),
  }),
)

builder.mutationField('deletePage', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes a page. The front page stays.',
    authScopes: { admin: true },
    errors: outcomes('DeletePageResult', [NotPossible]),
    args: { input: t.arg({ type: DeletePageInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const id = numberId('Page', input.id)
      await v2.pages.remove(id)
      return { typename: 'Page', key: String(id) }
    },
  }),
)
