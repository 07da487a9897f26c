import { act } from 'react'

/** Opens a field that searches for caterers, and presses the option that stands for none of them. */
export async function chooseNoCater(label: string, option: string): Promise<void> {
  const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control
  await act(async () => {
    field?.focus()
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      field?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  })
  const options = [...document.querySelectorAll<HTMLElement>('[role=option]')]
  await act(async () => options.find(({ textContent }) => textContent === option)?.click())
}
