import type { VerifiedLetter } from '@ayana/contracts/journey';
import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadLetter } from '../features/verify/load-letter';
import { VERIFY_MESSAGES } from '../features/verify/messages';
import { VerifyPage } from '../features/verify/verify-page';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface VerifyData extends PublicPageData {
  code: string;
  letter: VerifiedLetter | null;
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<VerifyData> {
  const code = params['code'] ?? '';
  const [shared, letter] = await Promise.all([publicLoader({ request }), loadLetter(code, request.signal)]);
  return { ...shared, code, letter };
}

/** Whether a hospital's letter for a visa is valid, by the code on it. */
export function Component() {
  const { code, letter } = useLoaderData<VerifyData>();
  return (
    <PublicPage>
      <VerifyPage code={code} letter={letter} />
    </PublicPage>
  );
}

/** For who has the paper: not indexed. */
export function meta(): PageMeta {
  return { title: VERIFY_MESSAGES.title, canonical: '/verify', robots: 'noindex' };
}
