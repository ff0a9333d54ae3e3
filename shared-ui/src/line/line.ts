/** Whether the person asked their browser to save data (Network Information API); false where a browser does not say. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/** Resolves once everything of the first view has come, so that the line is free. Never for those who save data. */
export async function freeLine(): Promise<void> {
  if (savesData()) return new Promise(() => {});
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Longest wait for a quiet moment once the page is loaded, in milliseconds. */
const LONGEST = 1_500;

/**
 * Resolves once the first view is loaded and neither line nor processor has more urgent work: what a visitor is likely to press next
 * may be fetched. Never for those who save data.
 */
export async function idleLine(): Promise<void> {
  await freeLine();
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve, LONGEST / 3);
  });
}
