import { signIn } from '../site/sign-in.ts';
import type { Attack } from './attack.ts';
import { allMailsGone, inboxOf } from './kit/leftovers.ts';
import { freshAddress, json, type Request, send } from './kit/request.ts';

const FORMS = 30;
const MOST_MAILS = 3;

/** Many forms with one person's address: that person gets a few mails, and staff sees the repetition. */
export const mailFlood: Attack = {
  name: 'mail-flood',
  title: 'Thirty forms naming one person',
  wanted:
    'At most 3 mails to that person, all 30 requests stored, 27 of them shown as repeated; another person gets theirs.',
  async run({ origin, seed, site, say, tally }) {
    const name = `flood-${seed}-${Date.now().toString(36)}`;
    const victim = `${name}@people.example`;
    const other = `other-${name}@people.example`;
    const address = freshAddress();
    const ids = new Set<string>();
    const submit = async (email: string): Promise<void> => {
      const { headers, body } = json(origin, { first_name: 'Amina', last_name: 'Example', email });
      const request: Request = {
        method: 'POST',
        target: '/api/functions/contact-form',
        headers: { ...headers, 'x-forwarded-for': address },
        body,
      };
      const answer = await send(origin, request);
      tally.note(request, answer, {
        problem: true,
        wrong: ({ status }) => (status === 201 ? undefined : 'a good form was refused'),
      });
      if (answer.status === 201 && email !== other) ids.add((JSON.parse(answer.body) as { id: string }).id);
    };
    // The same mailbox in other letters is the same person.
    const spelled = (index: number): string => (index % 3 === 0 ? victim.toUpperCase() : victim);
    for (let index = 0; index < FORMS / 2; index += 1) await submit(spelled(index));
    await Promise.all(Array.from({ length: FORMS / 2 }, (_each, index) => submit(spelled(index))));
    await submit(other);
    say('waiting for the mails');
    await allMailsGone(site);
    const to = (email: string): number => site.sink.taken.filter((mail) => mail.to.toLowerCase() === email).length;
    const { token } = await signIn(origin, 'ayana_staff');
    const items = (await inboxOf(origin, token)).filter(({ id }) => ids.has(id));
    const repeated = items.filter((item) => item.repeated === true).length;
    tally.expect(
      to(victim) <= MOST_MAILS && to(victim) > 0,
      `not 1 to ${MOST_MAILS} mails to one person`,
      `${to(victim)} mails`,
    );
    tally.expect(items.length === FORMS, 'not every request is in the inbox', `${items.length} of ${FORMS}`);
    tally.expect(
      repeated === FORMS - MOST_MAILS,
      'the repeated ones are not shown as such',
      `${repeated} of ${FORMS - MOST_MAILS}`,
    );
    tally.expect(to(other) === 1, 'another person did not get their mail', `${to(other)} mails`);
    return { 'mails to the person': to(victim), 'in the inbox': items.length, repeated, 'mails to another': to(other) };
  },
};
