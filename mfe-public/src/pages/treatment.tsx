import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import bed from '@ayana/shared-ui/assets/drawings/care-bed.svg';
import heart from '@ayana/shared-ui/assets/drawings/care-heart.svg';
import joint from '@ayana/shared-ui/assets/drawings/care-joint.svg';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { loadTreatmentGuide } from '../features/treatment/load-treatment-guide';
import { nameOf, treatmentMeta } from '../features/treatment/treatment-meta';
import { TREATMENT_MESSAGES } from '../features/treatment/messages';
import { TreatmentPage } from '../features/treatment/treatment-page';
import type { TreatmentGuide } from '../features/treatment/load-treatment-guide';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface TreatmentData extends PublicPageData {
  guide: TreatmentGuide;
}

/** Scenes by category; the bed for all others. */
const DRAWINGS: Readonly<Record<string, string>> = { Cardiac: heart, Orthopaedics: joint, Spine: joint };

export async function loader({ request, params }: LoaderFunctionArgs): Promise<TreatmentData> {
  const [shared, guide] = await Promise.all([
    publicLoader({ request }),
    loadTreatmentGuide(params['slug'] ?? '', request.signal),
  ]);
  return { ...shared, guide };
}

/** One treatment; an unknown slug is a not-found page. */
export function Component() {
  const { guide } = useLoaderData<TreatmentData>();
  const about = { treatment: guide.slug ?? '', procedure: nameOf(guide) };
  return (
    <PublicPage>
      <TreatmentPage
        guide={guide}
        drawing={{ src: DRAWINGS[guide.category] ?? bed, width: 400, height: 280, alt: '' }}
        ask={<StartYourJourney about={about}>{TREATMENT_MESSAGES.ask}</StartYourJourney>}
        askShort={<StartYourJourney about={about}>{TREATMENT_MESSAGES.ask_short}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as TreatmentData | null | undefined;
  return read ? treatmentMeta(read.guide, origin) : {};
}
