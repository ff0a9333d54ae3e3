import { PART_FAILED, PART_ID, PART_LIVE } from '@ayana/contracts/operation';
import { toast } from '@ayana/portal-kit';
import { connectionIdle } from '@ayana/shared-ui/connection';
import { createElement, Suspense, use, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { LAZY_PART_MESSAGES } from './messages';
import { isUserActive, nextUserActivity } from './user-activity';

const inBrowser = typeof document !== 'undefined';

/** Parts on their way since they were named, by name, because someone is under way already. */
const early = new Map<string, Promise<unknown>>();

/** Resolves when the parts that were named beside this one are there as well, or have failed. */
export async function partsBeside(name: string): Promise<void> {
  await Promise.allSettled([...early].filter(([other]) => other !== name).map(([, coming]) => coming));
}

/** Whether the server drew the part and no code has taken it over. */
export function isDrawn(name: string): boolean {
  return document.getElementById(PART_ID + name) !== null;
}

/** Tells what records presses in the document's head (shell, `tap-recorder.ts`). @returns false where a press is given up */
const notify = (name: string, event: string): boolean =>
  document.getElementById(PART_ID + name)?.dispatchEvent(new Event(event, { bubbles: true, cancelable: true })) ?? true;

/**
 * A part of a page that the server renders with the rest, and whose code the browser fetches once the line is idle or the visitor
 * begins to move, not with the first view. Until then it is readable HTML: its fields take text, and what is pressed or
 * chosen in it is done as soon as the code is there. If the code does not come, the part stays readable and the next
 * sign of use tries again.
 *
 * Drawn in the browser alone (a navigation), the code is fetched at once, and a failure is the route's to show.
 * @param name unique on the page
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  let first: Promise<ComponentType<Props>> | undefined;
  let urge: (() => void) | undefined;

  // React reads a promise that says it is fulfilled in the same render, without waiting.
  const settle = (promise: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> => {
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        coming = undefined;
      },
    );
    return promise;
  };

  /** What was begun early is the first try, unless it has failed. */
  const bring = (): Promise<ComponentType<Props>> => {
    const begun = first ?? load();
    first = undefined;
    return begun;
  };

  /** Drawn by the server, and its code is not here. */
  const isDrawnAlone = (): boolean => inBrowser && isDrawn(name) && (first === undefined || !('status' in first));

  const whenWanted = async (): Promise<ComponentType<Props>> => {
    if (!isUserActive())
      await Promise.race([nextUserActivity(), connectionIdle(), new Promise<void>((resolve) => (urge = resolve))]);
    for (;;) {
      try {
        return await bring();
      } catch {
        const isPressGivenUp = !notify(name, PART_FAILED);
        if (isPressGivenUp) toast.failure(LAZY_PART_MESSAGES.title, LAZY_PART_MESSAGES.not_loaded);
        await nextUserActivity();
      }
    }
  };

  // The server has the code in its own file: it is there before the first page is asked for.
  if (!inBrowser) coming = settle(load());
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
    // Asked a second time while it waits for a sign: the page is being changed, and that must not wait for one.
    urge?.();
    coming ??= settle(isDrawnAlone() ? whenWanted() : bring());
    const part = use(coming);
    useEffect(() => {
      // Outside of React's own work: a press can bring the boundary it falls on to life only then.
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
