import type { BrowserContext, ConsoleMessage, Page, Request, Response, WebError } from 'playwright-core';

/**
 * Everything a person would never see and a developer should: console errors and warnings, uncaught errors, requests that
 * failed or were refused. A test fails on any fault it did not expect, and on any expected fault that did not occur.
 * What the browser's own pages do, such as its PDF viewer in a frame, is nothing of the site's.
 */
export class Faults {
  readonly #seen: Fault[] = [];
  readonly #expected: { pattern: RegExp; optional: boolean }[] = [];

  /** Announces a fault this test provokes, matched against its line, e.g. `/404 GET \/nowhere$/`. */
  expect(pattern: RegExp): void {
    this.#expected.push({ pattern, optional: false });
  }

  /** Announces a fault that may come or not, because it depends on what is faster. */
  allow(pattern: RegExp): void {
    this.#expected.push({ pattern, optional: true });
  }

  /** Starts to listen. @returns a function that stops: closing a context aborts open requests */
  watch(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage): void => this.#console(message);
    const onError = (error: WebError): void => {
      if (isOfTheBrowser(error.location().url)) return;
      this.#note(`uncaught ${String(error.error())} on ${error.page()?.url() ?? 'a page that is closed'}`);
    };
    const departures = new Departures();
    const onRequest = (request: Request): void => departures.note(request);
    const onFailed = (request: Request): void => {
      if (isBeacon(request) || isOfTheBrowser(request.url())) return;
      const reason = request.failure()?.errorText ?? 'failed';
      const calledOff = reason === 'net::ERR_ABORTED';
      // Leaving a document calls off what it was still fetching; taking a picture out of it calls off the picture; and what the browser's
      // cache reads again behind the page (stale-while-revalidate, of type "other") is not needed by the page.
      if (calledOff && (departures.cutOff(request) || ['image', 'other'].includes(request.resourceType()))) return;
      this.#note(
        `${reason} ${request.method()} ${request.url()}`,
        calledOff ? () => departures.leftUnread(request) : undefined,
      );
    };
    const onResponse = (response: Response): void => {
      if (response.status() >= 400 && !isOfTheBrowser(response.url()))
        this.#note(`${response.status()} ${response.request().method()} ${response.url()}`);
    };
    context
      .on('console', onConsole)
      .on('weberror', onError)
      .on('request', onRequest)
      .on('requestfailed', onFailed)
      .on('response', onResponse);
    return () =>
      void context
        .off('console', onConsole)
        .off('request', onRequest)
        .off('weberror', onError)
        .off('requestfailed', onFailed)
        .off('response', onResponse);
  }

  /** Unexpected lines, and expectations without a match. Empty is good. */
  problems(): string[] {
    const unannounced = this.#seen
      .filter(({ line, excused }) => !excused() && !this.#expected.some(({ pattern }) => pattern.test(line)))
      .map(({ line }) => line);
    const missed = this.#expected.filter(
      ({ pattern, optional }) => !optional && !this.#seen.some(({ line }) => pattern.test(line)),
    );
    return [...unannounced, ...missed.map(({ pattern }) => `expected, but never came: ${pattern.source}`)];
  }

  #console(message: ConsoleMessage): void {
    if (!['error', 'warning', 'assert'].includes(message.type()) || isOfTheBrowser(message.location().url)) return;
    // The browser's own line for a refused request; the request itself is noted with its method and status.
    if (message.text().startsWith('Failed to load resource:')) return;
    this.#note(`console ${message.type()}: ${message.text()}`);
  }

  #note(line: string, excused = (): boolean => false): void {
    this.#seen.push({ line, excused });
  }
}

interface Fault {
  readonly line: string;
  /** Whether it was not a fault after all. */
  readonly excused: () => boolean;
}

/** Which requests belong to a document, or to an address within it, that has since been left for another. */
class Departures {
  readonly #steps = new WeakMap<Page, { documents: number; addresses: number }>();
  readonly #askedBy = new WeakMap<Request, { document: number; address: number }>();
  /** Pages on their way from one document to the next, which has not been read yet: what is asked for may be the old one's. */
  readonly #leaving = new WeakSet<Page>();

  note(request: Request): void {
    const page = pageOf(request);
    if (page === undefined) return;
    const steps = this.#stepsOf(page);
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (leaves) {
      steps.documents += 1;
      this.#leaving.add(page);
      page.once('domcontentloaded', () => this.#leaving.delete(page));
    }
    const old = !leaves && this.#leaving.has(page);
    this.#askedBy.set(request, { document: steps.documents - (old ? 1 : 0), address: steps.addresses });
  }

  cutOff(request: Request): boolean {
    const page = pageOf(request);
    const asked = this.#askedBy.get(request);
    return page !== undefined && asked !== undefined && asked.document < this.#stepsOf(page).documents;
  }

  /**
   * Whether what was read belongs to an address that was left: a link that is followed, or a step through the history, calls off what
   * the page was reading. To be asked in the end: the address changes only when the next page has been read.
   */
  leftUnread(request: Request): boolean {
    const page = pageOf(request);
    const asked = this.#askedBy.get(request);
    if (page === undefined || asked === undefined) return false;
    return (
      request.method() === 'GET' && request.resourceType() === 'fetch' && asked.address < this.#stepsOf(page).addresses
    );
  }

  #stepsOf(page: Page): { documents: number; addresses: number } {
    const known = this.#steps.get(page);
    if (known !== undefined) return known;
    const steps = { documents: 0, addresses: 0 };
    this.#steps.set(page, steps);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) steps.addresses += 1;
    });
    return steps;
  }
}

/** Undefined for what no page asked for, and for a page that is not there yet. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/** Sent as a page is put away: the browser completes it without an event, which looks like a failed request. */
function isBeacon(request: Request): boolean {
  return request.resourceType() === 'ping';
}

/** Chromium's PDF viewer is an extension that comes with it: a site can neither ask for its files nor change what it does. */
function isOfTheBrowser(url: string): boolean {
  return ['chrome-extension:', 'chrome:', 'chrome-untrusted:'].some((scheme) => url.startsWith(scheme));
}
