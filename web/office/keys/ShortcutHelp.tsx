import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './ShortcutHelp.module.css'
import { useLetterKey } from './useLetterKey.ts'

const SHORTCUTS = [
  {
    title: 'På en ordre',
    keys: [
      ['Godkend', 'G'],
      ['Afvis', 'A'],
      ['Besked til kunden', 'M'],
      ['Udskriv', 'P'],
      ['Næste ordre', 'J'],
      ['Forrige ordre', 'K'],
    ],
  },
  {
    title: 'I lister',
    keys: [
      ['Søg i listen', '/'],
      ['Op og ned', '↑ ↓'],
      ['Sæt kryds', 'X'],
      ['Åbn', 'Enter'],
    ],
  },
  {
    title: 'Overalt',
    keys: [
      ['Søg overalt', 'Ctrl K'],
      ['Fortryd det seneste', 'Ctrl Z'],
      ['Luk eller gå tilbage', 'Esc'],
      ['Vis genveje', '?'],
    ],
  },
] as const

/** '?' shows what the keys do. */
export function ShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false)
  useLetterKey('?', () => setIsOpen(true))
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Tastaturgenveje" variant="window">
      <div className={styles.groups}>
        {SHORTCUTS.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([name, combination]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {combination.split(' ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.hint}>Bogstaver virker ikke, mens du skriver. Godkend og Afvis spørger altid først.</p>
    </Dialog>
  )
}
