import { fixedId } from '../fixed-id.js';

/** The problem of the demo desk, with the requests that it gathers. */
export function problemRows(requestIds: readonly string[], owner: string, now: Date) {
  const id = fixedId('5d0a', 1);
  const row = {
    id,
    number: 1,
    title: 'Demo: the printer on the second floor jams',
    description: 'Demo problem. Every few days the printer on the second floor takes two sheets at once and stops.',
    state: 'known',
    workaround: 'Print on the first floor until the rollers are replaced.',
    cause: 'The rollers of the tray are worn.',
    owner_id: owner,
    version: 2,
    created_at: now,
    updated_at: now,
  };
  const requests = requestIds.map((request_id) => ({ request_id, problem_id: id, linked_at: now, linked_by: owner }));
  const entries = [
    { event: 'added', details: {} },
    { event: 'transition', details: { transition: 'identify', from: 'open', to: 'known' } },
  ].map((entry, index) =>
    Object.assign(entry, {
      id: fixedId('5d0b', index + 1),
      problem_id: id,
      at: now,
      actor_id: owner,
      text: null,
    }),
  );
  return { row, requests, entries };
}
