import { toast } from '@ayana/portal-kit';
import { createElement, Suspense, use, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { holdPresses, type HeldPresses } from './held-presses';
import { LATER_MESSAGES } from './messages';
import { isUnderWay, nextSign } from './signs';

const inBrowser = typeof document !== 'undefined';

/**
 * A part of a page that the server renders with the rest, and whose code the browser fetches when somebody begins to move,
 * not with the first view. Until then it is readable HTML: its fields take text, and what is pressed in it
 * counts as soon as the code is there. Should the code not come, the part stays readable and the next sign
 * of life tries again.
 *
 * Drawn in the browser alone (a navigation), the code is fetched at once, and a failure is the route's to show.
 * @param name unique on the page
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  let presses: HeldPresses | undefined;
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

  const isDrawn = (): boolean => document.getElementById(`later-${name}`) !== null;

  const whenWanted = async (): Promise<ComponentType<Props>> => {
    if (!isUnderWay()) await Promise.race([nextSign(), new Promise<void>((resolve) => (urge = resolve))]);
    for (;;) {
      presses ??= holdPresses((element) => element.closest(`#later-${name}`) !== null);
      try {
        return await load();
      } catch {
        const pressed = presses.drop();
        presses = undefined;
        if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
        else if (pressed !== null) toast.failure(LATER_MESSAGES.title, LATER_MESSAGES.not_loaded);
        await nextSign();
      }
    }
  };

  // The server has the code in its own file: it is there before the first page is asked for.
  if (!inBrowser) coming = settle(load());

  function Part(props: Props): ReactNode {
    // Asked a second time while it waits for a sign: the page is being changed, and that must not wait for one.
    urge?.();
    coming ??= settle(inBrowser && isDrawn() ? whenWanted() : load());
    const part = use(coming);
    useEffect(() => {
      const timer = setTimeout(() => {
        // Outside of React's own work: a press can bring the boundary it falls on to life only then.
        presses?.release();
        presses = undefined;
      });
      return () => clearTimeout(timer);
    }, []);
    return createElement(part, props);
  }

  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <div id={`later-${name}`}>
          <Part {...props} />
        </div>
      </Suspense>
    );
  };
}
