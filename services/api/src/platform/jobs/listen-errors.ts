import { Client } from 'pg';

/**
 * pg-boss (12.35) takes every listener off its LISTEN connection once that has failed, and ends it. Behind PgBouncer a second error
 * follows the server's own ("server conn crashed?"); an error event without a listener would end the process. Clients of `pg` therefore
 * keep one that does nothing.
 */
export function keepErrorListeners(): void {
  const { removeAllListeners } = Client.prototype;
  Object.defineProperty(Client.prototype, 'removeAllListeners', {
    configurable: true,
    value(this: Client, ...names: [string?]) {
      Reflect.apply(removeAllListeners, this, names);
      if (names.length === 0 || names[0] === 'error') this.on('error', () => undefined);
      return this;
    },
  });
}
