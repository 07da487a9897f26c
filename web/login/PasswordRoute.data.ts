import type { LoaderFunctionArgs } from 'react-router'

/** The signed link of the mail that led here; null where nobody was mailed yet. */
export function loader({ request }: LoaderFunctionArgs) {
  return { link: new URL(request.url).searchParams.get('link') }
}
