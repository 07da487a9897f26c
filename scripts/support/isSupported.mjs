import { SUPPORTED_BROWSERS } from './supportedBrowsers.mjs'

/**
 * Whether every supported browser has what an entry of MDN's data describes, if only in part or under its prefix, which the
 * build writes.
 */
export const isSupported = ({ support }) =>
  SUPPORTED_BROWSERS.every(({ data, version }) => [support[data] ?? []].flat().some((range) => isIn(version, range)))

const isIn = (version, { flags, alternative_name, version_added, version_removed }) =>
  !flags && !alternative_name && isReached(version_added, version) && !isReached(version_removed, version)

/** `since` is a version, one that may have been earlier ('≤37'), 'preview', or false where there is none. */
function isReached(since, version) {
  if (typeof since !== 'string' || since === 'preview') return false
  const [ours, theirs] = [version, since.replace('≤', '')].map((text) => text.split('.').map(Number))
  return ours[0] > theirs[0] || (ours[0] === theirs[0] && (ours[1] ?? 0) >= (theirs[1] ?? 0))
}
