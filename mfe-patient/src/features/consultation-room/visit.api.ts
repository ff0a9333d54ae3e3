import { ROOM_TOKEN_HEADER } from '@ayana/contracts/consultation-room';
import { api, ApiProblem, dataOf, setRoomToken, signedInHint } from '@ayana/portal-kit';
import type { IceServers, Room } from './room.api';

/** Survives a reload of this tab, and nothing else. */
const KEY = 'ayana-room-visit';

interface Kept {
  /** The secret of the appointment's link. */
  link: string;
  /** That of the room session; null until the room is open, and after it has ended. */
  room: string | null;
}

export interface Visit {
  /** Null without a link, and after the session has ended. */
  room: Room | null;
  /** Why the session has ended. */
  ended: string | null;
  /** Whether another room session may be asked for. */
  has_link: boolean;
  /** The user of this browser is the patient with an account, who finds papers and notes in the room too. */
  is_own: boolean;
}

const NOTHING: Visit = { room: null, ended: null, has_link: false, is_own: false };

/** The room by the link of a mail, without an account. The secret leaves the address at once. */
export async function visitLoader(): Promise<Visit> {
  const kept = takeLink() ?? read();
  if (kept === null) return NOTHING;
  const visit = await (kept.room === null ? begin(kept) : goOn(kept.room));
  return { ...NOTHING, has_link: true, ...visit };
}

/** The next reading asks for a session on this device. */
export function beginAgain(): void {
  const kept = read();
  if (kept !== null) keep({ ...kept, room: null });
}

export const readVisitIceServers = (): Promise<IceServers> =>
  dataOf(api.GET('/room-visits/current/ice-servers', withToken(read()?.room ?? '')));

async function begin({ link }: Kept): Promise<Partial<Visit>> {
  try {
    const { room, room_token } = await dataOf(api.POST('/room-visits', { body: { token: link } }));
    keep({ link, room: room_token });
    return { room, is_own: await isOwn(room) };
  } catch (error) {
    // No appointment has this link.
    if (error instanceof ApiProblem && error.status === 404) return { has_link: false };
    throw error;
  }
}

async function goOn(token: string): Promise<Partial<Visit>> {
  setRoomToken(token);
  try {
    return { room: await dataOf(api.GET('/room-visits/current', withToken(token))) };
  } catch (error) {
    if (!(error instanceof ApiProblem) || (error.status !== 410 && error.status !== 401)) throw error;
    return { ended: error.message };
  }
}

async function isOwn({ id }: Room): Promise<boolean> {
  if (signedInHint(document.cookie) === undefined) return false;
  const { role } = await dataOf(api.GET('/consultation-room/{id}', { params: { path: { id } } })).catch(() => ({
    role: null,
  }));
  return role === 'patient';
}

const withToken = (token: string) => ({ params: { header: { [ROOM_TOKEN_HEADER]: token } } }) as const;

/** The secret of the address, which is then gone from it and from the history. */
function takeLink(): Kept | null {
  const { hash, pathname, search } = window.location;
  if (hash.length < 2) return null;
  const kept: Kept = { link: decodeLink(hash.slice(1)), room: null };
  window.history.replaceState(window.history.state, '', pathname + search);
  keep(kept);
  return kept;
}

function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where the browser blocks its storage, this page has it until it is closed. */
let memory: Kept | null = null;

function keep(kept: Kept): void {
  memory = kept;
  setRoomToken(kept.room ?? undefined);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // It is blocked.
  }
}

function read(): Kept | null {
  try {
    return memory ?? (JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Kept | null);
  } catch {
    // It is blocked, or holds something else.
    return null;
  }
}
