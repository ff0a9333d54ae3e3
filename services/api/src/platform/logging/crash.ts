import { describeFailure, describeFault } from './failure.js';

/**
 * Logs in one line of JSON why the process ends, and exits with 1. Node would print the error with all its properties: those of a database
 * error contain the row (`detail`, `where`).
 */
export function exitWithError(error: unknown): never {
  const { name, code, message } = describeFailure(error);
  const msg = [name, code, message].filter((part) => part !== undefined).join(': ');
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg, failure: describeFault(error) })}\n`);
  process.exit(1);
}

/** Called once, before anything else: uncaught errors end the process by `exitWithError`. */
export function exitOnUncaught(): void {
  process.on('uncaughtException', exitWithError);
}
