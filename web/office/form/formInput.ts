/**
 * The input of a form: each field of a mutation's input, so that nothing that was typed is lost on the way. A form of new
 * and of existing objects has the fields of both inputs, `CreateDishInput & UpdateDishInput`. `Elsewhere` are the fields
 * that are sent beside the form, or by another one.
 */
export type FormInput<Input, Elsewhere extends keyof Input = never> = Required<Omit<Input, Elsewhere>>
