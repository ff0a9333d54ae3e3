import { sendForm, useToasts } from '@ayana/portal-kit';
import type { SendOutcome } from '@ayana/portal-kit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';

import { forgetTrip, keepTrip } from '../../trip/kept-trip';
import { FreeConsultationDialog } from './free/free-consultation-dialog';
import { VideoConsultationDialog } from './video/video-consultation-dialog';

jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  sendForm: jest.fn(),
}));
jest.mock('../../forms/treatment-choices', () => ({
  useTreatmentChoices: () => ({
    phase: 'read',
    choices: [{ name: 'Knee replacement', label: 'Knee replacement', category: 'Orthopaedics' }],
  }),
}));
const send = jest.mocked(sendForm);

// A dialog with 90 options is slow under jsdom on a busy machine.
jest.setTimeout(30_000);

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function renderPage(dialog: ReactNode) {
  const element = (
    <>
      <Address />
      {dialog}
    </>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

/** The dialog in a page whose URL may change. */
function renderFree(props: Partial<Parameters<typeof FreeConsultationDialog>[0]> = {}) {
  return renderPage(<FreeConsultationDialog open onClose={jest.fn()} {...props} />);
}

const toastShown = () => useToasts.getState().current;
const user = userEvent.setup({ pointerEventsCheck: 0 });
const accepted: SendOutcome = {
  kind: 'accepted',
  answer: { success: true, message: 'From the server.', id: '0190a000-0000-7000-8000-000000000001' },
};

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
  forgetTrip();
  useToasts.setState({ current: null });
});

const button = (name: string) => screen.getByRole('button', { name });

const fill = (control: HTMLElement, value: string): void => {
  fireEvent.change(control, { target: { value } });
};

function fillWhat(dialog: HTMLElement): void {
  const field = within(dialog);
  fireEvent.click(field.getByRole('radio', { name: /^Video Consultation/, hidden: true }));
  fill(field.getByLabelText(/^Procedure/), 'Knee replacement');
}

function fillWhen(dialog: HTMLElement): void {
  const field = within(dialog);
  fill(field.getByLabelText(/^Preferred date/), '2099-05-14');
  fill(field.getByLabelText(/^Country/), 'Kenya');
  fill(field.getByLabelText(/^City/), 'Nairobi');
  fill(field.getByLabelText(/^Time zone/), 'UTC+03:00');
  fireEvent.click(field.getByRole('radio', { name: /^10:00 AM/, hidden: true }));
}

function fillPerson(dialog: HTMLElement): void {
  const field = within(dialog);
  fill(field.getByLabelText(/^First name/), 'Amina');
  fill(field.getByLabelText(/^Last name/), 'Waseru');
  fill(field.getByLabelText(/^E-mail/), 'amina@mail.example');
  fill(field.getByLabelText(/^Phone/, { selector: 'input[type=tel]' }), '+254712000000');
}

/** Fills in both steps, without submitting. */
async function fillAll(dialog: HTMLElement): Promise<void> {
  fillWhat(dialog);
  fillPerson(dialog);
  await user.click(button('Continue'));
  fillWhen(dialog);
}

describe('the free consultation dialog', () => {
  it('chooses no type by itself and offers 55 countries, 26 offsets and 8 slots', () => {
    renderFree();
    const dialog = screen.getByRole('dialog');
    for (const radio of within(dialog).getAllByRole('radio', { hidden: true }))
      expect(radio).toHaveProperty('checked', false);
    const options = (label: RegExp) =>
      within(within(dialog).getByLabelText(label)).getAllByRole('option', { hidden: true }).length - 1;
    expect(options(/^Country/)).toBe(55);
    expect(options(/^Time zone/)).toBe(26);
    expect(within(dialog).getAllByRole('radio', { name: /AM|PM/, hidden: true })).toHaveLength(8);
  });

  it('asks in steps: the button is announced as disabled until the step is complete, says what is missing and focuses it', async () => {
    renderFree();
    const dialog = screen.getByRole('dialog');
    const goOn = button('Continue');
    expect(goOn.getAttribute('aria-disabled')).toBe('true');
    await user.click(goOn);
    expect(toastShown()).toMatchObject({
      kind: 'failure',
      title: 'Missing Information',
      text: 'Please select a consultation type.',
    });
    expect(document.activeElement?.getAttribute('name')).toBe('consultationType');

    fillWhat(dialog);
    expect(goOn.hasAttribute('aria-disabled')).toBe(false);
    await user.click(goOn);
    expect(toastShown()).toMatchObject({ title: 'Missing Information', text: 'Please enter your first name.' });
    fillPerson(dialog);
    await user.click(goOn);

    expect(document.activeElement?.textContent).toBe('Step 2 of 2: when and where');
    const submit = button('Request consultation');
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await user.click(submit);
    expect(toastShown()).toMatchObject({ text: 'Please select a preferred date.' });
    fillWhen(dialog);
    expect(submit.hasAttribute('aria-disabled')).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  it('goes back without losing an answer, and a draft continues at its step', async () => {
    const { unmount } = renderFree();
    await fillAll(screen.getByRole('dialog'));
    await user.click(button('Back'));
    expect(document.activeElement?.textContent).toBe('Step 1 of 2: what you need');
    const field = within(screen.getByRole('dialog'));
    expect(field.getByLabelText(/^First name/)).toHaveProperty('value', 'Amina');
    await user.click(button('Continue'));
    expect(field.getByLabelText(/^City/)).toHaveProperty('value', 'Nairobi');
    unmount();

    renderFree();
    button('Request consultation');
    expect(within(screen.getByRole('dialog')).getByLabelText(/^City/)).toHaveProperty('value', 'Nairobi');
  });

  it('opened from a treatment has it chosen, also over an earlier draft, and names the hospital', async () => {
    send.mockResolvedValue(accepted);
    const { unmount } = renderFree();
    fillWhat(screen.getByRole('dialog'));
    fillWhen(screen.getByRole('dialog'));
    unmount();
    keepTrip({ query: 'city=chennai', text: 'Whipple operation in Chennai' });
    const about = { procedure: 'Whipple operation (pancreas)', destination: 'Lantern Bay Hospital, Chennai' };
    renderFree({ about });
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByLabelText(/^Procedure/)).toHaveProperty('value', 'Whipple operation (pancreas)');
    expect(
      within(dialog).getByText(/^You ask for a quote for Whipple operation \(pancreas\) from Lantern/),
    ).toBeDefined();
    fillPerson(dialog);
    await user.click(button('Continue'));
    await user.click(button('Request consultation'));
    expect(send).toHaveBeenCalledWith(
      'consultation',
      expect.objectContaining({
        procedure_interest: 'Whipple operation (pancreas)',
        trip_estimate: 'Whipple operation in Chennai',
        destination_preference: 'Lantern Bay Hospital, Chennai',
      }),
      expect.anything(),
    );
  });

  it('names the trip estimate that goes with it, which can be left out', async () => {
    keepTrip({ query: 'city=chennai', text: 'Whipple operation in Chennai' });
    renderFree();
    expect(screen.getByText('Whipple operation in Chennai')).toBeDefined();
    await user.click(button('Leave it out'));
    expect(screen.queryByText('Whipple operation in Chennai')).toBeNull();
  });

  it('after success is empty, closes, says so for 5 seconds, and opens the page with the number', async () => {
    send.mockResolvedValue(accepted);
    const onClose = jest.fn();
    renderFree({ onClose, about: { destination: 'Lantern Bay Hospital, Chennai' } });
    const dialog = screen.getByRole('dialog');
    await fillAll(dialog);
    await user.click(button('Request consultation'));

    expect(send).toHaveBeenCalledWith(
      'consultation',
      expect.objectContaining({
        name: 'Amina Waseru',
        preferred_time: '10:00 AM',
        timezone: 'UTC+03:00',
        destination_preference: 'Lantern Bay Hospital, Chennai',
      }),
      expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(toastShown()).toMatchObject({
      kind: 'success',
      title: 'Consultation Requested!',
      text: "We'll contact you within 24 hours to confirm your appointment.",
      duration: 5000,
    });
    expect(within(dialog).getByLabelText(/^City/)).toHaveProperty('value', '');
    expect(sessionStorage).toHaveLength(0);
    // From the last 30 bits of the id.
    expect(await screen.findByText('/consultation/received/AY-000001', {}, { timeout: 5000 })).toBeDefined();
  });

  it('is busy while it is sent, and one click is one request', async () => {
    let settle: (outcome: SendOutcome) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (settle = resolve)));
    renderFree();
    const dialog = screen.getByRole('dialog');
    await fillAll(dialog);
    await user.click(button('Request consultation'));
    const busy = button('Sending your request');
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await user.click(busy);
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => settle({ kind: 'failed', message: 'An unexpected error occurred.' }));
    expect(toastShown()).toMatchObject({
      kind: 'failure',
      title: 'Submission Failed',
      text: 'An unexpected error occurred.',
      duration: 7000,
    });
    expect(within(dialog).getByLabelText(/^City/)).toHaveProperty('value', 'Nairobi');
  });

  it('shows what the server refused at the field it refused, in the step of that field', async () => {
    send.mockResolvedValue({
      kind: 'refused',
      message: 'Please check the marked fields.',
      fields: [{ field: 'email', message: 'This address cannot be reached.' }],
    });
    renderFree();
    const dialog = screen.getByRole('dialog');
    await fillAll(dialog);
    await user.click(button('Request consultation'));
    const email = within(dialog).getByLabelText(/^E-mail/);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(within(dialog).getByText('This address cannot be reached.')).toBeTruthy();
    await screen.findByRole('button', { name: 'Continue' });
    expect(document.activeElement).toBe(email);
  });
});

describe('the video consultation dialog', () => {
  it('has video chosen, and offers 11 countries, 7 offsets and 15 specialisations', () => {
    renderPage(<VideoConsultationDialog open onClose={jest.fn()} />);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('radio', { name: /^Video Consultation/ })).toHaveProperty('checked', true);
    const options = (label: RegExp) => within(within(dialog).getByLabelText(label)).getAllByRole('option').length - 1;
    expect(options(/^Country/)).toBe(11);
    expect(options(/^Time zone/)).toBe(7);
    expect(options(/^Specialization/)).toBe(15);
  });

  it('asks for name and e-mail, then sends the form and shows a toast for 5 seconds', async () => {
    send.mockResolvedValue(accepted);
    const onClose = jest.fn();
    renderPage(<VideoConsultationDialog open onClose={onClose} />);
    const field = within(screen.getByRole('dialog'));
    await user.click(button('Request video consultation'));
    expect(toastShown()).toMatchObject({
      title: 'Missing Information',
      text: 'Please fill in your name and email address.',
    });
    fill(field.getByLabelText(/^First name/), 'Amina');
    fill(field.getByLabelText(/^Last name/), 'Waseru');
    fill(field.getByLabelText(/^E-mail/), 'amina@mail.example');
    fill(field.getByLabelText(/^Preferred date/), '2099-05-14');
    await user.click(field.getByRole('radio', { name: /^2:00 PM/ }));
    await user.click(button('Request video consultation'));
    expect(send).toHaveBeenCalledWith(
      'video-consultation',
      expect.objectContaining({ patient_name: 'Amina Waseru', reason: 'Video consultation request' }),
      expect.any(String),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(toastShown()).toMatchObject({
      title: 'Video Consultation Requested!',
      text: "We'll contact you within 24 hours to schedule your video consultation.",
      duration: 5000,
    });
  });
});
