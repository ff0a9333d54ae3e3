import type { OnGatewayDisconnect } from '@nestjs/websockets';
import type { RealtimeEvent } from '@ayana/contracts/realtime';
import type { Realtime } from './realtime.js';
import type { RealtimeSocket } from './socket.js';
import type { Viewers } from './viewers.js';

/** Shows users who have the same thing open who the others are. Each kind of thing has a prefix of its topics, and an event. */
export abstract class ViewersGateway implements OnGatewayDisconnect<RealtimeSocket> {
  /** The latest announcement of each topic: an outdated one is not sent. */
  private readonly latest = new Map<string, symbol>();
  /** As `inbox:`. */
  protected abstract readonly prefix: string;

  constructor(
    private readonly realtime: Realtime,
    private readonly viewers: Viewers,
  ) {
    viewers.onProcessGone(() => void this.announceAll());
  }

  /** @param users ids of everyone who has it open */
  protected abstract eventOf(id: string, users: readonly string[]): Promise<RealtimeEvent>;

  /** Who hears of which viewers: everyone of everyone. Null is everyone who has it open. */
  protected async heard(users: readonly string[]): Promise<readonly { of: readonly string[]; by: string[] | null }[]> {
    return [{ of: users, by: null }];
  }

  /** The socket's screen shows this thing now, or none. */
  protected async show(socket: RealtimeSocket, id: string | undefined): Promise<null> {
    const changed = await this.viewers.show(socket, id === undefined ? undefined : this.prefix + id);
    await Promise.all(changed.filter((topic) => topic.startsWith(this.prefix)).map((topic) => this.announce(topic)));
    return null;
  }

  async handleDisconnect(socket: RealtimeSocket): Promise<void> {
    const { viewing } = socket.data;
    if (viewing?.startsWith(this.prefix)) await this.announce(viewing).catch(() => undefined);
  }

  /** Ends it for users who may no longer see the thing; those who still have it open learn that they are gone. */
  async end(id: string, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    this.viewers.end(this.prefix + id, userIds);
    await this.announce(this.prefix + id, userIds);
  }

  /** One after the other: each asks all processes. */
  private async announceAll(): Promise<void> {
    for (const topic of this.viewers.openHere(this.prefix)) await this.announce(topic).catch(() => undefined);
  }

  /** @param gone users who leave it just now: other processes may not have heard of it yet */
  private async announce(topic: string, gone: readonly string[] = []): Promise<void> {
    const announcement = Symbol(topic);
    this.latest.set(topic, announcement);
    const viewers = (await this.viewers.of(topic)).filter((id) => !gone.includes(id));
    const id = topic.slice(this.prefix.length);
    const groups = await this.heard(viewers);
    const events = await Promise.all(groups.map(async ({ of, by }) => ({ by, event: await this.eventOf(id, of) })));
    if (this.latest.get(topic) !== announcement) return;
    this.latest.delete(topic);
    for (const { by, event } of events) this.realtime.send(event, by === null ? { viewing: topic } : { user_ids: by });
  }
}
