import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BRAND } from '@ayana/contracts/brand';
import type { PortalData } from '@ayana/portal-kit';

const { routes } = JSON.parse(readFileSync(join(__dirname, '../portal.json'), 'utf8')) as PortalData;

/** For someone who is here already: nothing to be found from outside. */
const NOT_TO_BE_FOUND = [
  'public.appointment',
  'public.case',
  'public.check-in',
  'public.companion',
  'public.consultation-received',
  'public.join',
  'public.newsletter',
  'public.search',
  'public.style-guide',
  'public.verify',
];

/** As shown in tabs and search results; a page with data sets a longer one in its `meta`. */
const shown = (title: string): string => (title.includes(BRAND.name) ? title : `${title} | ${BRAND.name}`);
const twice = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('what search engines read of the public pages', () => {
  it('has a unique title for each, of at most 60 characters', () => {
    const titles = routes.map(({ title }) => shown(title));
    expect(twice(titles)).toEqual([]);
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
  });

  it('has descriptions of their own, of at most 160 characters', () => {
    const descriptions = routes.flatMap(({ description }) => description ?? []);
    expect(twice(descriptions)).toEqual([]);
    expect(descriptions.filter((description) => description.length > 160)).toEqual([]);
  });

  it('leaves nothing out of search but what is for someone who is here already', () => {
    const hidden = routes.filter(({ noindex }) => noindex === true).map(({ id }) => id);
    expect(hidden.toSorted()).toEqual(NOT_TO_BE_FOUND);
  });
});
