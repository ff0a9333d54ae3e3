import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { type TreatmentChoicesData, treatmentChoicesLoader } from '../loaders/treatment-choices-loader';
import { NOTHING_NAMED } from '../forms/consultation-about';
import type { ConsultationAbout } from '../forms/consultation-about';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

interface ConsultationData extends TreatmentChoicesData {
  about: ConsultationAbout;
}

export { action } from './consultation.server';

const Form = lazyPart('consultation', () =>
  import('../features/consultations/consultation-pages').then(({ FreeConsultationPage }) => FreeConsultationPage),
);

export async function loader({ request }: LoaderFunctionArgs): Promise<ConsultationData> {
  const [shared, about] = await Promise.all([treatmentChoicesLoader({ request }), aboutOf(request)]);
  return { ...shared, about };
}

/** Most visitors have no treatment or hospital in the URL: the code that loads them is not in the first view. */
async function aboutOf({ url, signal }: Request): Promise<ConsultationAbout> {
  const query = new URL(url).searchParams;
  if (!query.has('treatment') && !query.has('hospital')) return NOTHING_NAMED;
  const { loadAbout } = await import('../features/consultations/load-about');
  return loadAbout(query, signal);
}

/** The free consultation form as a page, lazily hydrated. */
export function Component() {
  const { about, treatments } = useLoaderData<ConsultationData>();
  return (
    <PublicPage>
      <Form about={about} treatments={treatments} />
    </PublicPage>
  );
}
