const BY = { id: '0190a000-0000-7000-8000-0000000000aa', name: 'Asha Rao' };

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Another value of the same kind, so that each field of a form differs. */
function changed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changed);
  if (value instanceof Date) return value;
  if (isRow(value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each)]));
  if (typeof value === 'number') return value + 1;
  if (value === 'Sample') return 'Saved by another';
  return value === '09:00' ? '10:00' : value;
}

/** The props of an editor after another person has saved its row, with other values everywhere. */
export function savedByAnother(props: object): object {
  const rows = Object.entries(props).filter((entry): entry is [string, Row] => isRow(entry[1]));
  const [name, row] = rows.find(([, each]) => 'revision' in each) ?? rows.find(([, each]) => 'version' in each) ?? [];
  if (name === undefined || row === undefined) throw new Error('None of the props is a row with a version.');
  return { ...props, [name]: { ...(changed(row) as Row), updated_by: BY } };
}
