import { describeFailure, describeFault } from './failure.js';

/** Levels of pino. */
const WARN = 40;
const FATAL = 60;

const writeLine = (line: object): void =>
  void process.stderr.write(`${JSON.stringify({ time: Date.now(), ...line })}\n`);

/**
 * Logs in one line of JSON why the process ends, and exits with 1. Node would print the error with all its properties: those of a database
 * error contain the row (`detail`, `where`).
 */
export function exitWithError(error: unknown): never {
  const { name, code, message } = describeFailure(error);
  const msg = [name, code, message].filter((part) => part !== undefined).join(': ');
  writeLine({ level: FATAL, msg, failure: describeFault(error) });
  process.exit(1);
}

/** Ends the process with one sentence: plain on a terminal, else a line of the log. */
export function reportAndExit(sentence: string): never {
  if (process.stderr.isTTY) process.stderr.write(`${sentence}\n`);
  else writeLine({ level: FATAL, msg: sentence });
  process.exit(1);
}

/** Called once, before anything else: Node's own warnings become lines of the log. */
export function warningsAsJson(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => writeLine({ level: WARN, msg: `${name}: ${message}` }));
}

/** Called once, before anything else: uncaught errors end the process by `exitWithError`. */
export function exitOnUncaught(): void {
  process.on('uncaughtException', exitWithError);
}
