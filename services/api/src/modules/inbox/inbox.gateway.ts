import { ConnectedSocket, MessageBody, type OnGatewayDisconnect, WebSocketGateway } from '@nestjs/websockets';
import type { ClientMessages } from '@ayana/contracts/realtime';
import { Database } from '../../platform/database/database.js';
import { IdField } from '../../platform/http/input/fields.js';
import { ClientMessage } from '../../platform/realtime/client-message.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { RealtimeSocket } from '../../platform/realtime/socket.js';
import { Viewers } from '../../platform/realtime/viewers.js';
import { findNames } from './inbox.queries.js';

const TOPIC = 'inbox:';

class InboxViewingDto {
  @IdField({ label: 'Request', optional: true })
  request_id?: string;
}

/** Shows the staff who else has the same request open, so that no visitor is answered twice. */
@WebSocketGateway()
export class InboxGateway implements OnGatewayDisconnect<RealtimeSocket> {
  /** The latest announcement of each topic: an outdated one is not sent. */
  private readonly latest = new Map<string, symbol>();

  constructor(
    private readonly database: Database,
    private readonly realtime: Realtime,
    private readonly viewers: Viewers,
  ) {}

  @ClientMessage('inbox.viewing')
  async viewing(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { request_id }: InboxViewingDto,
  ): Promise<ClientMessages['inbox.viewing']['answer']> {
    const changed = await this.viewers.show(socket, request_id === undefined ? undefined : TOPIC + request_id);
    await Promise.all(changed.map((topic) => this.announce(topic)));
    return null;
  }

  async handleDisconnect(socket: RealtimeSocket): Promise<void> {
    const { viewing } = socket.data;
    if (viewing?.startsWith(TOPIC)) await this.announce(viewing).catch(() => undefined);
  }

  private async announce(topic: string): Promise<void> {
    const announcement = Symbol(topic);
    this.latest.set(topic, announcement);
    const viewers = await findNames(this.database.read(), await this.viewers.of(topic));
    if (this.latest.get(topic) !== announcement) return;
    this.latest.delete(topic);
    this.realtime.send(
      { type: 'inbox.viewers', data: { request_id: topic.slice(TOPIC.length), viewers } },
      { viewing: topic },
    );
  }
}
