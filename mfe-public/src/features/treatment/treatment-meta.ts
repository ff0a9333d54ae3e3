import type { PageMeta } from '@ayana/portal-kit';

import type { Crumb } from '../../page-layout/breadcrumbs';
import { breadcrumbData, faqData, medicalPageData } from '../../page-layout/structured-data';
import { usd } from '../../money/usd';
import type { TreatmentGuide } from './load-treatment-guide';
import { TREATMENT_MESSAGES as TEXTS } from './messages';

/** What search engines show, with the site's name. */
const LONGEST_TITLE = 52;

/** The everyday name. */
export const nameOf = ({ plain_name, name }: Pick<TreatmentGuide, 'plain_name' | 'name'>): string => plain_name ?? name;

export const TREATMENT_CRUMBS: readonly Crumb[] = [{ name: TEXTS.all, to: '/treatments' }];

/** The lowest shown price, in whole US dollars: of the cheapest hospital, else of the general range. */
export function lowestPrice({
  prices,
  india_usd_min,
}: Pick<TreatmentGuide, 'prices' | 'india_usd_min'>): number | null {
  return prices[0]?.usd_min ?? india_usd_min;
}

/** The metadata of a treatment's page. */
export function treatmentMeta(guide: TreatmentGuide, origin: string): PageMeta {
  const name = nameOf(guide);
  const page: Crumb = { name, to: `/treatments/${guide.slug ?? ''}` };
  const from = lowestPrice(guide);
  const description = TEXTS.description(name, from === null ? 'days' : `from ${usd(from)}`);
  return {
    title:
      [TEXTS.title_long(name), TEXTS.title(name), TEXTS.title_short(name)].find(
        ({ length }) => length <= LONGEST_TITLE,
      ) ?? name,
    description,
    canonical: page.to,
    structuredData: [
      {
        ...medicalPageData(origin, page, { description, written: guide.written_on, review: guide.review }),
        mainEntity: {
          '@type': 'MedicalProcedure',
          name,
          alternateName: guide.name,
          ...(guide.description === null ? {} : { description: guide.description }),
          ...(guide.recovery.length === 0 ? {} : { followup: guide.recovery.join(' ') }),
        },
      },
      ...(guide.faq.length === 0 ? [] : [faqData(guide.faq)]),
      breadcrumbData(origin, TREATMENT_CRUMBS, page),
    ],
  };
}
