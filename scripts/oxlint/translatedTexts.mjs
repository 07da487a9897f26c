/**
 * Refuses, in JSX, what a page that the browser translates cannot show. The translation puts an element in the place of each
 * text node, so that React no longer finds its own: it cannot renew a text that has siblings, nor insert or remove an element
 * beside one. The only text of an element is renewed through the element, which stays in its place.
 */
const MESSAGES = {
  changing: 'A text that changes is the only child of its element: use one template literal, in an element of its own.',
  beside: 'An element that comes or goes beside a bare text: put the text into an element of its own.',
  fragment: 'A fragment has no element to hold its text: put it into an element of its own.',
}

const NODE_TYPES = new Set(['ReactNode', 'ReactElement'])

/**
 * @param names what the file says about its names: `slots` hold elements by their type (as does each name that ends with
 *   'Node'), `values` are the expressions of constants and what functions return
 * @returns whether the expression may render as a text without an element around it
 */
function mayBeText(expression, names) {
  const isText = (part) => mayBeText(part, names)
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return false
    case 'Literal':
      return typeof expression.value === 'string' || typeof expression.value === 'number'
    case 'ConditionalExpression':
      return isText(expression.consequent) || isText(expression.alternate)
    case 'LogicalExpression':
      return isText(expression.right) || (expression.operator !== '&&' && isText(expression.left))
    case 'Identifier':
      return isTextName(expression.name, names)
    case 'MemberExpression':
      return expression.computed || !isSlot(expression.property.name, names)
    case 'ArrayExpression':
      return expression.elements.some(isText)
    case 'SpreadElement':
      return isText(expression.argument)
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return isText(expression.expression)
    case 'CallExpression': {
      const { callee, arguments: parameters } = expression
      const name = callee.name ?? callee.property?.name
      if (name === 'map' || name === 'flatMap') return returnedBy(parameters[0]).some(isText)
      return isTextName(name, names)
    }
    default:
      return true
  }
}

function isTextName(name, names) {
  if (name === 'undefined' || isSlot(name, names)) return false
  const known = names.values.get(name)
  // A name among its own values is not followed: it would have no end
  return !known || known.some((value) => mayBeText(value, { ...names, values: without(names.values, name) }))
}

const isSlot = (name, { slots }) => slots.has(name) || (name?.endsWith('Node') ?? false)
const without = (values, name) => new Map([...values].filter(([key]) => key !== name))

/** The expressions that a function returns. */
function returnedBy(node) {
  if (!/Function/.test(node?.type ?? '')) return []
  return node.body.type === 'BlockStatement' ? returnedIn(node.body) : [node.body]
}

function returnedIn(statement) {
  switch (statement?.type) {
    case 'ReturnStatement':
      return statement.argument ? [statement.argument] : []
    case 'BlockStatement':
      return statement.body.flatMap(returnedIn)
    case 'IfStatement':
      return [...returnedIn(statement.consequent), ...returnedIn(statement.alternate)]
    case 'SwitchStatement':
      return statement.cases.flatMap((branch) => branch.consequent.flatMap(returnedIn))
    default:
      return []
  }
}

/** The kind of a child: 'text' that stays, text that is 'changing', elements that are 'coming', an 'element'; null for layout. */
function kindOf(child, names) {
  if (child.type === 'JSXText') return child.value.trim() === '' && child.value.includes('\n') ? null : 'text'
  if (child.type !== 'JSXExpressionContainer') return 'element'
  const { expression } = child
  if (expression.type === 'JSXEmptyExpression') return null
  if (expression.type === 'Literal') return 'text'
  if (isElementName(expression.name, names)) return 'element'
  return mayBeText(expression, names) ? 'changing' : 'coming'
}

const isElementName = (name, { values }) =>
  values.has(name) && values.get(name).every(({ type }) => type === 'JSXElement') && values.get(name).length > 0

const isFragment = (node) => node.type === 'JSXFragment' || node.openingElement.name.name === 'Fragment'

/** The error of an element with children, or null. */
function findError(node, names) {
  const kinds = node.children.map((child) => kindOf(child, names)).filter(Boolean)
  const has = (kind) => kinds.includes(kind)
  if (isFragment(node) && (has('text') || has('changing'))) return 'fragment'
  if (has('changing') && kinds.length > 1) return 'changing'
  return has('text') && has('coming') ? 'beside' : null
}

function typeNames(annotation) {
  if (annotation?.type === 'TSFunctionType') return typeNames(annotation.returnType?.typeAnnotation)
  if (annotation?.type === 'TSUnionType') return annotation.types.flatMap(typeNames)
  return annotation?.type === 'TSTypeReference' ? [annotation.typeName.name] : []
}

/** Reads the names of a file as its nodes are visited. */
function readNames() {
  const slots = new Set()
  const values = new Map()
  const add = (name, expressions) => values.set(name, [...(values.get(name) ?? []), ...expressions])
  return {
    names: { slots, values },
    visitors: {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || !init) return
        add(id.name, /Function/.test(init.type) ? returnedBy(init) : [init])
      },
      FunctionDeclaration(node) {
        if (node.id) add(node.id.name, returnedBy(node))
      },
      TSPropertySignature({ key, typeAnnotation }) {
        if (typeNames(typeAnnotation?.typeAnnotation).some((name) => NODE_TYPES.has(name))) slots.add(key.name)
      },
    },
  }
}

const texts = {
  meta: { messages: MESSAGES },
  create(context) {
    const { names, visitors } = readNames()
    const elements = []
    const collect = (node) => elements.push(node)
    return {
      ...visitors,
      JSXElement: collect,
      JSXFragment: collect,
      'Program:exit'() {
        for (const node of elements) {
          const messageId = findError(node, names)
          if (messageId) context.report({ node, messageId })
        }
      },
    }
  },
}

export default { meta: { name: 'translated' }, rules: { texts } }
