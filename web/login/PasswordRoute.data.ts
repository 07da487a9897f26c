import type { LoaderFunctionArgs } from 'react-router'
import { loadFrame } from './LoginFrame.data.ts'

/** The signed link of the mail that led here; null where nobody was mailed yet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return { link: new URL(request.url).searchParams.get('link'), ...(await loadFrame(context)) }
}
