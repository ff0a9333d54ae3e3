import { styled } from 'styled-components';
import { type CoversPage, coversPage, FULL_SCREEN, TOASTS_SPACE } from './covers-page';

export type DialogSize = 'small' | 'regular' | 'wide';

const widths: Record<DialogSize, string> = { small: '440px', regular: '760px', wide: '1112px' };

export const BackdropBox = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: rgb(6 49 47 / 56%);
  transition: opacity var(--duration-place);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const ViewportBox = styled.div.attrs<CoversPage>(coversPage)`
  position: fixed;
  inset: 0;
  z-index: 51;
  display: grid;
  place-items: center;
  padding: var(--space-6);

  @media ${FULL_SCREEN} {
    padding: ${TOASTS_SPACE} 0 0;
    place-items: stretch;
  }
`;

export const PopupBox = styled.div<{ $size: DialogSize }>`
  inline-size: min(100%, ${({ $size }) => widths[$size]});
  max-block-size: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 88px 104px;
  border-radius: var(--radius-card);
  background: var(--white);
  box-shadow: var(--shadow-float);
  font-size: var(--size-16);
  transition:
    opacity var(--duration-place),
    translate var(--duration-place);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 12px;
  }
  @media ${FULL_SCREEN} {
    inline-size: 100%;
    block-size: calc(100dvh - ${TOASTS_SPACE});
    border-radius: 0;
  }
`;

/** The dialog's column and, where there is room, the aside. */
export const Columns = styled.div<{ $aside: boolean }>`
  display: grid;
  grid-template-columns: ${({ $aside }) => ($aside ? 'minmax(0, 1fr) 336px' : 'minmax(0, 1fr)')};
  min-block-size: 100%;

  @media (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Main = styled.div`
  --dialog-inset: 40px;
  padding-inline: var(--dialog-inset);
  min-inline-size: 0;

  @media ${FULL_SCREEN} {
    --dialog-inset: 20px;
  }
`;

export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  margin-inline: calc(-1 * var(--dialog-inset));
  padding-block: var(--space-5) var(--space-3);
  padding-inline: var(--dialog-inset) calc(var(--dialog-inset) - 12px);
  background: var(--white);

  & h2 {
    font-size: var(--size-34);
    line-height: 1.15;
  }
  & p {
    margin-block-start: var(--space-1);
    color: var(--stone);
  }
`;

export const Aside = styled.aside`
  background: var(--mist);
  border-inline-start: 1px solid var(--line);

  @media (max-width: 960px) {
    border-inline-start: 0;
    border-block-start: 1px solid var(--line);
  }
`;

/** The scrolling content of a dialog. */
export const DialogBody = styled.div`
  --edit-bar-end: 92px;

  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-2) var(--space-5);
`;

/** The bar with the submit button: sticky at the dialog's bottom. */
export const DialogBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-inline: calc(-1 * var(--dialog-inset));
  padding: var(--space-4) var(--dialog-inset) max(var(--space-4), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--white);

  @media ${FULL_SCREEN} {
    & > * {
      inline-size: 100%;
      text-align: center;
    }
  }
`;

/** What the button will do, above it. */
export const DialogNote = styled.div`
  order: -1;
  flex: 1 0 100%;

  /* In a narrow dialog the bar centres its content. */
  && {
    text-align: start;
  }
  &:empty {
    display: none;
  }
`;
