import { expect, type Site } from '../harness/fixtures.ts';
import { demoPerson, type Person } from '../harness/people.ts';

interface FoundSignal {
  id: string;
  number: string;
  state: string;
  subject: { id: string | null; name: string };
}

/** An enquiry that has waited for two days, and the signal that crisis detection opens about it. */
export async function lateEnquiry(site: Site, name: string): Promise<{ sender: Person; signal: FoundSignal }> {
  const sender = demoPerson(name);
  await site.api.submit('contact-form', { ...sender, additional_info: 'What does a new knee cost?' });
  const { id } = await site.api.request(sender.email);
  await site.timeTravel.age(id, 48);
  return { sender, signal: await foundSignal(site, 'late_enquiry', id) };
}

/** The signal about a subject, once the clock has looked. */
async function foundSignal(site: Site, kind: string, subject: string): Promise<FoundSignal> {
  await site.timeTravel.lookForSignals();
  let found: FoundSignal | undefined;
  await expect
    .poll(
      async () => {
        const { items } = await site.api.as<{ items: FoundSignal[] }>(
          'ayana_staff',
          'GET',
          `/signals?kind=${kind}&live=true&limit=100`,
        );
        found = items.find((signal) => signal.subject.id === subject);
        return found?.state;
      },
      { message: 'the signal', timeout: 90_000 },
    )
    .toBe('open');
  if (found === undefined) throw new Error('There is no such signal');
  return found;
}
