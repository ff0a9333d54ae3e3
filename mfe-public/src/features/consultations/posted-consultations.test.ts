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

test('a posted form that does not say its zone may name a day until it has ended everywhere', () => {
  // The day ends last where it is twelve hours behind UTC.
  expect(refusedAt('2031-03-15T11:59:59Z')).toEqual([]);
  expect(refusedAt('2031-03-15T12:00:00Z')).toEqual(['preferredDate']);
});

test('one that says its zone may name today there', () => {
  expect(refusedAt('2031-03-14T17:59:59Z', { country: 'Bangladesh' })).toEqual([]);
  expect(refusedAt('2031-03-14T18:00:00Z', { country: 'Bangladesh' })).toEqual(['preferredDate']);
});
