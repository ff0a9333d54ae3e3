import { styled } from 'styled-components';

export const Words = styled.div`
  max-inline-size: 72ch;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  & > b {
    display: block;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const FileList = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
