/** The parameters of a call that changes a row: refused when the row is another version by now. */
export const atVersion = (id: string, version: number) => ({
  params: { path: { id }, header: { 'If-Match': `"${version}"` } },
});
