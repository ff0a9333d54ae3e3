import type { RoomEnding, RoomRole } from '@ayana/contracts/consultation-room';
import type { RealtimeEvent } from '@ayana/contracts/realtime';
import { Injectable } from '@nestjs/common';
import { roomOfSession, roomOfViewers } from '../../platform/realtime/audience.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { RealtimeSocket } from '../../platform/realtime/socket.js';
import { type Stay, Stays } from './stays.js';

const everyoneIn = (appointmentId: string): string => `consultation:${appointmentId}`;
const talkersIn = (appointmentId: string): string => `consultation-talk:${appointmentId}`;
const paperReadersIn = (appointmentId: string): string => `consultation-papers:${appointmentId}`;
const onlyPeer = (peerId: string): string => `consultation-peer:${peerId}`;

/** What someone in the talk hears besides; a visitor sees no papers. */
const talkOf = (appointmentId: string, role: RoomRole): string[] =>
  role === 'visitor' ? [talkersIn(appointmentId)] : [talkersIn(appointmentId), paperReadersIn(appointmentId)];

/** Who hears what in a room, over all processes: everyone in it, those let in to the talk, or one browser. */
@Injectable()
export class RoomChannels {
  constructor(
    private readonly realtime: Realtime,
    private readonly stays: Stays,
  ) {}

  async join(socket: RealtimeSocket, { id, appointment_id, role, is_admitted }: Stay): Promise<void> {
    const topics = [everyoneIn(appointment_id), onlyPeer(id), ...(is_admitted ? talkOf(appointment_id, role) : [])];
    await socket.join(topics.map(roomOfViewers));
  }

  admit({ id, appointment_id, role }: Stay): void {
    this.realtime.server?.in(roomOfViewers(onlyPeer(id))).socketsJoin(talkOf(appointment_id, role).map(roomOfViewers));
  }

  /** A stay is over: its browser hears nothing more of the room. */
  leave(appointmentId: string, peerId: string, reason: RoomEnding | null): void {
    if (reason !== null)
      this.realtime.send(
        { type: 'consultations.ended', data: { appointment_id: appointmentId, peer_id: peerId, reason } },
        { viewing: onlyPeer(peerId) },
      );
    this.realtime.server
      ?.in(roomOfViewers(onlyPeer(peerId)))
      .socketsLeave(
        [everyoneIn, talkersIn, paperReadersIn]
          .map((topic) => roomOfViewers(topic(appointmentId)))
          .concat(roomOfViewers(onlyPeer(peerId))),
      );
  }

  /** Says to everyone in the room who is there. */
  async announce(appointmentId: string): Promise<void> {
    const people = await this.stays.people(appointmentId);
    this.realtime.send(
      { type: 'consultations.room', data: { appointment_id: appointmentId, people } },
      { viewing: everyoneIn(appointmentId) },
    );
  }

  toTalk(appointmentId: string, event: RealtimeEvent): void {
    this.realtime.send(event, { viewing: talkersIn(appointmentId) });
  }

  /** To those in the talk who may ask for papers at all. */
  toPaperReaders(appointmentId: string, event: RealtimeEvent): void {
    this.realtime.send(event, { viewing: paperReadersIn(appointmentId) });
  }

  /** The connections of sessions that have ended, in every process. */
  cut(sessionIds: readonly string[]): void {
    // socket.io treats an empty list of rooms as every room.
    if (sessionIds.length > 0) this.realtime.server?.in(sessionIds.map(roomOfSession)).disconnectSockets(true);
  }

  toPeer(peerId: string, event: RealtimeEvent): void {
    this.realtime.send(event, { viewing: onlyPeer(peerId) });
  }

  /** Whether this process is ending: its sockets come back to another one. */
  get isClosing(): boolean {
    return this.realtime.isClosing;
  }

  /** The lists of the two, and of the staff, show who waits. */
  changed(appointmentId: string, userIds: readonly string[]): void {
    this.realtime.send(
      { type: 'consultations.updated', data: { appointment_id: appointmentId } },
      { entry: 'case_work', user_ids: userIds },
    );
  }
}
