const BY = { id: '0190a000-0000-7000-8000-0000000000aa', name: 'Asha Rao' };

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const isVersioned = (row: Row): boolean => 'version' in row || 'revision' in row;

/** Where answers say who saved a row last: most of them in `updated_by`. */
const writerOf = (row: Row): Row => ({
  updated_by: BY,
  ...('changed_by' in row ? { changed_by: BY } : {}),
  ...('answered_by' in row ? { answered_by: BY } : {}),
  ...('signed_by' in row ? { signed_by: BY.name } : {}),
  ...('proposed_by' in row ? { proposed_by: BY.name } : {}),
});

/** Another value of the same kind, so that each field of a form differs. */
function changed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changed);
  if (value instanceof Date) return value;
  if (isRow(value)) {
    const row = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each)]));
    if (isVersioned(row)) return { ...row, ...writerOf(row) };
    // A line of a row's timeline.
    return 'actor' in row ? { ...row, actor: BY } : row;
  }
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string' && /^\d+\.\d$/.test(value)) return (Number(value) + 1).toFixed(1);
  if (value === 'Sample') return 'Saved by another';
  return value === '09:00' ? '10:00' : value;
}

const holdsVersion = (value: unknown): boolean =>
  isRow(value) && (isVersioned(value) || Object.values(value).some(holdsVersion));

/** The props of an editor after another person has saved its row, with other values everywhere. */
export function savedByAnother(props: object): object {
  const rows = Object.entries(props).filter(([, each]) => isRow(each));
  const found =
    rows.find(([, each]) => 'revision' in each) ??
    rows.find(([, each]) => 'version' in each) ??
    rows.find(([, each]) => holdsVersion(each));
  if (found === undefined) throw new Error('None of the props is a row with a version.');
  return { ...props, [found[0]]: changed(found[1]) };
}
