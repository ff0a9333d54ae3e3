import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

const Box = styled.header`
  display: grid;
  gap: var(--space-2);
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--line);

  & :is(h1, h2, h3) {
    font-size: var(--size-24);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  & h1 {
    font-size: var(--size-28);
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-inline-size: 0;

  & > p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
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
  /** To focus the heading of what was opened. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Of the heading. Default 1. */
  level?: 1 | 2 | 3;
}

/** What a detail page is about, how it is, and what can be done. */
export function DetailHead({ above, title, state, meta, actions, titleRef, level = 1 }: DetailHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <Box>
      {above}
      <Title>
        <Heading ref={titleRef} tabIndex={-1}>
          <bdi>{title}</bdi>
        </Heading>
        {actions === undefined ? null : <Line>{actions}</Line>}
      </Title>
      {state === undefined ? null : <Line>{state}</Line>}
      {meta === undefined ? null : <Line>{meta}</Line>}
    </Box>
  );
}
