import { parse } from 'libpg-query';

/** A part of PostgreSQL's own tree of a statement. */
type Node = Readonly<Record<string, unknown>>;

/** `-- contract: unused since <release>`, in the first line of a migration that takes something away. */
const CONTRACT = /^-- contract: unused since (\S+)/;

const REPLACEABLE = new Set(['OBJECT_INDEX', 'OBJECT_TRIGGER', 'OBJECT_POLICY', 'OBJECT_RULE']);
/** In the text of a DO block, which is not SQL. */
const TAKES_AWAY = /\b(?:drop|alter|rename|truncate|revoke|unique)\b/i;
const NARROWER: Readonly<Record<string, string>> = {
  AT_DropColumn: 'drops the column',
  AT_AlterColumnType: 'changes the type of',
  AT_SetNotNull: 'forbids null in',
  AT_SetIdentity: 'changes the identity of',
  AT_DropIdentity: 'drops the identity of',
};

/**
 * What a migration does that the previous release, which goes on running, may not survive: it takes away or narrows something that was
 * there. An empty list: it only expands.
 * @param releases that may be named as the one since which something is not used
 */
export async function findContractions(sql: string, releases: readonly string[]): Promise<string[]> {
  const [, since] = CONTRACT.exec(sql) ?? [];
  if (since !== undefined)
    return releases.includes(since)
      ? []
      : [`names ${since}, which is no release (services/api/migrations/releases.json)`];
  const tree = (await parse(sql)) as { stmts?: { stmt: Node }[] };
  const created = new Set<string>();
  const dropped = new Set<string>();
  return (tree.stmts ?? []).flatMap(({ stmt }) => {
    const [kind = '', content] = Object.entries(stmt)[0] ?? [];
    return contractionsOf(kind, asNode(content), created, dropped);
  });
}

function contractionsOf(kind: string, node: Node, created: Set<string>, dropped: Set<string>): string[] {
  const table = textOf(asNode(node['relation'])['relname']);
  switch (kind) {
    case 'CreateStmt':
      created.add(table);
      return [];
    case 'DropStmt':
      for (const name of namesOf(node)) dropped.add(name);
      return REPLACEABLE.has(textOf(node['removeType'])) ? [] : [`drops: ${textOf(node['removeType'])}`];
    case 'RenameStmt':
      return node['renameType'] === 'OBJECT_INDEX'
        ? []
        : [`renames something of ${table} to ${textOf(node['newname'])}`];
    case 'TruncateStmt':
      return ['empties a table'];
    case 'GrantStmt':
      return node['is_grant'] === true ? [] : ['takes away a right'];
    case 'AlterEnumStmt':
      return node['oldVal'] === undefined ? [] : [`renames the value ${textOf(node['oldVal'])}`];
    case 'DoStmt':
      return TAKES_AWAY.test(JSON.stringify(node)) ? ['has a DO block that may take something away'] : [];
    case 'IndexStmt':
      // One that takes the place of one with its name: whether it is wider no parser can judge.
      return node['unique'] === true && !created.has(table) && !dropped.has(textOf(node['idxname']))
        ? [`has a new unique index on ${table}`]
        : [];
    case 'AlterTableStmt':
      return created.has(table)
        ? []
        : listOf(node['cmds']).flatMap((command) => narrowed(table, asNode(command['AlterTableCmd']), dropped));
    default:
      return [];
  }
}

function narrowed(table: string, command: Node, dropped: Set<string>): string[] {
  const subtype = textOf(command['subtype']);
  const what = NARROWER[subtype];
  if (what !== undefined) return [`${what} ${table}.${textOf(command['name'])}`];
  const definition = asNode(command['def']);
  const constraint = asNode(definition['Constraint']);
  // A check or a reference that takes the place of one with its name: whether it is wider no parser can judge.
  if (subtype === 'AT_DropConstraint') dropped.add(`${table}.${textOf(command['name'])}`);
  if (
    subtype === 'AT_AddConstraint' &&
    ['CONSTR_CHECK', 'CONSTR_FOREIGN'].includes(textOf(constraint['contype'])) &&
    dropped.has(`${table}.${textOf(constraint['conname'])}`)
  )
    return [];
  if (subtype === 'AT_AddConstraint') return [`adds a constraint to ${table}: values that were allowed no longer are`];
  if (subtype === 'AT_ColumnDefault' && command['def'] === undefined)
    return [`drops the default of ${table}.${textOf(command['name'])}`];
  if (subtype !== 'AT_AddColumn') return [];
  const column = asNode(definition['ColumnDef']);
  const kinds = listOf(column['constraints']).map((each) => textOf(asNode(each['Constraint'])['contype']));
  const fills = kinds.some((each) => ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].includes(each));
  return kinds.includes('CONSTR_NOTNULL') && !fills
    ? [`adds ${table}.${textOf(column['colname'])} not null and without a default`]
    : [];
}

/** The last part of the name of each thing that a statement drops. */
const namesOf = (drop: Node): string[] =>
  listOf(drop['objects']).flatMap((object) => {
    const last = listOf(asNode(object['List'])['items']).at(-1);
    return last === undefined ? [] : [textOf(asNode(last['String'])['sval'])];
  });

const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.map(asNode) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
