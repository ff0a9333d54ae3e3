import { styled } from 'styled-components';

export const PreviewBox = styled.div`
  display: grid;
  gap: var(--space-4);

  & h3 {
    margin-block-end: var(--space-2);
    color: var(--stone);
    font-family: inherit;
    font-size: var(--size-14);
    font-weight: 600;
  }
`;

/** An email, as its reader sees it. */
export const Letter = styled.article`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  overflow-wrap: anywhere;

  & > b {
    font-family: var(--font-heading);
    font-size: var(--size-21);
    font-weight: 500;
    line-height: 1.3;
  }
  & > p {
    white-space: pre-line;
  }
  & > span {
    padding: 8px 18px;
    border-radius: var(--radius-control);
    background: var(--teal-700);
    color: var(--white);
    font-weight: 600;
  }
  & > small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Bubble = styled.p`
  max-inline-size: 46ch;
  padding: var(--space-3) var(--space-4);
  border-radius: 16px;
  background: var(--mist);
  overflow-wrap: anywhere;
  white-space: pre-line;

  & > b {
    display: block;
  }
`;

/** How far sending is: delivered, failed, and what waits. */
export const Bar = styled.div`
  display: flex;
  overflow: hidden;
  block-size: 12px;
  border-radius: var(--radius-full);
  background: var(--mist);

  & > span {
    background: var(--teal-700);
  }
  & > span[data-kind='failed'] {
    background: var(--coral-600);
  }
  & > span[data-kind='skipped'] {
    background: var(--control-line);
  }
`;

export const Choices = styled.details`
  padding-block: var(--space-2);
  border-block-end: 1px solid var(--line);

  & > summary {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 44px;
    align-items: center;
    font-weight: 600;
    cursor: pointer;
  }
  & > summary > svg {
    flex: none;
    color: var(--stone);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  & > summary > small {
    margin-inline-start: auto;
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 400;
  }
`;

export const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
  gap: 0 var(--space-4);
`;

/** The text of one language. */
export const TextCard = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);

  & > legend {
    padding-inline: var(--space-2);
    font-weight: 600;
  }
`;

export const ValueRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 160px) minmax(0, 160px) minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: end;

  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  color: var(--stone);
  font-size: var(--size-14);

  & code {
    color: var(--ink);
  }
`;

export const CountBox = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-card);
  background: var(--mist);

  & > b {
    font-family: var(--font-heading);
    font-size: var(--size-24);
    font-weight: 500;
  }
  & h3 {
    font-family: inherit;
    font-size: var(--size-14);
    font-weight: 600;
  }
  & ul {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** What is done with a template. */
export const TemplateActs = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
`;
