import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { atVersion, commandAction, listLoader } from '@ayana/portal-kit/screens';
import { addDays, weekOf } from '@ayana/shared-ui/calendar';
import { dayKey } from '@ayana/shared-ui/time';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import type { Rota, RotaDetail } from '../types';

export const NAMES = ['archived', 'sort', 'order'] as const;
type Query = NonNullable<operations['Rotas_list']['parameters']['query']>;

export const rotasLoader = listLoader<Rota, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/on-call-rotas', { params: { query } })),
});

/** Weeks that the calendar shows. */
export const WEEKS = 4;
/** The parameter of the address with the first day that is shown. */
export const FROM = 'from';

/** The Monday the calendar begins with. */
export const firstDay = (given: string | null): string =>
  weekOf(given !== null && /^\d{4}-\d\d-\d\d$/.test(given) ? given : dayKey(new Date(), OPERATIONS_CLOCK.zone));

export const rotaLoader = ({ params, request }: LoaderFunctionArgs): Promise<Part<RotaDetail>> => {
  const day = firstDay(new URL(request.url).searchParams.get(FROM));
  // A day more on both sides: the rota's clock may be half a day from UTC.
  const query = { from: `${addDays(day, -1)}T00:00:00Z`, until: `${addDays(day, WEEKS * 7 + 1)}T00:00:00Z` };
  return readPart(dataOf(api.GET('/on-call-rotas/{id}', { params: { path: { id: params['rotaId'] ?? '' }, query } })));
};

export type RotaBody = components['schemas']['NewRotaDto'];

export const addRota = (body: RotaBody, key: string): Promise<RotaDetail> =>
  dataOf(api.POST('/on-call-rotas', { headers: { 'Idempotency-Key': key }, body }));

export const changeRota = (rota: Pick<Rota, 'id' | 'version'>, body: RotaBody): Promise<RotaDetail> =>
  dataOf(api.PATCH('/on-call-rotas/{id}', { ...atVersion(rota), body }));

export const addOverride = (
  { id }: Rota,
  body: components['schemas']['NewOverrideDto'],
  key: string,
): Promise<RotaDetail> =>
  dataOf(
    api.POST('/on-call-rotas/{id}/overrides', { params: { path: { id } }, headers: { 'Idempotency-Key': key }, body }),
  );

export type RotaCommand =
  | { intent: 'archive' | 'restore'; id: string; version: number }
  | { intent: 'remove-override'; id: string; override: string };

export const rotaAction = commandAction((command: RotaCommand): Promise<RotaDetail> => {
  const { id } = command;
  if (command.intent === 'remove-override')
    return dataOf(
      api.DELETE('/on-call-rotas/{id}/overrides/{override_id}', {
        params: { path: { id, override_id: command.override } },
      }),
    );
  const given = { params: { path: { id } }, headers: { 'If-Match': `"${command.version}"` } };
  return command.intent === 'archive'
    ? dataOf(api.POST('/on-call-rotas/{id}/archive', given))
    : dataOf(api.POST('/on-call-rotas/{id}/restore', given));
});

/** Of a rota; null: the reader’s own turns. */
const feedOf = (rota_id: string | null) => ({ params: { query: rota_id === null ? {} : { rota_id } } });

export const readFeed = (rota_id: string | null) => dataOf(api.GET('/on-call-feed', feedOf(rota_id)));

/** A new secret link; an older one stops. The same key again makes one. */
export const createFeed = async (rota_id: string | null, key: string): Promise<string> =>
  (
    await dataOf(
      api.POST('/on-call-feed', { headers: { 'Idempotency-Key': key }, body: rota_id === null ? {} : { rota_id } }),
    )
  ).path;

export const removeFeed = async (rota_id: string | null): Promise<void> => {
  await dataOf(api.DELETE('/on-call-feed', feedOf(rota_id)));
};
