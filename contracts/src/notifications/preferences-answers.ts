import type { NotificationChannels } from './kinds.ts';
import type { QuietHours } from './quiet-hours.ts';
import type { Moment } from '../shapes/index.ts';

/** A pause that counts now. */
export interface Paused {
  /** Null until it is ended. */
  until: Moment | null;
}

export interface NotificationPreferences {
  /** @format email */
  email: string;
  /** Mail is sent to a confirmed address only. */
  email_confirmed: boolean;
  /** Where texts are sent to. */
  phone: string | null;
  /** Every kind. The bell always rings. */
  channels: NotificationChannels[];
  quiet_hours: QuietHours | null;
  paused: Paused | null;
}
