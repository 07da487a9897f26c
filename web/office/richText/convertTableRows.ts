/**
 * Converts each row of a table of values to a paragraph with a blank between its cells: spreadsheets write none. A row with
 * one cell, or with a list or a heading in a cell, is layout: its cells stay blocks of their own.
 */
export function convertTableRows(body: HTMLElement): void {
  // The rows of a table within another come after the row that holds them
  for (const row of [...body.querySelectorAll('tr')].reverse()) {
    const cells = [...row.cells].filter((cell) => cell.textContent.trim() !== '')
    if (cells.length < 2 || row.querySelector('ul, ol, h1, h2, h3, h4, h5, h6')) continue
    const paragraph = body.ownerDocument.createElement('p')
    for (const cell of cells) paragraph.append(...(paragraph.hasChildNodes() ? [' '] : []), ...inlineContent(cell))
    row.replaceWith(paragraph)
  }
}

/** The content of a cell with blanks in place of its line breaks and paragraphs. */
function inlineContent(cell: HTMLTableCellElement): Node[] {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ')
  for (const block of cell.querySelectorAll('p, div'))
    block.replaceWith(...(block.previousSibling ? [' '] : []), ...block.childNodes)
  return [...cell.childNodes]
}
