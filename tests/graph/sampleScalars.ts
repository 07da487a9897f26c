/** A valid value of each scalar but texts and files, by the name of its type, for arguments that tests make by themselves. */
export const SAMPLE_SCALARS: Readonly<Record<string, unknown>> = {
  Int: 55,
  Float: 1,
  Money: 1,
  Boolean: true,
  Date: '2027-01-15',
  LocalTime: '12:00',
}
