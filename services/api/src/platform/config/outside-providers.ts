/** An outside identity provider (OpenID Connect) for sign-in. */
export interface OutsideProvider {
  /** In addresses and rows: `google`. */
  readonly name: string;
  /** Displayed: `Google`. */
  readonly label: string;
  readonly issuer: URL;
  readonly clientId: string;
  /** Null for a public client, which uses PKCE only. */
  readonly clientSecret: string | null;
  /** Space-separated, with `openid`. */
  readonly scopes: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAME = /^[a-z][a-z0-9-]{0,30}$/;
const MAX_LABEL_LENGTH = 40;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads `OIDC_PROVIDERS` and the variables of each provider it names: `OIDC_<NAME>_ISSUER`, `_CLIENT_ID`, `_CLIENT_SECRET`, `_LABEL` and
 * `_SCOPES`, the name in capitals with `_` for `-`.
 * @param refuse receives every missing or invalid variable
 */
export function readOutsideProviders(
  env: Environment,
  production: boolean,
  refuse: (problem: string) => void,
): OutsideProvider[] {
  const names = (env['OIDC_PROVIDERS'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const providers: OutsideProvider[] = [];
  for (const name of names) {
    if (!NAME.test(name)) {
      refuse(`OIDC_PROVIDERS must hold names of small letters, digits and dashes, not "${name}"`);
    } else if (providers.some((known) => prefixOf(known.name) === prefixOf(name))) {
      refuse(`OIDC_PROVIDERS names "${name}" twice`);
    } else {
      providers.push(readProvider(name, env, production, refuse));
    }
  }
  return providers;
}

const prefixOf = (name: string): string => `OIDC_${name.toUpperCase().replaceAll('-', '_')}`;

function readProvider(
  name: string,
  env: Environment,
  production: boolean,
  refuse: (problem: string) => void,
): OutsideProvider {
  const prefix = prefixOf(name);
  const text = (suffix: string, fallback = ''): string => env[`${prefix}_${suffix}`]?.trim() || fallback;
  const issuer = URL.canParse(text('ISSUER')) ? new URL(text('ISSUER')) : undefined;
  if (issuer === undefined || !isIssuer(issuer, production)) {
    const wanted = production ? 'an https:// address' : 'an https:// address (http:// on this machine only)';
    refuse(`${prefix}_ISSUER must be ${wanted} without query, fragment and /.well-known/, not "${text('ISSUER')}"`);
  }
  const clientId = text('CLIENT_ID');
  if (clientId === '') refuse(`${prefix}_CLIENT_ID must be what the provider calls this site`);
  const label = text('LABEL', name.charAt(0).toUpperCase() + name.slice(1));
  if (label.length > MAX_LABEL_LENGTH) refuse(`${prefix}_LABEL must have at most ${MAX_LABEL_LENGTH} characters`);
  const scopes = text('SCOPES', 'openid email profile').split(/\s+/);
  if (!scopes.includes('openid')) refuse(`${prefix}_SCOPES must hold openid, not only "${scopes.join(' ')}"`);
  return {
    name,
    label,
    issuer: issuer ?? new URL('https://refused.invalid'),
    clientId,
    clientSecret: text('CLIENT_SECRET') || null,
    scopes: scopes.join(' '),
  };
}

/**
 * https, except on this machine outside of production; no query and no fragment (OpenID Connect Discovery 1.0, section 3). The address of
 * the discovery document itself is refused: its issuer could not be checked.
 */
function isIssuer(address: URL, production: boolean): boolean {
  const { protocol, hostname, pathname, search, hash, username, password } = address;
  const safe = protocol === 'https:' || (protocol === 'http:' && !production && LOOPBACK.has(hostname));
  return safe && search + hash + username + password === '' && !pathname.includes('/.well-known/');
}
