import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { Picture } from './picture';

const coast = {
  base: '/releases/mfe-public/1/web/assets/view-coast.1a2b3c4d',
  widths: [480, 960],
  width: 1440,
  height: 576,
  tones: ['#c4e0da', '#fbefdd', '#a5cec7'],
};

test('the smallest format comes first, each in every width, and a PNG for other browsers', () => {
  const { container } = render(<Picture source={coast} alt="A coast" sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));
  expect(sources).toEqual([
    { type: 'image/avif', srcset: `${coast.base}-480.avif 480w, ${coast.base}-960.avif 960w`, sizes: '50vw' },
    { type: 'image/webp', srcset: `${coast.base}-480.webp 480w, ${coast.base}-960.webp 960w`, sizes: '50vw' },
  ]);
  expect(screen.getByRole('img', { name: 'A coast' })).toHaveAttribute('src', `${coast.base}-480.png`);
});

test('its space is reserved and coloured before it loads', () => {
  const markup = renderToStaticMarkup(<Picture source={coast} alt="" sizes="100vw" />);
  expect(markup).toContain('width="1440" height="576"');
  expect(markup).toContain('background:linear-gradient(#c4e0da, #fbefdd, #a5cec7)');
});

test('it loads lazily, unless it is eager', () => {
  const { rerender } = render(<Picture source={coast} alt="A coast" sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  rerender(<Picture source={coast} alt="A coast" sizes="100vw" eager />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});
