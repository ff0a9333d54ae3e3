import { PortalAside } from '@ayana/shared-ui/portal-page';
import { styled } from 'styled-components';

export const Services = styled.div`
  display: grid;
  gap: var(--space-2);
  max-inline-size: var(--text-width);

  & > p {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > ul {
    border-block-start: 1px solid var(--line);
  }
  & li {
    border-block-end: 1px solid var(--line);
  }
  & li > a {
    display: grid;
    padding: var(--space-3) var(--space-2);
    color: var(--ink);
    text-decoration: none;
    transition: background-color var(--duration-state);
  }
  & li > a:hover {
    background: var(--mist);
  }
  & b {
    color: var(--teal-800);
    font-weight: 600;
  }
  & span {
    color: var(--stone);
  }
`;

export const FormColumn = styled.form`
  display: grid;
  gap: var(--space-6);
  max-inline-size: var(--text-width);

  & h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
`;

export const Part = styled.section`
  display: grid;
  gap: var(--space-4);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--space-4);
`;

export const PriorityLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: 10px;

  & > p {
    flex: 1 0 100%;
    color: var(--stone);
  }
`;

/** Beside the form; above it where there is one column, so that it is seen while the first answers are written. */
export const BesideForm = styled(PortalAside)`
  @container (max-width: 859.9px) {
    order: -1;
  }
`;
