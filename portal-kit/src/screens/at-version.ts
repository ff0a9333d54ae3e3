/** Of a call that changes a row, as it was when it was read: another's change since then makes the API refuse it. */
export const atVersion = ({ id, version }: { id: string; version: number }) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"${version}"` },
});
