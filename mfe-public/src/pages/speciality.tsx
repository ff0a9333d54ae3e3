import type { PageMetaArgs, PageModule } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { SPECIALITY_DRAWING, SPECIALITY_MESSAGES } from '../features/specialities/messages';
import { loadPeople } from '../features/specialities/load-people';
import { loadProcedures } from '../features/specialities/load-procedures';
import { specialityMeta } from '../features/specialities/speciality-meta';
import { SpecialityPage } from '../features/specialities/speciality-page';
import type { SpecialityPeople } from '../features/specialities/load-people';
import type { Procedure } from '../features/specialities/procedure';
import type { Speciality } from '../features/specialities/speciality';
import { BookVideoConsultation, StartYourJourney } from '../features/consultations/consultation-triggers';
import { loadReview } from '../loaders/load-review';
import type { Review } from '../loaders/load-review';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface SpecialityData extends PublicPageData {
  /** Null when they failed to load. */
  procedures: readonly Procedure[] | null;
  /** Null when they failed to load. */
  people: SpecialityPeople | null;
  review: Review | null;
}

/** The page of one speciality. @param drawing address of its scene */
export function specialityPage(
  speciality: Speciality,
  drawing: string,
): Required<Pick<PageModule, 'loader' | 'Component' | 'meta'>> {
  return {
    async loader({ request }: LoaderFunctionArgs): Promise<SpecialityData> {
      const [shared, procedures, people, review] = await Promise.all([
        publicLoader({ request }),
        loadProcedures(speciality.categories, request.signal),
        loadPeople(speciality.departments, request.signal),
        loadReview(speciality.path, request.signal),
      ]);
      return { ...shared, procedures, people, review };
    },

    Component() {
      const { procedures, people, review } = useLoaderData<SpecialityData>();
      return (
        <PublicPage>
          <SpecialityPage
            speciality={speciality}
            procedures={procedures}
            people={people}
            review={review}
            drawing={{ src: drawing, ...SPECIALITY_DRAWING }}
            ask={<StartYourJourney>{SPECIALITY_MESSAGES.ask}</StartYourJourney>}
            askShort={<StartYourJourney>{SPECIALITY_MESSAGES.ask_short}</StartYourJourney>}
            bookVideo={<BookVideoConsultation />}
          />
        </PublicPage>
      );
    },

    meta({ data, origin }: PageMetaArgs) {
      const read = data as SpecialityData | null;
      return specialityMeta(speciality, { procedures: read?.procedures ?? null, review: read?.review ?? null }, origin);
    },
  };
}
