/** What users without a cateringfirma, such as admins, read where a caterer's orders would be. */
export function NoCater() {
  return <p>Ordrer ses af det cateringfirma, de hører til. Din bruger hører ikke til et cateringfirma.</p>
}
