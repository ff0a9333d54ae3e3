import { UTC_OFFSETS } from '@ayana/contracts/places';

import { namedDeviceZone, ianaZoneBehind, visitorZone, zoneLabel } from './visitor-zone';

const winter = new Date('2026-01-14T12:00:00Z');
const summer = new Date('2026-07-14T12:00:00Z');
const choice = { timezone: '', country: '', device: null, offered: UTC_OFFSETS, at: [winter] };

describe('the visitor’s zone', () => {
  it('is the device’s when the chosen offset is the nearest one offered for it', () => {
    expect(ianaZoneBehind({ ...choice, timezone: 'UTC+03:00', device: 'Africa/Nairobi' })).toBe('Africa/Nairobi');
    expect(ianaZoneBehind({ ...choice, timezone: 'UTC+05:30', device: 'Asia/Kolkata' })).toBe('Asia/Kolkata');
  });

  it('is the country’s when the form is filled in on a device elsewhere', () => {
    const abroad = { ...choice, timezone: 'UTC+03:00', country: 'Kenya', device: 'Europe/Paris' };
    expect(ianaZoneBehind(abroad)).toBe('Africa/Nairobi');
  });

  it('stays an offset that fits neither device nor country', () => {
    const odd = { ...choice, timezone: 'UTC-08:00', country: 'Kenya', device: 'Europe/Paris' };
    expect(ianaZoneBehind(odd)).toBeNull();
    expect(visitorZone(odd)).toBe('-08:00');
  });

  it('handles a change to summer time before the day', () => {
    const newYork = { ...choice, timezone: 'UTC-05:00', device: 'America/New_York' };
    expect(ianaZoneBehind({ ...newYork, at: [winter, summer] })).toBe('America/New_York');
    expect(ianaZoneBehind({ ...newYork, at: [summer] })).toBeNull();
  });

  it('is guessed from the device while nothing is chosen', () => {
    expect(visitorZone({ ...choice, device: 'Asia/Kathmandu' })).toBe('Asia/Kathmandu');
    expect(visitorZone(choice)).toBeNull();
  });

  it('has the current name, also from a browser with the old one', () => {
    const resolved = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    const ask = (timeZone: string) => {
      resolved.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
      return namedDeviceZone();
    };
    expect([ask('Asia/Katmandu'), ask('Africa/Nairobi'), ask('UTC')]).toEqual([
      'Asia/Kathmandu',
      'Africa/Nairobi',
      null,
    ]);
    resolved.mockRestore();
  });

  it('is shown by its place', () => {
    expect(zoneLabel('Asia/Ho_Chi_Minh')).toBe('Ho Chi Minh');
    expect(zoneLabel('+03:00')).toBe('UTC+03:00');
  });
});
