import { monthText, validityOf } from './days';

describe('days of the catalogue', () => {
  it('say whether an accreditation is valid, expires soon or has expired', () => {
    expect(validityOf('2026-11-21', '2026-11-22')).toBe('expired');
    expect(validityOf('2026-11-22', '2026-11-22')).toBe('soon');
    expect(validityOf('2027-05-24', '2026-11-22')).toBe('soon');
    expect(validityOf('2027-05-25', '2026-11-22')).toBe('valid');
  });

  it('are shown as month and year', () => {
    expect(monthText('2027-06-24')).toBe('June 2027');
  });
});
