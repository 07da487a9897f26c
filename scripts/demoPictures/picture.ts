import type { LayOut } from './dishes/arrange.ts'
import type { TableName } from './ware/tables.ts'

/** A picture: it is laid out on `width` times `height`, and stored `storedWidth` wide as webp of this quality. */
export interface Picture {
  table: TableName
  width: number
  height: number
  storedWidth: number
  quality: number
  layOut: LayOut
}
