/** The names of an object's fields, without the signature of any other. */
type FieldOf<Body> = keyof { [Field in keyof Body as string extends Field ? never : Field]: Body[Field] }

/**
 * The fields of a wire's body, each of them named so that none is forgotten on its way from the graph; an undefined one
 * is left out. The service checks their values. `Elsewhere` are those that other changes send.
 */
export type EveryField<Body, Elsewhere extends string = never, Value = unknown> = Record<
  Exclude<FieldOf<Body>, Elsewhere>,
  Value
>
