/** What is being built or has to be; waiting ends when nothing is. */
export class Pending {
  readonly #names = new Set<string>();
  #waiting: (() => void)[] = [];

  add(name: string): void {
    this.#names.add(name);
  }

  delete(name: string): void {
    this.#names.delete(name);
    if (this.#names.size > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async idle(): Promise<void> {
    while (this.#names.size > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
