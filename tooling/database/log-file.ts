import { closeSync, fstatSync, openSync, readFileSync, readSync, renameSync, rmSync, statSync } from 'node:fs';

const LARGE = 5 * 1024 * 1024;
const TAIL = 8 * 1024;
/** A larger log is not read to decide whether it may stay: only errors make a log this large. */
const READABLE = 64 * 1024 * 1024;

/** Size in bytes, 0 when there is no such file. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Lines that only other settings than `LOG_SETTINGS` write; each may quote a row. */
const MAY_QUOTE = /^(?:.* )?(?:ERROR|WARNING|NOTICE|INFO|DEBUG\d?|DETAIL|HINT|QUERY|CONTEXT|STATEMENT): {2}/m;

/**
 * Makes the log ready for a server that starts: removes logs that an earlier version wrote, which may quote rows, and keeps one older
 * log (`<file>.1`) once it has grown beyond `limit` bytes.
 */
export function prepareLog(file: string, limit: number = LARGE): void {
  for (const log of [file, `${file}.1`])
    if (sizeOf(log) > READABLE || (sizeOf(log) > 0 && MAY_QUOTE.test(readFileSync(log, 'latin1')))) rmSync(log);
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
