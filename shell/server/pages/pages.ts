import { localeOfPath } from '@ayana/contracts/language';
import type { ReleaseReview } from '@ayana/contracts/releases';
import { signedInHint } from '@ayana/portal-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Cohort, cohortOf } from './cohort';
import type { PageOptions } from './draw-page';
import { accountLocale, localAddress, localTarget } from '../languages/local-address';
import type { Generation } from '../releases/registry';
import { answerDevRemoteQuery, readDevRemotes } from '../releases/dev-remotes';
import { answerReviewQuery, reviewOf } from '../releases/reviews';
import { IDENTITY_FORMS } from './identity-forms';
import { canonicalPath, isGuarded, redirectTarget } from './redirect-target';
import { postedOf, servePageForms, takesForm } from './page-forms';
import { siteAddress, withoutNul } from '../http/request-target';
import { sendPage } from './send-page';

/** An unknown path, for the not-found page of URLs the router cannot parse. */
const NOWHERE = '/not-found';
const NO_COHORT: Cohort = { number: undefined, isShared: false, byHeader: false };

/**
 * Serves every path that is not a file or the API: redirects first, then the rendered page.
 * @returns a function that sends the not-found page
 */
export async function servePages(
  app: FastifyInstance,
  options: PageOptions,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPage(request, reply, {
      ...options,
      ...localAddress(new URL(NOWHERE, options.config.publicOrigin), options.config.locales),
      hint: signedInHint(request.headers.cookie ?? ''),
      generation: options.registry.current(),
      cohort: NO_COHORT,
      developed: [],
      elsewhere: true,
    });
  app.get('/*', async (request, reply) => {
    const address = siteAddress(request.url, options.config.publicOrigin);
    if (address === undefined) return sendNotFound(request, reply);
    const cookies = request.headers.cookie ?? '';
    const { devRemotes } = options.config;
    const answered = devRemotes ? answerDevRemoteQuery(address, cookies, reply) : undefined;
    if (answered !== undefined) return answered;
    const isReview = await answerReviewQuery(address, reply, {
      key: options.config.keys?.reviews,
      isStored: async ({ remote: name, version }) =>
        (await options.bringRelease?.(name, version)) !== false &&
        options.registry.reviewed(options.registry.current(), { name, version }) !== undefined,
    });
    if (isReview) return reply;
    const developed = devRemotes ? readDevRemotes(cookies) : [];
    const hint = signedInHint(cookies);
    const cohort = cohortOf(request, reply, options);
    const { generation, reviewed } = generationOf(request, cohort, options);
    const readable = withoutNul(address);
    if (readable !== address)
      return reply.header('cache-control', 'no-store').redirect(readable.pathname + readable.search, 302);
    const local = localAddress(address, options.config.locales);
    const { locale, route } = local;
    const renderer = options.renderers.of(locale);
    const found = renderer.matchedPath({ generation, pages: renderer.pagesOf(generation) }, route.pathname);
    const spelling = localTarget(locale, canonicalPath(found, route.pathname));
    if (spelling !== address.pathname)
      return reply.header('cache-control', 'no-store').redirect(spelling + address.search, 301);
    const target = redirectTarget(route, hint, generation);
    const path = target ?? route.pathname + route.search;
    // Portals are read in the language of the account.
    const isPortal = hint !== undefined && isGuarded(new URL(path, address).pathname, generation);
    const language = isPortal ? accountLocale(cookies, options.config.locales) : locale;
    if (target !== undefined || language.tag !== locale.tag)
      return reply.header('cache-control', 'no-store').redirect(localTarget(language, path), 302);
    return sendPage(request, reply, { ...options, ...local, hint, generation, cohort, developed, reviewed });
  });
  const { publicOrigin } = options.config;
  await servePageForms(app, {
    publicOrigin,
    takes: (asked) => {
      const { path } = localeOfPath(asked, options.config.locales);
      return IDENTITY_FORMS.includes(path) || takesForm(options.registry.current(), path);
    },
    answer: async (request, reply, body) => {
      const address = siteAddress(request.url, publicOrigin);
      if (address === undefined) return sendNotFound(request, reply);
      const hint = signedInHint(request.headers.cookie ?? '');
      const cohort = cohortOf(request, reply, options);
      const { generation, reviewed } = generationOf(request, cohort, options);
      return sendPage(request, reply, {
        ...options,
        ...localAddress(address, options.config.locales),
        hint,
        generation,
        cohort,
        developed: [],
        reviewed,
        posted: postedOf(request, body, options.config.locales),
      });
    },
  });
  return sendNotFound;
}

/** The releases of this session: what its cohort has, and the version it reviews instead. */
function generationOf(
  request: FastifyRequest,
  cohort: Cohort,
  options: PageOptions,
): { generation: Generation; reviewed: ReleaseReview | undefined } {
  const generation = options.registry.current(cohort.number);
  const asked = reviewOf(request.headers.cookie ?? '', options.config.keys?.reviews);
  const found = asked && options.registry.reviewed(generation, { name: asked.remote, version: asked.version });
  return found === undefined ? { generation, reviewed: undefined } : { generation: found, reviewed: asked };
}
