import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Component } from './system-page';

test('each page about the site itself is behind its card', () => {
  render(<Component />, { wrapper: MemoryRouter });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Releases', '/admin/releases'],
    ['Database', '/database-overview'],
    ['Test forms', '/admin/test-unified-forms'],
    ['Test email', '/test-email'],
  ]);
});
