import { compareDanish } from '../../../domain/texts/compareDanish.ts'
import type { DataID, RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** An updater that marks records as stale, so that pages showing them refetch when they are next visited. */
export const invalidateRecords =
  (...ids: readonly DataID[]) =>
  (store: RecordSourceProxy): void => {
    for (const id of ids) store.get(id)?.invalidateRecord()
  }

/** Appends a record to a list of another record, if that list has been loaded. */
export function appendToList(owner: RecordProxy | null | undefined, field: string, record: RecordProxy): void {
  const records = owner?.getLinkedRecords(field)
  if (records) owner?.setLinkedRecords([...records, record], field)
}

/** Sorts a list of another record by its records' names, if that list has been loaded. */
export function sortListByName(owner: RecordProxy | null | undefined, field: string): void {
  const nameOf = (record: RecordProxy | null | undefined) => String(record?.getValue('name') ?? '')
  const records = owner?.getLinkedRecords(field)
  if (records)
    owner?.setLinkedRecords(
      records.toSorted((a, b) => compareDanish(nameOf(a), nameOf(b))),
      field,
    )
}

/** Removes a record from a list of another record, if that list has been loaded. */
export function removeFromList(owner: RecordProxy | null | undefined, field: string, id: DataID): void {
  const records = owner?.getLinkedRecords(field)
  if (records)
    owner?.setLinkedRecords(
      records.filter((record) => record?.getDataID() !== id),
      field,
    )
}
