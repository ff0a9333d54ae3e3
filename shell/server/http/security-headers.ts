import { createHash } from 'node:crypto';

/** Where the API turns a browser's reports into security events. */
const REPORTS = '/api/security/csp-reports';

/**
 * Headers of a page. Scripts run only where their hash is named or when such a script loads them; nothing frames the page;
 * forms and connections stay on this origin. Styles may be inline: they carry no secrets and React sets some by attribute.
 * Papers are shown from `blob:`, which only this page's scripts can make: pictures, and PDFs in the browser's own viewer, a plugin to it.
 */
export function pageHeaders(options: {
  /** Hashes of the page's own scripts (`inlineHash`). */
  scripts: readonly string[];
  secure: boolean;
  publicOrigin: string;
  /** Origins of developed remotes (dev-remotes.ts). */
  developed?: readonly string[];
  /** The page's path, without its language. */
  path?: string;
}): Record<string, string> {
  const developed = (options.developed ?? []).map((origin) => ` ${origin}`).join('');
  const socket = options.publicOrigin.replace(/^http/, 'ws');
  const policy = [
    "default-src 'self'",
    `script-src ${options.scripts.join(' ')} 'strict-dynamic'`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${developed}`,
    `font-src 'self'${developed}`,
    `connect-src 'self' ${socket}${developed}${developed.replaceAll(' http', ' ws')}`,
    'object-src blob:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'frame-src blob:',
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `report-uri ${REPORTS}`,
    // A browser that supports `report-to` ignores `report-uri`, and uses endpoints on https pages only.
    ...(options.secure ? ['report-to csp'] : []),
    ...(options.secure && developed === '' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    'content-security-policy': policy,
    ...(options.secure ? { 'reporting-endpoints': `csp="${REPORTS}"` } : {}),
    ...commonHeaders(options.secure),
    ...(ROOM.test(options.path ?? '') ? { 'permissions-policy': ROOM_PERMISSIONS } : {}),
    // What it links to does not hear where its reader came from.
    ...(GUEST.test(options.path ?? '') ? { 'referrer-policy': 'no-referrer' } : {}),
  };
}

/** What allows a script in the page to run: the hash of its text. Unlike a nonce it is the same in every copy of the page. */
export const inlineHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The only page that asks for a camera, a microphone and the screen: a document elsewhere gets none of them, whatever runs in it. */
const ROOM = /^(?:\/[a-z]{2}(?:-[A-Za-z]+)?)?\/consultation-room\//;
/** The page of a guest's case. */
const GUEST = /^(?:\/[a-z]{2}(?:-[A-Za-z]+)?)?\/case\/?$/;
const OTHERS = 'geolocation=(), payment=()';
const ROOM_PERMISSIONS = `camera=(self), microphone=(self), display-capture=(self), ${OTHERS}`;

/** Headers of every answer of this server. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), display-capture=(), ${OTHERS}`,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
