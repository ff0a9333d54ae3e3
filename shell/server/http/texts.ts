import favicon from '@ayana/shared-ui/assets/drawings/favicon.svg?text';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../releases/registry';
import { text } from '../render/document';

const HOUR = 'public, max-age=3600';

/** robots.txt, a sitemap of the public pages known by path, and the favicon. */
export function serveTexts(app: FastifyInstance, options: { publicOrigin: string; registry: Registry }): void {
  const { publicOrigin, registry } = options;
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
  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = registry
      .current()
      .remotes.flatMap(({ portal }) => portal.routes)
      .filter(({ access, path, ssr }) => ssr === true && (access ?? 'public') === 'public' && !/[:*]/.test(path))
      .map(({ path }) => `<url><loc>${text(publicOrigin + path)}</loc></url>`);
    return reply
      .header('cache-control', HOUR)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.join('')}</urlset>\n`,
      );
  });
}
