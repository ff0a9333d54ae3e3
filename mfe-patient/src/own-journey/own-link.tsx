import { atJourney, journeyIn } from '@ayana/contracts/journey';
import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'>;

/** The journey that is chosen by the address of the page; null while none is. */
export const useChosenJourney = (): string | null => journeyIn(useLocation().search);

/** The link of this portal: the journey that is chosen on the page stays chosen on the one it leads to. */
export function Link({ to, ...rest }: LinkProps & { to: string }) {
  const { search } = useLocation();
  const chosen = journeyIn(search);
  // A part of the same page: without its query it would be about the newest journey.
  return <RouterLink to={to.startsWith('#') ? search + to : atJourney(to, chosen)} {...rest} />;
}

/** The same by `href`, for components of shared-ui. */
export const OwnLink = ({ href, ...rest }: LinkProps & { href: string }) => <Link to={href} {...rest} />;

/** Goes to a page, where the chosen journey stays chosen. */
export function useOwnNavigate(): (to: string) => void {
  const navigate = useNavigate();
  const chosen = useChosenJourney();
  return (to) => void navigate(atJourney(to, chosen));
}
