import pg, { type Client } from 'pg';

/** The role the application connects as, with its password, if any. */
export interface ApplicationRole {
  name: string;
  password: string | null;
}

/** Tables in which rows are never changed or deleted: the application reads and inserts. */
const APPEND_ONLY = [
  'audit_entries',
  'security_events',
  'record_accesses',
  'consent_entries',
  'signal_entries',
  'incident_entries',
] as const;
/** Written by migrations, seeds and triggers of the owner; the application reads it. */
const READ_ONLY = ['schema_migrations', 'seeds', 'activity_chain', 'activity_unsealed'] as const;

/** @throws Error when the connection string names no user */
export function roleOf(url: string): ApplicationRole {
  const { username, password } = new URL(url);
  if (username === '')
    throw new Error(
      'DATABASE_URL names no user. With DATABASE_OWNER_URL it must: the role the application connects as.',
    );
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) || null };
}

/**
 * Creates the role the application connects as and sets its rights: read and write rows, no changes to the tables themselves, and only
 * insert into the audit trail (docs/adr/0013). Safe to repeat, and to run at once in two databases of one server, which share their roles.
 * @param client the owner of the tables
 * @throws Error when the role does not exist and the owner may not create one
 */
export async function prepareApplicationRole(
  client: Client,
  role: ApplicationRole,
  schemas: readonly string[],
  report: (line: string) => void,
): Promise<void> {
  const { rows } = await client.query<{
    owner: string;
    may_create: boolean;
    exists: boolean;
    acts_as_owner: boolean | null;
  }>(
    `select current_user as owner,
       (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may_create,
       role.oid is not null as exists,
       role.rolsuper or pg_has_role(role.oid, current_user::regrole::oid, 'usage') as acts_as_owner
     from (values (1)) one left join pg_roles role on role.rolname = $1`,
    [role.name],
  );
  const [found] = rows;
  if (found === undefined || role.name === found.owner) return report(CONNECTS_AS_OWNER);
  if (!found.exists) {
    if (!found.may_create) throw new Error(cannotMake(role, found.owner));
    await make(client, role);
  }
  if (found.acts_as_owner)
    report(`The role ${role.name} may act as the owner of the tables: the audit trail is guarded by triggers only`);
  await grant(client, role.name, schemas);
}

/**
 * Gives a role that connects through a transaction pooler, as its own settings in this database, what other connections set when they
 * start. Without the right to do so the migration goes on and says what an administrator has to do.
 */
export async function applyPoolerSettings(
  client: Client,
  role: string,
  settings: Readonly<Record<string, string | number>>,
  report: (line: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ database: string }>('select current_database() as database');
  const database = pg.escapeIdentifier(rows[0]?.database ?? '');
  const statements = Object.entries(settings).map(
    ([name, value]) =>
      `alter role ${pg.escapeIdentifier(role)} in database ${database} set ${name} = ${pg.escapeLiteral(String(value))}`,
  );
  try {
    for (const statement of statements) await client.query(statement);
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code !== INSUFFICIENT_PRIVILEGE) throw error;
    report(`The settings of the role ${role} are an administrator's to set: ${statements.join('; ')}`);
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

export const CONNECTS_AS_OWNER =
  'The application connects as the owner of its tables: the audit trail is guarded by triggers only (docs/running.md)';

const cannotMake = ({ name }: ApplicationRole, owner: string): string =>
  `DATABASE_URL names the role ${name}, which is not there, and ${owner} (DATABASE_OWNER_URL) may not make one. ` +
  `Have it made by an administrator of the server (create role ${pg.escapeIdentifier(name)} login password '…'), ` +
  `or leave DATABASE_OWNER_URL out: the application then connects as ${owner}.`;

/** A migration of another database may create it at the same moment. */
async function make(client: Client, { name, password }: ApplicationRole): Promise<void> {
  const secret = password === null ? '' : ` password ${pg.escapeLiteral(password)}`;
  try {
    await client.query(`create role ${pg.escapeIdentifier(name)} login${secret}`);
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    // duplicate_object, or unique_violation when both checked before either created it.
    if (code !== '42710' && code !== '23505') throw error;
  }
}

/** All in one transaction, so that a running application always has the rights it needs. */
async function grant(client: Client, name: string, schemas: readonly string[]): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const within = schemas.map((schema) => pg.escapeIdentifier(schema)).join(', ');
  const tableList = (tables: readonly string[]): string => tables.map((table) => `public.${table}`).join(', ');
  await client.query('begin');
  try {
    const { rows } = await client.query<{ database: string }>('select current_database() as database');
    await client.query(`grant connect on database ${pg.escapeIdentifier(rows[0]?.database ?? '')} to ${role}`);
    await client.query(`grant usage on schema ${within} to ${role}`);
    await client.query(`revoke all on all tables in schema ${within} from ${role}`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${within} to ${role}`);
    await client.query(`revoke update, delete on ${tableList(APPEND_ONLY)} from ${role}`);
    await client.query(`revoke insert, update, delete on ${tableList(READ_ONLY)} from ${role}`);
    await client.query(`grant usage, select on all sequences in schema ${within} to ${role}`);
    await client.query(`grant execute on all functions in schema ${within} to ${role}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
