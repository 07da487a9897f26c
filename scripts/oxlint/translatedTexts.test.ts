import { expect, test } from 'vitest'
import { refusedLines } from './testing/refusedLines.ts'

const DECLARATIONS =
  'interface Props { children: ReactNode; name: string } const iconNode = useIcon(); const link = <a />;'

/** The numbers of the lines that the rule refuses, each of which is the child of a component. */
const refused = (...lines: string[]) =>
  refusedLines(
    'translated',
    'texts',
    'Page.tsx',
    lines,
    `${DECLARATIONS} const Page = (props: Props) => (<main><hr />`,
    '</main>)',
  )

test('VIS-14 lint refuses what a translated page cannot show', () => {
  const lines = [
    '<p>{count} af {of}</p>',
    '<p><Icon /> {props.name}</p>',
    '<p>{isFull && <Icon />} 3 valgt</p>',
    "<p>Kurven{isFull ? ' er fuld' : ''}</p>",
    '<p>{names.map((name) => name)}<br /></p>',
    '<p>{names.map((name) => <b>{name}</b>)}.</p>',
    '<p>{props.children} Prøv igen.</p>',
    '<p><b>1</b>{[1].at(index)}</p>',
    '<>Tekst</>',
    "<>{isFull && 'Fuld'}</>",
    '<Fragment key="a">Tekst <b>her</b></Fragment>',
  ]
  expect(refused(...lines)).toEqual(lines.map((_, index) => index + 1))
})

test('VIS-14 lint takes a text that is alone in its element, and texts beside elements that stay', () => {
  const allowed = [
    '<p>{`${count} af ${of}`}</p>',
    '<p><Icon /><span>{props.name}</span></p>',
    '<p>{isFull && <Icon />}<span>3 valgt</span></p>',
    '<p>Ring på <a>{phone}</a>, tak.</p>',
    '<p>Se {link}.</p>',
    '<p>{isFull ? <b>ja</b> : <i>nej</i>}{names.map((name) => <b>{name}</b>)}</p>',
    '<p><Icon />{props.children}</p>',
    '<p><Icon />{iconNode}</p>',
    '<>{props.children}</>',
  ]
  expect(refused(...allowed)).toEqual([])
})
