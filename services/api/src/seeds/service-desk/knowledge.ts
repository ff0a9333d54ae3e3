import { fixedId } from '../fixed-id.js';

/** Articles of the demo desk: what its invented requests ask again and again. */
const ARTICLES = [
  {
    service: 'Visa letter reprint',
    title: 'Print a visa letter again with another date',
    state: 'published',
    body: 'Demo article. The letter is made again on the page of the case, under Visa: change the day of admission, then send the letter.\n\nThe old letter stays readable and says that a newer one replaces it. The embassy takes the newest one only.\n\nA request is needed only if the hospital must stamp it.',
  },
  {
    service: 'Invoice correction',
    title: 'A night on the bill is charged twice',
    state: 'published',
    body: 'Demo article. Look at the admission first: the hours of arrival and discharge say how many nights there were.\n\nIf the bill has one night too many, ask the hospital in the thread of the case and name the day. The hospital sends a corrected bill within two working days.',
  },
  {
    service: 'Airport pickup',
    title: 'Pickup of a patient in a wheelchair',
    state: 'published',
    body: 'Demo article. Write the number of people and whether the wheelchair folds. A chair that does not fold needs the van with a ramp, which has to be asked for a day before.\n\nThe airline brings the patient to the exit: the driver waits at the pillar that is named in the travel plan.',
  },
  {
    service: null,
    title: 'Who answers for what at night',
    state: 'draft',
    body: 'Demo article, not finished. List the on-call rotas here, and what each of them takes.',
  },
] as const;

export function articleRows(idOf: (service: string) => string, authors: readonly string[], now: Date) {
  const day = now.toISOString().slice(0, 10);
  return ARTICLES.map(({ service, title, state, body }, index) => ({
    id: fixedId('5d07', index + 1),
    title,
    body,
    state,
    item_id: service === null ? null : idOf(service),
    author_id: authors[index % authors.length],
    // One of them has to be looked at today.
    review_by: index === 1 ? day : null,
    version: 1,
    created_at: now,
    updated_at: now,
  }));
}

/** How often the articles have helped already. */
export function useRows(requestIds: readonly string[], users: readonly string[], now: Date) {
  const uses = [
    [1, null],
    [1, null],
    [2, requestIds[0]],
    [3, null],
  ] as const;
  return uses.map(([article, request_id], index) => ({
    id: fixedId('5d08', index + 1),
    article_id: fixedId('5d07', article),
    request_id: request_id ?? null,
    user_id: users[index % users.length],
    at: now,
  }));
}
