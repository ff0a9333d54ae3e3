import { BRAND, SUPPORT_HOURS } from '@ayana/contracts/brand';
import { Link as TextLink, QuietLine } from '@ayana/shared-ui';
import { Link, useMatches } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content, Lead } from '../../layout/boxes';
import { BEING_WRITTEN_MESSAGES as TEXTS } from './messages';

const Box = styled(Content)`
  padding-block: var(--space-7) var(--space-8);

  & h1 {
    margin-block-start: var(--space-5);
  }
  & h2 {
    margin-block: var(--space-7) var(--space-3);
    font-size: var(--size-24);
  }
`;

const Ways = styled.ul`
  max-inline-size: var(--text-width);
  border-block-end: 1px solid var(--line);

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px var(--space-5);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & span {
    color: var(--stone);
    font-size: var(--size-16);
  }
`;

/** The title comes from portal.json through the matched route, so one component serves every page that waits for its words. */
export function BeingWritten() {
  const { title } = (useMatches().at(-1)?.handle ?? {}) as { title?: string };
  return (
    <Box>
      <QuietLine width={200} />
      <h1>{title}</h1>
      <Lead>{TEXTS.text}</Lead>
      <h2>{TEXTS.now}</h2>
      <Ways>
        <li>
          <TextLink as={Link} to="/contact">
            {TEXTS.ask}
          </TextLink>
          <span>{TEXTS.ask_text}</span>
        </li>
        <li>
          <TextLink as={Link} to="/consultation">
            {TEXTS.consult}
          </TextLink>
          <span>{TEXTS.consult_text}</span>
        </li>
        <li>
          <TextLink as={Link} to="/services">
            {TEXTS.prices}
          </TextLink>
          <span>{TEXTS.prices_text}</span>
        </li>
        <li>
          <TextLink href={BRAND.phone_href}>{TEXTS.call}</TextLink>
          <span>
            {BRAND.phone}, {SUPPORT_HOURS.text}
          </span>
        </li>
        <li>
          <TextLink href={`mailto:${BRAND.email}`}>{TEXTS.write}</TextLink>
          <span>{BRAND.email}</span>
        </li>
        <li>
          <TextLink as={Link} to="/">
            {TEXTS.home}
          </TextLink>
        </li>
      </Ways>
    </Box>
  );
}
