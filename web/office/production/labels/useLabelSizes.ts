import { useLayoutEffect, useRef } from 'react'

/** Type sizes of a label in points, the largest first. The last is what `LabelSheet.letters` are counted for. */
const SIZES = [12, 11, 10, 9, 8, 7]

/**
 * Sets each label below the returned ref in the largest type in which nothing of it is cut, so that little text is read from
 * afar. A label stands on screen as on paper, in millimetres.
 */
export function useLabelSizes() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      let left = [...(ref.current?.querySelectorAll('article') ?? [])]
      // all of one size at once: the browser lays them out six times, not once for each
      for (const size of SIZES) {
        for (const label of left) label.style.fontSize = `${size}pt`
        left = left.filter(isCut)
      }
    }
    fit()
    // in the typeface that is printed
    let isGone = false
    void document.fonts?.ready.then(() => !isGone && fit())
    return () => {
      isGone = true
    }
  })
  return ref
}

function isCut(label: HTMLElement): boolean {
  // Letters reach a little above and below their line, which cuts nothing; a line that is left out is as high as a letter
  const lines = [...label.querySelectorAll<HTMLElement>('h2, p')]
  const letter = Number.parseFloat(getComputedStyle(label).fontSize)
  if (lines.some((line) => line.scrollHeight > line.clientHeight + letter / 2)) return true
  const boxes = [label, ...label.querySelectorAll<HTMLElement>('div')]
  if (boxes.some((box) => box.scrollHeight > box.clientHeight + (box === label ? 0 : 1))) return true
  return [...lines, ...boxes].some((part) => part.scrollWidth > part.clientWidth)
}
