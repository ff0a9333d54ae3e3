/**
 * One try inside a loop that tries again (`toPass`). Everywhere else the limits of `playwright.config.ts` hold: they end a test that hangs
 * and say nothing about how fast the product is, which the benches measure.
 */
export const ONE_TRY = { timeout: 2000 };
