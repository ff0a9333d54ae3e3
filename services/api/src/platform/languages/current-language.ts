import { AsyncLocalStorage } from 'node:async_hooks';
import { ENGLISH, type Locale, LOCALES, openLocales } from '@ayana/contracts/language';
import type { FastifyInstance } from 'fastify';

const tags = new AsyncLocalStorage<string>();

/** The language of the current request or mail. */
export const currentLanguage = (): string => tags.getStore() ?? ENGLISH.tag;

/** The direction of its words. */
export const currentDirection = (): Locale['dir'] =>
  LOCALES.find(({ tag }) => tag === currentLanguage())?.dir ?? ENGLISH.dir;

/** Runs `work` in a language; its texts are read in it. In English for a language that the product has no texts in, so that its dates and its direction match. */
export const inLanguage = <T>(tag: string, work: () => T): T =>
  tags.run(LOCALES.some((locale) => locale.tag === tag) ? tag : ENGLISH.tag, work);

/** The first language of an `Accept-Language` that the site offers (RFC 9110, 12.5.4); English for all others. */
export function acceptedLanguage(header: string | undefined, locales: readonly Locale[]): string {
  const asked = (header ?? '')
    .split(',')
    .map((part) => part.split(';'))
    .map(([tag = '', quality = 'q=1']) => ({ tag: tag.trim().toLowerCase(), quality: Number(quality.trim().slice(2)) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of asked) {
    const locale = locales.find((each) => each.tag.toLowerCase() === tag);
    if (locale !== undefined) return locale.tag;
  }
  return ENGLISH.tag;
}

/** Answers in the language of each request. Installed twice, like `followRequests`. */
export function followLanguages(app: FastifyInstance, pseudo: boolean): void {
  const locales = openLocales(pseudo);
  if (locales.length === 1) return;
  const enter = (header: string | undefined, done: () => void): void => {
    const tag = acceptedLanguage(header, locales);
    if (tag === ENGLISH.tag) done();
    else tags.run(tag, done);
  };
  app.addHook('onRequest', (request, _reply, done) => enter(request.headers['accept-language'], done));
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined) done();
    else enter(request.headers['accept-language'], done);
  });
}
