import { mayEnterByHint } from '@ayana/contracts/identity';
import type { PageMeta } from '@ayana/portal-kit';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router';
import { createStaticHandler, createStaticRouter, type DataRouteMatch, StaticRouterProvider } from './static-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { type PageHead, pageHead } from '../../src/page/head';
import type { PageData } from '../../src/page/page-data';
import { type Site, SiteContext } from '../../src/page/site';
import type { PageSource } from '../../src/remotes/page-source';
import { buildRoutes } from '../../src/routes/build-routes';
import { namesNothing, PORTAL_FRAME } from '../../src/routes/page-route';
import type { RouteHandle } from '../../src/routes/route-handle';
import { NOT_FOUND_ID } from '../../src/routes/shell-routes';
import { messages } from '../../src/messages';
import { inTime } from '../../src/remotes/in-time';
import { SHELL } from '../../src/shell-portal';
import type { OwnRelease } from '../own-release';
import type { Generation } from '../releases/registry';
import { turn } from './turn';

export interface RenderedPage {
  status: number;
  /** What the address led to; undefined where nothing matched. */
  route: { id: string; remote: string } | undefined;
  html: string;
  /** `<style>` elements of what was rendered. */
  styles: string;
  head: PageHead;
  /** Null where the browser draws the page. */
  hydration: PageData['hydration'];
  /** Scripts the first view will ask for, in loading order. */
  scripts: string[];
  /** Scripts of what is likely to be pressed, for when the line is idle; the nearest to the page first. */
  later: string[];
  /** Errors met on the way, to be logged; the page still answers. */
  errors: { remote: string | undefined; error: unknown }[];
}

/** Longest wait for a page's code and data on the server, in milliseconds. */
const LIMIT = 3_000;
/** The same where a form is sent to it first: what was typed must not be lost because the API is slow. */
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
  release: Pick<OwnRelease, 'scripts' | 'later'>;
}

/** What `routes.json` of the shell calls the frame of public pages (tooling/webpack/shell.ts). */
const PAGE_FRAME = 'shell.page-frame';

const handlers = new WeakMap<Generation, ReturnType<typeof createStaticHandler>>();

/** The routes of a generation, made once: a generation never changes, and making them cost one to two milliseconds a page. */
function handlerOf({
  generation,
  pages,
}: Pick<RenderOptions, 'generation' | 'pages'>): ReturnType<typeof createStaticHandler> {
  const known = handlers.get(generation);
  if (known !== undefined) return known;
  const portals = generation.remotes.map(({ portal }) => portal);
  const made = createStaticHandler(buildRoutes({ portals, pages, admit: async () => {} }));
  handlers.set(generation, made);
  return made;
}

/** The path of the route an address leads to, as the route itself spells it; undefined where nothing matched but the not-found page. */
export function matchedPath(options: Pick<RenderOptions, 'generation' | 'pages'>, path: string): string | undefined {
  const route = matchRoutes(handlerOf(options).dataRoutes, path)?.at(-1)?.route;
  return route?.id === NOT_FOUND_ID ? undefined : route?.path;
}

/**
 * Renders one address: loaders of public pages run here, guarded pages are a frame with a spinner that the browser fills. A
 * page whose bundle or loader throws is left to the browser as well. Answers a `Response` where a loader redirects.
 */
export async function renderPage(options: RenderOptions): Promise<RenderedPage | Response> {
  const { generation, pages, request, origin, hint } = options;
  const errors: RenderedPage['errors'] = [];
  let late: unknown;
  const handler = handlerOf(options);
  const rendersHere = ({ route }: DataRouteMatch): boolean => rendersOnServer(route.handle as RouteHandle | undefined);
  // What takes too long is the browser's to wait for, with a spinner.
  const isForm = request.method === 'POST';
  const context = await inTime(
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
  // A page that says "no such thing" is not a failure: the address is answered 404, the browser shows not-found.
  const missing = thrown.some(namesNothing);
  if (!missing) for (const error of thrown) errors.push({ remote: handle?.remote, error });
  // An error is the browser's to show, with a Retry that can help: the server sends the frame instead.
  if (late !== undefined) errors.push({ remote: handle?.remote, error: late });
  const failed = context.errors !== null || late !== undefined;
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
  // As the not-found screen names itself, which the browser shows in its place.
  const meta: PageMeta = missing
    ? { title: messages.not_found.title, robots: 'noindex' }
    : (page?.meta?.({ data, params: match?.params ?? {}, origin }) ?? {});
  return {
    status: missing || match?.route.id === NOT_FOUND_ID ? 404 : isForm ? context.statusCode : 200,
    route: match === undefined ? undefined : { id: match.route.id, remote: handle?.remote ?? SHELL },
    ...drawn,
    head: pageHead({ handle, meta, path: new URL(request.url).pathname, origin }),
    hydration: hydrates ? { loaderData: context.loaderData, actionData: context.actionData } : null,
    scripts: scriptsOf(options, match?.route.id, handle),
    later: hydrates ? laterOf(options, match?.route.id, handle) : [],
    errors,
  };
}

/** What the first view of a route asks for, beside the shell's main script; of a page this visitor may not enter, the frame alone. */
function scriptsOf(
  { generation, hint, release }: RenderOptions,
  routeId: string | undefined,
  handle: RouteHandle | undefined,
): string[] {
  if (routeId === undefined) return [];
  const { frame, remote, route } = handle ?? {};
  const around = frame === 'portal' ? (release.scripts[PORTAL_FRAME] ?? []) : [];
  if (!mayEnterByHint(route?.access ?? 'public', hint)) return around;
  const known = remote === SHELL ? release.scripts : generation.remotes.find(({ name }) => name === remote)?.scripts;
  return [...new Set([...around, ...(known?.[routeId] ?? [])])];
}

/** What a page the server drew brings once the line is idle: what is its own first, then the frame's, so that what is in sight comes alive first. */
function laterOf(
  { generation, release }: RenderOptions,
  routeId: string | undefined,
  { frame, remote, route }: Partial<RouteHandle> = {},
): string[] {
  if (routeId === undefined || route?.ssr !== true || frame !== 'page') return [];
  const own = generation.remotes.find(({ name }) => name === remote)?.later[routeId] ?? [];
  return [...new Set([...own, ...(release.later[PAGE_FRAME] ?? [])])];
}
