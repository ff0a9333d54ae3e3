import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { FAQ_MESSAGES } from '../features/faq/messages';
import { FaqPage } from '../features/faq/faq-page';
import { loadEntries, TERM_LIMIT } from '../features/faq/load-entries';
import type { FaqEntry } from '../features/faq/entry';
import { NextStep } from '../page-layout/next-step';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';
import { blocksAsText } from '../articles/rich-text';
import { breadcrumbData, faqData } from '../page-layout/structured-data';

export { voteAction as action } from '../features/faq/vote-action';

interface FaqData extends PublicPageData {
  term: string;
  entries: readonly FaqEntry[] | null;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<FaqData> {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, TERM_LIMIT);
  const [shared, entries] = await Promise.all([publicLoader({ request }), loadEntries(term, request.signal)]);
  return { ...shared, term, entries };
}

/** A vote changes no shown data. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

/** Questions and answers; `?q=` searches them, `#slug` opens one. */
export function Component() {
  const { term, entries } = useLoaderData<FaqData>();
  return (
    <PublicPage>
      <FaqPage term={term} entries={entries} />
      <NextStep id="next-step" title={FAQ_MESSAGES.other_title} text={FAQ_MESSAGES.other_text}>
        <StartYourJourney>{FAQ_MESSAGES.consult}</StartYourJourney>
        <TextLink as={Link} to="/contact">
          {FAQ_MESSAGES.ask_us}
        </TextLink>
      </NextStep>
    </PublicPage>
  );
}

/** A search is a view of this page and is not indexed. */
export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const { term = '', entries } = (data as FaqData | null) ?? {};
  if (term !== '') return { title: `${term}: questions and answers`, canonical: '/faq', robots: 'noindex' };
  return {
    structuredData: [
      faqData((entries ?? []).map(({ question, answer }) => ({ question, answer: blocksAsText(answer) }))),
      breadcrumbData(origin, [{ name: FAQ_MESSAGES.home, to: '/' }], { name: FAQ_MESSAGES.faq, to: '/faq' }),
    ],
  };
}
