import { randomUUID } from 'node:crypto';
import { threadId } from 'node:worker_threads';
import { currentLanguage } from '../../languages/current-language.js';
import { threadTask } from '../thread-task.js';

export const where = (): { thread: number; language: string } => ({ thread: threadId, language: currentLanguage() });
export const double = ({ bytes }: { bytes: Uint8Array }): Uint8Array => bytes.map((byte) => byte * 2);
/** Never the same twice, so that a paper made again is seen. */
export const stamp = (words: string): Uint8Array => Buffer.from(`${words} ${randomUUID()}`);
export function fail(message: string): never {
  throw new Error(message);
}
export function never(): never {
  for (;;);
}

export const WHERE = threadTask(import.meta.url, where);
export const DOUBLE = threadTask(import.meta.url, double);
export const STAMP = threadTask(import.meta.url, stamp);
export const FAIL = threadTask(import.meta.url, fail);
export const NEVER = threadTask(import.meta.url, never);
