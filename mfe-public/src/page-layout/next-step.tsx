import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Content, Lead } from './page-layout.styles';

const Band = styled.section`
  background: var(--teal-100);

  & > div {
    display: grid;
    gap: var(--space-5);
    padding-block: var(--space-7);
  }
  & h2 {
    font-size: var(--size-34);
  }
  & p {
    color: var(--ink);
  }
  @media (min-width: 900px) {
    & > div {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--space-7);
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
`;

/** The end of a public page: the next step with its action. `id` is the heading's id. */
export function NextStep({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Band aria-labelledby={id} data-screen-only>
      <Content>
        <div>
          <h2 id={id}>{title}</h2>
          <Lead>{text}</Lead>
        </div>
        <Actions>{children}</Actions>
      </Content>
    </Band>
  );
}
