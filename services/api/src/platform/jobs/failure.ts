/** Thrown by a handler when trying again cannot help: the job goes to the dead letters at once. */
export class HopelessJobError extends Error {
  override readonly name = 'HopelessJobError';
}
