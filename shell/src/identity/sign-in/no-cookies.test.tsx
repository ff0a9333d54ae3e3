import { render, screen } from '@testing-library/react';
import { NoCookies } from './no-cookies';

afterEach(() => jest.restoreAllMocks());

it('says before the sign-in that the browser keeps no cookies, also to a screen reader', () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  render(<NoCookies />);
  expect(screen.getByRole('alert').textContent).toMatch(/blocks cookies.*Please allow cookies/);
});

it('says nothing where cookies are kept', () => {
  render(<NoCookies />);
  expect(screen.queryByRole('alert')).toBeNull();
});
