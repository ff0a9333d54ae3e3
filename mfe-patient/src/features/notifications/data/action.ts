import { api, type Part, readPart, useSession } from '@ayana/portal-kit';
import type { ActionFunctionArgs } from 'react-router-dom';

export interface MarkRead {
  ids: string[];
}

/** Marks entries as read: a patient's notifications in one call, inquiries one by one (spec section 4). @returns the ids that are read now */
export async function notificationsAction({ request }: ActionFunctionArgs): Promise<Part<string[]>> {
  const { ids } = (await request.json()) as MarkRead;
  const { role } = useSession.getState();
  return readPart(role === 'patient' ? markNotifications(ids) : markInquiries(ids));
}

async function markNotifications(ids: string[]): Promise<string[]> {
  await api.POST('/patient-notifications/mark-read', { body: { ids } });
  return ids;
}

async function markInquiries(ids: string[]): Promise<string[]> {
  await Promise.all(
    ids.map((id) => api.PATCH('/general-inquiries/{id}', { params: { path: { id } }, body: { status: 'read' } })),
  );
  return ids;
}
