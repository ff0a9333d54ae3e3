type Warn = (message: string, error: unknown) => void;

/** Logs a repeated failure once, and again only after it was resolved. */
export class LogOnce {
  readonly #warn: Warn;
  #failing = false;

  constructor(warn: Warn) {
    this.#warn = warn;
  }

  failed(message: string, error: unknown): void {
    if (!this.#failing) this.#warn(message, error);
    this.#failing = true;
  }

  resolved(): void {
    this.#failing = false;
  }
}
