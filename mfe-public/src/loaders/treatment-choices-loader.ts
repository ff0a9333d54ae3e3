import type { LoaderFunctionArgs } from 'react-router-dom';

import { nullOnFailure } from './null-on-failure';
import { publicLoader } from './public-loader';
import type { PublicPageData } from '../page-layout/public-page';
import { loadTreatmentChoices, type TreatmentChoice } from '../forms/treatment-choices';

/** The loader data of a page with a form. */
export interface TreatmentChoicesData extends PublicPageData {
  /** Null when they failed to load: the form tries again. */
  treatments: readonly TreatmentChoice[] | null;
}

/** The loader of a page whose form has a treatment select, which works without scripts. */
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
