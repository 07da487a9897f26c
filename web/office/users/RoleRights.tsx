import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import text from '../../ui/text.module.css'
import styles from './RoleRights.module.css'

/** The rights of the kitchen, the staff and the owners, in this order. */
const RIGHTS: readonly [string, readonly boolean[]][] = [
  ['Produktion', [true, true, true]],
  ['Se priser, email og historik', [false, true, true]],
  ['Svare på ordrer, skrive til kunder', [false, true, true]],
  ['Menuer, kategorier, services og retter', [false, true, true]],
  ['Brugere og Min profil', [false, false, true]],
]

/** 'Hvad må de forskellige roller?' */
export function RoleRights() {
  return (
    <section aria-labelledby="role-rights">
      <h2 id="role-rights">Hvad må de forskellige roller?</h2>
      <table className={classes(table.table, styles.rights)}>
        <thead>
          <tr>
            <th scope="col">
              <span className={text.visuallyHidden}>Ret</span>
            </th>
            <th scope="col">Køkken</th>
            <th scope="col">Medarbejder</th>
            <th scope="col">Ejer</th>
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map(([right, roles]) => (
            <tr key={right}>
              <th scope="row">{right}</th>
              {roles.map((may, role) => (
                <td key={['kitchen', 'staff', 'owner'][role]} className={classes(!may && styles.no)}>
                  {may ? 'Ja' : 'Nej'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
