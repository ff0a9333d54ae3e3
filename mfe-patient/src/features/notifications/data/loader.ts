import { api, type Part, readPart, useSession } from '@ayana/portal-kit';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { type Entry, inquiryEntry, notificationEntry } from './entry';

/** Entries per page (spec section 9). */
const PAGE = 20;

export interface EntryPage {
  items: Entry[];
  next_cursor: string | null;
}
export interface NotificationsAnswer {
  page: Part<EntryPage>;
  /** The cursor it was loaded with; null for the first page. */
  after: string | null;
}

/** The URL of the next page. */
export const moreAddress = (cursor: string): string => `/notifications?after=${encodeURIComponent(cursor)}`;

async function readNotifications(after: string | null): Promise<EntryPage> {
  const { data } = await api.GET('/patient-notifications', {
    params: { query: { limit: PAGE, ...(after === null ? {} : { cursor: after }) } },
  });
  return { items: (data?.items ?? []).map(notificationEntry), next_cursor: data?.next_cursor ?? null };
}

async function readInquiries(after: string | null): Promise<EntryPage> {
  const { data } = await api.GET('/general-inquiries', {
    params: { query: { limit: PAGE, ...(after === null ? {} : { cursor: after }) } },
  });
  return { items: (data?.items ?? []).map(inquiryEntry), next_cursor: data?.next_cursor ?? null };
}

/** A patient's notifications; for other roles, their own inquiries (spec section 7). */
export async function notificationsLoader({ request }: LoaderFunctionArgs): Promise<NotificationsAnswer> {
  const after = new URL(request.url).searchParams.get('after');
  const { role } = useSession.getState();
  return { page: await readPart(role === 'patient' ? readNotifications(after) : readInquiries(after)), after };
}

/** The action returns what it marked, so the first page is not reloaded. */
export function notificationsShouldRevalidate({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod === undefined || formMethod === 'GET') return defaultShouldRevalidate;
  return (actionResult as { failure?: unknown } | undefined)?.failure !== null;
}
