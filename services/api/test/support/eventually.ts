/** Waits until a condition is true, by polling. */
export async function eventually<T>(check: () => Promise<T | undefined | false>, limit = 40_000): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const found = await check().catch(() => undefined);
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited ${limit} ms in vain`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
