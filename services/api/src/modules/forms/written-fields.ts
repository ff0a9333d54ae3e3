/** The non-empty fields of a row, as text: what a form's sender wrote. */
export function writtenFields<Field extends string>(
  row: { readonly [Name in Field]?: unknown },
  fields: readonly Field[],
): Record<string, string> {
  const written: Record<string, string> = {};
  for (const field of fields) {
    const value = row[field];
    if (typeof value === 'string' && value !== '') written[field] = value;
  }
  return written;
}
