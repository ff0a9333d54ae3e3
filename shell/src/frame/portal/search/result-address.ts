import type { components } from '@ayana/contracts/api';
import { mayEnter, type Role } from '@ayana/contracts/identity';
import { isOwnPath } from '@ayana/contracts/notifications';
import { patientHref } from '@ayana/contracts/journey';
import type { PortalRoute } from '@ayana/portal-kit';

export type ResultGroup = components['schemas']['PortalSearchGroupDto'];
type Kind = ResultGroup['kind'];
type Result = ResultGroup['items'][number];

interface Place {
  /** As portal.json has it. */
  page: string;
  address: (result: Result) => string;
}

/** Where each kind of result is opened: the first of these pages that the role may open. */
const PLACES: Readonly<Record<Kind, readonly Place[]>> = {
  journeys: [
    { page: '/case-manager/cases/:journeyId', address: ({ id }) => `/case-manager/cases/${id}` },
    { page: patientHref('home'), address: ({ id }) => patientHref('home', id) },
  ],
  // The API says where they are opened.
  tasks: [],
  papers: [],
  messages: [],
  appointments: [],
  work: [],
  orders: [],
  legs: [],
  incidents: [{ page: '/admin/incident-command/:incidentId', address: ({ id }) => `/admin/incident-command/${id}` }],
  broadcasts: [
    { page: '/admin/broadcast-management/:broadcastId', address: ({ id }) => `/admin/broadcast-management/${id}` },
  ],
  resources: [
    {
      page: '/admin/resource-mobilization/resources/:resourceId',
      address: ({ id }) => `/admin/resource-mobilization/resources/${id}`,
    },
  ],
  treatment_requests: [{ page: '/admin/requests/:requestId', address: ({ id }) => `/admin/requests/${id}` }],
  service_requests: [
    { page: '/admin/service-requests/:requestId', address: ({ id }) => `/admin/service-requests/${id}` },
    { page: '/requests/:requestId', address: ({ id }) => `/requests/${id}` },
  ],
  problem_records: [
    {
      page: '/admin/enterprise-service-management/problems/:problemId',
      address: ({ id }) => `/admin/enterprise-service-management/problems/${id}`,
    },
  ],
  knowledge_articles: [
    {
      page: '/admin/enterprise-service-management/knowledge/:articleId',
      address: ({ id }) => `/admin/enterprise-service-management/knowledge/${id}`,
    },
  ],
  enquiries: [{ page: '/admin/inbox', address: ({ id }) => `/admin/inbox?request=${id}` }],
  organisations: [{ page: '/admin/organisations/:organisationId', address: ({ id }) => `/admin/organisations/${id}` }],
  people: [{ page: '/admin/users', address: ({ id }) => `/admin/users?person=${id}` }],
  hospitals: [
    { page: '/admin/hospitals/:id', address: ({ id }) => `/admin/hospitals/${id}` },
    { page: '/hospital/:hospitalId', address: ({ id }) => `/hospital/${id}` },
  ],
  doctors: [
    { page: '/admin/doctors/:id', address: ({ id }) => `/admin/doctors/${id}` },
    { page: '/doctors/:doctorId', address: ({ id }) => `/doctors/${id}` },
  ],
  treatments: [
    { page: '/admin/treatments/:treatmentId', address: ({ id }) => `/admin/treatments/${id}` },
    { page: '/search', address: ({ title }) => `/search?q=${encodeURIComponent(title)}` },
  ],
};

/** The address of a result, or undefined where this role has no page for it. */
export function resultAddress(
  routes: readonly PortalRoute[],
  role: Role,
  kind: Kind,
  result: Result,
): string | undefined {
  if (result.path !== undefined) return isOwnPath(result.path) ? result.path : undefined;
  // A kind that this shell does not know has no place here.
  return (Object.hasOwn(PLACES, kind) ? PLACES[kind] : [])
    .find(({ page }) => routes.some(({ path, access }) => path === page && mayEnter(access ?? 'public', role)))
    ?.address(result);
}
