/** `turn:host`, with a port and a transport where they are not the usual ones (RFC 7064, RFC 7065). */
const ADDRESS = /^(?:stuns?|turns?):(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?$/i;
const SECRET_LENGTH = 16;

/**
 * STUN and TURN servers, each a list with commas, and the secret that is shared with the TURN server (coturn, `static-auth-secret`).
 * Browsers refuse a TURN server without a name and a password, so it needs the secret.
 */
export function readIceServers(
  env: Readonly<Record<string, string | undefined>>,
  refuse: (problem: string) => void,
): { stun: string[]; turn: string[]; secret: string | null } {
  const addresses = (name: 'STUN_URL' | 'TURN_URL', scheme: 'stun' | 'turn'): string[] => {
    const given = (env[name] ?? '').split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
    const wrong = given.filter((each) => !ADDRESS.test(each) || !each.toLowerCase().startsWith(scheme));
    if (wrong.length > 0) refuse(`${name} must be ${scheme}:host:port, several with commas, not "${wrong.join(', ')}"`);
    return given;
  };
  const [stun, turn] = [addresses('STUN_URL', 'stun'), addresses('TURN_URL', 'turn')];
  const secret = env['TURN_SECRET']?.trim() || null;
  if (turn.length > 0 && secret === null)
    refuse('TURN_SECRET must be set with TURN_URL: browsers use no TURN server without a password');
  if (secret !== null && secret.length < SECRET_LENGTH)
    refuse(`TURN_SECRET must hold at least ${SECRET_LENGTH} characters`);
  return { stun, turn, secret };
}
