import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { openAddress, pageOf, sampleOf } from '../../testing/open-address';
import { UNSORTED } from './unsorted';

interface Schema {
  $ref?: string;
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}
interface Operation {
  parameters?: { name: string; schema: Schema }[];
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}
const { paths, components } = JSON.parse(
  readFileSync(path.join(__dirname, '../../../../contracts/openapi.json'), 'utf8'),
) as { paths: Record<string, { get: Operation }>; components: { schemas: Record<string, Schema> } };

const nameOf = ({ $ref = '' }: Schema): string => $ref.split('/').at(-1) ?? '';
const operationOf = (api: string): Operation => paths[api]?.get ?? { responses: {} };

/** A row of what a list of the API gives. */
function rowOf(api: string): object {
  const page = components.schemas[nameOf(operationOf(api).responses['200']?.content['application/json']?.schema ?? {})];
  return sampleOf(nameOf(page?.properties?.['items']?.items ?? {}) as 'SignalDto', { id: 'row' });
}

/** Every list of the staff, and what it reads. */
const LISTS = [
  ['/case-manager?scope=all', '/case-queue'],
  ['/admin/service-requests', '/service-requests'],
  ['/admin/service-catalog', '/service-catalog-items'],
  ['/admin/enterprise-service-management/knowledge', '/knowledge-articles'],
  ['/admin/enterprise-service-management/recurring', '/recurring-requests'],
  ['/admin/enterprise-service-management/problems', '/problem-records'],
  ['/admin/incident-command?view=all', '/incidents'],
  ['/admin/crisis-detection?view=all', '/signals'],
  ['/admin/broadcast-management', '/broadcasts'],
  ['/admin/resource-mobilization', '/resource-needs'],
  ['/admin/treatments', '/treatments'],
  ['/admin/organisations', '/organisations'],
  ['/admin/hospitals', '/catalogue/hospitals'],
  ['/admin/doctors', '/catalogue/doctors'],
  ['/admin/users', '/users'],
  ['/admin/activity/all', '/activity'],
  ['/admin/appointments?view=list', '/appointments'],
  ['/admin/inbox/not-placed', '/incoming-messages'],
  ['/admin/resource-mobilization/resources', '/resources'],
  ['/admin/escalation-management', '/escalation-runs'],
  ['/admin/escalation-management/chains', '/escalation-chains'],
  ['/admin/escalation-management/on-call', '/on-call-rotas'],
  ['/admin/regulatory-compliance', '/compliance-requirements'],
  ['/admin/regulatory-compliance/controls', '/compliance-controls'],
  ['/admin/regulatory-compliance/evidence', '/compliance-evidence'],
  ['/admin/regulatory-compliance/credentials', '/credentials'],
  ['/admin/regulatory-compliance/data-requests', '/data-requests'],
] as const;

test.each(LISTS)('every column of %s sorts, or says why it does not', async (address, api) => {
  const { user, queries } = await openAddress(address, { [`GET ${api}`]: pageOf(rowOf(api)) });
  const heads = (await screen.findAllByRole('columnheader')).filter((head) => head.textContent !== '');
  const titles = heads.filter((head) => within(head).queryByRole('button') === null).map((head) => head.textContent);
  expect(titles.toSorted()).toEqual(Object.keys(UNSORTED[address] ?? {}).toSorted());
  const known = operationOf(api).parameters?.find(({ name }) => name === 'sort')?.schema.enum ?? [];
  for (const button of screen.getAllByRole('columnheader').flatMap((head) => within(head).queryAllByRole('button'))) {
    const before = queries(`GET ${api}`).length;
    await user.click(button);
    await waitFor(() => expect(button.closest('th')).toHaveAttribute('aria-sort'));
    // A page may read the same for other parts, which have no order.
    const sorts = () =>
      queries(`GET ${api}`)
        .slice(before)
        .flatMap(({ sort }) => sort ?? []);
    await waitFor(() => expect(known).toContain(sorts()[0]));
  }
});
