import { isUnsupportedGlobal, isUnsupportedMember, isUnsupportedMethod } from '../support/unsupportedApis.mjs'

/**
 * Refuses what a supported browser lacks of the APIs of browsers. Methods of a language version are refused by `lib` of
 * tsconfig.json. `object.method?.()` asks first, and is taken.
 */
const MESSAGE =
  'A supported browser (see browserslist in package.json) lacks {{name}}: do without it, or ask with ?.() whether it is there.'

const apis = {
  meta: { messages: { unsupported: MESSAGE } },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'unsupported', data: { name } })
    const globals = new Set()
    return {
      Program() {
        for (const { identifier } of globalReferences(context.sourceCode.scopeManager)) {
          if (identifier.parent.type.startsWith('TS')) continue
          globals.add(identifier)
          if (isUnsupportedGlobal(identifier.name) && !isAskedFor(identifier)) report(identifier, identifier.name)
        }
      },
      MemberExpression(node) {
        const { object, property, computed, parent } = node
        const isCalled = parent.type === 'CallExpression' && parent.callee === node
        if (computed || (isCalled && parent.optional)) return
        if (globals.has(object)) {
          if (isUnsupportedMember(object.name, property.name)) report(node, `${object.name}.${property.name}`)
        } else if (isCalled && isUnsupportedMethod(property.name)) report(node, `${property.name}()`)
      },
    }
  },
}

/** References to what no code declares: the names of the language, which are known as variables, and all others. */
const globalReferences = ({ globalScope: { variables, through } }) => [
  ...variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references),
  ...through,
]

const isAskedFor = ({ parent }) => parent.operator === 'typeof'

export default { meta: { name: 'supported' }, rules: { apis } }
