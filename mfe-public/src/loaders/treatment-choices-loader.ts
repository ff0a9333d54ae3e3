import type { LoaderFunctionArgs } from 'react-router-dom';

import { nullOnFailure } from './null-on-failure';
import { publicLoader } from './public-loader';
import type { PublicPageData } from '../page-layout/public-page';
import { loadTreatmentChoices, type TreatmentChoice } from '../forms/treatment-choices';

/** What a page with a form needs. */
export interface TreatmentChoicesData extends PublicPageData {
  /** Null where they could not be read: the form tries again. */
  treatments: readonly TreatmentChoice[] | null;
}

/** The loader of a page whose form asks for a treatment: the select box works without any script. */
export async function treatmentChoicesLoader({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<TreatmentChoicesData> {
  const { signal } = request;
  const [shared, treatments] = await Promise.all([
    publicLoader({ request }),
    nullOnFailure('The treatments', loadTreatmentChoices(signal), signal),
  ]);
  return { ...shared, treatments };
}
