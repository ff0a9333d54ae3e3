/** What visitors booked, as staff see it: a week on two clocks, a list, and the request behind an appointment. */
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson, fullName, type Person } from '../../harness/people.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

/** A seeded doctor of this test alone: two tests would book the same time. */
const DOCTOR = '0190a000-0000-7000-8000-00060000003d';

interface Booked {
  person: Person;
  starts_at: string;
}

/** Books the doctor's next free time for a new person. */
async function book(site: Site): Promise<Booked> {
  const person = demoPerson('Leila');
  const asStaff = <T>(method: string, path: string, body?: unknown) =>
    site.api.as<T>('ayana_staff', method, `/doctors/${DOCTOR}/${path}`, body);
  const { items } = await asStaff<{ items: { starts_at: string }[] }>('GET', 'free-times?kind=video&days=42');
  const [{ starts_at } = { starts_at: '' }] = items;
  const { slot_id } = await asStaff<{ slot_id: string }>('POST', 'holds', { starts_at, kind: 'video' });
  await site.api.submit('video-consultation-request', {
    patient_name: fullName(person),
    email: person.email,
    slot_id,
    time_zone: 'Africa/Nairobi',
  });
  return { person, starts_at };
}

const inIndia = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(at));
const dayInIndia = (at: string): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(at));

test('staff find an appointment in its week, see one in the list as it is booked, and open its request', async ({
  signedIn,
  site,
}) => {
  const { person, starts_at } = await book(site);
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' });
  const open = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto(`/admin/appointments?view=list&doctor_id=${DOCTOR}`);
  await expect(open(fullName(person))).toBeVisible();
  const second = await book(site);
  await expect(open(fullName(second.person))).toBeVisible();
  await page.getByRole('searchbox').fill(person.email);
  await expect(open(fullName(second.person))).toBeHidden();
  await expect(open(fullName(person))).toBeVisible();
  await expect(page.getByText(/in Nairobi/)).toBeVisible();
  await fitsItsWidthAt(page, WIDTHS);

  await page.goto(`/admin/appointments?doctor_id=${DOCTOR}&week=${dayInIndia(starts_at)}`);
  const entry = page.getByRole('link', { name: new RegExp(`^${inIndia(starts_at)} ?–.*${fullName(person)}`) });
  await expect(entry).toBeVisible();
  await fitsItsWidthAt(page, WIDTHS);
  await hasNoAxeViolationsAt(page, WIDTHS);

  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await entry.focus();
  await page.keyboard.press('Enter');
  // The list beside it names the person, too.
  await expect(page.getByRole('heading', { level: 1, name: fullName(person), exact: true })).toBeVisible();
});
