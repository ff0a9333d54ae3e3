import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { SLUG_MAX } from './upkeep.dto.js';

/** The slug of a name: `Knee replacement (one side)` is `knee-replacement-one-side`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? 'treatment' : slug;
}

/** A slug of a name that no treatment has, and none gets until this transaction ends. */
export async function freeSlug(em: EntityManager, name: string): Promise<string> {
  await lockSlugs(em);
  await em.flush();
  const slug = slugOf(name);
  const taken = new Set(await slugsLike(em, slug));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const candidate = slug.slice(0, SLUG_MAX - end.length).replace(/-$/, '') + end;
    if (!taken.has(candidate)) return candidate;
  }
}

/** The treatment that has a slug. */
export async function ownerOfSlug(em: EntityManager, slug: string): Promise<string | undefined> {
  await lockSlugs(em);
  return (await within(em).selectFrom('treatments').select('id').where('slug', '=', slug).executeTakeFirst())?.id;
}

/** Slugs are given one after the other: two treatments at once do not get the same one. */
export const lockSlugs = (em: EntityManager): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('treatment slugs', 0))`.execute(within(em));

async function slugsLike(em: EntityManager, slug: string): Promise<string[]> {
  const stem = slug.slice(0, SLUG_MAX - 5);
  const rows = await within(em).selectFrom('treatments').select('slug').where('slug', 'like', `${stem}%`).execute();
  return rows.flatMap(({ slug: each }) => each ?? []);
}
