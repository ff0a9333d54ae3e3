import type { LoaderFunctionArgs } from 'react-router-dom';

import { orNone } from '../layout/or-none';
import { publicLoader } from '../layout/public-loader';
import type { PublicPageData } from '../layout/public-page';
import { loadTreatmentChoices, type TreatmentChoice } from './treatment-choices';

/** What a page with a form needs. */
export interface ChoicesData extends PublicPageData {
  /** Null where they could not be read: the form tries again. */
  treatments: readonly TreatmentChoice[] | null;
}

/** The loader of a page whose form asks for a treatment: the select box works without any script. */
export async function choicesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<ChoicesData> {
  const { signal } = request;
  const [shared, treatments] = await Promise.all([
    publicLoader({ request }),
    orNone('The treatments', loadTreatmentChoices(signal), signal),
  ]);
  return { ...shared, treatments };
}
