/** What is meant by its role and name, as people and screen readers tell it. */
export interface Target {
  role: Role
  /** The whole name, or its beginning before a '*'; of any where it is not given. */
  name?: string
  /** That it contains a text. */
  text?: string
  within?: Target
  /** Of several, from 0. */
  nth?: number
}

export type Role =
  | 'article'
  | 'body'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'file'
  | 'group'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'region'
  | 'row'
  | 'switch'
  | 'textbox'

export interface Found {
  count: number
  /** The middle of the one to reach, where a pointer meets it; null while something covers it or it cannot be pressed. */
  point: { x: number; y: number } | null
  text: string
  value: string
}

/**
 * Finds in the page what is meant; runs in the page, so it uses nothing from around it. It brings the first one into view to
 * `reach` it, or gives it an attribute by which the engine finds it, too.
 */
export function findInPage(target: Target, act: 'look' | 'reach' | { mark: string }): Found {
  const selectors: Record<Role, string> = {
    article: 'article, [role=article]',
    body: 'body',
    button: 'button, summary, [role=button]',
    checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
    dialog: 'dialog, [role=dialog], [role=alertdialog]',
    file: 'input[type=file]',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    link: 'a[href]',
    listitem: 'li, [role=listitem]',
    region: 'section, [role=region]',
    row: 'tr, [role=row]',
    switch: '[role=switch]',
    textbox:
      'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=search], input[type=password], input[type=number], input[inputmode], textarea, [role=textbox]',
  }
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '))
    const label = element.getAttribute('aria-label')
    if (label !== null) return plain(label)
    if (element instanceof HTMLFieldSetElement) return plain(element.querySelector(':scope > legend')?.textContent)
    const labels = (element as HTMLInputElement).labels
    if (labels?.length) return plain([...labels].map(({ textContent }) => textContent).join(' '))
    return plain(element.textContent)
  }
  const isNamed = (element: Element, name: string) =>
    name.endsWith('*') ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name
  const isShown = (element: Element) =>
    element.closest('[inert], [aria-hidden=true]') === null &&
    (element.getAttribute('type') === 'file' ||
      (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'))
  const all = ({ role, name, text, within, nth }: Target): Element[] => {
    const roots: ParentNode[] = within ? all(within) : [document]
    const found = roots
      .flatMap((root) => [...root.querySelectorAll(selectors[role])])
      .filter((element) => isShown(element) && (name === undefined || isNamed(element, name)))
      .filter((element) => text === undefined || plain((element as HTMLElement).innerText).includes(text))
    return nth === undefined ? found : found.slice(nth, nth + 1)
  }
  const found = all(target)
  const [first] = found
  const answer: Found = { count: found.length, point: null, text: '', value: '' }
  if (!first || window.isHydrated !== true) return answer
  answer.text = plain((first as HTMLElement).innerText)
  answer.value = (first as HTMLInputElement).value ?? ''
  if (typeof act === 'object') first.setAttribute(act.mark, '')
  if (act !== 'reach' || first.matches(':disabled')) return answer
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), isSeen: width > 2 && height > 2 }
  }
  // What is clipped or styled away is pressed by its label; what lies outside, or under a bar, is brought to the middle first
  for (const element of [first, ...((first as HTMLInputElement).labels ?? [])])
    for (const scrolls of [false, true]) {
      if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, isSeen } = middleOf(element)
      const met = document.elementFromPoint(x, y)
      if (isSeen && element.contains(met)) return { ...answer, point: { x, y } }
    }
  return answer
}
