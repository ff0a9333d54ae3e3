import favicon from '@ayana/shared-ui/assets/drawings/favicon.svg?text';
import type { FastifyInstance } from 'fastify';

const HOUR = 'public, max-age=3600';

/** robots.txt, open to every crawler (spec section 2), and the favicon. */
export function serveTexts(app: FastifyInstance, publicOrigin: string): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`),
  );
  app.get('/favicon.svg', async (_request, reply) =>
    reply.header('cache-control', HOUR).type('image/svg+xml').send(favicon),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 302));
}
