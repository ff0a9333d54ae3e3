import { ENGLISH, type Locale } from '@ayana/contracts/language';
import type { ReleaseReview } from '@ayana/contracts/releases';
import type { PageData } from '../../src/document/page-data';
import type { Config } from '../config';
import { catalogueFile } from '../languages/language-scope';
import type { ShellRelease } from '../shell-release';
import type { DevRemote } from '../releases/dev-remotes';
import { rolloutToken } from '@ayana/tooling/release-signing/rollout-tokens.ts';
import type { ActiveRemote, Generation, Registry } from '../releases/registry';
import type { DocumentOptions } from '../render/document';
import type { RenderedPage } from '../render/render-page';

interface DrawnFor {
  config: Config;
  generation: Generation;
  locale: Locale;
  release: ShellRelease;
}

/** The language of a document, and the catalogues that its code needs. */
export function languageOf(
  { config, generation, locale, release }: DrawnFor,
  { route }: RenderedPage,
): Pick<DocumentOptions, 'locale' | 'translated' | 'catalogues'> {
  const translated = config.locales.filter(({ pseudo }) => pseudo !== true);
  if (locale.tag === ENGLISH.tag) return { locale, translated, catalogues: [] };
  const remote = generation.remotes.find(({ name }) => name === route?.remote);
  const bases = [release.base, ...(remote === undefined ? [] : [remote.webBase])];
  return { locale, translated, catalogues: bases.map((base) => base + catalogueFile(locale.tag)) };
}

/** The data that the browser gets with a page. */
export function pageData(
  {
    generation,
    config,
    developed,
    hint,
    registry,
    reviewed,
  }: {
    generation: Generation;
    registry: Pick<Registry, 'rollout'>;
    config: Config;
    developed: readonly DevRemote[];
    hint: string | undefined;
    reviewed?: ReleaseReview | undefined;
  },
  page: RenderedPage,
): PageData {
  return {
    generation: generation.number,
    origin: config.publicOrigin,
    ...(hint === undefined ? {} : { hint }),
    ...(reviewed === undefined ? {} : { review: { ...reviewed, until: reviewed.until.toISOString() } }),
    remotes: Object.fromEntries(
      generation.remotes.map((remote) => {
        const { name, version, entry, integrity } = remote;
        const token = reviewed === undefined ? tokenOf(remote, config, registry) : undefined;
        return [name, { version, entry, integrity, ...(token === undefined ? {} : { token }) }];
      }),
    ),
    portals: generation.remotes.map(({ portal }) => portal),
    // A developed remote may have other routes than its release: the browser uses the developed ones.
    ...(developed.length === 0
      ? { hydration: page.hydration, later: page.later }
      : { hydration: null, later: [], devRemotes: developed }),
  };
}

/** While a remote is out to a part of the sessions: lets the reports of this page count towards the roll-out. */
function tokenOf(
  { name, version }: ActiveRemote,
  { keys }: Config,
  registry: Pick<Registry, 'rollout'>,
): string | undefined {
  const rollout = registry.rollout(name);
  if (keys === undefined || rollout === undefined) return undefined;
  return rolloutToken(keys.rollouts, { remote: name, version, began: rollout.began });
}
