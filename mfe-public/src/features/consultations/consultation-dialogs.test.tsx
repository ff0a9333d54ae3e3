import { sendForm, useToasts } from '@ayana/portal-kit';
import type { SendOutcome } from '@ayana/portal-kit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { FreeConsultationDialog } from './free-consultation-dialog';
import { VideoConsultationDialog } from './video-consultation-dialog';

jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  sendForm: jest.fn(),
}));
const send = jest.mocked(sendForm);

// A dialog with 90 options is slow under jsdom on a busy machine.
jest.setTimeout(30_000);

const toastShown = () => useToasts.getState().current;
const user = userEvent.setup({ pointerEventsCheck: 0 });
const accepted: SendOutcome = { kind: 'accepted', answer: { success: true, message: 'From the server.' } };

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
  useToasts.setState({ current: null });
});

const button = (name: string) => screen.getByRole('button', { name });

const fill = (control: HTMLElement, value: string): void => {
  fireEvent.change(control, { target: { value } });
};

function fillGate(dialog: HTMLElement): void {
  const field = within(dialog);
  fireEvent.click(field.getByRole('radio', { name: /^Video Consultation/ }));
  fill(field.getByLabelText(/^Procedure/), 'Knee replacement');
  fill(field.getByLabelText(/^Preferred date/), '2099-05-14');
  fill(field.getByLabelText(/^Country/), 'Kenya');
  fill(field.getByLabelText(/^City/), 'Nairobi');
  fill(field.getByLabelText(/^Time zone/), 'UTC+03:00');
  fireEvent.click(field.getByRole('radio', { name: /^10:00 AM/ }));
}

function fillPerson(dialog: HTMLElement): void {
  const field = within(dialog);
  fill(field.getByLabelText(/^First name/), 'Amina');
  fill(field.getByLabelText(/^Last name/), 'Waseru');
  fill(field.getByLabelText(/^E-mail/), 'amina@mail.example');
  fill(field.getByLabelText(/^Phone/, { selector: 'input[type=tel]' }), '+254712000000');
}

describe('the free consultation dialog', () => {
  it('chooses no type by itself and offers 55 countries, 26 offsets and 8 slots', () => {
    render(<FreeConsultationDialog open onClose={jest.fn()} />);
    const dialog = screen.getByRole('dialog');
    for (const radio of within(dialog).getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
    const options = (label: RegExp) => within(within(dialog).getByLabelText(label)).getAllByRole('option').length - 1;
    expect(options(/^Country/)).toBe(55);
    expect(options(/^Time zone/)).toBe(26);
    expect(within(dialog).getAllByRole('radio', { name: /AM|PM/ })).toHaveLength(8);
  });

  it('reads as disabled until the seven answers are there; pressed, it says what is missing and goes to it', async () => {
    render(<FreeConsultationDialog open onClose={jest.fn()} />);
    const submit = button('Request consultation');
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await user.click(submit);
    expect(toastShown()).toMatchObject({
      kind: 'failure',
      title: 'Missing Information',
      text: 'Please select a consultation type.',
    });
    expect(document.activeElement?.getAttribute('name')).toBe('consultationType');

    fillGate(screen.getByRole('dialog'));
    expect(submit.hasAttribute('aria-disabled')).toBe(false);
    await user.click(submit);
    expect(toastShown()).toMatchObject({ title: 'Missing Information', text: 'Please enter your first name.' });
    expect(send).not.toHaveBeenCalled();
  });

  it('after success is empty, closes, and says so for 5 seconds', async () => {
    send.mockResolvedValue(accepted);
    const onClose = jest.fn();
    render(<FreeConsultationDialog open onClose={onClose} destination="Lantern Bay Hospital, Chennai" />);
    const dialog = screen.getByRole('dialog');
    fillGate(dialog);
    fillPerson(dialog);
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
  });

  it('is busy while it is sent, and one press is one request', async () => {
    let settle: (outcome: SendOutcome) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (settle = resolve)));
    render(<FreeConsultationDialog open onClose={jest.fn()} />);
    const dialog = screen.getByRole('dialog');
    fillGate(dialog);
    fillPerson(dialog);
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

  it('shows what the server refused at the field it refused', async () => {
    send.mockResolvedValue({
      kind: 'refused',
      message: 'Please check the marked fields.',
      fields: [{ field: 'email', message: 'This address cannot be reached.' }],
    });
    render(<FreeConsultationDialog open onClose={jest.fn()} />);
    const dialog = screen.getByRole('dialog');
    fillGate(dialog);
    fillPerson(dialog);
    await user.click(button('Request consultation'));
    const email = within(dialog).getByLabelText(/^E-mail/);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(within(dialog).getByText('This address cannot be reached.')).toBeTruthy();
  });
});

describe('the video consultation dialog', () => {
  it('has video chosen, and offers 11 countries, 7 offsets and 15 specialisations', () => {
    render(<VideoConsultationDialog open onClose={jest.fn()} />);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('radio', { name: /^Video Consultation/ })).toHaveProperty('checked', true);
    const options = (label: RegExp) => within(within(dialog).getByLabelText(label)).getAllByRole('option').length - 1;
    expect(options(/^Country/)).toBe(11);
    expect(options(/^Time zone/)).toBe(7);
    expect(options(/^Specialization/)).toBe(15);
  });

  it('asks for name and e-mail, then sends what is needed and says so for 5 seconds', async () => {
    send.mockResolvedValue(accepted);
    const onClose = jest.fn();
    render(<VideoConsultationDialog open onClose={onClose} />);
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
