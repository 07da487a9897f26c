/** What was typed into a form and not saved. */
export interface Draft {
  /** ISO timestamp. */
  savedAt: string
  /** What the person began with, its version among it: so it is found out what others have changed since. */
  before: Record<string, unknown>
  values: Record<string, unknown>
  /** Whether files were chosen too: those cannot be kept. */
  hadFiles: boolean
}

/** Where the draft of one user for one thing is kept. */
export function draftKey(viewerId: string, draftId: string): string {
  return `draft:${viewerId}:${draftId}`
}

/** The draft under a key; null where there is none, it is damaged, or the browser forbids reading. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Draft> | null
    if (typeof draft?.savedAt !== 'string' || !isRecord(draft.before) || !isRecord(draft.values)) return null
    return { savedAt: draft.savedAt, before: draft.before, values: draft.values, hadFiles: draft.hadFiles === true }
  } catch {
    return null
  }
}

/** Keeps what is typed, without its files. A browser that forbids it only loses the convenience. */
export function writeDraft(key: string, before: object, values: object): void {
  const draft = { savedAt: new Date().toISOString(), before, values, hadFiles: containsFile(values) }
  try {
    localStorage.setItem(
      key,
      JSON.stringify(draft, (_name, value: unknown) => omitFiles(value)),
    )
  } catch {
    // full or forbidden
  }
}

/** Forgets a draft. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // forbidden: then there is none either
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** JSON can hold no file: a picture that is not saved yet is left out of its list. */
function omitFiles(value: unknown): unknown {
  if (value instanceof File) return null
  return Array.isArray(value) ? value.filter((item) => !containsFile(item)) : value
}

function containsFile(value: unknown): boolean {
  if (value instanceof File) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(containsFile)
}
