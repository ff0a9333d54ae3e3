/** Thrown by a handler when retrying cannot help: the job goes to the dead-letter queue at once. */
export class PermanentJobError extends Error {
  override readonly name = 'HopelessJobError';
}
