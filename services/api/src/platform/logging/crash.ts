import { describeFailure, describeFault } from './failure.js';

/**
 * Says in one line of JSON why the process ends, and ends it with 1. Node would print the error as it is, with all its properties:
 * those of a database error hold the row (`detail`, `where`).
 */
export function endWith(error: unknown): never {
  const { name, code, message } = describeFailure(error);
  const msg = [name, code, message].filter((part) => part !== undefined).join(': ');
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg, failure: describeFault(error) })}\n`);
  process.exit(1);
}

/** Called once, before anything else: what nobody catches ends the process by `endWith`. */
export function endOnUncaught(): void {
  process.on('uncaughtException', endWith);
}
