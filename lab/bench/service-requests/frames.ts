import type { Page } from 'playwright-core';

/** Pixels a frame: 15,000 a second, as fast as a finger throws a list. */
const STEP = 250;

/** Milliseconds of each frame, and of processor time the page used for one on average. */
export interface Frames {
  readonly took: readonly number[];
  readonly processor: number;
}

/** Frames while a page is scrolled, with its main thread's processor time: other programs on the machine do not change that. */
export async function framesOf(page: Page, scroll: () => Promise<number[]>): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processorTime = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await processorTime();
  const took = await scroll();
  const processor = ((await processorTime()) - before) / took.length;
  await devtools.detach();
  return { took, processor };
}

/** Scrolls a little in every frame until this row is on the screen; where the next page is not there yet, it waits. */
export function scrollRows(page: Page, row: number): Promise<number[]> {
  return page.evaluate(
    ({ wanted, step }) =>
      new Promise<number[]>((resolve) => {
        const took: number[] = [];
        let last = performance.now();
        const frame = (now: number): void => {
          took.push(now - last);
          last = now;
          const shown = [...document.querySelectorAll<HTMLElement>('[data-row]')].at(-1)?.dataset['index'];
          if (Number(shown) >= wanted) return resolve(took);
          window.scrollBy(0, step);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    { wanted: row, step: STEP },
  );
}

/** Scrolls a little in each of so many frames. */
export function scrollFrames(page: Page, count: number): Promise<number[]> {
  return page.evaluate(
    ({ wanted, step }) =>
      new Promise<number[]>((resolve) => {
        const took: number[] = [];
        let last = performance.now();
        const frame = (now: number): void => {
          took.push(now - last);
          last = now;
          if (took.length >= wanted) return resolve(took);
          window.scrollBy(0, step);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    { wanted: count, step: STEP },
  );
}
