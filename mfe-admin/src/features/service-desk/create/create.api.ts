import type { Level, ServiceAnswer } from '@ayana/contracts/service-desk';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { CREATE_PATH } from '../../../paths';
import type { CatalogItem, CatalogItemDetail, RequestDetail } from '../types';

/** Which service the form is for, in the URL. */
export const SERVICE = 'service';
/** The case that a request is about, in the URL, with its number. */
export const createHref = (service: string, about = ''): string =>
  `${CREATE_PATH}?${new URLSearchParams([...new URLSearchParams(about), [SERVICE, service]])}`;

/** The case of the address; null without one. */
export function caseIn(search: string): { id: string; name: string } | null {
  const query = new URLSearchParams(search);
  const [id, name] = [query.get('journey'), query.get('number')];
  return id === null ? null : { id, name: name ?? '' };
}

export interface CreateAnswer {
  /** Services one may ask for. */
  items: Part<readonly CatalogItem[]>;
  /** The chosen service; null before the choice. */
  item: Part<CatalogItemDetail> | null;
}

export async function createLoader({ request }: LoaderFunctionArgs): Promise<CreateAnswer> {
  const service = new URL(request.url).searchParams.get(SERVICE);
  const [items, item] = await Promise.all([
    readPart(
      readWhole((part) =>
        dataOf(api.GET('/service-catalog-items', { params: { query: { status: 'published' as const, ...part } } })),
      ),
    ),
    service === null
      ? null
      : readPart(dataOf(api.GET('/service-catalog-items/{id}', { params: { path: { id: service } } }))),
  ]);
  return { items, item };
}

export interface NewRequest {
  item_id: string;
  answers: Record<string, ServiceAnswer>;
  impact: Level;
  urgency: Level;
  on_behalf_of?: string;
  journey_id?: string;
  papers?: string[];
}

export const createRequest = (body: NewRequest, key: string): Promise<RequestDetail> =>
  dataOf(api.POST('/service-requests', { headers: { 'Idempotency-Key': key }, body }));
