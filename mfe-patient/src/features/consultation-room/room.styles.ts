import { styled } from 'styled-components';

/** A phone, upright or not: there the picture fills the screen while people talk. */
export const PHONE = '@media (width < 640px), (height < 500px)';

export const Shell = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--cream-50, var(--surface));

  ${PHONE} {
    &:has([data-talking]) {
      grid-template-rows: auto minmax(0, 1fr) auto;
      block-size: 100vh;
      block-size: 100dvh;
      background: #10211d;
    }
  }
`;

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);

  & h1 {
    margin: 0;
    font-size: var(--text-lg, 1.125rem);
    overflow-wrap: anywhere;
  }
  & p {
    margin: 0;
  }

  ${PHONE} {
    main:has([data-talking]) > & {
      padding-block: var(--space-2);
      color: #fff;

      & h1 {
        overflow: hidden;
        font-size: 1rem;
        color: inherit;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      /* It was read before; the number is behind "More". */
      & p {
        display: none;
      }
    }
  }
`;

export const Middle = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  padding: var(--space-4);
  min-inline-size: 0;
`;

export const Card = styled.section`
  display: grid;
  gap: var(--space-4);
  inline-size: 100%;
  max-inline-size: 640px;
  padding: var(--space-5, 24px);
  border-radius: 20px;
  background: var(--white, #fff);
  box-shadow: 0 1px 2px rgb(0 0 0 / 6%);

  & h2,
  & p {
    margin: 0;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

export const Pair = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
`;

export const Picture = styled.div<{ $small?: boolean }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  inline-size: 100%;
  border-radius: ${({ $small = false }) => ($small ? '12px' : '20px')};
  background: #20302c;
  color: #fff;

  & > video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > video[data-own='camera'] {
    transform: scaleX(-1);
  }
  & > video[data-fit='contain'] {
    object-fit: contain;
  }
`;

export const NoPicture = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-3);
  text-align: center;
`;

export const Caption = styled.div`
  position: absolute;
  inset-inline: 8px;
  inset-block-end: 8px;
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  pointer-events: none;

  & > span {
    max-inline-size: 100%;
    padding: 2px 10px;
    border-radius: 999px;
    background: rgb(10 25 21 / 78%);
    color: #fff;
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;

export const Level = styled.meter`
  inline-size: 100%;
  block-size: 14px;
`;

export const Plain = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }
`;

export const Paper = styled.div`
  & > img,
  & > object {
    inline-size: 100%;
    block-size: min(70dvh, 900px);
    border-radius: 12px;
    background: #fff;
    object-fit: contain;
  }
`;
