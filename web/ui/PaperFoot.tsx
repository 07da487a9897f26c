/** Writes at the foot of each sheet what is printed, beside its number: 'Produktion fredag 27-11-2026'. */
export function PaperFoot({ children }: { children: string }) {
  return (
    <style>{`@page { @bottom-left { content: "${children.replace(/[^\p{L}\p{N} ,.:/-]/gu, escapeCharacter)}" } }`}</style>
  )
}

/** In CSS, by its number: it can end neither the string nor the element. */
const escapeCharacter = (character: string): string => `\\${(character.codePointAt(0) ?? 0).toString(16)} `
