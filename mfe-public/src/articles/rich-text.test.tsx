import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { blocksAsText, RichText } from './rich-text';
import type { TextBlock } from './rich-text';

function show(blocks: TextBlock[]): HTMLElement {
  const router = createMemoryRouter([{ path: '/', element: <RichText blocks={blocks} /> }]);
  return render(<RouterProvider router={router} />).container;
}

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

test('markup is shown as text', () => {
  const blocks: TextBlock[] = [
    { kind: 'heading', id: 'a', lines: [[{ text: SCRIPT }]] },
    { kind: 'paragraph', lines: [[{ text: SCRIPT, strong: true }]] },
    { kind: 'list', lines: [[{ text: SCRIPT, emphasis: true }]] },
    { kind: 'quote', lines: [[{ text: SCRIPT }]] },
  ];
  const shown = show(blocks);
  expect(shown.querySelectorAll('script, img')).toHaveLength(0);
  expect(shown.textContent).toBe(SCRIPT.repeat(4));
  expect(blocksAsText(blocks)).toBe(Array.from({ length: 4 }, () => SCRIPT).join(' '));
});

test('headings keep their anchors, internal links use the router, and external ones send no referrer', () => {
  const shown = show([
    { kind: 'heading', id: 'costs', lines: [[{ text: 'Costs' }]] },
    { kind: 'subheading', id: 'rooms', lines: [[{ text: 'Rooms' }]] },
    {
      kind: 'paragraph',
      lines: [
        [
          { text: 'visa', href: '/faq' },
          { text: 'WHO', href: 'https://www.who.int/' },
        ],
      ],
    },
    { kind: 'steps', lines: [[{ text: 'One' }], [{ text: 'Two' }]] },
  ]);
  expect([...shown.querySelectorAll('h2#costs, h3#rooms')].map(({ textContent }) => textContent)).toEqual([
    'Costs',
    'Rooms',
  ]);
  expect(screen.getByRole('link', { name: 'visa' }).getAttribute('href')).toBe('/faq');
  expect(screen.getByRole('link', { name: 'WHO' }).getAttribute('rel')).toBe('noreferrer');
  expect([...shown.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
});
