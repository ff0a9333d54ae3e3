import { ConnectedSocket, MessageBody, WebSocketGateway } from '@nestjs/websockets';
import type { ClientMessages } from '@ayana/contracts/realtime';
import { Database } from '../../platform/database/database.js';
import { IdField } from '../../platform/http/input/fields.js';
import { ClientMessage } from '../../platform/realtime/client-message.js';
import type { RealtimeSocket } from '../../platform/realtime/socket.js';
import { openThread } from './thread-access.js';
import { ThreadEvents } from './thread-events.js';

class TypingDto {
  @IdField({ label: 'Thread' })
  thread_id!: string;
}

/** Shows the readers of a thread who is writing. */
@WebSocketGateway()
export class ThreadsGateway {
  constructor(
    private readonly database: Database,
    private readonly events: ThreadEvents,
  ) {}

  @ClientMessage('messages.typing')
  async typing(
    @ConnectedSocket() { data: { user } }: RealtimeSocket,
    @MessageBody() { thread_id }: TypingDto,
  ): Promise<ClientMessages['messages.typing']['answer']> {
    const { thread } = await openThread(this.database.read(), user, thread_id);
    await this.events.typing(user, thread);
    return null;
  }
}
