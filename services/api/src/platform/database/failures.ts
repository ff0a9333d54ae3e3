interface Failure {
  code?: unknown;
  severity?: unknown;
  message?: unknown;
  cause?: unknown;
  previous?: unknown;
}

/** How many nested causes are examined. */
const DEPTH = 5;

/** An error and its causes, as drivers and mappers wrap them. */
export function failuresOf(error: unknown): { code: string; severity: string; message: string }[] {
  const failures: ReturnType<typeof failuresOf> = [];
  let each: unknown = error;
  while (failures.length < DEPTH && typeof each === 'object' && each !== null) {
    const { code, severity, message, cause, previous } = each as Failure;
    failures.push({
      code: typeof code === 'string' ? code : '',
      severity: typeof severity === 'string' ? severity : '',
      message: typeof message === 'string' ? message : '',
    });
    each = cause ?? previous;
  }
  return failures;
}
