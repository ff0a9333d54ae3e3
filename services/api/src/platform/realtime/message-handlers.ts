import { Injectable, Logger } from '@nestjs/common';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { defer, type Observable } from 'rxjs';
import { maySend } from './message-limits.js';
import type { RealtimeSocket } from './socket.js';

type Handler = MessageMappingProperties['callback'];
type Transform = (result: unknown) => Observable<unknown>;

/**
 * The gateways' methods for the messages of each socket. Nest would give every socket four observables for each of them, which took half of
 * its memory, and listeners of their own would take another tenth: a socket has one list of the methods its user may call.
 */
@Injectable()
export class MessageHandlers {
  private readonly logger = new Logger('Realtime');
  /** Of each message in the lists. */
  private readonly places = new Map<string, number>();
  private readonly lists = new WeakMap<RealtimeSocket, Handler[]>();
  private transform: Transform | undefined;

  /** @param transform makes an observable of what a method returns: the same for all sockets */
  bind(socket: RealtimeSocket, handlers: readonly MessageMappingProperties[], transform: Transform): void {
    this.transform = transform;
    const list = this.lists.get(socket) ?? [];
    this.lists.set(socket, list);
    for (const { message, callback } of handlers)
      if (maySend(message, socket.data)) list[this.placeOf(message)] = callback;
  }

  /** @param answer called with the result, when the sender gave a callback */
  run(socket: RealtimeSocket, message: string, body: unknown, answer: unknown): void {
    const handler = this.lists.get(socket)?.[this.placeOf(message)];
    const { transform } = this;
    if (handler === undefined || transform === undefined) return;
    defer(() => transform(handler(body, answer))).subscribe({
      next: (result) => typeof answer === 'function' && answer(result),
      // A handler's own failures are answered by the filter of `ClientMessage`.
      error: (error: unknown) => this.logger.error(error),
    });
  }

  private placeOf(message: string): number {
    const place = this.places.get(message) ?? this.places.size;
    this.places.set(message, place);
    return place;
  }
}
