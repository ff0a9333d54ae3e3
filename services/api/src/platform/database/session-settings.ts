/** In the units of PostgreSQL's settings: milliseconds. */
export const sessionTimeouts = (timeout: number) => ({
  statement_timeout: timeout,
  idle_in_transaction_session_timeout: timeout * 2,
});

/** For short reads over many rows: they stay in memory, without compilation. */
export const READ_SETTINGS = { work_mem: '32MB', jit: 'off' } as const;

/** Settings as the `options` of a connection's start. */
export const startOptions = (settings: Readonly<Record<string, string | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** The same address, with settings for every session that is opened with it. */
export function withSettings(url: string, settings: Readonly<Record<string, string | number>>): string {
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(startOptions(settings))}`;
}
