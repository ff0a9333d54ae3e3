import { mayEnterByHint } from '@ayana/contracts/identity';
import { localePrefix, routePath } from '@ayana/contracts/language';
import type { PageMeta } from '@ayana/portal-kit';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router';
import { createStaticHandler, createStaticRouter, type DataRouteMatch, StaticRouterProvider } from './static-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { type PageHead, pageHead } from '../../src/document/head';
import type { PageData } from '../../src/document/page-data';
import { type Site, SiteContext } from '../../src/document/site';
import type { PageSource } from '../../src/remotes/page-source';
import { buildRoutes } from '../../src/routes/build-routes';
import { namesNothing, PORTAL_FRAME } from '../../src/routes/page-route';
import type { RouteHandle } from '../../src/routes/route-handle';
import { NOT_FOUND_ID } from '../../src/routes/shell-routes';
import { messages } from '../../src/messages';
import { withTimeout } from '../../src/remotes/with-timeout';
import { SHELL } from '../../src/shell-portal';
import type { ShellRelease } from '../shell-release';
import type { Generation } from '../releases/registry';
import { turn } from './next-turn';

export interface RenderedPage {
  status: number;
  /** The matched route; undefined where nothing matched. */
  route: { id: string; remote: string } | undefined;
  html: string;
  /** `<style>` elements of the rendered page. */
  styles: string;
  head: PageHead;
  /** Whether there is something to read before the scripts come; of a portal's page there is only the frame. */
  isReadable: boolean;
  /** Null where the browser renders the page. */
  hydration: PageData['hydration'];
  /** Scripts of the first view, in loading order. */
  scripts: string[];
  /** Scripts of likely interactions, for an idle connection; the most likely first. */
  later: string[];
  /** Errors during rendering, to be logged; the page is still sent. */
  errors: { remote: string | undefined; error: unknown }[];
}

/** Longest wait for a page's code and data on the server, in milliseconds. */
const LIMIT = 3_000;
/** The same for a page with a posted form: a slow API must not lose what was typed. */
const FORM_LIMIT = 20_000;

function rendersOnServer(handle: RouteHandle | undefined): boolean {
  return handle?.rendersOnServer === true || handle?.route?.ssr === true;
}

export interface RenderOptions {
  request: Request;
  generation: Generation;
  pages: PageSource;
  origin: string;
  hint: string | undefined;
  /** Scripts of the shell's own screens. */
  release: Pick<ShellRelease, 'scripts' | 'later'>;
}

/** What `routes.json` of the shell calls the frame of public pages (tooling/webpack/shell.ts). */
const PAGE_FRAME = 'shell.page-frame';

const handlers = new WeakMap<Generation, ReturnType<typeof createStaticHandler>>();
/** The language of this instance, as the router's base. */
const basename = (): string => localePrefix() || '/';

/** The routes of a generation, created once: a generation never changes, and creating them costs one to two milliseconds. */
function handlerOf({
  generation,
  pages,
}: Pick<RenderOptions, 'generation' | 'pages'>): ReturnType<typeof createStaticHandler> {
  const known = handlers.get(generation);
  if (known !== undefined) return known;
  const portals = generation.remotes.map(({ portal }) => portal);
  const made = createStaticHandler(buildRoutes({ portals, pages, admit: async () => {} }), { basename: basename() });
  handlers.set(generation, made);
  return made;
}

/** The path pattern of the matched route; undefined where only the not-found page matched. */
export function matchedPath(options: Pick<RenderOptions, 'generation' | 'pages'>, path: string): string | undefined {
  const route = matchRoutes(handlerOf(options).dataRoutes, path)?.at(-1)?.route;
  return route?.id === NOT_FOUND_ID ? undefined : route?.path;
}

/**
 * Renders one URL: loaders of public pages run here, guarded pages are a frame with a spinner that the browser fills. A
 * page whose bundle or loader throws is also left to the browser. Returns a `Response` where a loader redirects.
 */
export async function renderPage(options: RenderOptions): Promise<RenderedPage | Response> {
  const { generation, pages, request, origin, hint } = options;
  const errors: RenderedPage['errors'] = [];
  let late: unknown;
  const handler = handlerOf(options);
  const rendersHere = ({ route }: DataRouteMatch): boolean => rendersOnServer(route.handle as RouteHandle | undefined);
  // After the limit the browser waits, with a spinner.
  const isForm = request.method === 'POST';
  const context = await withTimeout(
    isForm ? FORM_LIMIT : LIMIT,
    handler.query(request, { filterMatchesToLoad: rendersHere }),
  ).catch((error: unknown) => {
    late = error;
    return handler.query(new Request(request.url), { filterMatchesToLoad: () => false });
  });
  if (context instanceof Response) return context;

  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  const thrown = Object.values(context.errors ?? {});
  // A page that throws "not found" is not a failure: its error boundary shows the not-found screen.
  const missing = thrown.some(namesNothing);
  if (!missing) for (const error of thrown) errors.push({ remote: handle?.remote, error });
  // The browser shows an error with a working Retry: the server sends only the frame.
  if (late !== undefined) errors.push({ remote: handle?.remote, error: late });
  const failed = errors.length > 0;
  if (failed) Object.assign(context, { errors: null, loaderData: {} });

  const site: Site = {
    origin,
    portals: generation.remotes.map(({ portal }) => portal),
    pages,
    generation: generation.number,
    versionOf: (name) => generation.remotes.find((remote) => remote.name === name)?.version ?? 'unknown',
    hint,
  };
  const router = createStaticRouter(handler.dataRoutes, context);
  const draw = (): { html: string; styles: string } => {
    const sheet = new ServerStyleSheet();
    try {
      const html = renderToString(
        <StrictMode>
          <StyleSheetManager sheet={sheet.instance}>
            <SiteContext value={site}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </SiteContext>
          </StyleSheetManager>
        </StrictMode>,
      );
      return { html, styles: sheet.getStyleTags() };
    } finally {
      sheet.seal();
    }
  };

  let drawn = { html: '', styles: '' };
  let hydrates = !failed;
  await turn();
  try {
    drawn = draw();
  } catch (error) {
    errors.push({ remote: handle?.remote, error });
    hydrates = false;
  }
  const page = match === undefined ? undefined : pages.peek(match.route.id);
  const data = match === undefined ? undefined : context.loaderData[match.route.id];
  const meta: PageMeta = missing
    ? { title: messages.not_found.title, robots: 'noindex' }
    : (page?.meta?.({ data, params: match?.params ?? {}, origin }) ?? {});
  return {
    status: missing || match?.route.id === NOT_FOUND_ID ? 404 : isForm ? context.statusCode : 200,
    route: match === undefined ? undefined : { id: match.route.id, remote: handle?.remote ?? SHELL },
    ...drawn,
    head: pageHead({ handle, meta, path: routePath(new URL(request.url).pathname), origin }),
    isReadable: hydrates && rendersOnServer(handle),
    hydration: hydrates
      ? { loaderData: context.loaderData, actionData: context.actionData, ...(missing ? { missing } : {}) }
      : null,
    scripts: missing ? [...(options.release.scripts[NOT_FOUND_ID] ?? [])] : scriptsOf(options, match?.route.id, handle),
    later: hydrates && !missing ? lazyScriptsOf(options, match?.route.id, handle) : [],
    errors,
  };
}

/** The scripts of a route's first view, beside the shell's main script; only the frame's for a page this visitor may not open. */
function scriptsOf(
  { generation, hint, release }: RenderOptions,
  routeId: string | undefined,
  handle: RouteHandle | undefined,
): string[] {
  if (routeId === undefined) return [];
  const { frame, remote, route } = handle ?? {};
  const around = frame === 'portal' ? [...(release.scripts[PORTAL_FRAME] ?? [])] : [];
  if (!mayEnterByHint(route?.access ?? 'public', hint)) return around;
  // A portal calls the API before it shows anything: what calls it comes with the first scripts.
  if (frame === 'portal') around.push(...(release.later[PAGE_FRAME] ?? []));
  const known = remote === SHELL ? release.scripts : generation.remotes.find(({ name }) => name === remote)?.scripts;
  return [...new Set([...around, ...(known?.[routeId] ?? [])])];
}

/** Scripts that a server-rendered page loads when the connection is idle: first its own, then the frame's, so that visible parts hydrate first. */
function lazyScriptsOf(
  { generation, release }: RenderOptions,
  routeId: string | undefined,
  { frame, remote, route }: Partial<RouteHandle> = {},
): string[] {
  if (routeId === undefined || route?.ssr !== true || frame !== 'page') return [];
  const own = generation.remotes.find(({ name }) => name === remote)?.later[routeId] ?? [];
  return [...new Set([...own, ...(release.later[PAGE_FRAME] ?? [])])];
}
