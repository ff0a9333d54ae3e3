/**
 * Headers of one connection, which are never forwarded (RFC 9110, 7.6.1). `expect` is end-to-end, but this server has answered
 * it already (`100 Continue`), and the HTTP client refuses it.
 */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The headers that are forwarded: without hop-by-hop headers and those that `Connection` names. */
export function endToEnd(headers: Headers): Record<string, string | string[]> {
  const named = new Set(
    [headers['connection'] ?? []]
      .flat()
      .flatMap((value) => value.split(','))
      .map((name) => name.trim().toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && !HOP_BY_HOP.has(entry[0]) && !named.has(entry[0]),
    ),
  );
}
