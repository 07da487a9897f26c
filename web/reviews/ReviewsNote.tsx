import text from '../ui/text.module.css'

/** LAW-4: whose the reviews are that ratings on the page count, and that nobody has checked them. */
export const ReviewsNote = () => <p className={text.note}>Anmeldelser fra Google. Vi har ikke kontrolleret dem.</p>
