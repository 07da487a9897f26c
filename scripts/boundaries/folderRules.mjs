/**
 * The rules by which the folders of a folder import each other.
 *
 * @typedef {object} FolderRules
 * @property {string[]} ground Folders, and files beside them, that import no feature, and of the ground only those named
 *   before them.
 * @property {string[]} top Folders that may import all, and that only files beside the folders and each other import.
 * @property {Record<string, string>} features For each feature the other features that it may import. A pair that is no
 *   longer needed is an error too, so that the list only shrinks.
 */

/**
 * Names the imports between the folders of `parent` that its rules do not allow, circles of folders, and rules that name
 * what is not there. Files directly in `parent` that are not ground count as its top.
 *
 * @param {string} parent Such as 'api' or 'web/office'.
 * @param {FolderRules} rules
 * @param {string[]} files Paths from the root of the repository.
 * @param {{ from: string, to: string }[]} imports Of these files.
 * @returns {string[]}
 */
export function checkFolders(parent, { ground, top, features }, files, imports) {
  const depth = parent.split('/').length
  const folderOf = (file) => {
    const part = file.split('/')[depth]
    return part.includes('.') && !ground.includes(part) ? undefined : part
  }
  const between = imports
    .filter(({ from, to }) => [from, to].every((file) => file.startsWith(`${parent}/`)))
    .map(({ from, to }) => ({ from, to, a: folderOf(from), b: folderOf(to) }))
    .filter(({ a, b }) => a !== b)
  const known = [...ground, ...top, ...Object.keys(features)]
  const there = new Set(files.filter((file) => file.startsWith(`${parent}/`)).map(folderOf))
  const unused = new Set(Object.entries(features).flatMap(([a, names]) => split(names).map((b) => `${a} > ${b}`)))
  const complaints = [...there]
    .filter((folder) => folder !== undefined && !known.includes(folder))
    .map((folder) => `${parent}/${folder}: is neither ground, top nor a feature of ${parent}`)
  complaints.push(...known.filter((name) => !there.has(name)).map((name) => `${parent}/${name}: is not there`))
  for (const { from, to, a, b } of between) {
    unused.delete(`${a} > ${b}`)
    if (!isAllowed(a, b)) complaints.push(`${from}: ${a ?? parent} may not import ${b ?? parent}: ${to}`)
  }
  for (const pair of unused) complaints.push(`${parent}: ${pair} is not needed any longer, and leaves the list`)
  const circle = findCircle(between)
  if (circle) complaints.push(`${parent}: a circle of folders: ${circle.join(' > ')}`)
  return complaints

  function isAllowed(a, b) {
    const isTop = (folder) => folder === undefined || top.includes(folder)
    if (isTop(a)) return true
    if (isTop(b)) return false
    if (ground.includes(a)) return ground.indexOf(b) >= 0 && ground.indexOf(b) < ground.indexOf(a)
    return ground.includes(b) || split(features[a] ?? '').includes(b)
  }
}

const split = (names) => names.split(' ').filter(Boolean)

/** The folders of a circle, the first of them again at its end; undefined if there is none. */
function findCircle(imports) {
  const next = new Map()
  for (const { a, b } of imports) {
    if (a === undefined || b === undefined) continue
    next.set(a, (next.get(a) ?? new Set()).add(b))
  }
  const done = new Set()
  const visit = (folder, path) => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const other of next.get(folder) ?? []) {
      const circle = visit(other, [...path, folder])
      if (circle) return circle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of next.keys()) {
    const circle = visit(folder, [])
    if (circle) return circle
  }
  return undefined
}
