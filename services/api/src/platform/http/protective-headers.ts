import type { FastifyInstance } from 'fastify';

/**
 * What every answer of the API says to a browser: it is no page, nothing may frame it, run in it or guess its type. Helmet's
 * set, said here once: asking Helmet for the same headers at each request cost a tenth of a read.
 */
const PROTECTION = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';style-src 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

export function addProtectiveHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(PROTECTION);
    done();
  });
}
