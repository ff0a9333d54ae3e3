import { isReleasePending, setTabGeneration } from './release-watcher';
import { watchReleases } from './watch-releases';

let asked = 0;
let generation = '7';
let stop = (): void => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  generation = '7';
  setTabGeneration(7);
  document.body.innerHTML = '<a href="/about"><span>About</span></a><p>text</p>';
  globalThis.fetch = async () => {
    asked += 1;
    return new Response(null, { headers: { 'ayana-generation': generation } });
  };
  stop = watchReleases(document);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const press = async (selector: string): Promise<void> => {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
};

it('asks when a link is clicked, but not for every click', async () => {
  await jest.advanceTimersByTimeAsync(3000);
  await press('p');
  expect(asked).toBe(0);
  await press('span');
  await press('span');
  expect(asked).toBe(1);
});

it('asks every minute, and no more once a release is pending', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect([asked, isReleasePending()]).toEqual([1, false]);
  generation = '8';
  await jest.advanceTimersByTimeAsync(60_000);
  expect([asked, isReleasePending()]).toEqual([2, true]);
  await jest.advanceTimersByTimeAsync(180_000);
  expect(asked).toBe(2);
});
