import { socketUrl, withClient } from './connect.ts';

/**
 * What keeps everything people wrote out of the server's log. The text of an error may quote it (`invalid input syntax for type
 * uuid: "…"`), so do its DETAIL (`Failing row contains …`), its CONTEXT and its STATEMENT. The order of levels in the server's log is
 * … WARNING, ERROR, LOG, FATAL, PANIC: `log` leaves out errors and warnings, whose text the client gets anyway, and keeps starts,
 * stops, crashes, recovery and refused connections. `terse` leaves out DETAIL, HINT, QUERY and CONTEXT of those, also the statement
 * a killed process was running. The command line wins over the files of the data folder.
 */
export const LOG_SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_statement: 'none',
  log_duration: 'off',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_transaction_sample_rate: '0',
  log_lock_waits: 'off',
  debug_print_parse: 'off',
  debug_print_rewritten: 'off',
  debug_print_plan: 'off',
} as const;

/** Whether a running server logs as `LOG_SETTINGS` say: one that an earlier version started does not. */
export async function logsNoValues(socketFolder: string): Promise<boolean> {
  return withClient(socketUrl(socketFolder, 'postgres'), async (client) => {
    const { rows } = await client.query<{ name: string; setting: string }>(
      'SELECT name, setting FROM pg_settings WHERE name = ANY ($1)',
      [Object.keys(LOG_SETTINGS)],
    );
    const found = new Map(rows.map(({ name, setting }) => [name, setting]));
    return Object.entries(LOG_SETTINGS).every(([name, wanted]) => found.get(name) === wanted);
  });
}
