import type { ShownMenu } from '../catalogue/menuNode.ts'
import { Picture } from '../pictures/Picture.tsx'
import breakdown from './breakdown.module.css'

/** The leading picture of a line's menu beside its name; nothing where it has none, or is gone. */
export function Thumbnail({ menu }: { menu: ShownMenu | undefined }) {
  const [picture] = menu?.pictures ?? []
  return (
    picture && (
      <div className={breakdown.thumbnail}>
        <Picture image={picture.image} sizes="4rem" alt="" />
      </div>
    )
  )
}
