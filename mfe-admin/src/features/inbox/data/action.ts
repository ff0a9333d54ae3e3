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
  /** `take`: claim the request first, or reopen it when it was closed. */
  | { intent: 'reply'; id: string; text: string; key: string; take: 'claim' | 'reopen' | null; me: string }
  | { intent: 'confirm'; id: string; preferred_date: string; preferred_time: TimeSlot; time_zone: string | null };

export type ActionAnswer =
  | { ok: true; intent: InboxIntent['intent']; id: string; detail: InboxDetail | null }
  /** `detail`: the current request, where it explains the refusal. */
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

/** Claims a request before it is answered, unless an earlier click did so already. */
async function takeOver(id: string, me: string): Promise<void> {
  if ((await current(id))?.assigned_to?.id !== me) await claim(id);
}

/** Reopens a closed request, unless an earlier click did so already. */
async function reopen(id: string): Promise<void> {
  const now = await current(id);
  if (now === null || now.status === 'closed') await patch(id, { status: 'claimed' });
}

async function perform(command: InboxIntent): Promise<InboxDetail | null> {
  const { id } = command;
  switch (command.intent) {
    case 'read':
      await api.POST('/inbox/{id}/read', { params: { path: { id } } });
      return null;
    case 'claim':
      return written(await claim(id));
    case 'status':
      return written(await patch(id, { status: command.status }));
    case 'note':
      return written(await patch(id, { notes: command.text }));
    case 'confirm': {
      const { preferred_date, preferred_time, time_zone } = command;
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
      if (command.take === 'claim') await takeOver(id, command.me);
      if (command.take === 'reopen') await reopen(id);
      return written(
        await api.POST('/inbox/{id}/replies', {
          params: { path: { id } },
          body: { message: command.text },
          headers: { 'Idempotency-Key': command.key },
        }),
      );
  }
}

/** Makes one change. A refusal is returned with the text to show; a conflict also returns the current request. */
export async function inboxAction({ request }: ActionFunctionArgs): Promise<ActionAnswer> {
  const command = (await request.json()) as InboxIntent;
  const { intent, id } = command;
  try {
    return { ok: true, intent, id, detail: await perform(command) };
  } catch (error) {
    const failure = failureOf(error);
    const fields = error instanceof ApiProblem ? error.errors : [];
    return { ok: false, intent, id, failure, fields, detail: failure.status === 409 ? await current(id) : null };
  }
}
