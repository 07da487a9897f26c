import type { FieldLabels } from './fieldLabels.ts'
import type { Picture } from './Picture.ts'

/**
 * How the lists of a form are merged where two people have changed it: each list says what its rows are known by, so that
 * a conflict is of a row and never of the list. The compiler asks for each list of the form's values.
 *
 *   const DISH_RULES: MergeRules<DishValues> = { fields: {} }
 */
export interface MergeRules<Values> {
  fields: { [Field in FieldsWithRule<Values>]: FieldRule<NonNullable<Values[Field]>> } & {
    [Field in TextField<Values>]?: TextListRule
  } & { [Field in Exclude<ObjectField<Values>, FieldsWithRule<Values>>]?: MergeRules<NonNullable<Values[Field]>> }
  /**
   * Fields that say nothing while another one has a certain value, by that other one's name: hours while it is always
   * open. Whoever changes such a field has its own value of the other one, too.
   */
  needs?: { [Field in keyof Values & string]?: keyof Values & string }
}

/** Plain values that are chosen or not: weekdays, filters. What either person has added or removed counts. */
export interface SetRule {
  kind: 'set'
  /** The name of a value; where there is none people see how many are chosen. */
  name?: (value: string) => string
}

/** Values in places that are always there, such as the seven weekdays. */
export interface PlacesRule {
  kind: 'places'
  names: readonly string[]
}

/** A text that lists something with commas in between, such as tags: merged like a set. */
export interface TextListRule {
  kind: 'textList'
}

/** One value, though it is a list: the person's own, where they have changed it. */
export interface WholeRule {
  kind: 'whole'
}

/** Rows that are added, changed, removed and moved one by one. */
export interface RowsRule<Row> {
  kind: 'rows'
  /** What the stored row is known by, also after its fields were changed; '' or null for a new one. */
  key: (row: Row) => string | null
  /** The row as a new one, for it was removed meanwhile. Null where it cannot be made again. */
  renew: (row: Row) => Row | null
  /** What people call it: 'Aarhus midt'. */
  name: (row: Row) => string
  labels: FieldLabels<Row>
  rules: MergeRules<Row>
  /** The order of a list that has one by its values. */
  compare?: (a: Row, b: Row) => number
}

/** The pictures of something. What another person has removed is gone. */
export const PICTURES: RowsRule<Picture> = {
  kind: 'rows',
  key: ({ id }) => id,
  renew: () => null,
  name: ({ caption }) => caption || 'Billede',
  labels: { caption: 'Billedtekst' },
  rules: { fields: {} },
}

/** A single picture, such as a logo: there is nothing in it to be merged. */
export const ONE_PICTURE: WholeRule = { kind: 'whole' }

export const TEXT_LIST: TextListRule = { kind: 'textList' }

/** The parts of a text that lists something, without what is empty. */
export const splitTextList = (text: string): string[] => text.split(/[,;\n]/).flatMap((part) => part.trim() || [])

type FieldRule<Value> = Value extends readonly Picture[]
  ? RowsRule<Picture> | WholeRule
  : Value extends readonly string[]
    ? SetRule | PlacesRule
    : Value extends readonly (infer Row extends object)[]
      ? RowsRule<Row>
      : MergeRules<Value>

type FieldsWithRule<Values> = {
  [Field in keyof Values & string]-?: HoldsList<NonNullable<Values[Field]>> extends true ? Field : never
}[keyof Values & string]

type HoldsList<Value> = Value extends readonly unknown[]
  ? true
  : Value extends File
    ? false
    : Value extends object
      ? FieldsWithRule<Value> extends never
        ? false
        : true
      : false

type TextField<Values> = {
  [Field in keyof Values & string]-?: Values[Field] extends string ? Field : never
}[keyof Values & string]

type ObjectField<Values> = {
  [Field in keyof Values & string]-?: NonNullable<Values[Field]> extends object ? Field : never
}[keyof Values & string]
