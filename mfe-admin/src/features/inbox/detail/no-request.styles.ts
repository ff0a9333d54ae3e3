import { styled } from 'styled-components';

export const Centre = styled.section`
  display: grid;
  place-content: center;
  min-block-size: 0;
  overflow-y: auto;
`;
