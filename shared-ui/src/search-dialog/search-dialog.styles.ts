import { styled } from 'styled-components';
import { FULL_SCREEN, TOASTS_SPACE } from '../dialog/covers-page';
import { PopupBox, ViewportBox } from '../dialog/dialog.styles';

/** Near the top, so that the box stays in its place while results come and go. */
export const Viewport = styled(ViewportBox)`
  place-items: start center;
  padding-block-start: min(12vh, 96px);

  @media ${FULL_SCREEN} {
    padding: ${TOASTS_SPACE} 0 0;
  }
`;

export const Popup = styled(PopupBox)`
  display: flex;
  flex-direction: column;
  inline-size: min(100%, 640px);
  max-block-size: min(620px, 100%);
  overflow: hidden;

  @media ${FULL_SCREEN} {
    max-block-size: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-3);
  padding-inline: var(--space-4) var(--space-2);
  border-block-end: 1px solid var(--line);
  color: var(--stone);

  & > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 60px;
    border: 0;
    background: none;
    color: var(--ink);
    font-size: 18px;
  }
  & > input:focus-visible {
    outline: none;
  }
  & > input::placeholder {
    color: var(--stone);
    opacity: 1;
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
  /* The focus is in the box as long as the dialog is open. */
  &:focus-within {
    border-block-end-color: var(--teal-700);
    box-shadow: 0 1px 0 var(--teal-700);
  }
`;

export const Results = styled.div`
  flex: 1;
  padding: var(--space-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: var(--space-2);
`;

export const GroupTitle = styled.div`
  padding: var(--space-3) var(--space-3) 4px;
  color: var(--stone);
  font-size: var(--size-14);
  font-weight: 600;
`;

export const Option = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  min-block-size: 44px;
  padding: 6px var(--space-3);
  border-radius: var(--radius-control);
  color: var(--ink);
  font-size: var(--size-16);
  line-height: 1.35;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }
  &[data-highlighted] {
    background: var(--teal-100);
    box-shadow: inset 3px 0 0 var(--teal-700);

    [dir='rtl'] & {
      box-shadow: inset -3px 0 0 var(--teal-700);
    }
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    grid-row: 2;
    overflow: hidden;
    color: var(--stone);
    font-size: var(--size-14);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & mark {
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline;
    text-decoration-color: var(--marigold-500);
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
`;

/** The state of what was found, at the end of its line. */
export const Mark = styled.em`
  grid-row: 1 / span 2;
  grid-column: 2;
  color: var(--stone);
  font-size: var(--size-14);
  font-style: normal;
`;

export const Quiet = styled.div`
  padding: var(--space-6) var(--space-4);
  color: var(--stone);
  text-align: center;

  & > strong {
    display: block;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;

/** How to use it, where there is a keyboard. */
export const Foot = styled.p`
  flex: none;
  padding: 10px var(--space-4);
  border-block-start: 1px solid var(--line);
  color: var(--stone);
  font-size: var(--size-14);

  @media (pointer: coarse), ${FULL_SCREEN} {
    display: none;
  }
`;
