/**
 * The things on the table, as seen from straight above: for each texel its height over the table, its colour (sRGB) and
 * what its material does with light (0 to 255). One unit of a picture is `scale` texels, in height as in width.
 */
export interface Ground {
  readonly width: number
  readonly depth: number
  readonly scale: number
  /** Rows above the upper edge of the picture. */
  readonly margin: number
  readonly height: Float32Array
  readonly color: Uint8ClampedArray
  readonly gloss: Uint8ClampedArray
  /** The part of the light that goes through: egg white and cream more than bread. */
  readonly soft: Uint8ClampedArray
  /** The depth to which the thing reaches that is seen here: below it is a gap. */
  readonly body: Float32Array
}

export function createGround(width: number, depth: number, scale: number, margin: number): Ground {
  const texels = width * depth
  return {
    width,
    depth,
    scale,
    margin,
    height: new Float32Array(texels),
    color: new Uint8ClampedArray(texels * 3),
    gloss: new Uint8ClampedArray(texels),
    soft: new Uint8ClampedArray(texels),
    body: new Float32Array(texels),
  }
}
