import { PART_FAILED, PART_ID, PART_LIVE } from '@ayana/contracts/operation';
import { toast } from '@ayana/portal-kit';
import { connectionIdle } from '@ayana/shared-ui/connection';
import { createElement, Suspense, use, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { LAZY_PART_MESSAGES } from './messages';
import { isUserActive, nextUserActivity } from './user-activity';

const inBrowser = typeof document !== 'undefined';

/** Parts that load early because the user is already active, by name. */
const early = new Map<string, Promise<unknown>>();

/** Resolves when all other early parts have loaded or failed. */
export async function partsBeside(name: string): Promise<void> {
  await Promise.allSettled([...early].filter(([other]) => other !== name).map(([, loading]) => loading));
}

/** Whether the part is still the server's HTML, not hydrated. */
export function isServerRendered(name: string): boolean {
  return document.getElementById(PART_ID + name) !== null;
}

/** Notifies the shell's click recorder (`tap-recorder.ts`). @returns false where a click is given up */
const notify = (name: string, event: string): boolean =>
  document.getElementById(PART_ID + name)?.dispatchEvent(new Event(event, { bubbles: true, cancelable: true })) ?? true;

/**
 * A part of a page that the server renders, and whose code the browser loads when the connection is idle or the visitor
 * becomes active, not in the first view. Until then it is readable HTML: its fields accept text, and clicks and
 * choices are replayed when the code has loaded. If the code fails to load, the part stays readable and the next
 * activity tries again.
 *
 * After a client-side navigation the code loads at once, and the route shows a failure.
 * @param name unique on the page
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let first: Promise<ComponentType<Props>> | undefined;
  let hydrateNow: (() => void) | undefined;

  // React reads a promise with `status: 'fulfilled'` in the same render, without waiting.
  const settle = (promise: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> => {
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        loading = undefined;
      },
    );
    return promise;
  };

  /** The early load is the first try, unless it has failed. */
  const loadCode = (): Promise<ComponentType<Props>> => {
    const begun = first ?? load();
    first = undefined;
    return begun;
  };

  /** Rendered by the server, and its code has not loaded. */
  const awaitsCode = (): boolean =>
    inBrowser && isServerRendered(name) && (first === undefined || !('status' in first));

  const loadWhenActive = async (): Promise<ComponentType<Props>> => {
    if (!isUserActive())
      await Promise.race([
        nextUserActivity(),
        connectionIdle(),
        new Promise<void>((resolve) => (hydrateNow = resolve)),
      ]);
    for (;;) {
      try {
        return await loadCode();
      } catch {
        const isPressGivenUp = !notify(name, PART_FAILED);
        if (isPressGivenUp) toast.failure(LAZY_PART_MESSAGES.title, LAZY_PART_MESSAGES.not_loaded);
        await nextUserActivity();
      }
    }
  };

  // On the server the code loads before the first request.
  if (!inBrowser) loading = settle(load());
  else if (isUserActive()) {
    const begun = settle(load());
    const forget = (): void => void early.delete(name);
    first = begun;
    early.set(name, begun);
    begun.then(forget, () => {
      forget();
      first = undefined;
    });
  }

  function Part(props: Props): ReactNode {
    // A second render while waiting for activity: the page is changing, so load now.
    hydrateNow?.();
    loading ??= settle(awaitsCode() ? loadWhenActive() : loadCode());
    const part = use(loading);
    useEffect(() => {
      // Outside of React's own work: only then can a click hydrate the boundary it hits.
      const timer = setTimeout(() => notify(name, PART_LIVE));
      return () => clearTimeout(timer);
    }, []);
    return createElement(part, props);
  }

  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <div id={PART_ID + name}>
          <Part {...props} />
        </div>
      </Suspense>
    );
  };
}
