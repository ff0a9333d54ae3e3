import type { RoomEnding } from '@ayana/contracts/consultation-room';
import type { RealtimeEvent } from '@ayana/contracts/realtime';
import { Injectable } from '@nestjs/common';
import { roomOfViewers } from '../../platform/realtime/audience.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { RealtimeSocket } from '../../platform/realtime/socket.js';
import { Stays } from './stays.js';

const everyoneIn = (appointmentId: string): string => `consultation:${appointmentId}`;
const talkersIn = (appointmentId: string): string => `consultation-talk:${appointmentId}`;
const onlyPeer = (peerId: string): string => `consultation-peer:${peerId}`;

/** Who hears what in a room, over all processes: everyone in it, those let in to the talk, or one browser. */
@Injectable()
export class RoomChannels {
  constructor(
    private readonly realtime: Realtime,
    private readonly stays: Stays,
  ) {}

  async join(socket: RealtimeSocket, appointmentId: string, peerId: string, isAdmitted: boolean): Promise<void> {
    const topics = [everyoneIn(appointmentId), onlyPeer(peerId), ...(isAdmitted ? [talkersIn(appointmentId)] : [])];
    await socket.join(topics.map(roomOfViewers));
  }

  admit(appointmentId: string, peerId: string): void {
    this.realtime.server?.in(roomOfViewers(onlyPeer(peerId))).socketsJoin(roomOfViewers(talkersIn(appointmentId)));
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
      .socketsLeave([everyoneIn(appointmentId), talkersIn(appointmentId), onlyPeer(peerId)].map(roomOfViewers));
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
