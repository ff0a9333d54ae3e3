import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.header`
  display: grid;
  gap: var(--space-2);
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--line);

  & :is(h1, h2, h3) {
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-inline-size: 0;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);

  & > :first-child {
    flex: 1 1 320px;
    min-inline-size: 0;
  }
`;

export interface DetailHeadProps {
  /** `Breadcrumbs`. */
  above?: ReactNode;
  title: string;
  /** Chips: state, priority. */
  state?: ReactNode;
  /** Short facts in one line: who asked, when. */
  meta?: ReactNode;
  /** Buttons; one of them solid. */
  actions?: ReactNode;
  /** Of the heading. Default 1. */
  level?: 1 | 2 | 3;
}

/** What a detail page is about, how it is, and what can be done. */
export function DetailHead({ above, title, state, meta, actions, level = 1 }: DetailHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <Box>
      {above}
      <Title>
        <Heading tabIndex={-1}>
          <bdi>{title}</bdi>
        </Heading>
        {actions === undefined ? null : <Line>{actions}</Line>}
      </Title>
      {state === undefined ? null : <Line>{state}</Line>}
      {meta === undefined ? null : <Line>{meta}</Line>}
    </Box>
  );
}
