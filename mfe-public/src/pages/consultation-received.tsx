import { readAnswerNumber } from '@ayana/contracts/forms';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { RECEIVED_MESSAGES } from '../features/request-received/messages';
import { ReceivedPage } from '../features/request-received/received-page';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface ReceivedData extends PublicPageData {
  /** From the URL; null where invalid. */
  reference: string | null;
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<ReceivedData> {
  return { ...(await publicLoader({ request })), reference: readAnswerNumber(params['reference'] ?? '') };
}

/** The confirmation of a sent consultation request, by its number. */
export function Component() {
  const { reference } = useLoaderData<ReceivedData>();
  return (
    <PublicPage>
      <ReceivedPage reference={reference} />
    </PublicPage>
  );
}

export function meta({ data }: PageMetaArgs): PageMeta {
  const { reference = null } = (data ?? {}) as Partial<ReceivedData>;
  return {
    title: reference === null ? RECEIVED_MESSAGES.unread_page_title : RECEIVED_MESSAGES.page_title(reference),
    robots: 'noindex',
  };
}
