/**
 * Every page that a patient and those who treat her open, as `npm start` serves it with the demo's rows: axe on a desktop, its width on a
 * phone. Of each kind of page with something in its address, one that the lists lead to.
 */
import type { Role } from '@ayana/contracts/identity';
import { isAmong, visitorsOf } from '@ayana/contracts/testing';

import { expect, story } from '../harness/story-fixtures.ts';
import { routeAt, routesOf, visitPages } from '../harness/visit-pages.ts';
import { demoSignIn } from './people.ts';

const ROUTES = ['mfe-patient', 'mfe-partner'].flatMap(routesOf);

/** What they see, and of a portal that only shows others' pages under its own address, its home. */
const READERS: readonly (readonly [role: Role, pages: RegExp])[] = [
  ['patient', /^\/(patient|notifications|questions|subscription)/],
  ['partner/hospital', /^\/partner-portal/],
  ['doctor', /^\/doctor-portal/],
  ['partner/logistics', /^\/partner-portal\/(manifest|work)$/],
  ['laboratory_partner', /^\/laboratory-portal(\/work)?$/],
  ['pharmacy_partner', /^\/pharmacy-portal(\/work)?$/],
];

for (const [role, pages] of READERS)
  story(`the pages of ${role}: axe finds nothing, and a phone is wide enough`, async ({ newPerson }) => {
    const page = await demoSignIn(newPerson, role);
    const lists = ROUTES.map(({ path }) => path).filter(
      (path) => !path.includes(':') && pages.test(path) && isAmong(visitorsOf(path) ?? [], role),
    );
    expect(lists.length).toBeGreaterThan(0);
    const details = new Map<string, string>();
    for (const path of lists) {
      await visitPages(page, ROUTES, [path]);
      for (const link of await page.getByRole('main').getByRole('link').all()) {
        const to = (await link.getAttribute('href')) ?? '';
        const route = routeAt(ROUTES, to);
        if (route?.path.includes(':') === true && pages.test(to))
          details.set(route.path, details.get(route.path) ?? to);
      }
    }
    await visitPages(page, ROUTES, [...details.values()]);
  });
