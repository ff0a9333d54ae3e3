import { mayEnter } from '@ayana/contracts/identity';
import { refusedFields } from '../../platform/app-error.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import { SIGNAL_MESSAGES as messages } from './messages.js';

/** Who gets news of a definition. */
export interface Receivers {
  notify_user_ids?: readonly string[] | undefined;
  chain_id?: string | null | undefined;
}

/** @throws AppError `invalid_fields` for people who are not of the staff, and a chain that is not there */
export async function refuseReceivers(em: EntityManager, { notify_user_ids = [], chain_id }: Receivers): Promise<void> {
  if (notify_user_ids.length > 0) {
    const rows = await within(em)
      .selectFrom('users')
      .select(['id', 'role'])
      .where('id', 'in', notify_user_ids)
      .execute();
    const staff = new Set(rows.filter(({ role }) => mayEnter('crisis_detection', role)).map(({ id }) => id));
    if (!notify_user_ids.every((id) => staff.has(id)))
      throw refusedFields([{ field: 'notify_user_ids', message: messages.staff_only }]);
  }
  if (chain_id == null) return;
  const chain = await within(em)
    .selectFrom('escalation_chains')
    .select('id')
    .where('id', '=', chain_id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (chain === undefined) throw refusedFields([{ field: 'chain_id', message: messages.unknown_chain }]);
}
