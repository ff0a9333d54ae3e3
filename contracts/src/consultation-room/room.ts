import type { RoomRole } from './rules.ts';
import type { Id } from '../shapes/index.ts';

/** Someone in a room now, or whose connection was cut a moment ago. */
export interface RoomPerson {
  /** Of this stay: a person who leaves and enters again has another one. */
  peer_id: string;
  name: string;
  role: RoomRole;
  /** `waiting`: not let in yet. */
  state: 'waiting' | 'talking';
  /** False while their connection is cut: their place is kept for a moment. */
  is_connected: boolean;
}

export interface RoomPeople {
  appointment_id: string;
  people: RoomPerson[];
}

/** Why someone's stay in a room ended without their leaving. */
export const ROOM_ENDINGS = ['elsewhere', 'access', 'cancelled', 'moved', 'over', 'away'] as const;
export type RoomEnding = (typeof ROOM_ENDINGS)[number];

/** Longest line of the chat, which is not kept. */
export const ROOM_LINE_MAX = 1000;

export interface RoomDoctor {
  id: Id;
  full_name: string;
  title: string;
  hospital_name: string;
  city_name: string | null;
  /** IANA name. */
  time_zone: string;
}

export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

export interface IceServers {
  ice_servers: IceServer[];
  /** Whether a TURN server is set: without one, two strict networks may not reach each other. */
  has_relay: boolean;
}
