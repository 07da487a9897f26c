import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ESTree, Plugin } from 'vite'

const REQUIRE = /\brequire\((?:'|")([^'"]+)(?:'|")\)/
const ONLY_REQUIRE = new RegExp(`^${REQUIRE.source}$`)
/** Babel's way to require the default of a module. */
const DEFAULT_REQUIRE = new RegExp(`^_interopRequireDefault\\(${REQUIRE.source}\\)$`)
type Statement = ESTree.Program['body'][number]

/** A CommonJS file of Relay. */
interface Source {
  code: string
  require: NodeJS.Require
}

/** For renderers of other makes: an object of Relay's index holds it, so that no bundler would leave it out. */
const UNUSED_INTERNAL = /^ +NormalizationEngine: NormalizationEngine,$/m
const FEATURE_FLAG = /[\w.]*\bRelayFeatureFlags\.([A-Z_]+)\b/g
const featureFlags: Record<string, unknown> = createRequire(import.meta.url)('relay-runtime').RelayFeatureFlags

/**
 * Builds Relay as ES modules. Its packages are CommonJS, of which a bundler takes every file; as ES modules, those that
 * a page does not use stay out of its first view. Its feature flags become constants, so that what they turn off does, too.
 */
export function relayModules(): Plugin {
  return {
    name: 'relay-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: {
        id: /\/node_modules\/(relay-runtime|react-relay)\/(lib\/.*|index|hooks)\.js$/,
        code: /^module\.exports = /m,
      },
      handler(original, id) {
        const code = original
          .replaceAll(FEATURE_FLAG, (_, flag: string) => JSON.stringify(featureFlags[flag]))
          .replace(UNUSED_INTERNAL, '')
        const source = { code, require: createRequire(id) }
        const statements = this.parse(code).body.map((statement) => toModuleStatement(statement, source))
        return { code: statements.join('\n'), map: null, moduleSideEffects: false }
      },
    },
  }
}

function toModuleStatement(statement: Statement, source: Source): string {
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.map((declarator) => toDeclaration(declarator, source)).join('\n')
  }
  const exported = exportedBy(statement)
  return exported ? toExports(exported, source) : hoistRequires(textOf(statement, source), source)
}

function toDeclaration({ id, init }: ESTree.VariableDeclarator, source: Source): string {
  const name = textOf(id, source)
  const value = init ? textOf(init, source) : 'undefined'
  const [, required] = ONLY_REQUIRE.exec(value) ?? []
  if (required) return importOf(name, required, source)
  const [, ofDefault] = DEFAULT_REQUIRE.exec(value) ?? []
  if (ofDefault && hasNames(ofDefault, source))
    return `import * as __${name} from '${ofDefault}'; var ${name} = { default: __${name} };`
  return ofDefault ? `import * as ${name} from '${ofDefault}';` : hoistRequires(`var ${name} = ${value};`, source)
}

/** The value of `module.exports = value`; null for any other statement. */
function exportedBy(statement: Statement): ESTree.Expression | null {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return null
  const { left, right } = statement.expression
  const isModule =
    left.type === 'MemberExpression' && left.object.type === 'Identifier' && left.object.name === 'module'
  return isModule ? right : null
}

function toExports(exported: ESTree.Expression, source: Source): string {
  const text = textOf(exported, source)
  const [, required] = ONLY_REQUIRE.exec(text) ?? []
  if (required) return `export * from '${required}';`
  if (exported.type !== 'ObjectExpression') return `export default ${text};`
  const named = exported.properties.map((property, index) => {
    if (property.type === 'SpreadElement') throw new Error('Relay exports an object with a spread')
    const [name, value] = [textOf(property.key, source), textOf(property.value, source)]
    if (property.value.type === 'Identifier') return `export { ${value} as ${name} };`
    return `var __export${index} = ${value}; export { __export${index} as ${name} };`
  })
  return named.join('\n')
}

/** Replaces what is required within a function, mostly for development, by imports. */
function hoistRequires(text: string, source: Source): string {
  const [call, required] = REQUIRE.exec(text) ?? []
  if (!call || !required) return text
  const name = `__${required.replace(/\W/g, '_')}`
  const rest = text.replaceAll(call, name)
  return `${importOf(name, required, source)}\n${hoistRequires(rest, source)}`
}

function importOf(name: string, required: string, source: Source): string {
  return `import ${hasNames(required, source) ? '* as ' : ''}${name} from '${required}';`
}

/** True for a module that exports an object of names; false for one that exports a function or a value. */
function hasNames(required: string, source: Source): boolean {
  if (required === 'react') return true
  return /^module\.exports = (\{|require)/m.test(readFileSync(source.require.resolve(required), 'utf8'))
}

function textOf({ start, end }: ESTree.Span, { code }: Source): string {
  return code.slice(start, end)
}
