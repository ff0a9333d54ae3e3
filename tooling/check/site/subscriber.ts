import type { RealtimeEventType } from '@ayana/contracts/realtime';
import { io, type Socket } from 'socket.io-client';

import { until } from './waiting.ts';

export interface Item {
  readonly id: string;
}

export interface Subscription {
  readonly origin: string;
  readonly token: string;
  readonly event: RealtimeEventType;
  /** A list below `/api`, newest first, in pages. */
  readonly list: string;
}

interface Page<T> {
  readonly items: readonly T[];
  readonly next_cursor: string | null;
}

const PAGE = 50;

/**
 * A tab as portal-kit makes it: it reads the first page of a list, hears events, and after every new connection reads what is new. What it
 * has seen is what the screen would show, in the order in which it appeared.
 */
export class Subscriber<T extends Item> {
  readonly seen: T[] = [];
  /** Events of items that were already on the screen: still shown once. */
  repeats = 0;
  private readonly known = new Set<string>();
  private readonly socket: Socket;
  private heldBack: T[] | undefined;
  /** Connected again while it read: what was missed in between is read after that. */
  private isDue = false;
  /** The list as it was before is on the screen: its first page. */
  private hasRead = false;
  private readonly subscription: Subscription;

  constructor(subscription: Subscription) {
    this.subscription = subscription;
    const { origin, token, event } = subscription;
    this.socket = io(origin, {
      path: '/socket.io',
      transports: ['websocket'],
      auth: { token },
      extraHeaders: { origin },
      forceNew: true,
      reconnectionDelayMax: 2000,
    });
    this.socket.on('connect', () => void this.reread());
    this.socket.on('disconnect', (reason) => {
      // The server closed it; portal-kit would fetch a new token and reconnect, ours is still valid.
      if (reason === 'io server disconnect') setTimeout(() => this.socket.connect(), 300);
    });
    this.socket.on(event, (item: T) => {
      if (this.heldBack) this.heldBack.push(item);
      else this.show([item]);
    });
  }

  get connected(): boolean {
    return this.socket.connected && this.heldBack === undefined;
  }

  async online(): Promise<void> {
    this.socket.connect();
    await until('the subscriber is connected and has read its list', 30_000, () => this.connected, 5);
  }

  offline(): void {
    this.socket.disconnect();
  }

  /** Reads until a page brings nothing new; what is heard meanwhile waits, so that it comes after what was there before. */
  private async reread(): Promise<void> {
    if (this.heldBack !== undefined) {
      this.isDue = true;
      return;
    }
    const later: T[] = (this.heldBack = []);
    do {
      this.isDue = false;
      await this.readList();
    } while (this.isDue);
    this.heldBack = undefined;
    this.show(later);
  }

  private async readList(): Promise<void> {
    const fresh: T[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page<T> | undefined = await this.page(cursor).catch(() => undefined);
      if (page === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        continue;
      }
      const unknown: T[] = page.items.filter(({ id }) => !this.known.has(id));
      fresh.push(...unknown);
      cursor = unknown.length === 0 || !this.hasRead ? null : page.next_cursor;
    }
    this.hasRead = true;
    this.show(fresh.toReversed());
  }

  private async page(cursor: string): Promise<Page<T>> {
    const { origin, token, list } = this.subscription;
    const query = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${origin}/api${list}?limit=${PAGE}${query}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new Error(`${list} was answered ${answer.status}`);
    return (await answer.json()) as Page<T>;
  }

  private show(items: readonly T[]): void {
    for (const item of items) {
      if (this.known.has(item.id)) {
        this.repeats += 1;
        continue;
      }
      this.known.add(item.id);
      this.seen.push(item);
    }
  }
}
