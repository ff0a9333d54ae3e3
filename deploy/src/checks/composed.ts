import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { type Built, readPortal } from '../built.ts';
import { compose } from '../composition.ts';
import { checkPages, openBrowser } from './in-browser.ts';
import { type PageToCheck, pagesToCheck } from './pages.ts';
import { startRenderServer } from './render-server.ts';
import { startFakeApi } from './fake-api.ts';

type Detail = (text: string) => void;

/**
 * Every kind of page of a remote, in a browser, under each of the shells (the newest and the oldest are what counts; there are few).
 * @throws SentenceError naming shell, page and what went wrong
 */
export async function checkUnderShells(options: {
  built: Built;
  shells: readonly Built[];
  apiOrigin?: string | undefined;
  detail: Detail;
}): Promise<void> {
  const { built, shells, apiOrigin, detail } = options;
  const pages = pagesToCheck(readPortal(built.dist), built.dist);
  for (const shell of shells) {
    const problems = await look({ shell, releases: [built], pages, apiOrigin, detail });
    if (problems.length > 0)
      throw new SentenceError(
        `Not released: ${built.release.name} does not work under shell ${shell.release.version}:\n- ${problems.join('\n- ')}`,
      );
  }
}

/**
 * The first page of each remote, together as they would be after the switch, from the bytes in the store.
 * @throws SentenceError naming the page and what went wrong
 */
export async function checkTogether(options: {
  built: Built;
  releases: readonly Built[];
  apiOrigin?: string | undefined;
  detail: Detail;
}): Promise<void> {
  const { built, releases, apiOrigin, detail } = options;
  const shell = releases.find(({ release }) => release.name === 'shell');
  const remotes = releases.filter(({ release }) => release.name !== 'shell');
  if (shell === undefined) return;
  const pages = remotes.flatMap(({ dist }) => pagesToCheck(readPortal(dist), dist).slice(0, 1));
  const problems = await look({ shell, releases: remotes, pages, apiOrigin, detail });
  if (problems.length > 0)
    throw new SentenceError(
      `Not released: beside what is live, ${built.release.name} ${built.release.version} fails:\n- ${problems.join('\n- ')}`,
    );
}

async function look(options: {
  shell: Built;
  releases: readonly Built[];
  pages: readonly PageToCheck[];
  apiOrigin: string | undefined;
  detail: Detail;
}): Promise<string[]> {
  const { shell, releases, pages, apiOrigin, detail } = options;
  const composition = compose(releases);
  const closing: (() => unknown)[] = [() => composition.remove()];
  try {
    const api = await startFakeApi(apiOrigin);
    closing.push(api.stop);
    const server = await startRenderServer({ shell: shell.dist, store: composition.folder, apiOrigin: api.origin });
    closing.push(server.stop);
    const browser = await openBrowser();
    closing.push(() => browser.close());
    return await checkPages(browser, server, pages, (path) => detail(`shell ${shell.release.version} ${path}`));
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}
