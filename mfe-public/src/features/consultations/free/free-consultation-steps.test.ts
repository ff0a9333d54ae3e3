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
  it('ask for what is needed and who first, for when and where then', () => {
    const asked = (step: number) =>
      Object.keys(FREE_CONSULTATION_INITIAL).filter((field) => stepOf(field as never) === step);
    expect(asked(1).toSorted()).toEqual(
      ['consultationType', 'email', 'firstName', 'lastName', 'medicalNeeds', 'phone', 'procedure'].toSorted(),
    );
    expect(asked(2).toSorted()).toEqual(['city', 'country', 'preferredDate', 'preferredTime', 'timezone'].toSorted());
  });

  it('begin with the first, and with the second once nothing of the first is missing or wrong', () => {
    expect(stepOfDraft(FREE_CONSULTATION_INITIAL)).toBe(1);
    expect(stepOfDraft(STEP_ONE)).toBe(2);
    expect(stepOfDraft({ ...STEP_ONE, email: 'amina' })).toBe(1);
    expect(stepOfDraft({ ...STEP_ONE, medicalNeeds: '<script>' })).toBe(1);
    expect(stepOfDraft({ ...STEP_ONE, preferredDate: '2001-01-01' })).toBe(2);
  });
});

describe('what a device says of where it is', () => {
  const winter = new Date('2026-01-15T12:00:00Z');
  const summer = new Date('2026-07-15T12:00:00Z');

  it.each([
    ['Asia/Kathmandu', winter, { timezone: 'UTC+05:30', country: 'Nepal' }],
    ['America/New_York', winter, { timezone: 'UTC-05:00', country: 'United States' }],
    ['America/New_York', summer, { timezone: 'UTC-04:00', country: 'United States' }],
    // Nobody can tell a country of the list from it.
    ['America/Denver', winter, { timezone: 'UTC-07:00' }],
    // More than an hour from every offset of the list.
    ['Pacific/Kiritimati', winter, {}],
  ])('%s', (device, now, place) => {
    expect(placeOfDevice(device, now, UTC_OFFSETS)).toEqual(place);
  });
});
