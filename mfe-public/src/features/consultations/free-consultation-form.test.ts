import {
  FREE_CONSULTATION_INITIAL,
  freeConsultationPayload,
  freeConsultationProblems,
  unansweredGate,
} from './free-consultation-form';
import type { FreeConsultationField, FreeConsultationValues } from './free-consultation-form';

const TODAY = '2026-05-12';

const filledIn: FreeConsultationValues = {
  consultationType: 'Phone Consultation',
  procedure: 'Knee replacement',
  preferredDate: '2026-05-14',
  country: 'Nepal',
  city: ' Kathmandu ',
  timezone: 'UTC+06:00',
  preferredTime: '10:00 AM',
  firstName: ' Amina',
  lastName: 'O’Brien ',
  email: ' amina@mail.example ',
  phone: '+254 712 000 000',
  medicalNeeds: '',
};

const messages = (values: FreeConsultationValues) =>
  freeConsultationProblems(values, TODAY).map(({ message }) => message);

describe('the free consultation form', () => {
  it('says what is missing in the order and the words of section 8', () => {
    expect(messages(FREE_CONSULTATION_INITIAL).slice(0, 7)).toEqual([
      'Please select a consultation type.',
      'Please select a preferred date.',
      'Please select a preferred time.',
      'Please select a medical procedure of interest.',
      'Please select your country.',
      'Please enter your city.',
      'Please select your timezone.',
    ]);
  });

  it('then asks for first name, last name, a valid e-mail and phone', () => {
    const fields = (values: FreeConsultationValues) =>
      freeConsultationProblems(values, TODAY).map(({ field }) => field);
    const nobody = { ...filledIn, firstName: ' ', lastName: '', email: 'amina@mail', phone: '0712' };
    expect(fields(nobody)).toEqual(['firstName', 'lastName', 'email', 'phone']);
    expect(fields(filledIn)).toEqual([]);
  });

  it.each<FreeConsultationField>([
    'consultationType',
    'preferredDate',
    'preferredTime',
    'procedure',
    'country',
    'city',
    'timezone',
  ])('keeps the button disabled without %s', (field) => {
    expect(unansweredGate({ ...filledIn, [field]: '' }).map((missing) => missing.field)).toEqual([field]);
  });

  it('opens the button with the seven answers, whoever the person is', () => {
    expect(unansweredGate({ ...filledIn, firstName: '', lastName: '', email: '', phone: '' })).toEqual([]);
  });

  it('takes today and no day before it', () => {
    expect(messages({ ...filledIn, preferredDate: TODAY })).toEqual([]);
    expect(messages({ ...filledIn, preferredDate: '2026-05-11' })).toEqual(['Please select a day from today on.']);
  });

  it('sends the specification’s fields to the letter, without those left empty', () => {
    expect(
      freeConsultationPayload(filledIn, { time_zone: 'Asia/Kathmandu', destination_preference: undefined }),
    ).toEqual({
      name: 'Amina O’Brien',
      email: 'amina@mail.example',
      phone: '+254 712 000 000',
      preferred_date: '2026-05-14',
      preferred_time: '10:00 AM',
      procedure_interest: 'Knee replacement',
      consultation_type: 'Phone Consultation',
      country: 'Nepal',
      city: 'Kathmandu',
      timezone: 'UTC+06:00',
      time_zone: 'Asia/Kathmandu',
    });
    const more = freeConsultationPayload(
      { ...filledIn, medicalNeeds: 'Pain for three years.' },
      { time_zone: null, destination_preference: 'Lantern Bay Hospital, Chennai' },
    );
    expect(more).toMatchObject({
      notes: 'Pain for three years.',
      destination_preference: 'Lantern Bay Hospital, Chennai',
    });
    expect(more).not.toHaveProperty('time_zone');
  });
});
