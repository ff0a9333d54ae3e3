import { PORTAL_NARROW } from '@ayana/shared-ui/portal';
import { styled } from 'styled-components';

/** The room the bell will take, so that nothing moves when it comes. */
export const BellPlace = styled.div`
  block-size: 40px;

  @media ${PORTAL_NARROW} {
    inline-size: 44px;
    block-size: 44px;
  }
`;
