import {
  BROCHURE_LINK_PARAMETER,
  BROCHURE_LINK_PROBLEMS,
  BROCHURE_PATH,
  BROCHURE_SPECIALITY_PARAMETER,
  isBrochureSpeciality,
} from '@ayana/contracts/brochures';
import type { BrochureLinkProblem, BrochureSpeciality } from '@ayana/contracts/brochures';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { BROCHURE_MESSAGES } from '../features/brochure/messages';
import { BrochurePage } from '../features/brochure/brochure-page';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';
import { breadcrumbData } from '../page-layout/structured-data';

export { action } from './brochure.server';

interface BrochureData extends PublicPageData {
  /** Null without a failed mail link. */
  problem: BrochureLinkProblem | null;
  speciality: BrochureSpeciality | null;
}

const Form = lazyPart('brochure', () =>
  import('../features/brochure/brochure-form').then(({ BrochureForm }) => BrochureForm),
);

export async function loader({ request }: LoaderFunctionArgs): Promise<BrochureData> {
  const { searchParams } = new URL(request.url);
  const link = searchParams.get(BROCHURE_LINK_PARAMETER);
  const speciality = searchParams.get(BROCHURE_SPECIALITY_PARAMETER);
  return {
    ...(await publicLoader({ request })),
    problem: BROCHURE_LINK_PROBLEMS.find((each) => each === link) ?? null,
    speciality: isBrochureSpeciality(speciality) ? speciality : null,
  };
}

/** The brochures; invalid mail links lead here, too. */
export function Component() {
  const { problem, speciality } = useLoaderData<BrochureData>();
  return (
    <PublicPage>
      <BrochurePage
        problem={problem}
        form={<Form key={speciality} speciality={speciality} />}
        ask={<StartYourJourney />}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const { problem = null } = (data ?? {}) as Partial<BrochureData>;
  return {
    title: BROCHURE_MESSAGES.page_title,
    description: BROCHURE_MESSAGES.description,
    canonical: BROCHURE_PATH,
    ...(problem === null ? {} : { robots: 'noindex' }),
    structuredData: breadcrumbData(origin, [], { name: BROCHURE_MESSAGES.page_title, to: BROCHURE_PATH }),
  };
}
