import { createHmac } from 'node:crypto';

/** A STUN or TURN server, as a browser takes it. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

export interface IceSettings {
  stun: readonly string[];
  turn: readonly string[];
  /** Shared with the TURN server (coturn, `static-auth-secret`). */
  secret: string | null;
}

/**
 * The servers that help two browsers to reach each other. The name for a TURN server says until when it works, and its password is made of it
 * (coturn's REST scheme), so that neither is of use afterwards.
 * @param until milliseconds since 1970
 */
export function iceServersFor({ stun, turn, secret }: IceSettings, userId: string, until: number): IceServer[] {
  const username = `${Math.ceil(until / 1000)}:${userId}`;
  return [
    ...(stun.length === 0 ? [] : [{ urls: [...stun] }]),
    ...(turn.length === 0 || secret === null
      ? []
      : [{ urls: [...turn], username, credential: createHmac('sha1', secret).update(username).digest('base64') }]),
  ];
}
