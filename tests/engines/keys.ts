type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }

/** Keys that write nothing have characters of WebDriver's own. */
const NAMED: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE007', Control: '\uE009' }

/** A key pressed and released. */
export const stroke = (key: string): KeyAction[] => {
  const value = NAMED[key] ?? key
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
}

/** A text, key by key. */
export const strokes = (text: string): KeyAction[] => [...text].flatMap(stroke)

/** A key while Control is held. */
export const control = (key: string): KeyAction[] => {
  const [down, up] = stroke('Control') as [KeyAction, KeyAction]
  return [down, ...stroke(key), up]
}
