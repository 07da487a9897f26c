/** The text for users without a cateringfirma, such as admins, in the place of a caterer's orders. */
export function NoCater() {
  return <p>Ordrer ses af det cateringfirma, de hører til. Din bruger hører ikke til et cateringfirma.</p>
}
