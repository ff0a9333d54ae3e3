import { act, renderHook } from '@testing-library/react';

import { FREE_CONSULTATION_INITIAL as EMPTY } from './free-consultation-form';
import { useDeviceAnswers } from './use-device-answers';

const KATHMANDU = { device: 'Asia/Kathmandu', now: new Date('2027-03-01T20:30:00Z') };

test('zone and country are those of the device, until the visitor answers or empties them', () => {
  const { result } = renderHook(() => useDeviceAnswers(KATHMANDU as Parameters<typeof useDeviceAnswers>[0]));
  expect(result.current.complete(EMPTY)).toMatchObject({ timezone: 'UTC+05:30', country: 'Nepal' });
  expect(result.current.complete({ ...EMPTY, timezone: 'UTC+03:00' })).toMatchObject({
    timezone: 'UTC+03:00',
    country: 'Nepal',
  });
  act(() => result.current.onChanged('country'));
  expect(result.current.complete(EMPTY)).toMatchObject({ timezone: 'UTC+05:30', country: '' });
});

test('a device without a zone answers nothing', () => {
  const { result } = renderHook(() => useDeviceAnswers(null));
  expect(result.current.complete(EMPTY)).toMatchObject({ timezone: '', country: '' });
});
