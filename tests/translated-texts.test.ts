import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['/src/**/*.tsx', '!/src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

// A browser's translator moves every text into a <font> element. React still looks for it where it was: it throws when
// it removes that text or inserts an element before it, and what it writes into that text is not seen. React replaces the
// whole content of an element whose only child is one string, so there nothing can be lost.

/** The text of a child that never changes. Chrome does not move white space. */
const literal = (child: ESTree.JSXChild) =>
  child.type === 'JSXText'
    ? child.value
    : child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal'
      ? String(child.expression.value)
      : null

type Expression = ESTree.Expression | ESTree.JSXEmptyExpression | ESTree.FunctionBody

/** Properties and results of hooks that are always elements. */
const slots = ['children', 'controls', 'heading', 'question', 'tools']

/**
 * Whether an expression is an element, a list of elements, or nothing, by the way it is written.
 * @param elements names of elements, and of functions that return one
 */
function isElement(expression: Expression, elements: ReadonlySet<string>): boolean {
  const areElements = (...parts: Expression[]) => parts.every((part) => isElement(part, elements))
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'Literal':
      return expression.value === null
    case 'ParenthesizedExpression':
      return areElements(expression.expression)
    case 'LogicalExpression':
      return expression.operator === '&&' && areElements(expression.right)
    case 'ConditionalExpression':
      return areElements(expression.consequent, expression.alternate)
    case 'ArrowFunctionExpression':
      return areElements(expression.body)
    case 'Identifier':
      return elements.has(expression.name)
    case 'CallExpression': {
      const { callee } = expression
      return callee.type === 'MemberExpression'
        ? callee.property.type === 'Identifier' && /^(?:map|flatMap)$/.test(callee.property.name)
        : callee.type === 'Identifier' && (callee.name === 'createPortal' || elements.has(callee.name))
    }
    default:
      return false
  }
}

/** The children that are left of JSX: no white space between lines, no comments. */
const childrenOf = (node: ESTree.JSXElement | ESTree.JSXFragment) =>
  node.children.filter((child) =>
    child.type === 'JSXText'
      ? !/^\s*\n\s*$/.test(child.value)
      : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression',
  )

/** The children of one element that a translated page would lose. */
function losses(
  node: ESTree.JSXElement | ESTree.JSXFragment,
  elements: ReadonlySet<string>,
): ESTree.JSXChild[] {
  const children = childrenOf(node)
  // A fragment's child stands beside the siblings of the fragment.
  if (children.length < 2 && node.type === 'JSXElement') return []
  return children.filter((child, place) => {
    if (child.type !== 'JSXExpressionContainer' || literal(child) !== null) return false
    const next = children[place + 1]
    return !isElement(child.expression, elements) || (next && /\S/.test(literal(next) ?? ''))
  })
}

/** The texts of a file that a translated page would lose, with their lines. */
function lossesIn(source: string): string[] {
  const elements = new Set(slots)
  const found: string[] = []
  /** The names of the functions around, innermost last. */
  const around: string[] = []
  const note = ({ start, end }: ESTree.Span) => {
    const line = source.slice(0, start).split('\n').length
    found.push(`${line}: ${source.slice(start, end).replace(/\s+/g, ' ')}`)
  }
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) =>
    void around.push('id' in node ? (node.id?.name ?? '') : '')
  const leave = () => void around.pop()
  const noteLosses = (node: ESTree.JSXElement | ESTree.JSXFragment) => losses(node, elements).forEach(note)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && isElement(init, elements)) elements.add(id.name)
    },
    JSXElement: noteLosses,
    JSXFragment: noteLosses,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument }) {
      // A component may stand beside siblings.
      if (/^[A-Z]/.test(around.at(-1) ?? '') && argument && !isElement(argument, elements)) note(argument)
    },
  }).visit(parseSync('file.tsx', source).program)
  return found
}

test.each([
  ['<p>{count} items</p>', ['1: {count}']],
  ["<p>Items{isNew && ' (new)'}</p>", ["1: {isNew && ' (new)'}"]],
  ['<p>{isNew && <b>New</b>} item</p>', ['1: {isNew && <b>New</b>}']],
  ["<p>Items{' '}{isNew && <b>New</b>}</p>", []],
  ['<p>{countItems(count)}</p>', []],
  ['<p><b>{count}</b> items</p>', []],
  ['function Count() { return formatNumber(count) }', ['1: formatNumber(count)']],
  ['<ul>{items.map((item) => <li>{item}</li>)}{children}</ul>', []],
])('of %s a translated page loses %j', (source, expected) => expect(lossesIn(source)).toEqual(expected))

test('a text that changes or comes and goes is the only child of its element', () => {
  expect(
    Object.entries(sources).flatMap(([file, source]) => lossesIn(source).map((loss) => `${file}:${loss}`)),
  ).toEqual([])
})
