import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { INBOX_PATH, REQUEST_PARAM } from '../paths';
import { NAMES } from '../features/inbox/inbox.api';
import { readToday, type TodayAnswer } from '../features/today/today.api';

export { TodayPage as Component } from '../features/today/today-page';

/** The inbox was at this address: mails that were sent then, and bookmarks, still lead to it. */
export function loader({ request }: LoaderFunctionArgs): Promise<TodayAnswer> {
  const { search, searchParams } = new URL(request.url);
  if ([REQUEST_PARAM, ...NAMES].some((name) => searchParams.has(name))) throw redirect(INBOX_PATH + search);
  return readToday();
}
