import {
  FREE_CONSULTATION_INITIAL,
  freeConsultationPayload,
  freeConsultationProblems,
  unansweredRequired,
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
  oneName: '',
  lastName: 'O’Brien ',
  email: ' amina@mail.example ',
  phone: '+254 712 000 000',
  medicalNeeds: '',
};

const messages = (values: FreeConsultationValues) =>
  freeConsultationProblems(values, TODAY).map(({ message }) => message);

describe('the free consultation form', () => {
  it('reports missing answers in the order and words of section 8', () => {
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
    const unnamed = { ...filledIn, firstName: ' ', lastName: '', email: 'amina@mail', phone: '0712' };
    expect(fields(unnamed)).toEqual(['firstName', 'lastName', 'email', 'phone']);
    expect(fields(filledIn)).toEqual([]);
  });

  it('refuses a time that has passed in the visitor’s zone; for a past day it reports the day', () => {
    const at = (time: string) => ({ zone: 'Asia/Kathmandu', now: new Date(time) });
    const values = { ...filledIn, preferredDate: '2026-11-22', preferredTime: '10:00 AM' };
    const said = (time: string) =>
      freeConsultationProblems(values, '2026-11-22', at(time)).map(({ field, message }) => `${field}: ${message}`);
    // 10:00 in Kathmandu is 4:15 in UTC.
    expect(said('2026-11-22T04:15:00Z')).toEqual(['preferredTime: This time has passed. Please choose a later one.']);
    expect(said('2026-11-22T04:14:59Z')).toEqual([]);
    expect(
      freeConsultationProblems(values, '2026-11-23', at('2026-11-23T04:14:59Z')).map(({ field }) => field),
    ).toEqual(['preferredDate']);
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
    expect(unansweredRequired({ ...filledIn, [field]: '' }).map((missing) => missing.field)).toEqual([field]);
  });

  it('enables the button with the seven answers, without the person’s fields', () => {
    expect(unansweredRequired({ ...filledIn, firstName: '', lastName: '', email: '', phone: '' })).toEqual([]);
  });

  it('accepts today and no earlier day', () => {
    expect(messages({ ...filledIn, preferredDate: TODAY })).toEqual([]);
    expect(messages({ ...filledIn, preferredDate: '2026-05-11' })).toEqual(['Please select today or a later day.']);
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
      {
        time_zone: null,
        destination_preference: 'Lantern Bay Hospital, Chennai',
        trip_estimate: 'Knee replacement in Chennai, 21 days',
      },
    );
    expect(more).toMatchObject({
      notes: 'Pain for three years.',
      destination_preference: 'Lantern Bay Hospital, Chennai',
      trip_estimate: 'Knee replacement in Chennai, 21 days',
    });
    expect(more).not.toHaveProperty('time_zone');
  });
});
