import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { NARROW, WIDE } from '../widths';

export const Row = styled.article<{ $open: boolean; $late: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--space-3);
  padding: 12px 20px;
  border-block-end: 1px solid var(--line);
  /* There may be hundreds of rows: those off screen are not laid out. */
  content-visibility: auto;
  contain-intrinsic-size: auto 101px;
  transition: background-color var(--duration-state);

  @media (hover: hover) and ${WIDE} {
    &:hover {
      background: var(--paper);
    }
  }
  ${({ $open }) =>
    $open &&
    css`
      &,
      &:hover {
        background: var(--teal-100);
        box-shadow: inset 3px 0 0 var(--teal-700);
      }
      [dir='rtl'] & {
        box-shadow: inset -3px 0 0 var(--teal-700);
      }
    `}

  @media ${NARROW} {
    margin-block-end: var(--space-2);
    padding: 14px;
    border: 1px solid
      ${({ $late }) => ($late ? 'color-mix(in srgb, var(--coral-600) 45%, var(--white))' : 'var(--line)')};
    border-radius: var(--radius-card);
    background: var(--white);
  }
`;

/** Beside the name, with its bar in its own row, so that the subject below has the full width. */
export const Due = styled.div`
  grid-area: 1 / 2 / span 2 / 3;
`;

export const Name = styled.h3`
  display: flex;
  align-items: baseline;
  gap: 7px;
  min-inline-size: 0;
  font-family: var(--font-text);
  font-size: 15px;
  font-weight: 600;
  line-height: 22px;
  letter-spacing: 0;
`;

/** Above the link that covers the row. */
export const Select = styled.input`
  position: relative;
  z-index: 1;
  flex: none;
  align-self: center;
  inline-size: 16px;
  block-size: 16px;
  accent-color: var(--teal-700);
  cursor: pointer;

  /* A larger area than the box itself. */
  &::before {
    position: absolute;
    inset: -14px;
    content: '';
  }
`;

export const Unread = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  translate: 0 -1px;
  border-radius: 50%;
  background: var(--teal-700);
`;

export const NameLink = styled(Link)`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--ink);
  text-decoration: none;

  /* The whole row is the target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: var(--teal-800);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--teal-700);
    outline-offset: -3px;
    border-radius: var(--radius-control);
  }
  @media ${NARROW} {
    white-space: normal;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const Subject = styled.p`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 0 6px;
  min-inline-size: 0;
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);

  & > svg {
    flex: none;
  }
  & > bdi {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media ${NARROW} {
    flex-wrap: wrap;

    & > bdi {
      max-inline-size: calc(100% - 21px);
    }
  }
`;

export const Place = styled.bdi`
  @media ${WIDE} {
    &::before {
      content: '·';
      margin-inline-end: 6px;
    }
  }
  @media ${NARROW} {
    && {
      flex: 1 0 100%;
    }
  }
`;

export const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
  margin-block-start: var(--space-2);

  & > button {
    display: none;
  }
  @media ${NARROW} {
    flex-wrap: wrap;

    & > button {
      display: inline-flex;
      position: relative;
      z-index: 1;
      margin-inline-start: auto;
    }
  }
`;
