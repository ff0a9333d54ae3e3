import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RequestCounts } from '../types';

const DAY = 24 * 60 * 60_000;
const LAST_DAYS = 30;

export type DeskFigures = components['schemas']['ServiceDeskFiguresDto'];

export interface FiguresAnswer {
  figures: Part<DeskFigures>;
  counts: RequestCounts | null;
}

/** The day in India, `YYYY-MM-DD`, some days before now. */
export function dayInIndia(now: Date, daysBefore = 0): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(new Date(now.getTime() - daysBefore * DAY));
}

/** The range of a URL; the last thirty days without one. */
export function rangeOf(params: URLSearchParams, now: Date): { from: string; to: string } {
  return {
    from: params.get('from') ?? dayInIndia(now, LAST_DAYS - 1),
    to: params.get('to') ?? dayInIndia(now),
  };
}

export async function figuresLoader({ request }: LoaderFunctionArgs): Promise<FiguresAnswer> {
  const range = rangeOf(new URL(request.url).searchParams, new Date());
  const [figures, counts] = await Promise.all([
    readPart(dataOf(api.GET('/service-desk/figures', { params: { query: range } }))),
    readPart(dataOf(api.GET('/service-requests/counts'))),
  ]);
  return { figures, counts: counts.value };
}
