import type { Role } from '@ayana/contracts/identity';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

export interface SessionUser {
  id: string;
  email: string;
  [field: string]: unknown;
}

/**
 * `unknown`: a cookie says someone is signed in, the session is not read yet. `role` is undefined until it is read, null for
 * an account without one.
 */
export interface Session {
  status: 'unknown' | 'signed_out' | 'signed_in';
  user: SessionUser | null;
  role: Role | null | undefined;
  /** What the signed-in cookie said when the page was drawn: the same on the server and in the browser. */
  hint: string | undefined;
}

export const SIGNED_OUT: Session = { status: 'signed_out', user: null, role: undefined, hint: undefined };

/** The session as every part of the product sees it. Only `session.ts` writes it. */
export const useSession: UseBoundStore<StoreApi<Session>> = create<Session>(() => SIGNED_OUT);
