import text from '../../ui/text.module.css'

/** The announcement for screen readers that a choice could not be saved; its parts are marked visually. */
export function MissingAnnouncement({ isMissing }: { isMissing: boolean }) {
  return (
    <p role="alert" className={text.visuallyHidden}>
      {isMissing ? 'Der mangler noget i menuen.' : ''}
    </p>
  )
}
