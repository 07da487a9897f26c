/** The unsaved values of a form. */
export interface Draft {
  /** ISO timestamp. */
  savedAt: string
  /** The values when editing began, with their version, so that later changes of others are detected. */
  before: Record<string, unknown>
  values: Record<string, unknown>
  /** True if files were chosen too, which cannot be stored. */
  hadFiles: boolean
}

/** The local storage key of a user's draft. */
export function draftKey(viewerId: string, draftId: string): string {
  return `draft:${viewerId}:${draftId}`
}

/** Reads a draft. Returns null if there is none, it is damaged, or the browser forbids storage. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as (Partial<Draft> & { keptAt?: unknown }) | null
    // Earlier releases stored it as keptAt: what was typed then must not be lost
    const savedAt = draft?.savedAt ?? draft?.keptAt
    if (typeof savedAt !== 'string' || !isRecord(draft?.before) || !isRecord(draft.values)) return null
    return { savedAt, before: draft.before, values: draft.values, hadFiles: draft.hadFiles === true }
  } catch {
    return null
  }
}

/** Stores the values without their files. Fails silently if storage is full or forbidden. */
export function writeDraft(key: string, before: object, values: object): void {
  const draft = { savedAt: new Date().toISOString(), before, values, hadFiles: containsFile(values) }
  try {
    localStorage.setItem(
      key,
      JSON.stringify(draft, (_name, value: unknown) => omitFiles(value)),
    )
  } catch {
    // a draft is a convenience
  }
}

/** Removes a draft. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // forbidden storage holds no draft
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Omits files, which JSON cannot hold, and pictures that are not uploaded yet. */
function omitFiles(value: unknown): unknown {
  if (value instanceof File) return null
  return Array.isArray(value) ? value.filter((item) => !containsFile(item)) : value
}

function containsFile(value: unknown): boolean {
  if (value instanceof File) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(containsFile)
}
