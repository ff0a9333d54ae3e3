import { styled } from 'styled-components';

import { Content } from '../page-layout/page-layout.styles';
import { FactRows } from './fact-rows';
import type { Fact } from './fact-rows';

const Band = styled.section`
  border-block-end: 1px solid var(--line);
  background: var(--white);

  & > div {
    padding-block: var(--space-7);
  }
  & h2 {
    margin-block-end: var(--space-4);
    font-size: var(--size-34);
  }
`;

const Rows = styled(FactRows)`
  max-inline-size: 920px;
`;

/** A summary of a long text, above it. */
export function KeyFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Band aria-labelledby="short">
      <Content>
        <h2 id="short">{title}</h2>
        <Rows facts={facts} />
      </Content>
    </Band>
  );
}
