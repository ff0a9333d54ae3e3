import { SIGNED_IN_COOKIE, SIGNED_IN_HINTS } from '@ayana/contracts/identity';

/** The home portal named by the signed-in cookie, `none` for a person without a role, undefined when signed out. */
export function signedInHint(cookies: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name !== SIGNED_IN_COOKIE) continue;
    const home = decode(value);
    return SIGNED_IN_HINTS.includes(home) ? home : undefined;
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
