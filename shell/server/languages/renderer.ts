import type { Locale } from '@ayana/contracts/language';
import { configureApi } from '@ayana/portal-kit';
import type { PageSource } from '../../src/remotes/page-source';
import type { Generation } from '../releases/registry';
import { ServerBundles } from '../releases/server-bundles';
import { sharedModules } from '../releases/shared-modules';
import { matchedPath, renderPage } from '../render/render-page';
import { type LanguageScope, withCatalogue } from './language-scope';

/** Renders the pages of one language: its code is evaluated with the texts of that language. */
export interface Renderer {
  renderPage: typeof renderPage;
  matchedPath: typeof matchedPath;
  pagesOf: (generation: Generation) => PageSource;
  /** The generation with the names of its pages in this language. */
  localised: (generation: Generation) => Generation;
}

export interface RendererOptions {
  locale: Locale;
  language: LanguageScope;
  apiOrigin: string;
  fetch: (request: Request) => Promise<Response>;
}

/** The renderer of the language that this code was evaluated in. */
export function createRenderer({ apiOrigin, fetch, language, locale }: RendererOptions): Renderer {
  configureApi({
    origin: apiOrigin,
    fetch: (request) => {
      request.headers.set('accept-language', locale.tag);
      return fetch(request);
    },
  });
  const bundles = new ServerBundles(sharedModules, language);
  const localised = new WeakMap<Generation, Generation>();
  return {
    renderPage,
    matchedPath,
    pagesOf: (generation) => bundles.pagesOf(generation),
    localised: (generation) => {
      if (language.ayanaLocale === undefined) return generation;
      const known = localised.get(generation) ?? withNames(generation, language);
      localised.set(generation, known);
      return known;
    },
  };
}

/** The portals with titles, descriptions and labels of the language. */
function withNames(generation: Generation, language: LanguageScope): Generation {
  return {
    ...generation,
    remotes: generation.remotes.map((remote) => {
      const { ayanaTexts } = withCatalogue(language, remote.webFolder);
      const routes = Object.fromEntries(remote.portal.routes.map((route) => [route.id, route]));
      const named = ayanaTexts?.(`portal/${remote.name}`, routes) ?? routes;
      return { ...remote, portal: { ...remote.portal, routes: Object.values(named) } };
    }),
  };
}
