import { heroLineStart, heroPhoneLineStart, heroWideFrame } from '@ayana/shared-ui/drawings/hero-labels';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { PHONE_SCENE, WIDE_SCENE } from './breakpoints';
import { HeroScene } from './hero-scene';
import { HERO_MESSAGES } from './messages';

/** Height of the top navigation in px, where the wide scene is drawn. */
const HEADER = 64;

/** The navigation is over the scene's sky: the wide scene starts at the top of the page. A longer text moves the scene down. */
const Box = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--sky);

  @media ${WIDE_SCENE} {
    margin-block-start: -${HEADER}px;
  }
`;

const Words = styled(Content)`
  position: relative;
  z-index: 1;
  padding-block-start: var(--space-5);

  & h1 {
    max-inline-size: 11.5em;
  }
  @media not ${WIDE_SCENE} {
    /* The button is last, since the line starts at its lower edge. */
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    & > :last-child {
      order: 1;
    }
    & > :nth-child(3) {
      order: 2;
      inline-size: 100%;
    }
  }
  @media ${WIDE_SCENE} {
    /* The button's lower edge is where the line begins. */
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    min-block-size: ${heroLineStart.y}px;
    margin-block-end: ${heroWideFrame.height - heroLineStart.y}px;
    padding-block: calc(${HEADER}px + var(--space-4)) 0;
    pointer-events: none;
    & > * {
      pointer-events: auto;
    }
    & h1 {
      max-inline-size: 560px;
    }
  }
`;

const Lead = styled.p`
  max-inline-size: 540px;
  margin-block-start: var(--space-5);
  font-size: var(--size-18);

  @media ${WIDE_SCENE} {
    font-size: 1.25rem;
    line-height: 1.5;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-3);
  margin-block-start: var(--space-5);

  @media not ${WIDE_SCENE} {
    flex-direction: column-reverse;
    & > form {
      flex: none;
      inline-size: 100%;
      max-inline-size: 400px;
    }
    & > a {
      inline-size: 200px;
    }
  }
  @media ${PHONE_SCENE} {
    & > form {
      max-inline-size: none;
    }
    & > a {
      inline-size: 100%;
    }
  }
`;

/** The note is beside the start of the line. */
const Answer = styled.p`
  font-size: var(--size-16);
  line-height: 1.35;

  @media ${WIDE_SCENE} {
    position: absolute;
    inset-block-start: calc(100% + 13px);
    inset-inline-start: calc(50% - ${heroWideFrame.frameWidth / 2 - heroLineStart.x - 22}px);
  }
  @media not ${WIDE_SCENE} {
    margin-block-start: var(--space-3);
    font-weight: 600;
  }
  @media ${PHONE_SCENE} and (min-width: 360px) {
    position: absolute;
    inset-block-start: calc(100% + 12px);
    margin: 0;
    font-weight: 400;
    inset-inline: var(--page-inset) auto;
    inline-size: calc(${(100 * heroPhoneLineStart.x) / 390}% - var(--page-inset) - 12px);
    font-size: var(--size-14);
  }
`;

/** Below the wide breakpoint the scene is below the text, moved up so that its line still starts at the button. */
const Below = styled.div`
  @media not ${WIDE_SCENE} {
    margin-block-start: calc(-100vw * ${heroLineStart.y} / ${heroWideFrame.frameWidth});
  }
  @media ${PHONE_SCENE} {
    margin-block-start: 0;
  }
  @media ${WIDE_SCENE} {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: ${heroWideFrame.height}px;
  }
`;

/** The hero. `action` is the Start Your Journey button; `search` is the search box. */
export function Hero({ action, search }: { action: ReactNode; search: ReactNode }) {
  return (
    <Box>
      <Words>
        <h1>{HERO_MESSAGES.heading}</h1>
        <Lead>{HERO_MESSAGES.lead}</Lead>
        <Actions>
          {action}
          {search}
        </Actions>
        <Answer>{HERO_MESSAGES.promise}</Answer>
      </Words>
      <Below>
        <HeroScene />
      </Below>
    </Box>
  );
}
