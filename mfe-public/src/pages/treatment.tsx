import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import bed from '@ayana/shared-ui/assets/drawings/care-bed.svg';
import heart from '@ayana/shared-ui/assets/drawings/care-heart.svg';
import joint from '@ayana/shared-ui/assets/drawings/care-joint.svg';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations';
import { loadTreatmentGuide, nameOf, TREATMENT_MESSAGES, treatmentMeta, TreatmentPage } from '../features/treatment';
import type { TreatmentGuide } from '../features/treatment';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

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

/** One treatment; a slug nobody has is a not-found page. */
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
