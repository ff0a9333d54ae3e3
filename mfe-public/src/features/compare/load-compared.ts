import { api } from '@ayana/portal-kit';

import { comparedIn } from '../../compare/choice';
import type { ComparedDoctor } from './doctor-rows';
import type { ComparedHospital } from './hospital-rows';

/** The items of a comparison that could be loaded. */
export interface Compared {
  hospitals: readonly ComparedHospital[];
  doctors: readonly ComparedDoctor[];
  /** The ids in the URL, in order. */
  ids: readonly string[];
}

/** The values that loaded, in order; failed ones are left out, and the page says so. */
async function loadedValues<Value>(reads: readonly Promise<{ data?: Value }>[], signal: AbortSignal): Promise<Value[]> {
  const settled = await Promise.allSettled(reads);
  signal.throwIfAborted();
  return settled.flatMap((read) => {
    if (read.status === 'rejected') console.error('One of those compared could not be read.', read.reason);
    return read.status === 'fulfilled' && read.value.data !== undefined ? [read.value.data] : [];
  });
}

/** Loads the items of the URL, at most three. */
export async function loadCompared(query: URLSearchParams, signal: AbortSignal): Promise<Compared> {
  const { kind, ids } = comparedIn(query);
  if (kind === 'hospitals') {
    const reads = ids.map((id) => api.GET('/partner-hospitals/{id}', { params: { path: { id } }, signal }));
    return { hospitals: await loadedValues(reads, signal), doctors: [], ids };
  }
  const reads = ids.map((id) => api.GET('/doctors/{id}', { params: { path: { id } }, signal }));
  return { hospitals: [], doctors: await loadedValues(reads, signal), ids };
}
