import { redirectOf } from './redirects';

describe('redirects of the specification', () => {
  it('keep the query', () => {
    expect(redirectOf('/auth', '?next=%2Fadmin')).toBe('/login?next=%2Fadmin');
    expect(redirectOf('/services/treatment-requests', '')).toBe('/consultation');
  });

  it('are only those', () => {
    expect(redirectOf('/login', '')).toBeUndefined();
    expect(redirectOf('/toString', '')).toBeUndefined();
  });
});
