import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atJourney } from '@ayana/contracts/journey';
import type { PortalData } from '@ayana/portal-kit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Link, OwnLink } from './own-link';

const PLACES = [
  '/patient-portal/quotes',
  '/requests/r1#thread',
  '/consultation',
  '/patient-portal?journey=j2',
  '#part',
];
const hrefsAt = (address: string): (string | null)[] => {
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      {PLACES.map((place) => (
        <Link key={place} to={place}>
          {place}
        </Link>
      ))}
      <OwnLink href="/notifications">News</OwnLink>
    </MemoryRouter>,
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return hrefs;
};

test('the chosen journey stays chosen wherever a link of the portal leads', () => {
  expect(hrefsAt('/patient-portal/care?journey=j1')).toEqual([
    '/patient-portal/quotes?journey=j1',
    '/requests/r1?journey=j1#thread',
    '/consultation',
    '/patient-portal?journey=j2',
    '/patient-portal/care?journey=j1#part',
    '/notifications?journey=j1',
  ]);
});

test('without a choice links are as they are', () => {
  expect(hrefsAt('/patient-portal/care')).toEqual([
    ...PLACES.slice(0, -1),
    '/patient-portal/care#part',
    '/notifications',
  ]);
});

test('every page of the portal keeps it', () => {
  const { routes } = JSON.parse(readFileSync(join(__dirname, '../../portal.json'), 'utf8')) as PortalData;
  const framed = routes.filter(({ frame }) => frame === 'portal').map(({ path }) => path);
  expect(framed.length).toBeGreaterThan(10);
  expect(framed.filter((path) => atJourney(path, 'j1') === path)).toEqual([]);
});
