import { styled } from 'styled-components';

/** One thing that is known of a step, on a line of its own. */
export const Fact = styled.bdi`
  display: block;
  overflow-wrap: anywhere;
`;
