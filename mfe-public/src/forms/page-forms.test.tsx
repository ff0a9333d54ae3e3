import { FORM_TOASTS, FORM_TYPES, type FormType } from '@ayana/contracts/forms';
import { INDIAN_CITIES } from '@ayana/contracts/places';
import { answerApi, resetKit, shownToast } from '@ayana/portal-kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { BrochureForm } from '../features/brochure/brochure-form';
import { CareerForm } from '../features/careers/career-form';
import { ContactForm } from '../features/contact/contact-form';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { DoctorForm } from '../features/partnerships/doctor-form';
import { PartnerForm } from '../features/partnerships/partner-form';
import { SupportForm } from '../features/support/support-form';

// Lists of all countries and times are slow under jsdom on a busy machine.
jest.setTimeout(30_000);

// What each needs and sends is in the tests of their models; that each says it at its fields is in shell/src/every-form.

const VACANCY = { slug: 'case-manager-arabic', title: 'Case manager, Arabic' };
const NAMED = { name: 'Amina Waseru', email: 'amina@mail.example' };
const FORMS: readonly (readonly [FormType, ReactNode, Readonly<Record<string, string>>, string | RegExp | null])[] = [
  ['contact', <ContactForm key="" />, { firstName: 'Amina', lastName: 'W', email: NAMED.email, message: 'Hip?' }, null],
  ['support', <SupportForm key="" topic="flights" />, { ...NAMED, message: 'Moved.' }, /AY-000001/],
  [
    'career',
    <CareerForm key="" vacancies={[VACANCY]} vacancy={VACANCY.slug} />,
    { ...NAMED, place: 'Chennai', languages: 'Arabic', experience: 'Four years.' },
    /AY-000001/,
  ],
  [
    'partner',
    <PartnerForm key="" />,
    {
      organisation: 'Harbour House',
      kind: 'lodging',
      city: 'Chennai',
      country: 'India',
      contact_name: NAMED.name,
      email: NAMED.email,
    },
    /AY-000001/,
  ],
  [
    'doctor',
    <DoctorForm key="" />,
    {
      ...NAMED,
      specialization: 'Cardiology',
      registration_number: 'S-9',
      registration_council: 'Sample',
      city: 'Kochi',
      languages: 'English',
    },
    /AY-000001/,
  ],
  ['brochure', <BrochureForm key="" speciality={null} />, { speciality: 'cardiac', email: NAMED.email }, NAMED.email],
  ['newsletter', <NewsletterForm key="" />, { email: NAMED.email }, null],
];

const control = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
const values = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, control(name)?.value]));
const problem = (status: number, code: string, detail: string): Response =>
  Response.json({ type: 'about:blank', title: code, status, code, detail, request_id: '1' }, { status });
const open = (element: ReactNode) => render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
const button = () => document.querySelector<HTMLButtonElement>('form [type="submit"]');
const press = (): void => act(() => button()?.click());

let restore: () => void = () => undefined;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
});
afterEach(() => restore());

test.each(FORMS)(
  '%s: what is typed is kept by a reload and a failure, and sent once',
  async (type, form, filled, said) => {
    const message = `Received by ${type}.`;
    let answer: () => void = () => undefined;
    let failures = 1;
    const api = answerApi({
      'GET /treatments': { items: [], next_cursor: null },
      [`POST /functions/${FORM_TYPES[type]}`]: async () => {
        if (failures-- > 0) return problem(503, 'unavailable', 'We are moving house.');
        await new Promise<void>((resolve) => (answer = resolve));
        return { success: true, message, id: '0190a000-0000-7000-8000-000000000001' };
      },
    });
    restore = api.restore;
    const sent = (): Request[] => api.requests.filter(({ method }) => method === 'POST');
    const first = open(form);
    press();
    expect(document.activeElement?.closest('form')).not.toBeNull();
    expect(sent()).toHaveLength(0);
    for (const [name, value] of Object.entries(filled))
      fireEvent.change(control(name) as HTMLElement, { target: { value } });
    first.unmount();

    open(form);
    expect(values(filled)).toEqual(filled);
    press();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ kind: 'failure', duration: FORM_TOASTS.failure.duration }),
    );
    expect(shownToast()?.text).toBe(
      type === 'newsletter' ? 'Failed to subscribe. Please try again.' : 'We are moving house.',
    );
    expect(values(filled)).toEqual(filled);
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    press();
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    press();
    answer();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ kind: 'success', duration: FORM_TOASTS.success.duration }),
    );
    expect(shownToast()?.text).toBe(type === 'newsletter' ? 'Thank you for subscribing to our newsletter.' : message);
    expect(sent()).toHaveLength(2);
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(control('email')?.value).toBe('');
    if (said !== null) expect(screen.getByText(said, { exact: false })).toBeVisible();
  },
);

test('the contact form offers every Indian city', () => {
  open(<ContactForm />);
  const options = [...(control('destination') as unknown as HTMLSelectElement).options].slice(1);
  expect(options.map(({ text }) => text)).toEqual([...INDIAN_CITIES]);
});

test('the brochure form asks for the letters, which nobody has agreed to yet', () => {
  open(<BrochureForm speciality="fertility" />);
  expect(control('speciality')).toHaveValue('fertility');
  expect(control('may_write')).not.toBeChecked();
});
