import text from '../../ui/text.module.css'

/** Tells a screen reader that a choice could not be saved; the eye sees its parts marked. */
export function MissingAnnouncement({ isMissing }: { isMissing: boolean }) {
  return (
    <p role="alert" className={text.visuallyHidden}>
      {isMissing ? 'Der mangler noget i menuen.' : ''}
    </p>
  )
}
