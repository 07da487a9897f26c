/**
 * A piece of food or of tableware: flat colours as SVG around the origin, and how it rises from what it lies on. It has
 * no light or shadow of its own: the scene's one light falls on all pieces at once, after they are turned.
 */
export interface Piece {
  svg: string
  /** Half the side of the square around the origin that holds it. */
  reach: number
  thickness: number
  /** The distance from its outline at which it becomes level; without it, it rises to its middle. */
  edge?: number
  /** 0 rigid, like bread; 1 follows what is below, like a sauce. */
  drape?: number
  /** 0 dull, 1 wet. */
  gloss?: number
  /** 0 opaque, 1 lets light through. */
  soft?: number
  /** The height of lighter colours above darker ones. */
  emboss?: number
  /** Gentle waves of this length and height. */
  ripple?: { size: number; height: number }
  /** Fine roughness: size of a grain, height, and how much the tone varies (0 to 1). */
  grain?: { size: number; height: number; tone: number }
  /** Height above what it lies on. */
  lift?: number
  /** Stands on the highest point below it instead of sinking in between what is there. */
  stacks?: boolean
}

/** A piece at its place in the picture. */
export interface Placement {
  piece: Piece
  x: number
  y: number
  turn: number
  size: number
  seed: number
}
