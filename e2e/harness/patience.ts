/**
 * One look inside a loop that looks again (`toPass`). Everywhere else the limits of `playwright.config.ts` hold: they end a test that hangs
 * and say nothing about how fast the product is, which the benches measure.
 */
export const ONE_LOOK = { timeout: 2000 };
