import type { Role } from '@ayana/contracts/identity';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

export interface SessionUser {
  id: string;
  email: string;
  [field: string]: unknown;
}

/**
 * `unknown`: a cookie says that a user is signed in, the session is not loaded yet. `role` is undefined until it is loaded, null for
 * an account without one.
 */
export interface Session {
  status: 'unknown' | 'signed_out' | 'signed_in';
  user: SessionUser | null;
  role: Role | null | undefined;
  /**
   * The name of a role that this version does not know: the server is newer than this page. `role` is null then, so that nothing is
   * shown or read by it; the guards send such a user to the patient portal (spec section 6).
   */
  unknown_role?: string | undefined;
  /** The signed-in cookie's value when the page was rendered: the same on the server and in the browser. */
  hint: string | undefined;
}

export const SIGNED_OUT: Session = {
  status: 'signed_out',
  user: null,
  role: undefined,
  unknown_role: undefined,
  hint: undefined,
};

/** The session. Only `session.ts` writes it. */
export const useSession: UseBoundStore<StoreApi<Session>> = create<Session>(() => SIGNED_OUT);
