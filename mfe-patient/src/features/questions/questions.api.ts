import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { commandAction, listLoader } from '@ayana/portal-kit/screens';

export type Question = components['schemas']['OwnInquiryDto'];

export const QUESTIONS_PATH = '/questions';

/** The list has no filters: the newest is first. */
export const NAMES = [] as const;

export const questionsLoader = listLoader<Question, { limit?: number; cursor?: string }>({
  names: NAMES,
  read: ({ cursor }) =>
    dataOf(api.GET('/general-inquiries', { params: { query: cursor === undefined ? {} : { cursor } } })),
});

export type MarkSeen = { ids: string[] };

/** What is on the screen was read. */
export const questionsAction = commandAction(({ ids }: MarkSeen) =>
  Promise.all(
    ids.map((id) => api.PATCH('/general-inquiries/{id}', { params: { path: { id } }, body: { status: 'read' } })),
  ),
);

/** The same key again asks once. */
export const askQuestion = (body: { message: string }, key: string): Promise<Question> =>
  dataOf(api.POST('/general-inquiries', { headers: { 'Idempotency-Key': key }, body }));
