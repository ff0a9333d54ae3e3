import { UTC_OFFSETS } from '@ayana/contracts/places';

import { FREE_CONSULTATION_INITIAL } from './free-consultation-form';
import { stepOf, stepOfDraft } from './free-consultation-steps';
import { placeOfDevice } from '../preferred-time/visitor-zone';

const STEP_ONE = {
  ...FREE_CONSULTATION_INITIAL,
  consultationType: 'Video Consultation',
  procedure: 'Knee replacement',
  firstName: 'Amina',
  lastName: 'Waseru',
  email: 'amina@mail.example',
  phone: '+254712000000',
};

describe('the two steps', () => {
  it('ask first for treatment and person, then for time and place', () => {
    const asked = (step: number) =>
      Object.keys(FREE_CONSULTATION_INITIAL).filter((field) => stepOf(field as never) === step);
    expect(asked(1).toSorted()).toEqual(
      [
        'consultationType',
        'email',
        'firstName',
        'lastName',
        'medicalNeeds',
        'oneName',
        'phone',
        'procedure',
      ].toSorted(),
    );
    expect(asked(2).toSorted()).toEqual(['city', 'country', 'preferredDate', 'preferredTime', 'timezone'].toSorted());
  });

  it('start with the second step once the first has no problems', () => {
    expect(stepOfDraft(FREE_CONSULTATION_INITIAL)).toBe(1);
    expect(stepOfDraft(STEP_ONE)).toBe(2);
    expect(stepOfDraft({ ...STEP_ONE, email: 'amina' })).toBe(1);
    expect(stepOfDraft({ ...STEP_ONE, medicalNeeds: '<script>' })).toBe(1);
    expect(stepOfDraft({ ...STEP_ONE, preferredDate: '2001-01-01' })).toBe(2);
  });
});

describe('the place derived from a device’s zone', () => {
  const winter = new Date('2026-01-15T12:00:00Z');
  const summer = new Date('2026-07-15T12:00:00Z');

  it.each([
    ['Asia/Kathmandu', winter, { timezone: 'UTC+05:30', country: 'Nepal' }],
    ['America/New_York', winter, { timezone: 'UTC-05:00', country: 'United States' }],
    ['America/New_York', summer, { timezone: 'UTC-04:00', country: 'United States' }],
    // No country of the list matches it.
    ['America/Denver', winter, { timezone: 'UTC-07:00' }],
    // More than an hour from every offset of the list.
    ['Pacific/Kiritimati', winter, {}],
  ])('%s', (device, now, place) => {
    expect(placeOfDevice(device, now, UTC_OFFSETS)).toEqual(place);
  });
});
