import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Config } from '../config/config.js';
import { networkOf, ONE_CUSTOMER } from '../http/limits/network.js';

/** A connection of engine.io, which carries socket.io's sockets. */
type Connection = Socket['conn'];

/**
 * Connections of one address that are not authenticated yet. A whole clinic reconnects through one address after a restart, each within
 * milliseconds; a connection that stays without a token is closed after `HANDSHAKE_MS`.
 */
export const HANDSHAKES_OF_ADDRESS = 100;
/** Milliseconds a connection may stay open unauthenticated. */
export const HANDSHAKE_MS = 10_000;

/** Counts connections from their opening until they are authenticated or closed. */
@Injectable()
export class Handshakes {
  /** By address, with the listener of each connection's end. */
  private readonly open = new Map<string, Map<Connection, () => void>>();

  constructor(private readonly config: Config) {}

  /** Whether the address of this request already has as many as it may. */
  isFull(request: IncomingMessage): boolean {
    return (this.open.get(this.addressOf(request))?.size ?? 0) >= HANDSHAKES_OF_ADDRESS;
  }

  begin(connection: Connection): void {
    const address = this.addressOf(connection.request);
    const known = this.open.get(address) ?? new Map<Connection, () => void>();
    const end = (): void => this.end(connection);
    known.set(connection, end);
    this.open.set(address, known);
    connection.on('close', end);
  }

  /** The connection was authenticated or closed. Safe to repeat. */
  end(connection: Connection): void {
    const address = this.addressOf(connection.request);
    const known = this.open.get(address);
    const end = known?.get(connection);
    if (end !== undefined) connection.off('close', end);
    known?.delete(connection);
    if (known?.size === 0) this.open.delete(address);
  }

  /** The client address, as Fastify determines it: this many hops from the right, and nothing the client forged. */
  private addressOf(request: IncomingMessage): string {
    const address = proxyAddr(request, (_address, hop) => hop < this.config.trustedProxies);
    return networkOf(address, ONE_CUSTOMER) ?? address;
  }
}
