import type { Id } from '../shapes/index.ts';

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
