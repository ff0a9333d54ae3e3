import { fixedId } from '../fixed-id.js';

/** The problem of the demo desk, with the requests that it gathers. */
export function problemRows(requestIds: readonly string[], owner: string, now: Date) {
  const id = fixedId('5d0a', 1);
  const row = {
    id,
    number: 1,
    title: 'Demo: receipts of card payments come without the amount',
    description:
      'Demo problem. Receipts of payments by card name the hospital and the day, but not the amount. Insurers refuse them.',
    state: 'known',
    workaround: 'Ask the hospital for a receipt on paper: it names the amount.',
    cause: 'The payment service sends the amount an hour after the receipt is made.',
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
