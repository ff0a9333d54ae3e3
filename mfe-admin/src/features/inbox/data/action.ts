import type { TimeSlot } from '@ayana/contracts/consultations';
import type { InboxDetail, InboxStatus } from '@ayana/contracts/inbox';
import type { FieldError } from '@ayana/contracts/problems';
import { api, ApiProblem } from '@ayana/portal-kit';
import type { ActionFunctionArgs } from 'react-router-dom';
import { failureOf, type Failure } from './loader';

/** Everything the staff can do with a request. */
export type InboxIntent =
  | { intent: 'read'; id: string }
  | { intent: 'claim'; id: string }
  | { intent: 'status'; id: string; status: InboxStatus }
  | { intent: 'note'; id: string; text: string }
  /** `take`: take the request over first, or up again when it was closed. */
  | { intent: 'reply'; id: string; text: string; key: string; take: 'claim' | 'reopen' | null; me: string }
  | { intent: 'confirm'; id: string; preferred_date: string; preferred_time: TimeSlot; time_zone: string | null };

export type ActionAnswer =
  | { ok: true; intent: InboxIntent['intent']; id: string; detail: InboxDetail | null }
  /** `detail`: how things stand now, where that explains the refusal. */
  | {
      ok: false;
      intent: InboxIntent['intent'];
      id: string;
      failure: Failure;
      fields: readonly FieldError[];
      detail: InboxDetail | null;
    };

type Write = { data?: InboxDetail | undefined };
const written = ({ data }: Write): InboxDetail | null => data ?? null;

const claim = (id: string): Promise<Write> => api.POST('/inbox/{id}/claim', { params: { path: { id } } });
const patch = (
  id: string,
  body: {
    status?: InboxStatus;
    notes?: string;
    preferred_date?: string;
    preferred_time?: TimeSlot;
    time_zone?: string;
  },
): Promise<Write> => api.PATCH('/inbox/{id}', { params: { path: { id } }, body });

async function current(id: string): Promise<InboxDetail | null> {
  try {
    return written(await api.GET('/inbox/{id}', { params: { path: { id } } }));
  } catch {
    return null;
  }
}

/** Makes a request one's own before it is answered, unless a press before this one, perhaps over a bad line, did so already. */
async function takeOver(id: string, me: string): Promise<void> {
  if ((await current(id))?.assigned_to?.id !== me) await claim(id);
}

/** Takes a closed request up again, unless a press before this one did. */
async function reopen(id: string): Promise<void> {
  const now = await current(id);
  if (now === null || now.status === 'closed') await patch(id, { status: 'claimed' });
}

async function perform(wish: InboxIntent): Promise<InboxDetail | null> {
  const { id } = wish;
  switch (wish.intent) {
    case 'read':
      await api.POST('/inbox/{id}/read', { params: { path: { id } } });
      return null;
    case 'claim':
      return written(await claim(id));
    case 'status':
      return written(await patch(id, { status: wish.status }));
    case 'note':
      return written(await patch(id, { notes: wish.text }));
    case 'confirm': {
      const { preferred_date, preferred_time, time_zone } = wish;
      return written(
        await patch(id, {
          status: 'confirmed',
          preferred_date,
          preferred_time,
          ...(time_zone === null ? {} : { time_zone }),
        }),
      );
    }
    case 'reply':
      if (wish.take === 'claim') await takeOver(id, wish.me);
      if (wish.take === 'reopen') await reopen(id);
      return written(
        await api.POST('/inbox/{id}/replies', {
          params: { path: { id } },
          body: { message: wish.text },
          headers: { 'Idempotency-Key': wish.key },
        }),
      );
  }
}

/** Writes one change. A refusal is an answer with the words to show; with a conflict comes how things stand now. */
export async function inboxAction({ request }: ActionFunctionArgs): Promise<ActionAnswer> {
  const wish = (await request.json()) as InboxIntent;
  const { intent, id } = wish;
  try {
    return { ok: true, intent, id, detail: await perform(wish) };
  } catch (error) {
    const failure = failureOf(error);
    const fields = error instanceof ApiProblem ? error.errors : [];
    return { ok: false, intent, id, failure, fields, detail: failure.status === 409 ? await current(id) : null };
  }
}
