import type { components } from '@ayana/contracts/api';
import type { NewsletterTopic } from '@ayana/contracts/newsletter';
import { hasNotices, type NotificationChannel, type NotificationKind } from '@ayana/contracts/notifications';
import { api, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';
import { commandAction, withLastSeen } from '@ayana/portal-kit/screens';

export type Preferences = components['schemas']['NotificationPreferencesDto'];
export type QuietHours = components['schemas']['QuietHoursDto'];
export type Newsletter = components['schemas']['NewsletterSubscriptionDto'];
export type ConsentEntry = components['schemas']['ConsentEntryDto'];
export type History = components['schemas']['ConsentEntriesPageDto'];

export const SUBSCRIPTION_PATH = '/subscription';

interface Parts {
  /** Null for roles without notifications. */
  preferences: Part<Preferences> | null;
  newsletter: Part<Newsletter>;
  history: Part<History>;
}

export interface SubscriptionData extends Parts {
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function subscriptionLoader(): Promise<SubscriptionData> {
  const [preferences, newsletter, history] = await Promise.all([
    hasNotices(useSession.getState().role) ? readPart(dataOf(api.GET('/notification-preferences'))) : null,
    readPart(dataOf(api.GET('/newsletter/subscription'))),
    readPart(dataOf(api.GET('/consent-entries'))),
  ]);
  const { parts, asOf } = withLastSeen<Parts>('subscription', { preferences, newsletter, history });
  return { ...parts, asOf };
}

/** What a person changes here. Each is saved at once; the quiet hours are a form with a button. */
export type ChannelChange = { what: 'channel'; kind: NotificationKind; channel: NotificationChannel; on: boolean };
export type PauseChange = { what: 'pause'; days: number | null } | { what: 'resume' };
export type TopicsChange = { what: 'topics'; topics: NewsletterTopic[] };
export type QuietEnd = { what: 'quiet-end' };
export type Change = ChannelChange | PauseChange | TopicsChange | QuietEnd;

export const subscriptionAction = commandAction((change: Change): Promise<Preferences | Newsletter> => {
  switch (change.what) {
    case 'channel':
      return dataOf(
        api.PATCH('/notification-preferences/{kind}', {
          params: { path: { kind: change.kind } },
          body: { [change.channel]: change.on },
        }),
      );
    case 'pause':
      return dataOf(api.PUT('/notification-pause', { body: change.days === null ? {} : { days: change.days } }));
    case 'resume':
      return dataOf(api.DELETE('/notification-pause'));
    case 'quiet-end':
      return dataOf(api.DELETE('/quiet-hours'));
    case 'topics':
      return dataOf(api.PUT('/newsletter/subscription', { body: { topics: change.topics } }));
  }
});

export const saveQuietHours = (hours: QuietHours): Promise<Preferences> =>
  dataOf(api.PUT('/quiet-hours', { body: hours }));

export const readHistory = (cursor: string): Promise<History> =>
  dataOf(api.GET('/consent-entries', { params: { query: { cursor, limit: 20 } } }));
