import { withClient } from '@ayana/tooling/database/index.ts';

/** Lets time pass for a request: the one thing the API rightly offers to nobody. */
export class Clockwork {
  readonly #databaseUrl: string;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Makes a request older, its promise with it. */
  async age(requestId: string, hours: number): Promise<void> {
    await withClient(this.#databaseUrl, (client) =>
      client.query(
        `UPDATE inbox_items SET received_at = received_at - $2 * interval '1 hour', due_at = due_at - $2 * interval '1 hour' WHERE id = $1`,
        [requestId, hours],
      ),
    );
  }
}
