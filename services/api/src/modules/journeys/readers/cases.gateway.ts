import { ConnectedSocket, MessageBody, WebSocketGateway } from '@nestjs/websockets';
import { STAFF_ROLES } from '@ayana/contracts/identity';
import type { ClientMessages, RealtimeEvent } from '@ayana/contracts/realtime';
import { Database } from '../../../platform/database/database.js';
import { IdField } from '../../../platform/http/input/fields.js';
import { ClientMessage } from '../../../platform/realtime/client-message.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import type { RealtimeSocket } from '../../../platform/realtime/socket.js';
import { ViewersGateway } from '../../../platform/realtime/viewers-gateway.js';
import { Viewers } from '../../../platform/realtime/viewers.js';
import { findNames } from '../../inbox/index.js';
import { readerSeeing } from './journey-readers.js';

class CaseViewingDto {
  @IdField({ label: 'Journey', optional: true })
  journey_id?: string;
}

/** Shows those who work on a case who else has it open. */
@WebSocketGateway()
export class CasesGateway extends ViewersGateway {
  protected readonly prefix = 'cases:';

  constructor(
    realtime: Realtime,
    viewers: Viewers,
    private readonly database: Database,
  ) {
    super(realtime, viewers);
  }

  @ClientMessage('cases.viewing')
  async viewing(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { journey_id }: CaseViewingDto,
  ): Promise<ClientMessages['cases.viewing']['answer']> {
    if (journey_id !== undefined) await readerSeeing(this.database.read(), socket.data.user, journey_id, 'treatment');
    return this.show(socket, journey_id);
  }

  /** The staff hear of everyone; who was handed work on the case of the staff, and not of others who were. */
  protected override async heard(users: readonly string[]) {
    if (users.length === 0) return [];
    const rows = await this.database
      .read()
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [...users])
      .where('role', 'in', [...STAFF_ROLES])
      .execute();
    const staff = rows.map(({ id }) => id);
    const others = users.filter((id) => !staff.includes(id));
    return [{ of: users, by: staff }, ...others.map((id) => ({ of: [...staff, id], by: [id] }))];
  }

  protected async eventOf(journey_id: string, users: readonly string[]): Promise<RealtimeEvent> {
    const viewers = await findNames(this.database.read(), users);
    return { type: 'cases.viewers', data: { journey_id, viewers } };
  }
}
