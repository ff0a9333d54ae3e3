type Warn = (message: string, error: unknown) => void;

/** Tells of a failure that comes again with every look once, and again only after it was over. */
export class ToldOnce {
  readonly #warn: Warn;
  #failing = false;

  constructor(warn: Warn) {
    this.#warn = warn;
  }

  failed(message: string, error: unknown): void {
    if (!this.#failing) this.#warn(message, error);
    this.#failing = true;
  }

  over(): void {
    this.#failing = false;
  }
}
