import { styled } from 'styled-components';

export const Shell = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--cream-50, var(--surface));
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
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-3);
  align-content: start;
  min-inline-size: 0;
`;

export const Others = styled.div<{ $count: number }>`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(${({ $count }) => ($count > 1 ? 2 : 1)}, minmax(0, 1fr));

  & > * {
    max-block-size: calc(100dvh - 220px);
  }
`;

export const OwnPicture = styled.div`
  inline-size: clamp(112px, 22vw, 220px);
  justify-self: end;

  @media (width >= 640px) {
    position: absolute;
    inset-inline-end: 16px;
    inset-block-end: 16px;
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
`;

/** Below the page, not over it: on a phone a doctor's controls are several rows. */
export const Controls = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-3) max(var(--space-3), env(safe-area-inset-bottom));
  background: var(--white, #fff);
  box-shadow: 0 -1px 4px rgb(0 0 0 / 8%);
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
