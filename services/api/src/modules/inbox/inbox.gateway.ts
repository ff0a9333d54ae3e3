import { ConnectedSocket, MessageBody, WebSocketGateway } from '@nestjs/websockets';
import type { ClientMessages, RealtimeEvent } from '@ayana/contracts/realtime';
import { Database } from '../../platform/database/database.js';
import { IdField } from '../../platform/http/input/fields.js';
import { ClientMessage } from '../../platform/realtime/client-message.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { RealtimeSocket } from '../../platform/realtime/socket.js';
import { ViewersGateway } from '../../platform/realtime/viewers-gateway.js';
import { Viewers } from '../../platform/realtime/viewers.js';
import { findNames } from './inbox.queries.js';

class InboxViewingDto {
  @IdField({ label: 'Request', optional: true })
  request_id?: string;
}

/** Shows the staff who else has the same request open, so that no visitor is answered twice. */
@WebSocketGateway()
export class InboxGateway extends ViewersGateway {
  protected readonly prefix = 'inbox:';

  constructor(
    realtime: Realtime,
    viewers: Viewers,
    private readonly database: Database,
  ) {
    super(realtime, viewers);
  }

  @ClientMessage('inbox.viewing')
  viewing(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { request_id }: InboxViewingDto,
  ): Promise<ClientMessages['inbox.viewing']['answer']> {
    return this.show(socket, request_id);
  }

  protected async eventOf(request_id: string, users: readonly string[]): Promise<RealtimeEvent> {
    const viewers = await findNames(this.database.read(), users);
    return { type: 'inbox.viewers', data: { request_id, viewers } };
  }
}
