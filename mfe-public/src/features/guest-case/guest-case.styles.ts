import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';

export const Main = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  padding-block: var(--space-6) var(--space-8);

  & > * {
    max-inline-size: 744px;
  }
`;

/** A part of the page under its heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  scroll-margin-block-start: var(--space-8);
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: var(--space-4);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
`;

export const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

export const Said = styled.li<{ $ours: boolean }>`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
  background: ${({ $ours }) => ($ours ? 'var(--teal-100)' : 'var(--mist)')};
  overflow-wrap: anywhere;

  & > p {
    white-space: pre-line;
  }
`;

export const By = styled.small`
  display: block;
  margin-block-end: var(--space-2);
  color: var(--stone);
  font-size: var(--size-16);
`;

export const Quiet = styled.p`
  color: var(--stone);
  font-size: var(--size-16);
`;
