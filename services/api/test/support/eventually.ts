/** Waits until a condition is true, by polling; half as long as a test may take, since the machine may be busy. */
export async function eventually<T>(check: () => Promise<T | undefined | false>, limit = 300_000): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const found = await check().catch(() => undefined);
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited ${limit} ms in vain`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
