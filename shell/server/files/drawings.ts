import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { DRAWN_PATHS, readDrawnHospital, readDrawnInside, readPortrait } from '@ayana/contracts/catalogue';
import { hospital } from '@ayana/shared-ui/drawings/hospital';
import { hospitalInside } from '@ayana/shared-ui/drawings/inside';
import { portrait } from '@ayana/shared-ui/drawings/portrait';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const DAY = 'public, max-age=86400';
/** Cached drawings; about 10 kB each. */
const KEPT = 1000;

interface Drawn {
  svg: string;
  etag: string;
  packed: Buffer;
}

/**
 * Portraits of doctors, fronts and rooms of hospitals, drawn from the options in their URL (contracts, `drawn`). As files, hundreds would
 * have to be generated again with every style change; drawn here, each costs a millisecond the first time.
 */
export function serveDrawings(app: FastifyInstance): void {
  const kept = new Map<string, Drawn>();

  async function send(
    { url, headers }: FastifyRequest,
    reply: FastifyReply,
    draw: () => string | null,
  ): Promise<FastifyReply> {
    let drawn = kept.get(url);
    if (drawn === undefined) {
      const svg = draw();
      if (svg === null) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('There is no such drawing.\n');
      }
      const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
      drawn = { svg, etag, packed: await compress(svg) };
      const [oldest] = kept.keys();
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(url, drawn);
    }
    reply.headers({ 'cache-control': DAY, etag: drawn.etag, vary: 'accept-encoding' });
    if (headers['if-none-match'] === drawn.etag) return reply.code(304).send();
    reply.type('image/svg+xml');
    return /\bbr\b/.test(String(headers['accept-encoding']))
      ? reply.header('content-encoding', 'br').send(drawn.packed)
      : reply.send(drawn.svg);
  }

  app.get<{ Querystring: Record<string, unknown> }>(DRAWN_PATHS.portrait, async (request, reply) =>
    send(request, reply, () => {
      const chosen = readPortrait(request.query);
      if (chosen === null) return null;
      const { cloth_colour: clothColour, dress_colour: dressColour, ...rest } = chosen;
      return portrait({
        ...rest,
        ...(clothColour === undefined ? {} : { clothColour }),
        ...(dressColour === undefined ? {} : { dressColour }),
      });
    }),
  );
  app.get<{ Querystring: Record<string, unknown> }>(DRAWN_PATHS.hospital, async (request, reply) =>
    send(request, reply, () => {
      const record = readDrawnHospital(request.query);
      return record === null ? null : hospital(record);
    }),
  );
  app.get<{ Querystring: Record<string, unknown> }>(DRAWN_PATHS.inside, async (request, reply) =>
    send(request, reply, () => {
      const room = readDrawnInside(request.query);
      return room === null ? null : hospitalInside(room.scene, room);
    }),
  );
}
