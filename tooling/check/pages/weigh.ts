import { brotliCompressSync } from 'node:zlib';

import type { Page, Response } from 'playwright-core';

export interface Weight {
  /** Address of each script asked for, without the origin. */
  readonly scripts: readonly string[];
  /** Bytes of all of them, brotli at the usual level for stored files. */
  readonly brotli: number;
}

/**
 * For an init script: the first view is what comes to someone who saves data. To everybody else comes, once the line is idle, the
 * code of what they are likely to press.
 */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Watches a page for the scripts it asks for. @returns a function that says what they weigh, compressed as a server would store them */
export function weighScripts(page: Page): () => Promise<Weight> {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer);
  });
  return async () => {
    const bodies = await Promise.all(answers.map((answer) => answer.body()));
    return {
      scripts: answers.map((answer) => new URL(answer.url()).pathname),
      brotli: bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0),
    };
  };
}
