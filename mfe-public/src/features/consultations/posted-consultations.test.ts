import { postedVideoConsultation } from './posted-consultations';
import { VIDEO_CONSULTATION_INITIAL } from './video/video-consultation-form';

const values = {
  ...VIDEO_CONSULTATION_INITIAL,
  firstName: 'Amina',
  lastName: 'Waseru',
  email: 'amina@mail.example',
  preferredDate: '2031-03-14',
  preferredTime: '5:00 PM',
};
const refusedAt = (now: string, changes: Partial<typeof values> = {}): string[] => {
  jest.useFakeTimers({ now: new Date(now) });
  return postedVideoConsultation.problems({ ...values, ...changes }).map(({ field }) => field);
};

afterEach(() => jest.useRealTimers());

test('a posted form without a zone may have a day that has not ended everywhere', () => {
  // A day ends last in UTC-12.
  expect(refusedAt('2031-03-15T11:59:59Z')).toEqual([]);
  expect(refusedAt('2031-03-15T12:00:00Z')).toEqual(['preferredDate']);
});

test('a form with a zone may have today in that zone', () => {
  expect(refusedAt('2031-03-14T17:59:59Z', { country: 'Bangladesh' })).toEqual([]);
  expect(refusedAt('2031-03-14T18:00:00Z', { country: 'Bangladesh' })).toEqual(['preferredDate']);
});
