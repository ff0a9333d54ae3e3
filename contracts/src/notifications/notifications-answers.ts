import type { PatientNotification } from '../realtime.ts';

export interface PatientNotificationsPage {
  items: PatientNotification[];
  next_cursor: string | null;
}
