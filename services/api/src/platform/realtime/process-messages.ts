import { roomOfViewers } from './audience.js';
import type { RealtimeServer } from './socket.js';

/** Answers other processes' questions about the viewers of a topic. */
export function answerProcesses(server: RealtimeServer): void {
  server.on('viewers.of', (topic, answer) => answer(localViewers(server, topic)));
}

/** @returns ids of the users who have this topic open on a socket of this process */
export function localViewers(server: RealtimeServer, topic: string): string[] {
  const { adapter, sockets } = server.of('/');
  const ids = [...(adapter.rooms.get(roomOfViewers(topic)) ?? [])];
  return ids.flatMap((id) => sockets.get(id)?.data.user.id ?? []);
}
