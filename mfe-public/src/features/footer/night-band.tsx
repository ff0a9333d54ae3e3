import nightPhone from '@ayana/shared-ui/assets/drawings/night-kitchen-phone.svg';
import nightWide from '@ayana/shared-ui/assets/drawings/night-kitchen.svg';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';

const PHONE = '(max-width: 699px)';
/** Up to this width the phone's drawing is beside the text; above it the wide drawing is behind it. */
const NARROW = '(max-width: 1099px)';
const WIDE_FILE = { width: 2560, height: 340, frame: 1440, stop: 930 } as const;
const PHONE_FILE = { width: 390, height: 300, stop: { x: 100, up: 30 } } as const;
/** Size of the phone's drawing between the two widths. */
const BESIDE = 420;

const Box = styled.div`
  position: relative;
  overflow: hidden;
  background: color-mix(in srgb, var(--teal-800) 40%, var(--teal-900));
  color: var(--teal-100);

  & h2 {
    color: var(--white);
    font-size: var(--size-34);
  }
  & h2 + p {
    color: var(--teal-100);
  }
  & :focus-visible {
    outline-color: var(--white);
  }
`;

const Words = styled(Content)`
  position: relative;
  z-index: 1;
  min-block-size: ${WIDE_FILE.height}px;
  padding-block: var(--space-7) var(--space-5);

  @media ${NARROW} {
    & > * {
      max-inline-size: calc(100% - ${BESIDE - 40}px);
    }
  }
  @media ${PHONE} {
    min-block-size: 0;
    padding-block-end: 0;
    & > * {
      max-inline-size: none;
    }
  }
`;

const Night = styled.img`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: calc(50% - ${WIDE_FILE.width / 2}px);
  inline-size: ${WIDE_FILE.width}px;
  block-size: ${WIDE_FILE.height}px;
  max-inline-size: none;

  /* Mirrored in right-to-left text. */
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
  @media ${NARROW} {
    inset-inline: auto 0;
    inline-size: ${BESIDE}px;
    block-size: auto;
    mask-image: linear-gradient(to right, transparent, #000 60px);
  }
  @media ${PHONE} {
    position: static;
    inline-size: 100%;
    mask-image: none;
  }
`;

const Stop = styled.span`
  position: absolute;
  inset-block-end: 42px;
  inset-inline-start: calc(50% + ${WIDE_FILE.stop - WIDE_FILE.frame / 2}px);
  translate: -50% 50%;
  [dir='rtl'] & {
    translate: 50% 50%;
  }
  z-index: 1;
  color: var(--ink);
  font-size: var(--size-14);
  font-weight: 700;
  line-height: 1;

  @media ${NARROW} {
    inset-inline-start: calc(100% - ${BESIDE * (1 - PHONE_FILE.stop.x / PHONE_FILE.width)}px);
    inset-block-end: ${(BESIDE * PHONE_FILE.stop.up) / PHONE_FILE.width}px;
  }
  @media ${PHONE} {
    inset-inline-start: ${(100 * PHONE_FILE.stop.x) / PHONE_FILE.width}%;
    inset-block-end: ${(100 * PHONE_FILE.stop.up) / PHONE_FILE.width}vw;
  }
`;

/** The kitchen at night, above the footer. */
export function NightBand({ children }: { children: ReactNode }) {
  return (
    <Box>
      <Words>{children}</Words>
      <picture>
        <source media={NARROW} srcSet={nightPhone} width={PHONE_FILE.width} height={PHONE_FILE.height} />
        <Night
          src={nightWide}
          width={WIDE_FILE.width}
          height={WIDE_FILE.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
      <Stop aria-hidden="true">10</Stop>
    </Box>
  );
}
