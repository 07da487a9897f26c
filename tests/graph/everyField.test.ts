import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { startDemoGraph } from './demoGraph.ts'
import type { DemoGraph } from './demoGraph.ts'
import { keyOf, RESOURCES } from './fieldResources.ts'
import type { Answered, Resource } from './fieldResources.ts'
import { fieldsOf, PICTURE, selectionFor } from './fieldRows.ts'
import type { Field, Referred, Rows, Values } from './fieldRows.ts'

let graph: DemoGraph
let referred: Referred
let picture: File

beforeAll(async () => {
  graph = await startDemoGraph()
  const { foodtypes, occasions } = await graph.ofService('GET', '/api/v2/filters/grouped', graph.viewers.admin)
  referred = { caterNumber: 0, dish: '', menu: '', foodType: foodtypes[0].id, occasion: occasions[0].id }
  // With a short catalogue, which is read often
  referred.caterNumber = Number(keyOf((await create(RESOURCES.cater, {})).id))
  referred.dish = keyOf((await create(RESOURCES.dish, {})).id)
  referred.menu = keyOf((await create(RESOURCES.menu, {})).id)
  const image = sharp({ create: { ...PICTURE, channels: 3, background: '#804020' } })
  picture = new File([new Uint8Array(await image.png().toBuffer())], 'billede.png', { type: 'image/png' })
  return () => graph.stop()
})

const ISSUES = '... on ValidationFailed { issues { path validatorKey } }'

/** Makes a mutation, with the picture at each of these paths of its input. */
async function mutate(mutation: string, selection: string, input: Values, files: readonly string[] = []) {
  const { admin } = graph.viewers
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!`
  const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { __typename ${selection} } }`
  const { data, errors } = await (files.length === 0
    ? graph.execute(admin, query, { input })
    : graph.executeWithFiles(
        admin,
        query,
        { input },
        Object.fromEntries(files.map((path) => [`input.${path}`, picture])),
      ))
  expect(errors).toBeUndefined()
  return data[mutation]
}

async function create({ type, create: mutation, newInput, isOnePerCater }: Resource, fields: Values, files?: string[]) {
  const owner = isOnePerCater && (await create(RESOURCES.cater, {}))
  const input = newInput(fields, owner ? { ...referred, caterNumber: Number(keyOf(owner.id)) } : referred)
  const made = await mutate(mutation, `... on ${type} { id } ${ISSUES}`, input, files)
  expect(made).toMatchObject({ __typename: type })
  return made as Answered
}

async function read(type: string, id: string, selection: string) {
  const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { id ${selection} } } }`
  const { data, errors } = await graph.execute(graph.viewers.admin, query, { id })
  expect(errors).toBeUndefined()
  return data.node
}

/** The object as the v2 service answers it, alone or in a list. */
async function readWire({ path }: Resource, id: string) {
  const key = keyOf(id)
  const answer = await graph.ofService('GET', path(key, referred.caterNumber), graph.viewers.admin)
  return Array.isArray(answer) ? answer.find((one) => String(one.id) === key) : answer
}

const inputOf = (fields: readonly Field[]): Values => Object.assign({}, ...fields.map(({ input }) => input))
const filesOf = (fields: readonly Field[]) => [...new Set(fields.flatMap(({ files = [] }) => files))]
const selectionOf = (fields: readonly Field[]) => selectionFor(fields.map(({ shown }) => shown))

const field = (rows: Rows, name: string): Field => {
  const found = fieldsOf(rows, referred).get(name)
  if (!found) throw new Error(`There is no row of ${name}`)
  return found
}

const itself = (fields: Values): Values => fields

type NamedFields = ReadonlyMap<string, Field>

/** What is to be answered for each of these fields, by its name. */
const expectedOf = (fields: NamedFields, within = itself) =>
  Object.fromEntries([...fields].map(([name, { shown, wire }]) => [name, { shown: within(shown), wire: within(wire) }]))

/** The answers of the graph and of the service for each of these fields, so that a failure names those that are lost. */
const answeredFor = (fields: NamedFields, shown: unknown, wire: unknown) =>
  Object.fromEntries([...fields.keys()].map((name) => [name, { shown, wire }]))

describe.each(Object.entries<Resource>(RESOURCES))('%s', (_name, resource) => {
  const { type, rows, update, changeInput, state, within = itself } = resource

  test.each(Object.keys(rows))('%s is changed, read, and seen in a conflict', async (name) => {
    const { input, withChange, files, isVersioned = true, ...answers } = field(rows, name)
    const shown = within(answers.shown)
    const selection = selectionFor(shown)
    const { id } = await create(resource, {})
    const before = await read(type, id, `${selection} ${state}`)
    expect(before).not.toMatchObject(shown)
    const version = before.version ?? (before.administration as Values | undefined)?.version
    const conflict = state && `... on EditConflict { current { ... on ${type} { ${selection} } } }`
    const change = () =>
      mutate(
        update,
        `... on ${type} { ${selection} } ${ISSUES} ${conflict}`,
        { ...changeInput({ ...input, ...withChange }, before), ...(state && { version }) },
        files,
      )

    expect(await change()).toMatchObject(shown)
    expect(await read(type, id, selection)).toMatchObject(shown)
    expect(await readWire(resource, id)).toMatchObject(within(answers.wire))

    if (!state) return
    const isConflict = { __typename: 'EditConflict', current: shown }
    expect(await change()).toMatchObject(isVersioned ? isConflict : shown)
  })

  test('a new one has every field', async () => {
    const fields = new Map([...fieldsOf(rows, referred)].filter(([, { isInNew = true }]) => isInNew))
    const all = [...fields.values()]
    const { id } = await create(resource, inputOf(all), filesOf(all))
    const inGraph = await read(type, id, selectionFor(all.map(({ shown }) => within(shown))))
    const onWire = await readWire(resource, id)
    expect(answeredFor(fields, inGraph, onWire)).toMatchObject(expectedOf(fields, within))
  })
})

test('MEN-9 a copy of a menu has every field, and so has what is in it', async () => {
  const { menu, item } = RESOURCES
  const ofMenu = fieldsOf(menu.rows, referred)
  const ofItem = fieldsOf(item.rows, referred)
  // What is in a new menu has no pictures yet
  const later = [...ofItem.values()].filter(({ files, isInNew }) => files || isInNew === false)
  const ofGroup = new Map([...ofItem].filter(([, row]) => !later.includes(row)))
  const child = inputOf([...ofGroup.values()])
  const children = [{ ...child, type: 'GROUP', children: [child] }]
  const all = [...ofMenu.values()]
  const { id } = await create(menu, { ...inputOf(all), children }, filesOf(all))
  const made = await read('Menu', id, 'children { children { id } }')
  await mutate(
    item.update,
    `... on Menu { id } ${ISSUES}`,
    item.changeInput(inputOf(later), made.children[0].children[0]),
    filesOf(later),
  )
  // Which the change of an item has ended
  await mutate('updateMenu', `... on Menu { id } ${ISSUES}`, {
    id,
    allFoodsListed: true,
    foodsVersion: (await read('Menu', id, 'foodsVersion')).foodsVersion,
  })

  const inItem = selectionOf([...ofItem.values()])
  const selection = `${selectionOf(all)} children { ${inItem} children { ${inItem} } }`
  const copy = await mutate('copyMenu', `id ${selection}`, { id })
  const onWire = await readWire(menu, copy.id)
  // It is called a copy, and a group is one
  ofMenu.delete('name')
  ofGroup.delete('type')
  expect(answeredFor(ofMenu, copy, onWire)).toMatchObject(expectedOf(ofMenu))
  const [group, groupOnWire] = [copy.children[0], onWire.children[0]]
  expect(answeredFor(ofGroup, group, groupOnWire)).toMatchObject(expectedOf(ofGroup))
  const copiedItem = answeredFor(ofItem, group.children[0], groupOnWire.children[0])
  expect(copiedItem).toMatchObject(expectedOf(ofItem))
})
