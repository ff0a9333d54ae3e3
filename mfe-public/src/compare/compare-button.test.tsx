import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { CompareButton } from './compare-button';
import { keepChoice } from './kept-choice';

const id = (n: number): string => `0190a000-0000-7000-8000-00080000000${n}`;
const open = () =>
  render(
    <MemoryRouter>
      {[1, 2, 3, 4].map((n) => (
        <CompareButton key={n} kind="hospitals" id={id(n)} name={`House ${n}`} />
      ))}
    </MemoryRouter>,
  );
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => act(() => keepChoice('hospitals', [])));

test('at most three are chosen; a fourth leads to those, until one is given up', () => {
  open();
  for (const n of [1, 2, 3]) press(`Compare House ${n}`);
  expect(screen.getByRole('link', { name: 'You chose three hospitals. Compare them' })).toHaveAttribute(
    'href',
    `/compare?hospitals=${[1, 2, 3].map(id).join(',')}`,
  );
  expect(screen.queryByRole('button', { name: 'Compare House 4' })).toBeNull();
  press(/^Added to compare.*House 3/);
  expect(screen.getByRole('button', { name: 'Compare House 4' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getAllByRole('link', { name: 'Compare 2 hospitals' })[0]).toHaveAttribute(
    'href',
    `/compare?hospitals=${[1, 2].map(id).join(',')}`,
  );
});

test('the space key chooses, as of any button', () => {
  open();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Compare House 1' }), { key: ' ' });
  expect(screen.getByRole('button', { name: /^Added to compare/ })).toHaveAttribute('aria-pressed', 'true');
});
