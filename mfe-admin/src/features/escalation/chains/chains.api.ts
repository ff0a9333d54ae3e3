import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { atVersion, commandAction, listLoader, readWhole } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Chain, Rota, RunDetail } from '../types';

export const NAMES = ['archived', 'sort', 'order'] as const;
type Query = NonNullable<operations['Chains_list']['parameters']['query']>;

export const chainsLoader = listLoader<Chain, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/escalation-chains', { params: { query } })),
});

/** A chain, and the rotas its steps may page. */
export type ChainDetail = Chain & { rotas: readonly Rota[] };

export const readRotas = (): Promise<Rota[]> =>
  readWhole((part) => dataOf(api.GET('/on-call-rotas', { params: { query: part } })));

export const chainLoader = ({ params }: LoaderFunctionArgs): Promise<Part<ChainDetail>> => {
  const path = { id: params['chainId'] ?? '' };
  const read = async (): Promise<ChainDetail> => {
    const [chain, rotas] = await Promise.all([
      dataOf(api.GET('/escalation-chains/{id}', { params: { path } })),
      readRotas(),
    ]);
    return { ...chain, rotas };
  };
  return readPart(read());
};

/** There is nothing to read of a new chain but the rotas. */
export const newChainLoader = async (): Promise<readonly Rota[]> => (await readPart(readRotas())).value ?? [];

export type ChainBody = components['schemas']['NewChainDto'];

export const addChain = (body: ChainBody, key: string): Promise<Chain> =>
  dataOf(api.POST('/escalation-chains', { headers: { 'Idempotency-Key': key }, body }));

export const changeChain = (
  id: string,
  version: number,
  body: components['schemas']['ChainChangeDto'],
): Promise<Chain> => dataOf(api.PATCH('/escalation-chains/{id}', { ...atVersion({ id, version }), body }));

/** A run that says everywhere that it is a test. */
export const testChain = (id: string): Promise<RunDetail> =>
  dataOf(api.POST('/escalation-chains/{id}/test', { params: { path: { id } } }));

export type ChainCommand = { intent: 'archive' | 'restore'; id: string; version: number };

export const chainAction = commandAction(({ intent, id, version }: ChainCommand): Promise<Chain> => {
  const given = atVersion({ id, version });
  return intent === 'archive'
    ? dataOf(api.POST('/escalation-chains/{id}/archive', given))
    : dataOf(api.POST('/escalation-chains/{id}/restore', given));
});
