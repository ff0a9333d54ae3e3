import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { LinkedText } from './linked-text';

const TEXT = 'Ask [support](/support) or [write](mailto:care@ayana.example). <b>Nothing</b> else is [marked].';

test('words in brackets with a URL are links, everything else is text', () => {
  const { container } = render(<LinkedText text={TEXT} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'support' }).getAttribute('href')).toBe('/support');
  expect(screen.getByRole('link', { name: 'write' }).getAttribute('href')).toBe('mailto:care@ayana.example');
  expect(container.textContent).toBe('Ask support or write. <b>Nothing</b> else is [marked].');
});
