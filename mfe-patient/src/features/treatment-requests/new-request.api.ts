import { treatmentLabel } from '@ayana/contracts/treatment-names';
import { api, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** A treatment in the selector (spec section 7: id, name and category of the active ones, by name). */
export interface TreatmentChoice {
  id: string;
  name: string;
  /** The names in the catalogue, by which it is found as well. */
  names: readonly string[];
  category: string;
}

export interface NewRequestData {
  /** Whose draft it is: it stays theirs when their session ends meanwhile. */
  userId: string;
  /** From the address, as `?treatment=`. */
  treatmentId: string;
  /** Still being read when the page is shown. */
  treatments: Promise<Part<readonly TreatmentChoice[]>>;
  cities: Promise<Part<readonly string[]>>;
}

export function newRequestLoader({ request }: LoaderFunctionArgs): NewRequestData {
  return {
    userId: useSession.getState().user?.id ?? '',
    treatmentId: new URL(request.url).searchParams.get('treatment') ?? '',
    treatments: readPart(readTreatments()),
    cities: readPart(readCities()),
  };
}

async function readTreatments(): Promise<TreatmentChoice[]> {
  const items = await readWhole((part) => dataOf(api.GET('/treatments', { params: { query: part } })));
  return items.map(({ id, name, plain_name, category }) => ({
    id,
    name: treatmentLabel({ name, plain_name }),
    names: plain_name === null ? [name] : [name, plain_name],
    category,
  }));
}

const readCities = async (): Promise<string[]> =>
  (await readWhole(() => dataOf(api.GET('/cities')))).map(({ name }) => name);
