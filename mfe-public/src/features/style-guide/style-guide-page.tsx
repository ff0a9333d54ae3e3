import { Button, Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import { Buttons, Choices, Fields } from './control-chapters';
import { STYLE_MESSAGES as TEXTS } from './messages';
import { Drawings, JourneyParts, PeopleParts, StateParts, StatusParts, TimeParts } from './pattern-chapters';
import { ScreenChapters } from './screen-chapters';
import { Colours, Spaces, Type } from './token-chapters';

const Jump = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  padding-block: var(--space-5);
  font-size: var(--size-16);
`;

/** The design tokens, and every component in its states. */
export function StyleGuidePage() {
  return (
    <>
      <PageHead title={TEXTS.title} lead={TEXTS.lead} ground="mist" />
      <Content>
        <Jump aria-label={TEXTS.title}>
          {Object.entries(TEXTS.sections).map(([id, title]) => (
            <TextLink key={id} href={`#${id}`}>
              {title}
            </TextLink>
          ))}
        </Jump>
        <Colours />
        <Type />
        <Spaces />
        <Buttons />
        <Fields />
        <Choices />
        <StatusParts />
        <TimeParts />
        <JourneyParts />
        <PeopleParts />
        <StateParts />
        <Drawings />
        <ScreenChapters />
      </Content>
      <NextStep id="next" {...TEXTS.next}>
        <Button as={Link} to="/" size="large">
          {TEXTS.home}
        </Button>
        <TextLink as={Link} to="/press">
          {TEXTS.press}
        </TextLink>
      </NextStep>
    </>
  );
}
