import { graphql, useFragment } from 'react-relay/hooks'
import type { MenuText_menu$key } from '../__generated__/MenuText_menu.graphql.ts'
import { Html } from '../ui/Html.tsx'

/** The description of a menu, on its card and where it is opened. */
export function MenuText({ menu, className }: { menu: MenuText_menu$key; className: string | undefined }) {
  const { description } = useFragment(
    graphql`
      fragment MenuText_menu on Menu {
        description
      }
    `,
    menu,
  )
  return description && <Html className={className} html={description} />
}
