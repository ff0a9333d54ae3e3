import { MoreMenu } from '@ayana/shared-ui/menu';
import { styled } from 'styled-components';
import { PHONE } from './room.styles';

export const Talking = styled.div<{ $panel: boolean }>`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
  padding: 0 var(--space-4) var(--space-4);

  @media (width >= 960px) {
    grid-template-columns: ${({ $panel }) => ($panel ? 'minmax(0, 1fr) 380px' : 'minmax(0, 1fr)')};
  }
  ${PHONE} {
    gap: 0;
    padding: 0;
    min-block-size: 0;
    grid-template-rows: ${({ $panel }) => ($panel ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)')};
    align-content: stretch;
  }
  @media (width >= 640px) and (height < 500px) {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: ${({ $panel }) => ($panel ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  }
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-3);
  align-content: start;
  min-inline-size: 0;

  ${PHONE} {
    display: flex;
    flex-direction: column;
    gap: 0;
    min-block-size: 0;
  }
`;

export const Views = styled.div<{ $alone: boolean }>`
  position: relative;
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;

  ${PHONE} {
    flex: 1;
    min-block-size: 0;
    ${({ $alone }) => ($alone ? 'align-content: start; overflow: auto;' : 'grid-template-rows: minmax(0, 1fr);')}
  }
`;

export const Others = styled.div<{ $count: number }>`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(${({ $count }) => ($count > 1 ? 2 : 1)}, minmax(0, 1fr));

  & > * {
    max-block-size: calc(100dvh - 220px);
  }
  ${PHONE} {
    gap: 2px;
    min-block-size: 0;
    grid-auto-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);

    & > * {
      max-block-size: none;
      block-size: 100%;
      border-radius: 0;
      aspect-ratio: auto;
    }
  }
  @media (width >= 640px) and (height < 500px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }
`;

export const OwnPicture = styled.div<{ $alone: boolean }>`
  border-radius: 12px;
  box-shadow: 0 0 0 2px rgb(255 255 255 / 85%);
  inline-size: clamp(112px, 22vw, 220px);
  justify-self: end;

  @media (width >= 640px) {
    position: absolute;
    inset-inline-end: 16px;
    inset-block-end: 16px;
  }
  ${PHONE} {
    position: ${({ $alone }) => ($alone ? 'static' : 'absolute')};
    inset-inline-end: 8px;
    inset-block: 8px auto;
    inline-size: ${({ $alone }) => ($alone ? '100%' : '112px')};
  }
`;

export const Panel = styled.aside`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  max-block-size: calc(100dvh - 200px);
  overflow: auto;
  padding: var(--space-4);
  border-radius: 20px;
  background: var(--white, #fff);

  & h2,
  & p {
    margin: 0;
  }
  ${PHONE} {
    max-block-size: none;
    border-radius: 16px 16px 0 0;
  }
`;

/** One row below the page, not over it. */
export const Controls = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
  justify-content: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-3) max(var(--space-3), env(safe-area-inset-bottom));
  background: var(--white, #fff);
  box-shadow: 0 -1px 4px rgb(0 0 0 / 8%);

  &[data-narrow='false'] {
    flex-wrap: wrap;
  }
  @media (width < 640px) {
    gap: 4px;
    padding: 6px 6px max(6px, env(safe-area-inset-bottom));

    & > button,
    & > details > summary {
      flex-direction: column;
      gap: 2px;
      min-block-size: 60px;
      inline-size: 100%;
      padding: 4px;
      font-size: 0.8125rem;
      line-height: 1.2;
    }
    & > button,
    & > details {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`;

/** It opens upwards, with rows for a thumb. */
export const MoreControls = styled(MoreMenu)`
  && > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 44px;
    block-size: 100%;
    padding-inline: 18px;
    font-size: var(--text-sm, 0.9375rem);
    font-weight: 600;

    @media (width < 640px) {
      gap: 2px;
      padding: 4px;
      font-size: 0.8125rem;
    }
  }
  && > ul {
    inset-block: auto calc(100% + 10px);
  }
  && > ul button {
    min-block-size: 52px;
    padding-inline: 14px;
  }
`;
