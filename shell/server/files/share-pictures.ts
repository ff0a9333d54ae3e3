import type { FastifyInstance } from 'fastify';
import type { PageHead } from '../../src/document/head';
import { siteAddress } from '../http/request-target';
import { type PictureOf, picturePath, type SharePictures, digestOf } from '../share/share-pictures';

const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Options {
  publicOrigin: string;
  pictures: SharePictures;
  /** The head of a public page; undefined where there is no page, or none to be shared. */
  headOf: (path: string) => Promise<PageHead | undefined>;
}

/**
 * `/share/<digest>.png?page=<path>`: the preview picture of a page. Its text is read from the page itself, so
 * that no one can put their own text under our name; an outdated URL leads to the current picture.
 */
export function serveSharePictures(app: FastifyInstance, { headOf, pictures, publicOrigin }: Options): void {
  app.get<{ Params: { digest: string }; Querystring: { page?: unknown } }>(
    '/share/:digest(^[\\w-]{16}).png',
    async (request, reply) => {
      const path = pathOf(request.query.page, publicOrigin);
      const head = path === undefined ? undefined : await headOf(path);
      if (path === undefined || head === undefined) {
        const refused = reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        return refused.send('There is no picture of such a page.\n');
      }
      const of: PictureOf = { head, drawing: head.picture };
      if (digestOf(of) !== request.params.digest)
        return reply.header('cache-control', 'no-store').redirect(picturePath(path, of), 302);
      return reply
        .header('cache-control', IMMUTABLE)
        .type('image/png')
        .send(await pictures.png(of));
    },
  );
}

/** The path of a URL on this site; undefined for anything else. */
function pathOf(page: unknown, publicOrigin: string): string | undefined {
  return typeof page === 'string' ? siteAddress(page, publicOrigin)?.pathname : undefined;
}
