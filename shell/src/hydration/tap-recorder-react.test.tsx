import { waitFor } from '@testing-library/react';
import { Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { recordTaps } from './tap-recorder';

test('a form submitted early reaches its code, even before React has hydrated its boundary', async () => {
  Object.assign(performance, { mark: jest.fn() });
  Object.assign(HTMLElement.prototype, { animate: () => ({ cancel: jest.fn() }) });
  const sentByBrowser = jest.fn((event: Event) => event.preventDefault());
  const sentByCode = jest.fn();
  recordTaps({ parts: '#root', live: 'live', failed: 'failed', mark: 'early', key: 'key', patience: 10_000 });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sentByBrowser(event);
  });

  const root = (): HTMLElement => document.getElementById('root') ?? document.body;
  function Page() {
    // As soon as the page has hydrated, and before its boundaries have.
    useLayoutEffect(() => queueMicrotask(() => root().dispatchEvent(new Event('live', { bubbles: true }))), []);
    return (
      <Suspense fallback={null}>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            sentByCode();
          }}
        >
          <button type="submit">Send</button>
        </form>
      </Suspense>
    );
  }
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  root().querySelector('button')?.click();
  expect([sentByBrowser.mock.calls.length, sentByCode.mock.calls.length]).toEqual([0, 0]);

  hydrateRoot(root(), <Page />);
  await waitFor(() => expect(sentByCode.mock.calls.length + sentByBrowser.mock.calls.length).toBe(1));
  expect(sentByBrowser).not.toHaveBeenCalled();
});
