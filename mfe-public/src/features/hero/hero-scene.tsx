import { heroLabels, heroPhoneFrame, heroPhoneLabels, heroWideFrame } from '@ayana/shared-ui/drawings/hero-labels';
import type { DrawingLabel } from '@ayana/shared-ui/drawings/hero-labels';
import heroPhone from '@ayana/shared-ui/assets/drawings/hero-phone.svg';
import heroWide from '@ayana/shared-ui/assets/drawings/hero-wide.svg';
import { css, styled } from 'styled-components';

import { PHONE_SCENE, WIDE_SCENE } from './breakpoints';
import { HERO_MESSAGES } from './messages';

/** The whole file, with the frame in its middle; the hero clips the rest. */
const Drawing = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-inline-size: none;

  /* Mirrored in right-to-left text. */
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
  @media ${WIDE_SCENE} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(50% - ${heroWideFrame.width / 2}px);
    inline-size: ${heroWideFrame.width}px;
    block-size: ${heroWideFrame.height}px;
  }
`;

/** From tablet to small desktop the frame is as wide as the page: the file is then 2560/1440 of it. */
const Scene = styled.div`
  position: relative;

  @media not ${PHONE_SCENE} {
    & img {
      inline-size: calc(100% * ${heroWideFrame.width} / ${heroWideFrame.frameWidth});
      margin-inline-start: calc(-100% * ${heroWideFrame.frameX} / ${heroWideFrame.frameWidth});
    }
  }
  @media ${WIDE_SCENE} {
    position: absolute;
    inset: 0;
    & img {
      inline-size: ${heroWideFrame.width}px;
      margin-inline-start: 0;
    }
  }
`;

const Frame = styled.div<{ $for: 'wide' | 'phone' }>`
  position: absolute;
  inset-block: 0;
  pointer-events: none;
  ${({ $for }) =>
    $for === 'wide'
      ? css`
          inline-size: ${heroWideFrame.frameWidth}px;
          inset-inline-start: calc(50% - ${heroWideFrame.frameWidth / 2}px);
          @media not ${WIDE_SCENE} {
            display: none;
          }
        `
      : css`
          inset-inline: 0;
          @media not ${PHONE_SCENE} {
            display: none;
          }
        `}
`;

/** Shift of a label from its anchor, in per cent. */
const back = { start: 0, middle: 50, end: 100 } as const;

const Word = styled.span<{ $kind: DrawingLabel['kind']; $anchor: DrawingLabel['anchor']; $pill: boolean }>`
  position: absolute;
  translate: ${({ $anchor }) => `-${back[$anchor]}%`} -50%;
  [dir='rtl'] & {
    translate: ${({ $anchor }) => `${back[$anchor]}%`} -50%;
  }
  white-space: nowrap;
  font-size: var(--size-14);
  line-height: 1.2;
  font-weight: ${({ $kind }) => ($kind === 'number' ? 700 : 500)};
  ${({ $kind }) =>
    $kind === 'stop' &&
    css`
      @media (max-width: 339px) {
        display: none;
      }
    `}
  ${({ $kind }) =>
    $kind === 'caption' &&
    css`
      font-family: var(--font-heading);
      font-size: var(--size-18);
      font-weight: 400;
    `}
  ${({ $pill }) =>
    $pill &&
    css`
      padding: 3px 12px;
      border-radius: var(--radius-full);
      background: var(--white);
    `}
`;

function Words({ labels, width, height }: { labels: readonly DrawingLabel[]; width: number; height: number }) {
  return labels.map(({ text, x, y, anchor, kind, pill }) => (
    <Word
      key={`${kind}-${text}`}
      $kind={kind}
      $anchor={anchor}
      $pill={pill === true}
      style={{ insetInlineStart: `${(100 * x) / width}%`, insetBlockStart: `${(100 * y) / height}%` }}
    >
      {text}
    </Word>
  ));
}

/** The drawn journey: wide beside the text, upright on a phone. The labels are HTML, since a drawing has no fonts. */
export function HeroScene() {
  return (
    <Scene>
      <picture>
        <source media={PHONE_SCENE} srcSet={heroPhone} width={heroPhoneFrame.width} height={heroPhoneFrame.height} />
        <Drawing
          src={heroWide}
          width={heroWideFrame.width}
          height={heroWideFrame.height}
          alt={HERO_MESSAGES.scene}
          fetchPriority="high"
        />
      </picture>
      <Frame $for="wide" aria-hidden="true">
        <Words labels={heroLabels} width={heroWideFrame.frameWidth} height={heroWideFrame.height} />
      </Frame>
      <Frame $for="phone" aria-hidden="true">
        <Words labels={heroPhoneLabels} width={heroPhoneFrame.width} height={heroPhoneFrame.height} />
      </Frame>
    </Scene>
  );
}
