/** Whether data-saving mode is on (Network Information API); false where unknown. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/** Resolves when the first view has loaded, so that the connection is free. Never in data-saving mode. */
export async function connectionFree(): Promise<void> {
  if (savesData()) return new Promise(() => {});
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Longest wait for an idle moment after the page has loaded, in milliseconds. */
const LONGEST = 1_500;

/**
 * Resolves when the first view has loaded and connection and processor are idle: likely interactions
 * may be prefetched. Never in data-saving mode.
 */
export async function connectionIdle(): Promise<void> {
  await connectionFree();
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve, LONGEST / 3);
  });
}
