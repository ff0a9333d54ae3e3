import { styled } from 'styled-components';
import { NARROW } from '../widths';

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);

  & > :first-child {
    min-inline-size: 0;
  }
  @media ${NARROW} {
    flex-direction: column;
  }
`;

export const Back = styled.p`
  display: none;

  & > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    font-weight: 600;
    text-decoration: none;
  }
  @media ${NARROW} {
    display: block;
  }
`;

export const Eyebrow = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);

  & > span + span::before {
    content: '·';
    margin-inline-end: var(--space-2);
  }
`;

export const Title = styled.h1`
  font-size: 28px;
  line-height: 34px;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-block-start: 6px;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-2);
  padding-block-start: 18px;

  @media ${NARROW} {
    flex-wrap: wrap;
    padding-block-start: 0;
  }
`;

export const OnPhone = styled.div`
  display: none;
  gap: var(--space-2);

  @media ${NARROW} {
    display: flex;
  }
`;

export const KeyHint = styled.kbd`
  padding: 0 6px;
  border: 1px solid color-mix(in srgb, currentcolor 60%, transparent);
  border-radius: 4px;
  font: inherit;
  font-size: 12px;
  line-height: 18px;

  @media (pointer: coarse), ${NARROW} {
    display: none;
  }
`;
