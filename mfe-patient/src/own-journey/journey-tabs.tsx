import { TabLinks } from '@ayana/shared-ui/tabs';
import { deviceZone, shortDate, useNow } from '@ayana/shared-ui/time';
import { useLocation } from 'react-router-dom';
import { OwnLink } from '../own-journey/own-link';
import { messages } from './messages';
import { type JourneyOption, journeyHref } from './own-journey';

export interface JourneyTabsProps {
  options: readonly JourneyOption[];
  /** Of the journey that is shown. */
  current: string | null;
}

/** Each journey is its own address of the same page. */
export default function JourneyTabs({ options, current }: JourneyTabsProps) {
  const { pathname } = useLocation();
  const now = useNow();
  const { zone } = deviceZone();
  return (
    <TabLinks
      label={messages.label}
      current={current ?? ''}
      LinkComponent={OwnLink}
      items={options.map((option) => {
        const { id, case_number, treatment, city, created_at } = option;
        const since = messages.since(shortDate(new Date(created_at), now, zone));
        return {
          id,
          href: journeyHref(pathname, option),
          label: treatment ?? messages.unnamed,
          detail: [case_number, city, since].filter((each) => each !== null).join(' · '),
        };
      })}
    />
  );
}
