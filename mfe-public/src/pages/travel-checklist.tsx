import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { todayIn } from '@ayana/contracts/rules';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { CHECKLIST_MESSAGES } from '../features/travel-checklist/messages';
import { loadTravelProcedures } from '../features/travel-checklist/load-travel-procedures';
import { readChoice, readQuestion } from '../features/travel-checklist/choice';
import { TravelChecklistPage } from '../features/travel-checklist/travel-checklist-page';
import type { Asked, TravelProcedure, TravelQuestion } from '../features/travel-checklist/choice';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface TravelChecklistData extends PublicPageData {
  question: TravelQuestion;
  asked: Asked;
  /** Null when they failed to load. */
  procedures: readonly TravelProcedure[] | null;
  today: string;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<TravelChecklistData> {
  const question = readQuestion(new URL(request.url).searchParams);
  const today = todayIn('UTC', new Date());
  const [shared, procedures] = await Promise.all([publicLoader({ request }), loadTravelProcedures(request.signal)]);
  return { ...shared, question, procedures, today, asked: readChoice(question, procedures, today) };
}

export function Component() {
  const { asked, procedures, question, today } = useLoaderData<TravelChecklistData>();
  return (
    <PublicPage>
      <TravelChecklistPage
        question={question}
        asked={asked}
        procedures={procedures}
        today={today}
        ask={<StartYourJourney />}
      />
    </PublicPage>
  );
}

/** Someone's own checklist is nothing for a search engine. */
export function meta({ data }: PageMetaArgs): PageMeta {
  const { asked } = (data ?? {}) as Partial<TravelChecklistData>;
  return {
    title: CHECKLIST_MESSAGES.page_title,
    description: CHECKLIST_MESSAGES.description,
    canonical: '/travel-checklist',
    ...(asked === undefined || asked.state === 'nothing' ? {} : { robots: 'noindex' as const }),
  };
}
