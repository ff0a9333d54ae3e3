import { BUILT_IN_HOSPITALS, HOME_HOSPITAL_COUNT } from '@ayana/contracts/hospitals';
import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import skyline from '@ayana/shared-ui/assets/drawings/street.svg';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content, Lead } from '../../page-layout/page-layout.styles';
import { HospitalCard } from './hospital-card';
import { LearnMoreButton } from './learn-more-button';
import { PARTNER_HOSPITALS_MESSAGES } from './messages';

const Box = styled.section`
  padding-block: var(--space-8);
  @media (min-width: 900px) {
    padding-block: var(--space-9);
  }
`;

const Head = styled(Content)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-4);
  margin-block-end: var(--space-6);
`;

/** Sky, skyline and road behind all hospitals; the first row ends at the road. */
const Street = styled.div`
  --front: 308px;
  position: relative;
  background:
    linear-gradient(var(--marigold-500), var(--marigold-500)) 0 calc(var(--front) - 22.5px) / 100% 4.5px no-repeat,
    linear-gradient(var(--ink), var(--ink)) 0 calc(var(--front) - 44px) / 100% 2px no-repeat,
    linear-gradient(var(--sand), var(--sand)) 0 calc(var(--front) - 42px) / 100% 42px no-repeat,
    url('${skyline}') 50% calc(var(--front) - 184px) / 720px 140px repeat-x,
    linear-gradient(var(--dawn), var(--dawn)) 0 0 / 100% var(--front) no-repeat;
`;

/** Four side by side on a desktop; a swipeable row where they do not fit, with the next one partly visible. */
const Houses = styled.ul`
  /* Contains positioned children (hidden text), which would otherwise widen the page. */
  position: relative;
  display: grid;
  grid-template-rows: var(--front) auto;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  @media (max-width: 1099px) {
    grid-auto-columns: 316px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: var(--page-inset);
    margin-inline: calc(-1 * var(--page-inset));
    padding-inline: var(--page-inset);
    padding-block-end: var(--space-3);
    scrollbar-width: thin;
    scrollbar-color: var(--control-line) transparent;
  }
`;

/** The first four of the five built-in hospitals as one street (spec section 2). */
export function PartnerHospitals() {
  const shown: readonly BuiltInHospital[] = BUILT_IN_HOSPITALS.slice(0, HOME_HOSPITAL_COUNT);
  return (
    <Box aria-labelledby="hospitals-heading">
      <Head>
        <div>
          <h2 id="hospitals-heading">{PARTNER_HOSPITALS_MESSAGES.heading}</h2>
          <Lead>{PARTNER_HOSPITALS_MESSAGES.lead}</Lead>
        </div>
        <TextLink as={Link} to="/hospitals">
          {PARTNER_HOSPITALS_MESSAGES.view_more}
        </TextLink>
      </Head>
      <Street>
        <Content>
          <Houses tabIndex={0} aria-labelledby="hospitals-heading">
            {shown.map((hospital) => (
              <HospitalCard key={hospital.id} hospital={hospital} learnMore={<LearnMoreButton hospital={hospital} />} />
            ))}
          </Houses>
        </Content>
      </Street>
    </Box>
  );
}
