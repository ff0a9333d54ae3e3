const SHORTEST = 1000;
const LONGEST = 2000;

/**
 * Milliseconds before a refusal is sent: a program that asks again at once would otherwise keep the process busy with refusals. Each is
 * different, or what is refused together would come again together, and others would wait for all of it.
 */
export const refusalPause = (): number => SHORTEST + Math.random() * (LONGEST - SHORTEST);
