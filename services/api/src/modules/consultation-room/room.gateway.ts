import { ConnectedSocket, MessageBody, WebSocketGateway } from '@nestjs/websockets';
import { readSignal, ROOM_LINE_MAX, SIGNAL_MAX } from '@ayana/contracts/consultation-room';
import type { ClientMessages } from '@ayana/contracts/realtime';
import { AppError, notAllowed, notFound } from '../../platform/app-error.js';
import { field, Rule } from '../../platform/http/input/field.js';
import { IdField, TextField } from '../../platform/http/input/fields.js';
import { ClientMessage } from '../../platform/realtime/client-message.js';
import type { RealtimeSocket } from '../../platform/realtime/socket.js';
import { ROOM_MESSAGES as messages } from './messages.js';
import { RoomChannels } from './room-channels.js';
import { audienceOf } from './room-entry.js';
import { RoomPapers } from './room-papers.js';
import { RoomWatch } from './room-watch.js';
import { type Stay, Stays } from './stays.js';

class RoomDto {
  @IdField({ label: 'Appointment' })
  appointment_id!: string;
}

class EnterDto extends RoomDto {
  @IdField({ label: 'Stay', optional: true })
  peer_id?: string;
}

class AdmitDto extends RoomDto {
  @IdField({ label: 'Stay' })
  peer_id!: string;
}

class SignalDto extends RoomDto {
  @IdField({ label: 'Recipient' })
  to!: string;

  @field({ label: 'Signal' }, { type: 'string', maxLength: SIGNAL_MAX }, [
    Rule({ label: 'Signal' }, (value) => (readSignal(value) === null ? messages.signal : null)),
  ])
  signal!: string;
}

class LineDto extends RoomDto {
  @TextField({ label: 'Message', max: ROOM_LINE_MAX })
  text!: string;
}

class ShownPaperDto extends RoomDto {
  @IdField({ label: 'Document', optional: true })
  document_id?: string;
}

/**
 * The signalling of the consultation room: browsers find each other by it, and then send picture and sound straight to each other. Nothing
 * that passes here is kept, besides who was there from when to when.
 */
@WebSocketGateway()
export class RoomGateway {
  private readonly heard = new WeakSet<RealtimeSocket>();

  constructor(
    private readonly stays: Stays,
    private readonly channels: RoomChannels,
    private readonly watch: RoomWatch,
    private readonly papers: RoomPapers,
  ) {}

  @ClientMessage('consultations.enter')
  async enter(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { appointment_id, peer_id = '' }: EnterDto,
  ): Promise<ClientMessages['consultations.enter']['answer']> {
    const { user, visitor } = socket.data;
    // One room a tab: what it was in before, it leaves.
    if (socket.data.stay !== undefined && socket.data.stay.appointment_id !== appointment_id) await this.quit(socket);
    const { stay, replaced, entry } = await this.stays.enter(visitor ?? user, appointment_id, {
      again: peer_id === '' ? null : peer_id,
      connection: socket.id,
    });
    for (const id of replaced) {
      this.watch.end(id);
      this.channels.leave(appointment_id, id, 'elsewhere');
    }
    this.listen(socket);
    socket.data.stay = { appointment_id, peer_id: stay.id };
    await this.channels.join(socket, stay);
    this.watch.begin(stay.id);
    await this.channels.announce(appointment_id);
    this.channels.changed(appointment_id, audienceOf(entry.talk));
    return { appointment_id, peer_id: stay.id, people: await this.stays.people(appointment_id) };
  }

  @ClientMessage('consultations.leave')
  async leave(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() { appointment_id }: RoomDto): Promise<null> {
    if (socket.data.stay?.appointment_id === appointment_id) await this.quit(socket);
    return null;
  }

  @ClientMessage('consultations.admit')
  async admit(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { appointment_id, peer_id }: AdmitDto,
  ): Promise<null> {
    const { role } = await this.talking(socket, appointment_id);
    if (role !== 'doctor' && role !== 'case_worker') throw notAllowed();
    await this.stays.admit(appointment_id, peer_id);
    this.channels.admit(await this.stays.find(appointment_id, peer_id));
    await this.channels.announce(appointment_id);
    return null;
  }

  @ClientMessage('consultations.signal')
  async signal(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { appointment_id, to, signal }: SignalDto,
  ): Promise<null> {
    const { id: from } = await this.talking(socket, appointment_id);
    const other = await this.stays.find(appointment_id, to);
    if (!other.is_admitted || other.id === from) throw new AppError('not_found', messages.gone);
    this.channels.toPeer(to, { type: 'consultations.signal', data: { appointment_id, from, signal } });
    return null;
  }

  @ClientMessage('consultations.say')
  async say(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { appointment_id, text }: LineDto,
  ): Promise<null> {
    const { id: from } = await this.talking(socket, appointment_id);
    const people = await this.stays.people(appointment_id);
    const name = people.find(({ peer_id }) => peer_id === from)?.name ?? '';
    this.channels.toTalk(appointment_id, { type: 'consultations.line', data: { appointment_id, from, name, text } });
    return null;
  }

  @ClientMessage('consultations.show')
  async show(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { appointment_id, document_id }: ShownPaperDto,
  ): Promise<null> {
    const { id: from } = await this.talking(socket, appointment_id);
    // Only what they may open themselves; the others open it by their own rights.
    if (document_id !== undefined) await this.papers.refuseUnseen(socket.data.user, appointment_id, document_id);
    this.channels.toPaperReaders(appointment_id, {
      type: 'consultations.paper',
      data: { appointment_id, from, document_id: document_id ?? null },
    });
    return null;
  }

  /** The stay of a socket that was let in. @throws AppError `not_found` without one, `not_allowed` while waiting */
  private async talking(socket: RealtimeSocket, appointmentId: string): Promise<Stay> {
    const { stay } = socket.data;
    if (stay === undefined || stay.appointment_id !== appointmentId) throw notFound();
    const found = await this.stays.find(appointmentId, stay.peer_id);
    if (!found.is_admitted) throw new AppError('not_allowed', messages.not_let_in);
    return found;
  }

  private async quit(socket: RealtimeSocket): Promise<void> {
    const { stay } = socket.data;
    if (stay === undefined) return;
    delete socket.data.stay;
    this.watch.end(stay.peer_id);
    await this.stays.endNow(stay.peer_id, null);
    this.channels.leave(stay.appointment_id, stay.peer_id, null);
    await this.channels.announce(stay.appointment_id);
  }

  /** Once for each socket, whichever rooms it enters. */
  private listen(socket: RealtimeSocket): void {
    if (this.heard.has(socket)) return;
    this.heard.add(socket);
    socket.once('disconnect', (reason) => void this.disconnected(socket, reason).catch(() => undefined));
  }

  private async disconnected(socket: RealtimeSocket, reason: string): Promise<void> {
    const { stay } = socket.data;
    if (stay === undefined) return;
    // The server cut it: the session has ended or the role has changed. Anything else may come back.
    const isCut = reason === 'server namespace disconnect' && !this.channels.isClosing;
    if (!(await this.stays.lost(stay.peer_id, socket.id))) return;
    this.watch.end(stay.peer_id);
    if (isCut) await this.stays.endNow(stay.peer_id, 'access');
    await this.channels.announce(stay.appointment_id);
  }
}
