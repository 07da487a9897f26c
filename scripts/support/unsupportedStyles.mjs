import { createRequire } from 'node:module'
import { transform } from 'lightningcss'
import { parse } from 'postcss'
import { isSupported } from './isSupported.mjs'
import { CSS_TARGETS } from './supportedBrowsers.mjs'

const require = createRequire(import.meta.url)
const { css } = require('@mdn/browser-compat-data')
const functions = functionsIn(css.types)

/** The names of what a supported browser lacks of a style sheet, each once, after the build has put older things in its place. */
export function unsupportedStyles(filename, source) {
  const built = transform({ filename, code: Buffer.from(source), targets: CSS_TARGETS })
  const found = new Set()
  parse(built.code.toString()).walk((node) => {
    if (!isAskedFor(node)) for (const name of lacking[node.type]?.(node) ?? []) found.add(name)
  })
  return [...found]
}

const lacking = {
  decl: ({ prop, value, parent }) =>
    (prop.startsWith('--') ? [] : lackingOfProperty(prop, value, parent)).concat(lackingFunctions(value)),
  rule: ({ selector }) =>
    [...selector.matchAll(/::?([a-z][a-z-]+)/g)].flatMap(([text, name]) => named(text, css.selectors[name])),
  atrule: ({ name, params }) => {
    const rule = css['at-rules'][name]
    const features = [...params.matchAll(/\(([a-z-]+)/g)]
    return [
      ...named(`@${name}`, rule),
      ...features.flatMap(([, feature]) => named(`@${name} (${feature})`, rule?.[feature])),
    ]
  },
}

function lackingOfProperty(prop, value, parent) {
  const descriptor = parent.type === 'atrule' && css['at-rules'][parent.name]?.[prop]
  if (descriptor) return named(`@${parent.name} { ${prop} }`, descriptor)
  const property = css.properties[prop]
  const missing = named(prop, property)
  if (missing.length > 0) return missing
  return (value.match(/[a-z-]+/g) ?? []).flatMap((word) => named(`${prop}: ${word}`, property?.[word]))
}

const lackingFunctions = (value) =>
  [...value.matchAll(/([a-z-]+)\((from )?/g)].flatMap(([, name, from]) => {
    const entries = functions.get(name) ?? []
    const relative = from && entries.find((entry) => entry.relative_syntax)?.relative_syntax
    if (relative) return named(`${name}(from ...)`, relative)
    return entries.some((entry) => isSupported(entry.__compat))
      ? []
      : entries.slice(0, 1).flatMap((entry) => named(`${name}()`, entry))
  })

/** What the data does not know is a prefix of some browser's, or nothing of CSS. */
const named = (name, entry) => (entry?.__compat && !isSupported(entry.__compat) ? [name] : [])

/** Within a condition that asks the browser for it. */
const isAskedFor = ({ parent }) => Boolean(parent) && (parent.name === 'supports' || isAskedFor(parent))

/** The entries of each function, which several types of values may have. */
function functionsIn(tree, found = new Map()) {
  for (const [name, entry] of Object.entries(tree)) {
    if (name === '__compat') continue
    if (entry.__compat) found.set(name, [...(found.get(name) ?? []), entry])
    functionsIn(entry, found)
  }
  return found
}
