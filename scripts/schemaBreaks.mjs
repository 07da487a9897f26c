import { buildSchema, findBreakingChanges, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'

const DATE = /\b\d{4}-\d{2}-\d{2}\b/

/**
 * Lists the breaking changes between two schemas as sentences, except for fields @deprecated until a date that has
 * passed and for those announced in `decisions` by a line '- Schema: ' and the sentence. `today` is 'YYYY-MM-DD'.
 */
export function unannouncedBreaks(before, after, decisions, today) {
  const old = buildSchema(before)
  return findBreakingChanges(old, buildSchema(after))
    .map(({ description }) => description)
    .filter((sentence) => !decisions.includes(`- Schema: ${sentence}`))
    .filter((sentence) => !(dateOf(deprecationOf(old, sentence)) <= today))
}

/** Lists the @deprecated parts of a schema whose reason gives no date. */
export function deprecationsWithoutDate(text) {
  const partsOf = (type) => {
    if (isEnumType(type)) return type.getValues()
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => [field, ...(field.args ?? [])])
  }
  return Object.values(buildSchema(text).getTypeMap()).flatMap((type) =>
    type.name.startsWith('__')
      ? []
      : partsOf(type)
          .filter(({ deprecationReason }) => deprecationReason && !DATE.test(deprecationReason))
          .map(({ name }) => `${type.name}.${name}`),
  )
}

/** Returns the date in a reason, or a text that sorts after every date if there is none. */
const dateOf = (reason) => DATE.exec(reason ?? '')?.[0] ?? 'never'

/** Returns the deprecation reason of the part whose removal a sentence describes. */
function deprecationOf(schema, sentence) {
  const field = /^(\w+)\.(\w+) was removed\.$/.exec(sentence)
  if (field) return schema.getType(field[1]).getFields()[field[2]].deprecationReason
  const argument = /^(\w+)\.(\w+) arg (\w+) was removed\.$/.exec(sentence)
  if (argument) {
    const { args } = schema.getType(argument[1]).getFields()[argument[2]]
    return args.find(({ name }) => name === argument[3]).deprecationReason
  }
  const value = /^(\w+) was removed from enum type (\w+)\.$/.exec(sentence)
  return value && schema.getType(value[2]).getValue(value[1]).deprecationReason
}
