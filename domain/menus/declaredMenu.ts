import type { Declaration } from '../foods/declarations.ts'

/** A menu or a node in it, as far as it says what is declared; a dish as far as it does. */
interface DeclaringNode<Node> {
  declaration?: Declaration | null
  dishFoods?: readonly { declaration: Declaration | null }[]
  children: readonly Node[]
}

/**
 * ALG-11: a menu as it counts. Only where its caterer has confirmed that everything served is listed in it does what is
 * declared of its foods say anything of the menu; else all of it is 'Ikke oplyst'.
 */
export const countedMenu = <Node extends DeclaringNode<Node> & { allFoodsListed?: boolean | null }>(
  menu: Node,
): Node => (menu.allFoodsListed === true ? menu : withoutDeclarations(menu))

const withoutDeclarations = <Node extends DeclaringNode<Node>>(node: Node): Node => ({
  ...node,
  declaration: null,
  dishFoods: node.dishFoods?.map((food) => ({ ...food, declaration: null })),
  children: node.children.map(withoutDeclarations),
})
