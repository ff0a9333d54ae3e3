interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  previous?: unknown;
}

/** How many nested causes are examined. */
const DEPTH = 5;

/** An error and its causes, as drivers and mappers wrap them. */
export function failuresOf(error: unknown): { code: string; message: string }[] {
  const failures: { code: string; message: string }[] = [];
  let each: unknown = error;
  while (failures.length < DEPTH && typeof each === 'object' && each !== null) {
    const { code, message, cause, previous } = each as Failure;
    failures.push({
      code: typeof code === 'string' ? code : '',
      message: typeof message === 'string' ? message : '',
    });
    each = cause ?? previous;
  }
  return failures;
}
