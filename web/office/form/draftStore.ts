const PREFIX = 'draft:'
/** Drafts hold customers' names and accounts, so they do not lie in a browser for ever. */
const MAX_AGE_DAYS = 30

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
  return `${PREFIX}${viewerId}:${draftId}`
}

/** Reads a draft. Returns null if there is none, it is damaged or older than 30 days, or the browser forbids storage. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as (Partial<Draft> & { keptAt?: unknown }) | null
    // Earlier releases stored it as keptAt: what was typed then must not be lost
    const savedAt = draft?.savedAt ?? draft?.keptAt
    if (typeof savedAt !== 'string' || isExpired(savedAt)) return null
    if (!isRecord(draft?.before) || !isRecord(draft.values)) return null
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

/**
 * Removes the drafts of a user who has logged out, now and when the page is left: a form may store its last change only
 * then.
 */
export function removeDraftsOf(viewerId: string): void {
  const remove = () => removeDrafts((key) => key.startsWith(draftKey(viewerId, '')))
  remove()
  window.addEventListener('pagehide', remove)
}

/** Removes the drafts of all users that are older than 30 days, and what is none. */
export function removeExpiredDrafts(): void {
  removeDrafts((key) => readDraft(key) === null)
}

function removeDrafts(mayGo: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX) && mayGo(key)) removeDraft(key)
  } catch {
    // forbidden storage holds no draft
  }
}

const isExpired = (savedAt: string) => !(Date.now() - Date.parse(savedAt) < MAX_AGE_DAYS * 86_400_000)

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
