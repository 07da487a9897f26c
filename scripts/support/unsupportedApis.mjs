import { createRequire } from 'node:module'
import { isSupported } from './isSupported.mjs'

const require = createRequire(import.meta.url)
const { api, javascript } = require('@mdn/browser-compat-data')

/** What a method that is called on something unknown may belong to. Others have names that are words of ours, too. */
const EVERYDAY = [
  'AbortSignal',
  'Blob',
  'ClipboardEvent',
  'DataTransfer',
  'Document',
  'DocumentFragment',
  'Element',
  'Event',
  'File',
  'FormData',
  'Headers',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLImageElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'Node',
  'Range',
  'ReadableStream',
  'Request',
  'Response',
  'Selection',
  'URLSearchParams',
]

const lacks = (entries) => {
  const described = entries.filter((entry) => entry?.__compat)
  return described.length > 0 && described.every((entry) => !isSupported(entry.__compat))
}

/** True of a global name that a supported browser lacks: 'requestIdleCallback'. */
export const isUnsupportedGlobal = (name) =>
  lacks([own(api, name), own(api.Window, name), own(javascript.builtins, name)])

/** True of a member of a global object that a supported browser lacks: 'URL' and 'canParse', 'navigator' and 'share'. */
export function isUnsupportedMember(object, name) {
  const type = object.charAt(0).toUpperCase() + object.slice(1)
  const owners = [api[type], javascript.builtins[type]]
  return lacks(owners.flatMap((owner) => [own(owner, name), own(owner, `${name}_static`)]))
}

/** True of a method that no usual object of all supported browsers has: 'checkVisibility'. */
export const isUnsupportedMethod = (name) => lacks(EVERYDAY.map((type) => own(api[type], name)))

/** A key of the data, never of the object's own prototype: 'toString' is a method of many. */
const own = (owner, key) => (owner && Object.hasOwn(owner, key) ? owner[key] : undefined)
