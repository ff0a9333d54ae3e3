import { framesOf, logText } from '@ayana/contracts/operation';

interface LoggedRequest {
  method: string;
  url: string;
}
interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * How requests and errors are logged: without query, address and headers, and errors without quoted text and
 * without properties such as the body of a problem. The log's default would print all of it.
 */
export const logSerializers = {
  req: ({ method, url }: LoggedRequest): Record<string, unknown> => ({ method, path: url.split('?', 1)[0] }),
  err: (error: unknown): LoggedError => describeError(error),
};

/** A log entry without its own message would contain the error's message unchanged. */
export const logHooks = {
  logMethod(this: object, args: unknown[], write: (this: object, ...args: unknown[]) => void): void {
    const [entry, message] = args;
    const error: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'err') : undefined;
    const isItsOwn = error instanceof Error && (message === undefined || message === error.message);
    if (isItsOwn) write.call(this, entry, logText(error.message));
    else write.apply(this, args);
  },
};

export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: logText(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(error).join('\n'),
  };
}

/** Call it once, before anything else: it logs in one line why the process ends, where Node would print the whole error. */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    const err = describeError(error);
    process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg: err.message, err })}\n`);
    process.exit(1);
  });
}
