/**
 * Lets React go on where a node is no longer the child of its parent: the browser's translation puts each text into an element,
 * and extensions move nodes likewise. React would throw, and the whole page with it. An inserted node goes before what now
 * holds the node that it should precede, else to the end.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const parent = child.parentNode
    return parent ? (removeChild.call(parent, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, before: Node | null): Child {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as Child
  }
}
