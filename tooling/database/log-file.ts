import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const LARGE = 5 * 1024 * 1024;
const TAIL = 8 * 1024;

/** Size in bytes, 0 when there is no such file. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Keeps one older log (`<file>.1`) and starts anew once a log has grown beyond `limit` bytes. */
export function turnOver(file: string, limit: number = LARGE): void {
  if (sizeOf(file) > limit) renameSync(file, `${file}.1`);
}

/** The text written after byte `from`, at most the last 8 KB of it. */
export function tailOf(file: string, from: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const start = Math.max(from, size - TAIL);
    const buffer = Buffer.alloc(Math.max(0, size - start));
    readSync(descriptor, buffer, 0, buffer.length, start);
    return buffer.toString('utf8').trim();
  } finally {
    closeSync(descriptor);
  }
}
