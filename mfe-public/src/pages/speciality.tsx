import type { PageMetaArgs, PageModule } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import {
  CARE_DRAWING,
  CARE_MESSAGES,
  loadPeople,
  loadProcedures,
  specialityMeta,
  SpecialityPage,
} from '../features/care-pages';
import type { CarePeople, Procedure, Speciality } from '../features/care-pages';
import { BookVideoConsultation, StartYourJourney } from '../features/consultations';
import { loadReview } from '../layout/load-review';
import type { Review } from '../layout/load-review';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

interface SpecialityData extends PublicPageData {
  /** Null when they could not be read. */
  procedures: readonly Procedure[] | null;
  /** Null when they could not be read. */
  people: CarePeople | null;
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
            drawing={{ src: drawing, ...CARE_DRAWING }}
            ask={<StartYourJourney>{CARE_MESSAGES.ask}</StartYourJourney>}
            askShort={<StartYourJourney>{CARE_MESSAGES.ask_short}</StartYourJourney>}
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
