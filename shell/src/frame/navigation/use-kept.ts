import { atJourney, journeyIn } from '@ayana/contracts/journey';
import { useLocation } from 'react-router-dom';

/** Addresses in the frame of a page: the journey that the patient has chosen on it stays chosen where they lead. */
export function useKept(): (href: string) => string {
  const chosen = journeyIn(useLocation().search);
  return (href) => atJourney(href, chosen);
}
